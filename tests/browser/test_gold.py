"""Gold, whole: by clicks, and by keys alone; a turn of it, and the look at what it turns up."""

from playwright.sync_api import Page, expect
from tests.browser.sitting import Sitting


def test_a_whole_game_by_clicking_only(page: Page) -> None:
    sitting = Sitting(page)
    sitting.play_now("Gold")
    assert sitting.play(400)
    expect(page.locator(".winners")).to_contain_text("win")
    expect(page.locator("#the-final .chart svg")).to_be_visible()
    expect(page).to_have_title("Gold: Game over")
    over = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: "/t/" in address and address != over)
    sitting.wait_for_turn()


def test_a_whole_game_by_keyboard_only(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.ariaLabel") != "Play now: Gold":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    sitting = Sitting(page)
    keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    while sitting.wait_for_turn():
        asked = sitting.asked
        for _ in range(1 + sitting.rng.below(3)):
            page.keyboard.press(keys[sitting.rng.below(4)])
        page.keyboard.press("Enter")
        sitting.wait_beyond(asked)
    expect(page.locator(".winners")).to_be_visible()


def test_a_turn_takes_two_clicks(page: Page) -> None:
    sitting = Sitting(page)
    sitting.play_now("Gold")
    sitting.wait_for_turn()
    turn = page.locator(".phases .round").inner_text()
    sitting.play(2)
    assert sitting.clicks == 2, "one a card, and nothing is asked for twice"
    expect(page.locator(".phases .round")).not_to_have_text(turn)


def test_both_cards_stay_up_until_who_turned_them_goes_on(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('spindletop.pace', 'slow')")
    sitting = Sitting(page)
    sitting.play_now("Gold")
    sitting.wait_for_turn()
    sitting.answer()
    first = page.locator("[id^=face-]").get_attribute("id")
    page.locator(".panel [data-action]").first.click()
    faces = page.locator("[id^=face-]")
    expect(faces).to_have_count(2)
    up = faces.evaluate_all("faces => faces.map(face => face.id)")
    assert first in up and not page.locator("[data-action]").count(), "nothing is asked while they are looked at"
    page.get_by_role("button", name="Go on").click()
    page.wait_for_function("up => up.some(id => !document.getElementById(id))", arg=up)
