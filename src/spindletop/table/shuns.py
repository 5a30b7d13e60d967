"""Whom somebody does not want to hear or to meet. Nobody but they themselves is told of it: neither the other, nor
anybody at a table.

Somebody is known by a seat or a line of talk, as friends are; what is kept is their fingerprint. Without an account one
does not hear them at that table, with one nowhere.
"""

import secrets
from collections.abc import Collection
from dataclasses import dataclass, field
from enum import StrEnum

from spindletop.store import Store
from spindletop.store.database import Fetch
from spindletop.table.drafts import AT_ONCE, TALKS_AT_ONCE
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Table
from spindletop.table.words import say

EVERYWHERE = ""  # in place of a table
MOST = 300  # that one person has

ADD = "INSERT INTO shuns (shun, holder, other, game, kind, name, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
COLUMNS = "shun, other, game, kind, name, made"


class Kind(StrEnum):
    MUTE = "mute"  # their talk is not seen
    BLOCK = "block"  # nor do they sit down at one's tables


@dataclass(frozen=True)
class Shun:
    """Of somebody, under the name that they had when it was said."""

    id: str
    other: str = field(repr=False)
    game: str
    kind: Kind
    name: str
    made: float


class Shuns:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, holder: str) -> list[Shun]:
        """All that somebody has, the newest first."""
        wanted = f"SELECT {COLUMNS} FROM shuns WHERE holder = ? ORDER BY made DESC"
        return [Shun(*row) for row in await self.store.read(wanted, holder)]

    async def at(self, holder: str, table: Table) -> tuple[Shun, ...]:
        """Those that count at this table, whoever is there."""
        wanted = f"SELECT {COLUMNS} FROM shuns WHERE holder = ? AND game IN (?, ?) ORDER BY made"
        return tuple(Shun(*row) for row in await self.store.read(wanted, holder, table.id, EVERYWHERE))

    async def add(self, holder: str, kind: Kind, others: Collection[str], game: str, name: str, now: float) -> None:
        """Everywhere, it takes the place of what there was of the same person."""
        if not others or holder in others:
            raise Refused(Why.ILLEGAL, say("shun.nobody"))
        made = secrets.token_urlsafe(12)

        def work(fetch: Fetch) -> None:
            other = known_as(fetch, others)
            there: dict[str, str] = dict(
                fetch("SELECT game, kind FROM shuns WHERE holder = ? AND other = ?", holder, other)
            )
            if there.get(EVERYWHERE) in (kind, Kind.BLOCK) or there.get(game) == kind:
                return
            if fetch("SELECT count(*) FROM shuns WHERE holder = ?", holder)[0][0] >= MOST:
                raise Refused(Why.LIMIT, say("shun.many", most=MOST))
            unhurried(fetch, "shuns", holder, now)
            if game == EVERYWHERE:
                fetch("DELETE FROM shuns WHERE holder = ? AND other = ?", holder, other)
            fetch(ADD, made, holder, other, game, kind, name, now)

        await self.store.together(work)

    async def end(self, holder: str, shun: str) -> Shun | None:
        """One that was ended before is no mistake."""
        gone = f"DELETE FROM shuns WHERE shun = ? AND holder = ? RETURNING {COLUMNS}"
        rows = await self.store.together(lambda fetch: fetch(gone, shun, holder))
        return Shun(*rows[0]) if rows else None

    async def have_blocked(self, holder: str) -> set[str]:
        """Those who do not want to meet somebody."""
        wanted = "SELECT holder FROM shuns WHERE other = ? AND kind = ?"
        return {str(row[0]) for row in await self.store.read(wanted, holder, Kind.BLOCK)}


def known_as(fetch: Fetch, holders: Collection[str]) -> str:
    """As whom one counts who has several browsers: by their account, else by one of them."""
    ordered = sorted(holders)
    known = [holder for holder in ordered if fetch("SELECT 1 FROM people WHERE holder = ?", holder)]
    return next(iter([*known, *ordered]), "")


def unhurried(fetch: Fetch, table: str, holder: str, now: float) -> None:
    """Refused if somebody has added as much within a few seconds as they may say."""
    lately = f"SELECT count(*) FROM {table} WHERE holder = ? AND made > ?"
    if fetch(lately, holder, now - AT_ONCE)[0][0] >= TALKS_AT_ONCE:
        raise Refused(Why.OFTEN, say("talk.often"))


def people_at(table: Table) -> set[str]:
    """All who sit there, have opened it, or have said something."""
    seated = {each for number in range(len(table.seats)) for each in table.holders_of(number)}
    return seated | {table.opener} | {each for line in table.talk for each in line.by}
