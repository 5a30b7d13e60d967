"""When a server looks for garbage: new objects all the time, in small portions; all of them when nobody waits."""

import asyncio
import gc
from time import perf_counter

from spindletop.table.precedence import Precedence
from spindletop.table.tasks import end
from spindletop.web.metrics import Metrics

OFTEN = 1_000, 5  # Python's thresholds: for new objects (ten thousand take a twentieth of a second), for older ones,
NEVER = 10**6  # and for all of them: with a thousand streams a fifth of a second, and Python would not ask who waits
EVERY = 600.0  # seconds between looks at all of them


class Garbage:
    """Nearly all objects go when nothing leads to them; what is left are those that lead to each other."""

    def __init__(self, precedence: Precedence, metrics: Metrics) -> None:
        self.precedence = precedence
        self.metrics = metrics
        self._begun = 0.0
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """What is there now stays, so it is not looked through again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*OFTEN, NEVER)
        gc.callbacks.append(self._note)
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking:
            gc.callbacks.remove(self._note)
            await end([self._looking])

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.precedence.after_people()
            gc.collect()

    def _note(self, phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            self._begun = perf_counter()
        else:
            self.metrics.garbage.add(perf_counter() - self._begun, (("generation", str(about["generation"])),))
