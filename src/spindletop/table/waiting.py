"""Where it is whose turn, for those who want to be told whenever that changes: kept in memory, so nobody looks."""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine

import msgspec

from spindletop.table.clocks import NOBODY
from spindletop.table.news import Hub
from spindletop.table.table import Table


class Turn(msgspec.Struct, frozen=True):
    """A table that waits for somebody."""

    table: str
    game: str  # its slug
    asked_at: float
    falls: float | None  # when their time is up

    @classmethod
    def at(cls, table: Table) -> "Turn":
        return cls(table.id, table.game.slug, table.asked_at, table.falls)


class Waiting:
    """By holder and table. `find` reads the turns of a holder from the store."""

    def __init__(self, hub: Hub, find: Callable[[str], Coroutine[None, None, list[Turn]]]) -> None:
        self.hub = hub
        self.find = find
        self.turns: dict[str, dict[str, Turn]] = {}  # of those who watch
        self._watchers: Counter[str] = Counter()
        self._told = 0

    def note(self, table: Table, dropped: bool = False) -> None:
        """Something has happened at this table. `dropped`: somebody who is not known any more may have lost a seat."""
        if not self.turns:
            return
        those, turn = asked_of(table), Turn.at(table)
        known = {holder for seat in table.seats for holder in seat._holders} | table.former
        for holder in self.turns if dropped else known & self.turns.keys():
            self.set(holder, table.id, turn if holder in those else None)

    def set(self, holder: str, table: str, turn: Turn | None) -> None:
        """It is this holder's turn there, or not; who watches is told if that is new."""
        turns = self.turns[holder]
        if same(turns.get(table), turn):
            return
        turns.pop(table, None)
        if turn:
            turns[table] = turn
        self._told += 1
        self.hub.publish(_topic(holder), self._told)

    async def watch(self, holder: str) -> AsyncIterator[list[Turn]]:
        """Their turns now, and whenever they change: what ends soonest first, then what has waited longest."""
        self._watchers[holder] += 1
        try:
            if holder not in self.turns:
                known = self.turns[holder] = {}
                for turn in await self.find(holder):
                    known.setdefault(turn.table, turn)
            async for _ in self.hub.watch(_topic(holder), -1, 0):
                turns = self.turns[holder].values()
                yield sorted(turns, key=lambda each: (each.falls is None, each.falls or each.asked_at, each.table))
        finally:
            self._watchers[holder] -= 1
            if not self._watchers[holder]:
                del self._watchers[holder]
                self.turns.pop(holder, None)


def same(one: Turn | None, other: Turn | None) -> bool:
    """Whether nobody needs to be told of the other: the next question of a turn is no news."""
    if one is None or other is None or one.falls is None or other.falls is None:
        return (one is None, one and one.falls) == (other is None, other and other.falls)
    return abs(one.falls - other.falls) < 1.0


def asked_of(table: Table) -> set[str]:
    """The fingerprints of those whose turn it is."""
    return table.seats[table.turn]._holders if table.turn != NOBODY and table.thinking is None else set()


def _topic(holder: str) -> str:
    return f"turns of {holder}"
