"""A table, rebuilt from its entries: pure logic, no input or output."""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from spindletop.kernel import NATURE, OPEN, OVER, Frame, Game, Record, Rng, State
from spindletop.learn.coach import Coaching, ahead, coaching
from spindletop.learn.lesson import Chapter, lesson
from spindletop.table import entries as entry
from spindletop.table.clocks import DAY, Clock, Then
from spindletop.table.course import Course, Line, Viewer
from spindletop.table.deals import Deal
from spindletop.table.dice import Dice, seed_hash
from spindletop.table.entries import AnyEntry, By, Opened
from spindletop.table.orders import Desk, Orders
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.seating import Seat, fingerprint, handed_over
from spindletop.table.words import say
from spindletop.words import Filling

NOBODY = -1
REMOVED = "removed"  # the kind of a line that the operator took away
SPOKEN = ("said", "remarked")  # kinds of lines that people say
PROGRAM = "program"  # in the talk: who takes a seat plays through one


class Status(StrEnum):
    WAITING = "waiting"  # for people to take its open seats
    RUNNING = "running"
    OVER = "over"
    CALLED_OFF = "called_off"  # before it began, or a lesson that goes on at another table
    EXPIRED = "expired"  # nothing had happened for a long time
    CLOSED = "closed"  # by the operator
    STUCK = "stuck"  # its answers do not replay any more (newer rules): shown as far as they go, see `trouble`


@dataclass(frozen=True, slots=True)
class Talk:
    """What people said and did at the table, beside the game."""

    seq: int
    when: float
    kind: str  # of the entry: said, remarked (by a spectator), or who came and went and what became of the table
    seat: int
    name: str
    text: str
    slip: str = ""
    by: frozenset[str] = field(default=frozenset(), repr=False)  # the fingerprints of who said it, for nobody's eyes
    removed: int = 0  # the entry with which the operator took it away


class Due(StrEnum):
    """What a table waits for, other than people."""

    NATURE = "nature"
    BOT = "bot"
    CLOCK = "clock"  # a bot, for a person whose time is up
    SINGLE = "single"  # a person whose only answer the table gives after a pause
    ORDER = "order"  # a person who has said beforehand what to answer: the table does after a pause
    END = "end"


class Table:
    """One table. Read it freely between awaits; change it only through Tables."""

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

    # Facts

    @property
    def listed(self) -> bool:
        """Shown to everybody in the lists."""
        return self.opened.listed

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
    def trouble(self) -> str:
        """Why it is stuck or was closed, in words; empty, unless it is."""
        if self._closed:
            return self._closed_for
        return say(self._trouble[0], **self._trouble[1]) if self._trouble else ""

    @property
    def names(self) -> list[str]:
        """Of the seats, for words about the game."""
        return [seat.name or say("seat.unnamed", number=number + 1) for number, seat in enumerate(self.seats)]

    @property
    def seed_hash(self) -> str:
        """Of nature's seed, shown from the start."""
        return seed_hash(self.opened.seed)

    @property
    def seed(self) -> str:
        """Empty until the game is over."""
        return self.opened.seed if self._ended else ""

    @property
    def revealed(self) -> bool:
        """Everything is shown: the game is over, or was closed after it had begun."""
        return self._ended

    @property
    def origin(self) -> str:
        """The table that this one continues or repeats."""
        return self.opened.origin

    @property
    def deal(self) -> Deal | None:
        """The deal of a day that is played here."""
        return Deal(self.opened.game, self.opened.day) if self.opened.day else None

    @property
    def aided(self) -> bool:
        """Whether a bot has answered for somebody."""
        return any(self.forsaken)

    @property
    def forsaken(self) -> list[int]:
        """Of each seat the first answer, counted from one, that a bot gave for its person: they had left, or their
        time was up. 0, if there is none."""
        first = [0] * len(self.seats)
        for number, move in enumerate(self.course.moves, 1):
            if move.by in (By.BOT, By.CLOCK) and not self.opened.seats[move.actor].bot:
                first[move.actor] = first[move.actor] or number
        return first

    @property
    def passes_on(self) -> bool:
        """Whether seats may be offered to others here: not where it matters who plays from the first answer to the
        last."""
        return self.status is Status.RUNNING and not (self.opened.chapter or self.opened.day or self.opened.rated)

    @property
    def uploaded(self) -> bool:
        return bool(self.opened.record)

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return len(self.course.moves)

    # Who may do what

    def seats_of(self, token: str) -> list[int]:
        """The seats that this token holds: several, when people share a screen."""
        holder = fingerprint(token)
        return [number for number, seat in enumerate(self.seats) if holder in seat._holders]

    @property
    def host(self) -> int | None:
        """A seat of who opened the table; None if they have none."""
        return next((number for number, seat in enumerate(self.seats) if self.opener in seat._holders), None)

    def is_host(self, token: str) -> bool:
        return self.opener == fingerprint(token)

    def invite(self, token: str, seat: int) -> str:
        """The code for the link to a seat that is open or offered, for the host and the people at the table."""
        if not (self.is_host(token) or self.seats_of(token)):
            raise Refused(Why.FORGED, say("seat.invite"))
        if not (self.seat(seat).open or self.seat(seat).offered):
            raise Refused(Why.TAKEN, say("seat.taken"))
        return self.seats[seat]._invite

    def check_seat(self, token: str, seat: int) -> None:
        """Refused unless this token may speak for this seat. Ask before anything is read for the seat: what is legal
        for it, or even why something is not, may tell its secrets."""
        if not self.seat(seat).held_by(token):
            raise Refused(Why.FORGED, say("seat.not_yours"))

    def check_viewer(self, token: str, viewer: Viewer) -> None:
        """Refused unless this token may see as this viewer: its own seats, and always as a spectator;
        everything when the game is over."""
        if viewer is None or self._ended:
            return
        if viewer == OPEN:
            raise Refused(Why.SECRET, say("table.not_before"))
        self.check_seat(token, viewer)

    def recalls(self, viewer: Viewer) -> bool:
        """Whether this viewer is told all that can be known of the position. Where people are to keep something in
        mind, they are shown less while the game runs; programs forget nothing, so all may see which seats have one."""
        seated = viewer is not None and viewer >= 0 and self.seats[viewer].program
        return seated or self._ended or not self.course.state.reminds

    def check_hint(self, token: str, seat: int) -> None:
        """Refused unless this token may be told what the strong bot would answer here: for its own seat that is asked,
        and neither in a game of memory nor where everybody plays unaided."""
        self.check_seat(token, seat)
        if self.game.memory:
            raise Refused(Why.SECRET, say("answer.memory_hint", game=self.game.title))
        if self.opened.unaided or self.opened.rated:
            raise Refused(Why.ILLEGAL, say("answer.unaided" if self.opened.unaided else "answer.rated"))
        if self.turn != seat:
            raise Refused(Why.ILLEGAL, say("answer.not_asked"))

    def against_bots(self, seat: int) -> bool:
        """Whether no other person plays here."""
        return all(other.bot and not other.person for number, other in enumerate(self.seats) if number != seat)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused(Why.UNKNOWN, say("seat.unknown", number=number))
        return self.seats[number]

    def holders_of(self, seat: int) -> frozenset[str]:
        """Who holds a seat: for nobody's eyes."""
        return frozenset(self.seat(seat)._holders)

    def line(self, number: int) -> Talk:
        """A line that somebody said here, by its number."""
        found = next((line for line in self.talk if line.seq == number and line.kind in SPOKEN), None)
        if found is None:
            raise Refused(Why.UNKNOWN, say("talk.no_line"))
        return found

    # The position

    @property
    def actor(self) -> int:
        """Who must answer: a seat, NATURE or OVER. Nobody does before the game runs: see `status`."""
        return self.course.state.actor

    @property
    def turn(self) -> int:
        """The seat that is asked; NOBODY when none is."""
        return self.actor if self.status == Status.RUNNING and self.actor >= 0 else NOBODY

    @property
    def turn_began(self) -> tuple[int, float]:
        """The question with which the turn of the seat that is asked began, and when that was: since then nobody else
        has answered but nature."""
        return self._turn_began if self.turn != NOBODY else (0, 0.0)

    @property
    def thinking(self) -> int | None:
        """The seat for which a bot thinks now."""
        return self.turn if self.turn != NOBODY and self.seats[self.turn].bot else None

    @property
    def due(self) -> Due | None:
        """What the table itself must see to; None while it waits for people."""
        if self.status != Status.RUNNING:
            return None
        if self.actor == NATURE:
            return Due.NATURE
        if self.actor == OVER:
            return Due.END
        if self.seats[self.actor].bot:
            return Due.BOT
        if self.overtime:
            return Due.CLOCK
        if len(self.course.legal) == 1 and not self.chapter:
            return Due.SINGLE
        return None if self.ordered is None else Due.ORDER

    @property
    def ordered(self) -> int | None:
        """What the seat that is asked has said beforehand to answer here; None, if nothing."""
        seat = self.turn
        return self._orders.answer(seat, self.view(seat)) if self._orders.of(seat).standing else None

    def orders(self, seat: int, token: str) -> Desk:
        """What this seat has ordered. Refused to everybody but who holds it."""
        self.check_seat(token, seat)
        return self._orders.of(seat)

    @property
    def falls(self) -> float | None:
        """When the time of who is asked is up; None while no time runs."""
        return self.clock.falls if self.clock and self.status == Status.RUNNING else None

    @property
    def overtime(self) -> bool:
        """The time of who is asked is up, and a bot plays for them until their turn ends."""
        return self.clock is not None and self.clock.fallen and self.clock.terms.then is Then.MOVE

    @property
    def undecided(self) -> int:
        """The seat whose time is up and about which the others are to decide; NOBODY if there is none."""
        fallen = self.clock is not None and self.clock.fallen and self.clock.terms.then is Then.TABLE
        return self.turn if fallen and self.thinking is None else NOBODY

    def view(self, viewer: Viewer, at: int | None = None) -> State:
        """The position (after the first `at` answers) as this viewer may know it. Refused: OPEN while the game
        runs; stepping back in a memory game that runs."""
        if at is None:
            at = self.answers
        if not 0 <= at <= self.answers:
            raise Refused(Why.UNKNOWN, say("table.no_position", at=at, answers=self.answers))
        if at != self.answers and self.game.memory and not self._ended:
            raise Refused(Why.SECRET, say("table.memory_steps", game=self.game.title))
        if viewer == OPEN and not self._ended:
            raise Refused(Why.SECRET, say("table.not_before"))
        state = self.course.state if at == self.answers else self.course.position(at)
        return state.copy() if viewer == OPEN else state.view(viewer)

    def views(self, viewer: Viewer) -> Iterator[State]:
        """The same for every position of a finished game, from the first to the last (charts, replay)."""
        self.check_over()
        for state in self.course.positions():
            yield state.copy() if viewer == OPEN else state.view(viewer)

    def legal(self, seat: int) -> list[int]:
        """What this seat may answer; empty unless it is asked."""
        return self.course.legal if seat == self.turn else []

    def trial(self, seat: int) -> State:
        """A position to try this seat's answers on: one that it could be in, so that trying tells it nothing."""
        return self.view(seat).imagine(Rng(1))

    def can_undo(self, seat: int) -> bool:
        played = bool(self.seats[seat].bot) or self.overtime
        return self.turn == seat and not played and self.course.undo_to(seat) is not None

    # The lesson

    @property
    def steered(self) -> Sequence[int]:
        """What everybody answers from here on, as long as the learner follows the lesson."""
        return ahead(self.chapter, self.course.actions()) if self.chapter else ()

    def coaching(self, at: int | None = None) -> Coaching | None:
        """Where the learner stands (after the first `at` answers); None where nobody learns."""
        if not self.chapter:
            return None
        moves = [(move.actor, move.action) for move in self.course.moves[:at]]
        return coaching(self.chapter, self.course.position(self.chapter.begin), moves)

    # What happened

    def log(self, viewer: Viewer) -> list[Line]:
        """What happened, as far as this viewer may know. In a memory game that runs: the current turn only."""
        return [*self.newest(viewer)][::-1]

    def newest(self, viewer: Viewer) -> Iterator[Line]:
        """The same from the last line back, for who wants only a few of a long game."""
        if viewer == OPEN:
            self.check_over()
        first = 0
        if self.game.memory and not self._ended:
            first = self.answers if self.course.turn_over() else self.course.turn_start()
        return (line for line in self.course.newest(first, self.names) if line.heard_by(viewer))

    def last_turn(self, seat: int, until: int | None = None) -> int:
        """How many answers stood after this seat's last one, of all or of the first so many: lines with a greater `at`
        are new to it."""
        moves = self.course.moves[:until]
        return next((at for at in range(len(moves), 0, -1) if moves[at - 1].actor == seat), 0)

    # The end

    def check_over(self) -> None:
        if not self._ended:
            raise Refused(Why.SECRET, say("table.secret"))

    def check_played(self) -> None:
        """Refused unless the game has come to an end of its own."""
        self.check_over()
        if self.status is Status.CLOSED:
            raise Refused(Why.ILLEGAL, say("table.closed"))

    def dice(self, words: Sequence[str] | None = None) -> Dice:
        words = self.words if words is None else tuple(words)
        if self.deal:
            return self.deal.dice(words)
        return Dice(self.id, self.opened.seed, words, len(self.opened.prefix))

    def record(self) -> Record:
        """The record with all that verifies its dice. Refused while the game runs, and where it is not understood."""
        self.check_over()
        if self._trouble and self.status != Status.OVER:
            raise Refused(Why.ILLEGAL, say("file.no_record", reason=self.trouble))
        record = self.course.record(self.names)
        record.dice = self.dice().lines() if not self.opened.chapter else []
        return record

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

    def twin(self) -> "Table":
        """A copy to try entries on."""
        twin = copy(self)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.talk, twin.codes, twin.course = self.talk[:], dict(self.codes), self.course.twin()
        twin.tuned = dict(self.tuned)
        twin.clock = self.clock.copy() if self.clock else None
        twin._orders = self._orders.copy()
        return twin

    def become(self, twin: "Table") -> None:
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
            orders.undone(what.seat, what.to, self.view(what.seat))
        elif what.actor != NATURE:
            by_order = what.by is By.ORDER
            orders.answered(what.actor, self.answers, by_order, what.by in (By.PERSON, By.RUN))
        orders.go_on(before, self.actor, self.view, by_order)


def said_by(line: Talk, what: entry.HandedOver) -> Talk:
    return replace(line, by=frozenset(handed_over(line.by, what)))


def taken_away(line: Talk, seq: int) -> Talk:
    """Its place stays, with the name of a seat; a spectator's name may be what was wrong with it."""
    return replace(line, kind=REMOVED, name=line.name if line.seat != NOBODY else "", text="", removed=seq)


def chapter_of(opened: Opened) -> Chapter | None:
    """The chapter of the lesson that a table was opened for; None, if the lesson is another one today."""
    found = lesson(opened.game)
    chapter = found.chapters[opened.chapter - 1] if found and opened.chapter <= len(found.chapters) else None
    return chapter if chapter and chapter.opening == opened.prefix else None
