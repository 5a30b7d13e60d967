"""Who fared how in the deal of a day, and the deal that home shows."""

from dataclasses import dataclass
from datetime import date
from functools import partial as bound
from typing import Any

from babel.dates import format_date

from spindletop.games import folder, games
from spindletop.kernel import Game
from spindletop.table import Deal, Rival, Status, Summary, Table, Tables
from spindletop.table.summaries import standing
from spindletop.web.pages import render
from spindletop.web.words import say

DAY, HOUR, MINUTE = 24 * 3600, 3600, 60
SHOWN = 20  # results
LEADERS = 2  # of them at home


@dataclass(frozen=True)
class Result:
    """How somebody fared in a deal."""

    place: int
    name: str
    score: int
    won: bool
    table: str  # empty for the tycoon
    mine: bool = False


@dataclass(frozen=True)
class Today:
    """The deal that home shows: another game every day."""

    slug: str
    date: str
    left: str  # of the day
    share: float  # of it that has passed
    leaders: list[Result]


async def standings_html(tables: Tables, chosen: Game[Any], deal: Deal, mine: Table | None) -> str:
    """Names and results for everybody; what they did, and the tycoon's result, once one has played it oneself, or the
    day is over."""
    told = deal.day != tables.days()[0] or (mine is not None and mine.status is Status.OVER)
    rival = tables.rivals.of(deal, chosen) if told else None
    played = await tables.dealt(deal)
    results = ranked(played, mine.id if mine else "", rival if rival and rival.over else None, deal.seat(chosen))
    return render(
        "standings.html",
        results=results[:SHOWN],
        count=len(played),
        told=told,
        waiting=bool(rival and not rival.over and not rival.failed),
        counted=bound(folder.counted, chosen),
        deal=deal,
    )


def ranked(played: list[Summary], own: str, rival: Rival | None, seat: int) -> list[Result]:
    """Who won before who did not, then by score; level ones share a place."""
    found = [
        (standing(each), each.names[each.bots.index(False)], each.table, bool(own) and each.table == own)
        for each in played
    ]
    if rival:
        found.append(((seat in rival.winners, rival.scores[seat]), say("deal.tycoon"), "", False))
    found.sort(key=lambda each: each[0], reverse=True)
    order = [each[0] for each in found]
    return [
        Result(1 + order.index(stands), name, stands[1], stands[0], table, mine) for stands, name, table, mine in found
    ]


async def today(tables: Tables) -> Today:
    day, now = tables.days()[0], tables.library.clock()
    slug = games()[date.fromisoformat(day).toordinal() % len(games())]
    played = await tables.dealt(Deal(slug, day))
    return Today(slug, in_words(day), left(now), passed(now), ranked(played[:LEADERS], "", None, 0))


def in_words(day: str) -> str:
    return format_date(date.fromisoformat(day), "d MMMM", locale=say.language.replace("-", "_"))


def left(now: float) -> str:
    seconds = DAY - int(now) % DAY
    return say("deal.left", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)


def passed(now: float) -> float:
    return round(now % DAY / DAY, 3)
