"""The people of `spindletop lab web`: they play at all tables of a server, and look at them.

What is timed is kept away from what else they do: of a message only its number is read when it comes, a page is put
together before its player answers, and nothing is looked through for garbage while it is measured.
"""

import argparse
import asyncio
import gc
import itertools
import math
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlencode

import msgspec

from spindletop import game, games
from spindletop.table import new_token
from spindletop.web.browser import TOKEN
from spindletop.web.pieces import Screen

ACTION = re.compile(r'data-action=\\?"([^"\\]+)')
STEPPER = re.compile(r'<option value=\\?"([^"\\]+)')
ASKED = re.compile(r'id="asked" data-asked="(\d+)"')
COUNTED = re.compile(r"^spindletop_answers_total\{.*\} (\d+)", re.MULTILINE)
HOST = "127.0.0.1"
NO_CLOCK = "none"
# Long enough for nobody to run out of it.
CLOCKS = {
    NO_CLOCK: {},
    "live": {"clock": "live", "clock-minutes": "180", "clock-seconds": "10"},
    "post": {"clock": "post", "clock-period": "24", "clock-bank": "72", "clock-weekends": "yes"},
}
PATIENCE = 120  # seconds for all streams to open
SETTLING = 3  # seconds for which the games go on before anything is measured
MOST = 4 * 1024 * 1024  # bytes of a message
LOOK = 0.005  # seconds between looks at how late this program itself is


class Heard(msgspec.Struct):
    """As much of a message as is needed when it comes."""

    seq: int
    turn: bool


HEARD = msgspec.json.Decoder(Heard)


class Player:
    """A person at a table: what they were told, and whether they are asked."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.told: list[bytes] = []  # and was not read yet
        self.screen = Screen()
        self.turn = asyncio.Event()

    def read(self) -> tuple[str, list[str]]:
        """The number of the question on the page, and all answers to it."""
        for message in self.told:
            self.screen.show(msgspec.json.decode(message))
        self.told.clear()
        parts = {name: "".join(part) for name, part in self.screen.parts.items()}
        asked = ASKED.search(parts["dock"])
        placed = [action for part in parts.values() for action in ACTION.findall(part)]
        return asked[1] if asked else "", placed + STEPPER.findall(parts["dock"])


class Shown:
    """A table, and how far each of its screens is: those of its players first."""

    def __init__(self, table: str, players: list[Player], screens: int) -> None:
        self.table = table
        self.players = players
        self.seqs = [0] * screens
        self.before = 0  # where the table stood when the last answer was sent,
        self.sent = 0.0  # when that was,
        self.waiting = 0  # and the screens that have not shown it
        self.all = asyncio.Event()


class Crowd:
    """All people of one measurement."""

    def __init__(self, given: argparse.Namespace, port: int) -> None:
        self.given = given
        self.port = port
        self.times: list[float] = []  # from an answer to the last screen
        self.sizes: list[float] = []
        self.lags: list[float] = []  # of this program itself
        self.answers = 0
        self.elapsed = 1.0
        self.measuring = False
        self.streams = 0  # that have had their first view

    def figures(self) -> list[str]:
        times, sizes, lags = (sorted(each) or [math.nan] for each in (self.times, self.sizes, self.lags))
        return [
            f"{self.given.tables:,}",
            f"{self.streams:,}",
            f"{self.answers / self.elapsed:,.0f}",
            f"{len(self.times) / self.elapsed:,.0f}",
            *(f"{value * 1000:,.0f}" for value in (quantile(times, 0.5), quantile(times, 0.99), times[-1])),
            f"{quantile(lags, 0.99) * 1000:,.0f}",
            *(f"{quantile(sizes, part) / 1000:.1f}" for part in (0.5, 0.99)),
        ]

    async def measure(self) -> None:
        each = max(1, self.given.streams // self.given.tables)
        played = itertools.cycle(self.given.game or games())
        shown = [await self.open_table(next(played), each) for _ in range(self.given.tables)]
        tasks = [asyncio.create_task(self.look_late())]
        for table in shown:
            tasks += [asyncio.create_task(self.listen(table, number)) for number in range(len(table.seqs))]
            tasks += [asyncio.create_task(self.play(table, seat)) for seat in range(len(table.players))]
            await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            while self.streams < sum(len(table.seqs) for table in shown):
                await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLING)
        gc.collect()
        gc.freeze()
        gc.disable()
        before = await self.answered()
        self.measuring, begun = True, time.perf_counter()
        await self.see_enough()
        self.elapsed, self.measuring = time.perf_counter() - begun, False
        self.answers = await self.answered() - before
        gc.enable()
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception):
                raise error

    async def see_enough(self) -> None:
        await asyncio.sleep(self.given.seconds)

    async def open_table(self, slug: str, screens: int) -> Shown:
        """One person against two bots, or people only: nobody's time runs against bots."""
        clock = CLOCKS[self.given.clock]
        among_people = self.given.people or clock
        people = [Player(new_token()) for _ in range(game(slug).seats[0] if among_people else 1)]
        bots = {f"kind-{seat}": f"bot {self.given.bot}" for seat in (1, 2)}
        seats = {f"kind-{seat}": "open" for seat in range(1, len(people))} if among_people else bots
        form = {"kind-0": "me", "listed": "yes", **seats, **clock}
        status, headers, _ = await self.post(people[0].token, f"/new/{slug}", form)
        assert status == 303, f"a table could not be opened: {status}"
        table = headers["location"].rpartition("/")[2]
        for seat, each in enumerate(people[1:], 1):
            status, _, _ = await self.post(each.token, f"/t/{table}/join/{seat}", {"name": f"Player {seat}"})
            assert status == 303, f"a seat could not be taken: {status}"
        return Shown(table, people, max(len(people), screens))

    async def post(self, token: str, path: str, values: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
        body = urlencode(values).encode()
        form = ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        origin = f"Origin: http://{HOST}:{self.port}"
        return await self.ask(f"POST {path}", origin, f"Cookie: {TOKEN}={token}", *form, body=body)

    async def ask(self, what: str, *lines: str, body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
        head = [f"{what} HTTP/1.1", f"Host: {HOST}:{self.port}", *lines, "Connection: close", "", ""]
        async with self.connected() as (reader, writer):
            writer.write("\r\n".join(head).encode() + body)
            told = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            rest = await reader.read()
        headers = dict(line.lower().split(": ", 1) for line in told[1:] if ": " in line)
        return int(told[0].split()[1]), headers, rest

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=MOST)
        try:
            yield reader, writer
        finally:
            writer.close()

    async def answered(self) -> int:
        """All answers that the server has taken, whoever gave them."""
        status, _, text = await self.ask("GET /metrics")
        assert status == 200, f"the metrics cannot be read: {status}"
        return sum(int(number) for number in COUNTED.findall(text.decode()))

    async def listen(self, shown: Shown, number: int) -> None:
        """One stream; the first ones of a table are its players' own."""
        player = shown.players[number] if number < len(shown.players) else None
        cookie = f"Cookie: {TOKEN}={player.token}\r\n" if player else ""
        head = f"GET /events?t={shown.table}: HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{cookie}\r\n"
        async with self.connected() as (reader, writer):
            writer.write(head.encode())
            while line := await reader.readline():
                if line.startswith(b"data: {"):
                    self.hear(shown, number, player, line[6:])

    def hear(self, shown: Shown, number: int, player: Player | None, message: bytes) -> None:
        heard = HEARD.decode(message)
        if shown.waiting and shown.seqs[number] <= shown.before < heard.seq:
            shown.waiting -= 1
            if not shown.waiting:
                shown.all.set()
                if self.measuring:
                    self.times.append(time.perf_counter() - shown.sent)
        self.streams += shown.seqs[number] == 0
        shown.seqs[number] = heard.seq
        if self.measuring:
            self.sizes.append(len(message))
        if player:
            player.told.append(message)
            if heard.turn:
                player.turn.set()
            else:
                player.turn.clear()

    async def play(self, shown: Shown, seat: int) -> None:
        """Answer at random, after a while; a game that is over is not replaced."""
        player, dice = shown.players[seat], random.Random(f"{shown.table} {seat}")
        while True:
            await player.turn.wait()
            await asyncio.sleep(dice.expovariate(1 / self.given.think))
            player.turn.clear()
            asked, offers = player.read()
            if not offers:
                continue  # there is nothing to click yet
            values = {"seat": str(seat), "asked": asked, "action": dice.choice(offers).split(";")[0]}
            shown.all.clear()
            shown.before, shown.waiting, shown.sent = shown.seqs[seat], len(shown.seqs), time.perf_counter()
            status, _, text = await self.post(player.token, f"/t/{shown.table}/answer", values)
            if status != 200:
                raise RuntimeError(f"an answer was refused ({status}): {text[:200]!r}")
            await shown.all.wait()

    async def look_late(self) -> None:
        """How much later than it should this program does something: no time that it takes is truer than that."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LOOK)
            if self.measuring:
                self.lags.append(time.perf_counter() - begun - LOOK)


def quantile(ordered: list[float], part: float) -> float:
    return ordered[int(len(ordered) * part)]
