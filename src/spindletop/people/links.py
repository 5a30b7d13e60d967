"""Links that sign in or carry seats: by mail, where the operator has mail, and to another device of one's own."""

import logging
import secrets
from dataclasses import dataclass, field
from urllib.parse import quote

from spindletop.people.accounts import Accounts, Entered, Signed
from spindletop.people.passes import MINUTE, SECONDS, Kind
from spindletop.people.passkeys import Site
from spindletop.people.words import say
from spindletop.post.mail import Mailer
from spindletop.post.ways import check_mailbox
from spindletop.store.database import Fetch
from spindletop.table import Refused, Why
from spindletop.table.seating import fingerprint

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Letter:
    to: str = field(repr=False)
    subject: str
    text: str = field(repr=False)


class Links:
    """`mailer`: None where there is no mail."""

    def __init__(self, accounts: Accounts, mailer: Mailer | None = None) -> None:
        self.accounts = accounts
        self.mailer = mailer

    # By mail

    async def letter(self, site: Site, address: str, signed: Signed | None) -> Letter:
        """A link that signs in; that makes an account first, if nobody has this address; or that gives the address to
        who is signed in. It is written in the same way for every address; who asks is answered
        before it is sent."""
        if self.mailer is None or not site.is_named:
            raise Refused(Why.ILLEGAL, say("mail.none"))
        to = check_mailbox(address)
        kind = Kind.CONFIRM if signed else Kind.MAIL
        word = await self.accounts.passes.issue(kind, to, fingerprint(signed.token) if signed else "")
        link = f"{site.origin}/me/link?kind={kind}&code={quote(word)}"
        minutes = round(SECONDS[kind] / MINUTE)
        text = say("mail.confirm" if signed else "mail.text", link=link, minutes=minutes, site=site.host)
        return Letter(to, say("mail.subject"), text)

    async def send(self, letter: Letter) -> None:
        assert self.mailer is not None
        try:
            await self.mailer.send(letter.to, letter.subject, letter.text)
        except Exception as error:  # neither the address nor the link is for the log
            log.error("a link to sign in could not be sent: %s", type(error).__name__)

    async def enter_by_mail(self, browser: str, word: str, label: str) -> Entered:
        """The recovery code is told with a new account."""
        address = await self.accounts.passes.use(Kind.MAIL, word)
        rows = await self.accounts.store.read("SELECT person FROM people WHERE mail = ?", address)
        if rows:
            return Entered(await self.accounts.enter(rows[0][0], browser, label))
        person = secrets.token_urlsafe(24)
        recovery = await self.accounts.create(person, lambda fetch: give_address(fetch, person, address))
        return Entered(await self.accounts.enter(person, browser, label), recovery)

    async def confirm(self, word: str, signed: Signed) -> None:
        """Only where the same person is signed in: nobody gets an address that they cannot read."""
        address = await self.accounts.passes.use(Kind.CONFIRM, word, fingerprint(signed.token))
        await self.accounts.store.together(lambda fetch: give_address(fetch, signed.person, address))

    # To another device

    async def carry(self, browser: str, signed: Signed | None) -> tuple[Kind, str]:
        """A link for another device: it signs in there, or, without an account, that browser holds the seats, too."""
        kind = Kind.ENTER if signed else Kind.MOVE
        about = signed.person if signed else fingerprint(browser)
        return kind, await self.accounts.passes.issue(kind, about)

    async def arrive(self, kind: Kind, browser: str, word: str, label: str) -> Entered:
        """Who has an account is signed in."""
        about = await self.accounts.passes.use(kind, word)
        if kind is Kind.ENTER:
            return Entered(await self.accounts.enter(about, browser, label))
        await self.accounts.hand_over(about, fingerprint(browser), keeps=True)
        return Entered("")


def give_address(fetch: Fetch, person: str, address: str) -> None:
    """Refused if somebody has it."""
    if fetch("SELECT 1 FROM people WHERE mail = ? AND person <> ?", address, person):
        raise Refused(Why.TAKEN, say("mail.taken"))
    fetch("UPDATE people SET mail = ? WHERE person = ?", address, person)
