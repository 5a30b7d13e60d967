"""Analyses of finished games: made in a worker, one after the other, and kept as long as the server runs."""

import asyncio
import logging
from dataclasses import dataclass

from spindletop.analysis.played import Played
from spindletop.analysis.study import Budget, Findings, study
from spindletop.analysis.tasks import do
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Table
from spindletop.table.thinkers import Failed, Thinkers

log = logging.getLogger(__name__)

KEPT = 200
WAITING = 20  # analyses that are not done yet


@dataclass
class Analysis:
    done: float = 0.0  # the part of its work that is behind us
    found: Findings | None = None
    failed: bool = False

    @property
    def running(self) -> bool:
        return self.found is None and not self.failed


class Analyses:
    """By table. A game is analysed once, however many people ask for it."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self.thinkers = thinkers
        self.budget = Budget(seconds=seconds)
        self._made: dict[str, Analysis] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, table: Table) -> Analysis | None:
        """The analysis of a finished game, if somebody has asked for it."""
        table.check_over()
        return self._made.get(table.id)

    def start(self, table: Table) -> Analysis:
        """Begin it in the background, unless it is there already."""
        known = self.of(table)
        if known is not None and not known.failed:
            return known
        if sum(each.running for each in self._made.values()) >= WAITING:
            raise Refused(Why.LIMIT, "Many games are being analysed just now: try again later.")
        while len(self._made) >= KEPT:
            self._made.pop(next(id for id, each in self._made.items() if not each.running))
        made = self._made[table.id] = Analysis()
        task = asyncio.create_task(self._make(table, made))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return made

    async def _make(self, table: Table, made: Analysis) -> None:
        answers = [move.action for move in table.course.moves]
        played = Played.of(table.game, len(table.seats), table.course.options, answers)
        async with self._turn:
            try:
                made.found = await self._study(played, table.names, made)
            except Failed as failed:
                log.error("table %s could not be analysed: %s", table.id, failed)
                made.failed = True

    async def _study(self, played: Played, names: list[str], made: Analysis) -> Findings:
        """Task by task, so that a hint never waits for more than one of them."""
        work = study(played, names, self.budget)
        batch = next(work)
        while True:
            made.done = batch.done
            results = [await self.thinkers.run(do, task) for task in batch.tasks]
            try:
                batch = work.send(results)
            except StopIteration as end:
                found: Findings = end.value
                return found

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
