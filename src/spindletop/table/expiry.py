"""Tables at which nothing happens any more are given up after a while, so that they stand in nobody's way."""

import asyncio
import logging
import math
from collections.abc import Mapping
from functools import partial

from spindletop.table import drafts
from spindletop.table.chronicle import Status
from spindletop.table.library import Library
from spindletop.table.tasks import end

log = logging.getLogger(__name__)

EVERY = 600.0  # seconds between two looks


class Expiry:
    """`quiet`: after how many seconds without anything a table of this status expires. Nothing is deleted."""

    def __init__(self, library: Library, quiet: Mapping[Status, float]) -> None:
        self.library = library
        self.quiet = {status: seconds for status, seconds in quiet.items() if seconds < math.inf}
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.quiet:
            self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        await end([self._looking])

    async def _look(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("looking for tables that have expired")
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        now = self.library.clock()
        for status, seconds in self.quiet.items():
            for id in await self.library.store.quiet(status, now - seconds):
                await self.library.write(id, partial(drafts.expire, quiet=self.quiet, now=now))
