"""Gold, whole: by clicks, and by keys alone."""

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
        page.wait_for_selector("#the-confirm [data-sure]:focus")
        page.keyboard.press("Enter")
        sitting.wait_beyond(asked)
    expect(page.locator(".winners")).to_be_visible()
