"""The board closer and farther, with two fingers on a phone."""

from playwright.sync_api import CDPSession, Page
from tests.browser.sitting import Sitting


def touch(hand: CDPSession, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """A finger on each of these ways, from its beginning to its end."""
    steps = 4
    for step in range(steps + 1):
        places = [(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for (x, y), (to_x, to_y) in ways]
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def box(page: Page) -> dict[str, float]:
    found = page.locator(".map-sheet").bounding_box()
    assert found is not None
    return dict(found)  # type: ignore[arg-type]


def test_two_fingers_bring_the_board_closer(phone: Page) -> None:
    sitting = Sitting(phone)
    sitting.new_table("gold", "me", "bot random")
    sitting.wait_for_turn()
    hand = phone.context.new_cdp_session(phone)
    before, asked = box(phone), sitting.asked
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    touch(hand, ((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    closer = box(phone)
    assert closer["width"] > 2 * before["width"]
    assert phone.evaluate("() => visualViewport.scale") == 1, "the map, not the page"
    assert sitting.asked == asked, "moving the map answers nothing"
    phone.get_by_role("button", name="Whole board").click()
    assert box(phone) == before
