"""Analyses of finished games: made in a worker, in turn for all who want one, and kept as long as the server runs."""

import asyncio
import logging
from dataclasses import dataclass
from functools import partial

from spindletop.analysis.played import Played
from spindletop.analysis.study import Budget, Findings, study
from spindletop.analysis.tasks import do
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Table
from spindletop.table.thinkers import Failed, Thinkers
from spindletop.table.turns import Rank
from spindletop.table.words import say

log = logging.getLogger(__name__)

KEPT = 200
WAITING = 20  # analyses that are not done yet,
WAITING_EACH = 3  # and for one person


@dataclass
class Analysis:
    person: str = ""  # who asked for it first
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
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, table: Table) -> Analysis | None:
        """The analysis of a finished game, if somebody has asked for it."""
        table.check_over()
        return self._made.get(table.id)

    def start(self, table: Table, person: str = "") -> Analysis:
        """Begin it in the background, unless it is there already."""
        known = self.of(table)
        if known is not None and not known.failed:
            return known
        running = [each.person for each in self._made.values() if each.running]
        if len(running) >= WAITING:
            raise Refused(Why.LIMIT, say("analysis.many"))
        if running.count(person) >= WAITING_EACH:
            raise Refused(Why.LIMIT, say("analysis.yours", most=WAITING_EACH))
        while len(self._made) >= KEPT:
            self._made.pop(next(id for id, each in self._made.items() if not each.running))
        made = self._made[table.id] = Analysis(person)
        task = asyncio.create_task(self._make(table, made))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return made

    async def _make(self, table: Table, made: Analysis) -> None:
        answers = [move.action for move in table.course.moves]
        played = Played.of(table.game, len(table.seats), table.course.options, answers)
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
            run = partial(self.thinkers.run, do, person=made.person, rank=Rank.PATIENT)
            results = [await run(task) for task in batch.tasks]
            try:
                batch = work.send(results)
            except StopIteration as end:
                found: Findings = end.value
                return found

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
