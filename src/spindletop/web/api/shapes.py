"""What programs send and are sent. What comes in is checked against these shapes, and /api/openapi.json tells them."""

import re
from typing import Annotated

import msgspec
from msgspec import Meta

from spindletop.kernel import OptionValue
from spindletop.kernel.codec import Saved
from spindletop.table import Kind, Summary, Terms, Then
from spindletop.table.orders import End, Order

MOST_SEATS = 9
LISTS = "open", "offered", "mine", "finished"
AFTER = re.compile("([0-9]{1,9}-[0-9]{1,9})?")

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat of the table, from 0")]
Asked = Annotated[int, Meta(ge=0, description="`asked` of the view that is answered, so that nothing is done twice")]
Name = Annotated[str, Meta(description="As others read it")]
Word = Annotated[str, Meta(description="A random word for the dice, so that nobody can have chosen them")]
After = Annotated[str, Meta(pattern=f"^{AFTER.pattern}$", description="`id` of the last news; empty: from the start")]
Chosen = dict[str, OptionValue]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What a call takes: in the query of a GET, in the JSON body of a POST."""


class Nothing(Given):
    """A call that takes nothing."""


# What is given


class Me(Given, tag_field="kind", tag="me"):
    """A seat for whoever opens the table."""

    name: Name
    word: Word = ""


class Open(Given, tag_field="kind", tag="open"):
    """A seat for whoever comes: by its invitation, or from the list."""


class Computer(Given, tag_field="kind", tag="bot"):
    """A seat for a bot of the server."""

    bot: Annotated[str, Meta(description="A name among those of the game; empty: the usual one")] = ""


class NewClock(Given):
    """How much time people have: all times in seconds."""

    kind: Annotated[Kind, Meta(description="live: `bank` for the whole game; post: `period` for each turn besides")]
    period: Annotated[float, Meta(ge=0, description="By post, for each turn")] = 0.0
    bank: Annotated[float, Meta(ge=0, description="For the whole game")] = 0.0
    increment: Annotated[float, Meta(ge=0, description="Live, more after each turn")] = 0.0
    weekends: Annotated[bool, Meta(description="By post, Saturday and Sunday do not count")] = False
    zone: Annotated[str, Meta(description="Where they are Saturday and Sunday, like Europe/Berlin")] = "UTC"
    then: Annotated[
        Then, Meta(description="When time is up: a bot plays that turn, a bot takes the seat, or the others decide")
    ] = Then.MOVE


class NewTable(Given):
    game: str
    seats: Annotated[list[Me | Open | Computer], Meta(max_length=MOST_SEATS)]
    options: Chosen = {}
    listed: Annotated[bool, Meta(description="Shown to all; else it is joined by invitation only")] = False
    clock: Annotated[NewClock | None, Meta(description="For two people or more")] = None


class Which(Given):
    which: Annotated[str, Meta(pattern=f"^({'|'.join(LISTS)})$", description="Which tables")] = LISTS[0]


class Claim(Given):
    """A seat that is open or offered is taken: freely at a listed table, else by its invitation."""

    seat: SeatNumber
    name: Name
    invite: str = ""
    word: Word = ""


class OfSeat(Given):
    seat: SeatNumber


class Away(Given):
    seat: SeatNumber
    days: Annotated[int, Meta(description="For so long no time of the seat runs")]


class PutBot(Given):
    seat: SeatNumber
    bot: str = ""


class Look(Given):
    seat: Annotated[SeatNumber | None, Meta(description="Whose view; without it, that of a spectator")] = None


class Listen(Given):
    seat: SeatNumber | None = None
    after: After = ""


class Answer(Given):
    seat: SeatNumber
    asked: Asked
    action: Annotated[str, Meta(description="One of `legal`, in notation; or several that follow, with ; between them")]


class Undo(Given):
    seat: SeatNumber
    asked: Asked


class GiveOrder(Given):
    """What a seat will answer: bids up to so much, always the first possible of some answers, or the same once."""

    seat: SeatNumber
    order: Order


class Withdrawal(Given):
    seat: SeatNumber
    number: Annotated[int, Meta(description="Of the order, among those of the seat")]


class Say(Given):
    """A line of talk, from a seat; or, without one, from a spectator under this name."""

    text: str
    seat: SeatNumber | None = None
    name: Name = ""
    slip: Annotated[str, Meta(description="Any word, new for each line: sent again, it is said once")] = ""


# What is told


class OptionInfo(msgspec.Struct):
    name: str
    choices: list[OptionValue]
    default: OptionValue
    seat: Annotated[bool, Meta(description="Numbers among the choices are seats")]


class BotInfo(msgspec.Struct):
    name: str
    words: str


class GameInfo(msgspec.Struct):
    game: str
    title: str
    seats: Annotated[list[int], Meta(description="How many can play")]
    memory: Annotated[bool, Meta(description="People are shown nothing twice; programs are told all")]
    rules: int
    content: str
    options: list[OptionInfo]
    bots: list[BotInfo]


class Games(msgspec.Struct):
    games: list[GameInfo]


class Listed(msgspec.Struct):
    tables: list[Summary]


class Key(msgspec.Struct):
    token: Annotated[str, Meta(description="Keep it: whoever has it holds its seats")]


class SeatInfo(msgspec.Struct):
    name: str
    open: bool
    bot: str
    person: bool
    program: bool
    away: bool
    offered: Annotated[bool, Meta(description="Somebody else may take it over, with all that it hides")]


class ClockInfo(msgspec.Struct):
    """The clock of a table, and how it stands; all times in seconds."""

    terms: Terms
    banks: Annotated[list[float], Meta(description="Of each seat, without the turn that goes on")]
    falls: Annotated[float | None, Meta(description="When the time of who is asked is up, since 1970")]
    up: Annotated[bool, Meta(description="It is")]


class TableInfo(msgspec.Struct):
    """A table as whoever asks may see it."""

    table: str
    game: str
    rules: int
    content: str
    options: Chosen
    listed: bool
    status: str
    trouble: str
    seats: list[SeatInfo]
    turn: Annotated[int | None, Meta(description="The seat that is asked")]
    asked: int
    answers: int
    seq: int
    mine: Annotated[list[int], Meta(description="The seats that your token holds")]
    invites: Annotated[dict[int, str], Meta(description="By open seat, for people at the table")]
    seed_hash: str
    seed: Annotated[str, Meta(description="Of the dice; empty until the game is over")]
    rematch: str
    scores: Annotated[list[int], Meta(description="When the game is over")]
    winners: list[int]
    clock: ClockInfo | None


class Offer(msgspec.Struct):
    action: Annotated[str, Meta(description="In notation: what to answer with")]
    words: str


class View(msgspec.Struct):
    """The position as one seat, or a spectator, may know it."""

    table: str
    seat: int | None
    status: str
    turn: int | None
    asked: int
    question: str
    rule: str
    legal: list[Offer]
    can_undo: bool
    id: Annotated[str, Meta(description="Where the news after this view begin")]
    position: Annotated[Saved | None, Meta(description="As data; null where people are to keep something in mind")]


class OrderInfo(msgspec.Struct):
    number: int
    order: Order


class EndedOrder(msgspec.Struct):
    order: Order
    why: End


class OrdersInfo(msgspec.Struct):
    """The standing orders of one seat, for nobody but who holds it."""

    standing: list[OrderInfo]
    ended: Annotated[list[EndedOrder], Meta(description="By themselves, since the seat last answered by itself")]
    followed: Annotated[list[int], Meta(description="How many answers stood after those that orders gave")]
    questions: Annotated[list[str], Meta(description="That can be answered beforehand")]
    bids: Annotated[bool, Meta(description="The seat is in an auction, in which it can order bids")]


class LineInfo(msgspec.Struct):
    at: Annotated[int, Meta(description="How many answers stood when it had happened")]
    kind: str
    words: str
    inset: bool


class TalkInfo(msgspec.Struct):
    seq: int
    when: float
    kind: str
    seat: int | None
    name: str
    text: str


class News(msgspec.Struct):
    """What has happened since the last news."""

    id: str
    status: str
    turn: int | None
    asked: int
    answers: int
    stand: Annotated[int, Meta(description="So many of the answers known before stand: others were taken back")]
    lines: list[LineInfo]
    talk: list[TalkInfo]
