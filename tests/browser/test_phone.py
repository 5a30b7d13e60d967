"""What a phone brings to the front: the panel that is asked about, and where to tap."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.sitting import Sitting
from tests.recorded import RECORDS

DRILLS, TRADES = 21, 44  # answers of the recorded games of King Oil and Crude before somebody drills, or trades
AUCTIONS = (Path(__file__).parents[1] / "games" / "king_oil" / "records" / "bank-empty.record", 199)
IN_SIGHT = """(places) => {  // how many are whole in the window of the map, above the panels that lie upon its foot
  const view = document.querySelector(".map-view"), box = view.getBoundingClientRect();
  const foot = box.bottom - parseFloat(getComputedStyle(view).paddingBottom);
  const inside = ({ left, right, top, bottom }) =>
    left >= box.left && right <= box.right && top >= box.top && bottom <= foot;
  return [...view.querySelectorAll(places)].filter((each) => inside(each.getBoundingClientRect())).length;
}"""
ASIDE = f"""() => {{  // the map is moved until a single one is
  const view = document.querySelector(".map-view"), inSight = {IN_SIGHT};
  for (let left = 0; left < view.scrollWidth; left += 30) {{
    for (let top = 0; top < view.scrollHeight; top += 30) {{
      view.scrollTo(left, top);
      if (inSight(".can") === 1) return;
    }}
  }}
}}"""


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


def test_a_new_question_shows_where_most_can_be_tapped_but_a_map_that_was_moved_stays(phone: Page) -> None:
    Sitting(phone).play_on_from(RECORDS["king_oil"], DRILLS)
    expect(phone.locator(".map-view .can")).to_have_count(8)
    assert phone.evaluate(IN_SIGHT, ".can") == 7
    phone.evaluate(ASIDE)
    phone.evaluate("() => zoom.seek()")
    assert phone.evaluate(IN_SIGHT, ".can") == 1, "the next well of the same turn"
    phone.evaluate("() => zoom.seek(true)")
    assert phone.evaluate(IN_SIGHT, ".can") == 7, "a turn that begins"


def test_what_is_auctioned_comes_into_sight(phone: Page) -> None:
    Sitting(phone).play_on_from(*AUCTIONS)
    expect(phone.locator("#asked.mine")).to_contain_text("Raise, or pass?")
    assert phone.evaluate(IN_SIGHT, ".lot.now") == 1
