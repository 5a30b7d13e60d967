"""News of tables: to whoever watches in this process, and from the other processes on the same database."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING

from spindletop.store import Store, StoreDown
from spindletop.store.dialects import CHANNEL

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

LOBBY = ""  # the news that some table was opened, filled, begun or ended
LOOK = 0.5  # seconds between looks at what others have added to a file
RETRY = 1.0  # seconds, for whoever waits for a database that is down


class Hub:
    """Watchers in this process. Slow ones miss nothing: they get the latest number when they look."""

    def __init__(self) -> None:
        self._latest: dict[str, int] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._closed = False

    def publish(self, topic: str, number: int) -> None:
        if topic in self._watchers:
            self._latest[topic] = max(number, self._latest[topic])
            for watcher in self._watchers[topic]:
                watcher.set()

    def close(self) -> None:
        """All watchers come to an end."""
        self._closed = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.set()

    async def grows(self, topic: str, since: int, seconds: float) -> bool:
        """Whether there is more than `since` within so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), aclosing(self.watch(topic, since, since)) as news:
                async for _ in news:
                    return True
        return False

    async def watch(self, topic: str, since: int, latest: int) -> AsyncGenerator[int, None]:
        """The latest number, whenever it has grown beyond the last one (or `since`)."""
        news = asyncio.Event()
        self._watchers.setdefault(topic, set()).add(news)
        self._latest[topic] = max(latest, self._latest.get(topic, 0))
        try:
            while True:
                if self._latest[topic] > since:
                    since = self._latest[topic]
                    yield since
                elif self._closed:
                    return
                else:
                    await news.wait()
                    news.clear()
        finally:
            self._watchers[topic].discard(news)
            if not self._watchers[topic]:
                del self._watchers[topic], self._latest[topic]


Heard = Callable[[str, int, str], Awaitable[None]]  # a table, the seq of its last entry, and the kinds of the new ones


class Follower:
    """Hears of the entries that others have added to a file: a command of the operator, a script. SQLite tells nobody,
    so it looks."""

    def __init__(self, store: Store, heard: Heard) -> None:
        self.store = store
        self.heard = heard

    async def run(self) -> None:
        last: int | None = None
        while True:
            try:
                last = await self.store.last_added() if last is None else await self._look(last)
            except StoreDown:
                pass  # the store has said so
            except Exception:
                log.exception("not hearing what others add to the database")
            await asyncio.sleep(LOOK)

    async def _look(self, last: int) -> int:
        for number, table, seq, kind in await self.store.added(last):
            await self.heard(table, seq, kind)
            last = number
        return last


class Listener:
    """Hears of the entries that other processes have added (PostgreSQL's NOTIFY)."""

    def __init__(self, address: str, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        self.address = address
        self.heard = heard
        self.missed = missed  # the connection was new, or lost for a while: anything may have happened
        self.ready = asyncio.Event()

    async def run(self) -> None:
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                async with connection:
                    await self._listen(connection)
            except (psycopg.OperationalError, StoreDown) as error:
                log.warning("not hearing the other processes: %s", " ".join(str(error).split()))
            except Exception:
                log.exception("not hearing the other processes")
            await asyncio.sleep(RETRY)

    async def _listen(self, connection: "psycopg.AsyncConnection[tuple[object, ...]]") -> None:
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        self.ready.set()
        await self.missed()
        async for notice in connection.notifies():
            table, seq, kinds = notice.payload.split(" ")
            await self.heard(table, int(seq), kinds)
