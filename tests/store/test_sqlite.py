"""What is special about a file."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.stores import opened, row, table

from spindletop.store import Store, StoreDown, dialects


def test_only_its_owner_reads_a_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "new" / "tables.db") as store:
            await store.append(table(), [row(1)])
            modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "new").iterdir()}
            assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}

    before = os.umask(0)
    try:
        asyncio.run(play())
    finally:
        os.umask(before)


def test_a_full_disk_refuses_a_change_and_takes_it_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialects.Sqlite, "threads", 1)  # the limit is one of the connection

    async def play() -> None:
        async with opened(tmp_path / "tables.db") as store:
            await store.append(table(), [row(1)])
            most = limit_pages(store, 1)  # as many as there are
            large = [row(2), row(3, '"' + "x" * 100_000 + '"')]
            with pytest.raises(StoreDown, match="full") as down:
                await store.append(table(), large)
            assert down.value.full
            assert await store.entries("a") == [row(1)], "it can still be read"
            limit_pages(store, most)
            await store.append(table(), large)
            assert await store.entries("a") == [row(1), *large]

    asyncio.run(play())


def limit_pages(store: Store, most: int) -> int:
    """Let the file have no more pages than this. Returns how many it could have before."""
    (connection,) = store.database._connections
    before = connection.execute("PRAGMA max_page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {most}")
    return int(before)


def test_a_file_that_somebody_else_writes_to_for_long_is_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialects, "BUSY", 0.05)

    async def play() -> None:
        async with opened(tmp_path / "tables.db") as store:
            await store.append(table(), [row(1)])
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreDown, match="locked") as down:
                    await store.append(table(), [row(2)])
                assert not down.value.full
            await store.append(table(), [row(2)])

    asyncio.run(play())
