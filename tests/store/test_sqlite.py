"""What is special about a file."""

import asyncio
import os
from pathlib import Path

from tests.store.stores import opened, row, table


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
