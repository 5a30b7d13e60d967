"""A table, rebuilt from its entries: pure logic, no input or output."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from spindletop.kernel import Event, Game, Record, State

Viewer = int | None  # a seat, None for a spectator, or kernel.OPEN for all (finished games only)


class Status(StrEnum):
    WAITING = "waiting"  # for people to take its open seats
    RUNNING = "running"
    OVER = "over"
    CALLED_OFF = "called_off"  # before it began
    STUCK = "stuck"  # its record does not replay any more (newer rules): shown as far as it goes, see `trouble`


class Seat:
    """A seat as everybody may see it."""

    name: str  # the person's, or the bot's; empty while the seat is open
    bot: str  # the bot that plays here now, empty if a person does
    person: bool  # held by a person, also while a bot plays for them
    word: str  # its random word for the dice

    @property
    def open(self) -> bool: ...

    @property
    def away(self) -> bool:
        """A bot plays for the person who holds it."""


class Line:
    """One line of the log."""

    at: int  # the number of answers played when it happened: step there with view(viewer, at)
    event: Event
    words: str


class Talk:
    """What people said and did at the table, beside the game."""

    seq: int
    when: float
    kind: str  # said, seated, botted, freed, left, back, undone, rematched
    seat: int
    name: str
    text: str


class Table:
    """One table. Read it freely between awaits; change it only through Tables."""

    id: str
    game: Game[Any]
    status: Status
    seats: list[Seat]
    seq: int  # of the last entry
    asked: int  # the seq of the entry that last changed the position: an answer names it
    answers: int  # how many answers stand
    talk: list[Talk]
    when: float  # of the last entry
    listed: bool
    seed_hash: str  # shown from the start
    seed: str  # empty until the game is over
    rematch: str  # the id of the next table, if there is one
    origin: str  # the id of the table that this one continues or repeats
    uploaded: bool
    trouble: str

    # Who may do what

    def seats_of(self, token: str) -> list[int]:
        """The seats that this token holds: several, when people share a screen."""

    def is_host(self, token: str) -> bool: ...

    def invite(self, token: str, seat: int) -> str:
        """The code for an open seat's link; shown to the host and the people at the table only."""

    def check_viewer(self, token: str, viewer: Viewer) -> None:
        """Refused unless this token may see as this viewer: its own seats and a spectator's view always,
        everything when the game is over."""

    # The position

    @property
    def names(self) -> list[str]:
        """Of the seats, for words about the game."""

    @property
    def actor(self) -> int:
        """Who must answer: a seat, NATURE (waiting to begin: OVER's opposite, see status) or OVER."""

    @property
    def thinking(self) -> int | None:
        """The seat for which a bot thinks now."""

    def view(self, viewer: Viewer, at: int | None = None) -> State:
        """The position (after the first `at` answers) as this viewer may know it. Refused: OPEN while the game
        runs; stepping back in a memory game that runs."""

    def views(self, viewer: Viewer) -> Iterator[State]:
        """The same for every position from the first to the last, of a finished game (charts, replay)."""

    def legal(self, seat: int) -> list[int]:
        """What this seat may answer; empty unless it is asked."""

    def seals(self, seat: int, action: int) -> bool:
        """Whether this answer could not be taken back: the page asks first."""

    def can_undo(self, seat: int) -> bool: ...

    # What happened

    def log(self, viewer: Viewer) -> list[Line]:
        """What happened, as far as this viewer may know. In a memory game that runs: the current turn only."""

    def last_turn(self, seat: int) -> int:
        """How many answers stood after this seat's last one: lines with a greater `at` are new to it."""

    # The end

    def record(self) -> Record:
        """The record with all that verifies its dice. Refused while the game runs."""
