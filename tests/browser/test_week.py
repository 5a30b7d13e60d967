"""A week by post: two people with accounts play Crude to its end, and neither keeps a page open. The clock is moved by
the test; a push service, a mail server and a keychain of passkeys stand in on this machine."""

import re
from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.sitting import DONE, Sitting
from tests.browser.week import BOB, PATIENCE, ZONE, Player, Told, Week, receivers
from tests.browser.worker import Worker, let_subscribe
from tests.post import receivers as post
from tests.post.receivers import Receivers
from tests.serving import until

UP = "Ann's time is up"


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


def are_told(ann: Player, bob: Player, box: Receivers, browser: post.Browser) -> None:
    """Ann by push, Bob by mail; he has not said yet that the address is his."""
    let_subscribe(ann.context, browser.subscription)
    ann.context.grant_permissions(["notifications"], origin=ann.week.site)
    with ann.at("/post") as page:
        page.get_by_role("switch", name="Push in this browser").click()
        expect(page.get_by_role("status")).to_contain_text("It is on from your next turn")
    with bob.at("/post") as page:
        page.locator("[action='/post/mail'] [name=address]").fill(BOB)
        page.locator("[action='/post/mail'] button").click()
        expect(page.get_by_role("status")).to_be_visible()


def open_table(ann: Player, bob: Player) -> str:
    """A rated game with a day for each turn, but for weekends."""
    with ann.at("/new/crude") as page:
        page.locator("[name=clock][value=post]").dispatch_event("click")
        page.locator("[name=clock-bank]").select_option("0", force=True)
        page.locator("[name=clock-weekends]").dispatch_event("click")
        page.locator("[name=option-start][value='0']").dispatch_event("click")
        for seat, who in enumerate(("me", "open", "none", "none")):
            page.locator(f"[name=kind-{seat}][value={who}]").dispatch_event("click")
        page.locator("[name=rated][value=yes]").dispatch_event("click")
        page.locator("[name=name-0]").fill("Ann")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_text(f"where the table was opened ({ZONE})")).to_be_attached()
        invited = Sitting(page).invite_link()
    with bob.at(invited.removeprefix(ann.week.site)) as page:
        expect(page.locator(".rated-game")).to_be_visible()
        page.get_by_label("Your name").fill("Bob")
        page.get_by_role("button", name="Join the table").click()
        page.wait_for_url("**/t/*")
        return page.url.removeprefix(ann.week.site)


def found(page: Page) -> None:
    """A company, with a rig and a station."""
    sitting = Sitting(page)
    sitting.careless()
    sitting.answer(never="done")
    page.locator("[data-pick=station]").click()
    sitting.answer(never="done")
    sitting.answer(offered=DONE)
    expect(page.locator("#asked.theirs")).to_be_visible()


def order(page: Page, *questions: str) -> None:
    """What is offered first, every time that these are asked."""
    page.get_by_role("button", name="Answer ahead").click()
    for number, question in enumerate(questions, 1):
        choice = page.locator(".orders-choice", has=page.locator(f"[name=question][value={question}]"))
        choice.get_by_role("button", name="Save").click()
        expect(page.locator(".orders-list li")).to_have_count(number)


def rating(player: Player) -> int:
    """After one game."""
    until("the rating", lambda: 'class="scales"' in player.read("/me"), PATIENCE)
    with player.at("/me") as page:
        expect(page.locator("#ratings .scales li")).to_contain_text("2 players, 1 game")
        expect(page.locator("#games .place-mark")).to_have_count(1)
        return int(page.locator("#ratings .scales strong").inner_text())


def test_two_people_play_a_game_in_a_week_and_keep_no_page_open(chromium: Browser, week: Week, box: Receivers) -> None:
    ann, bob = Player(chromium, week), Player(chromium, week)
    browser = box.browser()
    told = Told(week, box, browser)
    are_told(ann, bob, box, browser)
    who, path = told.next()
    assert who == "Bob"
    with bob.at(path) as page:
        page.get_by_role("button", name="Yes, write to me").click()
        expect(page.get_by_text("From now on you are told by mail")).to_be_visible()
    push = Worker(ann.keychain)
    table = open_table(ann, bob)
    with ann.at(table) as page:
        found(page)
    week.wait(2)
    assert told.next() == ("Bob", table)
    with bob.at(table) as page:
        found(page)
        order(page, "Produce", "Market")

    week.wait(1)
    assert told.next() == ("Ann", table)  # and she does not come
    assert push.is_pushed(week.site, told.pushed[-1])["title"] == "Your turn in Crude"
    push.click()
    until("the table to open", lambda: push.opened == f"{week.site}{table}")
    falls = re.search(r'class="until".*? data-moment="([\d.]+)"', bob.read(table))
    assert falls
    assert (week.day, week.day_of(float(falls[1]))) == ("Friday", "Monday"), "a weekend does not count"
    week.wait(48)
    assert week.day == "Sunday"
    assert UP not in bob.read(table)
    week.wait(26)  # a bot plays that turn, and then Bob's order answers, with nobody there

    over, visits = False, 0
    while not over:
        who, path = told.next()
        assert path == table
        visits += 1
        if visits == 3:
            week.stop(SIGKILL)
            week.start()
        if visits == 5:  # another device: the passkey is in Bob's keychain, and the seat in his account
            bob = Player(chromium, week, bob.keyring)
        with (bob if who == "Bob" else ann).turn(path, visits) as page:
            expect(page.locator("#the-talk")).to_contain_text(UP)
            followed = page.locator("#the-log").filter(has_text="by your order")
            expect(followed).to_have_count(1 if who == "Bob" else 0)
        over = 'class="headline"' in bob.read(table)
        week.wait(12)

    for player in (ann, bob):
        with player.at(table) as page:
            expect(page.locator("#the-final .headline")).to_be_visible()
            expect(page.locator("#the-final .standings li")).to_have_count(2)
    assert rating(ann) < 1500 < rating(bob), "whose time was up is last, whoever has won"
    assert len(told.all) == told.number, "and nobody is told of anything more"
