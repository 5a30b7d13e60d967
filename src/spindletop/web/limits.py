"""How much one address may ask for. Keys in cookies are free; addresses are not."""

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

from starlette.types import Scope

HOUR = 3600

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Rate:
    """So many a second on average, and so many at once."""

    second: float
    at_once: int

    @classmethod
    def hourly(cls, number: int) -> "Rate":
        """So many an hour, half of them at once."""
        return cls(number / HOUR, max(1, number // 2))


UNLIMITED = Rate(1e9, 10**9)


@dataclass(frozen=True)
class Limits:
    """For one address, but for the sizes."""

    body: int = 16 * 1024
    upload: int = 1024 * 1024
    reads: Rate = Rate(50, 500)
    changes: Rate = Rate(20, 60)
    openings: Rate = Rate(60 / HOUR, 30)  # of tables
    entries: Rate = Rate(
        120 / HOUR, 30
    )  # tries to sign in, links and challenges for that, and changes of name and badge
    links: Rate = Rate(6 / HOUR, 3)  # that sign in, to the same mailbox
    streams: int = 64  # open at once
    messages: Rate = Rate(20 / HOUR, 10)  # that are sent by a click
    letters: Rate = Rate(3 / (24 * HOUR), 3)  # to one mailbox that nobody has confirmed
    addresses: int = 10_000  # remembered at once


NO_LIMITS = Limits(
    reads=UNLIMITED,
    changes=UNLIMITED,
    openings=UNLIMITED,
    entries=UNLIMITED,
    links=UNLIMITED,
    streams=10**9,
    messages=UNLIMITED,
    letters=UNLIMITED,
)


class Buckets:
    """A bucket for each address, filled at a steady rate."""

    def __init__(self, rate: Rate, addresses: int) -> None:
        self.rate = rate
        self.addresses = addresses
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> bool:
        now = time.monotonic()
        amount, then = self.left.pop(address, (float(self.rate.at_once), now))
        amount = min(self.rate.at_once, amount + (now - then) * self.rate.second)
        self.left[address] = (max(amount - 1, 0), now)
        if len(self.left) > self.addresses:
            self.left.popitem(last=False)
        return amount >= 1


def address_of(scope: Scope) -> str:
    """Of who asks. A household has as many IPv6 addresses as it likes: they count as one."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def neighbourhood(address: str) -> str:
    known = known_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known or address)


def known_address(text: str) -> Address | None:
    """What listens for both kinds of addresses (`--host ::`) is told the older ones as ::ffff:192.0.2.1."""
    try:
        known = ipaddress.ip_address(text)
    except ValueError:
        return None
    return known.ipv4_mapped or known if isinstance(known, ipaddress.IPv6Address) else known
