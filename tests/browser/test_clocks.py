"""Clocks in the browser, with the server's time moved by the test; seats that change hands; the next table by a key."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import PATIENCE, new_context
from tests.browser.sitting import Sitting
from tests.serving import Server

DAY = 86_400
MOVED = """
import pathlib, time
real, moved = time.time, pathlib.Path({file!r})
time.time = lambda: real() + float(moved.read_text())
"""


class Moved(Server):
    """A server whose clock is set by the test. `then`: Python that is run after that is so."""

    def __init__(self, folder: Path, then: str = "") -> None:
        self.offset = folder / "offset"
        super().__init__(folder, first=MOVED.format(file=str(self.offset)) + then)
        self.move(0)

    def move(self, seconds: float) -> None:
        """At once: a clock that cannot be read would stop everything."""
        new = self.offset.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.offset)


@pytest.fixture
def moved(tmp_path: Path) -> Iterator[Moved]:
    running = Moved(tmp_path)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def people(chromium: Browser, moved: Moved) -> Iterator[list[Page]]:
    """Three browsers."""
    with ExitStack() as stack:
        contexts = [new_context(chromium, moved) for _ in range(3)]
        for each in contexts:
            stack.callback(each.close)
        yield [each.new_page() for each in contexts]


def open_table(ann: Page, bob: Page, kind: str) -> None:
    """Ann and Bob play Gold with a clock; it is her turn."""
    ann.goto("/new/gold")
    for seat, who in enumerate(("me", "open", "none", "none", "none")):
        ann.locator(f"[name=kind-{seat}][value='{who}']").dispatch_event("click")
    ann.locator("[name=name-0]").fill("Ann")
    ann.locator("[name=option-start][value='0']").dispatch_event("click")
    ann.locator(f"[name=clock][value={kind}]").dispatch_event("click")
    ann.locator("[name=clock-then][value=table]").dispatch_event("click")
    ann.locator("[name=listed][value=yes]").dispatch_event("click")
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url("**/t/*")
    bob.goto(Sitting(ann).invite_link())
    expect(bob.locator(".small-print")).to_contain_text("When time is up, the table decides")
    bob.locator("#join [name=name]").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    bob.wait_for_url("**/t/*")
    expect(ann.locator("#asked.mine")).to_be_visible()


def test_time_runs_out_and_a_seat_changes_hands(moved: Moved, people: list[Page]) -> None:
    ann, bob, zoe = people
    open_table(ann, bob, "live")
    live = ann.url
    dial = ann.locator("#player-0 .dial")
    expect(dial.locator("time")).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    expect(ann.locator("#player-1 .dial time")).to_have_text("20:00")
    expect(ann.get_by_role("button", name="Your turn")).to_be_hidden()
    open_table(ann, bob, "post")
    post = ann.url
    expect(ann.locator("#player-0 .dial time")).to_have_text(re.compile("^(4 days|3 days 23h)$"))
    expect(bob.locator(".until")).to_have_text(re.compile(r"^until \w+day,? .*\d\d.* \((4 days|3 days 23h)\)$"))
    expect(bob.get_by_text("You are next.")).to_be_visible()
    expect(bob.get_by_text("Nobody tells you yet.")).to_be_visible()
    expect(bob.get_by_text("We tell you by")).to_be_hidden()
    expect(ann.get_by_role("button", name="Your turn")).to_have_text("Your turn1")
    ann.keyboard.press("n")
    ann.wait_for_url(live)
    expect(ann.get_by_role("button", name="Your turn")).to_be_visible()
    ann.keyboard.press("n")
    ann.wait_for_url(post)
    zoe.goto("/")
    expect(zoe.locator("#tables")).not_to_contain_text("Gold")
    moved.move(3.95 * DAY)
    ann.reload()
    expect(ann.locator("#player-0 .dial")).to_contain_text("hurry")
    moved.move(5 * DAY)
    expect(bob.locator("#the-dock")).to_contain_text("The time of Ann is up", timeout=PATIENCE)
    bob.get_by_role("button", name="Offer the seat").click()
    expect(ann.locator("#player-0")).to_contain_text("offered")
    zoe.goto("/")
    zoe.locator("#tables a", has_text="Gold").first.click()
    zoe.get_by_role("link", name="Take this seat over").click()
    zoe.locator("#join [name=name]").fill("Zoe")
    zoe.get_by_role("button", name="Join the table").click()
    zoe.wait_for_url(post)
    expect(ann.locator("#the-talk")).to_contain_text("Zoe takes over the seat of Ann.")
    expect(ann.locator(".watching-note")).to_be_visible()
    expect(zoe.locator("#player-0.is-own")).to_be_visible()
    ann.goto("/")
    expect(ann.locator("#mine")).to_contain_text("somebody has taken over your seat")


def test_home_hears_that_it_is_ones_turn(moved: Moved, people: list[Page]) -> None:
    ann, bob, _ = people
    open_table(ann, bob, "post")
    home = bob.context.new_page()
    home.goto("/")
    expect(home.locator(".ticket")).to_be_hidden()
    sitting = Sitting(ann)
    sitting.careless()
    sitting.play_turn()
    expect(home.locator(".ticket")).to_contain_text("Gold")
    expect(home.locator("#mine .yours")).to_have_count(1)
    home.keyboard.press("n")
    home.wait_for_url(ann.url)
