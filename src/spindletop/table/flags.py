"""Flags fall: a task in each process sees to tables at which somebody's time is up. The store decides who was first."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from spindletop.store import StoreDown
from spindletop.table import timing
from spindletop.table.drafts import Draft
from spindletop.table.library import Library
from spindletop.table.refused import Refused
from spindletop.table.table import Table
from spindletop.table.tasks import end

log = logging.getLogger(__name__)


class Flags:
    """Sleeps until the next time is up anywhere, as far as the store knows it, or for `patience` seconds: another
    process may have died."""

    def __init__(self, library: Library, patience: float) -> None:
        self.library = library
        self.patience = patience
        self._next: float | None = None
        self._excused = 0.0  # the end of the last outage that stands at all tables
        self._sooner = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        library.grown.append(self.look_at)

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        await end([self._watching])

    def look_at(self, table: Table) -> None:
        """Somebody's time may be up there before it is anywhere else."""
        if table.clock and table.falls is not None and (self._next is None or table.falls < self._next):
            self._sooner.set()

    async def _watch(self) -> None:
        while True:
            try:
                await self.sweep()
                self._next = await self.library.store.next_fall(self.library.clock())
            except StoreDown:
                pass  # the store has said so
            except Exception:
                log.exception("looking for tables at which somebody's time is up")
            await self._pause()

    async def _pause(self) -> None:
        left = self.patience if self._next is None else max(0.0, self._next - self.library.clock())
        with suppress(TimeoutError):
            async with asyncio.timeout(min(left, self.patience)):
                await self._sooner.wait()
        self._sooner.clear()

    async def sweep(self) -> None:
        """Write outages down at all tables whose clocks ran then, and see to those at which time is up."""
        store, uptime = self.library.store, self.library.uptime
        await uptime.sure()
        back = uptime.outages[-1][1] if uptime.outages else 0.0
        if back > self._excused:
            for id in await store.clocked(back):
                await self._see_to(id, lambda table: [])
            self._excused = back
        now = self.library.clock()
        for id in await store.falling(now):
            await self._see_to(id, partial(timing.flag, now=now))

    async def _see_to(self, id: str, make: Callable[[Table], Draft]) -> None:
        """A table that cannot be read does not keep the others from being seen to."""
        try:
            await self.library.write(id, make)
        except StoreDown:
            raise
        except Refused as refused:
            log.error("table %s: the clock cannot be read: %s", id, refused.words)
        except Exception:
            log.exception("table %s: the clock cannot be read", id)
