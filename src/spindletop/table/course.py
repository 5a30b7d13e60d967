"""The course of a game at a table: its answers, what they told, undo, and every position on the way."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from spindletop.games import folder
from spindletop.games.reader import Reader
from spindletop.kernel import EVERYBODY, NATURE, OPEN, Event, Game, IllegalAction, Record, State
from spindletop.kernel.record import UNDO
from spindletop.table.entries import By
from spindletop.words import language, plain

log = logging.getLogger(__name__)

STRIDE = 32  # every so many answers a position is kept, so that stepping anywhere is quick
FAR = 64  # answers, over which something can have gone on

Viewer = int | None  # a seat, None for a spectator, or OPEN for everything


@dataclass(frozen=True, slots=True)
class Told:
    """What a line of the story says to somebody: with stress, as one reads it who has read the lines before."""

    words: str
    heading: str = ""  # of the part that begins with it, or goes on


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    at: int  # how many answers stood when it had happened: step there with view(viewer, at)
    event: Event
    words: str  # by itself, with names alone
    inset: bool
    doer: int | None = None
    told: Mapping[Viewer, Told] = field(default_factory=dict)  # to the seats that it names; None: to all others

    def heard_by(self, viewer: Viewer) -> bool:
        return viewer == OPEN or self.event.heard_by(viewer)

    def to(self, viewer: Viewer) -> Told:
        return self.told.get(viewer) or self.told[None]


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that stands, and what it told."""

    actor: int
    action: int
    by: By
    asked: int  # the seq of the entry after which it was asked
    events: list[Event]
    lines: dict[tuple[str, ...], list[Line]] = field(default_factory=dict)  # by language and names of the seats


@dataclass(slots=True)
class Teller:
    """The position up to which lines have been written: most are written in the order in which things happen."""

    at: int = 0
    last: Move | None = None  # before it; another may have taken its place since
    state: State | None = None


class Course:
    """A game as it was played so far. Only `play` and `undo` change it."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], practice: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.practice = practice  # nothing is sealed: bots do not mind what was seen and is taken back
        self.state: State = game.new(seats, **options)
        self.moves: list[Move] = []
        self.entries: list[tuple[int, int]] = []  # as in a record: undone answers and their undoing, too
        self.rolls = 0  # how often nature has answered here
        self.kept: list[State] = [self.state.copy()]  # the positions after 0, STRIDE, 2 * STRIDE, ... answers
        self.open_states: list[State] = []  # before each of the last answers that can be taken back
        self.teller = Teller()  # twins share it
        self._legal: list[int] | None = None  # as soon as somebody has asked

    @property
    def legal(self) -> list[int]:
        """What may be answered now, worked out once."""
        if self._legal is None:
            self._legal = self.state.legal()
        return self._legal

    def play(self, action: int, by: By, asked: int) -> None:
        """Play an answer. What is not legal raises IllegalAction and changes nothing."""
        if action not in self.legal:
            raise IllegalAction(self.state.refusal(action))
        before, actor, self._legal = self.state.copy(), self.state.actor, None
        events: list[Event] = []
        self.state.listen(events)
        try:
            self.state.answer(action)
        finally:
            self.state.listen(None)
        at = len(self.moves) + 1
        self.moves.append(Move(actor, action, by, asked, events))
        self.entries.append((actor, action))
        self.rolls += actor == NATURE
        if self.state.sealed and not self.practice:
            self.open_states.clear()
        else:
            self.open_states.append(before)
        if at % STRIDE == 0:
            self.kept.append(self.state.copy())

    def twin(self) -> "Course":
        """A copy that goes its own way."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.moves, twin.entries = self.moves[:], self.entries[:]
        twin.kept, twin.open_states = self.kept[:], self.open_states[:]
        return twin

    def undo(self, to: int) -> None:
        """Take the last answers back, so that `to` stand; none of them may be sealed. In practice that leaves no trace:
        no record would allow it."""
        if not len(self.moves) - len(self.open_states) <= to < len(self.moves):
            raise ValueError("the last answer cannot be taken back: somebody else was asked or shown something")
        self._legal = None
        while len(self.moves) > to:
            actor = self.moves.pop().actor
            if self.practice:
                self.entries.pop()
            else:
                self.entries.append((actor, UNDO))
            self.state = self.open_states.pop()
        del self.kept[to // STRIDE + 1 :]

    def undo_to(self, seat: int) -> int | None:
        """How many answers would stand when this seat takes back what it answered last, with one click; None if it
        cannot."""
        if self.state.actor != seat:
            return None
        for back in range(1, len(self.open_states) + 1):
            by = self.moves[-back].by
            if by in (By.PERSON, By.ORDER):
                return len(self.moves) - back
            if by not in (By.TABLE, By.RUN) and not self.practice:
                return None
        return None

    def in_earnest(self) -> None:
        """The end of practice: what was answered stands."""
        self.practice = False
        self.open_states.clear()

    def actions(self) -> list[int]:
        """All answers that stand."""
        return [move.action for move in self.moves]

    def position(self, at: int) -> State:
        """After the first `at` answers."""
        state = self.kept[at // STRIDE].copy()
        for move in self.moves[at - at % STRIDE : at]:
            state.answer(move.action)
        return state

    def positions(self) -> Iterator[State]:
        """From the first to the last; each only until the next is asked for."""
        state = self.kept[0].copy()
        yield state
        for move in self.moves:
            state.answer(move.action)
            yield state

    # What happened, in words

    def newest(self, first: int, names: Sequence[str]) -> Iterator[Line]:
        """All lines since the first so many answers, from the last back. They are written when somebody wants to read
        them, in the language of who does, a stretch at a time, and once."""
        key = (language.get(), *names)
        for stretch in range(len(self.moves) // STRIDE, first // STRIDE - 1, -1):
            begin, end = max(first, stretch * STRIDE), min(len(self.moves), (stretch + 1) * STRIDE)
            for at in range(begin, end):
                if key not in self.moves[at].lines:
                    self.moves[at].lines[key] = self._lines(at, names)
            for move in reversed(self.moves[begin:end]):
                yield from reversed(move.lines[key])

    def _lines(self, number: int, names: Sequence[str]) -> list[Line]:
        """What a move told, in words that give away no more than that: made from what those who heard it could know
        then."""
        state = self._after(number)
        return [self._line(number, place, state, names) for place in range(len(self.moves[number].events))]

    def _line(self, number: int, place: int, state: State, names: Sequence[str]) -> Line:
        event, text = self.moves[number].events[place], folder.text(self.game)
        inset, at = folder.inset(self.game, event), number + 1
        try:
            known = state.view(None if event.audience == EVERYBODY else event.audience)
            here, before = self._before(number, place, 0), self._before(number, place, FAR)
            words = plain(text.event(known, event, Reader(names, before=here)))
            kit = folder.teller(self.game)
            anybody = Reader(names, None, before, kit)
            told: dict[Viewer, Told] = {
                None: Told(text.event(known, event, anybody), text.heading(known, event, anybody))
            }
            for seat in anybody.named:
                you = Reader(names, seat, before, kit)
                told[seat] = Told(text.event(known, event, you), text.heading(known, event, you))
            return Line(at, event, words, inset, text.doer(known, event, before), told)
        except Exception:  # for want of words no game is stopped
            log.exception("%s has no words for %r", self.game.title, event)
            return Line(at, event, "", inset, told={None: Told("")})

    def _before(self, number: int, place: int, moves: int) -> list[Event]:
        """What had happened, in this move and the last so many before it, since something began: as far as those know
        who heard of this event. The last first."""
        events = self.moves[number].events
        earlier = [event for move in self.moves[max(0, number - moves) : number] for event in move.events]
        headings, known = folder.text(self.game).HEADINGS, (EVERYBODY, events[place].audience)
        since = takewhile(lambda event: event.kind not in headings, reversed(earlier + events[:place]))
        return [event for event in since if event.audience in known]

    def _after(self, number: int) -> State:
        """The position after a move. The teller goes on to it, unless it is not on the way there."""
        at = number + 1
        here, last, state = self.teller.at, self.teller.last, self.teller.state
        if state is None or not at - STRIDE <= here <= at or self.moves[here - 1] is not last:
            here = number - number % STRIDE
            state = self.kept[here // STRIDE].copy()
        for move in self.moves[here:at]:
            state.answer(move.action)
        self.teller.at, self.teller.last, self.teller.state = at, self.moves[number], state
        return state

    def turn_start(self, until: int | None = None) -> int:
        """How many answers stood before the turn that goes on, or has just ended, now or after the first so many
        answers: those of the seat that answered last, and nature's among them."""
        start, last = 0, NATURE
        for number in range((len(self.moves) if until is None else until) - 1, -1, -1):
            actor = self.moves[number].actor
            if actor == NATURE:
                continue
            if last not in (NATURE, actor):
                break
            start, last = number, actor
        return start

    def turn_over(self) -> bool:
        """Whether another seat is asked than the one that answered last."""
        last = next((move.actor for move in reversed(self.moves) if move.actor != NATURE), NATURE)
        return self.state.actor not in (NATURE, last)

    def record(self, players: Sequence[str]) -> Record:
        record = Record(self.game, self.seats, self.options, players)
        record.entries = self.entries[:]
        record.state = self.state.copy()
        return record
