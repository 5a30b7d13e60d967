"""The words for the dice, as browsers give them."""

import re

from playwright.sync_api import BrowserContext, Page, expect

OWN = re.compile(r"Word of Guest: [a-z0-9]{16}")


def test_a_browser_adds_a_word_of_its_own_to_dice_that_were_fixed_before(page: Page) -> None:
    page.goto("/")
    fixed = page.locator("form[action='/play'] [data-dice]").first.get_attribute("data-dice")
    page.get_by_role("button", name="Play now: Gold").click()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("Fair dice").click()
    expect(page.locator("#the-menu details")).to_contain_text(OWN)
    expect(page.locator("#the-menu details code").first).to_have_text(str(fixed))


def test_an_own_word_is_kept_and_no_word_is_shown_before_the_game_begins(page: Page, guest: BrowserContext) -> None:
    page.goto("/new/gold")
    page.locator("[name=kind-1][value=open]").dispatch_event("click")
    for seat in (2, 3):
        page.locator(f"[name=kind-{seat}][value=none]").dispatch_event("click")
    page.locator("[name=listed][value=yes]").dispatch_event("click")
    page.get_by_text("Add a word of your own").click()
    page.get_by_label("A word", exact=True).fill("marmalade")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_text("Fair dice").click()
    expect(page.locator("#the-menu details")).not_to_contain_text("marmalade")
    other = guest.new_page()
    other.goto(page.url)
    assert "marmalade" not in other.content()
    other.get_by_role("link", name="Join").click()
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Join the table").click()
    expect(page.locator("#the-menu details")).to_contain_text("Word of Guest: marmalade")
    expect(page.locator("#the-menu details")).to_contain_text(re.compile("Word of Bob: [a-z0-9]{16}"))
