"""For every hand and eye: names under a finger that rests, answers for the left thumb, text of twice the size."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.serving import Server

from spindletop.bots.faces import faces

BUBBLE = ".name-bubble:not([hidden])"


def seated(page: Page, game: str) -> Sitting:
    sitting = Sitting(page)
    sitting.new_table(game, "me", "bot random", "bot random")
    sitting.wait_for_turn()
    return sitting


def rest_on(page: Page, place: Locator) -> None:
    """A finger, until the name is shown; then it leaves."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(BUBBLE)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_rests_is_told_the_name_and_answers_nothing(phone: Page) -> None:
    sitting = seated(phone, "black_gold")
    asked = sitting.asked
    for place, name in (
        (phone.locator("[data-undo]"), "Take back your last answer (u)"),
        (phone.locator("#the-dock [data-action][aria-label], .panel [data-action][aria-label]").first, ""),
    ):
        rest_on(phone, place)
        expect(phone.locator(BUBBLE)).to_have_text(name or place.get_attribute("aria-label") or "")
        assert sitting.asked == asked and not phone.locator("body[data-sending]").count()
    phone.locator("#the-goal").tap()
    expect(phone.locator(BUBBLE)).to_have_count(0)


def test_the_keyboard_is_shown_the_name_of_where_it_is(page: Page) -> None:
    seated(page, "king_oil")
    page.keyboard.press("ArrowRight")
    for _ in range(9):
        if page.evaluate("() => document.activeElement.hasAttribute('aria-label')"):
            break
        page.keyboard.press("ArrowRight")
    name = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert name
    expect(page.locator(BUBBLE)).to_have_text(name)
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)


def middle(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def test_a_phone_in_the_left_hand(phone: Page) -> None:
    seated(phone, "king_oil")
    half = 390 / 2
    sides = [phone.locator(each) for each in (".helps", ".head .tools", ".zoom .fit")]
    assert all(middle(each) > half for each in sides)
    phone.locator("[data-open=menu-drawer]").tap()
    phone.get_by_label("for the left hand").tap()
    phone.get_by_role("button", name="Close").filter(visible=True).tap()
    assert all(middle(each) < half for each in sides)
    phone.reload()
    phone.wait_for_selector("body[data-left]")
    assert all(middle(each) < half for each in sides)


@pytest.mark.parametrize(
    ("game", "asking"),
    [("king_oil", "#the-dock .question"), ("black_gold", "#the-dock [data-action]")],  # its cards ask by themselves
)
def test_text_of_twice_the_size_is_not_cut_off(chromium: Browser, server: Server, game: str, asking: str) -> None:
    """Twice as large in a window is as large in one of half the size; and letters alone twice as large."""
    context = new_context(chromium, server, viewport={"width": 640, "height": 400}, device_scale_factor=2)
    page = context.new_page()
    for letters in ("100%", "200%"):
        page.goto("/")
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", letters)
        assert page.evaluate(WIDER) == [], f"home at {letters}"
    seated(page, game)
    for letters in ("100%", "200%"):
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", letters)
        assert page.evaluate(WIDER) == [], f"table at {letters}"
        for place in (page.locator("#the-plates"), page.locator("#panel-map"), page.locator(asking).first):
            place.scroll_into_view_if_needed()
            expect(place).to_be_in_viewport()
    context.close()


# Whatever stands out of the window and cannot be scrolled to.
WIDER = """() => {
  const wide = document.documentElement.clientWidth;
  const held = (each) => { for (let up = each.parentElement; up; up = up.parentElement) {
    if (up !== document.body && /(auto|scroll|hidden|clip)/.test(getComputedStyle(up).overflowX)) return true;
  } return false; };
  return [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility({ visibilityProperty: true })
    && each.getBoundingClientRect().right > wide + 1.5 && !held(each))
    .map((each) => `${each.tagName}.${each.getAttribute('class') ?? ''}`).slice(0, 8);
}"""


TWELVE = ["Maximilianus", "Wilhelmina B", "Bartholomew."]
SIZES = [(1400, 900), (1280, 720), (390, 844)]
# Names of which something is hidden by what they stand in.
CUT_OFF = """(names) => {
  const cut = new Set();
  for (const each of document.querySelectorAll('body *')) {
    const named = (node) => node.nodeType === 3 && names.some((name) => node.textContent.includes(name));
    const text = [...each.childNodes].find(named);
    const readOut = each.closest('.sr, title, option') || getComputedStyle(each).clipPath === 'inset(50%)';
    if (!text || readOut || !each.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = (each.ownerSVGElement ? each : range).getBoundingClientRect();
    for (let up = each; up !== document.body; up = up.parentElement) {
      const { overflowX, display } = getComputedStyle(up), box = up.getBoundingClientRect();
      if (overflowX === 'visible' || display === 'contents') continue;
      if (/(auto|scroll)/.test(overflowX) && up.scrollWidth > up.clientWidth) break;
      const whole = right <= box.right + 1 && left >= box.left - 1;
      if (!whole) cut.add(`${text.textContent.trim()} in ${up.tagName}.${up.className}`);
    }
  }
  return [...cut];
}"""


def expect_names_in_full(page: Page, names: list[str]) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("name => document.body.innerText.includes(name)", names[0])
        assert page.evaluate(CUT_OFF, names) == [], f"{width} x {height}"


@pytest.mark.parametrize(
    ("game", "seats"), [("gold", 5), ("king_oil", 4), ("crude", 4), ("giganten", 4), ("black_gold", 4)]
)
def test_names_of_twelve_letters_are_shown_in_full_at_the_table(page: Page, game: str, seats: int) -> None:
    sitting = Sitting(page)
    sitting.new_table(game, "me", *["bot rookie"] * (seats - 1), name_0=TWELVE[0])
    sitting.careless()
    for _ in range(2):
        sitting.wait_for_turn()
        sitting.answer()
    sitting.wait_for_turn()
    bots = [face.name for face in faces() if face.level == "rookie"]
    expect_names_in_full(page, [TWELVE[0], *bots])
    page.keyboard.press("c")
    page.locator("#chat-form [name=text]").fill("Good luck!")
    page.locator("#chat-form button").click()
    expect(page.locator("#the-talk .said")).to_contain_text(TWELVE[0])
    expect_names_in_full(page, [TWELVE[0], *bots])


def test_names_of_twelve_letters_are_shown_in_full_at_the_end(page: Page, tmp_path: Path) -> None:
    text = Path(__file__).with_name("gold.record").read_text(encoding="utf-8")
    for seat, (short, name) in enumerate(zip(("Ann", "Bob", "Cleo"), TWELVE)):
        text = text.replace(f"player   {seat} {short}", f"player   {seat} {name}")
    long = tmp_path / "long.record"
    long.write_text(text, encoding="utf-8")
    page.goto("/")
    page.locator("input[name=record]").set_input_files(long)
    page.get_by_role("button", name="Open record").click()
    page.wait_for_url("**/replay?at=0")
    expect_names_in_full(page, TWELVE)
    page.goto(page.url.partition("/replay")[0])
    expect(page.locator(".standings")).to_contain_text(TWELVE[0])
    expect_names_in_full(page, TWELVE)
