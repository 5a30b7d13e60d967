"""What somebody is called, and their badge: of a browser or a person alike."""

from dataclasses import dataclass

from spindletop.people.words import say
from spindletop.store import Store
from spindletop.table import Refused, Why

SHAPES = COLOURS = 5  # of badges, as at a table

KEEP = """INSERT INTO profiles (holder, name, badge, colour) VALUES (?, ?, ?, ?)
    ON CONFLICT (holder) DO UPDATE SET name = excluded.name, badge = excluded.badge, colour = excluded.colour"""


@dataclass(frozen=True)
class Profile:
    name: str = ""
    badge: int = 0  # a shape,
    colour: int = 0  # and what it is enamelled with


class Profiles:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, holder: str) -> Profile:
        rows = await self.store.read("SELECT name, badge, colour FROM profiles WHERE holder = ?", holder)
        return Profile(*rows[0]) if rows else Profile()

    async def of_all(self, holders: list[str]) -> dict[str, Profile]:
        """Of those who have one."""
        if not holders:
            return {}
        marks = ", ".join("?" * len(holders))
        wanted = f"SELECT holder, name, badge, colour FROM profiles WHERE holder IN ({marks})"
        return {row[0]: Profile(*row[1:]) for row in await self.store.read(wanted, *holders)}

    async def keep(self, holder: str, profile: Profile) -> None:
        if not (0 <= profile.badge < SHAPES and 0 <= profile.colour < COLOURS):
            raise Refused(Why.WRONG, say("profile.badge"))
        await self.store.together(lambda fetch: fetch(KEEP, holder, profile.name, profile.badge, profile.colour))
