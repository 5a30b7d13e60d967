"""The connections to a database, and the threads in which they are used."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from spindletop.store.dialects import Dialect

log = logging.getLogger(__name__)

T = TypeVar("T")
Fetch = Callable[..., list[tuple[Any, ...]]]  # a statement and its values; the rows that it gives

WARN_EVERY = 60.0  # seconds, of the same trouble


class StoreError(ValueError):
    """The database cannot be used: the message says why."""


class StoreDown(OSError):
    """The database cannot be used just now: it does not answer, or its disk is full. What was to be added may be there
    nevertheless: who adds it again is told that its place is taken, and reads."""

    def __init__(self, words: str, full: bool) -> None:
        super().__init__(words)
        self.full = full


class Database:
    """Each thread has a connection of its own. A lost one is made anew."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.started = False  # whoever starts it is told what is wrong; later it is logged
        self._threads = ThreadPoolExecutor(dialect.threads, thread_name_prefix="store")
        self._mine = threading.local()
        self._connections: list[Any] = []
        self._warned = ""
        self._warned_at = 0.0

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._connections:
            connection.close()

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """This work, in a thread: perhaps twice, if a connection is lost."""
        return await self.begin(self._twice, work, *arguments)

    def begin(self, work: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        """The same once, for work that minds."""
        return asyncio.get_running_loop().run_in_executor(self._threads, self._attempt, work, *arguments)

    def _attempt(self, work: Callable[..., T], *arguments: Any) -> T:
        try:
            return work(*arguments)
        except self.dialect.error as error:
            if self.started and not self.dialect.is_down(error):
                raise
            if isinstance(error, self.dialect.lost):
                self.forget()
            words = f"the database cannot be used: {' '.join(str(error).split())}"
            if self.started:
                self._warn(words)
            raise StoreDown(words, self.dialect.is_full(error)) from error

    def _twice(self, work: Callable[..., T], *arguments: Any) -> T:
        """A lost connection is made anew, once."""
        try:
            return work(*arguments)
        except self.dialect.lost:
            self.forget()
            return work(*arguments)

    def _warn(self, words: str) -> None:
        """Not for each of the many who try."""
        now = time.monotonic()
        if words != self._warned or now - self._warned_at > WARN_EVERY:
            self._warned, self._warned_at = words, now
            log.error(words)

    # In a thread

    def connection(self) -> Any:
        connection = getattr(self._mine, "connection", None)
        if connection is None:
            self._mine.connection = connection = self.dialect.connect()
            self._connections.append(connection)
        return connection

    def forget(self) -> None:
        connection = self._mine.__dict__.pop("connection", None)
        if connection is not None:
            self._connections.remove(connection)
            connection.close()

    def execute(self, text: str, values: Sequence[object] = ()) -> Any:
        return self.connection().execute(self.dialect.sql(text), values)

    def fetch(self, text: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        return list(self.execute(text, values).fetchall())

    def write(self, text: str, values: Sequence[object]) -> None:
        self.execute(text, values)

    def transaction(self, work: Callable[[], None]) -> None:
        self.execute(self.dialect.begin)
        try:
            work()
            self.execute("COMMIT")
        except BaseException:
            self._roll_back()
            raise

    def alone(self, work: Callable[[Fetch], T]) -> T:
        """A transaction beside which there is no other of this kind, in any process."""
        done: list[T] = []

        def fetch(text: str, *values: object) -> list[tuple[Any, ...]]:
            cursor = self.execute(text, values)
            return list(cursor.fetchall()) if cursor.description else []

        def locked() -> None:
            self.dialect.lock(self.connection())
            done.append(work(fetch))

        self.transaction(locked)
        return done[-1]

    def _roll_back(self) -> None:
        try:
            self.execute("ROLLBACK")
        except Exception:  # the connection is broken: what is wrong with it is already on its way up
            self.forget()
