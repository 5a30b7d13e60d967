"""Seats, and the words people bring: tokens, names, chat."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from spindletop.bots.faces import next_name
from spindletop.table.entries import HandedOver, Place
from spindletop.table.refused import Refused, Why
from spindletop.table.words import say

NAME_LENGTH = 24
CHAT_LENGTH = 500
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,86}")
WORD_LENGTH = 64
WORD = re.compile(rf"[A-Za-z0-9_-]{{0,{WORD_LENGTH}}}")


@dataclass
class Seat:
    """A seat as everybody may see it; what begins with an underscore is the table's own."""

    name: str = ""  # the person's or the bot's; empty while the seat is open
    bot: str = ""  # the bot that plays here now; empty if a person does
    person: bool = False  # held by a person, also while a bot plays for them
    program: bool = False  # that person plays through a program, which forgets nothing
    since: int = 0  # the entry with which that person sat down; 0: when the table was opened
    offered: bool = False  # a bot plays, and somebody else may take it over
    _word: str = field(default="", repr=False)  # for the dice: shown by Table.words when the game has begun
    _holders: set[str] = field(default_factory=set, repr=False)
    _invite: str = field(default="", repr=False)
    _reserved: frozenset[str] = field(default=frozenset(), repr=False)

    @property
    def open(self) -> bool:
        return not self.person and not self.bot

    @property
    def away(self) -> bool:
        """A bot plays for the person who holds it."""
        return self.person and bool(self.bot)

    @property
    def worded(self) -> bool:
        """Whether it has given its word for the dice."""
        return bool(self._word)

    @property
    def devices(self) -> int:
        """How many browsers hold it."""
        return len(self._holders)

    @property
    def reserved(self) -> bool:
        """Open, but kept for somebody: others need the invite code."""
        return bool(self._reserved)

    def copy(self) -> "Seat":
        return replace(self, _holders={*self._holders})

    @classmethod
    def of(cls, place: Place) -> "Seat":
        holders = {place.holder} if place.holder else set()
        person = bool(place.name) and not place.bot  # at an uploaded table nobody holds the seats
        kept_for = frozenset(place.reserved)
        return cls(
            place.name,
            place.bot,
            person,
            place.program,
            _word=place.word,
            _holders=holders,
            _invite=place.invite,
            _reserved=kept_for,
        )

    def hand_over(self, what: HandedOver) -> None:
        self._holders = handed_over(self._holders, what)
        self._reserved = frozenset(handed_over(self._reserved, what))

    def held_by(self, token: str) -> bool:
        return fingerprint(token) in self._holders

    def lets_in(self, token: str, invite: str) -> bool:
        """Whether this code opens it, or it is kept for this token."""
        invited = secrets.compare_digest(fingerprint(self._invite), fingerprint(invite))
        return (invited and bool(invite)) or fingerprint(token) in self._reserved


def handed_over(holders: Collection[str], what: HandedOver) -> set[str]:
    """Who holds what these held."""
    if what.holder not in holders:
        return {*holders}
    return {*holders, what.to} - {"" if what.keeps else what.holder, ""}


def new_token() -> str:
    """What a browser keeps in its cookie: an unguessable word that may hold any number of seats."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """For an invite or resume link."""
    return secrets.token_urlsafe(16)


def fingerprint(token: str) -> str:
    """What is stored in place of a token or code."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def is_token(text: str) -> bool:
    """Whether this could be one of ours."""
    return TOKEN.fullmatch(text) is not None


def check_token(token: str) -> str:
    """Tokens are ours: anything else is a mistake of the caller or a forgery."""
    if not is_token(token):
        raise Refused(Why.FORGED, say("seat.damaged"))
    return token


def clean_name(name: str, taken: list[str]) -> str:
    """A name as it is shown: one line of ordinary characters, not one that is at the table already."""
    shown = _one_line(name)
    if not shown:
        raise Refused(Why.WRONG, say("talk.no_name"))
    if len(shown) > NAME_LENGTH:
        raise Refused(Why.LIMIT, say("talk.long_name", most=NAME_LENGTH))
    return unlike(shown, taken)


def unlike(name: str, taken: list[str]) -> str:
    """The name, with a number where it is at the table already."""
    others = {other.casefold() for other in taken}
    if name.casefold() not in others:
        return name
    return next(f"{name} {n}" for n in range(2, len(others) + 3) if f"{name} {n}".casefold() not in others)


def bot_name(bot: str, taken: list[str]) -> str:
    return next_name(bot, taken) or unlike(bot.partition(":")[0].replace("_", " ").title(), taken)


def clean_chat(text: str) -> str:
    shown = _one_line(text)
    if not shown:
        raise Refused(Why.WRONG, say("talk.nothing"))
    if len(shown) > CHAT_LENGTH:
        raise Refused(Why.LIMIT, say("talk.too_long", most=CHAT_LENGTH))
    return shown


def check_note(text: str) -> str:
    """A sentence that may be empty, as long as a line of talk."""
    shown = _one_line(text)
    if len(shown) > CHAT_LENGTH:
        raise Refused(Why.LIMIT, say("talk.too_long", most=CHAT_LENGTH))
    return shown


def check_word(word: str) -> str:
    if not WORD.fullmatch(word):
        raise Refused(Why.WRONG, say("talk.word", most=WORD_LENGTH))
    return word


def _one_line(text: str) -> str:
    """Without control, format and other characters that show nothing or change what others see."""
    normal = unicodedata.normalize("NFC", text)
    visible = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in normal)
    return " ".join(visible.split())
