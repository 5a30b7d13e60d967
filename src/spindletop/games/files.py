"""What the files of a game's folder offer to others, one Protocol for each file."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from librt.vecs import vec

from spindletop.art.kit import Kit
from spindletop.art.peaks import Peak
from spindletop.art.scene import Moment, Scene, Spot
from spindletop.bots.bot import Bot
from spindletop.bots.judgement import Judgement
from spindletop.games.accounts import Account
from spindletop.games.reader import Reader
from spindletop.games.sheets import Sheet
from spindletop.kernel import Event

if TYPE_CHECKING:
    from rich.console import RenderableType  # it takes a while, and only terminals need it


class Text(Protocol):
    """Words for questions, actions and events (text.py). `names` are those of the seats."""

    HEADINGS: Collection[str]  # kinds of events that begin something: what follows them is set in

    def question(self, state: Any, names: Sequence[str]) -> str:
        """What is asked of the actor, and why, in one sentence."""

    def action(self, state: Any, action: int, names: Sequence[str]) -> str:
        """A short label for an answer offered here, with the numbers that matter; understood without the board."""

    def step(self, state: Any, action: int, names: Sequence[str]) -> str:
        """The same as part of a plan, in a few words; empty, if what follows tells it."""

    def event(self, state: Any, event: Event, reader: Reader) -> str:
        """What happened, in one short sentence without a full stop; empty if it is not worth one."""

    def heading(self, state: Any, event: Event, reader: Reader) -> str:
        """Of the part of the story that this belongs to; empty, if it belongs to what came before it."""

    def doer(self, state: Any, event: Event, before: Sequence[Event]) -> int | None:
        """The seat whose doing it is; None, if it is nobody's. `before`: what happened just before, the last first."""


class Board(Protocol):
    """What people see of a position (board.py)."""

    KIT: Kit
    ENDS: Sequence[str]  # verbs that end a turn on purpose: what ends it without one of them is asked for twice
    ENDS_AT: Sequence[str]  # the questions at which they do; empty: wherever they are offered
    GRAVE: Sequence[str]  # verbs of answers that are costly beyond repair: they are asked for twice, too

    def scene(self, moment: Moment[Any]) -> Scene:
        """Panels, plates, dock and goal line, for one viewer."""

    def hold(self, moment: Moment[Any]) -> float:
        """Seconds for which a step wants to be looked at before the next is shown, at an ordinary pace; 0: as any."""

    def peaks(self, moment: Moment[Any]) -> Iterable[Peak]:
        """What is great about what has just happened."""

    def land(self, view: Any) -> object:
        """What the ground of the map depends on, as plain data; None where there is no map."""

    def ground(self, land: Any) -> str:
        """The ground itself: what never changes in a game is drawn once."""

    def spot(self, view: Any, place: int) -> Spot:
        """One of those that `places` in value.py gives; only where there are any."""

    def told_at(self, view: Any, event: Event) -> tuple[int, int] | None:
        """The point of the map at which something happened; only where the story names places of a map."""


class Reference(Protocol):
    """The components as tables (reference.py)."""

    def sheets(self, setup: Any) -> list[Sheet]:
        """Cards, prices and odds, from the content that is played with: for these seats and options."""


class Book(Protocol):
    """How the scores came about (account.py)."""

    def account(self, state: Any, told: Sequence[Event]) -> Account:
        """Of a game that is over, from all that happened in it."""


class Terminal(Protocol):
    """The table as text (terminal.py)."""

    def table(self, view: Any, names: Sequence[str]) -> "RenderableType": ...


class Value(Protocol):
    """The judgement of a position (value.py)."""

    FEATURES: tuple[str, ...]
    JUDGEMENT: Judgement

    def value(self, state: Any, seat: int) -> float:
        """How good it looks for this seat; more is better."""

    def features(self, state: Any, seat: int) -> vec[float]:
        """The position as numbers, one for each of FEATURES."""

    REASONS: Mapping[str, float]  # features that may be told as a reason for a plan, with what one more is worth
    # in the units of value (below zero: less is better); a game of memory has none

    def places(self, state: Any, seat: int) -> dict[str, list[int]]:
        """By feature: where on the board that stands which it counts, each as often as it counts. Only where a reason
        may name a place."""


Levels = Sequence[tuple[str, Callable[[str], Bot]]]


class Bots(Protocol):
    """Bots of this game only (bots.py): a name, and what makes a bot from the text behind the colon. LEVELS only
    where the usual ones do not fit."""

    BOTS: Mapping[str, Callable[[str], Bot]]
    LEVELS: Levels

    def dial(self, number: float) -> Bot:
        """Stronger with every number; ValueError where the dial ends. Only beside LEVELS."""
