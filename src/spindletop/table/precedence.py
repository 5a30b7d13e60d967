"""Who goes first when a server has much to do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

MANNERS = 0.1  # seconds for which everything else lets people go first


class Precedence:
    """People go first: while the answer of one is on its way to the screens, bots keep theirs, which nobody misses for
    a moment; and they answer one after the other, so that a person never waits for many of them."""

    def __init__(self) -> None:
        self._people = 0
        self._nobody = asyncio.Event()
        self._nobody.set()
        self._bots = asyncio.Lock()

    @asynccontextmanager
    async def of_person(self) -> AsyncIterator[None]:
        self._people += 1
        self._nobody.clear()
        try:
            yield
            await asyncio.sleep(0)  # in which all screens of this process are told
        finally:
            self._people -= 1
            if not self._people:
                self._nobody.set()

    @asynccontextmanager
    async def of_bot(self) -> AsyncIterator[None]:
        async with self._bots:
            await self.after_people()
            yield
            await asyncio.sleep(0)

    async def after_people(self) -> None:
        """When nobody's answer is on its way, or after a while."""
        await asyncio.sleep(0)
        with suppress(TimeoutError):
            async with asyncio.timeout(MANNERS):
                await self._nobody.wait()
