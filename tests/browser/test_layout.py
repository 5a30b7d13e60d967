"""What people see fits: on every kind of question of a recorded game, on a small desktop and on a phone."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import new_context
from tests.browser.sitting import Sitting
from tests.browser.telling import keep_line, tell_alone
from tests.recorded import RECORDS, played, seated
from tests.serving import Server

import spindletop
from spindletop.kernel import OVER, Record
from spindletop.table import Table
from spindletop.web.frames import Frame, frame, step_frames
from spindletop.web.pages import partial
from spindletop.web.sight import Sight

HERE = Path(__file__).parent
MEASURE = (HERE / "measure.js").read_text(encoding="utf-8")
SIZES = {"desk": (1280, 720), "phone": (390, 844)}
FIRST = 2  # of each kind of question are measured,
SOME = 40  # and one in so many of all
LATELY = 12  # answers, before a question, among which somebody else took a step
NAMES = ["Maximilienne", "Bartholomews", "Wilhelmina W", "Clementine M", "Marmaduke MM"]  # as long as a name is shown
PLACES = """() => [...document.querySelectorAll(".head, .panel-map, .dock")].map((each) => {
  const box = each.getBoundingClientRect();
  return [each.id || each.className.split(" ")[0], box.x, box.y, box.width, box.height].map(String).join(" ");
})"""


@cache
def moments(slug: str) -> list[tuple[str, str]]:
    """The questions of the recorded game, with all that the seat that is asked is shown, and after them a step that
    somebody else took: drawn once, for screens of every size."""
    asked, steps = list[tuple[str, str]](), list[Frame]()
    for table, seat in positions(Record.load(RECORDS[slug])):
        seen = Sight(seat, (seat,))
        asked.append((table.course.state.top().name, html_of(frame(table, seen, ""))))
        before = max(0, table.answers - LATELY)
        steps = steps or [each for each in step_frames(table, seen, "", before) if each.parts]
    return [*asked, ("a step", html_of(steps[0]))]


def html_of(made: Frame) -> str:
    return "".join(partial(name, part) for name, part in made.parts.items())


def positions(record: Record) -> Iterator[tuple[Table, int]]:
    """The table at the recorded game's questions, and the seat that is asked."""
    table = seated(record, NAMES)
    asked: Counter[str] = Counter()
    answers = played(table, record)
    while table.actor != OVER:
        if table.actor >= 0:
            question = table.course.state.top().name
            asked[question] += 1
            if asked[question] <= FIRST or table.answers % SOME == 0:
                yield table, table.actor
        next(answers)


@pytest.fixture(params=SIZES)
def measured(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[tuple[Page, bool]]:
    width, height = SIZES[request.param]
    phone = request.param == "phone"
    context = new_context(
        chromium, server, viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
    )
    page = context.new_page()
    keep_line(page)
    yield page, phone
    context.close()


@pytest.mark.parametrize("slug", spindletop.games())
def test_all_that_is_shown_is_large_enough_and_in_its_place(measured: tuple[Page, bool], slug: str) -> None:
    page, phone = measured
    sitting = Sitting(page)
    sitting.new_table(slug, "me", *["bot random"] * (Record.load(RECORDS[slug]).seats - 1))
    tell_alone(page)
    page.wait_for_function("document.fonts.status === 'loaded'")
    faults: dict[str, str] = {}
    first: list[str] = []
    for question, html in moments(slug):
        page.evaluate("(html) => apply({ html, title: '', turn: true })", html)
        for fault in page.evaluate(MEASURE, phone):
            faults.setdefault(fault, question)
        places = page.evaluate(PLACES)
        first = first or places
        for before, now in zip(first, places, strict=True):
            if before != now:
                faults.setdefault(f"it moved from {before} to {now}", question)
    page.emulate_media(color_scheme="dark")
    for fault in page.evaluate(MEASURE, phone):
        faults.setdefault(fault, "at night")
    assert not faults, "\n".join(f"{question}: {fault}" for fault, question in faults.items())
