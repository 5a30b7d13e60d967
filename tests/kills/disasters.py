"""What can happen to a server and its database. Each ends with the kill of a process."""

import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.kills.evening import Disaster, Evening
from tests.kills.postgres import Postgres
from tests.serving import Server

SMALL = 16 * 1024  # bytes that a file may have while the disk is full
READ = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM entries').fetchone())"
MAIN = "from spindletop.cli import main; main()"
FULL = """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'no space left on device' USING ERRCODE = 'disk_full'; END $$"""


def kill(evening: Evening) -> None:
    """The server is killed while people play, and started again."""
    evening.server.stop(signal.SIGKILL)
    evening.server.start()


# On a file


def reader(evening: Evening) -> None:
    """Another process looks into the file."""
    run(READ, evening.database)
    evening.goes_on("a reader")
    kill(evening)


def second(evening: Evening) -> None:
    """A second server is started on the same file: it is refused."""
    tried = run(MAIN, "serve", "--port", "0", "--database", evening.database)
    if tried.returncode != 2:
        evening.faults.append(f"a second server was not refused: {tried}")
    evening.goes_on("a second server")
    kill(evening)


def copied(evening: Evening) -> None:
    """A backup is made."""
    tried = run(MAIN, "backup", str(evening.folder / "copy.db"), "--force", "--database", evening.database)
    if tried.returncode != 0:
        evening.faults.append(f"no backup was made: {tried}")
    evening.goes_on("a backup")
    kill(evening)


def full_file(evening: Evening) -> None:
    """The disk is full for a while."""
    with small_files(evening.pid):
        evening.until_told()
    evening.goes_on("a full disk")
    kill(evening)


def full_at_the_end(evening: Evening) -> None:
    """The server is killed while the disk is full."""
    with small_files(evening.pid):
        evening.until_told()
        evening.server.stop(signal.SIGKILL)
    evening.server.start()


@contextmanager
def small_files(pid: int) -> Iterator[None]:
    """No file of this process may grow: for SQLite the same as a full disk, for root as for anybody."""
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (SMALL, most))
    yield
    with suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


ON_A_FILE: dict[str, Disaster] = {
    "killed": kill,
    "read by another, killed": reader,
    "second server refused, killed": second,
    "backed up, killed": copied,
    "disk full for a while, killed": full_file,
    "killed while the disk is full": full_at_the_end,
}


# On PostgreSQL


def on_postgres(postgres: Postgres) -> dict[str, Disaster]:
    def database_killed(evening: Evening) -> None:
        """The server goes on when the database is back."""
        postgres.kill()
        evening.until_told()
        postgres.come_back()

    def both_killed(evening: Evening) -> None:
        postgres.kill()
        evening.server.stop(signal.SIGKILL)
        postgres.come_back()
        evening.server.start()

    def second_killed(evening: Evening) -> None:
        """A second server shares the database for a while, and is killed."""
        other = Server(evening.folder, evening.database, pace="0")
        other.start()
        evening.goes_on("a second server")
        other.stop(signal.SIGKILL)

    def full(evening: Evening) -> None:
        with full_disk(postgres):
            evening.until_told()
        evening.goes_on("a full disk")
        kill(evening)

    return {
        "killed": kill,
        "PostgreSQL killed": database_killed,
        "PostgreSQL and server killed": both_killed,
        "second server killed": second_killed,
        "disk full for a while, killed": full,
    }


@contextmanager
def full_disk(postgres: Postgres) -> Iterator[None]:
    """PostgreSQL says so: its own disk is not to be filled."""
    import psycopg

    with psycopg.connect(postgres.address, autocommit=True) as operator:
        operator.execute(FULL)
        operator.execute("CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()")
        try:
            yield
        finally:
            operator.execute("DROP FUNCTION full_disk CASCADE")


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=120)
