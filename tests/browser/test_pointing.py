"""What is pointed at explains itself before it is answered: the reach of a card, the way of a truck."""

from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.browser.sitting import Sitting

GIGANTEN = Path(__file__).parent.parent / "games/giganten/records/four-seats.record"
TAKES, DRIVES = 87, 101  # answers of that game before somebody takes a card, and before somebody drives


def shown(page: Page, what: str) -> Locator:
    return page.locator(f"#the-map-glow [data-when='{what}']")


def reach_of(card: Locator) -> str:
    return (card.get_attribute("data-shows") or "").split()[-1]


def test_a_card_that_is_pointed_at_shows_its_reach_and_a_button_that_takes_it(page: Page) -> None:
    Sitting(page).play_on_from(GIGANTEN, TAKES)
    cards, take = page.locator("button.card"), page.locator(".acts .act").filter(visible=True)
    first, last = cards.first, cards.last
    assert reach_of(first) != reach_of(last)
    expect(shown(page, reach_of(first))).to_be_visible()  # before anything is pointed at, the first
    last.hover()
    expect(shown(page, reach_of(last))).to_be_visible()
    expect(shown(page, reach_of(first))).to_be_hidden()
    page.locator(".head h1").hover()
    expect(take).to_have_count(1)
    expect(take).to_contain_text(last.locator(".card-letter").inner_text())
    first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(shown(page, reach_of(first))).to_be_visible()
    take.click()
    expect(page.locator("button.card")).to_have_count(0)


def test_on_a_phone_the_first_tap_only_points(phone: Page) -> None:
    sitting = Sitting(phone)
    sitting.play_on_from(GIGANTEN, TAKES)
    asked, second = sitting.asked, phone.locator("button.card").nth(1)
    second.tap()
    expect(second).to_have_class("can card pointed")
    expect(shown(phone, reach_of(second))).to_be_visible()
    assert sitting.asked == asked and not phone.locator("body[data-sending]").count()
    second.tap()
    expect(phone.locator("button.card")).to_have_count(0)


def test_the_way_to_a_square_is_drawn_with_what_it_costs(page: Page) -> None:
    Sitting(page).play_on_from(GIGANTEN, DRIVES)
    squares = page.locator("#the-map-lit g[role=button][data-from]")
    far = max(squares.all(), key=lambda square: (square.get_attribute("data-action") or "").count(";"))
    steps = (far.get_attribute("data-action") or "").count(";") + 1
    far.hover()
    line = page.locator(".way-sheet polyline").first
    expect(line).to_be_attached()
    points = [tuple(map(int, each.split(","))) for each in (line.get_attribute("points") or "").split()]
    assert len(points) == steps + 1
    assert all(abs(a - c) + abs(b - d) == 44 for (a, b), (c, d) in pairwise(points))
    expect(page.locator(".name-bubble:not([hidden])")).to_have_text(far.get_attribute("aria-label") or "")
    page.locator(".head h1").hover()
    expect(page.locator(".way-sheet")).to_have_count(0)
