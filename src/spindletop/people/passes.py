"""Words that open something once, for a while: challenges of passkeys, links by mail, links to another device."""

from collections.abc import Callable
from enum import StrEnum

from spindletop.people.words import say
from spindletop.store import Store
from spindletop.store.database import Fetch
from spindletop.table import Refused, Why
from spindletop.table.seating import fingerprint, new_token

LIVE = 10  # of one kind for the same holder, or about the same thing, that were not used
MAILS = 12  # the same, of mails to one address, whoever asks: nobody's letter box is to be filled from here

MINUTE = 60.0

ADD = "INSERT INTO passes (word, kind, about, holder, expires) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


class Kind(StrEnum):
    """What a pass is for."""

    REGISTER = "register"  # a passkey is made; about: whose it will be
    SIGN_IN = "sign_in"  # a passkey is shown
    MAIL = "mail"  # a link by mail; about: the address
    CONFIRM = "confirm"  # the same, for somebody who is signed in and gives an address
    MOVE = "move"  # a link to another device; about: the holder whose seats it carries
    ENTER = "enter"  # the same, for somebody with an account; about: the person


SECONDS = {
    Kind.REGISTER: 5 * MINUTE,
    Kind.SIGN_IN: 5 * MINUTE,
    Kind.MAIL: 30 * MINUTE,
    Kind.CONFIRM: 30 * MINUTE,
    Kind.MOVE: 10 * MINUTE,
    Kind.ENTER: 10 * MINUTE,
}


class Passes:
    """The store has their fingerprints only."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    async def issue(self, kind: Kind, about: str, holder: str = "") -> str:
        """A new one; with a holder it works for that one alone."""
        word, now = new_token(), self.clock()

        most = MAILS if kind is Kind.MAIL else LIVE
        whose, value = ("holder", holder) if holder else ("about", about)

        def work(fetch: Fetch) -> bool:
            fetch("DELETE FROM passes WHERE expires < ?", now)
            live = fetch(f"SELECT count(*) FROM passes WHERE kind = ? AND {whose} = ?", kind, value)[0][0]
            if live < most:
                fetch(ADD, fingerprint(word), kind, about, holder, now + SECONDS[kind])
            return bool(live < most)

        if not await self.store.together(work):
            raise Refused(Why.OFTEN, say("pass.letters" if kind is Kind.MAIL else "pass.many"))
        return word

    async def use(self, kind: Kind, word: str, holder: str = "") -> str:
        """What it was about; from now on it works no more. Refused if it does not work, for whatever reason."""
        taken = "DELETE FROM passes WHERE word = ? AND kind = ? AND holder = ? RETURNING about, expires"
        rows = await self.store.together(lambda fetch: fetch(taken, fingerprint(word), kind, holder))
        if not rows or rows[0][1] < self.clock():
            raise Refused(Why.EXPIRED, say("pass.used"))
        return str(rows[0][0])

    async def is_good(self, kind: Kind, word: str) -> bool:
        """Whether it would work now, for a page that shows a button first."""
        there = "SELECT expires FROM passes WHERE word = ? AND kind = ?"
        rows = await self.store.read(there, fingerprint(word), kind)
        return bool(rows) and rows[0][0] >= self.clock()
