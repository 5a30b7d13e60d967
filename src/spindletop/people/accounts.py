"""Accounts: who somebody is on all their devices.

A person has a token of their own, made from the server's secret, that never leaves the server: at tables it is a token
like any other, so all that is true of a browser is true of a person. A device shows a word that is good for nothing but
to be known again, until it is signed out.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spindletop.people import passkeys
from spindletop.people.codes import as_written, new_recovery
from spindletop.people.handing import hand_over_kept
from spindletop.people.listening import Listening
from spindletop.people.passes import Kind, Passes
from spindletop.people.passkeys import Passkey, Shown, Site
from spindletop.people.words import say
from spindletop.store.database import Fetch
from spindletop.table import Refused, Tables, Why
from spindletop.table.entries import HandedOver
from spindletop.table.seating import fingerprint, new_token

DEVICES = 20  # of one person: whoever signs in on more signs out where they have not been for longest
PASSKEYS = 20
LASTS = 400 * 86_400.0  # seconds for which a device is known that is not used: a little longer than its cookie
SEEN_EVERY = 3_600.0  # seconds between notes of when a device was used

ADD_DEVICE = "INSERT INTO devices (device, person, label, made, seen) VALUES (?, ?, ?, ?, ?)"
ADD_PERSON = "INSERT INTO people (person, holder, recovery, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_PASSKEY = """INSERT INTO passkeys (credential, person, public_key, counter, label, made) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING"""
FIND_DEVICE = """SELECT devices.person, devices.seen, profiles.name FROM devices
    JOIN people ON people.person = devices.person
    LEFT JOIN profiles ON profiles.holder = people.holder
    WHERE devices.device = ? AND devices.seen > ?"""


@dataclass(frozen=True)
class Signed:
    """A device that somebody is signed in on."""

    person: str
    device: str  # the fingerprint of its word
    token: str = field(repr=False)  # the person's
    name: str


@dataclass(frozen=True)
class Device:
    id: str
    label: str
    made: float
    seen: float


@dataclass(frozen=True)
class OwnPasskey:
    id: str
    label: str
    made: float


@dataclass(frozen=True)
class Entered:
    """Somebody is signed in: what their browser keeps, and a new recovery code, if there is one to be shown."""

    device: str = field(repr=False)
    recovery: str = field(default="", repr=False)


class Accounts:
    """All accounts of a server. What it knows of them is in the store."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.library.store
        self.passes = Passes(self.store, self.now)
        self.bans = tables.bans
        self.listening = Listening(self.store)

    def now(self) -> float:
        return self.tables.library.clock()

    def token_of(self, person: str) -> str:
        return self.tables.tickets.own_token(person)

    def holder_of(self, person: str) -> str:
        return fingerprint(self.token_of(person))

    # Devices

    async def signed_in(self, word: str) -> Signed | None:
        """Whose device this is; asked for every request, so that who is signed out is out at once, everywhere."""
        device, now = fingerprint(word), self.now()
        rows = await self.store.read(FIND_DEVICE, device, now - LASTS)
        if not rows:
            return None
        person, seen, name = rows[0]
        if now - seen > SEEN_EVERY:
            await self._change("UPDATE devices SET seen = ? WHERE device = ?", now, device)
        return Signed(person, device, self.token_of(person), name or "")

    async def devices(self, person: str) -> list[Device]:
        """The last used first."""
        ordered = "SELECT device, label, made, seen FROM devices WHERE person = ? ORDER BY seen DESC"
        return [Device(*row) for row in await self.store.read(ordered, person)]

    async def sign_out(self, person: str, device: str) -> None:
        """With what would let somebody in again who has begun it there: a passkey, a link to another device."""
        await self.store.change(
            ("DELETE FROM devices WHERE device = ? AND person = ?", (device, person)),
            ("DELETE FROM passes WHERE about = ?", (person,)),
        )
        self.listening.forget()

    async def enter(self, person: str, browser: str, label: str) -> str:
        """Sign a browser in: all that it has at tables by its own token is the person's from now on. The word that it
        is to keep."""
        word, now = new_token(), self.now()
        if ban := await self.bans.now(self.holder_of(person)):
            raise Refused(Why.FORGED, ban.words)
        await self.hand_over(fingerprint(browser), self.holder_of(person))

        def work(fetch: Fetch) -> bool:
            if not fetch("SELECT 1 FROM people WHERE person = ?", person):
                return False
            fetch(ADD_DEVICE, fingerprint(word), person, label, now, now)
            known = fetch("SELECT device FROM devices WHERE person = ? ORDER BY seen DESC, made DESC", person)
            for (device,) in known[DEVICES:]:
                fetch("DELETE FROM devices WHERE device = ?", device)
            return True

        if not await self.store.together(work):
            raise Refused(Why.EXPIRED, say("pass.used"))
        self.listening.forget()
        return word

    async def hand_over(self, holder: str, to: str, keeps: bool = False) -> None:
        """Seats, and what is kept for the holder beside tables."""
        if holder == to:
            return
        await self.tables.library.hand_over(HandedOver(holder, to, keeps))
        if not keeps:
            await self.store.together(lambda fetch: hand_over_kept(fetch, holder, to))

    # Passkeys

    async def begin_passkey(self, site: Site, browser: str, name: str, signed: Signed | None) -> str:
        """What a browser needs to make one, for a new account or for that of who is signed in."""
        check_site(site)
        known = [each.id for each in await self.passkeys(signed.person)] if signed else []
        if len(known) >= PASSKEYS:
            raise Refused(Why.LIMIT, say("pass.passkeys", most=PASSKEYS))
        person = signed.person if signed else secrets.token_urlsafe(24)
        word = await self.passes.issue(Kind.REGISTER, person, fingerprint(browser))
        return passkeys.registration_options(site, word, person, name or say("pass.nameless"), known)

    async def make_passkey(self, site: Site, browser: str, text: str, label: str, signed: Signed | None) -> Entered:
        """With the first of them, an account, and the browser is signed in."""
        check_site(site)
        shown = Shown.parse(text)
        person = await self.passes.use(Kind.REGISTER, shown.word, fingerprint(browser))
        if signed and signed.person != person:
            raise Refused(Why.STALE, say("pass.used"))
        made = passkeys.check_made(site, shown)
        if signed:
            await self.store.together(lambda fetch: self._add_own_passkey(fetch, made, signed, label))
            return Entered("")
        recovery = await self.create(person, lambda fetch: self._add_passkey(fetch, made, person, label))
        return Entered(await self.enter(person, browser, label), recovery)

    def _add_own_passkey(self, fetch: Fetch, made: Passkey, signed: Signed, label: str) -> None:
        """Unless they were signed out while their browser made it."""
        if not fetch("SELECT 1 FROM devices WHERE device = ? AND person = ?", signed.device, signed.person):
            raise Refused(Why.STALE, say("pass.used"))
        self._add_passkey(fetch, made, signed.person, label)

    def _add_passkey(self, fetch: Fetch, made: Passkey, person: str, label: str) -> None:
        """One that is known already is somebody's, and stays theirs."""
        fetch(ADD_PASSKEY, made.credential, person, made.public_key, made.counter, label, self.now())
        if not fetch("SELECT 1 FROM passkeys WHERE credential = ? AND person = ?", made.credential, person):
            raise Refused(Why.FORGED, say("pass.not_made"))

    async def begin_sign_in(self, site: Site, browser: str) -> str:
        check_site(site)
        return passkeys.sign_in_options(site, await self.passes.issue(Kind.SIGN_IN, "", fingerprint(browser)))

    async def sign_in(self, site: Site, browser: str, text: str, label: str) -> Entered:
        """By a passkey that was made here."""
        check_site(site)
        shown = Shown.parse(text)
        await self.passes.use(Kind.SIGN_IN, shown.word, fingerprint(browser))
        wanted = "SELECT person, credential, public_key, counter FROM passkeys WHERE credential = ?"
        rows = await self.store.read(wanted, shown.credential)
        if not rows or rows[0][0] != shown.person:
            raise Refused(Why.FORGED, say("pass.not_known"))
        person, passkey = rows[0][0], Passkey(*rows[0][1:])
        count = passkeys.check_shown(site, shown, passkey)
        counted = "UPDATE passkeys SET counter = ? WHERE credential = ? AND counter = ? RETURNING counter"
        if not await self._change(counted, count, passkey.credential, passkey.counter):
            raise Refused(Why.STALE, say("pass.not_known"))  # it was shown twice at once
        return Entered(await self.enter(person, browser, label))

    async def passkeys(self, person: str) -> list[OwnPasskey]:
        ordered = "SELECT credential, label, made FROM passkeys WHERE person = ? ORDER BY made"
        return [OwnPasskey(*row) for row in await self.store.read(ordered, person)]

    async def remove_passkey(self, person: str, passkey: str) -> None:
        """Not the only way in."""

        def work(fetch: Fetch) -> bool:
            left = fetch("SELECT credential FROM passkeys WHERE person = ? AND credential <> ?", person, passkey)
            mail = fetch("SELECT mail FROM people WHERE person = ? AND mail IS NOT NULL", person)
            if left or mail:
                fetch("DELETE FROM passkeys WHERE person = ? AND credential = ?", person, passkey)
            return bool(left or mail)

        if not await self.store.together(work):
            raise Refused(Why.ILLEGAL, say("pass.last"))

    # The account itself

    async def create(self, person: str, with_it: Callable[[Fetch], object]) -> str:
        """A new account, and what makes it one, together. Its recovery code. An account that is there is for who is
        signed in to it, and gets nothing in this way."""
        recovery, holder, now = new_recovery(), self.holder_of(person), self.now()

        def work(fetch: Fetch) -> None:
            fetch(ADD_PERSON, person, holder, fingerprint(recovery), now)
            if not fetch("SELECT 1 FROM people WHERE person = ? AND recovery = ?", person, fingerprint(recovery)):
                raise Refused(Why.STALE, say("pass.used"))
            with_it(fetch)

        await self.store.together(work)
        return recovery

    async def recover(self, browser: str, code: str, label: str) -> Entered:
        """By the code on paper, which is another one from now on."""
        fresh = new_recovery()
        renewed = "UPDATE people SET recovery = ? WHERE recovery = ? RETURNING person"
        rows = await self._change(renewed, fingerprint(fresh), fingerprint(as_written(code)))
        if not rows:
            raise Refused(Why.FORGED, say("pass.no_code"))
        return Entered(await self.enter(rows[0][0], browser, label), fresh)

    async def renew_code(self, person: str) -> str:
        """The one before works no more."""
        fresh = new_recovery()
        await self._change("UPDATE people SET recovery = ? WHERE person = ?", fingerprint(fresh), person)
        return fresh

    async def about(self, person: str) -> tuple[str, float]:
        """The address of mail, if there is one, and since when there is an account."""
        rows = await self.store.read("SELECT mail, made FROM people WHERE person = ?", person)
        if not rows:
            raise Refused(Why.UNKNOWN, say("pass.used"))
        return rows[0][0] or "", rows[0][1]

    async def _change(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.store.together(lambda fetch: fetch(text, *values))


def check_site(site: Site) -> None:
    if not site.has_passkeys:
        raise Refused(Why.ILLEGAL, say("pass.no_passkeys"))
