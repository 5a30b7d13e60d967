"""The store: entries of tables, append-only, and what it takes to list and find them."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from spindletop.home import data_folder
from spindletop.store import schema
from spindletop.store.database import Database, Fetch, StoreError
from spindletop.store.dialects import Dialect, Statement, dialect
from spindletop.store.rows import Change, Row, SeqTaken, TableRow

T = TypeVar("T")

BATCH = 64  # changes that are made durable together
UP = "up"  # the setting with the time of the last sign of life


def chosen(database: str | Path = "") -> Dialect:
    """The database in this file or at this postgresql:// address; else in the user's data folder."""
    return dialect(database or data_folder() / "tables.db")


def open_store(database: str | Path = "") -> "Store":
    return Store(chosen(database))


async def check_store(database: str | Path = "") -> None:
    """Open it and close it again. Raises what is wrong with it, in words."""
    store = open_store(database)
    try:
        await store.start()
    finally:
        await store.close()


class Store:
    """Every call is done when the database has it: what was appended survives whatever happens next."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.database = Database(dialect)
        self._waiting: deque[tuple[Change, asyncio.Future[None]]] = deque()
        self._writing = False

    async def start(self) -> None:
        await self.database.run(self._migrate)
        self.database.started = True

    async def close(self) -> None:
        await self.database.close()

    # Writing

    async def append(self, table: TableRow, rows: Sequence[Row], holders: Sequence[str] = ()) -> None:
        """Add entries to a table, all or none. SeqTaken if one of their places is taken."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((Change(table, rows, holders), done))
        if not self._writing:
            self._write_waiting()
        await done

    def _write_waiting(self) -> None:
        """Write all that waits: what comes while the disk is busy becomes durable together. Without a task of its own,
        which would have to queue up behind all that the loop has to do, again and again."""
        batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
        self._writing = bool(batch)
        if batch:
            writing = self.database.begin(self._append, [change for change, _ in batch])
            writing.add_done_callback(lambda written: self._wrote([done for _, done in batch], written))

    def _wrote(self, waiting: list[asyncio.Future[None]], written: asyncio.Future[list[SeqTaken | None]]) -> None:
        error = written.exception()
        ends = [error] * len(waiting) if error else written.result()
        for done, refusal in zip(waiting, ends, strict=True):
            if done.done():
                continue  # nobody waits for it any more
            if refusal:
                done.set_exception(refusal)
            else:
                done.set_result(None)
        self._write_waiting()

    async def keep_content(self, hash: str, text: str) -> None:
        await self.database.run(self.database.write, schema.ADD_CONTENT, (hash, text))

    async def change(self, *statements: Statement) -> int:
        """What has a table of its own beside those of the games: all of it or nothing. How many rows the last one of
        the statements has changed."""
        return await self.database.run(self._change, statements)

    async def beat(self, now: float) -> None:
        """Write down that a server is up."""
        await self.database.run(self.database.write, schema.SET_SETTING, (UP, repr(now)))

    async def back(self, now: float, gap: float) -> list[tuple[float, float]]:
        """A server is up, now or again. If none has said so for longer than `gap` seconds, there was an outage. All
        that there were, from and to, the last one last."""

        def work(fetch: Fetch) -> list[tuple[float, float]]:
            rows = fetch("SELECT value FROM settings WHERE name = ?", UP)
            if rows and now - float(rows[0][0]) > gap:
                fetch(schema.ADD_OUTAGE, float(rows[0][0]), now)
            fetch(schema.SET_SETTING, UP, repr(now))
            return [(since, till) for since, till in fetch("SELECT since, till FROM outages ORDER BY since")]

        return await self.together(work)

    async def together(self, work: Callable[[Fetch], T]) -> T:
        """What this work reads and writes, as one transaction; of such works one is done after the other, in all
        processes. It runs in a thread of the store, and perhaps twice, if a connection is lost: it must not mind."""
        return await self.database.run(self.database.alone, work)

    # Reading

    async def read(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of what is kept beside tables."""
        return await self._read(text, *values)

    async def check(self) -> None:
        """Raises StoreDown if the database does not answer."""
        await self._read("SELECT 1")

    async def entries(self, game: str, after: int = 0) -> list[Row]:
        return await self.database.run(self._rows, game, after)

    async def last_added(self) -> int:
        """The number of the last entry of a file, in the order in which all were added."""
        rows = await self._read("SELECT coalesce(max(rowid), 0) FROM entries")
        return int(rows[0][0])

    async def added(self, after: int) -> list[tuple[int, str, int, str]]:
        """Entries of a file that were added after that one: number, table, seq and kind."""
        rows = await self._read("SELECT rowid, game, seq, kind FROM entries WHERE rowid > ? ORDER BY rowid", after)
        return [(int(number), str(game), int(seq), str(kind)) for number, game, seq, kind in rows]

    async def content(self, hash: str) -> str:
        rows = await self._read("SELECT body FROM contents WHERE hash = ?", hash)
        if not rows:
            raise StoreError(f"the store has no content {hash}")
        return str(rows[0][0])

    async def secret(self, name: str) -> str:
        """A random word of this store, made when it is first asked for; the same for all processes."""
        await self.database.run(self.database.write, schema.ADD_SETTING, (name, secrets.token_hex(32)))
        rows = await self._read("SELECT value FROM settings WHERE name = ?", name)
        return str(rows[0][0])

    async def listed(self, status: str, limit: int, before: float | None = None) -> list[TableRow]:
        """Listed tables of this status, the last changed first."""
        return await self._tables(
            "WHERE status = ? AND listed = 1 AND changed < ? ORDER BY changed DESC LIMIT ?",
            status,
            1e300 if before is None else before,
            limit,
        )

    async def some(self, games: Sequence[str]) -> list[TableRow]:
        """These tables, as far as they exist."""
        return await self._tables(f"WHERE game IN ({', '.join('?' * len(games))})", *games)

    async def offered(self, limit: int) -> list[TableRow]:
        """Listed tables at which a seat is offered, the last changed first."""
        return await self._tables("WHERE offers = 1 AND listed = 1 ORDER BY changed DESC LIMIT ?", limit)

    async def of_status(self, statuses: Sequence[str]) -> list[TableRow]:
        """All tables of these statuses, listed or not, the last changed first."""
        return await self._tables(
            f"WHERE status IN ({', '.join('?' * len(statuses))}) ORDER BY changed DESC", *statuses
        )

    async def held(self, holder: str, limit: int) -> list[TableRow]:
        """Tables at which this holder has or had a seat, the last changed first."""
        return await self._tables(
            "WHERE game IN (SELECT game FROM holders WHERE holder = ?) ORDER BY changed DESC LIMIT ?", holder, limit
        )

    async def held_at(self, holder: str) -> list[tuple[TableRow, int]]:
        """All of them, each with the seq of its last entry at the same moment."""
        last = "(SELECT max(seq) FROM entries WHERE entries.game = tables.game)"
        held = "game IN (SELECT game FROM holders WHERE holder = ?)"
        rows = await self._read(f"SELECT {schema.TABLE_COLUMNS}, {last} FROM tables WHERE {held}", holder)
        return [(_table(row[:-1]), int(row[-1])) for row in rows]

    async def due(self, before: float) -> list[str]:
        """Tables that have waited for a bot or nature since before this time."""
        rows = await self._read("SELECT game FROM tables WHERE due = 1 AND changed < ? ORDER BY changed", before)
        return [str(row[0]) for row in rows]

    async def falling(self, before: float) -> list[str]:
        """Tables at which somebody's time was up before this moment, the longest ago first."""
        rows = await self._read("SELECT game FROM tables WHERE falls <= ? ORDER BY falls", before)
        return [str(row[0]) for row in rows]

    async def next_fall(self, after: float) -> float | None:
        """When somebody's time is up next."""
        rows = await self._read("SELECT min(falls) FROM tables WHERE falls > ?", after)
        return None if rows[0][0] is None else float(rows[0][0])

    async def clocked(self, before: float) -> list[str]:
        """Tables at which somebody's time runs, and nothing has happened since before this moment."""
        rows = await self._read("SELECT game FROM tables WHERE falls IS NOT NULL AND changed < ?", before)
        return [str(row[0]) for row in rows]

    async def quiet(self, status: str, before: float, limit: int = 1000) -> list[str]:
        """Tables of this status that have not changed since before this time."""
        rows = await self._read("SELECT game FROM tables WHERE status = ? AND changed < ? ORDER BY changed LIMIT ?",
                                status, before, limit)  # fmt: skip
        return [str(row[0]) for row in rows]

    async def hosted(self, host: str, *statuses: str) -> int:
        """How many tables of these statuses were opened by this host."""
        marks = ", ".join("?" * len(statuses))
        rows = await self._read(f"SELECT count(*) FROM tables WHERE host = ? AND status IN ({marks})", host, *statuses)
        return int(rows[0][0])

    async def _tables(self, where: str, *values: object) -> list[TableRow]:
        rows = await self._read(f"SELECT {schema.TABLE_COLUMNS} FROM tables {where}", *values)
        return [_table(row) for row in rows]

    async def _read(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.database.run(self.database.fetch, text, values)

    # In the database's threads

    def _rows(self, game: str, after: int) -> list[Row]:
        rows = self.database.fetch("SELECT seq, kind, body, made FROM entries WHERE game = ? AND seq > ? ORDER BY seq",
                           (game, after))  # fmt: skip
        return [Row(*row) for row in rows]

    def _change(self, statements: Sequence[Statement]) -> int:
        changed = 0

        def work() -> None:
            nonlocal changed
            for text, values in statements:
                changed = self.database.execute(text, values).rowcount

        self.database.transaction(work)
        return changed

    def _append(self, changes: Sequence[Change]) -> list[SeqTaken | None]:
        """If the connection is lost, nobody knows what was committed before: each change is made again, and where a
        place is taken, it is read by whom."""
        try:
            return self._add(changes)
        except self.dialect.lost:
            self.database.forget()
        return [None if refusal and self._is_there(change) else refusal
                for change in changes for refusal in self._add([change])]  # fmt: skip

    def _add(self, changes: Sequence[Change]) -> list[SeqTaken | None]:
        """All changes at once; if a place is taken, each on its own. They are made in the order of the tables, as in
        every process: else two could wait for each other."""
        ordered = sorted(changes, key=lambda change: change.table.game)
        statements = [statement for change in ordered for statement in self._statements(change)]
        try:
            self.dialect.at_once(self.database.connection(), statements)
        except self.dialect.taken:
            if len(changes) == 1:
                return [changes[0].taken()]
            return [refusal for change in changes for refusal in self._add([change])]
        return [None] * len(changes)

    def _is_there(self, change: Change) -> bool:
        return self._rows(change.table.game, change.rows[0].seq - 1)[: len(change.rows)] == [*change.rows]

    def _statements(self, change: Change) -> list[Statement]:
        table, rows, holders = change
        kinds = ",".join({row.kind for row in rows})
        return [
            *((schema.ADD_ENTRY, (table.game, *row)) for row in rows),
            (schema.SET_TABLE, [int(each) if isinstance(each, bool) else each for each in table]),
            *((schema.ADD_HOLDER, (holder, table.game)) for holder in holders),
            *self.dialect.notice(f"{table.game} {rows[-1].seq} {kinds}"),
        ]

    def _migrate(self) -> None:
        def work() -> None:
            self.dialect.lock(self.database.connection())
            self.database.execute(schema.SETTINGS)
            rows = self.database.fetch("SELECT value FROM settings WHERE name = ?", ("schema",))
            version = int(rows[0][0]) if rows else 0
            if version > len(schema.MIGRATIONS):
                raise StoreError("this database was made by a newer Spindletop: use that one")
            for step in schema.MIGRATIONS[version:]:
                for statement in step:
                    self.database.execute(statement)
            if version < len(schema.MIGRATIONS):
                self.database.execute("DELETE FROM settings WHERE name = ?", ("schema",))
                self.database.execute(schema.ADD_SETTING, ("schema", str(len(schema.MIGRATIONS))))

        self.database.transaction(work)


def _table(row: Sequence[Any]) -> TableRow:
    return TableRow(*row)._replace(listed=bool(row[3]), due=bool(row[5]), offers=bool(row[11]))
