"""What a game's folder holds beside its rules: words, pictures, posters, sheets, accounts, judgement, bots."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from spindletop.art.kit import Kit
from spindletop.art.peaks import Peak
from spindletop.art.scene import Moment, Scene, Spot
from spindletop.bots.bot import Bot
from spindletop.games.about import About, Poster, read_about, read_levels, read_poster
from spindletop.games.accounts import Account
from spindletop.games.files import Board, Book, Bots, Levels, Reference, Terminal, Text, Value
from spindletop.games.orders import Orders
from spindletop.games.sheets import Sheet
from spindletop.kernel import Event, Game, Setup, State
from spindletop.words import ENGLISH, Words


def sentence(words: str) -> str:
    """What a game says of an answer, as a label: with a capital."""
    return words[:1].upper() + words[1:]


def _part(game: Game[Any], name: str) -> Any:
    return _beside(type(game).__module__, name)


@cache
def _beside(module: str, name: str) -> ModuleType:
    """Found once: pages ask for it for every line and panel."""
    return import_module(f"{module.rpartition('.')[0]}.{name}")


def _perhaps(game: Game[Any], name: str) -> Any:
    """None, if the game has no such file."""
    return _part(game, name) if (game.folder / f"{name}.py").exists() else None


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
    written: Reference | None = _perhaps(setup.game, "reference")
    return written.sheets(setup) if written else []


def account(state: State, told: Sequence[Event]) -> Account | None:
    """How the scores of a game that is over came about; None, if it does not say."""
    book: Book | None = _perhaps(state.setup.game, "account")
    return book.account(state, told) if book else None


def orders(game: Game[Any]) -> Orders:
    """Which of its questions can have a standing order (orders.py); none, if it has not declared any."""
    declared = _perhaps(game, "orders")
    return declared.ORDERS if declared else Orders()


def terminal(game: Game[Any]) -> Terminal:
    return cast(Terminal, _part(game, "terminal"))


def value(game: Game[Any]) -> Value:
    return cast(Value, _part(game, "value"))


def reasons(game: Game[Any]) -> Mapping[str, float]:
    """The features that may be told as a reason for a plan, with what one more of each is worth."""
    return cast(Mapping[str, float], getattr(value(game), "REASONS", {}))


def places(state: State, seat: int) -> dict[str, list[int]]:
    """Where on the board what its features count stands, as far as a reason may name it."""
    found = getattr(value(state.setup.game), "places", None)
    return cast(dict[str, list[int]], found(state, seat)) if found else {}


def bots(game: Game[Any]) -> Mapping[str, Callable[[str], Bot]]:
    """The game's own bots; most games have none."""
    own: Bots | None = _perhaps(game, "bots")
    return own.BOTS if own else {}


def levels(game: Game[Any]) -> Levels:
    """Its own opponents for people, from the weakest to the strongest: name, and what makes it. What each is like
    stands in its words."""
    return getattr(_perhaps(game, "bots"), "LEVELS", ())


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
