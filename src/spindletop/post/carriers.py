"""What carries a notice: a push service, a mail server, a chat room."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from spindletop.post import messages
from spindletop.post.book import Turn
from spindletop.post.mail import Smtp, SmtpMailer
from spindletop.post.networks import Network
from spindletop.post.outside import Outside
from spindletop.post.push import Pusher
from spindletop.post.undelivered import Undelivered
from spindletop.post.ways import Habits, Kind, Way
from spindletop.post.words import say
from spindletop.words import language

NOWHERE = "https://spindletop.invalid"  # whom push services may ask, where an operator has not said so


@dataclass(frozen=True)
class Office:
    """What an operator has given the post."""

    site: str = ""  # where people reach this server, for links in mails and chat rooms
    smtp: Smtp | None = None
    near: bool = False  # messages may go to addresses on this machine and in its network
    gather: float = 30.0  # seconds in which turns come together in one message
    barred: tuple[Network, ...] = ()  # networks to which nothing is sent


class Carriers:
    """`key`: the word by which a way can be stopped without its holder."""

    def __init__(self, office: Office, secret: str, key: Callable[[Way], str]) -> None:
        self.office = office
        self.key = key
        self.outside = Outside(office.near, office.barred)
        self.mailer = SmtpMailer(office.smtp) if office.smtp else None
        contact = f"mailto:{office.smtp.sender}" if office.smtp else office.site
        self.pusher = Pusher(secret, contact if contact.startswith(("mailto:", "https:")) else NOWHERE, self.outside)

    async def close(self) -> None:
        await self.outside.close()
        if self.mailer:
            self.mailer.close()

    async def tell(self, way: Way, habits: Habits, turns: Sequence[Turn], now: float) -> None:
        """Undelivered, if it could not be delivered."""
        language.set(habits.language)
        site = self.site(habits)
        match way.kind:
            case Kind.PUSH:
                told = messages.shown(turns)
                await self.pusher.send(way, told, told.tag, now)
            case Kind.MAIL:
                stop = self.stop_link(way)
                text = messages.letter(turns, site, stop)
                await self.write(way, messages.title(turns), text, messages.mark(way, turns))
            case Kind.HOOK:
                await self._into_room(way, messages.note(way, turns, site))

    async def try_out(self, way: Way, habits: Habits, now: float) -> None:
        """One to see that it arrives."""
        site = self.site(habits)
        match way.kind:
            case Kind.PUSH:
                shown = messages.Shown(say("sample.title"), say("sample.body"), "/post", "sample")
                await self.pusher.send(way, shown, "sample", now)
            case Kind.MAIL:
                text = f"{say('sample.body')}\n\n{say('mail.stop')} {self.stop_link(way)}\n"
                await self.write(way, say("sample.title"), text, f"sample.{int(now)}.{way.id}")
            case Kind.HOOK:
                told = f"{say('sample.title')} {say('sample.body')} {site}/post"
                await self._into_room(way, {"text": told, "content": told, "id": f"sample.{int(now)}.{way.id}"})

    async def write(self, way: Way, subject: str, text: str, mark: str) -> None:
        """A mail that can be stopped with a click."""
        if self.mailer is None:
            raise Undelivered("no mail server", final=True)
        stop = self.stop_link(way)
        host = self.mailer.smtp.sender.rpartition("@")[2]
        headers = {
            "Message-ID": f"<{mark}@{host}>",
            "List-Unsubscribe": f"<{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self.mailer.send(way.address, subject, text, headers)

    def site(self, habits: Habits) -> str:
        return self.office.site or habits.site

    def stop_link(self, way: Way) -> str:
        return f"{self.office.site}/post/stop?way={way.id}&key={self.key(way)}"

    async def _into_room(self, way: Way, note: object) -> None:
        await self.outside.post(way.address, msgspec.json.encode(note), {"content-type": "application/json"})
