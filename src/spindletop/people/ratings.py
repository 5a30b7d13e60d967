"""Ratings: how strong people are in a game with so many seats, from games that all at the table agreed to rate.

A game is rated once, when it is over: by whichever process sees it first, and what is missed is made up for when the
next game ends or a server starts. Who did not play to the end is last.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from spindletop.people.results import place
from spindletop.store import Store, StoreDown
from spindletop.store.database import Fetch
from spindletop.table import Status, Tables
from spindletop.table.library import RATED
from spindletop.table.shuns import known_as
from spindletop.table.summaries import Held
from spindletop.table.tasks import end

log = logging.getLogger(__name__)

MIDDLE, POINT = 1500, 24  # how a rating is written: where everybody begins, and how much one of the model counts
SURE = 2.0  # deviations: 19 times of 20 somebody is within these
FEW = 3  # people whose order is a list of the best,
BEST = 5  # and how long it is
ALL = 500  # ratings that are looked through for that
GOING_ON = (Status.WAITING, Status.RUNNING, Status.STUCK)
NOBODY = -1  # the seat in whose place it is noted that a game is done

FIND = "SELECT holder, mu, sigma, games FROM ratings WHERE game = ? AND seats = ? AND holder = ?"
KEEP = """INSERT INTO ratings (holder, game, seats, mu, sigma, games, name) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (holder, game, seats) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
    games = excluded.games, name = excluded.name"""
NOTE = "INSERT INTO rated (game, seat, holder, points) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING game"
LIST = """SELECT ratings.game, ratings.seats, ratings.mu, ratings.sigma, ratings.games,
    CASE WHEN profiles.name <> '' THEN profiles.name ELSE ratings.name END,
    COALESCE(profiles.badge, 0), COALESCE(profiles.colour, 0)
    FROM ratings LEFT JOIN profiles ON profiles.holder = ratings.holder
    ORDER BY ratings.mu - 2 * ratings.sigma DESC LIMIT ?"""


@dataclass(frozen=True)
class Rating:
    """Of one person in a game with so many seats."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    name: str = ""
    badge: int = 0
    colour: int = 0

    @property
    def points(self) -> int:
        return points(self.mu)

    @property
    def spread(self) -> int:
        """As much more or less as it may be."""
        return round(POINT * SURE * self.sigma)


def points(mu: float) -> int:
    return round(MIDDLE + POINT * (mu - 25))


async def ratings_of(store: Store, holder: str) -> list[Rating]:
    """In the order of the games; with few seats first."""
    wanted = "SELECT game, seats, mu, sigma, games FROM ratings WHERE holder = ? ORDER BY game, seats"
    return [Rating(*row) for row in await store.read(wanted, holder)]


async def changes_of(store: Store, holder: str) -> dict[str, int]:
    """What somebody gained or lost at each table."""
    rows = await store.read("SELECT game, points FROM rated WHERE holder = ?", holder)
    return dict(rows)


async def the_best(store: Store) -> dict[tuple[str, int], list[Rating]]:
    """By game and number of seats, where a few have a rating: those first who are surely strong."""
    found: dict[tuple[str, int], list[Rating]] = defaultdict(list)
    for row in await store.read(LIST, ALL):
        each = Rating(*row)
        found[each.game, each.seats].append(each)
    return {key: each[:BEST] for key, each in sorted(found.items()) if len(each) >= FEW}


class Rater:
    """Rates what is over, as long as it runs."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        await end([self._looking])

    async def _look(self) -> None:
        await self._settle()
        async for _ in self.tables.lobby():
            await self._settle()

    async def _settle(self) -> None:
        try:
            await self.settle()
        except StoreDown:
            pass  # the store has said so, and what is missed is looked for again
        except Exception:
            log.exception("rating games that are over")

    async def settle(self) -> None:
        """Rate all games that are over and were not, in the order of their ends."""
        for each in await self.tables.library.rateable():
            if each.summary.status in GOING_ON:
                continue
            await self.tables.library.store.together(partial(rate, each=each))


def rate(fetch: Fetch, each: Held) -> None:
    """Once, however often it is called. A game that will never be over is not looked for again."""
    table = each.summary.table
    if each.summary.status is Status.OVER and fetch(NOTE, table, NOBODY, "", 0):
        people = [known_as(fetch, holders) for holders in each.holders]
        if counts(each, people):
            add_up(fetch, each, people)
    fetch("DELETE FROM holders WHERE holder = ? AND game = ?", RATED, table)


def counts(each: Held, people: Sequence[str]) -> bool:
    """Between people, each for themselves. Who was forgotten meanwhile has played nevertheless; and where a bot has
    answered for somebody, it is known for whom."""
    known = [person for person in people if person]
    among_people = not any(each.summary.bots) and len(people) > 1 and 0 < len(known) == len({*known})
    return among_people and (not each.aided or any(each.forsaken))


def ranks(each: Held) -> list[float]:
    """Who did not play to the end, but left or let time run out, comes after all who did; and who was gone first is
    last."""
    forsaken = each.forsaken or [0] * len(each.holders)
    behind = len(forsaken) + 1
    return [
        behind + sum(later > gone for later in forsaken) if gone else place(each.summary, seat)
        for seat, gone in enumerate(forsaken)
    ]


def add_up(fetch: Fetch, each: Held, people: Sequence[str]) -> None:
    """Who was forgotten meanwhile counts as somebody unknown, and gets no rating."""
    from openskill.models import PlackettLuce

    model, over, seats = PlackettLuce(), each.summary, len(people)
    found = [fetch(FIND, over.game, seats, person) for person in people]
    before: list[Any] = [model.rating(mu=rows[0][1], sigma=rows[0][2]) if rows else model.rating() for rows in found]
    after = model.rate([[one] for one in before], ranks=ranks(each))
    for seat, person in enumerate(people):
        if not person:
            continue
        games = found[seat][0][3] if found[seat] else 0
        new = after[seat][0]
        fetch(KEEP, person, over.game, seats, new.mu, new.sigma, games + 1, over.names[seat])
        fetch(NOTE, over.table, seat, person, points(new.mu) - points(before[seat].mu))
