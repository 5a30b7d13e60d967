"""The chronicle of a table: what was entered, in the order of the store, and what stands by that. Pure logic, no input
or output."""

from copy import copy
from enum import StrEnum
from typing import Any, Self

from spindletop.kernel import NATURE, OVER, Frame, Game
from spindletop.learn.lesson import Chapter, lesson
from spindletop.table import entries as entry
from spindletop.table.clocks import DAY, NOBODY, Clock
from spindletop.table.course import Course
from spindletop.table.entries import AnyEntry, By, Opened
from spindletop.table.orders import Orders
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.seating import Seat, handed_over
from spindletop.table.talk import PROGRAM, Talk, said_by, taken_away
from spindletop.table.words import say
from spindletop.words import Filling


class Status(StrEnum):
    WAITING = "waiting"  # for people to take its open seats
    RUNNING = "running"
    OVER = "over"
    CALLED_OFF = "called_off"  # before it began, or a lesson that goes on at another table
    EXPIRED = "expired"  # nothing had happened for a long time
    CLOSED = "closed"  # by the operator
    STUCK = "stuck"  # its answers do not replay any more (newer rules): shown as far as they go, see `trouble`


class Chronicle:
    """Read it freely between awaits; it is written by `apply` only."""

    def __init__(self, id: str, game: Game[Any], opened: Opened, when: float) -> None:
        self.id = id
        self.game = game
        self.opened = opened
        self.opener = opened.host  # who opened it; another, where what they had was handed over
        self.opened_at = self.when = self.asked_at = when
        self.seats = [Seat.of(place) for place in opened.seats]
        self.seq = self.told = self.asked = 1  # `told`: entries of which all may know, by which others count
        self.talk: list[Talk] = []
        self.rematch = ""
        self._trouble: tuple[str, dict[str, Filling]] | None = None
        self.codes: dict[str, tuple[int, float]] = {}  # of resume links: seat and end
        self.former: frozenset[str] = frozenset()  # the fingerprints of those whose seats others have taken over
        self.course = Course(game, len(self.seats), dict(opened.options), practice=bool(opened.chapter))
        self.clock = Clock.of(opened.clock, len(self.seats)) if opened.clock else None
        self._orders = Orders()
        self.chapter = chapter_of(opened) if opened.chapter else None  # that somebody learns here
        self._started = self._ended = self._called_off = self._expired = self._closed = False
        self._closed_for = ""
        self.tuned: dict[str, tuple[float, ...]] = {}  # when somebody chose whom they hear here, by fingerprint
        self._turn_of, self._turn_began = NOBODY, (0, 0.0)
        self._cut = False  # whether there are answers that cannot be replayed
        self.words: tuple[str, ...] = ()  # of the seats, for the dice: none before the game begins
        if opened.rules != game.rules:
            self._trouble = "trouble.rules", {"then": opened.rules, "now": game.rules}
        elif opened.content != game.source.hash:
            self._trouble = "trouble.components", {}
        for action in opened.prefix:
            self._replay(entry.Answered(self.actor, action, By.TABLE))
        self.course.open_states.clear()
        self.course.rolls = 0
        if opened.record:
            self._started = self._ended = True

    # What stands

    @property
    def status(self) -> Status:
        if self._ended and self.actor == OVER:
            return Status.OVER
        if self._closed:
            return Status.CLOSED
        if self._trouble:
            return Status.STUCK
        if self._called_off:
            return Status.CALLED_OFF
        if self._expired:
            return Status.EXPIRED
        return Status.RUNNING if self._started else Status.WAITING

    @property
    def names(self) -> list[str]:
        """Of the seats, for words about the game."""
        return [seat.name or say("seat.unnamed", number=number + 1) for number, seat in enumerate(self.seats)]

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return len(self.course.moves)

    @property
    def actor(self) -> int:
        """Who must answer: a seat, NATURE or OVER. Nobody does before the game runs: see `status`."""
        return self.course.state.actor

    @property
    def turn(self) -> int:
        """The seat that is asked; NOBODY when none is."""
        return self.actor if self.status == Status.RUNNING and self.actor >= 0 else NOBODY

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused(Why.UNKNOWN, say("seat.unknown", number=number))
        return self.seats[number]

    def holders_of(self, seat: int) -> frozenset[str]:
        """Who holds a seat: for nobody's eyes."""
        return frozenset(self.seat(seat)._holders)

    # Entries

    def apply(self, seq: int, what: AnyEntry, when: float) -> None:
        """What has happened, in the order of the store."""
        assert seq == self.seq + 1, f"entry {seq} of table {self.id} does not follow {self.seq}"
        self.seq = seq
        if what.secret:
            self._order(what, when)
            return
        self.told += 1
        self._apply(self.told, what, when)
        self.when = when
        if what.moves:
            self.asked, self.asked_at = self.told, when
            if self.actor != NATURE:
                self._note_turn()
        if self.clock:
            self._keep_time(self.clock, what, when)

    def _note_turn(self) -> None:
        """Of several questions of one turn the first counts, also if answers were taken back."""
        if self.actor != self._turn_of:
            self._turn_of, self._turn_began = self.actor, (self.asked, self.asked_at)

    def twin(self) -> "Self":
        """A copy to try entries on."""
        twin = copy(self)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.talk, twin.codes, twin.course = self.talk[:], dict(self.codes), self.course.twin()
        twin.tuned = dict(self.tuned)
        twin.clock = self.clock.copy() if self.clock else None
        twin._orders = self._orders.copy()
        return twin

    def become(self, twin: Self) -> None:
        """What was tried has happened. The twin is not used any more."""
        vars(self).update(vars(twin))

    def _apply(self, seq: int, what: AnyEntry, when: float) -> None:
        match what:
            case entry.Answered() | entry.Undone():
                self._replay(what)
            case entry.Started(words=words):
                self._started, self.words = True, tuple(words)
            case entry.Ended():
                self._ended = True
                self._orders = Orders()
            case entry.LessonEnded(table=table):
                self.chapter, self._called_off = None, bool(table)
                self.course.in_earnest()
            case entry.Worded(seat=seat, word=word):
                self.seats[seat]._word = word
            case entry.CodeMade(seat=seat, code=code, expires=expires):
                self.codes[code] = seat, expires
            case entry.CodeUsed(code=code, holder=holder):
                self.seats[self.codes.pop(code)[0]]._holders.add(holder)
            case entry.Alone(seat=seat, holder=holder):
                self.seats[seat]._holders = {holder}
                self.codes = {code: made for code, made in self.codes.items() if made[0] != seat}
            case entry.Removed(line=line):
                self.talk = [each if each.seq != line else taken_away(each, seq) for each in self.talk]
            case entry.Outage():
                pass
            case entry.HandedOver(holder=holder, to=to, keeps=keeps):
                for each in self.seats:
                    each.hand_over(what)
                self.talk = [line if holder not in line.by else said_by(line, what) for line in self.talk]
                self.opener = to if holder == self.opener and not keeps else self.opener
                self.former = frozenset(handed_over(self.former, what))
            case _:
                self._come_and_go(seq, what, when)

    def _order(self, what: AnyEntry, when: float) -> None:
        """What nobody else is told: nothing that they could see changes."""
        match what:
            case entry.Ordered(seat=seat, order=order):
                self._orders.give(seat, order, when)
            case entry.Withdrawn(seat=seat, number=number):
                self._orders.withdraw(seat, number)
            case entry.Tuned(holder=holder):
                self.tuned[holder] = (*self.tuned.get(holder, ()), when)

    def _keep_time(self, clock: Clock, what: AnyEntry, when: float) -> None:
        """What an entry means for the clock. Where a person meets nobody but bots, there is none."""
        if isinstance(what, entry.Outage):
            clock.excuse(what.since, what.until)
        clock.advance(when)
        match what:
            case entry.Started():
                self.clock = clock if sum(seat.person for seat in self.seats) > 1 else None
            case entry.Flagged():
                clock.fall()
            case entry.Waited(seat=seat):
                clock.again(seat)
            case entry.Left(seat=seat):
                clock.take(seat)
            case entry.Back(seat=seat):
                clock.give_back(seat)
            case entry.TakenOver(seat=seat):
                clock.give_back(seat, new=True)
            case entry.Vacation(seat=seat, days=days):
                clock.go_away(seat, when, when + days * DAY)
            case entry.Returned(seat=seat):
                clock.return_early(seat, when)
        if self.actor != NATURE:
            clock.ask(self.turn, self.turn != NOBODY and not self.seats[self.turn].bot)

    def _come_and_go(self, seq: int, what: AnyEntry, when: float) -> None:
        """What people see in the talk, too."""
        number, spectator, text, slip, by = NOBODY, "", "", "", frozenset[str]()
        match what:
            case entry.Said(seat=number, text=text, slip=slip):
                by = self.holders_of(number)
            case entry.Remarked(name=spectator, text=text, slip=slip, holder=holder):
                by = frozenset({holder} - {""})
            case entry.Seated(seat=number, name=name, holder=holder, word=word, program=program):
                self.seats[number] = Seat(name, person=True, program=program, since=seq, _word=word, _holders={holder})
                text = PROGRAM if program else ""
            case entry.Botted(seat=number, name=name, bot=text):
                self.seats[number] = Seat(name, text)
            case entry.Left(seat=number, bot=text):
                self.seats[number].bot = text
                self._orders.leave(number)
            case entry.Back(seat=number):
                self.seats[number].bot, self.seats[number].offered = "", False
            case entry.Offered(seat=number, invite=invite):
                self.seats[number].offered, self.seats[number]._invite = True, invite
            case entry.TakenOver(seat=number):
                text = self.names[number]
                self._pass_on(seq, what)
            case entry.Rematched(table=text):
                self.rematch = text
            case entry.CalledOff():
                self._called_off = True
            case entry.Expired():
                self._expired = True
            case entry.Closed(reason=text):
                self._closed, self._closed_for, self._ended = True, text, self._ended or self._started
                self._orders = Orders()
            case entry.Freed(seat=number) | entry.Flagged(seat=number) | entry.Returned(seat=number):
                pass
            case entry.Vacation(seat=number, days=days):
                text = str(days)
            case entry.Waited(seat=number, by=other):
                text = self.names[other]
        name = self.names[number] if number != NOBODY else spectator
        self.talk.append(Talk(seq, when, entry.kind(what), number, name, text, slip, by))
        if isinstance(what, entry.Freed):
            self.seats[number] = Seat(_invite=what.invite)

    def _pass_on(self, seq: int, what: entry.TakenOver) -> None:
        """A seat has another holder; links that were made for the one before do not work."""
        old = self.seats[what.seat]
        self.seats[what.seat] = Seat(
            what.name, person=True, program=what.program, since=seq, _word=old._word, _holders={what.holder}
        )
        self.former = (self.former | old._holders) - {what.holder}
        self._orders.forget(what.seat)
        self.codes = {code: made for code, made in self.codes.items() if made[0] != what.seat}

    def _replay(self, what: entry.Answered | entry.Undone) -> None:
        """What the rules of today refuse leaves the game at its last position, with the reason."""
        if self._cut:
            return
        before = self.course.state.question
        try:
            if isinstance(what, entry.Undone):
                self.course.undo(what.to)
            else:
                self.course.play(self.game.parse(what.action), what.by, self.asked)
        except ValueError as error:
            self._cut = True
            self._trouble = self._trouble or ("trouble.answer", {"number": self.answers + 1, "reason": reason(error)})
            return
        if self._orders.desks:
            self._follow_orders(what, before)

    def _follow_orders(self, what: entry.Answered | entry.Undone, before: Frame | None) -> None:
        """What an answer, or taking it back, means for those who have given orders."""
        orders, by_order = self._orders, False
        if isinstance(what, entry.Undone):
            orders.undone(what.seat, what.to, self.course.state.view(what.seat))
        elif what.actor != NATURE:
            by_order = what.by is By.ORDER
            orders.answered(what.actor, self.answers, by_order, what.by in (By.PERSON, By.RUN))
        orders.go_on(before, self.actor, self.course.state.view, by_order)


def chapter_of(opened: Opened) -> Chapter | None:
    """The chapter of the lesson that a table was opened for; None, if the lesson is another one today."""
    found = lesson(opened.game)
    chapter = found.chapters[opened.chapter - 1] if found and opened.chapter <= len(found.chapters) else None
    return chapter if chapter and chapter.opening == opened.prefix else None
