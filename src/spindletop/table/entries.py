"""Everything that happens at a table is an entry; a table is rebuilt from its entries alone."""

from enum import StrEnum
from typing import ClassVar

import msgspec

from spindletop.kernel import OptionValue
from spindletop.table.clocks import Terms
from spindletop.table.orders import Order


class By(StrEnum):
    """Who gave an answer for its actor."""

    PERSON = "person"
    RUN = "run"  # the same person, with the same click as the answer before
    BOT = "bot"
    TABLE = "table"  # the seat had a single answer, for a reason that is secret
    NATURE = "nature"
    CLOCK = "clock"  # a bot, for a person whose time was up
    ORDER = "order"  # the same person, beforehand


class Place(msgspec.Struct, omit_defaults=True):
    """A seat as it is when the table opens: held by somebody, played by a bot, or open."""

    name: str = ""
    holder: str = ""  # the fingerprint of the token that holds it
    bot: str = ""
    invite: str = ""  # the code that lets somebody take an open seat
    reserved: list[str] = []  # the fingerprints of the tokens that it is kept for (a rematch)
    word: str = ""
    program: bool = False  # whoever holds it plays through a program, which forgets nothing


class Entry(msgspec.Struct, omit_defaults=True, tag_field="kind"):
    """One thing that happened."""

    moves: ClassVar[bool] = False  # whether it changes the position
    secret: ClassVar[bool] = False  # whether only one seat may know of it: it leaves no gap in what others count


class Opened(Entry, tag="opened"):
    """The first entry of every table."""

    game: str
    rules: int
    content: str  # its hash; the store keeps the text
    options: dict[str, OptionValue]
    seats: list[Place]
    host: str  # the fingerprint of the token that opened it
    seed: str  # nature's: only its hash is shown until the game is over
    listed: bool = True  # shown among the open tables, to be joined by anybody
    prefix: list[str] = []  # answers that were played before: a fork, or an uploaded game
    origin: str = ""  # the table that this one continues or repeats
    record: str = ""  # the text of an uploaded record
    chapter: int = 0  # of the game's lesson, from 1: the table is there to learn at
    known: list[str] = []  # what the learner has seen in earlier chapters
    unaided: bool = False  # neither hints nor undo
    day: str = ""  # whose deal is played here
    clock: Terms | None = None
    rated: bool = False  # it counts for the ratings of all who take a seat: they agree by that


class Seated(Entry, tag="seated"):
    """Somebody took an open seat."""

    seat: int
    name: str
    holder: str
    word: str = ""
    program: bool = False


class Botted(Entry, tag="botted"):
    """The host put a bot in an open seat."""

    seat: int
    name: str
    bot: str


class Freed(Entry, tag="freed"):
    """Somebody gave a seat up before the game began: it is open again."""

    seat: int
    invite: str


class CalledOff(Entry, tag="called_off"):
    """The host called the table off before the game began."""


class Worded(Entry, tag="worded"):
    """A seat added its random word to nature's seed."""

    seat: int
    word: str


class Started(Entry, tag="started"):
    """All seats are taken and their words known (empty: none given). From here on nature answers."""

    moves: ClassVar[bool] = True
    words: list[str]


class Answered(Entry, tag="answered"):
    """An answer in the game: the actor (a seat or NATURE), and what it was, in notation."""

    moves: ClassVar[bool] = True
    actor: int
    action: str
    by: By


class Undone(Entry, tag="undone"):
    """A seat took answers back, so that this many stand."""

    moves: ClassVar[bool] = True
    seat: int
    to: int


class Ended(Entry, tag="ended"):
    """The game is over and nature's seed is shown."""


class Said(Entry, tag="said"):
    """Chat."""

    seat: int
    text: str
    slip: str = ""  # who sends it again with the same slip has said it once


class Remarked(Entry, tag="remarked"):
    """Chat of somebody who watches, under a name that nobody has checked."""

    name: str
    text: str
    slip: str = ""
    holder: str = ""  # the fingerprint of who said it


class Removed(Entry, tag="removed"):
    """The operator took a line of the talk away: its number, as everybody counts."""

    line: int


class Left(Entry, tag="left"):
    """A bot plays for a seat; who holds the seat can take it back."""

    seat: int
    bot: str


class Back(Entry, tag="back"):
    """Who holds the seat has taken it back from the bot."""

    seat: int


class CodeMade(Entry, tag="code_made"):
    """A code to carry a seat to another device, as a fingerprint. Works once, until it expires."""

    seat: int
    code: str
    expires: float


class CodeUsed(Entry, tag="code_used"):
    """A second token holds the seat, too."""

    code: str
    holder: str


class Alone(Entry, tag="alone"):
    """Only this token holds the seat from now on."""

    seat: int
    holder: str


class HandedOver(Entry, tag="handed_over"):
    """All that one holder has at the table is another's from now on: a browser's seats move into an account, say. To
    nobody, if it is to be forgotten whose they were."""

    holder: str
    to: str = ""
    keeps: bool = False  # both hold it then


class Expired(Entry, tag="expired"):
    """Nothing had happened at the table for so long that it is given up."""


class Closed(Entry, tag="closed"):
    """The operator closed the table, whatever its game had come to."""

    reason: str = ""


class LessonEnded(Entry, tag="lesson_ended"):
    """The learner needs no coach here any more: the table goes on as any other, or, with the number of another table,
    it is put away, as the lesson goes on there."""

    table: str = ""


class Offered(Entry, tag="offered"):
    """A seat for which a bot plays is offered to others, with the code that lets somebody take it over."""

    seat: int
    invite: str


class TakenOver(Entry, tag="taken_over"):
    """Somebody else holds a seat that was offered, and plays on with all that it knows."""

    seat: int
    name: str
    holder: str
    program: bool = False


class Flagged(Entry, tag="flagged"):
    """The time of the seat that is asked was up."""

    seat: int


class Waited(Entry, tag="waited"):
    """The others give a seat whose time was up some more."""

    seat: int
    by: int


class Vacation(Entry, tag="vacation"):
    """Somebody goes away: for so many days from now on no time of theirs runs."""

    seat: int
    days: int


class Returned(Entry, tag="returned"):
    """Somebody came back before the end of their vacation."""

    seat: int


class Outage(Entry, tag="outage"):
    """No server was there: nobody's time ran."""

    since: float
    until: float


class Ordered(Entry, tag="ordered"):
    """A seat says beforehand what it will answer."""

    secret: ClassVar[bool] = True
    seat: int
    order: Order


class Withdrawn(Entry, tag="withdrawn"):
    """It takes an order back, by its number among those of the seat."""

    secret: ClassVar[bool] = True
    seat: int
    number: int


class Tuned(Entry, tag="tuned"):
    """From now on somebody does not hear somebody else, or does again: their own pages look again. Whom they mean is
    not kept here."""

    secret: ClassVar[bool] = True
    holder: str


class Rematched(Entry, tag="rematched"):
    """The table at which the same people play again."""

    table: str


AnyEntry = (
    Opened
    | Seated
    | Botted
    | Freed
    | CalledOff
    | Worded
    | Started
    | Answered
    | Undone
    | Ended
    | Said
    | Remarked
    | Removed
    | Left
    | Back
    | CodeMade
    | CodeUsed
    | Alone
    | HandedOver
    | Expired
    | Closed
    | LessonEnded
    | Offered
    | TakenOver
    | Flagged
    | Waited
    | Vacation
    | Returned
    | Outage
    | Ordered
    | Withdrawn
    | Tuned
    | Rematched
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def decode(body: str) -> AnyEntry:
    return _decoder.decode(body)


def encode(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def kind(entry: AnyEntry) -> str:
    return str(type(entry).__struct_config__.tag)
