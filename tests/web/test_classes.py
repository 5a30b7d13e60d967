"""Every class that is drawn has a style, and every class that has a style is drawn: on panels, pages and reports."""

import re
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.checks import walk
from tests.web.test_peaks import spectacles

import spindletop
from spindletop.analysis import study
from spindletop.art.chart import worth_chart
from spindletop.art.document import SHEET as REPORT_SHEET
from spindletop.art.scene import Moment
from spindletop.art.svg import STYLE_SHEETS
from spindletop.cli import main
from spindletop.games import folder
from spindletop.games.king_oil.land import CLOSED
from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel import Event, Record, Rng, State
from spindletop.table import Line
from spindletop.table.course import Told
from spindletop.web import log, words
from spindletop.web.pages import seat_mark
from spindletop.web.rules import rules_html
from spindletop.web.scenes import offered, peaks_html

TESTS = Path(__file__).resolve().parent.parent
RECORDS = sorted([*TESTS.glob("games/*/records/*.record"), *TESTS.glob("browser/*.record")])
WEB = Path(words.__file__).parent.parent
PAGE_SHEETS = sorted(WEB.glob("static/*.css"))
NAMES = ["Ann", "Bob", "Cid", "Dora", "Eve"]
LATELY = 60  # things that have happened may leave traces
SOME = 40  # one position in so many is drawn, and the first few of each question

CLASS = re.compile(r'class="([^"]*)"')
NAME = re.compile(r"[a-z][a-z0-9-]*")
FILLED = re.compile(r"{{(.*?)}}")
BODY = re.compile(r"{% block body_class %}(.*?){%")
IN_SCRIPT = re.compile(r'classList\.(?:add|toggle)\("([a-z-]+)"')

# Classes that only scripts look for, and why they need no style of their own.
HOOKS = {"sum": "money that counts up or down: lively.js", "do": "an ordinary answer, as all are"}
RARE = {"did-found", "did-fizzled", "did-dynamite", "no-sale"}  # what no recorded game has
TONES = {"white", "blue"}  # of a strip beside the rules
FILLED_FAMILIES = {"seat-", "for-rookie", "for-wildcatter", "for-tycoon", "panel-map", "bluff", "bid"} | TONES
FAMILY = re.compile(r"^([a-z-]+-)\d+$")  # classes that differ in a number


def family(names: Set[str]) -> set[str]:
    """What counts as the same: of-3 is styled if of-2 is, where the number is only of interest to some."""
    return {found[1] if (found := FAMILY.match(name)) else name for name in names}


def styled(*sheets: Path) -> set[str]:
    """The classes in all selectors."""
    text = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    selectors = re.findall(r"([^{}]+){", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    return set(re.findall(r"\.([a-z][a-z0-9-]*)", "".join(selectors)))


def drawn(html: str) -> set[str]:
    return {name for names in CLASS.findall(html) for name in names.split()}


# Panels


def moments(record: Record) -> Iterator[Moment[Any]]:
    """Of a recorded game: every kind of question some times, each as it is asked and as the step before it is shown,
    and the end."""
    state, asked = record.replay(0), dict.fromkeys((frame.__name__ for frame in record.game.frames), 0)
    told: list[Event] = []
    now: list[Event] = []
    for number, action in enumerate(record.answers()):
        question = state.top().name
        asked[question] += 1
        if asked[question] <= 3 or number % SOME == 0:
            yield from seen(state, now, told)
        now = []
        state.listen(now)
        state.answer(action)
        state.listen(None)
        told = [*told, *now][-LATELY:]
    yield from seen(state, now, told)


def seen(state: State, now: list[Event], told: list[Event]) -> Iterator[Moment[Any]]:
    """By who is asked, and by a spectator while the step is shown."""
    names = NAMES[: state.seats]
    if state.actor >= 0:
        own = [event for event in told if event.heard_by(state.actor)]
        yield Moment(state.view(state.actor), state.legal(), names, state.actor, (), own, own)
    public = [event for event in told if event.heard_by(None)]
    step = [event for event in now if event.heard_by(None)]
    yield Moment(state.view(None), (), names, None, step, public, public)


def random_moments(slug: str) -> Iterator[Moment[Any]]:
    """With every number of seats: what no record has."""
    game = spindletop.game(slug)
    for seats in game.seats:
        state = game.new(seats)
        for _ in walk(state, Rng(seats), SOME):
            yield from seen(state, [], [])


def rarities(slug: str) -> Iterator[Moment[Any]]:
    """What hardly ever comes up: dynamite in Gold's light, and a property of King Oil that nobody wanted."""
    if slug == "gold":
        gold = spindletop.game("gold")
        state = gold.new(2, start=0)
        state.play(gold.parse("turn 0"))
        now: list[Event] = []
        state.listen(now)
        state.play(gold.parse("dynamite"))
        state.listen(None)
        yield from seen(state, now, now)
    elif slug == "king_oil":
        king_oil = spindletop.game("king_oil").new(2, start=0)
        assert isinstance(king_oil, KingOilState)
        king_oil.transfer(0, CLOSED)
        yield from seen(king_oil, [], [])


def scene_classes(moment: Moment[Any]) -> set[str]:
    """Of all that is drawn of a position."""
    scene = folder.scene(moment)
    dock = offered(moment, scene)
    html = [dock.hand, dock.question, dock.line, dock.worth, *(panel.html + panel.aside for panel in scene.panels)]
    html += [peaks_html(moment), scene.goal.drawing, dock.film]
    html += [layer.svg for panel in scene.panels if panel.map for layer in panel.map.layers]
    return drawn("".join(html))


@cache
def on_panels(slug: str) -> frozenset[str]:
    found: set[str] = set()
    for path in RECORDS:
        record = Record.load(path)
        if record.game.slug == slug:
            found.update(*map(scene_classes, moments(record)))
    found.update(*map(scene_classes, random_moments(slug)))
    found.update(*map(scene_classes, rarities(slug)))
    found.update(f"peak-{each.name}" for each in spectacles(slug))
    return frozenset(found)


def in_charts() -> set[str]:
    chart = worth_chart(["A", "B", "C", "D", "E"], [[0.0] * 5, [1.0, 2.0, 3.0, 4.0, 5.0]], "a chart", [0.5])
    return drawn(chart)


def sheets_of(slug: str, name: str) -> list[Path]:
    """Those of this name that the game brings along, without the house's."""
    kit = folder.kit(spindletop.game(slug))
    return [file for each in kit.folders[1:] if (file := each / name).exists()]


# Pages


def in_template(text: str) -> set[str]:
    """The classes of a template, whatever it chooses among. Of one that is filled in behind a dash (seat-3) nothing is
    known here but how it begins."""
    found: set[str] = set()
    for value in [*CLASS.findall(text), *BODY.findall(text)]:
        found.update(NAME.findall(re.sub(r"{%.*?%}|{{.*?}}", " ", re.sub(r"[a-z-]+-{{.*?}}", " ", value))))
        for filled in FILLED.findall(value):
            found.update(NAME.findall(" ".join(re.findall("'([^']*)'", filled))))
    return found


def on_pages() -> set[str]:
    """In all templates and scripts, and in what is made without a template."""
    lines = [Line(at, Event("roll", ()), "", at > 0, told={None: Told("A roll", "Rolls")}) for at in range(3)]
    found = (
        drawn("".join(log.Story(None, 1, "", folder.kit(spindletop.game("gold"))).parts(reversed(lines))))
        | drawn(seat_mark(0))
        | drawn(rules_html("- **GO-1** A rule."))
    )
    for file in WEB.glob("templates/*.html"):
        found |= in_template(file.read_text(encoding="utf-8"))
    for file in WEB.glob("static/*.js"):
        found.update(IN_SCRIPT.findall(file.read_text(encoding="utf-8")))
    return found


def named() -> set[str]:
    """Whatever code and templates speak of: a class may be chosen there, or be filled in."""
    files = [
        *WEB.glob("*.py"),
        *WEB.glob("templates/*.html"),
        *WEB.parent.glob("lab/*.py"),
        *WEB.parent.glob("art/*.py"),
    ]
    return {name for file in files for name in NAME.findall(file.read_text(encoding="utf-8"))}


def test_pages_use_what_is_styled_and_nothing_else() -> None:
    pages, charts = on_pages(), in_charts()
    panels: set[str] = set().union(*map(on_panels, spindletop.games()))
    house = styled(*STYLE_SHEETS, *PAGE_SHEETS)
    assert charts - styled(*STYLE_SHEETS) == set(), "in a chart, but not styled"
    assert pages - house - HOOKS.keys() == set(), "on a page, but not styled"
    assert family(house - pages - charts - panels - named()) - FILLED_FAMILIES == set(), "styled, but on no page"
    assert HOOKS.keys() - pages - panels == set(), "excused, but on no page"


@pytest.mark.parametrize("slug", spindletop.games())
def test_panels_use_what_is_styled_and_nothing_else(slug: str) -> None:
    panels, own = on_panels(slug), styled(*sheets_of(slug, "style.css"))
    house = styled(*STYLE_SHEETS, *PAGE_SHEETS)
    assert family(panels) - family(own | house) - HOOKS.keys() == set(), "on a panel, but not styled"
    others: set[str] = set().union(*(on_panels(each) for each in spindletop.games() if each != slug))
    shared = others if len(sheets_of(slug, "style.css")) > 1 else set()  # two games may share a sheet
    names = {f"panel-{panel}" for panel in panel_names(slug)} | {f"game-{slug}"}
    assert family(own - panels - shared - on_pages() - named() - names) - FILLED_FAMILIES - RARE == set(), (
        "styled, but on no panel"
    )


def panel_names(slug: str) -> set[str]:
    game = spindletop.game(slug)
    return {panel.name for panel in folder.scene(Moment(game.new(game.seats[0]).view(None), names=NAMES)).panels}


@pytest.mark.parametrize("slug", spindletop.games())
def test_drawings_use_what_is_styled_and_nothing_else(slug: str) -> None:
    kit = folder.kit(spindletop.game(slug))
    symbols, styles = set[str](), set[str]()
    for each in kit.folders:
        symbols |= (
            drawn((each / "symbols.svg").read_text(encoding="utf-8")) if (each / "symbols.svg").exists() else set()
        )
        styles |= styled(each / "symbols.css") if (each / "symbols.css").exists() else set()
    assert symbols == styles


@pytest.mark.parametrize("slug", spindletop.games())
def test_the_ground_uses_what_is_styled_and_nothing_else(slug: str) -> None:
    game = spindletop.game(slug)
    land = folder.land(middle(slug))
    if land is None:
        return
    ground = drawn(folder.board(game).ground(land))
    own = styled(*sheets_of(slug, "ground.css"))
    assert ground - own == set(), "on the ground, but not styled"
    assert own - ground == set() or len(sheets_of(slug, "ground.css")) > 1, "styled, but not on the ground"


def middle(slug: str) -> State:
    """A random game well under way."""
    state = spindletop.game(slug).new(spindletop.game(slug).seats[-1])
    for _ in walk(state, Rng(3), SOME):
        if len(state.stack) and state.actor >= 0 and folder.land(state.view(None)) is not None:
            return state
    return state


def test_reports_use_what_is_styled_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(study, "CHECKED", 2)
    assert main(["lab", "report", "crude", "--seats", "2", "--games", "6", "-o", "balance.html"]) == 0
    record = str(TESTS / "browser" / "gold.record")
    assert main(["analyse", record, "-o", "game.html", "--futures", "1", "--seconds", "0.1", "--jobs", "1"]) == 0
    reports = drawn(Path("balance.html").read_text("utf-8")) | drawn(Path("game.html").read_text("utf-8"))
    assert reports - styled(*STYLE_SHEETS, REPORT_SHEET) == set(), "in a report, but not styled"
    assert styled(REPORT_SHEET) - reports == set(), "styled, but in no report"
