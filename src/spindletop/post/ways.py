"""The ways by which somebody is told: where they lead, and how they behave."""

import ipaddress
import re
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from spindletop.post.networks import is_outside
from spindletop.post.words import say
from spindletop.table.refused import Refused, Why
from spindletop.table.zones import is_zone, zone_of
from spindletop.words import ENGLISH

ADDRESS = 1000  # characters of an address on the web
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}")
KEY = re.compile(r"[A-Za-z0-9_=-]{16,120}")
DAY = 24 * 60  # minutes
CONFIRM_WITHIN = 3 * 86_400.0  # seconds for the yes to a mail that asks for it
SILENCES = (600, 3600, 3 * 3600, 12 * 3600)  # seconds that mail waits, of which one is chosen


class Kind(StrEnum):
    PUSH = "push"
    MAIL = "mail"
    HOOK = "hook"


MOST = {Kind.PUSH: 10, Kind.MAIL: 2, Kind.HOOK: 10}  # of one person


class Way(NamedTuple):
    """One way to reach a holder. It tells of turns that come after `since`."""

    id: str
    holder: str
    kind: Kind
    address: str  # of a push service, a mailbox, a chat room
    keys: str  # of a push subscription
    game: str  # the table of which a webhook tells all turns; empty: all tables, and the holder's own turns
    active: bool
    confirmed: bool
    trouble: str  # why it could not be used the last time
    since: float

    @property
    def tells(self) -> bool:
        """Whether anything is sent there."""
        return self.active and self.confirmed

    @property
    def shown(self) -> str:
        """What the page says of it. The whole address of a chat room or push service is as good as a key."""
        return self.address if self.kind is Kind.MAIL else urlsplit(self.address).hostname or ""


class Habits(msgspec.Struct, frozen=True):
    """How somebody wants to be told, whatever the way."""

    language: str = ENGLISH
    site: str = ""  # where they reach this server
    zone: str = "UTC"
    quiet: tuple[int, int] = (0, 0)  # minutes of their day from and to which nothing is sent; the same: never
    silence: int = 3600  # seconds that mail waits, in case they come by themselves

    def after_quiet(self, when: float) -> float:
        """This moment, or the end of the quiet hours in which it is."""
        begin, end = self.quiet
        there = datetime.fromtimestamp(when, zone_of(self.zone))
        minute = there.hour * 60 + there.minute
        if (minute - begin) % DAY >= (end - begin) % DAY:
            return when
        day = there.date() if minute < end else there.date() + timedelta(days=1)
        ended = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there.tzinfo)
        twice = (ended.replace(fold=fold).timestamp() for fold in (0, 1))  # in autumn an hour comes twice
        return next(each for each in twice if each >= when)


def check_zone(zone: str) -> str:
    if not is_zone(zone):
        raise Refused(Why.WRONG, say("wrong.zone"))
    return zone


def check_mailbox(text: str) -> str:
    """An address of mail as it is kept: the same one is always written in the same way."""
    address = text.strip().lower()
    if not MAIL.fullmatch(address):
        raise Refused(Why.WRONG, say("wrong.mail"))
    return address


def check_key(key: str) -> str:
    if not KEY.fullmatch(key):
        raise Refused(Why.WRONG, say("wrong.push"))
    return key


def check_address(address: str, near: bool) -> str:
    """Of a push service or a chat room: https, elsewhere. `near`: it may also be on this machine or its network."""
    wrong = Refused(Why.WRONG, say("wrong.address"))
    if len(address) > ADDRESS or not re.fullmatch(r"[!-~]+", address):
        raise wrong
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise wrong from None
    open_here = near and parts.scheme == "http" and host in ("127.0.0.1", "localhost")
    if (parts.scheme != "https" and not open_here) or not host or "@" in parts.netloc:
        raise wrong
    if not near and (host == "localhost" or (is_literal(host) and not is_outside(host))):
        raise Refused(Why.WRONG, say("wrong.near"))
    return address


def is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
