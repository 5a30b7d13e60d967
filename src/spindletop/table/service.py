"""All tables of a server: the calls that change them, and the answers of bots and nature."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spindletop.table.table import Status, Table


@dataclass(frozen=True)
class Person:
    """A seat for somebody at this screen: the opener, or a second person here."""

    name: str
    word: str = ""


@dataclass(frozen=True)
class OpenSeat:
    """A seat for somebody who follows the invite link (or finds the table in the list)."""


@dataclass(frozen=True)
class BotSeat:
    bot: str = ""  # a name of the roster; empty: the game's best


Plan = Person | OpenSeat | BotSeat


@dataclass(frozen=True)
class Ticket:
    """A table that may be opened: its id, and the hash of nature's seed, shown before anybody gives a word."""

    table: str
    seed_hash: str


@dataclass(frozen=True)
class Summary:
    """A table in a list."""

    table: str
    game: str  # its slug
    status: Status
    names: list[str]  # of all seats; empty for an open one
    bots: list[bool]
    turn: int  # the seat that is asked, or -1
    winners: list[int]
    scores: list[int]
    opened: float
    changed: float
    uploaded: bool = False
    mine: list[int] = field(default_factory=list)  # in `mine`: the seats held by the asking token


class Tables:
    """The tables of this process. `async with Tables(database) as tables:` starts and stops it."""

    def __init__(self, database: str = "", *, workers: int = 1, pace: float = 0.6) -> None:
        """`database`: a file, a postgresql:// address, or empty for the user's data folder. `workers`: processes
        for bots. `pace`: seconds between the answers of bots while people watch."""

    async def __aenter__(self) -> "Tables": ...

    async def __aexit__(self, *_: object) -> None: ...

    # Finding tables

    async def table(self, table: str) -> Table:
        """The table as it is now, or Refused (UNKNOWN). The same object follows later changes."""

    async def open_tables(self, limit: int = 50) -> list[Summary]:
        """Listed tables with open seats, newest first."""

    async def mine(self, token: str, limit: int = 50) -> list[Summary]:
        """Tables at which this token holds a seat, the last changed first."""

    async def finished(self, limit: int = 50, before: float | None = None) -> list[Summary]:
        """Listed games that are over, the last ended first."""

    # Opening tables

    def prepare(self) -> Ticket:
        """A ticket for `open_table`, for a page that shows the seed's hash before words are given."""

    async def open_table(
        self,
        token: str,
        game: str,
        seats: Sequence[Plan],
        options: Mapping[str, Any] = {},
        *,
        ticket: str = "",
        content: str = "",
        listed: bool = True,
    ) -> Table:
        """Open a table; the token holds its Person seats. It begins when no seat is open."""

    async def fork(self, token: str, table: str, at: int, seats: Sequence[Plan], *, listed: bool = True) -> Table:
        """Play on from a position of a finished game, at a new table."""

    async def rematch(self, table: str, token: str) -> Table:
        """The same people again. The first call opens the new table, in which the others' seats are kept for
        them; their own call seats them."""

    async def upload(self, token: str, text: str, content: str = "") -> Table:
        """A finished game from its record's text (and its content file, if it had its own)."""

    # Before the game

    async def claim(self, table: str, seat: int, token: str, name: str, *, invite: str = "", word: str = "") -> Table:
        """Take an open seat: any seat of a listed table, else with its invite code."""

    async def put_bot(self, table: str, seat: int, token: str, bot: str = "") -> Table:
        """The host fills an open seat with a bot."""

    async def add_word(self, table: str, seat: int, token: str, word: str) -> Table:
        """Add a seat's random word to nature's seed, before the game begins."""

    async def call_off(self, table: str, token: str) -> Table:
        """The host calls off a table that has not begun."""

    # Playing

    async def answer(self, table: str, seat: int, token: str, asked: int, action: str) -> Table:
        """Answer for a seat. `asked` is table.asked as the page had it, `action` the answer in notation
        (game.name(a)). When this returns, the answer is durable."""

    async def undo(self, table: str, seat: int, token: str, asked: int) -> Table:
        """Take this seat's last own answer back, if nothing has come of it."""

    async def hint(self, table: str, seat: int, token: str, bot: str = "") -> str:
        """What a bot would answer here, in notation. Not in memory games."""

    async def chat(self, table: str, seat: int, token: str, text: str) -> Table: ...

    # Coming and going

    async def leave(self, table: str, seat: int, token: str, bot: str = "") -> Table:
        """A bot plays for this seat until it is taken back. Before the game: the seat is open again."""

    async def stand_in(self, table: str, seat: int, token: str, bot: str = "") -> Table:
        """Anybody at the table lets a bot play for a person who has let it wait for IDLE seconds."""

    async def take_back(self, table: str, seat: int, token: str) -> Table: ...

    async def resume_code(self, table: str, seat: int, token: str) -> str:
        """A code to carry this seat to another device: works once, for RESUME seconds."""

    async def resume(self, table: str, code: str, token: str) -> int:
        """Let this token hold the code's seat, too. Returns the seat."""

    # Afterwards

    async def download(self, table: str) -> str:
        """The record of a finished game as text, with all that `spindletop verify` needs."""

    async def content(self, table: str) -> str:
        """The content file that the table plays with."""

    # News

    def changes(self, table: str, since: int = 0) -> AsyncIterator[int]:
        """The seq of the table whenever it has grown beyond what was last yielded (or `since`)."""

    def lobby(self) -> AsyncIterator[None]:
        """Whenever a table was opened, filled, begun or ended."""


def new_token() -> str:
    """What a browser keeps in its cookie: an unguessable word that may hold any number of seats."""
    raise NotImplementedError
