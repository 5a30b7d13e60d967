"""Home in a browser: large enough to read and to tap, by day and by night."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.sitting import Sitting

LEAST_TEXT, LEAST_TAP = 12, 44  # pixels as shown
TOO_SMALL = """([text, tap]) => {
  const found = [];
  const hidden = ".sr, .skip, option";
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(hidden);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const said = words.currentNode.data.trim(), element = words.currentNode.parentElement;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (said && shown(element) && size < text) found.push(`${size}: ${said}`);
  }
  for (const element of document.querySelectorAll("a, button, select, input:not([type=hidden])")) {
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect(); // a label is tapped, too
    if (shown(element) && Math.min(width, height) < tap - 0.5) found.push(`${width} x ${height}: ${element.outerHTML}`);
  }
  return found;
}"""


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, [LEAST_TEXT, LEAST_TAP])
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_too_small_on_a_phone(phone: Page, scheme: Any) -> None:
    phone.emulate_media(color_scheme=scheme)
    phone.goto("/")
    expect(phone.get_by_role("button", name="Play Gold now")).to_be_visible()
    assert too_small(phone) == []
    phone.get_by_role("button", name="Guest").tap()
    expect(phone.get_by_label("Your name")).to_be_visible()
    assert too_small(phone) == []
    Sitting(phone).new_table("gold", "me", "open")
    phone.goto("/")
    expect(phone.get_by_role("heading", name="Your games")).to_be_visible()
    assert too_small(phone) == []


@pytest.mark.parametrize("path", ["/", "/new/black_gold", "/puzzles", "/puzzles/crude", "/deal/king_oil"])
@pytest.mark.parametrize("width", [390, 800, 1280])
def test_text_of_twice_the_size_stays_on_the_page(page: Page, width: int, path: str) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(path)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_colours_are_chosen_and_kept_on_this_device(page: Page) -> None:
    def paper() -> str:
        return str(page.evaluate("getComputedStyle(document.querySelector('.panel, .book')).backgroundColor"))

    page.emulate_media(color_scheme="dark")
    page.goto("/")
    night = paper()
    page.get_by_role("button", name="Colours as on this device").click()
    day = paper()
    assert day != night
    page.goto("/rules/gold")
    assert paper() == day, "another page, the same choice"
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Light colours").click()
    assert paper() == night
    page.reload()
    expect(page.get_by_role("button", name="Dark colours")).to_be_visible()
    assert paper() == night
    page.get_by_role("button", name="Dark colours").click()
    assert paper() == day, "as on this device again"


def test_posters_are_drawn_in_the_inks_of_the_hour(page: Page) -> None:
    with page.expect_response("**/art/posters.svg*") as sprite:
        page.goto("/")
    sprite.value.finished()
    poster = page.locator(".poster .art").nth(1)
    page.emulate_media(color_scheme="light")
    day = poster.screenshot()
    page.emulate_media(color_scheme="dark")
    assert poster.screenshot() != day


def test_a_name_is_given_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Guest").click()
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Ida")).to_be_visible()


def test_a_lease_is_signed_in_sight_and_told_in_one_sentence(page: Page) -> None:
    page.goto("/new/black_gold")
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
    expect(page.locator(".in-short")).to_contain_text(
        re.compile(r"^In short You, (\w+ \w+, ){2}and \w+ \w+ play Black Gold\. Listed\.")
    )
    named = page.locator(".bot-name b").all_text_contents()
    page.locator("[name=kind-1][value=open]").dispatch_event("click")
    page.get_by_label("Name, Seat 1").fill("Ida")
    expect(page.locator(".in-short")).to_contain_text("Ida, a friend, ")
    expect(page.locator(".in-short")).to_contain_text("Private.")  # a friend's seat is not for strangers
    page.locator("[name=option-length][value=longer]").dispatch_event("click")
    expect(page.locator(".in-short")).to_contain_text("Length: Longer.")
    page.locator("[name=listed][value=yes]").dispatch_event("click")
    page.locator("[name=kind-1][value=bot]").dispatch_event("click")
    expect(page.locator(".in-short")).to_contain_text("Listed.")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".plate h3")).to_contain_text(["Ida", *named[1:4]])  # whom one saw is who sits down


def test_a_lease_is_filled_in_as_it_was_signed_last(page: Page) -> None:
    page.goto("/new/king_oil")
    again = page.get_by_role("button", name="As last time")
    expect(again).to_be_hidden()
    page.locator("[name=name-0]").fill("Ida")
    page.locator("[name=level-2][value=tycoon]").check(force=True)
    page.locator("[name=kind-1][value=open]").check(force=True)
    page.locator("[name=kind-3][value=none]").check(force=True)
    page.locator("[name=clock][value=live]").check(force=True)
    page.locator("[name=clock-minutes]").select_option("45")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.goto("/new/king_oil")
    again.click()
    for chosen in ("[name=level-2][value=tycoon]", "[name=kind-3][value=none]", "[name=clock][value=live]"):
        expect(page.locator(chosen)).to_be_checked()
    expect(page.locator("[name=clock-minutes]")).to_have_value("45")
    expect(page.locator("output[data-sentence]")).to_contain_text("Ida")
