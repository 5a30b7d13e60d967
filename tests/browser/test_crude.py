"""Crude by clicks: a tool picked once builds many times, and barrels are sold by the place that they go to."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.sitting import Sitting

SQUARES = ["a11", "a12", "a13", "a14", "a21", "a22", "a23", "a24"]


class Table:
    """A table of Crude at which Ann begins; it counts her clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sitting = Sitting(page)
        self.sitting.new_table("crude", "me", "bot random", begins="0", name_0="Ann")
        self.sitting.wait_for_turn()
        self.clicks = 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).click()
        self.clicks += 1

    def answer(self, action: str) -> None:
        """A click on what is shown for this run of answers, and what comes of it."""
        asked = self.sitting.asked
        where = ".acts" if action == "done" else ".panel"
        self.click(f'{where} [data-action="{action}"]:visible')
        self.sitting.wait_beyond(asked)
        self.page.wait_for_selector("body:not([data-sending])")

    def squares(self, tool: str) -> int:
        return self.page.locator(f'.lot[data-tool="{tool}"]:visible').count()

    @property
    def cash(self) -> str:
        return self.page.locator("#firm-cash-0").inner_text()


@pytest.fixture
def table(page: Page) -> Table:
    return Table(page)


def test_eight_rigs_a_station_and_a_refinery_take_thirteen_clicks(table: Table) -> None:
    for square in SQUARES:
        table.answer(f"purchase rig; place {square}")
    table.click('[data-pick="station"]')
    table.answer("purchase station; place a31")
    table.click('[data-pick="refinery"]')
    table.answer("purchase refinery; place a55")
    expect(table.page.locator("#firm-cash-0")).to_have_text(f"${300 - 8 * 5 - 48 - 64}")
    table.answer("done")
    assert table.clicks == 13


def test_barrels_are_sold_with_one_click_on_the_place_of_the_last(table: Table) -> None:
    table.answer("done")
    table.sitting.wait_for_turn()
    table.clicks = 0
    table.answer("; ".join(["sell domestic gasoline"] * 2))  # all that Ann has
    expect(table.page.locator("#firm-cash-0")).to_have_text("$326")
    table.answer("done")
    assert table.clicks == 2


def test_a_tool_stays_in_hand_until_it_is_put_down(table: Table) -> None:
    page = table.page
    picks = page.locator("[data-pick]")
    expect(picks).to_have_count(3)
    expect(picks.first).to_have_attribute("aria-pressed", "true")
    assert (table.squares("rig"), table.squares("station")) == (72, 0), "both estates, for the rig in hand"
    table.click('[data-pick="station"]')
    assert (table.squares("rig"), table.squares("station")) == (0, 72)
    table.answer("purchase station; place a11")
    expect(page.locator('[data-pick="station"]')).to_have_attribute("aria-pressed", "true")
    assert table.squares("station") == 71
    page.keyboard.press("Escape")
    assert table.squares("station") == 0 and table.squares("rig") == 0
    page.keyboard.press("1")
    assert table.squares("rig") == 71
    table.click('[data-pick="rig"]')
    assert table.squares("rig") == 0, "the same button puts it down"
    table.answer("done")
    expect(page.locator("body")).not_to_have_attribute("data-tool", "rig")
