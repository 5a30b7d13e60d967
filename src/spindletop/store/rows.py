"""What is stored of a table."""

from collections.abc import Sequence
from typing import NamedTuple


class SeqTaken(Exception):
    """Somebody else has written this entry of the table: read, and decide again."""


class Row(NamedTuple):
    """One entry as it is stored."""

    seq: int
    kind: str
    body: str
    made: float


class TableRow(NamedTuple):
    """What is known of a table without reading its entries."""

    game: str
    slug: str
    status: str
    listed: bool
    host: str
    due: bool  # a bot, nature or the table itself must answer
    turn: int
    opened: float
    changed: float
    about: str
    falls: float | None = None  # when somebody's time is up
    offers: bool = False  # a seat that others may take over


class Change(NamedTuple):
    """Entries to add to a table, and what will be known of it then."""

    table: TableRow
    rows: Sequence[Row]
    holders: Sequence[str]

    def taken(self) -> SeqTaken:
        return SeqTaken(f"{self.table.game} {self.rows[0].seq}")
