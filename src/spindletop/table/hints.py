"""Hints for people: thought out in a worker, from what their seat may know, once for each question."""

import asyncio
import secrets
from typing import Any

from spindletop.analysis.hints import Idea, ideas
from spindletop.bots import roster
from spindletop.kernel import Game
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Table
from spindletop.table.thinkers import Failed, Thinkers, known_game
from spindletop.table.words import say

BUDGET = "0.4s"  # that the bot thinks, and once more to compare: a person should wait for less than two seconds
KEPT = 100  # tables whose last hint is kept


class Hints:
    """The last hint at each table: who asks again while nothing has happened gets the same one."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._given: dict[str, tuple[int, asyncio.Task[list[Idea]]]] = {}

    async def ask(self, table: Table, seat: int, budget: str, person: str) -> list[Idea]:
        asked, task = self._given.get(table.id, (0, None))
        if task is None or asked != table.asked or (task.done() and task.exception()):
            task = asyncio.create_task(self._think(table, seat, budget, person))
            self._given.pop(table.id, None)
            self._given[table.id] = table.asked, task
            if len(self._given) > KEPT:
                self._given.pop(next(iter(self._given)))
        try:
            return await asyncio.shield(task)
        except Failed:
            raise Refused(Why.UNKNOWN, say("answer.no_hint")) from None

    async def _think(self, table: Table, seat: int, budget: str, person: str) -> list[Idea]:
        source, view = table.game.source, table.view(seat).to_json()
        seed = secrets.randbits(64)
        work = (type(table.game), source.text, source.name, view, budget, seed)
        return await self.thinkers.run(_think, *work, person=person)


# In the worker


def _think(kind: type[Game[Any]], text: str, name: str, view: dict[str, Any], budget: str, seed: int) -> list[Idea]:
    game = known_game(kind, text, name)
    return ideas(game.from_json(view), roster.tycoon(game, budget), seed)
