"""What it takes to play by post for a week in a test: a server whose clock goes on by hours, what it sends, and people
who come by a link and go again."""

import asyncio
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from email.message import EmailMessage
from html import unescape
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.browser.test_clocks import Moved
from tests.browser.test_people import Keyring, make_account
from tests.post import receivers as post
from tests.post.receivers import Receivers, receiving
from tests.serving import until

HOUR = 3_600.0
ZONE = "Europe/Berlin"  # theirs
FRIDAY = 4  # of the days of a week, from 0
SOON = "from spindletop.post import postman\npostman.EVERY = 0.5\n"  # looks for what the moved clock has made due
SHORT = """
from importlib.resources import files
from spindletop.table import Tables
usual = files("spindletop.games.crude").joinpath("content.toml").read_text()
content = usual.replace("rounds = 60", "rounds = 2")
assert content != usual
open_table = Tables.open_table
async def open_short(*given, **more): return await open_table(*given, content=content, **more)
Tables.open_table = open_short
"""  # tables get a content file of their own, with which a game lasts a week
BOB = "bob@example.org"
LINK = re.compile(r"http://localhost:\d+(/\S+)")
PATIENCE = 60.0  # seconds


@contextmanager
def receivers() -> Iterator[Receivers]:
    """They have a loop of their own: the browser has that of this thread."""
    loop, ready, over = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    found: list[Receivers] = []

    async def receive() -> None:
        async with receiving() as made:
            found.append(made)
            ready.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(receive(),))
    thread.start()
    ready.wait()
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()


class Week(Moved):
    """A server with mail and push whose clock goes on by hours, from a Friday morning on."""

    def __init__(self, folder: Path, mail_port: int) -> None:
        super().__init__(folder, SOON + SHORT)
        here = datetime.now(ZoneInfo(ZONE))
        friday = here + timedelta((FRIDAY - here.weekday()) % 7 or 7)
        self.ahead = friday.replace(hour=8).timestamp() - here.timestamp()  # seconds
        self.wait(0)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        mail = ["--smtp", f"127.0.0.1:{mail_port}", "--smtp-from", "table@example.org"]
        self.more = [*mail, "--site", self.site, "--own-network"]

    @property
    def site(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def day(self) -> str:
        return self.day_of(time.time() + self.ahead)

    def day_of(self, moment: float) -> str:
        return f"{datetime.fromtimestamp(moment, ZoneInfo(ZONE)):%A}"

    def wait(self, hours: float) -> None:
        self.ahead += hours * HOUR
        self.move(self.ahead)


class Player:
    """Somebody with a browser, and a passkey that their devices share."""

    def __init__(self, chromium: Browser, week: Week, keyring: Keyring | None = None) -> None:
        self.week = week
        self.context: BrowserContext = new_context(chromium, week, timezone_id=ZONE)
        page = self.context.new_page()
        self.keyring = Keyring(page)
        page.goto(f"{week.site}/me")
        if keyring:
            self.keyring.copy_from(keyring)
            page.get_by_role("button", name="Sign in").click()
            expect(page.get_by_role("heading", name="Devices and passkeys")).to_be_visible()
        else:
            make_account(page)
        self.keychain = page  # it stays open for the passkeys, at no table
        page.goto("about:blank")

    @contextmanager
    def at(self, path: str) -> Iterator[Page]:
        page = self.context.new_page()
        page.goto(f"{self.week.site}{path}")
        yield page
        page.close()

    def read(self, path: str) -> str:
        """Without coming: what a page would show first."""
        return unescape(self.context.request.get(f"{self.week.site}{path}").text())

    @contextmanager
    def turn(self, path: str, seed: int) -> Iterator[Page]:
        """Comes by a link, looks, answers, and goes."""
        with self.at(path) as page:
            expect(page.locator("#asked.mine")).to_be_visible()
            yield page
            Sitting(page, seed).play_briefly()


class Told:
    """All notices so far: to Bob by mail, to Ann by push, one for each turn."""

    def __init__(self, week: Week, box: Receivers, browser: post.Browser) -> None:
        self.week = week
        self.box = box
        self.browser = browser
        self.number = self.pushes = 0

    def next(self) -> tuple[str, str]:
        """Who is told next, and where the link leads."""
        self.number += 1
        until(f"notice {self.number}", self._is_there, PATIENCE)
        assert len(self.all) == self.number, "each turn is told once"
        mails, pushed = self.box.mails, self.pushed
        if len(pushed) > self.pushes:
            self.pushes += 1
            return "Ann", str(pushed[-1]["path"])
        assert mails[-1]["To"] == BOB
        return "Bob", link_in(mails[-1])

    def _is_there(self) -> bool:
        self.week.wait(0.01)
        return len(self.all) >= self.number

    @property
    def pushed(self) -> list[Any]:
        return self.box.pushed(self.browser)

    @property
    def all(self) -> list[object]:
        return [*self.box.mails, *self.pushed]


def link_in(letter: EmailMessage) -> str:
    return next(str(path) for path in LINK.findall(post.text_of(letter)) if "stop" not in path)
