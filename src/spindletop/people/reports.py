"""Lines of talk and names that people have reported, for the operator to look at. Who reported is told to nobody else.

A report keeps what it is about, so that it can be read whatever becomes of the table.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from spindletop.people.words import say
from spindletop.store import Store
from spindletop.store.database import Fetch
from spindletop.table import Refused, Table, Why
from spindletop.table.seating import check_note
from spindletop.table.shuns import known_as, unhurried

A_NAME = 0  # in place of the number of a line
MOST = 1000  # that one person can make

COLUMNS = "report, holder, other, game, line, seat, name, text, said, note, made, settled"
ADD = f"INSERT INTO reports ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')"


class Settled(StrEnum):
    """What came of a report."""

    DISMISSED = "dismissed"
    REMOVED = "removed"  # the line
    BANNED = "banned"  # who said it


@dataclass(frozen=True)
class Report:
    number: int
    holder: str = field(repr=False)  # who reported it
    other: str = field(repr=False)  # who said it; empty, if nobody knows
    table: str
    line: int  # of the talk; 0: it is about the name
    seat: int  # -1: a spectator's
    name: str
    text: str
    said: float
    note: str  # what who reported it says about it
    made: float
    settled: str  # what came of it; empty: it is open


@dataclass(frozen=True)
class Subject:
    """What is reported: a line, or the name of a seat."""

    line: int
    seat: int
    name: str
    text: str
    said: float
    by: frozenset[str]

    @classmethod
    def of_line(cls, table: Table, number: int) -> "Subject":
        line = table.line(number)
        return cls(number, line.seat, line.name, line.text, line.when, line.by)

    @classmethod
    def of_name(cls, table: Table, seat: int) -> "Subject":
        taken = table.seat(seat)
        if not taken.person:
            raise Refused(Why.ILLEGAL, say("report.no_person"))
        return cls(A_NAME, seat, taken.name, "", table.when, table.holders_of(seat))


class Reports:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, table: Table, what: Subject, holder: str, note: str, now: float) -> None:
        """Durable when this returns. The same from the same person is one report, with what they said first."""
        if holder in what.by:
            raise Refused(Why.ILLEGAL, say("report.own"))
        shown = check_note(note)
        there = "SELECT 1 FROM reports WHERE holder = ? AND game = ? AND line = ? AND name = ?"

        def work(fetch: Fetch) -> None:
            if fetch(there, holder, table.id, what.line, what.name):
                return
            if fetch("SELECT count(*) FROM reports WHERE holder = ?", holder)[0][0] >= MOST:
                raise Refused(Why.LIMIT, say("report.many"))
            unhurried(fetch, "reports", holder, now)
            number = fetch("SELECT coalesce(max(report), 0) + 1 FROM reports")[0][0]
            told = what.line, what.seat, what.name, what.text, what.said, shown, now
            fetch(ADD, number, holder, known_as(fetch, what.by), table.id, *told)

        await self.store.together(work)

    async def all(self, settled: bool = False) -> list[Report]:
        """Those that are open, the oldest first; or all."""
        where = "" if settled else " WHERE settled = ''"
        return [Report(*row) for row in await self.store.read(f"SELECT {COLUMNS} FROM reports{where} ORDER BY report")]

    async def one(self, number: int) -> Report:
        rows = await self.store.read(f"SELECT {COLUMNS} FROM reports WHERE report = ?", number)
        if not rows:
            raise Refused(Why.UNKNOWN, say("report.unknown", number=number))
        return Report(*rows[0])

    async def settle(self, report: Report, what: Settled) -> None:
        """With all others about the same."""
        same = "UPDATE reports SET settled = ? WHERE game = ? AND line = ? AND name = ? AND settled = ''"
        await self.store.change((same, (what, report.table, report.line, report.name)))
