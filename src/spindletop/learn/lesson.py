"""A game's lesson, as it lies in its folder: recorded games that are stepped into where something can be learned.

`lesson/chapters.toml` and the records beside it are found by `spindletop lab lessons`. A record ends where its chapter
does; up to `begin` it is a position to start from, from there on the lesson's suggestion: what the learner may answer,
and what the others and nature answer as long as the learner does. `lesson/cards.toml` is written by hand: which events
are worth a card, where such a card points, and the pictures of the first screen.
"""

import re
import tomllib
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from spindletop.kernel import Event, Game, Record, State
from spindletop.kernel.registry import game_class

FOLDER = "lesson"
CHAPTERS = "chapters.toml"
CARDS = "cards.toml"


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of the first screen: a part of the poster, or drawings of the game's kit on a sheet of 240 x 150."""

    poster: tuple[int, int, int, int] | None = None
    drawings: list[tuple[str, int, int, int, int]] = []  # with x, y, width and height


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cards.toml."""

    theme: Picture
    goal: Picture
    round: Picture
    own: str = "plates .is-own"  # the part of the page at which a learner finds what is theirs
    events: dict[str, str] = {}  # those that have a card, and the part of the page at which it points
    deeds: list[str] = []  # answers that have one beside their question's: "ask_hole_lay"
    first: list[str] = []  # topics and deeds ("did_lay") that belong into the first chapter
    later: list[str] = []  # topics that do not


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter in chapters.toml."""

    record: str  # its file
    seat: int
    begin: int


class Topic(msgspec.Struct, frozen=True):
    """Something that has come up."""

    name: str
    at: int  # how many answers stood
    event: Event | None = None  # that was it


class Chapter(msgspec.Struct, frozen=True):
    """A part of a game that is played with the coach."""

    number: int  # from 1
    seats: int
    options: dict[str, Any]
    seat: int  # the learner's
    opening: list[str]  # the answers that stand when the learner sits down, in notation
    answers: list[int]  # all of them, those included
    cards: Cards
    topics: list[str]  # in the order in which they come up
    own: int  # how many of the answers are the learner's

    @property
    def begin(self) -> int:
        return len(self.opening)

    def position(self, of: Game[Any]) -> State:
        """Where the learner sits down."""
        state: State = of.new(seats=self.seats, **self.options)
        for action in self.answers[: self.begin]:
            state.play(action)
        return state


class Lesson(msgspec.Struct, frozen=True):
    """All chapters of a game, and what its cards need."""

    chapters: list[Chapter]
    cards: Cards


def asks(state: State) -> str:
    """The topic of the question that is asked here: ask_first_card."""
    return "ask_" + re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", state.top().name).lower()


def wants(state: State, action: int, deeds: Collection[str]) -> str:
    """The topic of an answer to the question that is asked here: what it does, if that has a card, or the question."""
    deed = f"{asks(state)}_{state.setup.game.name(action).split()[0]}"
    return deed if deed in deeds else asks(state)


def saw(event: Event) -> str:
    """The topic of something that happened: saw_strike."""
    return f"saw_{event.kind}"


def topics(state: State, answers: Iterable[int], seat: int, cards: Cards, begin: int = 0) -> list[Topic]:
    """What comes up for this seat on the way from a position, as often as it does. `begin`: how many answers stand. The
    state is played on."""
    found: list[Topic] = []
    at = begin
    for action in answers:
        told: list[Event] = []
        if state.actor == seat:
            found.append(Topic(wants(state, action, cards.deeds), at))
        state.listen(told)
        state.answer(action)
        state.listen(None)
        at += 1
        found += [Topic(saw(event), at, event) for event in told if event.kind in cards.events and event.heard_by(seat)]
    return found


def firsts(found: Iterable[Topic]) -> list[Topic]:
    """Each when it came up first."""
    first: dict[str, Topic] = {}
    for topic in found:
        first.setdefault(topic.name, topic)
    return list(first.values())


def has_lesson(slug: str) -> bool:
    return (game_class(slug).folder / FOLDER / CHAPTERS).exists()


@cache
def lesson(slug: str) -> Lesson | None:
    """Of a game with its own components; None, if it has none. Its records are replayed when it is first asked for."""
    folder = game_class(slug).folder / FOLDER
    if not has_lesson(slug):
        return None
    cards = read_cards(folder)
    found = msgspec.convert(tomllib.loads((folder / CHAPTERS).read_text(encoding="utf-8"))["chapter"], list[Found])
    return Lesson([_chapter(number, folder, each, cards) for number, each in enumerate(found, 1)], cards)


def read_cards(folder: Path) -> Cards:
    return msgspec.convert(tomllib.loads((folder / CARDS).read_text(encoding="utf-8")), Cards)


def _chapter(number: int, folder: Path, found: Found, cards: Cards) -> Chapter:
    record = Record.load(folder / found.record)
    answers = record.answers()
    told = firsts(topics(record.replay(found.begin), answers[found.begin :], found.seat, cards))
    own = sum(actor == found.seat for actor, _ in record.entries[found.begin :])
    names = [topic.name for topic in told]
    opening = [record.game.name(action) for action in answers[: found.begin]]
    return Chapter(number, record.seats, record.options, found.seat, opening, answers, cards, names, own)
