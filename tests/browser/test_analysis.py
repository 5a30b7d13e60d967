"""What the strong bot says: a hint at the table, the analysis of a game beside its replay."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE
from tests.browser.sitting import Sitting
from tests.browser.test_pages import finished, serious

__all__ = ["finished"]


def test_a_hint_on_a_key_is_taken_with_a_click(page: Page) -> None:
    sitting = Sitting(page)
    sitting.new_table("king_oil", "me", "bot random", "bot random")
    sitting.careless()
    sitting.wait_for_turn()
    page.keyboard.press("h")
    advice = page.locator("#the-hint li")
    advice.first.wait_for()
    expect(advice.first).to_contain_text("futures tried")
    assert 1 <= advice.count() <= 3 and serious(page) == []
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    asked = sitting.asked
    advice.first.locator("button").click()
    sitting.wait_beyond(asked)
    expect(advice).to_have_count(0)


def test_the_answers_that_mattered_step_the_replay(page: Page, finished: str) -> None:
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator("#the-analysis .curve")).to_have_count(3, timeout=PATIENCE)
    assert serious(page) == []
    answer = page.locator("#the-analysis .turns a").first
    at = answer.get_attribute("data-at")
    answer.click()
    expect(page.locator("#position")).to_have_text(f"Position {at} of 148")
    page.reload()
    expect(page.locator("#the-analysis .curve")).to_have_count(3)
