"""Who may only look: people and browsers that the operator has banned.

A ban is a row beside everything else: nothing of what somebody has is taken, so when it ends all is as it was. Each
process knows all of them, as they were less than a second ago, so that nobody else pays for it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from spindletop.store import Glance, Store
from spindletop.table.words import say

FOR_GOOD = 0.0  # in place of a time

KEEP = """INSERT INTO bans (holder, until, reason, made) VALUES (?, ?, ?, ?)
    ON CONFLICT (holder) DO UPDATE SET until = excluded.until, reason = excluded.reason, made = excluded.made"""


@dataclass(frozen=True)
class Ban:
    until: float  # FOR_GOOD: there is no end
    reason: str
    made: float

    @property
    def words(self) -> str:
        """To who is banned."""
        end = datetime.fromtimestamp(self.until, UTC) if self.until else None
        told = say("ban.until", day=f"{end:%Y-%m-%d}", time=f"{end:%H:%M}") if end else say("ban.for_good")
        return f"{told} {self.reason}".strip()


class Bans:
    """`clock`: what time it is."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self._known: Glance[dict[str, Ban]] = Glance(lambda: self.all(), {})

    async def of(self, holder: str) -> Ban | None:
        """Whether somebody is banned, as far as this process knows; if the database is down, what it knew."""
        return self._still((await self._known.now()).get(holder))

    async def now(self, holder: str) -> Ban | None:
        """The same, from the store."""
        return self._still((await self.all()).get(holder))

    async def all(self) -> dict[str, Ban]:
        rows = await self.store.read("SELECT holder, until, reason, made FROM bans")
        return {holder: Ban(*row) for holder, *row in rows}

    async def add(self, holder: str, ban: Ban) -> None:
        await self.store.change((KEEP, (holder, ban.until, ban.reason, ban.made)))

    async def end(self, holder: str) -> bool:
        """Whether there was one."""
        return bool(await self.store.change(("DELETE FROM bans WHERE holder = ?", (holder,))))

    def _still(self, ban: Ban | None) -> Ban | None:
        return ban if ban and (not ban.until or ban.until > self.clock()) else None
