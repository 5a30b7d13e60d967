"""Live pages: server-sent events with the full view first, then what changed.

A browser opens at most six connections to a server, so all its tabs share one stream (static/stream.js); it names
the tables that they show, and every message says for which one it is.
"""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import msgspec

from spindletop.games import game, games
from spindletop.store import StoreDown
from spindletop.table import Refused, Table, Tables, Why
from spindletop.table.news import RETRY
from spindletop.table.seating import fingerprint
from spindletop.table.shuns import Shun
from spindletop.web import paths
from spindletop.web.frames import STEP, STEPS_SHOWN, Frame, Message, frame, step_frames
from spindletop.web.metrics import Metrics
from spindletop.web.pages import render
from spindletop.web.pieces import changed
from spindletop.web.sight import Sight, sight
from spindletop.web.words import say
from spindletop.words import language

log = logging.getLogger(__name__)

HEARTBEAT = 8.0  # seconds; stream.js gives a silent stream up after three of them
END = b""
NOW = -1  # in place of a number of answers
KEY = re.compile(f"({paths.TABLE}):({paths.SEAT}?)")


@dataclass(frozen=True)
class Key:
    """A table, and the seat whose person is at the screen, as a page asks for it."""

    text: str
    table: str
    here: int | None

    @classmethod
    def parse(cls, text: str) -> "Key":
        match = KEY.fullmatch(text)
        if not match:
            raise Refused(Why.WRONG, say("refused.stream_key"))
        return cls(text, match[1], int(match[2]) if match[2] else None)


class ShownTurn(msgspec.Struct):
    """A table that waits for this browser."""

    table: str
    title: str
    falls: float | None


class Turns(msgspec.Struct):
    """All of them, and what time it is here."""

    turns: list[ShownTurn]
    now: float


class Streams:
    """The open streams of this process. Viewers of the same kind share a frame, which is made once."""

    def __init__(self, tables: Tables, most: int, metrics: Metrics | None = None) -> None:
        self.tables = tables
        self.metrics = metrics or Metrics()
        self.most = most
        self.open: Counter[str] = Counter()
        self.followers: Counter[str] = Counter()  # of each table
        self.waiting: dict[str, asyncio.Future[None]] = {}  # tables for their turn to be drawn
        self.frames: dict[str, dict[tuple[int, Sight, str, int, str], list[Frame]]] = {}

    def is_full(self, address: str) -> bool:
        """Whether this address has as many streams as one may have."""
        return self.open[address] >= self.most

    def steps_since(self, table: Table, seen: Sight, token: str, after: int) -> list[Frame]:
        """What has happened since so many answers stood."""
        return self._once(table, seen, token, after, lambda: step_frames(table, seen, token, after))

    def now(self, table: Table, seen: Sight, token: str) -> Frame:
        """The table as it stands."""
        return self._once(table, seen, token, NOW, lambda: [frame(table, seen, token)])[0]

    def _once(self, table: Table, seen: Sight, token: str, after: int, make: Callable[[], list[Frame]]) -> list[Frame]:
        kept = self.frames.setdefault(table.id, {})
        owner = token if seen.held or table.is_host(token) else ""
        known = (table.seq, seen, owner, after, language.get())
        if known not in kept:
            for old in [key for key in kept if key[0] < table.seq]:
                del kept[old]
            kept[known] = make()
        return kept[known]

    async def _after_people(self, table: Table) -> None:
        """All screens of a table wait for their turn together: they share what is drawn then."""
        if table.id not in self.waiting:
            turn = self.waiting[table.id] = asyncio.ensure_future(self.tables.precedence.after_people())
            turn.add_done_callback(lambda _: self.waiting.pop(table.id))
        await asyncio.shield(self.waiting[table.id])

    async def messages(
        self,
        keys: list[Key],
        token: str,
        turns: bool = False,
        still: Callable[[], Awaitable[bool]] | None = None,
        first: str = "",
    ) -> AsyncIterator[bytes]:
        """All that these tables send, as server-sent events, and, if that is wanted, where it is one's turn; `still`:
        as long as that is so. `first`: what is to be read on each page before anything else."""
        for key in keys if first else ():
            yield b"data: " + msgspec.json.encode(notice_of(key, first)) + b"\n\n"
        queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=len(keys) + turns)
        tasks = [asyncio.create_task(self.follow(key, token, queue)) for key in keys]
        tasks += [asyncio.create_task(self.tell_turns(token, queue))] if turns else []
        try:
            async for message in with_beats(queue):
                if still and not await still():
                    return
                yield message
        finally:
            for task in tasks:
                task.cancel()

    async def tell_turns(self, token: str, queue: asyncio.Queue[bytes]) -> None:
        """Puts the tables that wait for this browser into the queue whenever they change, with the time by which the
        page sets its dials."""
        while True:
            try:
                async for turns in self.tables.turns(token):
                    shown = [ShownTurn(turn.table, title_of(turn.game), turn.falls) for turn in turns]
                    told = msgspec.json.encode(Turns(shown, self.tables.library.clock()))
                    await queue.put(b"event: turns\ndata: " + told + b"\n\n")
                break
            except StoreDown:
                await asyncio.sleep(RETRY)
        await queue.put(END)

    async def follow(self, key: Key, token: str, queue: asyncio.Queue[bytes]) -> None:
        """Puts the table's news into the queue, and END when there will be no more: the server stops."""
        self.followers[key.table] += 1
        try:
            with self.tables.presence.at(key.table, token):
                while not await self.told(key, token, queue):
                    await asyncio.sleep(RETRY)
            await queue.put(END)
        except Refused as refused:
            gone = Message(key.text, 0, refused.words, False)
            await queue.put(b"event: gone\ndata: " + msgspec.json.encode(gone) + b"\n\n")
        except Exception:  # a stream that fell silent would look like a table where nothing happens
            log.exception("stream of %s ended", key.table)
            await queue.put(END)
        finally:
            self.followers[key.table] -= 1
            if not self.followers[key.table]:
                del self.followers[key.table]
                self.frames.pop(key.table, None)
                self.metrics.forget(key.table)

    async def told(self, key: Key, token: str, queue: asyncio.Queue[bytes]) -> bool:
        """All of the table's news; not if the database is down, so that the table cannot be read. Steps come first:
        while they are looked at there is time to draw where they led, after what other people wait for. Where a bot
        goes on before they were looked at, nobody would see it."""
        shown: dict[str, str] = {}
        asked = NOW

        async def show(made: Frame) -> None:
            nonlocal asked, shown
            message = made.message(key.text, shown)
            shown = {**shown, **made.parts}
            await queue.put(b"data: " + message + b"\n\n")
            if asked != table.asked:
                asked, age = table.asked, self.tables.library.clock() - table.when
                self.metrics.shown(table.id, asked, self.followers[table.id], age)

        try:
            table = await self.tables.table(key.table)
            at, asked, told = table.answers, table.asked, NOW
            holder, tuned, shunned = fingerprint(token), NOW, tuple[Shun, ...]()
            async for _ in self.tables.changes(key.table, -1):
                if tuned != len(table.tuned.get(holder, ())):
                    tuned = len(table.tuned.get(holder, ()))
                    shunned = await self.tables.shuns.at(holder, table)
                seq, seen = table.seq, sight(table, token, key.here, shunned)
                steps = self.steps_since(table, seen, token, max(at, table.answers - STEPS_SHOWN))
                at = table.answers
                for each in steps:
                    await show(each)
                if steps:
                    if table.thinking is not None:
                        await self.tables.goes_on(table, STEP)
                    await self._after_people(table)
                if table.seq != seq:
                    continue  # more has happened, and the next steps come first
                now = self.now(table, seen, token)
                if now.seq != told or now.differs(shown):  # else it is what only another seat may know of
                    told = now.seq
                    await show(now)
        except StoreDown:
            return False
        return True


def notice_of(key: Key, words: str) -> Message:
    """What a page tells above its question."""
    told = changed("", render("notice.html", text=words))
    return Message(key.text, 0, words, False, {"notice": told}, whole=False)


async def with_beats(queue: asyncio.Queue[bytes]) -> AsyncIterator[bytes]:
    """What is put into the queue, until END; and a beat whenever that takes long."""
    while True:
        try:
            async with asyncio.timeout(HEARTBEAT):
                message = await queue.get()
        except TimeoutError:
            message = b"event: beat\ndata:\n\n"
        if message == END:
            return
        yield message


def title_of(slug: str) -> str:
    """Of a game; of one that is not here any more, what there is."""
    return game(slug).title if slug in games() else slug
