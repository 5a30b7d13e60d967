"""What a game shows of a position: panels, plates of the seats, the dock, the goal line. The page arranges them.

A game's board.py has `scene(moment)`, which makes all this from what one viewer may know. It asks the position by named
questions, takes its words from the game's word files, and its drawings from the game's kit (kit.py).
"""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

from spindletop.art.svg import Number, tag, title
from spindletop.kernel import Event, Game, State

S = TypeVar("S", bound=State)
Answers = int | Sequence[int]  # one answer, or a run of them that is given with one click


@dataclass(frozen=True)
class Moment(Generic[S]):
    """A position as one viewer sees it, with what has just happened."""

    view: S
    legal: Sequence[int] = ()  # what this viewer may answer; empty if another is asked, or nobody
    names: Sequence[str] = ()  # of the seats
    seat: int | None = None  # the viewer's; None for a spectator
    now: Sequence[Event] = ()  # what the last answer led to, as far as this viewer may know
    since: Sequence[Event] = ()  # what has happened since the viewer's last answer, `now` included
    lately: Sequence[Event] = ()  # what the last few hundred answers led to, `since` included
    mover: int | None = None  # of a step that is shown: who took it; the position is what it led to


@dataclass(frozen=True)
class Layer:
    """A sheet of the map that changes by itself: an SVG's content, in the units of the map. Pieces that glide have ids,
    stay in order and are moved by their `transform`."""

    name: str
    svg: str
    words: str = ""  # what is on it; without them, those of the map


@dataclass(frozen=True)
class Map:
    """A drawing that can be moved and enlarged. Its ground is drawn once, from `land`: see `ground` in board.py."""

    view_box: tuple[Number, Number, Number, Number]
    words: str  # what it shows
    layers: Sequence[Layer]  # from the ground up
    land: object = None  # what the ground depends on, as plain data; None: it has none of its own


@dataclass(frozen=True)
class Panel:
    """A part of the table that stands by itself: HTML, or a map. Its name is its place in the grid (style.css)."""

    name: str
    title: str
    icon: str  # of its tab on a phone
    html: str = ""
    map: Map | None = None
    aside: str = ""  # HTML beside its title: a legend, a count
    bare: bool = False  # it brings its own paper and title


@dataclass(frozen=True)
class Holding:
    """Something that a seat has, on its plate: an icon with a number."""

    icon: str
    amount: str
    words: str  # what it is
    more: str = ""  # beside the number, smaller


@dataclass(frozen=True)
class Plate:
    """What a seat's plate shows beside its name."""

    money: str
    holdings: tuple[Holding, ...] = ()
    note: str = ""  # what it is about to do, or just did
    out: bool = False  # the note is a red stamp: passed, bankrupt
    first: str = ""  # why it has the mark of the first player, in words; else it has none
    pressed: bool = False  # the note is red: a debt that weighs


@dataclass(frozen=True)
class Spot:
    """A place of the map, as words name it."""

    words: str
    at: tuple[Number, Number]  # in the units of the map


class Kind(StrEnum):
    """How an answer in the dock looks."""

    DO = "do"
    BID = "bid"  # a number first
    BLUFF = "bluff"  # the same, hatched
    PASS = "pass"  # plain: to decline, to be done


@dataclass(frozen=True)
class Offer:
    """An answer in the dock."""

    answers: Answers
    label: str
    consequence: str = ""  # what it costs or leaves, in a few words
    kind: Kind = Kind.DO
    icon: str = ""
    when: str = ""  # it is there while something that shows this (data-shows) is pointed at


@dataclass(frozen=True)
class Stepper:
    """Many answers that differ in a number only: one is chosen with + and -."""

    offers: Sequence[Offer]
    words: str  # what is chosen
    button: str  # what gives the answer
    at: int = 0  # where it begins


@dataclass(frozen=True)
class Dock:
    """What the viewer holds, what may be answered, what it is worth."""

    offers: Sequence[Offer] = ()
    steppers: Sequence[Stepper] = ()
    hand: str = ""  # HTML
    _: KW_ONLY
    question: str = ""  # HTML in place of the question, or of what a step led to; without it the game's text asks
    line: str = ""  # HTML under the question, one line high: a tape of bids, a sentence
    film: str = ""  # HTML in place of the line, while others are at it: what they have done so far
    worth: str = ""  # HTML
    phase: str = ""  # a word by which style sheets tell the game's questions apart
    panel: str = ""  # the panel that the question is about: on a phone it comes to the front


@dataclass(frozen=True)
class Goal:
    """What wins, and how far the game is."""

    wins: str  # in a few words
    when: str  # after them: what ends it
    far: str  # how far it is, in words
    share: float  # the same, from 0 to 1
    of: str = ""  # after `far`, where there is room: of how much
    drawing: str = ""  # SVG of the class `line`: a gauge or a track in place of a plain line


@dataclass(frozen=True)
class Phases:
    """Where a round stands."""

    title: str
    steps: tuple[str, ...] = ()
    now: int = -1


@dataclass(frozen=True)
class Scene:
    """All of it. `placed` are the answers that have a place on a panel: the dock shows the others."""

    panels: Sequence[Panel]
    plates: Sequence[Plate]
    goal: Goal
    phases: Phases
    dock: Dock = field(default_factory=Dock)
    placed: frozenset[int] = frozenset()
    then: Sequence[int] = ()  # whose turns come after the one that goes on, in order, as far as it is known


def round_from(seat: int, seats: int) -> list[int]:
    """All others, clockwise."""
    return [(seat + step) % seats for step in range(1, seats)] if seat >= 0 else []


class Lamp:
    """Lights what may be clicked, and remembers which answers have a place."""

    def __init__(self, moment: Moment[Any]) -> None:
        self.game = moment.view.setup.game
        self.legal = frozenset(moment.legal)
        self.placed: set[int] = set()

    def svg(
        self, answers: Answers, words: str, *shapes: str, pointed: bool = True, **attributes: str | Number | None
    ) -> str:
        """Shapes of a drawing that give an answer. `words` is a whole sentence: what it does, with its cost. `pointed`:
        a pointer shows it, too."""
        given = self._given(answers, attributes)
        shown = [*shapes, title(words)] if pointed else shapes
        return tag("g", *shown, role="button", tabindex=0, **given, aria_label=words)

    def html(self, answers: Answers, words: str, inner: str, **attributes: str | Number | None) -> str:
        """The same as a button of a panel. Its words are its name unless what is inside says it all."""
        return tag("button", inner, type="button", **self._given(answers, attributes), aria_label=words or None)

    def _given(self, answers: Answers, attributes: dict[str, Any]) -> dict[str, Any]:
        steps = [answers] if isinstance(answers, int) else list(answers)
        if len(steps) == 1:
            self.placed.add(steps[0])
        extra = attributes.pop("class_", "")
        return {"class_": f"can {extra}".rstrip(), "data_action": notation(self.game, steps), **attributes}


def notation(game: Game[Any], answers: Answers) -> str:
    """Of an answer, or of a run of them."""
    return game.name(answers) if isinstance(answers, int) else "; ".join(map(game.name, answers))
