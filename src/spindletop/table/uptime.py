"""When no server was there: nobody's time runs then. Each process writes down that it is up; where nobody has done so
for a while, there was an outage, which stands in the store from then on, and then at each table whose clock runs."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from spindletop.store import Store, StoreDown
from spindletop.table.tasks import end

log = logging.getLogger(__name__)

BEAT = 5.0  # seconds between two beats,
GAP = 15.0  # and how long they may fail to come before that is an outage


def steady() -> float:
    """Seconds that go on while a machine sleeps, and that nobody sets."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


class Uptime:
    """Of this process, and of all others at the same store. `steady` tells whether this process itself has stood still,
    or could not reach the store: that somebody sets the clock is no outage."""

    def __init__(self, store: Store, clock: Callable[[], float], steady: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.steady = steady
        self.outages: list[tuple[float, float]] = []  # from and to, the last one last
        self._beaten = 0.0
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """With one server for a file, any time since the last beat is one in which none was there."""
        await self._look(GAP if self.store.dialect.shared else 0.0)
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """The last beat, so that the next start knows to the second."""
        if self._beating:
            await end([self._beating])
            with suppress(StoreDown):
                await self.store.beat(self.clock())

    async def sure(self) -> None:
        """Whoever acts by a clock first makes sure that there was no outage which this process has not noticed: when
        all were down, this one was, too."""
        if self.steady() - self._beaten > GAP:
            await self._look(GAP)

    async def _look(self, gap: float) -> None:
        """Of several processes that were all down, the first to be back writes the outage down."""
        at = self.steady()
        self.outages = await self.store.back(self.clock(), gap)
        self._beaten = at

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.sure()
                at = self.steady()
                await self.store.beat(self.clock())
                self._beaten = at
            except StoreDown:
                pass  # the store has said so
            except Exception:
                log.exception("writing down that this server is up")
