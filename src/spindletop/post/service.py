"""The post of a server: what people can ask of it, and the task that tells them of their turns."""

import hmac
import secrets

import msgspec

from spindletop.post.book import Book
from spindletop.post.carriers import Carriers, Office
from spindletop.post.postman import Postman
from spindletop.post.push import Keys, fits
from spindletop.post.undelivered import Undelivered
from spindletop.post.ways import (
    CONFIRM_WITHIN,
    DAY,
    MOST,
    SILENCES,
    Habits,
    Kind,
    Way,
    check_address,
    check_key,
    check_mailbox,
    check_zone,
)
from spindletop.post.words import say
from spindletop.table.refused import Refused, Why
from spindletop.table.seating import check_token, fingerprint
from spindletop.table.service import Tables
from spindletop.words import language

CONFIRM, STOP = "confirm", "stop"


class Post:
    """`async with Post(tables, office) as post:` begins to tell people of their turns."""

    def __init__(self, tables: Tables, office: Office | None = None) -> None:
        self.tables = tables
        self.office = office or Office()
        self.book = Book(tables.library.store)

    async def __aenter__(self) -> "Post":
        await self.open()
        self.postman.start()
        return self

    async def open(self) -> None:
        """All but the task."""
        self._secret = await self.tables.library.store.secret("post")
        vapid = await self.tables.library.store.secret("vapid")
        self.carriers = Carriers(self.office, vapid, lambda way: self.key(STOP, way))
        self.postman = Postman(self.tables.library, self.tables.presence, self.tables.bans, self.carriers)

    async def __aexit__(self, *_: object) -> None:
        await self.postman.close()
        await self.carriers.close()

    @property
    def mails(self) -> bool:
        """Whether there is a mail server."""
        return self.office.smtp is not None

    def push_key(self) -> str:
        return self.carriers.pusher.public_key()

    # What belongs to a holder

    async def ways(self, token: str) -> list[Way]:
        return await self.book.ways(fingerprint(token))

    async def habits(self, token: str) -> Habits:
        return await self.book.habits(fingerprint(token))

    async def set_habits(self, token: str, site: str, zone: str, begin: int, end: int, silence: int) -> None:
        if not (0 <= begin < DAY and 0 <= end < DAY) or silence not in SILENCES:
            raise Refused(Why.WRONG, say("wrong.hours"))
        made = Habits(language.get(), site, check_zone(zone), (begin, end), silence)
        await self.book.keep_habits(fingerprint(check_token(token)), made)
        self.postman.wake()

    async def add_push(self, token: str, site: str, address: str, p256dh: str, auth: str) -> Way:
        """A browser's subscription. The same one again is the same way, switched on."""
        check_address(address, self.office.near)
        if not fits(check_key(p256dh), check_key(auth)):
            raise Refused(Why.WRONG, say("wrong.push"))
        keys = msgspec.json.encode(Keys(p256dh, auth)).decode()
        return await self._add(token, site, Kind.PUSH, address, keys=keys)

    async def add_hook(self, token: str, site: str, address: str, table: str = "") -> Way:
        """A chat room: for one's own turns, or for all turns at a table where one sits."""
        check_address(address, self.office.near)
        if table and not (await self.tables.table(table)).seats_of(token):
            raise Refused(Why.FORGED, say("wrong.table"))
        return await self._add(token, site, Kind.HOOK, address, game=table)

    async def add_mail(self, token: str, site: str, address: str) -> Way:
        """Nothing but the question whether that is right is sent there before it was answered."""
        if not self.mails:
            raise Refused(Why.ILLEGAL, say("wrong.no_mail"))
        way = await self._add(token, site, Kind.MAIL, check_mailbox(address), confirmed=False)
        if not way.confirmed:
            link = f"{self.office.site}/post/confirm?way={way.id}&key={self.key(CONFIRM, way)}"
            text = f"{say('mail.confirm')}\n{link}\n\n{say('mail.not_you')}\n"
            try:
                await self.carriers.write(way, say("mail.confirm_title"), text, f"confirm.{secrets.token_hex(8)}")
            except Undelivered:
                await self.book.remove(way)
                raise Refused(Why.SLOW, say("wrong.undelivered")) from None
        return way

    async def _add(
        self, token: str, site: str, kind: Kind, address: str, *, keys: str = "", game: str = "", confirmed: bool = True
    ) -> Way:
        holder = fingerprint(check_token(token))
        known = await self.book.ways(holder)
        for way in known:
            if (way.kind, way.address, way.game, way.keys) == (kind, address, game, keys):
                if not (way.active and way.confirmed):
                    await self.book.switch(way, True, self._now())
                return way
        if sum(way.kind is kind for way in known) >= MOST[kind]:
            raise Refused(Why.LIMIT, say("wrong.many", most=MOST[kind]))
        if not known:  # where they are, and how they are spoken to, from the first time on
            habits = await self.book.habits(holder)
            await self.book.keep_habits(holder, msgspec.structs.replace(habits, site=site, language=language.get()))
        way = Way(secrets.token_hex(12), holder, kind, address, keys, game, True, confirmed, "", self._now())
        await self.book.add(way)
        return way

    async def switch(self, token: str, id: str, active: bool) -> None:
        await self.book.switch(await self._own(token, id), active, self._now())

    async def remove(self, token: str, id: str) -> None:
        await self.book.remove(await self._own(token, id))

    async def try_out(self, token: str, id: str) -> None:
        """Send one now."""
        way = await self._own(token, id)
        if not way.confirmed:
            raise Refused(Why.ILLEGAL, say("wrong.unconfirmed"))
        try:
            await self.carriers.try_out(way, await self.book.habits(way.holder), self._now())
        except Undelivered as undelivered:
            if undelivered.gone and way.kind is Kind.PUSH:
                await self.book.remove(way)
            raise Refused(Why.SLOW, say("wrong.undelivered")) from None

    async def _own(self, token: str, id: str) -> Way:
        way = await self.book.way(id)
        if way is None or way.holder != fingerprint(token):
            raise Refused(Why.UNKNOWN, say("wrong.unknown"))
        return way

    # Links in mails: whoever has one need not be known

    def key(self, purpose: str, way: Way) -> str:
        told = f"{purpose} {way.id} {way.address}"
        return hmac.digest(self._secret.encode(), told.encode(), "sha256").hex()[:32]

    async def to_confirm(self, id: str, key: str) -> Way:
        """The way of which such a link speaks. Who says nothing for days has not asked for it."""
        way = await self.book.way(id)
        late = way is not None and not way.confirmed and self._now() - way.since > CONFIRM_WITHIN
        if way is None or late or not self._fits(CONFIRM, way, key):
            raise Refused(Why.EXPIRED, say("wrong.link"))
        return way

    async def confirm(self, id: str, key: str) -> None:
        way = await self.to_confirm(id, key)
        if not way.confirmed:
            await self.book.confirm(way, self._now())

    async def to_stop(self, id: str, key: str) -> Way | None:
        """The same; None if nothing is sent there any more, as with a link that was used before."""
        way = await self.book.way(id)
        if way is not None and not self._fits(STOP, way, key):
            raise Refused(Why.EXPIRED, say("wrong.link"))
        return way

    async def stop(self, id: str, key: str) -> None:
        if way := await self.to_stop(id, key):
            await self.book.remove(way)

    def _fits(self, purpose: str, way: Way, key: str) -> bool:
        return hmac.compare_digest(self.key(purpose, way).encode(), key.encode(errors="replace"))

    def _now(self) -> float:
        return self.tables.library.clock()
