"""A rival's and a spectator's browsers receive nothing that they may not know."""

import re
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import PATIENCE, new_context
from tests.browser.sitting import Sitting
from tests.serving import TAGS, Listener, Server, until

SQUARE = re.compile(r"\d+-\d+")
SECRET_CASH = Path("tests/games/crude/records/secret-victory.record")


def cookies_of(context: BrowserContext) -> dict[str, str]:
    return {each["name"]: each["value"] for each in context.cookies()}


def who_is_asked(*sittings: Sitting) -> Sitting:
    """The bots have answered, and one of these is asked: nothing happens until they answer."""
    for _ in range(PATIENCE // 20):
        for each in sittings:
            if each.page.locator("#asked.mine").count():
                return each
        sittings[0].page.wait_for_timeout(20)
    raise AssertionError("none of them is asked any more")


def lines_of(page: Page) -> set[str]:
    return set(page.locator("#the-log li:not(.since)").all_inner_texts())


def bare(text: str) -> str:
    """What is read, wherever tags and spaces stand, and without who did it: "you" to one, a name to all others."""
    return "".join(unescape(TAGS.sub("", text)).split()).removeprefix("You")


def test_what_only_one_seat_may_know_reaches_no_other_browser(
    chromium: Browser, context: BrowserContext, page: Page, server: Server
) -> None:
    ann = Sitting(page, 9)
    ann.new_table("giganten", "me", "open", "bot random", name_0="Ann")
    table = page.url.rpartition("/")[2]
    rival, spectator = new_context(chromium, server), new_context(chromium, server)
    bob = Sitting(rival.new_page(), 10)
    bob.join(ann.invite_link(), "Bob")
    stranger = spectator.new_page()
    stranger.goto(page.url)
    listeners = [Listener(server, cookies_of(each), table) for each in (context, rival, spectator)]
    for sitting in (ann, bob):
        sitting.careless()
    left = 200
    while left:
        mover = who_is_asked(ann, bob)
        surveys = mover.page.locator(".panel [data-action^=survey]")
        if mover is ann and surveys.count():
            asked = mover.asked
            surveys.first.click()
            mover.wait_beyond(asked)
            left = min(left, 4)
        else:
            mover.answer(never="survey")
        left -= 1
    asked = who_is_asked(ann, bob).asked
    for each in (page, bob.page, stranger):
        expect(each.locator("#asked")).to_have_attribute("data-asked", asked)
    told = {bare(line.replace("Ann", "You", 1)) for line in lines_of(stranger)}
    private = {bare(line) for line in lines_of(page)} - told
    until("Ann's news", lambda: all(line in bare(listeners[0].text) for line in private))
    seen = {line for line in private if SQUARE.search(line)}  # Bob draws cards as Ann does, but looks under no marker
    assert seen, "nothing secret happened: this test shows nothing"
    for line in seen:
        assert line not in bare(listeners[1].text)
        assert line not in bare(bob.page.content() + stranger.content())
    for line in private:
        assert line not in bare(listeners[2].text)
    for listener in listeners:
        listener.stop()
    rival.close()
    spectator.close()


def test_gold_shows_the_cards_of_the_current_turn_only(page: Page, guest: BrowserContext) -> None:
    ann = Sitting(page, 3)
    ann.new_table("gold", "me", "bot random", name_0="Ann")
    ann.careless()
    stranger = guest.new_page()
    stranger.goto(page.url)
    seen = 0
    for _ in range(6):
        ann.wait_for_turn()
        expect(stranger.locator("#asked")).to_have_attribute("data-asked", ann.asked)
        for each in (page, stranger):
            shown = [title for title in each.locator("#pieces title").all_text_contents() if "face down" not in title]
            told = [line for line in lines_of(each) if "turned up" in line]
            assert len(shown) <= 2 and len(told) <= 2
            assert each.locator("#the-log a").count() == 0, "no stepping back"
            seen += len(shown) + len(told)
        ann.answer()
    assert seen
    refused = page.request.get(f"{page.url}/replay?at=1")
    assert refused.status == 403 and "game of memory" in refused.text()


@pytest.mark.parametrize(("at", "cash"), [(336, 670), (354, 752)])
def test_crude_with_secret_cash_asks_everybody_whether_they_declare(
    context: BrowserContext, page: Page, guest: BrowserContext, server: Server, at: int, cash: int
) -> None:
    """Before its last question in a turn, a seat that has not reached the goal, and one that has."""
    page.goto("/")
    page.locator("input[name=record]").set_input_files(SECRET_CASH)
    page.get_by_role("button", name="Open record").click()
    page.wait_for_url("**/replay?at=0")
    page.goto(page.url.replace("at=0", f"at={at}"))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    ann = Sitting(page)
    ann.careless()
    stranger = guest.new_page()
    stranger.goto(page.url)
    table = page.url.rpartition("/")[2]
    own, strangers = (Listener(server, cookies_of(each), table) for each in (context, guest))
    page.locator("#the-dock [data-action=done]").click()
    until("the question", lambda: "do you declare victory? The goal is 750." in strangers.text)
    until("the own question", lambda: "Do you declare victory? The goal is $750" in own.text)
    if cash >= 750:
        page.locator("#the-dock").get_by_role("button", name="Declare victory").wait_for()
        page.locator("#the-dock").get_by_role("button", name="Play on").click()
    expect(stranger.locator("#the-dock")).not_to_contain_text("do you declare victory?")
    for listener in (own, strangers):
        listener.stop()
    assert not re.search(rf"\b{cash}\b", strangers.text + TAGS.sub(" ", stranger.content()))
