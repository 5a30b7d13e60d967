"""Hints and warnings for people: thought out in a worker, from what their seat may know, once for each question."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from spindletop.analysis.hints import Idea, ideas
from spindletop.analysis.reasons import Reason, goes_along, loss, why
from spindletop.bots import roster
from spindletop.kernel import Game
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Table
from spindletop.table.thinkers import Failed, Thinkers, known_game
from spindletop.table.words import say

BUDGET = "0.4s"  # that the bot thinks, and once more to compare: a person should wait for less than two seconds
KEPT = 100  # tables whose last hint is kept
PATIENCE = 2.0  # seconds that an answer waits for a warning, at most


class Hints:
    """The last hint at each table: who asks again while nothing has happened gets the same one."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._given: dict[str, tuple[int, asyncio.Task[list[Idea]]]] = {}
        self._weighing: set[asyncio.Task[bool]] = set()

    async def ask(self, table: Table, seat: int, budget: str, person: str) -> list[Idea]:
        try:
            return await asyncio.shield(self.begin(table, seat, budget, person))
        except Failed:
            raise Refused(Why.UNKNOWN, say("answer.no_hint")) from None

    async def costly(self, table: Table, seat: int, answers: Sequence[int], least: float, person: str) -> bool:
        """Whether these answers surely cost more than this share of the win beside what the bot would do. What is not
        known in time is not said: nobody waits for long."""
        task = asyncio.create_task(self._costly(table, seat, answers, least, person))
        self._weighing.add(task)
        task.add_done_callback(self._weighing.discard)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        return bool(done) and task.result()

    async def _costly(self, table: Table, seat: int, answers: Sequence[int], least: float, person: str) -> bool:
        view = table.view(seat)
        try:
            best = (await asyncio.shield(self.begin(table, seat, BUDGET, person)))[0].actions
            if goes_along(answers, best):
                return False
            source, seed = table.game.source, secrets.randbits(64)
            work = (type(table.game), source.text, source.name, view.to_json(), tuple(answers), best, BUDGET, seed)
            cost, error = await self.thinkers.run(_loss, *work, person=person)
        except Failed:
            return False
        return cost - error > least

    async def missed(self, table: Table, seat: int, person: str) -> list[Reason]:
        """What a learner goes without who has just left the lesson: what speaks for its answer beside their own."""
        coached, chapter = table.coaching(), table.chapter
        if chapter is None or coached is None or coached.strayed is None:
            raise Refused(Why.ILLEGAL, say("lesson.not_strayed"))
        at, source, seed = coached.strayed, table.game.source, secrets.randbits(64)
        view = table.course.position(at).view(seat).to_json()
        both = (chapter.answers[at],), (table.course.moves[at].action,)
        try:
            return await self.thinkers.run(
                _why, type(table.game), source.text, source.name, view, *both, BUDGET, seed, person=person
            )
        except Failed:
            raise Refused(Why.UNKNOWN, say("answer.no_hint")) from None

    def begin(self, table: Table, seat: int, budget: str, person: str) -> asyncio.Task[list[Idea]]:
        """What the bot thinks of the question that is asked now; it is thought once."""
        asked, task = self._given.get(table.id, (0, None))
        if task is None or asked != table.asked or (task.done() and task.exception()):
            task = asyncio.create_task(self._think(table, seat, budget, person))
            self._given.pop(table.id, None)
            self._given[table.id] = table.asked, task
            if len(self._given) > KEPT:
                self._given.pop(next(iter(self._given)))
        return task

    async def _think(self, table: Table, seat: int, budget: str, person: str) -> list[Idea]:
        source, view = table.game.source, table.view(seat).to_json()
        seed = secrets.randbits(64)
        work = (type(table.game), source.text, source.name, view, budget, seed)
        return await self.thinkers.run(_think, *work, person=person)


# In the worker


def _think(kind: type[Game[Any]], text: str, name: str, view: dict[str, Any], budget: str, seed: int) -> list[Idea]:
    game = known_game(kind, text, name)
    return ideas(game.from_json(view), roster.tycoon(game, budget), seed)


def _loss(
    kind: type[Game[Any]],
    text: str,
    name: str,
    view: dict[str, Any],
    answers: tuple[int, ...],
    best: tuple[int, ...],
    budget: str,
    seed: int,
) -> tuple[float, float]:
    game = known_game(kind, text, name)
    return loss(game.from_json(view), answers, best, roster.tycoon(game, budget), seed)


def _why(
    kind: type[Game[Any]],
    text: str,
    name: str,
    view: dict[str, Any],
    better: tuple[int, ...],
    given: tuple[int, ...],
    budget: str,
    seed: int,
) -> list[Reason]:
    game = known_game(kind, text, name)
    return why(game.from_json(view), better, given, roster.tycoon(game, budget), seed)
