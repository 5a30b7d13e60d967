"""Several browsers, several people, several tabs; servers that die and come back."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import PATIENCE, new_context
from tests.browser.sitting import Sitting
from tests.serving import Server

KING_OIL = Path(__file__).parent.parent / "games/king_oil/records"


def test_two_browsers_at_one_table_by_an_invite_link(page: Page, guest: BrowserContext) -> None:
    sittings = [Sitting(page, 1), Sitting(guest.new_page(), 2)]
    other = sittings[1].page
    sittings[0].new_table("gold", "me", "open", name_0="Ann")
    sittings[1].join(sittings[0].invite_link(), "Bob")
    expect(page.locator("#the-plates")).to_contain_text("Bob")
    turned = 0
    while turned < 8:
        page.wait_for_function("() => document.getElementById('asked').dataset.asked")
        mover = next((each for each in sittings if each.page.locator("#asked.mine").count()), None)
        if mover is None:
            page.wait_for_timeout(20)
            continue
        mover.answer()
        turned += 1
    assert sittings[0].clicks and sittings[1].clicks
    page.keyboard.press("c")
    page.locator("#chat-form [name=text]").fill("Well <b>dug</b>!")
    page.keyboard.press("Enter")
    expect(other.locator("#the-talk")).to_contain_text("Well <b>dug</b>!")


def test_a_spectator_speaks_and_can_be_muted(page: Page, guest: BrowserContext) -> None:
    Sitting(page).new_table("gold", "me", "open", name_0="Ann")
    other = guest.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Talk").click()
    other.get_by_label("Your name").fill("Zoe")
    other.get_by_label("Say something").fill("Good luck!")
    other.keyboard.press("Enter")
    expect(page.locator("#the-talk .remarked")).to_have_text("watching Zoe Good luck!")
    expect(other.get_by_label("Your name")).to_have_count(0)
    page.get_by_role("button", name="Talk").click()
    expect(page.locator("#the-talk .remarked")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table").click()
    page.get_by_label("Show what spectators say").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk").click()
    expect(page.locator("#the-talk .remarked")).to_be_hidden()


def test_a_link_that_was_used_takes_no_second_seat(page: Page, guest: BrowserContext) -> None:
    ann = Sitting(page)
    ann.new_table("gold", "me", "open", "open", name_0="Ann")
    link = ann.invite_link()
    other = guest.new_page()
    other.goto(link)  # looking at a link takes nothing
    Sitting(other).join(link, "Bob")
    other.goto(link)
    expect(other.locator("main")).to_contain_text("taken already")


def test_hot_seat_hides_hands_until_the_next_person_is_here(page: Page) -> None:
    sitting = Sitting(page)
    sitting.new_table("gold", "me", "here", name_0="Ann", name_1="Bob")
    seen = set()
    for _ in range(4):
        here = page.locator("#the-dock a.primary")
        expect(here).to_be_visible()
        seen.add(here.inner_text().strip())
        assert page.locator(".panel [data-action]").count() == 0
        here.click()
        for _ in range(2):
            sitting.page.wait_for_selector("#asked.mine")
            sitting.answer()
    assert seen == {"I'm here: Ann", "I'm here: Bob"}


def test_reload_in_the_middle_of_a_turn(page: Page) -> None:
    sitting = Sitting(page, 5)
    sitting.play_now("Gold")
    sitting.wait_for_turn()
    sitting.answer()
    page.wait_for_selector("#asked.mine")
    question, picture = page.locator("#the-dock").inner_text(), cards(page)
    page.reload()
    expect(page.locator("#asked.mine")).to_be_visible()
    assert page.locator("#the-dock").inner_text() == question
    assert cards(page) == picture
    sitting.answer()


def cards(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(
        "[...document.querySelectorAll('.panel-map g[id]')].map((card) => [card.id, card.ariaLabel, card.textContent])"
    )
    return found


def test_eight_tabs_follow_a_game(context: BrowserContext, page: Page) -> None:
    sitting = Sitting(page, 6)
    sitting.new_table("gold", "me", "bot random")
    sitting.careless()
    tabs = [context.new_page() for _ in range(7)]
    for tab in tabs:
        tab.goto(page.url)
    sitting.play(2)
    sitting.wait_for_turn()
    for tab in tabs:
        expect(tab.locator("#asked")).to_have_attribute("data-asked", sitting.asked)
    last = Sitting(tabs[-1], 7)
    last.wait_for_turn()
    last.answer()
    last.wait_for_turn()
    expect(page.locator("#asked")).to_have_attribute("data-asked", last.asked)


def test_a_seat_is_carried_to_another_device(page: Page, guest: BrowserContext) -> None:
    sitting = Sitting(page)
    sitting.play_now("Gold")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Carry this seat").click()
    link = page.locator("#the-carry input").input_value()
    other = guest.new_page()
    other.goto(link)
    other.get_by_role("button", name="Carry on here").click()
    there = Sitting(other)
    there.wait_for_turn()
    there.answer()
    stranger = guest.new_page()
    stranger.goto(link)
    stranger.get_by_role("button", name="Carry on here").click()
    expect(stranger.locator("main")).to_contain_text("That did not work")
    expect(stranger.locator("main")).to_contain_text("has been used or is too old")


def test_leaving_lets_a_bot_play_and_the_seat_can_be_taken_back(page: Page, guest: BrowserContext) -> None:
    sitting, other = Sitting(page), Sitting(guest.new_page())
    sitting.new_table("gold", "me", "open", begins="0")
    other.join(sitting.invite_link(), "Bob")  # who does not answer, so that the bot cannot finish the game
    sitting.wait_for_turn()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Leave; a bot plays on").click()
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.locator("#the-plates")).not_to_contain_text("away")
    while not page.locator("#asked.mine").count():  # the bot may have moved by then, or not
        if other.page.locator("#asked.mine").count():
            other.play_turn()


def test_a_bot_stands_in_for_somebody_who_is_gone(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, first="from spindletop.table import drafts; drafts.IDLE = 0")  # not five minutes
    server.start()
    contexts = [new_context(chromium, server), new_context(chromium, server)]
    ann, bob = (Sitting(each.new_page()) for each in contexts)
    try:
        ann.new_table("gold", "me", "open", name_0="Ann", begins="1")
        ann.careless()
        bob.join(ann.invite_link(), "Bob")
        ann.page.get_by_role("button", name="Table", exact=True).click()
        ann.page.get_by_role("button", name="Let a bot play for Bob").click()
        expect(ann.page.locator("#player-1")).to_contain_text("away")
        ann.wait_for_turn()
        bob.page.get_by_role("button", name="Take your seat back").click()
        expect(ann.page.locator("#player-1")).not_to_contain_text("away")
        ann.play_turn()
        bob.wait_for_turn()
    finally:
        for context in contexts:
            context.close()
        server.stop()


def test_what_is_refused_in_the_menu_is_told_where_it_can_be_read(page: Page, guest: BrowserContext) -> None:
    ann, bob = Sitting(page), Sitting(guest.new_page())
    ann.new_table("gold", "me", "open", name_0="Ann", begins="0")
    bob.join(ann.invite_link(), "Bob")
    bob.page.get_by_role("button", name="Table", exact=True).click()
    bob.page.get_by_role("button", name="Let a bot play for Ann").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("wait for 5 minutes")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_dies_and_comes_back(chromium: Browser, tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path)
    server.start()
    context = new_context(chromium, server)
    try:
        page = context.new_page()
        sitting = Sitting(page, 8)
        sitting.new_table("gold", "me", "bot random")
        sitting.careless()
        sitting.play(3)
        sitting.wait_for_turn()
        asked, question, picture = sitting.asked, page.locator("#the-dock").inner_text(), cards(page)
        server.stop(how)
        expect(page.locator("#offline")).to_be_visible()
        server.start()
        expect(page.locator("#offline")).to_be_hidden()
        assert (sitting.asked, page.locator("#the-dock").inner_text(), cards(page)) == (asked, question, picture)
        sitting.play(2)
    finally:
        context.close()
        server.stop()


def test_who_is_bankrupt_is_told_so_and_skips_to_the_end(page: Page) -> None:
    ann = Sitting(page)
    ann.play_on_from(KING_OIL / "last-survivor.record", at=218)
    ann.careless()
    ann.wait_for_turn()
    out = page.get_by_role("region", name="You are out of the game")
    expect(out).to_have_count(0)
    page.locator("#the-dock [data-action='give up']").click()
    expect(out).to_contain_text("Bankrupt")
    expect(out).to_contain_text("The others play on")
    expect(out.get_by_role("link", name="Leave the table")).to_have_attribute("href", "/")
    page.reload()
    out.get_by_role("button", name="Skip to the end").dispatch_event("click")  # at once: bots play on meanwhile
    expect(page.locator("#the-final .standings")).to_be_visible(timeout=10 * PATIENCE)
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)
