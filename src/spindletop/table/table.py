"""A table: what may be asked of it, and by whom."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from spindletop.kernel import NATURE, OPEN, OVER, Record, Rng, State
from spindletop.learn.coach import Coaching, ahead, coaching
from spindletop.table.chronicle import Chronicle, Status
from spindletop.table.clocks import NOBODY, Then
from spindletop.table.course import Line, Viewer
from spindletop.table.deals import Deal
from spindletop.table.dice import Dice, seed_hash
from spindletop.table.entries import By
from spindletop.table.orders import Desk
from spindletop.table.refused import Refused, Why
from spindletop.table.seating import fingerprint
from spindletop.table.talk import SPOKEN, Talk
from spindletop.table.words import say


class Due(StrEnum):
    """What a table waits for, other than people."""

    NATURE = "nature"
    BOT = "bot"
    CLOCK = "clock"  # a bot, for a person whose time is up
    SINGLE = "single"  # a person whose only answer the table gives after a pause
    ORDER = "order"  # a person who has said beforehand what to answer: the table does after a pause
    END = "end"


class Table(Chronicle):
    """One table. Read it freely between awaits; change it only through Tables."""

    # Facts

    @property
    def listed(self) -> bool:
        """Shown to everybody in the lists."""
        return self.opened.listed

    @property
    def trouble(self) -> str:
        """Why it is stuck or was closed, in words; empty, unless it is."""
        if self._closed:
            return self._closed_for
        return say(self._trouble[0], **self._trouble[1]) if self._trouble else ""

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

    def line(self, number: int) -> Talk:
        """A line that somebody said here, by its number."""
        found = next((line for line in self.talk if line.seq == number and line.kind in SPOKEN), None)
        if found is None:
            raise Refused(Why.UNKNOWN, say("talk.no_line"))
        return found

    # The position

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
        """Where the learner stands (after the first `at` answers); None where nobody learns, or not yet."""
        if not self.chapter or (at is not None and at < self.chapter.begin):
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
