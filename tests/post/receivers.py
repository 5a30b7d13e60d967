"""Where messages go in tests: a push service that can read them, a mail server, a chat room."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from spindletop.post.carriers import Office
from spindletop.post.mail import Smtp
from spindletop.post.push import unpadded


class Browser:
    """A browser that has subscribed: it alone can read what is pushed to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = endpoint, unpadded(public), unpadded(self.secret)

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


@dataclass
class Receivers:
    """All of them, on this machine. `answers`: with what statuses the next requests are answered. `lets_go`: whether
    the mail server says that it has a letter, or keeps who has brought it waiting."""

    web_port: int = 0
    mail_port: int = 0
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    mails: list[EmailMessage] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    mail_answers: list[str] = field(default_factory=list)
    redirect: str = ""
    lets_go: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def site(self) -> str:
        return f"http://127.0.0.1:{self.web_port}"

    @property
    def office(self) -> Office:
        smtp = Smtp("127.0.0.1", self.mail_port, "table@example.org")
        return Office("https://table.example.org", smtp, near=True)

    def browser(self, name: str = "push") -> Browser:
        return Browser(f"{self.site}/{name}")

    def pushed(self, browser: Browser) -> list[Any]:
        path = browser.subscription[0].removeprefix(self.site)
        return [browser.read(body) for asked, _, body in self.requests if asked == path]

    def notes(self, path: str = "/room") -> list[Any]:
        """What a chat room was told."""
        return [json.loads(body) for asked, _, body in self.requests if asked == path]

    async def take(self, request: web.Request) -> web.Response:
        status = self.answers.pop(0) if self.answers else 201
        body = await request.read()
        if status < 300:
            self.requests.append((request.path, dict(request.headers), body))
        headers = {"location": self.redirect} if 300 <= status < 400 else {}
        return web.Response(status=status, headers=headers)

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        if self.mail_answers:
            return self.mail_answers.pop(0)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.mails.append(letter)
        await self.lets_go.wait()
        return "250 taken"


@asynccontextmanager
async def receiving() -> AsyncIterator[Receivers]:
    receivers = Receivers()
    receivers.lets_go.set()
    app = web.Application()
    app.router.add_post("/{tail:.*}", receivers.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    spoken: list[SMTP] = []

    def speak() -> SMTP:
        spoken.append(SMTP(receivers))
        return spoken[-1]

    mail = await asyncio.get_running_loop().create_server(speak, "127.0.0.1", 0)
    receivers.web_port = runner.addresses[0][1]
    receivers.mail_port = mail.sockets[0].getsockname()[1]
    try:
        yield receivers
    finally:
        mail.close()
        for each in spoken:
            if each.transport:
                each.transport.abort()
        await runner.cleanup()
        await asyncio.sleep(0)  # in which connections that were given up are closed


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body()
    assert body is not None
    return str(body.get_content())
