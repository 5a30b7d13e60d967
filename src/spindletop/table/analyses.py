"""Analyses of finished games: made in a worker, in turn for all who want one, and kept as long as the server runs."""

import asyncio
import logging
from dataclasses import dataclass
from functools import partial

from spindletop.analysis.played import Played
from spindletop.analysis.study import Budget, Findings, Turn, study
from spindletop.analysis.tasks import Weigh, Weighed, do
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.table import Table
from spindletop.table.tasks import end
from spindletop.table.thinkers import Failed, Thinkers
from spindletop.table.turns import Rank
from spindletop.table.words import say

log = logging.getLogger(__name__)

KEPT = 200
WAITING = 20  # analyses that are not done yet,
WAITING_EACH = 3  # and for one person
BUDGET = "0.8s"  # for what somebody tries instead of an answer
THEN = ";"  # between the answers of a run
LONGEST = 60  # answers in one


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
        table.check_played()
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

    def of_person(self, table: Table, seat: int) -> list[Turn]:
        """The answers of a seat from which most can be learned, the costliest first; none before they are found."""
        made = self.of(table)
        return [turn for turn in made.found.costly if turn.seat == seat] if made and made.found else []

    async def weigh(self, table: Table, turn: Turn, action: str, person: str = "") -> Weighed:
        """What somebody tries instead of such an answer: one or a run of them, in notation."""
        legal = table.course.position(turn.parting).legal()
        try:
            tried = tuple(table.game.parse(step.strip()) for step in action.split(THEN)[:LONGEST])
        except ValueError as error:
            raise Refused(Why.ILLEGAL, say("answer.unknown", reason=reason(error))) from None
        if tried[0] not in legal:
            raise Refused(Why.ILLEGAL, say("answer.not_there"))
        try:
            work = Weigh(played(table), turn.parting, tried, turn.from_there(turn.better), BUDGET)
            return await self.thinkers.run(do, work, person=person)
        except Failed:
            raise Refused(Why.UNKNOWN, say("answer.no_hint")) from None

    async def _make(self, table: Table, made: Analysis) -> None:
        try:
            made.found = await self._study(played(table), table, made)
        except Failed as failed:
            log.error("table %s could not be analysed: %s", table.id, failed)
            made.failed = True

    async def _study(self, game: Played, table: Table, made: Analysis) -> Findings:
        """Task by task, so that a hint never waits for more than one of them."""
        people = (
            []
            if table.game.memory
            else [seat for seat, taken in enumerate(table.seats) if taken.person or not taken.bot]
        )
        work = study(game, table.names, self.budget, people)
        batch = next(work)
        while True:
            made.done = batch.done
            run = partial(self.thinkers.run, do, person=made.person, rank=Rank.PATIENT)
            results = [await run(task) for task in batch.tasks]
            try:
                batch = work.send(results)
            except StopIteration as stop:
                found: Findings = stop.value
                return found

    async def close(self) -> None:
        await end(self._tasks)


def played(table: Table) -> Played:
    """The game of a table that is over."""
    answers = [move.action for move in table.course.moves]
    return Played.of(table.game, len(table.seats), table.course.options, answers)
