"""Tables in lists: what the store keeps of each beside its entries, and what becomes of it."""

from typing import NamedTuple

import msgspec

from spindletop.bots.levels import level_of
from spindletop.games import folder
from spindletop.store import TableRow
from spindletop.table import entries
from spindletop.table.chronicle import Status
from spindletop.table.clocks import Terms
from spindletop.table.seating import handed_over
from spindletop.table.table import Table


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str  # its slug
    status: Status
    names: list[str]  # of all seats; empty for an open one
    bots: list[bool]
    turn: int  # the seat that is asked, or -1
    winners: list[int]  # when the game is over
    scores: list[int]
    opened: float
    changed: float
    uploaded: bool
    lesson: bool
    levels: list[int]  # of the bots that play, by seat; 0: a person, or nobody knows; empty if it began elsewhere
    day: str  # whose deal is played there
    mine: list[int]  # the seats held by who asks for the list,
    clock: Terms | None = None
    falls: float | None = None  # when the time of who is asked is up
    offered: list[int] = []  # seats that others may take over
    lost: bool = False  # somebody else has the seat that who asks for the list had
    kept: list[int] = []  # and those that are kept for them


class About(msgspec.Struct):
    """What the store keeps of a table for its summary."""

    names: list[str]
    bots: list[bool]
    winners: list[int]
    scores: list[int]
    uploaded: bool
    holders: list[list[str]]  # of each seat
    lesson: bool = False
    levels: list[int] = []
    day: str = ""
    aided: bool = False  # a bot has answered for somebody
    turn_asked: int = 0  # the question with which the turn of the seat that is asked began, and when that was
    turn_came: float = 0.0
    clock: Terms | None = None
    offered: list[int] = []
    former: list[str] = []
    away: list[bool] = []  # a bot plays for the person
    kept_for: list[list[str]] = []  # for whom each seat is reserved
    forsaken: list[int] = []  # as Table.forsaken, where it matters


class Held(NamedTuple):
    """A table in a list, with who holds its seats: for ratings and friends, and for nobody's eyes."""

    summary: Summary
    holders: list[list[str]]  # of each seat
    aided: bool
    forsaken: list[int]  # as Table.forsaken; empty at tables that were over before it was kept


def standing(played: Summary) -> tuple[bool, int]:
    """Of the person in a deal: who has won stands before who has not."""
    seat = played.bots.index(False)
    return seat in played.winners, played.scores[seat]


def table_row(table: Table) -> TableRow:
    over = table.status == Status.OVER
    offered = [number for number, seat in enumerate(table.seats) if seat.offered]
    forsaken = table.forsaken if over and (table.opened.day or table.opened.rated) else []
    marks = folder.marks(table.game)
    about = About(
        [seat.name for seat in table.seats],
        [bool(seat.bot) and not seat.person for seat in table.seats],
        table.course.state.winners() if over else [],
        table.course.state.scores() if over else [],
        table.uploaded,
        [sorted(seat._holders) for seat in table.seats],
        bool(table.opened.chapter),
        [] if table.opened.prefix else [level_of(seat.bot, marks) for seat in table.seats],
        table.opened.day,
        any(forsaken),
        *table.turn_began,
        table.opened.clock if table.clock else None,
        offered,
        sorted(table.former),
        [seat.away for seat in table.seats],
        [sorted(seat._reserved) for seat in table.seats],
        forsaken,
    )
    return TableRow(
        table.id,
        table.game.slug,
        table.status,
        table.listed,
        table.opener,
        table.due is not None,
        table.turn,
        table.opened_at,
        table.when,
        msgspec.json.encode(about).decode(),
        table.falls,
        table.status == Status.RUNNING and bool(offered),
    )


def about_of(row: TableRow) -> About:
    return msgspec.json.decode(row.about, type=About)


def handed_over_in(row: TableRow, what: entries.HandedOver) -> TableRow:
    """The same row if it is none of their affair, or was handed over before."""
    before, about = about_of(row), about_of(row)
    about.holders = [sorted(handed_over(each, what)) for each in about.holders]
    about.kept_for = [sorted(handed_over(each, what)) for each in about.kept_for]
    about.former = sorted(handed_over(about.former, what))
    host = what.to if row.host == what.holder and not what.keeps else row.host
    if (about, host) == (before, row.host):
        return row
    return row._replace(host=host, about=msgspec.json.encode(about).decode())


def held_at(row: TableRow, holder: str = "") -> Held:
    about = about_of(row)
    return Held(summary_of(row, holder), about.holders, about.aided, about.forsaken)


def summary_of(row: TableRow, holder: str = "") -> Summary:
    about = about_of(row)
    return Summary(
        row.game,
        row.slug,
        Status(row.status),
        about.names,
        about.bots,
        row.turn,
        about.winners,
        about.scores,
        row.opened,
        row.changed,
        about.uploaded,
        about.lesson,
        about.levels,
        about.day,
        [seat for seat, holders in enumerate(about.holders) if holder in holders],
        about.clock,
        row.falls,
        about.offered,
        holder in about.former,
        [seat for seat, holders in enumerate(about.kept_for) if holder in holders and row.status == Status.WAITING],
    )
