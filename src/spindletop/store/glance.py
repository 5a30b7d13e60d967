"""What is asked so often that it cannot be read from the store each time."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

from spindletop.store.database import StoreDown

T = TypeVar("T")

NEVER = -math.inf  # in place of a time
SOON = 0.5  # seconds after which it is read again, beside those who ask,
FRESH = 1.0  # and for which a process believes what it knows: who asks later waits until it is read


class Glance(Generic[T]):
    """What a process knows of something that seldom changes. One reads for all who ask, and where somebody asks more
    than once a second nobody waits for it."""

    def __init__(self, read: Callable[[], Awaitable[T]], unknown: T) -> None:
        """`unknown`: what is believed as long as nothing could be read."""
        self._read = read
        self._known = unknown
        self._when = NEVER
        self._looking: asyncio.Task[None] | None = None

    async def now(self) -> T:
        """As it was less than a second ago; if the database is down, as it was known."""
        age = time.monotonic() - self._when
        if age > SOON and self._looking is None:
            self._looking = asyncio.create_task(self._look())
        if age > FRESH and self._looking is not None:
            await asyncio.shield(self._looking)
        return self._known

    def forget(self) -> None:
        """This process has changed it: what is known, or just being read, is not believed any more."""
        self._when, self._looking = NEVER, None

    async def _look(self) -> None:
        this, begun = asyncio.current_task(), time.monotonic()
        try:
            with suppress(StoreDown):  # the store has said so
                found = await self._read()
                if self._looking is this:
                    self._known = found
        finally:
            if self._looking is this:
                self._when, self._looking = begun, None
