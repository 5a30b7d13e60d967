"""One intention, one click: turns are counted in real clicks, with what is asked twice as it is at first."""

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.sitting import Sitting
from tests.recorded import RECORDS

COUNTED = "window.clicks = 0; addEventListener('click', ({ isTrusted }) => { clicks += isTrusted; }, true);"


class Hand:
    """Who plays on from a recorded position; the browser counts their clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sitting = Sitting(page)
        page.add_init_script(COUNTED)

    def plays_on(self, record: Path, at: int) -> None:
        self.sitting.play_on_from(record, at)
        self.sitting.wait_for_turn()

    def answers(self, *beginnings: str) -> int:
        """By what is shown for the first answer that begins so, one after the other; how many clicks that took."""
        before = self.clicks
        for beginning in beginnings:
            asked = self.sitting.asked
            self.page.locator(f'[data-action^="{beginning}"]').filter(visible=True).first.click()
            if self.sitting.is_doubted(asked):
                self.page.locator("#the-confirm [data-sure]").click()
                self.sitting.wait_beyond(asked)
        return self.clicks - before

    @property
    def clicks(self) -> int:
        return int(self.page.evaluate("clicks"))


@pytest.fixture
def hand(page: Page) -> Hand:
    return Hand(page)


def test_a_draw_and_an_offer_at_a_round_price_in_king_oil(hand: Hand) -> None:
    hand.plays_on(RECORDS["king_oil"], 8)
    assert hand.answers("draw") == 1
    hand.plays_on(RECORDS["king_oil"], 15)
    assert hand.answers("offer", "sell 7", "for 40000; and 0") == 3


def test_each_intention_in_giganten(hand: Hand) -> None:
    for at, answer in (
        (9, "take l6-m6"),
        (32, "; ".join(["train"] * 6)),
        (57, "build 3-4"),
        (63, "bid 2"),
        (63, "pass"),
    ):
        hand.plays_on(RECORDS["giganten"], at)
        assert hand.answers(answer) == 1, answer
