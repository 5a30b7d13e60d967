"""A week by post: two people with accounts play Crude, and neither keeps a page open. The clock is moved by the test; a
push service, a mail server and a keychain of passkeys stand in on this machine."""

import asyncio
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from signal import SIGKILL

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.browser.test_clocks import Moved
from tests.browser.test_people import Keyring, make_account
from tests.browser.test_post import SUBSCRIBED
from tests.post import receivers as post
from tests.post.receivers import Receivers, receiving
from tests.serving import until

HOUR = 3_600.0
ZONE = "Europe/Berlin"  # theirs
SOON = "from spindletop.post import postman\npostman.EVERY = 0.5\n"  # looks for what the moved clock has made due
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
    """A server with mail and push whose clock goes on by hours."""

    def __init__(self, folder: Path, mail_port: int) -> None:
        super().__init__(folder, SOON)
        self.hours = 0.0
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        mail = ["--smtp", f"127.0.0.1:{mail_port}", "--smtp-from", "table@example.org"]
        self.more = [*mail, "--site", self.site, "--own-network"]

    @property
    def site(self) -> str:
        return f"http://localhost:{self.port}"

    def wait(self, hours: float) -> None:
        self.hours += hours
        self.move(self.hours * HOUR)


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

    def take_turn(self, path: str, seed: int) -> None:
        """Comes by a link, answers, and goes."""
        with self.at(path) as page:
            sitting = Sitting(page, seed)
            sitting.careless()
            sitting.play_turn()
            expect(page.locator("#asked.theirs")).to_be_visible()


class Told:
    """All notices so far: to Bob by mail, to Ann by push, one for each turn."""

    def __init__(self, box: Receivers, browser: post.Browser) -> None:
        self.box = box
        self.browser = browser
        self.number = self.pushes = 0

    def next(self) -> tuple[str, str]:
        """Who is told next, and where the link leads."""
        self.number += 1
        until(f"notice {self.number}", lambda: len(self.all) >= self.number, PATIENCE)
        assert len(self.all) == self.number, "each turn is told once"
        mails, pushed = self.box.mails, self.box.pushed(self.browser)
        if len(pushed) > self.pushes:
            self.pushes += 1
            return "Ann", str(pushed[-1]["path"])
        assert mails[-1]["To"] == BOB
        return "Bob", link_in(mails[-1])

    @property
    def all(self) -> list[object]:
        return [*self.box.mails, *self.box.pushed(self.browser)]


def link_in(letter: EmailMessage) -> str:
    return next(str(path) for path in LINK.findall(post.text_of(letter)) if "stop" not in path)


@pytest.fixture
def box() -> Iterator[Receivers]:
    with receivers() as made:
        yield made


@pytest.fixture
def week(tmp_path: Path, box: Receivers) -> Iterator[Week]:
    running = Week(tmp_path, box.mail_port)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def test_two_people_play_a_week_and_keep_no_page_open(chromium: Browser, week: Week, box: Receivers) -> None:
    ann, bob = Player(chromium, week), Player(chromium, week)
    browser = box.browser()
    endpoint, p256dh, auth = browser.subscription
    keys = json.dumps({"p256dh": p256dh, "auth": auth})
    ann.context.grant_permissions(["notifications"], origin=week.site)
    ann.context.add_init_script(SUBSCRIBED.replace("KEYS", keys).replace("https://push.example.org/one", endpoint))
    with ann.at("/post") as page:
        page.get_by_role("switch", name="Push in this browser").click()
        expect(page.get_by_role("status")).to_contain_text("It is on from your next turn")
    with bob.at("/post") as page:
        page.locator("[action='/post/mail'] [name=address]").fill(BOB)
        page.locator("[action='/post/mail'] button").click()
        expect(page.get_by_role("status")).to_be_visible()
    told = Told(box, browser)
    who, path = told.next()
    assert who == "Bob"
    with bob.at(path) as page:
        page.get_by_role("button", name="Yes, write to me").click()
        expect(page.get_by_text("From now on you are told by mail")).to_be_visible()

    with ann.at("/new/crude") as page:
        page.locator("[name=clock][value=post]").dispatch_event("click")
        page.locator("[name=clock-weekends]").dispatch_event("click")
        page.locator("[name=rated][value=yes]").dispatch_event("click")
        page.locator("[name=option-start][value='0']").dispatch_event("click")
        for seat, who in enumerate(("me", "open", "none", "none")):
            page.locator(f"[name=kind-{seat}][value={who}]").dispatch_event("click")
        page.locator("[name=name-0]").fill("Ann")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_text(f"where the table was opened ({ZONE})")).to_be_attached()
        invited = Sitting(page).invite_link()
    with bob.at(invited.removeprefix(week.site)) as page:
        page.get_by_label("Your name").fill("Bob")
        page.get_by_role("button", name="Join the table").click()
        page.wait_for_url("**/t/*")
        table = page.url.removeprefix(week.site)

    ann.take_turn(table, 1)
    for day in range(1, 8):
        week.wait(22)
        who, path = told.next()
        assert path == table
        if day == 3:
            week.stop(SIGKILL)
            week.start()
        if day == 5:  # another device: the passkey is in Bob's keychain, and the seat in his account
            bob = Player(chromium, week, bob.keyring)
        (bob if who == "Bob" else ann).take_turn(path, 1 + day)

    week.wait(22)
    late, _ = told.next()
    week.wait(7 * 24)  # with a weekend in it, which does not count. They do not come: a bot plays that turn
    with bob.at(table) as page:
        expect(page.locator("#the-talk")).to_contain_text(f"{late}'s time is up", timeout=1000 * PATIENCE)

    def somebody_is_told() -> bool:
        week.wait(0.01)
        return len(told.all) > told.number

    until("whoever is asked next", somebody_is_told, PATIENCE)
    told.next()
