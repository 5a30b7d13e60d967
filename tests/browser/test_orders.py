"""Standing orders in a browser: given by keyboard while others are asked, followed, and withdrawn."""

import re

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.sitting import Sitting


def height(page: Page) -> object:
    return page.locator(".dock").evaluate("dock => dock.getBoundingClientRect().height")


def test_an_order_is_given_followed_and_seen_by_its_owner_only(page: Page, guest: BrowserContext) -> None:
    ann, bob = Sitting(page, 1), Sitting(guest.new_page(), 2)
    ann.new_table("gold", "me", "open", name_0="Ann", begins="0")
    bob.join(ann.invite_link(), "Bob")
    page.wait_for_selector("#asked.mine")
    other = bob.page
    before = height(other)
    orders = other.get_by_role("button", name="Answer ahead")
    orders.focus()
    other.keyboard.press("Enter")
    drawer = other.locator("#orders-drawer")
    expect(drawer).to_be_visible()
    first = drawer.locator(".orders-choice").first
    for card in ("turn 7", "turn 9"):  # the second takes the place of the first
        first.locator("select").select_option(card)
        first.get_by_role("button", name="Save").focus()
        other.keyboard.press("Enter")
        expect(drawer.locator(".orders-list")).to_contain_text(f"card {card[5:]}")
    expect(drawer.locator(".orders-list li")).to_have_count(1)
    drawer.get_by_role("button", name="Remove").click()
    expect(drawer.locator(".orders-list")).to_have_count(0)
    first.get_by_role("button", name="Save").click()
    expect(drawer.locator(".orders-list li")).to_have_count(1)
    other.keyboard.press("Escape")
    expect(orders).to_contain_text("1")
    assert height(other) == before, "nothing moves"
    expect(page.locator("#the-orders")).not_to_contain_text("Remove")
    ann.play_turn()
    expect(other.locator("#the-log")).to_contain_text(re.compile("by your order"))
    expect(page.locator("#the-log")).not_to_contain_text("by your order")
    expect(orders).not_to_contain_text("1")
