"""What the strong bot says: a hint at the table, the analysis of a game beside its replay."""

from pathlib import Path

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
    advice = page.locator("#the-hint .plan")
    advice.first.wait_for()
    expect(advice.first).to_contain_text("of 100 won")
    expect(page.locator("#the-hint")).to_contain_text("futures, played out from your seat")
    assert 1 <= advice.count() <= 2 and serious(page) == []
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    asked = sitting.asked
    advice.first.locator("button").click()
    sitting.wait_beyond(asked)
    expect(advice).to_have_count(0)


def test_a_hint_marks_its_plans_where_their_answers_stand(page: Page) -> None:
    asked_of_a_truck(page)
    page.keyboard.press("h")
    plan = page.locator("#the-hint .plan")
    plan.first.wait_for()
    for letter in ("A", "B"):
        answers_of_plan = page.locator(f"#the-hint [data-plan={letter}]").get_attribute("data-answers") or ""
        marked = page.locator(
            f".panel [aria-description='Plan {letter}'], #the-dock [aria-description='Plan {letter}']"
        )
        answers = {each.get_attribute("data-action") or each.get_attribute("value") for each in marked.all()}
        assert len(answers) == 1 and answers_of_plan.startswith(str(*answers))
        assert answers == {page.locator(f"#the-hint [data-plan={letter}] .act").get_attribute("data-action")}
        assert page.locator(f".plan-mark.plan-{letter}:not(.faint)").filter(visible=True).count()
    page.keyboard.press("Escape")
    expect(page.locator(".plan-mark")).to_have_count(0)
    expect(page.locator("[aria-description]")).to_have_count(0)


def test_on_a_phone_one_plan_is_marked_at_a_time(phone: Page) -> None:
    asked_of_a_truck(phone)
    phone.get_by_role("button", name="Hint").tap()
    for shown, other in (("A", "B"), ("B", "A")):
        phone.get_by_role("button", name=f"Plan {shown}").tap()
        expect(phone.locator(f"#the-hint [data-plan={shown}] .act")).to_be_in_viewport(ratio=1)
        expect(phone.locator(f".plan-mark.plan-{shown}").filter(visible=True).first).to_be_visible()
        expect(phone.locator(f".plan-mark.plan-{other}").filter(visible=True)).to_have_count(0)


def asked_of_a_truck(page: Page) -> None:
    """A game of Black Gold goes on where a truck and a train may move."""
    Sitting(page).play_on_from(Path(__file__).with_name("black_gold.record"), at=83)
    page.wait_for_selector(".panel-map .can")


def test_the_answers_that_mattered_step_the_replay(page: Page, finished: str) -> None:
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator("#the-strips")).to_contain_text("Chance to win", timeout=PATIENCE)
    expect(page.locator("#the-strips .course")).to_have_count(3)
    assert serious(page) == []
    answer = page.locator("#the-analysis .turns a").first
    at = answer.get_attribute("data-at")
    answer.click()
    expect(page.locator("#position")).to_have_text(f"Position {at} of 148")
    page.reload()
    expect(page.locator("#the-strips")).to_contain_text("Chance to win")
