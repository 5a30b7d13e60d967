"""What a phone brings to the front: the panel that is asked about, and where to tap."""

from playwright.sync_api import Page, expect
from tests.browser.sitting import Sitting
from tests.recorded import RECORDS

DRILLS, TRADES = 21, 44  # answers of the recorded games of King Oil and Crude before somebody drills, or trades


def test_the_market_comes_to_the_front_when_it_is_asked_about(phone: Page) -> None:
    Sitting(phone).play_on_from(RECORDS["crude"], TRADES)
    expect(phone.locator("#panel-markets")).to_be_in_viewport()
    expect(phone.locator(".deck-tabs .on")).to_have_text("Markets")
    phone.get_by_role("button", name="Roll the dice").tap()
    expect(phone.locator("#panel-estate")).to_be_in_viewport()
    expect(phone.locator("#panel-markets")).not_to_be_in_viewport()


def test_where_the_map_has_the_answers_the_dock_says_so(phone: Page) -> None:
    Sitting(phone).play_on_from(RECORDS["king_oil"], DRILLS)
    expect(phone.locator(".line-under")).to_contain_text("Choose a lit hole on the map.")
    expect(phone.locator(".line-under")).to_be_in_viewport()
