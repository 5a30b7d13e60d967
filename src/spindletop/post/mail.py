"""Mail, through the operator's server."""

import asyncio
import os
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial
from time import monotonic
from typing import Any, Protocol

from spindletop.post.undelivered import Undelivered

SECONDS = 20.0  # for all that is said with the mail server about one letter
AT_ONCE = 2  # letters
SUBMISSION, TLS = 587, 465
USER, PASSWORD = "SPINDLETOP_SMTP_USER", "SPINDLETOP_SMTP_PASSWORD"  # variables of the environment
REFUSED = 500  # codes from here on are for good
LOOPBACK = ("localhost", "127.0.0.1", "::1")
SERVER = re.compile(r"(?P<host>\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+)(?::(?P<port>\d{1,5}))?")


@dataclass(frozen=True)
class Smtp:
    """A mail server: where it is, and who writes."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""

    @classmethod
    def parse(cls, server: str, sender: str) -> "Smtp":
        """As the options of `serve` name them; user and password are in the environment, where nobody sees them."""
        match = SERVER.fullmatch(server)
        if not match:
            raise ValueError(f"--smtp is a mail server like mail.example.org:587, not {server}")
        port = int(match["port"] or SUBMISSION)
        return cls(match["host"].strip("[]"), port, sender, os.environ.get(USER, ""), os.environ.get(PASSWORD, ""))

    def __repr__(self) -> str:
        return f"Smtp({self.host}, {self.port})"


class Mailer(Protocol):
    """Whatever sends mail."""

    async def send(self, to: str, subject: str, text: str) -> None: ...


class Hurried(smtplib.SMTP):
    """Has no more time for the next word of the other side than is left for all of them."""

    def __init__(self, end: float, host: str, port: int, **more: Any) -> None:
        self.end = end
        super().__init__(host, port, timeout=left_until(end), **more)

    def getreply(self) -> tuple[int, bytes]:
        assert self.sock
        self.sock.settimeout(left_until(self.end))
        return super().getreply()


class HurriedSafe(Hurried, smtplib.SMTP_SSL):
    """The same, encrypted from the start."""


def left_until(end: float) -> float:
    """Seconds."""
    left = end - monotonic()
    if left <= 0:
        raise TimeoutError
    return left


class SmtpMailer:
    """Writes in threads of its own, as a mail server may be slow. A letter has its time from the moment when it is to
    be sent, also while it waits for a thread."""

    def __init__(self, smtp: Smtp) -> None:
        self.smtp = smtp
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Undelivered, unless the mail server has taken it."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.smtp.sender, to, subject
        letter["Date"] = formatdate()
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            letter[name] = value
        letter.set_content(text)
        await asyncio.get_running_loop().run_in_executor(
            self._threads, partial(self._send, letter, monotonic() + SECONDS)
        )

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, letter: EmailMessage, end: float) -> None:
        try:
            server = self._connected(end)
            try:
                server.send_message(letter)
                with suppress(smtplib.SMTPException, OSError):  # it is taken, whatever is said now
                    server.quit()
            finally:
                server.close()
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Undelivered(f"recipient {min(codes)}", final=min(codes) >= REFUSED) from None
        except smtplib.SMTPDataError as error:
            raise Undelivered(f"mail {error.smtp_code}", final=error.smtp_code >= REFUSED) from None
        except smtplib.SMTPResponseException as error:
            raise Undelivered(f"mail {error.smtp_code}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(type(error).__name__) from None

    def _connected(self, end: float) -> smtplib.SMTP:
        """Encrypted, but to a server on this very machine that does not offer it."""
        smtp, safe = self.smtp, ssl.create_default_context()
        if smtp.port == TLS:
            server: Hurried = HurriedSafe(end, smtp.host, smtp.port, context=safe)
        else:
            server = Hurried(end, smtp.host, smtp.port)
            server.ehlo()
            if server.has_extn("starttls") or smtp.host not in LOOPBACK:
                server.starttls(context=safe)
        if smtp.user:
            server.login(smtp.user, smtp.password)
        return server
