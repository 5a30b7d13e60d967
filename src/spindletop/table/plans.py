"""Who is to sit where when a table opens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spindletop.kernel import Game
from spindletop.table import drafts
from spindletop.table.entries import Place
from spindletop.table.refused import Refused, Why
from spindletop.table.seating import bot_name, check_word, clean_name, fingerprint, new_code
from spindletop.table.words import say


@dataclass(frozen=True)
class Person:
    """A seat for somebody at this screen: the opener, or a second person here."""

    name: str
    word: str = ""
    program: bool = False  # who plays through one


@dataclass(frozen=True)
class OpenSeat:
    """A seat for somebody who follows the invite link (or finds the table in the list)."""

    kept_for: tuple[str, ...] = ()  # holders who need no link; others do, even if the table is listed


@dataclass(frozen=True)
class BotSeat:
    bot: str = ""  # a name of the roster; empty: the usual one


SeatPlan = Person | OpenSeat | BotSeat


def seat_people(game: Game[Any], plans: Sequence[SeatPlan], token: str) -> list[Place]:
    """The seats of a new table."""
    places: list[Place] = []
    for plan in plans:
        taken = [place.name for place in places]
        match plan:
            case Person(name, word, program):
                shown, holder = clean_name(name, taken), fingerprint(token)
                places.append(Place(shown, holder, word=check_word(word), program=program))
            case BotSeat(bot):
                bot = drafts.check_bot(game, bot)
                places.append(Place(bot_name(bot, taken), bot=bot))
            case OpenSeat(kept_for):
                places.append(Place(invite=new_code(), reserved=[*kept_for]))
    return places


def check_rated(places: Sequence[Place]) -> None:
    """Refused unless people will play, each for themselves, in a game that is to be rated."""
    if any(place.bot or place.program for place in places) or sum(bool(place.holder) for place in places) > 1:
        raise Refused(Why.WRONG, say("table.rated"))
