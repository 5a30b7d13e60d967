"""What others do is shown step by step, at each pace; great moments are seen, and heard by who wants to; and nothing of
it holds up an answer. Long timers of the page are kept until a test lets them go, so that nothing depends on time."""

import json
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.sitting import Sitting
from tests.browser.telling import keep_line, tell_alone
from tests.recorded import RECORDS, played
from tests.recorded import seated as recorded_table

from spindletop.kernel import Record
from spindletop.web.frames import frame, step_frames
from spindletop.web.sight import Sight

Motion = Literal["no-preference", "reduce"]
NAMES = ["Ann", "Bob", "Cleo", "Dora"]
# Of the recorded games: the answers between which others than Ann act, and what is seen of that, step by step.
TURNS = {
    "gold": (12, 19, ["Bob turned up a rust miner of 4 (card 59)", "A duel: 4 beats 3, and the weaker miner leaves.",
                      "Cleo turned up a mustard miner of 2 (card 33)",
                      "He strikes gold: 1 nugget goes to Cleo’s mine, face down."]),
    "king_oil": (20, 27, ["Bob announced 3 wells", "Bob drilled 7.3: dry, $6,000", "Bob drilled 7.5: dry, $6,000",
                          "Bob drilled 7.8: medium, $4,000"]),
    "crude": (16, 22, ["Bob bought 1 crude abroad: 6", "Bob rolled red 1 (and you), black 4 (and Cleo)",
                       "Bob refined 1 barrel", "Bob bought a station: 48",
                       "Bob built a station on row 6, column 3: 48"]),
    "giganten": (23, 29, ["Bob put a truck on 1-4", "Bob drove to 2-4: 2 points", "Bob looked at 3-4",
                          "Bob’s train went to 7", "Bob drove to 3-4: 1 point", "Bob drove to 4-4: 2 points"]),
    "black_gold": (50, 58, ["Bob moved Jet Oil, Inc. to $9,000", "Bob lost 1 plume: no train went that far",
                            "Bob took 6 licences, 6 points"]),
}  # fmt: skip
STEPS = TURNS["king_oil"][2]
ANN, WATCHER = Sight(0, (0,)), Sight(None)
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
def moving(context: BrowserContext, request: pytest.FixtureRequest) -> Page:
    return held_page(context, request.param)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return held_page(context, "no-preference")


def held_page(context: BrowserContext, motion: Motion) -> Page:
    made = context.new_page()
    keep_line(made)
    made.add_init_script(HELD + HEARD)
    made.emulate_media(reduced_motion=motion)
    return made


def seated(page: Page, pace: str, game: str = "king_oil") -> Sitting:
    """At a table whose bots wait for this person."""
    page.goto("/")
    page.evaluate("pace => localStorage.setItem('spindletop.pace', pace)", pace)
    sitting = Sitting(page)
    sitting.new_table(game, "me", *["bot random"] * (Record.load(RECORDS[game]).seats - 1), begins="0")
    sitting.careless()
    sitting.wait_for_turn()
    page.evaluate(WATCH)
    return sitting


def turn_of_another(slug: str = "king_oil", seen: Sight = ANN) -> list[dict[str, Any]]:
    """The messages of a recorded turn, as the stream sends them to who sees this."""
    before, after, _ = TURNS[slug]
    record = Record.load(RECORDS[slug])
    table = recorded_table(record, NAMES)
    answers = played(table, record)
    while table.answers < after:
        next(answers)
    messages, shown = [], dict[str, str]()
    for each in [*step_frames(table, seen, "", before), frame(table, seen, "")]:
        messages.append(json.loads(each.message("", shown)))
        shown |= each.parts
    return messages


def told(page: Page, messages: list[dict[str, object]]) -> None:
    tell_alone(page)
    page.evaluate("(messages) => { seen.length = 0; messages.forEach(hear); }", messages)


def waits(page: Page) -> list[float]:
    """How long each timer that is held would take."""
    times: list[float] = page.evaluate("held.filter((each) => each.act).map((each) => each.time)")
    return times


@pytest.mark.parametrize("pace", [*PACES, "once"])
def test_each_step_of_anothers_turn_is_seen_in_order(page: Page, pace: str) -> None:
    messages = turn_of_another()
    seated(page, pace)
    told(page, messages)
    if pace != "once":
        for message, step in zip(messages, STEPS, strict=False):
            expect(page.locator("body[data-showing] #asked .question")).to_have_text(step)
            assert page.locator("#the-dock [data-action]").count() == 0, "nothing is asked meanwhile"
            assert pytest.approx(1000 * message["hold"] * PACES[pace]) in waits(page)
            page.evaluate("letGo()")
    page.wait_for_selector("#asked.mine")
    assert page.evaluate("seen") == [*STEPS, "Draw a card?"]
    assert bool(page.evaluate("waited")) == (pace != "once")


@pytest.mark.parametrize("slug", TURNS)
def test_the_steps_of_each_game_are_seen_in_order_from_a_seat_and_by_who_watches(
    page: Page, guest: BrowserContext, slug: str
) -> None:
    seated(page, "normal", slug)
    watching = held_page(guest, "no-preference")
    watching.goto(page.url)
    watching.evaluate("localStorage.setItem('spindletop.pace', 'normal')")
    watching.evaluate(WATCH)
    looks = [message["hold"] for message in turn_of_another(slug)]
    assert looks[-1] == 0, "the table as it stands then"
    for each, seen in ((page, ANN), (watching, WATCHER)):
        told(each, turn_of_another(slug, seen))
        steps = [step if seen is ANN else step.replace("you", "Ann") for step in TURNS[slug][2]]
        for step, look in zip(steps, looks[:-1], strict=True):
            expect(each.locator("body[data-showing] #asked .question")).to_have_text(step)
            assert pytest.approx(1000 * look) in waits(each), "who watches sees it as long as who plays"
            each.keyboard.press("Space")
        each.wait_for_selector("body:not([data-showing])")
        assert each.evaluate("seen")[: len(steps)] == steps


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
