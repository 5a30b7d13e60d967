"""A small builder for tests of the store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from spindletop.store import Row, Store, TableRow, open_store


@asynccontextmanager
async def opened(database: str | Path) -> AsyncIterator[Store]:
    store = open_store(database)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def table(game: str = "a", status: str = "running", changed: float = 1.0, **others: Any) -> TableRow:
    row = TableRow(game, "gold", status, True, "host", False, 0, 1.0, changed, "{}")
    return row._replace(**others)


def row(seq: int, body: str = "{}") -> Row:
    return Row(seq, "said", body, 1.5)
