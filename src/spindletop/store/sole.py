"""One server for each SQLite file: the pages of a second one would not hear of what happens at the first."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from spindletop.store.database import StoreError


class SoleServer:
    """The right to serve a file, as long as this process lives: the system takes it back however that ends. The lock is
    on a file beside it, because the database's own must not be opened beside SQLite; who only reads the database or
    copies it does not meet it. Processes that are started from here do not inherit it."""

    def __init__(self, database: Path) -> None:
        path = database.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            where = os.read(self._file, 1000).decode(errors="replace")
            os.close(self._file)
            raise StoreError(
                f"another server uses {path}{' and is at ' + where if where else ''}: use that one, "
                "or give this one a --database of its own; several servers can share a PostgreSQL"
            ) from None
        os.ftruncate(self._file, 0)

    def is_at(self, address: str) -> None:
        """For who tries to start another; it can do without."""
        with suppress(OSError):  # the disk is full
            os.pwrite(self._file, address.encode(), 0)

    def close(self) -> None:
        os.close(self._file)
