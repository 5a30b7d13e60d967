"""What the words' files hold, for tests."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize

import spindletop.bots.words
import spindletop.table.words
import spindletop.web.words
from spindletop import bots, table, web
from spindletop.games import folder, game, games
from spindletop.games.reader import Reader
from spindletop.kernel import Event, State
from spindletop.words import ENGLISH, Words, nodes, plain, read

PACKAGE = Path(spindletop.__file__).parent


def event_words(
    state: State, event: Event, names: Sequence[str], you: int | None = None, before: Sequence[Event] = ()
) -> str:
    """What the story says of an event, as text alone."""
    game = state.setup.game
    return plain(folder.text(game).event(state, event, Reader(names, you, before, folder.kit(game))))


def keys(place: Path, spoken: str = ENGLISH) -> Iterator[str]:
    """All that can be said from a folder of words."""
    for name, entry in read(place / spoken).items():
        if isinstance(entry, ast.Message):
            yield from [name] if entry.value is not None else []
            yield from (f"{name}.{attribute.id.name}" for attribute in entry.attributes)


# An invented language: English, but with other letters, so that whatever was not taken from a file of words is seen.

INVENTED = "eo"  # its folder: a language that numbers know how to be written in
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = "äƀçđëƒğħïĵķłɱñöþɋřşŧüṽŵẋÿžÄƁÇĐËƑĞĦÏĴĶŁṂÑÖÞɊŘŞŦÜṼŴẊŸŽ"
OTHER = str.maketrans(PLAIN, LETTERS)


def spoken_words() -> list[Words]:
    """All that speaks on pages."""
    return [web.words.say, table.words.say, bots.words.say, *(folder.words(game(slug)) for slug in games())]


def invent(english: Path, place: Path) -> Path:
    """The words of a folder in the invented language, in a folder of their own."""
    made = place / str(english.relative_to(PACKAGE)) / INVENTED
    made.mkdir(parents=True, exist_ok=True)
    for file in (english / ENGLISH).glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for node in nodes(resource.body):
            if isinstance(node, ast.TextElement | ast.StringLiteral):
                node.value = node.value.translate(OTHER)
        (made / file.name).write_text(serialize(resource), encoding="utf-8")
    return made.parent


def invented(place: Path) -> list[Words]:
    """All that speaks on pages, and can say it in the invented language, too."""
    return [Words(*(invent(folder, place) for folder in say.folders), *say.folders) for say in spoken_words()]


@contextmanager
def spoken_by(others: list[Words]) -> Iterator[None]:
    """Everything on pages is said by these."""
    before = [(say, dict(vars(say))) for say in spoken_words()]
    try:
        for (say, _), other in zip(before, others, strict=True):
            vars(say).update(vars(other))
        yield
    finally:
        for say, was in before:
            vars(say).update(was)
