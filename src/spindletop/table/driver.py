"""What answers at tables when no person does: bots, nature, and the table itself.

Any process may do it at any time; the store decides who was first. The process that made the last change does it at
once, the others only if nothing happens for a while: then that process has probably died.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

from spindletop.bots import roster
from spindletop.kernel import Rng
from spindletop.store import StoreDown
from spindletop.table import drafts, ordering
from spindletop.table.entries import By
from spindletop.table.library import Library
from spindletop.table.news import RETRY
from spindletop.table.precedence import Precedence
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Due, Table
from spindletop.table.tasks import end
from spindletop.table.thinkers import Failed, Thinkers

log = logging.getLogger(__name__)

GUARDED = 4.0  # paces that a bot waits where its time must not tell what was legal: longer than it thinks


class Driver:
    """One task for each table that has something due."""

    def __init__(
        self,
        library: Library,
        thinkers: Thinkers,
        precedence: Precedence,
        pace: float,
        pause: tuple[float, float],
        patience: float,
    ) -> None:
        self.library = library
        self.thinkers = thinkers
        self.precedence = precedence
        self.pace = pace
        self.pause = pause
        self.patience = patience
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._moved: dict[str, asyncio.Event] = {}  # tables that pause: set when something happens there
        self._watching: asyncio.Task[None] | None = None
        self._closed = False
        library.grown.append(self.look_at)

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        self._closed = True
        await end([*self._tasks.values(), self._watching])

    def look_at(self, table: Table) -> None:
        """See to what is due at this table, unless somebody does; who pauses there looks again."""
        if table.id in self._moved:
            self._moved[table.id].set()
        if table.due is not None and table.id not in self._tasks and not self._closed:
            self._tasks[table.id] = asyncio.create_task(self._drive(table))

    async def _watch(self) -> None:
        """Find the tables that nobody sees to: all that wait when this process starts, then those left behind."""
        waited = 0.0
        while True:
            try:
                for id in await self.library.store.due(self.library.clock() - waited):
                    if id not in self._tasks:
                        await self._find(id)
                waited = self.patience
            except StoreDown:
                pass  # the store has said so
            except Exception:
                log.exception("looking for tables that wait for a bot")
            await asyncio.sleep(self.patience / 2)

    async def _find(self, id: str) -> None:
        """A table that cannot be read does not keep the others from being found."""
        try:
            self.look_at(await self.library.table(id))
        except StoreDown:
            raise
        except Exception as error:
            log.error("table %s waits and cannot be read: %s: %s", id, type(error).__name__, error)

    async def _drive(self, table: Table) -> None:
        try:
            while table.due is not None and not self._closed:
                try:
                    await self._answer(table)
                except Refused as refused:
                    if refused.why != Why.STALE:
                        raise
        except Exception:
            log.exception("table %s waits: what it needs could not be done", table.id)
        finally:
            del self._tasks[table.id]

    async def _answer(self, table: Table) -> None:
        due, asked, seat = table.due, table.asked, table.actor
        if due in (Due.NATURE, Due.END):
            await self._write(table, lambda now: [])  # it happens by itself
            return
        if due in (Due.BOT, Due.CLOCK):
            action, _ = await asyncio.gather(self._think(table, seat), asyncio.sleep(self.bot_pause(table)))
            by = By.BOT if due == Due.BOT else By.CLOCK
        elif await self._moves_in_the_pause(table, asked):
            return
        elif due == Due.ORDER:
            async with self.precedence.of_bot():
                await self._write(table, partial(ordering.follow, seat=seat, asked=asked))
            return
        else:
            action, by = table.legal(seat)[0], By.TABLE
        async with self.precedence.of_bot():
            await self._write(table, partial(drafts.answer_for, seat=seat, asked=asked, action=action, by=by))

    async def _write(self, table: Table, make: Callable[[Table], drafts.Draft]) -> None:
        """Whenever the database can be used again: what was thought is not thought anew."""
        while True:
            try:
                await self.library.write(table.id, make)
                return
            except StoreDown:
                await asyncio.sleep(RETRY)

    def bot_pause(self, table: Table) -> float:
        """How many seconds a bot's answer takes at least: so that people can follow, and where they may not know what
        is legal, more than there can be to think about."""
        if not any(each.person and not each.away for each in table.seats):
            return 0.0
        state = table.course.state
        return self.pace * GUARDED if state.question and state.question.guarded(state) else self.pace

    async def _moves_in_the_pause(self, table: Table, asked: int) -> bool:
        """Wait as long as a person might think; whether one answers meanwhile, withdraws an order, or runs out of
        time."""
        due, (shortest, longest) = table.due, self.pause
        moved = self._moved[table.id] = asyncio.Event()
        try:
            async with asyncio.timeout(shortest + (longest - shortest) * secrets.randbelow(1000) / 1000):
                while table.asked == asked and table.due == due:
                    await moved.wait()
                    moved.clear()
        except TimeoutError:
            pass
        finally:
            del self._moved[table.id]
        return table.asked != asked or table.due != due

    async def _think(self, table: Table, seat: int) -> int:
        if table.steered:
            return table.steered[0]
        view, taken = table.view(seat), table.seats[seat]
        bot = roster.as_person(table.game, taken.bot or roster.USUAL, taken.name)
        try:
            return await self.thinkers.choose(bot, view, table.deal.thought(table.answers) if table.deal else None)
        except Failed as failed:
            log.error("table %s: %s; any answer is given for it", table.id, failed)
            legal = view.legal()
            return legal[Rng(secrets.randbits(64)).below(len(legal))]
