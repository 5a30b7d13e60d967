"""For everybody: all games by keys alone, and by accessible names and roles alone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.sitting import Sitting
from tests.browser.test_games import ANSWERS, LATE, RECORDS, seat_at

import spindletop
from spindletop.kernel import Rng

ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
FOCUSED = "() => document.activeElement?.dataset?.action ?? ''"
HEARD = "(buttons) => buttons.map((each) => each.getAttribute('aria-label') || each.innerText)"
LEAST = 60  # answers by each way, in games that are not played to their end
# Buttons that are not answers, by the names that people hear.
OTHERS = re.compile(
    "^(Rules|Talk.*|Table|Answer ahead.*|The end|Hint|Undo|Closer|Farther|Whole board|Since your turn|Go on"
    "|Slow|Normal|Quick|At once"
    "|less|more|Use .* colours|.* colours)$"
)


def late(page: Page, slug: str) -> Sitting:
    """At a recorded position not far from the end; from the beginning where games are short."""
    if slug not in LATE:
        return seat_at(page, slug)
    page.goto("/")
    page.locator("input[name=record]").set_input_files(Path(RECORDS) / f"{slug}.record")
    page.get_by_role("button", name="Open record").click()
    page.wait_for_url("**/replay?at=0")
    last = int(page.locator("body").get_attribute("data-last") or 0)
    page.goto(page.url.replace("at=0", f"at={int(LATE[slug] * last)}"))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    return Sitting(page, 6)


def press_an_answer(page: Page, rng: Rng) -> None:
    """Arrows walk over what may be answered, Enter chooses; a number is chosen with Tab, arrows and Enter."""
    if page.locator(".panel [data-action], #the-dock [data-action]").filter(visible=True).count():
        for _ in range(1 + rng.below(4)):
            page.keyboard.press(ARROWS[rng.below(4)])
        assert page.evaluate(FOCUSED), "the arrows lead to answers"
    else:
        while not page.evaluate("() => document.activeElement.matches('.step select')"):
            page.keyboard.press("Tab")
        for _ in range(rng.below(3)):
            page.keyboard.press("ArrowDown")
        while not page.evaluate("() => document.activeElement.matches('.step .go')"):
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def play_by_keys(page: Page, sitting: Sitting, rng: Rng, answers: int) -> None:
    for _ in range(answers):
        if not sitting.wait_for_turn():
            break
        asked = sitting.asked
        press_an_answer(page, rng)
        if sitting.is_doubted(asked):
            page.wait_for_selector("#the-confirm [data-sure]:focus")
            page.keyboard.press("Enter")
            sitting.wait_beyond(asked)


@pytest.mark.parametrize("slug", spindletop.games())
def test_a_game_by_keys_alone(page: Page, slug: str) -> None:
    sitting = late(page, slug)
    play_by_keys(page, sitting, Rng(3), LEAST)
    sitting.expect_no_notice()


def answers_of(page: Page) -> list[tuple[str, Locator]]:
    """The names of all buttons of the table that give an answer, as somebody hears them who does not see the page."""
    buttons = page.get_by_role("main").get_by_role("button").filter(visible=True)
    names = [" ".join(name.split()) for name in buttons.evaluate_all(HEARD)]
    return [(name, buttons.nth(number)) for number, name in enumerate(names) if not OTHERS.match(name)]


def play_by_names(page: Page, sitting: Sitting, rng: Rng, answers: int) -> None:
    given = 0
    while given < answers and sitting.wait_for_turn():
        asked = sitting.asked
        offered = answers_of(page)
        assert offered, "something may be answered"
        name, chosen = offered[rng.below(len(offered))]
        assert len(name) > 1, "every answer has a name"
        is_tool = chosen.get_attribute("aria-pressed") is not None
        chosen.click()
        if is_tool:  # taken or put down; what it is used on comes next
            continue
        if sitting.is_doubted(asked):
            page.get_by_role("button", name="Do it").click()
            sitting.wait_beyond(asked)
        given += 1


@pytest.mark.parametrize("slug", spindletop.games())
def test_a_game_by_names_and_roles_alone(page: Page, slug: str) -> None:
    sitting = late(page, slug)
    play_by_names(page, sitting, Rng(5), LEAST // 3)
    sitting.expect_no_notice()


@pytest.mark.long
@pytest.mark.parametrize("slug", spindletop.games())
def test_a_whole_game_by_keys_alone(page: Page, slug: str) -> None:
    play_by_keys(page, seat_at(page, slug), Rng(3), ANSWERS)
    expect(page.locator(".winners")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("slug", spindletop.games())
def test_a_whole_game_by_names_and_roles_alone(page: Page, slug: str) -> None:
    play_by_names(page, seat_at(page, slug), Rng(5), ANSWERS)
    expect(page.locator(".winners")).to_be_visible()
