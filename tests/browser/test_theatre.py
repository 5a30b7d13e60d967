"""What others do is shown step by step, at each pace; great moments are seen, and heard by who wants to; and nothing of
it holds up an answer. Long timers of the page are kept until a test lets them go, so that nothing depends on time."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.browser.telling import keep_line, tell_alone
from tests.serving import Server

from spindletop.kernel import Record
from spindletop.table import Table
from spindletop.table.entries import Answered, By, Opened, Place, Started
from spindletop.web.frames import frame, step_frames
from spindletop.web.sight import Sight

Motion = Literal["no-preference", "reduce"]
KING_OIL = Path(__file__).parent / "king_oil.record"
BEFORE, AFTER = (
    20,
    27,
)  # answers; those between are the other seat's
STEPS = ["Bob announces 3 wells.", "Hole 7.3: dry.", "Hole 7.5: dry.", "Hole 7.8: medium oil."]
PACES = {"slow": 2.0, "normal": 1.0, "quick": 0.4}

HELD = """
  window.held = [];
  const given = window.setTimeout, taken = window.clearTimeout;
  window.setTimeout = (act, time = 0, ...more) => {
    if (time < 200) return given(act, time, ...more);
    held.push({ act, time });
    return -held.length;
  };
  window.clearTimeout = (timer) => { if (timer < 0) held[-timer - 1].act = null; else taken(timer); };
  window.letGo = () => {
    const first = held.find((each) => each.act), { act } = first;
    first.act = null;
    act();
  };
"""
HEARD = """
  window.heard = 0;
  const Air = window.AudioContext;
  window.AudioContext = class extends Air { createGain() { window.heard += 1; return super.createGain(); } };
"""
WATCH = """() => {
  window.seen = [];
  window.waited = [];
  const all = { childList: true, subtree: true, characterData: true, attributeFilter: ["data-showing"] };
  new MutationObserver(() => {
    const words = document.querySelector("#asked .question").textContent.trim();
    if (words !== seen.at(-1)) seen.push(words);
    if (document.body.hasAttribute("data-showing")) waited.push(words);
  }).observe(document.body, all);
}"""


@pytest.fixture(params=["no-preference", "reduce"])
def moving(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    yield from held_page(chromium, server, request.param)


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    yield from held_page(chromium, server, "no-preference")


def held_page(chromium: Browser, server: Server, motion: Motion) -> Iterator[Page]:
    context = new_context(chromium, server)
    keep_line(context)
    context.add_init_script(HELD + HEARD)
    made = context.new_page()
    made.emulate_media(reduced_motion=motion)
    yield made
    context.close()


def seated(page: Page, pace: str, game: str = "king_oil") -> Sitting:
    """At a table whose bots wait for this person."""
    page.goto("/")
    page.evaluate("pace => localStorage.setItem('spindletop.pace', pace)", pace)
    sitting = Sitting(page)
    sitting.new_table(game, "me", "bot random", begins="0")
    sitting.careless()
    sitting.wait_for_turn()
    page.evaluate(WATCH)
    return sitting


def turn_of_another() -> list[dict[str, Any]]:
    """The messages of a recorded turn, as the stream sends them to seat 0: three wells are announced and drilled."""
    record = Record.load(KING_OIL)
    game = record.game
    places = [Place("Ann"), Place("Bob")]
    opened = Opened(game.slug, game.rules, game.source.hash, dict(record.options), places, host="", seed="")
    table = Table("theatre", game, opened, 0.0)
    table.apply(2, Started([]), 0.0)
    for action in record.answers()[:AFTER]:
        table.apply(table.seq + 1, Answered(table.actor, game.name(action), By.PERSON), 0.0)
    seen, messages, shown = Sight(0, (0,)), [], dict[str, str]()
    for each in [*step_frames(table, seen, "", BEFORE), frame(table, seen, "")]:
        messages.append(json.loads(each.message("", shown)))
        shown |= each.parts
    return messages


def told(page: Page, messages: list[dict[str, object]]) -> None:
    tell_alone(page)
    page.evaluate("(messages) => { seen.length = 0; messages.forEach(hear); }", messages)


@pytest.mark.parametrize("pace", [*PACES, "once"])
def test_each_step_of_anothers_turn_is_seen_in_order(page: Page, pace: str) -> None:
    messages = turn_of_another()
    seated(page, pace)
    told(page, messages)
    if pace != "once":
        for message, step in zip(messages, STEPS, strict=False):
            expect(page.locator("body[data-showing] #asked .question")).to_have_text(step)
            assert page.locator("#the-dock [data-action]").count() == 0, "nothing is asked meanwhile"
            wanted = page.evaluate("held.filter((each) => each.act).map((each) => each.time)")
            assert pytest.approx(1000 * message["hold"] * PACES[pace]) in wanted
            page.evaluate("letGo()")
    page.wait_for_selector("#asked.mine")
    assert page.evaluate("seen") == [*STEPS, "Draw a card?"]
    assert bool(page.evaluate("waited")) == (pace != "once")


def test_a_key_goes_on_and_own_answers_wait_for_nothing(page: Page) -> None:
    """No timer is let go here: what comes, comes without waiting."""
    sitting = seated(page, "slow", "crude")
    for _ in range(3):  # rigs
        asked = sitting.asked
        page.locator(".panel [data-action^='purchase rig']").first.click()
        sitting.wait_beyond(asked)
    assert page.evaluate("waited") == []
    page.locator("[data-action=done]").click()
    page.wait_for_selector("body[data-showing]")
    while not page.locator("#asked.mine").count():
        page.keyboard.press("Space")
    assert page.evaluate("waited.length") > 0


# Great moments


def peaks_of(messages: list[dict[str, Any]]) -> str:
    return "".join(str(message["peaks"]) for message in messages)


def test_a_great_moment_is_drawn_where_it_happens(moving: Page) -> None:
    messages = turn_of_another()
    seated(moving, "normal")
    told(moving, messages[:-1])
    for _ in STEPS[:-1]:
        moving.wait_for_selector("body[data-showing]")
        moving.evaluate("theatre.skip()")
    peak = moving.locator("#stage .peak-gusher")
    expect(peak).to_have_count(1)
    moves = moving.evaluate("document.getElementById('stage').getAnimations({ subtree: true }).length")
    assert bool(moves) == is_lively(moving), "a still mark for who wants less motion"
    well, place = moving.get_by_role("img", name="7.8: derrick of Bob.").bounding_box(), peak.bounding_box()
    assert well and place
    assert (
        well["x"] <= place["x"] <= well["x"] + well["width"] and well["y"] <= place["y"] <= well["y"] + well["height"]
    )


def is_lively(page: Page) -> bool:
    return bool(page.evaluate("matchMedia('(prefers-reduced-motion: no-preference)').matches"))


def test_great_moments_are_heard_only_by_who_wants_to(page: Page) -> None:
    seated(page, "normal")
    html = peaks_of(turn_of_another())

    def heard() -> int:
        page.evaluate("html => { peaks.clear(); heard = 0; peaks.show(html, 1); }", html)
        expect(page.locator("#stage .peak")).to_have_count(1)
        return int(page.evaluate("heard"))

    assert heard() == 0, "nobody asked for it"
    page.get_by_role("button", name="Table", exact=True).click()
    switch, volume = page.get_by_role("checkbox", name="Sounds"), page.get_by_role("slider", name="How loud")
    expect(switch).not_to_be_checked()
    switch.check()
    volume.press("ArrowRight")
    page.keyboard.press("Escape")
    assert heard() > 0
    page.reload()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(switch).to_be_checked()
    expect(volume).to_have_value("65")
    switch.uncheck()
    page.keyboard.press("Escape")
    assert heard() == 0


def test_at_once_there_are_no_great_moments(page: Page) -> None:
    seated(page, "once")
    told(page, turn_of_another())
    page.wait_for_selector("#asked.mine")
    assert page.locator("#stage .peak").count() == 0
