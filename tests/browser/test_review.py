"""Learn from your game: what is clicked is tried, with the mouse, with keys, on a phone. And the coach's warning."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.browser.test_pages import serious
from tests.serving import Server

RECORD = Path(__file__).with_name("black_gold.record")
ANSWERED, BETTER, WRONG = "train", "drive 2-5", "done"  # of Ann, after 83 answers
# What takes long is found at once: a costly answer, twice, and what would have been better; and what costs much.
FOUND = f"""
from spindletop.analysis.reasons import Reason
from spindletop.analysis.study import Findings, Turn
from spindletop.analysis.tasks import Weighed
from spindletop.table.analyses import Analyses
from spindletop.table.hints import Hints

async def make(self, table, made):
    answered, better = map(table.game.parse, ("{ANSWERED}", "{BETTER}"))
    why = Reason("own derricks on the map", 1.0, 28), Reason("own money", 4_000.0)
    turn = Turn(83, 0, (answered,), 0.6, 0.2, (better,), 0.5, why)
    made.found = Findings(tuple(table.names), table.answers, costly=[turn, turn])

async def weigh(self, table, turn, action, person=""):
    return Weighed(0.12, action == "{BETTER}")

async def costly(self, table, seat, answers, least, person):
    return [table.game.name(each) for each in answers] == ["{WRONG}"] and least == 0.1

Analyses._make, Analyses.weigh, Hints.costly = make, weigh, costly
"""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("prepared"), first=FOUND)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def learner(chromium: Browser, prepared: Server) -> Iterator[Page]:
    made = new_context(chromium, prepared)
    yield made.new_page()
    made.close()


def first_task(page: Page) -> None:
    """Of an uploaded game, from its end."""
    page.goto("/")
    page.locator("input[name=record]").set_input_files(RECORD)
    page.get_by_role("button", name="Open record").click()
    page.wait_for_url("**/replay?at=0")
    page.goto(page.url.removesuffix("/replay?at=0"))
    page.get_by_role("button", name="Learn from it").click()
    expect(page.locator(".task")).to_contain_text("1 of 2")


def test_a_task_is_tried_until_it_is_right_and_then_told_why(learner: Page) -> None:
    first_task(learner)
    assert serious(learner) == []
    expect(learner.locator(".plan-mark, .spot-mark")).to_have_count(0)
    learner.locator(f"#the-dock [data-action='{WRONG}']").click()
    expect(learner.locator("#the-verdict")).to_contain_text("12 fewer")
    expect(learner.locator("#the-verdict .plan")).to_have_count(0)
    learner.locator(f".panel-map [data-action='{BETTER}']").click()
    expect(learner.locator("#the-verdict .right")).to_be_visible()
    expect(learner.locator("#the-verdict [data-plan=A]")).to_contain_text("1 more derrick, mostly on 3-5")
    expect(learner.locator(".panel-map .spot-mark")).to_have_count(1)
    expect(learner.locator(".panel-map .plan-mark.plan-A:not(.spot-mark)").first).to_be_visible()
    assert serious(learner) == []
    learner.get_by_role("link", name="Next task").click()
    expect(learner.locator(".task")).to_contain_text("2 of 2")


def test_a_task_is_done_with_the_keyboard(learner: Page) -> None:
    first_task(learner)
    learner.keyboard.press("ArrowRight")
    expect(learner.locator(":focus")).to_have_attribute("data-action", re.compile("."))
    learner.locator(f".panel-map g[data-action='{BETTER}']").focus()
    learner.keyboard.press("Enter")
    expect(learner.locator("#the-verdict .right")).to_be_visible()


def test_on_a_phone_who_wants_to_be_shown_sees_the_map(chromium: Browser, prepared: Server) -> None:
    size = {"width": 390, "height": 844}
    phone = new_context(chromium, prepared, viewport=size, has_touch=True, is_mobile=True)
    page = phone.new_page()
    first_task(page)
    page.get_by_role("button", name="Show me").tap()
    expect(page.locator("#the-verdict [data-plan=A] .reasons")).to_be_in_viewport(ratio=1)
    expect(page.locator(".spot-mark")).to_be_in_viewport()
    page.get_by_role("button", name="Plan B").tap()
    expect(page.locator("#the-verdict [data-plan=B]")).to_be_in_viewport()
    phone.close()


def test_who_wants_it_is_warned_once(learner: Page) -> None:
    sitting = Sitting(learner)
    sitting.play_on_from(RECORD, at=83)
    sitting.careless()
    sitting.wait_for_turn()
    learner.get_by_role("button", name="Table", exact=True).click()
    warn = learner.get_by_label("Against bots, warn me of an answer")
    expect(warn).to_have_value("never")
    warn.select_option("10")
    learner.locator("#menu-drawer .close").click()
    asked = sitting.asked
    learner.locator(f"#the-dock [data-action='{WRONG}']").click()
    expect(learner.locator("#the-confirm")).to_contain_text("Sure? That looks costly.")
    assert sitting.asked == asked
    learner.locator("#the-confirm [data-sure]").click()
    sitting.wait_beyond(asked)
