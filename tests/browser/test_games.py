"""All five games by clicking only: from the start, and from a recorded late position to the end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.sitting import Sitting

import spindletop

RECORDS = Path(__file__).parent
LATE = {"king_oil": 0.6, "crude": 0.96, "black_gold": 0.8}  # the share of the recorded game that is played already
ANSWERS = 1500  # more than any game of these takes
TITLES = {slug: spindletop.game(slug).title for slug in spindletop.games()}


def seat_at(page: Page, slug: str, bot: str = "random") -> Sitting:
    """A table with as few bots as the game allows."""
    sitting = Sitting(page, 4)
    sitting.new_table(slug, "me", *[f"bot {bot}"] * (spindletop.game(slug).seats[0] - 1), name_0="Ann")
    sitting.careless()
    return sitting


def test_giganten_whole(page: Page) -> None:
    sitting = seat_at(page, "giganten")
    assert sitting.play(ANSWERS)
    expect(page.locator(".winners")).to_be_visible()
    expect(page).to_have_title("Giganten: Game over")


@pytest.mark.parametrize("slug", LATE)
def test_from_the_start(page: Page, slug: str) -> None:
    sitting = Sitting(page, 2)
    sitting.play_now(TITLES[slug])
    sitting.careless()
    sitting.play(3)
    sitting = seat_at(page, slug)
    sitting.play(40)
    sitting.expect_no_notice()


@pytest.mark.parametrize("slug", LATE)
def test_from_a_late_position_to_the_end(page: Page, slug: str) -> None:
    page.goto("/")
    page.locator("input[name=record]").set_input_files(RECORDS / f"{slug}.record")
    page.get_by_role("button", name="Open record").click()
    page.wait_for_url("**/replay?at=0")
    last = int(page.locator("body").get_attribute("data-last") or 0)
    page.goto(page.url.replace("at=0", f"at={int(LATE[slug] * last)}"))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    sitting = Sitting(page, 6)
    sitting.careless()
    assert sitting.play(ANSWERS)
    expect(page.locator(".standings li")).not_to_have_count(0)


def test_undo_takes_an_answer_back(page: Page) -> None:
    sitting = seat_at(page, "crude")
    sitting.wait_for_turn()
    before = page.locator("#the-dock").inner_text()
    expect(page.locator("[data-undo]")).to_be_disabled()
    page.locator(".panel [data-action^=purchase]").filter(visible=True).first.click()
    expect(page.locator("[data-undo]")).to_be_enabled()
    asked = sitting.asked
    page.keyboard.press("u")
    sitting.wait_beyond(asked)
    assert page.locator("#the-dock").inner_text() == before
    expect(page.locator("[data-undo]")).to_be_disabled()


def test_looking_back_at_ones_own_view_while_the_game_runs(page: Page) -> None:
    sitting = seat_at(page, "giganten")
    sitting.play(4)
    sitting.wait_for_turn()
    page.locator("#the-log a").first.click()
    page.wait_for_url("**/replay?at=*&as=0")
    expect(page.locator("#viewer label")).to_have_text(["Spectator", "Ann"])
    assert page.request.get(re.sub("as=0", "as=1", page.url)).status == 403


@pytest.mark.long
@pytest.mark.parametrize("slug", spindletop.games())
def test_a_whole_game(page: Page, slug: str) -> None:
    assert seat_at(page, slug).play(ANSWERS)
    expect(page.locator(".winners")).to_be_visible()
