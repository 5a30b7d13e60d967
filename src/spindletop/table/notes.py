"""What somebody writes down for themselves at a table. It is no part of the game: no entry, record or page of another
person has it."""

from spindletop.store import Store
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Table
from spindletop.table.words import say

LENGTH = 3000  # characters

KEEP = """INSERT INTO notes (game, seat, since, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (game, seat, since) DO UPDATE SET body = excluded.body"""


class Notes:
    """A text for each person in a seat: whoever takes the seat later has a new one."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, table: Table, seat: int, token: str) -> str:
        check(table, seat, token)
        return await self.kept(table, seat)

    async def kept(self, table: Table, seat: int) -> str:
        """For whoever may read all that is known of who sits there."""
        rows = await self.store.read(
            "SELECT body FROM notes WHERE game = ? AND seat = ? AND since = ?", table.id, seat, table.seats[seat].since
        )
        return str(rows[0][0]) if rows else ""

    async def keep(self, table: Table, seat: int, token: str, text: str) -> None:
        """Durable when this returns."""
        check(table, seat, token)
        if len(text) > LENGTH:
            raise Refused(Why.LIMIT, say("talk.long_note", most=LENGTH))
        shown = "".join(each for each in text if each.isprintable() or each == "\n")
        await self.store.change((KEEP, (table.id, seat, table.seats[seat].since, shown)))


def check(table: Table, seat: int, token: str) -> None:
    """Refused to all but who holds the seat; and where people are to keep things in mind, to everybody."""
    table.check_seat(token, seat)
    if table.game.memory:
        raise Refused(Why.SECRET, say("talk.memory_note", game=table.game.title))
