"""Games at a glance, wherever pages name one: title, seats, length, difficulty, the part of its poster."""

from collections.abc import Iterable
from dataclasses import dataclass

from spindletop.bots import roster
from spindletop.bots.roster import Level
from spindletop.games import folder, game, games
from spindletop.games.about import HARDEST
from spindletop.learn.lesson import has_lesson
from spindletop.web.words import say
from spindletop.words import once_a_language

BOTS = 3  # against one person, where the game allows
HOUR = 60


@dataclass(frozen=True)
class Card:
    """A game as home shows it."""

    slug: str
    title: str
    low: int
    high: int
    bots: int
    levels: list[Level]
    pitch: str
    length: str
    difficulty: int
    lesson: bool  # it can be learned by playing it
    thumbnail: str  # the part of its poster that stands for it in lists; empty without a poster


@once_a_language()
def card(slug: str) -> Card:
    chosen = game(slug)
    low, high, about, poster = chosen.seats[0], chosen.seats[-1], folder.about(chosen), folder.poster(chosen)
    return Card(
        slug,
        chosen.title,
        low,
        high,
        min(high, BOTS + 1) - 1,
        roster.levels(chosen),
        folder.pitch(chosen),
        length(about.minutes),
        about.difficulty,
        has_lesson(slug),
        " ".join(map(str, poster.look.thumbnail)) if poster else "",
    )


def read_words() -> None:
    """Of all games, before somebody waits for a page with them."""
    for slug in games():
        card(slug)


def length(minutes: int) -> str:
    """How long a game takes, in words."""
    if not minutes:
        return ""
    whole = minutes >= 2 * HOUR and minutes % HOUR == 0
    return say("home.hours", number=minutes // HOUR) if whole else say("home.minutes", number=minutes)


def easiest(cards: Iterable[Card]) -> Card:
    """To begin with."""
    return min(cards, key=lambda each: each.difficulty or HARDEST)
