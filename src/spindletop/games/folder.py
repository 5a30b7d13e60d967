"""What a game's folder holds beside its rules: words, pictures, posters, sheets, accounts, judgement, bots."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from librt.vecs import vec

from spindletop.art.kit import Kit
from spindletop.art.peaks import Peak
from spindletop.art.scene import Moment, Scene, Spot
from spindletop.bots.bot import Bot
from spindletop.bots.judgement import Judgement
from spindletop.games.about import About, Poster, read_about, read_levels, read_poster
from spindletop.games.accounts import Account
from spindletop.games.orders import Orders
from spindletop.games.reader import Reader
from spindletop.games.sheets import Sheet
from spindletop.kernel import Event, Game, Setup, State
from spindletop.words import ENGLISH, Words

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


def sentence(words: str) -> str:
    """What a game says of an answer, as a label: with a capital."""
    return words[:1].upper() + words[1:]


def _part(game: Game[Any], name: str) -> Any:
    return _beside(type(game).__module__, name)


@cache
def _beside(module: str, name: str) -> ModuleType:
    """Found once: pages ask for it for every line and panel."""
    return import_module(f"{module.rpartition('.')[0]}.{name}")


def words(game: Game[Any]) -> Words:
    """What it says, by keys (words/)."""
    return cast(Words, _part(game, "words").say)


def counted(game: Game[Any], amount: int) -> str:
    """So many of what wins it: dollars, nuggets."""
    return words(game)("account.counted", amount=amount)


def text(game: Game[Any]) -> Text:
    return cast(Text, _part(game, "text"))


def inset(game: Game[Any], event: Event) -> bool:
    """Whether this belongs to what was told before it: it is set in."""
    return event.kind not in text(game).HEADINGS


def board(game: Game[Any]) -> Board:
    return cast(Board, _part(game, "board"))


def kit(game: Game[Any]) -> Kit:
    """Its drawings and style sheets."""
    return board(game).KIT


def teller(game: Game[Any]) -> Kit | None:
    """What says which events are told as one: its kit, if it has any."""
    return kit(game) if (game.folder / "board").exists() or (game.folder / "board.py").exists() else None


def scene(moment: Moment[Any]) -> Scene:
    return board(moment.view.setup.game).scene(moment)


def hold(moment: Moment[Any]) -> float:
    return board(moment.view.setup.game).hold(moment)


def peaks(moment: Moment[Any]) -> Iterable[Peak]:
    return board(moment.view.setup.game).peaks(moment)


def land(view: State) -> object:
    """What the ground of its map depends on; None where there is none."""
    return board(view.setup.game).land(view)


def spot(view: State, place: int) -> Spot:
    """A place that a reason names."""
    return board(view.setup.game).spot(view, place)


def told_at(view: State, event: Event) -> tuple[int, int] | None:
    """Where on its map something happened; None, if nowhere."""
    found = getattr(board(view.setup.game), "told_at", None)
    return cast(tuple[int, int] | None, found(view, event)) if found else None


def reference(setup: Setup) -> list[Sheet]:
    """Cards and prices of a game; none, if it has written none down."""
    if not (setup.game.folder / "reference.py").exists():
        return []
    return cast(Reference, _part(setup.game, "reference")).sheets(setup)


def account(state: State, told: Sequence[Event]) -> Account | None:
    """How the scores of a game that is over came about; None, if it does not say."""
    game = state.setup.game
    if not (game.folder / "account.py").exists():
        return None
    return cast(Book, _part(game, "account")).account(state, told)


def orders(game: Game[Any]) -> Orders:
    """Which of its questions can have a standing order (orders.py); none, if it has not declared any."""
    if not (game.folder / "orders.py").exists():
        return Orders()
    return cast(Orders, _part(game, "orders").ORDERS)


def terminal(game: Game[Any]) -> Terminal:
    return cast(Terminal, _part(game, "terminal"))


def value(game: Game[Any]) -> Value:
    return cast(Value, _part(game, "value"))


def reasons(game: Game[Any]) -> Mapping[str, float]:
    """The features that may be told as a reason for a plan, with what one more of each is worth."""
    return cast(Mapping[str, float], getattr(_part(game, "value"), "REASONS", {}))


def places(state: State, seat: int) -> dict[str, list[int]]:
    """Where on the board what its features count stands, as far as a reason may name it."""
    found = getattr(_part(state.setup.game, "value"), "places", None)
    return cast(dict[str, list[int]], found(state, seat)) if found else {}


def bots(game: Game[Any]) -> Mapping[str, Callable[[str], Bot]]:
    """The game's own bots; most games have none."""
    if not (game.folder / "bots.py").exists():
        return {}
    return cast(Bots, _part(game, "bots")).BOTS


def levels(game: Game[Any]) -> Levels:
    """Its own opponents for people, from the weakest to the strongest: name, and what makes it. What each is like
    stands in its words."""
    if not (game.folder / "bots.py").exists():
        return ()
    return cast(Levels, getattr(_part(game, "bots"), "LEVELS", ()))


def dial(game: Game[Any]) -> Callable[[float], Bot] | None:
    """Its own way from the weakest to the strongest, if the usual one does not fit."""
    return cast(Bots, _part(game, "bots")).dial if levels(game) else None


def dials(game: Game[Any]) -> Sequence[float]:
    """Where the dial stands for each of the ten levels (levels.toml); the usual places, if nobody has measured them."""
    return read_levels(game.folder).dial


def marks(game: Game[Any]) -> Mapping[str, int]:
    """At which of the ten levels the opponents with names stand."""
    return read_levels(game.folder).marks


def about(game: Game[Any]) -> About:
    """Its length and difficulty."""
    return read_about(game.folder)


def pitch(game: Game[Any]) -> str:
    """What it is about; empty, if it does not say."""
    return words(game)("about.pitch") if (game.folder / "about.toml").exists() else ""


def does(game: Game[Any]) -> list[tuple[str, str, str]]:
    """What one does in it: drawing, title and a sentence for each."""
    say, drawings = words(game), about(game).does
    return [
        (drawing, say(f"about.does_{place}"), say(f"about.does_{place}_text"))
        for place, drawing in enumerate(drawings, 1)
    ]


def poster(game: Game[Any]) -> Poster | None:
    """The poster that home and previews show; None, if nobody has drawn one."""
    return read_poster(game.folder)


def rules(game: Game[Any], language: str = ENGLISH) -> str:
    """The players' rules page."""
    return (game.folder / rules_languages(game)[language]).read_text(encoding="utf-8")


def rules_language(game: Game[Any], wanted: str) -> str:
    """In which it is read by somebody who wants this one."""
    return wanted if wanted in rules_languages(game) else ENGLISH


def rules_languages(game: Game[Any]) -> dict[str, str]:
    """The languages of its rules page, English first, with the file of each."""
    others = sorted(file.name for file in game.folder.glob("RULES.*.md"))
    return {ENGLISH: "RULES.md", **{name.split(".")[1]: name for name in others}}
