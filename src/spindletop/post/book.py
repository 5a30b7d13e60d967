"""What the store keeps for the post: ways, habits, what is still to be told, and who is where."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from spindletop.post.ways import CONFIRM_WITHIN, Habits, Kind, Way
from spindletop.store import Store
from spindletop.store.dialects import Statement
from spindletop.table.chronicle import Status
from spindletop.table.summaries import About

WAY = "way, holder, kind, address, keys, game, active, confirmed, trouble, since"
MANY = 200  # tables that are asked about at once

PUT = """INSERT INTO outbox (way, game, turn, came, due, tries, claimed, claimant, done)
    VALUES (?, ?, ?, ?, ?, 0, 0, '', 0)
    ON CONFLICT (way, game) DO UPDATE SET turn = excluded.turn, came = excluded.came, due = excluded.due, tries = 0,
    claimed = 0, claimant = '', done = 0 WHERE outbox.turn < excluded.turn"""
CLAIM = """UPDATE outbox SET claimed = ?, claimant = ? WHERE way = ? AND done = 0 AND claimed <= ?
    AND way IN (SELECT way FROM outbox WHERE done = 0 AND claimed <= ? AND due <= ?)"""


class Turn(NamedTuple):
    """Somebody is asked at a table."""

    table: str
    slug: str
    seat: int
    names: list[str]
    bots: list[bool]
    holders: list[list[str]]  # of each seat
    asked: int  # the question with which the turn began
    came: float

    @property
    def name(self) -> str:
        return self.names[self.seat]

    @property
    def others(self) -> list[str]:
        """The other people at the table."""
        mine = {*self.holders[self.seat]}
        return [
            name
            for seat, name in enumerate(self.names)
            if seat != self.seat and not self.bots[seat] and not mine & {*self.holders[seat]}
        ]

    def concerns(self, way: Way) -> bool:
        """Whether this way tells of it: of one's own turns, or of all at a table where one sits."""
        if not self.others or not way.active or not way.confirmed or self.came < way.since:
            return False
        if way.game:
            return way.game == self.table and any(way.holder in each for each in self.holders)
        return way.holder in self.holders[self.seat]


class Errand(NamedTuple):
    """What is to be told by one way."""

    table: str
    turn: int
    came: float
    tries: int


class Book:
    """Nothing here decides anything."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Ways and habits

    async def ways(self, holder: str) -> list[Way]:
        return await self._ways("holder = ? ORDER BY since, way", holder)

    async def way(self, id: str) -> Way | None:
        return next(iter(await self._ways("way = ?", id)), None)

    async def _ways(self, where: str, *values: object) -> list[Way]:
        return [_way(row) for row in await self.store.read(f"SELECT {WAY} FROM ways WHERE {where}", *values)]

    async def add(self, way: Way) -> None:
        await self.store.change(
            (
                f"INSERT INTO ways ({WAY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                [*map(_sql, way)],
            )
        )

    async def switch(self, way: Way, active: bool, now: float) -> None:
        """What was to be told by a way that is switched off is not told later."""
        await self.store.change(
            ("UPDATE ways SET active = ?, trouble = '', since = ? WHERE way = ?", (int(active), now, way.id)),
            ("DELETE FROM outbox WHERE way = ?", (way.id,)),
        )

    async def confirm(self, way: Way, now: float) -> None:
        await self.store.change(("UPDATE ways SET confirmed = 1, active = 1, since = ? WHERE way = ?", (now, way.id)))

    async def trouble(self, way: Way, why: str) -> None:
        if way.trouble != why:
            await self.store.change(("UPDATE ways SET trouble = ? WHERE way = ?", (why, way.id)))

    async def remove(self, way: Way) -> None:
        await self.store.change(
            ("DELETE FROM outbox WHERE way = ?", (way.id,)), ("DELETE FROM ways WHERE way = ?", (way.id,))
        )

    async def habits(self, holder: str) -> Habits:
        rows = await self.store.read("SELECT body FROM habits WHERE holder = ?", holder)
        return msgspec.json.decode(rows[0][0], type=Habits) if rows else Habits()

    async def keep_habits(self, holder: str, habits: Habits) -> None:
        text = "INSERT INTO habits (holder, body) VALUES (?, ?) ON CONFLICT (holder) DO UPDATE SET body = excluded.body"
        await self.store.change((text, (holder, msgspec.json.encode(habits).decode())))

    # Turns

    async def turns(self, tables: Sequence[str]) -> list[tuple[Turn, Way]]:
        """Those at these tables that somebody wants to be told of, with the ways to do it."""
        found: list[tuple[Turn, Way]] = []
        for begin in range(0, len(tables), MANY):
            some = tables[begin : begin + MANY]
            found += await self._turns(f"t.game IN ({', '.join('?' * len(some))})", *some)
        return found

    async def turns_since(self, changed: float) -> list[tuple[Turn, Way]]:
        """The same at all tables at which something has happened since then."""
        return await self._turns("t.changed >= ?", changed)

    async def _turns(self, where: str, *values: object) -> list[tuple[Turn, Way]]:
        columns = ", ".join(f"w.{name.strip()}" for name in WAY.split(","))
        rows = await self.store.read(
            f"""SELECT t.game, t.slug, t.turn, t.about, {columns} FROM tables t
            JOIN holders h ON h.game = t.game JOIN ways w ON w.holder = h.holder AND w.game IN ('', t.game)
            WHERE t.status = ? AND t.due = 0 AND t.turn >= 0 AND {where}""",
            Status.RUNNING,
            *values,
        )
        pairs = [(_turn(*row[:4]), _way(row[4:])) for row in rows]
        return [(turn, way) for turn, way in pairs if turn.concerns(way)]

    # The outbox

    async def put(self, errands: Iterable[tuple[Turn, Way, float]]) -> None:
        """To be told when it is due, once: what is there, or was there, stays as it is."""
        statements: list[Statement] = [
            (PUT, (way.id, turn.table, turn.asked, turn.came, due)) for turn, way, due in errands
        ]
        if statements:
            await self.store.change(*statements)

    async def due(self, now: float) -> tuple[list[str], float | None]:
        """The ways by which something is to be told now, and when there will be more."""
        ready = await self.store.read(
            "SELECT DISTINCT way FROM outbox WHERE done = 0 AND due <= ? AND claimed <= ?", now, now
        )
        later = await self.store.read(
            "SELECT min(CASE WHEN due > claimed THEN due ELSE claimed END) FROM outbox WHERE done = 0 "
            "AND (due > ? OR claimed > ?)",
            now,
            now,
        )
        return [str(row[0]) for row in ready], later[0][0]

    async def claim(self, way: str, claimant: str, now: float, until: float) -> list[Errand]:
        """Once anything of it is due, all that this way is to tell, also what would have waited: for this claimant
        alone, `until` which it is to be done."""
        if not await self.store.change((CLAIM, (until, claimant, way, now, now, now))):
            return []
        rows = await self.store.read(
            """SELECT game, turn, came, tries FROM outbox
            WHERE way = ? AND claimant = ? AND done = 0 ORDER BY came, game""",
            way,
            claimant,
        )
        return [Errand(*row) for row in rows]

    async def done(self, way: str, errands: Iterable[Errand]) -> None:
        await self._settle("done = 1", way, errands)

    async def put_off(self, way: str, errands: Iterable[Errand], due: float) -> None:
        await self._settle("claimed = 0, due = ?", way, errands, due)

    async def failed(self, way: str, errands: Iterable[Errand], due: float) -> None:
        await self._settle("claimed = 0, due = ?, tries = tries + 1", way, errands, due)

    async def _settle(self, what: str, way: str, errands: Iterable[Errand], *values: object) -> None:
        """Of these turns; a newer one may have taken its place meanwhile."""
        text = f"UPDATE outbox SET {what} WHERE way = ? AND game = ? AND turn = ?"
        statements = [(text, (*values, way, each.table, each.turn)) for each in errands]
        if statements:
            await self.store.change(*statements)

    async def release(self) -> None:
        """What was claimed by a process that is no more: for one that is alone on its database."""
        await self.store.change(("UPDATE outbox SET claimed = 0 WHERE done = 0", ()))

    async def sweep(self, now: float) -> None:
        """Tables that are over have nothing to tell; to an address that nobody has said yes to nothing is sent; and
        what a process that is no more has said of who is there is not so any longer."""
        await self.store.change(
            ("DELETE FROM outbox WHERE game IN (SELECT game FROM tables WHERE status <> ?)", (Status.RUNNING,)),
            ("DELETE FROM ways WHERE confirmed = 0 AND since < ?", (now - CONFIRM_WITHIN,)),
            ("DELETE FROM present WHERE until < ?", (now,)),
        )

    # Who is where

    async def holders(self) -> set[str]:
        """Who wants to be told anything."""
        return {str(row[0]) for row in await self.store.read("SELECT DISTINCT holder FROM ways")}

    async def keep_present(self, process: str, here: Iterable[tuple[str, str]], until: float) -> None:
        await self.store.change(
            ("DELETE FROM present WHERE process = ?", (process,)),
            *(
                ("INSERT INTO present (process, holder, game, until) VALUES (?, ?, ?, ?)", (process, *each, until))
                for each in here
            ),
        )

    async def present(self, now: float) -> set[tuple[str, str]]:
        """Holders and tables, in all processes that live."""
        return {
            (row[0], row[1]) for row in await self.store.read("SELECT holder, game FROM present WHERE until > ?", now)
        }


def _way(row: Sequence[object]) -> Way:
    way = Way(*row)  # type: ignore[arg-type]
    return way._replace(kind=Kind(way.kind), active=bool(way.active), confirmed=bool(way.confirmed))


def _turn(table: str, slug: str, seat: int, about: str) -> Turn:
    known = msgspec.json.decode(about, type=About)
    return Turn(table, slug, seat, known.names, known.bots, known.holders, known.turn_asked, known.turn_came)


def _sql(value: object) -> object:
    return int(value) if isinstance(value, bool) else value
