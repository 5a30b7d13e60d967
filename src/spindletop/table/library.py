"""The tables as this process knows them: read from the store, changed through it, listed."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from spindletop.kernel import Game, State
from spindletop.store import Row, SeqTaken, Store, StoreDown, TableRow
from spindletop.store.dialects import Postgres
from spindletop.table import drafts, entries
from spindletop.table.chronicle import Status
from spindletop.table.consequences import carry_out
from spindletop.table.deals import Deal
from spindletop.table.drafts import Draft
from spindletop.table.entries import Opened
from spindletop.table.news import LOBBY, RETRY, Follower, Hub, Listener
from spindletop.table.refused import Refused, Why, reason
from spindletop.table.seating import fingerprint
from spindletop.table.shelf import Shelf
from spindletop.table.summaries import Held, Summary, about_of, handed_over_in, held_at, standing, summary_of, table_row
from spindletop.table.table import Table
from spindletop.table.tasks import end
from spindletop.table.uptime import Uptime, steady
from spindletop.table.waiting import Turn, Waiting, asked_of
from spindletop.table.words import say

log = logging.getLogger(__name__)

TURNS = 200  # tables among which one's own turns are looked for
LULL = 0.5  # seconds in which changes at tables of other processes are gathered
RATED = "rated"  # by which tables are found whose games are to be rated
KEPT = 400  # tables kept in memory though nobody looks at them
UNRATED = 10_000  # games that go on or wait to be rated
TRIES = 20  # against other writers of the same table
LOBBY_KINDS = {
    "opened",
    "seated",
    "botted",
    "freed",
    "called_off",
    "expired",
    "closed",
    "started",
    "ended",
    "offered",
    "taken_over",
    "back",
}


class Library:
    """Finds, reads and changes tables. All in `grown` are called after each change that was made here."""

    def __init__(
        self, store: Store, clock: Callable[[], float] = time.time, steady: Callable[[], float] = steady
    ) -> None:
        self.store = store
        self.clock = clock
        self.uptime = Uptime(store, clock, steady)
        self.shelf = Shelf(store)
        self.hub = Hub()
        self.grown: list[Callable[[Table], None]] = []
        self.answers: Counter[str] = Counter()  # added here, by whom they were given
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._changing: set[asyncio.Task[Table]] = set()
        self._reading: set[asyncio.Task[None]] = set()
        self._lobby = 0
        self._listening: asyncio.Task[None] | None = None
        self.waiting = Waiting(self.hub, self._turns_of)
        self._overheard: set[str] = set()  # tables that are not known here, and have changed

    async def start(self) -> None:
        await self.store.start()
        await self.uptime.start()
        if isinstance(self.store.dialect, Postgres):
            listener = Listener(self.store.dialect.address, self._heard, self._missed)
            self._listening = asyncio.create_task(listener.run())
            await listener.ready.wait()
        else:
            self._listening = asyncio.create_task(Follower(self.store, self._heard).run())

    async def visit(self) -> None:
        """For somebody who does something beside the servers, and goes: nobody is told here of what others do."""
        await self.store.start()

    async def close(self) -> None:
        self.hub.close()
        await end([self._listening, *self._reading])
        await asyncio.gather(*self._changing, return_exceptions=True)
        await self.uptime.close()
        await self.store.close()

    # Reading

    async def table(self, id: str, asked: int = 0) -> Table:
        """The table as it is now, or Refused; where this is asked there, as it is known here."""
        table = self._tables.get(id)
        if table is not None and table.asked == asked:
            return table
        if table is None:
            async with self._lock(id):
                table = self._tables.get(id) or await self._load(id)
        await self._catch_up(table)
        return table

    def known(self, id: str) -> Table | None:
        """The table as it was when this process saw it last, if it did."""
        return self._tables.get(id)

    async def _load(self, id: str) -> Table:
        rows = await self.store.entries(id)
        if not rows:
            raise Refused(Why.UNKNOWN, say("table.unknown"))
        opened = entries.decode(rows[0].body)
        assert isinstance(opened, Opened)
        try:
            game = await self.shelf.stored(opened.game, opened.content)
        except ValueError as error:
            raise Refused(Why.UNKNOWN, say("table.gone", reason=reason(error))) from None
        table = Table(id, game, opened, rows[0].made)
        _apply(table, rows)
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        self._tables[table.id] = self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return table

    async def _catch_up(self, table: Table) -> bool:
        """Read what others have added. Returns whether there was anything."""
        rows = await self.store.entries(table.id, after=table.seq)
        if not _apply(table, rows):
            return False
        self._publish(table, {row.kind for row in rows})
        return True

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            self._locks[id] = lock = asyncio.Lock()
        return lock

    # Writing

    async def open(self, id: str, game: Game[State], opened: Opened) -> Table:
        """A new table. Refused (TAKEN) if there is one of this id."""
        return await self._uncancelled(self._open(id, game, opened))

    async def _open(self, id: str, game: Game[State], opened: Opened) -> Table:
        now = self.clock()
        table = Table(id, game, opened, now)
        draft = drafts.begin(table.seats, []) if table.status == Status.WAITING else []
        rows = _rows(1, [opened, *carry_out(table, draft, now)], now)
        holders = {opened.host, *(place.holder for place in opened.seats if place.holder)}
        holders |= {each for place in opened.seats for each in place.reserved}
        holders |= {RATED} if opened.rated else set()
        holders |= {table.deal.name} if table.deal else set()  # by which all tables of a deal are found
        try:
            await self.store.append(table_row(table), rows, sorted(holders))
        except SeqTaken:
            raise Refused(Why.TAKEN, say("table.there")) from None
        self._keep(table)
        self._published(table, {row.kind for row in rows})
        return table

    async def write(self, id: str, make: Callable[[Table], Draft]) -> Table:
        """Add what `make` drafts from the table as it is; durable when this returns. If somebody else was
        quicker, it is made again from what there is then. What it refuses changes nothing."""
        return await self._uncancelled(self._write(id, make))

    async def _write(self, id: str, make: Callable[[Table], Draft]) -> Table:
        async with self._lock(id):
            table = self._tables.get(id) or await self._load(id)
            if table.clock:
                await self.uptime.sure()
            for _ in range(TRIES):
                outages, twin, now = self._outages(table), table.twin(), max(self.clock(), table.when)
                try:
                    done = carry_out(twin, outages or make(table), now)
                except Refused:
                    if await self._catch_up(table):
                        continue
                    raise
                if not done:
                    return table
                if not await self._append(table, twin, done, now):
                    await self._catch_up(table)
                elif not outages:
                    return table
        raise Refused(Why.STALE, say("table.busy"))

    def _outages(self, table: Table) -> Draft:
        """Those during which somebody's time seemed to run here: they stand at the table before anything else does."""
        if not (table.clock and table.clock.runs):
            return []
        since = table.clock.since
        return [entries.Outage(down, up) for down, up in self.uptime.outages if up > since]

    async def _append(self, table: Table, twin: Table, done: Draft, now: float) -> bool:
        """Whether nobody else was quicker: then what was done on its twin has happened to the table."""
        rows = _rows(table.seq + 1, done, now)
        new = entries.Seated | entries.CodeUsed | entries.TakenOver
        holders = [each.holder for each in done if isinstance(each, new)]
        try:
            await self.store.append(table_row(twin), rows, holders)
        except SeqTaken:
            return False
        if table.seq < twin.seq:  # unless our own notice was quicker
            table.become(twin)
        self.answers.update(_counted(each.by) for each in done if isinstance(each, entries.Answered))
        self._published(table, {row.kind for row in rows})
        return True

    async def hand_over(self, what: entries.HandedOver) -> None:
        """At every table. No table is read for it: nothing of its game changes, and there may be hundreds."""
        for _ in range(TRIES):
            held = [(row, last, handed_over_in(row, what)) for row, last in await self.store.held_at(what.holder)]
            left = [(last, known) for row, last, known in held if known is not row]
            if not left:
                await self._let_go(what, [row.game for row, _, _ in held])
                return
            for last, known in left:
                with suppress(SeqTaken):  # it is looked for again
                    await self.store.append(known, _rows(last + 1, [what], known.changed), [what.to] if what.to else [])
                if (table := self._tables.get(known.game)) is not None:
                    async with self._lock(table.id):
                        await self._catch_up(table)
        raise Refused(Why.STALE, say("table.busy"))

    async def _let_go(self, what: entries.HandedOver, tables: Sequence[str]) -> None:
        """Nothing leads any more from who had it to these tables."""
        if not what.keeps:
            each = "DELETE FROM holders WHERE holder = ? AND game = ?"
            await self.store.change(*((each, (what.holder, table)) for table in tables))

    async def _uncancelled(self, work: Coroutine[None, None, Table]) -> Table:
        """A change is finished even if who asked for it has gone."""
        task = asyncio.create_task(work)
        self._changing.add(task)
        task.add_done_callback(self._changed)
        return await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[Table]) -> None:
        self._changing.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused | StoreDown):
            log.error("a change of a table failed", exc_info=error)

    # News

    def _published(self, table: Table, kinds: set[str]) -> None:
        """What was added here."""
        self._publish(table, kinds)
        for each in self.grown:
            each(table)

    def _publish(self, table: Table, kinds: set[str]) -> None:
        self.hub.publish(table.id, table.seq)
        self.waiting.note(table, "alone" in kinds)
        if kinds & LOBBY_KINDS:
            self._lobby += 1
            self.hub.publish(LOBBY, self._lobby)

    async def changes(self, id: str, since: int) -> AsyncIterator[int]:
        table = await self.table(id)
        async for seq in self.hub.watch(id, since, table.seq):
            yield seq

    async def lobby(self) -> AsyncIterator[None]:
        async for _ in self.hub.watch(LOBBY, self._lobby, self._lobby):
            yield

    async def _heard(self, id: str, seq: int, kinds: str) -> None:
        table = self._tables.get(id)
        if table is not None and table.seq < seq:
            task = asyncio.create_task(self._read_on(table, seq))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)
        elif table is None and LOBBY_KINDS & {*kinds.split(",")}:
            self._lobby += 1
            self.hub.publish(LOBBY, self._lobby)
        if table is None and self.waiting.turns:
            self._overhear(id)

    async def _read_on(self, table: Table, seq: int) -> None:
        """Mostly our own news comes back, and nothing is to be read when the change is finished here."""
        while True:
            try:
                async with self._lock(table.id):
                    if table.seq < seq:
                        await self._catch_up(table)
                return
            except StoreDown:
                await asyncio.sleep(RETRY)

    def _overhear(self, id: str) -> None:
        """Whose turn it is at a table of another process: read soon, together with those that change meanwhile."""
        first = not self._overheard
        self._overheard.add(id)
        if first:
            task = asyncio.create_task(self._read_overheard())
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read_overheard(self) -> None:
        await asyncio.sleep(LULL)
        ids, self._overheard = self._overheard, set()
        try:
            rows = await self.store.some(sorted(ids))
        except StoreDown:
            return  # when it is back, all is read anew
        for row in rows:
            holders = {holder for seat in about_of(row).holders for holder in seat} | {*about_of(row).former}
            for holder in holders & self.waiting.turns.keys():
                self.waiting.set(holder, row.game, self._turn(row, holder))

    async def _turns_of(self, holder: str) -> list[Turn]:
        """From the store, or newer where it is known here."""
        rows = await self.store.held(holder, TURNS)
        return [turn for row in rows if (turn := self._turn(row, holder))]

    def _turn(self, row: TableRow, holder: str) -> Turn | None:
        table = self._tables.get(row.game)
        if table is not None:
            return Turn.at(table) if holder in asked_of(table) else None
        summary = summary_of(row, holder)
        mine = row.turn in summary.mine and not about_of(row).away[row.turn]
        return Turn(row.game, row.slug, row.changed, row.falls) if mine else None

    def turns(self, token: str) -> AsyncIterator[list[Turn]]:
        return self.waiting.watch(fingerprint(token))

    async def _missed(self) -> None:
        for table in list(self._tables.values()):
            await self._catch_up(table)
        for holder in list(self.waiting.turns):
            found = {turn.table: turn for turn in await self._turns_of(holder)}
            for id in self.waiting.turns.get(holder, {}).keys() | found.keys():
                self.waiting.set(holder, id, found.get(id))
        self._lobby += 1
        self.hub.publish(LOBBY, self._lobby)

    # Lists

    async def listed(self, status: Status, limit: int, before: float | None = None) -> list[Summary]:
        return [summary_of(row) for row in await self.store.listed(status, limit, before)]

    async def mine(self, token: str, limit: int) -> list[Summary]:
        return await self.held(fingerprint(token), limit)

    async def held(self, holder: str, limit: int) -> list[Summary]:
        rows = await self.store.held(holder, limit)
        found = [(row.host, summary_of(row, holder)) for row in rows]
        return [each for host, each in found if each.mine or each.kept or each.lost or host == holder]

    async def of_status(self, statuses: Sequence[Status]) -> list[Summary]:
        """All of them, listed or not, the last changed first: for the operator."""
        return [summary_of(row) for row in await self.store.of_status(statuses)]

    async def offered(self, limit: int) -> list[Summary]:
        return [summary_of(row) for row in await self.store.offered(limit)]

    async def rateable(self) -> list["Held"]:
        """Tables whose games are to be rated and were not, the last changed last; some may not be over."""
        return [held_at(row) for row in reversed(await self.store.held(RATED, UNRATED))]

    async def with_holders(self, holder: str, limit: int) -> list["Held"]:
        """Tables at which this holder has a seat, the last changed first."""
        return [found for row in await self.store.held(holder, limit) if (found := held_at(row, holder)).summary.mine]

    async def dealt(self, deal: Deal, limit: int) -> list[Summary]:
        """Games of a deal that are over and were played by hand, the best first."""
        rows = await self.store.held(deal.name, limit)
        played = [summary_of(row) for row in rows if row.status == Status.OVER and not about_of(row).aided]
        return sorted(played, key=standing, reverse=True)


def _apply(table: Table, rows: list[Row]) -> bool:
    """Apply those rows that the table does not have yet. Returns whether there were any."""
    grown = False
    for row in rows:
        if row.seq > table.seq:
            table.apply(row.seq, entries.decode(row.body), row.made)
            grown = True
    return grown


def _counted(by: entries.By) -> entries.By:
    """Who answered, for those who count: nobody learns from numbers that somebody had ordered it."""
    return entries.By.PERSON if by is entries.By.ORDER else by


def _rows(first: int, done: Draft, when: float) -> list[Row]:
    return [Row(seq, entries.kind(what), entries.encode(what), when) for seq, what in enumerate(done, first)]
