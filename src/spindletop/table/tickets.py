"""Tickets for tables that may be opened: their ids, and the hash of nature's seed for each. All of it follows from the
secret of this server, which never leaves it."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass

from spindletop.table.dice import seed_hash
from spindletop.table.refused import Refused, Why
from spindletop.table.words import say

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH = 12


@dataclass(frozen=True)
class Ticket:
    """A table that may be opened: its id, and the hash of nature's seed, shown before anybody gives a word."""

    table: str
    seed_hash: str


class Tickets:
    def __init__(self, secret: str) -> None:
        self._secret = secret

    def new(self) -> Ticket:
        """For a page that shows the seed's hash before words are given."""
        return self._ticket("".join(secrets.choice(LETTERS) for _ in range(LENGTH)))

    def rematch(self, table: str) -> Ticket:
        """The table at which the same people would play again: known from the start, so that it is not chosen when
        their words are."""
        return self.derived(f"rematch of {table}")

    def derived(self, what: str) -> Ticket:
        """Always the same for the same thing."""
        return self._ticket("".join(LETTERS[byte % len(LETTERS)] for byte in self._digest(what)[:LENGTH]))

    def own_token(self, person: str) -> str:
        """A person's, on all their devices."""
        return urlsafe_b64encode(self._digest(f"person {person}")).rstrip(b"=").decode()

    def seed(self, table: str) -> str:
        """Nature's, at this table."""
        return self._digest(table).hex()

    def _ticket(self, table: str) -> Ticket:
        return Ticket(table, seed_hash(self.seed(table)))

    def _digest(self, what: str) -> bytes:
        return hmac.digest(self._secret.encode(), what.encode(), "sha256")


def check_ticket(ticket: str) -> str:
    if len(ticket) != LENGTH or not set(ticket) <= set(LETTERS):
        raise Refused(Why.WRONG, say("table.no_id"))
    return ticket
