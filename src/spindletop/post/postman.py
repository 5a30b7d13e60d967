"""The task that tells people of their turns. It looks at tables after they have changed, so no answer waits for it.

What is to be told is in the store before anybody tells it, and whoever tells it has claimed it there. A process that is
killed between the telling and the note that it is done leaves something that nobody can know: it is told again then,
with the same mark, by which devices, mailboxes and chat rooms can know it.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import TypeVar

from spindletop.post import mail, outside
from spindletop.post.book import Book, Errand, Turn
from spindletop.post.carriers import Carriers
from spindletop.post.undelivered import Undelivered
from spindletop.post.ways import Habits, Kind, Way
from spindletop.store import StoreDown
from spindletop.store.dialects import Sqlite
from spindletop.table.bans import Bans
from spindletop.table.library import Library
from spindletop.table.presence import Presence
from spindletop.table.table import Table
from spindletop.table.tasks import end

log = logging.getLogger(__name__)

Result = TypeVar("Result")

EVERY = 30.0  # seconds between looks for what another process has left behind
BREATH = 0.5  # seconds between two looks at tables that change all the time
LEASE = 120.0  # seconds that somebody who tells has for it; much longer than any way takes
SEEN = 600.0  # seconds until who was at the table is told, unless they have answered
PAUSE, LONGEST = 60.0, 6 * 3600.0  # seconds before the first further try, and before all later ones
GIVE_UP = 3 * 86_400.0  # seconds after which a turn is not told any more
GRACE = max(mail.SECONDS, outside.SECONDS) + 5.0  # for messages on their way when the server stops: all of them end
AT_ONCE = 8  # messages on their way, but of mail no more than there are threads for


class Postman:
    """One in each process; the store sees to it that each message has one who sends it."""

    def __init__(self, library: Library, presence: Presence, bans: Bans, carriers: Carriers) -> None:
        self.library = library
        self.presence = presence
        self.bans = bans
        self.carriers = carriers
        self.book = Book(library.store)
        self.gather = carriers.office.gather
        self.process = secrets.token_hex(8)
        self.alone = isinstance(library.store.dialect, Sqlite)
        self._moved: set[str] = set()
        self._woken = asyncio.Event()
        self._on_their_way: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._room_for_mail = asyncio.Semaphore(mail.AT_ONCE)
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._swept: float | None = None  # up to when all tables were looked at
        self._come_or_gone = False
        self._shown_up = 0.0

    def start(self) -> None:
        self.library.grown.append(self.look_at)
        self.presence.changed = self._somebody_moved
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What is on its way arrives, or not, and that is noted: a mail server that has got it would get it again after
        the next start. What was not begun is told then."""
        self._closing = True
        await end([self._task])
        on_their_way = [*self._on_their_way.values()]
        if on_their_way:
            await asyncio.wait(on_their_way, timeout=GRACE)
        await end(on_their_way)

    def look_at(self, table: Table) -> None:
        """Called for every change: nothing is done here."""
        if table.turn >= 0 and not table.against_bots(table.turn):
            self._moved.add(table.id)
            self._woken.set()

    def _somebody_moved(self) -> None:
        if not self.alone:
            self._come_or_gone = True
            self._woken.set()

    def wake(self) -> None:
        """Look now: the clock was moved, or ways were changed."""
        self._woken.set()

    async def _run(self) -> None:
        if self.alone:
            await self._patiently(self.book.release())
        while True:
            self._woken.clear()
            later = await self._patiently(self.round())
            await asyncio.sleep(min(BREATH, self.gather))
            wait = EVERY if later is None else min(EVERY, max(0.0, later - self.library.clock()))
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def _patiently(self, work: Awaitable[Result]) -> Result | None:
        try:
            return await work
        except StoreDown:
            pass  # the store has said so
        except Exception:
            log.exception("telling people of their turns")
        return None

    async def round(self) -> float | None:
        """Note what is to be told, and begin to tell what is due. When there will be more to tell, if that is known."""
        now = self.library.clock()
        await self._note(now)
        if not self.alone:
            await self._show_up(now)
        ready, later = await self.book.due(now)
        for way in ready:
            if way not in self._on_their_way:
                task = self._on_their_way[way] = asyncio.create_task(self._tell(way))
                task.add_done_callback(lambda _, way=way: self._on_their_way.pop(way, None))  # type: ignore[misc]
        return later

    async def settled(self) -> None:
        """All that was on its way has arrived, or not."""
        await asyncio.gather(*self._on_their_way.values(), return_exceptions=True)

    async def _note(self, now: float) -> None:
        """Turns that have come: here, and, now and then, at all tables that have changed."""
        moved, self._moved = self._moved, set()
        found = await self.book.turns([*moved])
        if self._swept is None or now - self._swept >= EVERY:
            found += await self.book.turns_since(self._swept - EVERY if self._swept is not None else 0.0)
            await self.book.sweep(now)
            self._swept = now
        wishes = {holder: await self.book.habits(holder) for holder in {way.holder for _, way in found}}
        await self.book.put((turn, way, self._due(turn, way, wishes[way.holder])) for turn, way in found)

    def _due(self, turn: Turn, way: Way, habits: Habits) -> float:
        return habits.after_quiet(turn.came + (habits.silence if way.kind is Kind.MAIL else self.gather))

    async def _show_up(self, now: float) -> None:
        """Tell the other processes who is here, of those whom they might want to reach."""
        if self._come_or_gone or now - self._shown_up >= EVERY:
            self._come_or_gone, self._shown_up = False, now
            known = await self.book.holders()
            await self.book.keep_present(
                self.process, [each for each in self.presence if each[0] in known], now + 2 * EVERY
            )

    async def _tell(self, id: str) -> None:
        await self._patiently(self._tell_by(id))

    async def _tell_by(self, id: str) -> None:
        """What is claimed is told at once: it does not wait for others while its time runs."""
        way = await self.book.way(id)
        if way is None:
            return
        async with self._room_for_mail if way.kind is Kind.MAIL else self._room:
            if not self._closing:
                await self._claim_and_tell(way)

    async def _claim_and_tell(self, way: Way) -> None:
        id, now = way.id, self.library.clock()
        errands = await self.book.claim(id, secrets.token_hex(8), now, now + LEASE)
        if not errands:
            return
        if await self.bans.of(way.holder):
            await self.book.done(id, errands)  # they could not answer
            return
        habits = await self.book.habits(way.holder)
        turns = await self._current(way, errands)
        await self.book.done(id, [each for each in errands if each.table not in turns])
        errands = [each for each in errands if each.table in turns]
        if (quiet := habits.after_quiet(now)) > now:
            await self.book.put_off(id, errands, quiet)
            return
        there = await self._there(turns, now)
        await self.book.put_off(id, [each for each in errands if each.table in there], now + SEEN)
        errands = [each for each in errands if each.table not in there]
        if errands:
            await self._send(way, habits, errands, [turns[each.table] for each in errands])

    async def _current(self, way: Way, errands: list[Errand]) -> dict[str, Turn]:
        """The turns among these that nobody has answered meanwhile."""
        asked = {errand.table: errand.turn for errand in errands}
        pairs = await self.book.turns([*asked])
        return {turn.table: turn for turn, each in pairs if each.id == way.id and turn.asked == asked[turn.table]}

    async def _there(self, turns: dict[str, Turn], now: float) -> set[str]:
        """The tables at which the one who is asked is present, here or at another process."""
        known = set() if self.alone else await self.book.present(now)
        return {
            table
            for table, turn in turns.items()
            if any((holder, table) in self.presence or (holder, table) in known for holder in turn.holders[turn.seat])
        }

    async def _send(self, way: Way, habits: Habits, errands: list[Errand], turns: list[Turn]) -> None:
        now = self.library.clock()
        try:
            await self.carriers.tell(way, habits, turns, now)
        except Undelivered as undelivered:
            await self._not_delivered(way, errands, undelivered, now)
        else:
            await self.book.done(way.id, errands)
            await self.book.trouble(way, "")

    async def _not_delivered(self, way: Way, errands: list[Errand], why: Undelivered, now: float) -> None:
        log.warning("a notice by %s was not delivered: %s", way.kind, why.why)
        if why.gone and way.kind is Kind.PUSH:
            await self.book.remove(way)
            return
        if why.gone:
            await self.book.switch(way, False, now)
        await self.book.trouble(way, why.why)
        late = [each for each in errands if why.final or now - each.came > GIVE_UP]
        await self.book.done(way.id, late)
        again = [each for each in errands if each not in late]
        pause = min(LONGEST, PAUSE * 2 ** min(20, max((each.tries for each in again), default=0)))
        await self.book.failed(way.id, again, now + max(pause, why.wait))
