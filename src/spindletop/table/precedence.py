"""Who goes first when a server has much to do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

MANNERS = 0.03  # seconds for which each other thing lets people go first
HURRY = 0.3  # seconds for which one person's answer goes first: whoever sends it slowly holds nobody up


class Precedence:
    """People go first: while the answer of one is on its way to the screens, bots keep theirs, which nobody misses for
    a moment, and boards are not drawn that other people look at later. All these go one after the other, so that a
    person never waits for many of them; where people never cease, for one in a while."""

    def __init__(self) -> None:
        self._people: set[object] = set()
        self._nobody = asyncio.Event()
        self._nobody.set()
        self._bots = asyncio.Lock()
        self._others = asyncio.Lock()

    @asynccontextmanager
    async def of_person(self) -> AsyncIterator[None]:
        person = object()
        self._people.add(person)
        self._nobody.clear()
        late = asyncio.get_running_loop().call_later(HURRY, self._is_through, person)
        try:
            yield
            await asyncio.sleep(0)  # in which all screens of this process are told
        finally:
            late.cancel()
            self._is_through(person)

    def _is_through(self, person: object) -> None:
        self._people.discard(person)
        if not self._people:
            self._nobody.set()

    @asynccontextmanager
    async def of_bot(self) -> AsyncIterator[None]:
        async with self._bots:
            await self.after_people()
            yield
            await asyncio.sleep(0)

    async def after_people(self) -> None:
        """When nobody's answer is on its way, or after a while. Who waits goes on alone, and the next one looks for
        people again."""
        async with self._others:
            await asyncio.sleep(0)
            with suppress(TimeoutError):
                async with asyncio.timeout(MANNERS):
                    while self._people:
                        await self._nobody.wait()
