"""The two databases behind the store: how each is opened, and the few words in which they differ."""

import os
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

CHANNEL = "spindletop"
MIGRATION_LOCK = 7_145_203  # any number: processes that start at once wait for each other
# A server that does not answer is given up before people give up. Its address may say otherwise.
PATIENCE: dict[str, Any] = {"connect_timeout": "5", "tcp_user_timeout": "10000", "keepalives_idle": "10"}
BUSY = 10.0  # seconds to wait for another process that writes to the same file
PRIMARY = 0xFF  # of an error code of SQLite: what it is about, without the details
TROUBLES = {  # of the file or its disk; all other codes are about what was asked for
    *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY),
    *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN),
    *(sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOTADB),
}
CREATING = threading.Lock()  # a new file is closed again before any thread of this process uses it


Statement = tuple[str, Sequence[object]]  # with ? for its values


class Dialect(Protocol):
    """Connections follow Python's DB-API; each is used by one thread."""

    threads: int
    shared: bool  # by several servers
    begin: str
    taken: type[Exception]  # a primary key that exists
    lost: type[Exception]  # the server went away: another connection may do
    error: type[Exception]  # all that it raises

    def is_down(self, error: Exception) -> bool:
        """Whether it cannot be used, now at least, for anything: what is lost is among it, and no slip of ours is."""

    def is_full(self, error: Exception) -> bool:
        """Whether it is down because its disk is full."""

    def connect(self) -> Any: ...

    def sql(self, text: str) -> str:
        """A statement with ? for its values, as this database wants it."""

    def lock(self, connection: Any) -> None:
        """Within a transaction: wait until no other process is in one that has called this."""

    def notice(self, message: str) -> list[Statement]:
        """What tells the other processes, when it is committed."""

    def at_once(self, connection: Any, statements: Sequence[Statement]) -> None:
        """These statements as one transaction."""


class Sqlite:
    """One file: one thread writes, others read meanwhile."""

    threads = 3
    shared = False
    begin = "BEGIN IMMEDIATE"
    taken: type[Exception] = sqlite3.IntegrityError
    lost: type[Exception] = ConnectionError  # a file does not go away
    error: type[Exception] = sqlite3.Error

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    def connect(self) -> sqlite3.Connection:
        self._create()
        connection = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def is_down(self, error: Exception) -> bool:
        return _code(error) in TROUBLES

    def is_full(self, error: Exception) -> bool:
        return _code(error) == sqlite3.SQLITE_FULL

    def _create(self) -> None:
        """The file holds nature's seeds: it is for its owner only, as are the -wal and -shm that SQLite makes like it.
        One that exists is never opened here: to close it would drop all the locks that SQLite holds in this process,
        and the next process to look into the file would take itself for the last one and delete the -wal."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with CREATING, suppress(FileExistsError):
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))

    def sql(self, text: str) -> str:
        return text

    def lock(self, connection: Any) -> None:
        """BEGIN IMMEDIATE has done it."""

    def notice(self, message: str) -> list[Statement]:
        return []  # nobody listens

    def at_once(self, connection: Any, statements: Sequence[Statement]) -> None:
        connection.execute(self.begin)
        try:
            for text, values in statements:
                connection.execute(text, values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already
                connection.execute("ROLLBACK")
            raise


def _code(error: Exception) -> int:
    """What it is about; 0 if it does not come from SQLite itself."""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY


class Postgres:
    """A server; several processes may share it. Transactions with a NOTIFY are committed one after the other, each
    with a wait for the disk: so here, too, one thread writes what has come together."""

    threads = 4
    shared = True
    begin = "BEGIN"

    def __init__(self, address: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise ValueError("PostgreSQL needs the package psycopg: pip install 'spindletop[postgres]'") from None
        try:
            given = psycopg.conninfo.conninfo_to_dict(address)
        except psycopg.ProgrammingError as error:
            raise ValueError(f"this is not an address of PostgreSQL: {str(error).strip()}") from None
        self.address = psycopg.conninfo.make_conninfo(**(PATIENCE | given))
        self.taken: type[Exception] = psycopg.errors.UniqueViolation
        self.lost: type[Exception] = psycopg.OperationalError
        self.error: type[Exception] = psycopg.Error
        self.full: type[Exception] = psycopg.errors.DiskFull

    def connect(self) -> Any:
        import psycopg

        return psycopg.connect(self.address, autocommit=True)

    def is_down(self, error: Exception) -> bool:
        return isinstance(error, self.lost)

    def is_full(self, error: Exception) -> bool:
        return isinstance(error, self.full)

    def sql(self, text: str) -> str:
        return text.replace("?", "%s")

    def lock(self, connection: Any) -> None:
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))

    def notice(self, message: str) -> list[Statement]:
        return [("SELECT pg_notify(?, ?)", (CHANNEL, message))]

    def at_once(self, connection: Any, statements: Sequence[Statement]) -> None:
        """In one message, which the server takes for one transaction: four times cheaper than one by one."""
        import psycopg

        cursor = psycopg.ClientCursor(connection)
        cursor.execute(";".join(cursor.mogrify(self.sql(text), values) for text, values in statements))


def dialect(database: str | Path) -> Dialect:
    """By its address: postgresql://..., or the path of a file."""
    if str(database).startswith(("postgresql://", "postgres://")):
        return Postgres(str(database))
    return Sqlite(database)
