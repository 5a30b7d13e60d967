"""Every class that is drawn has a style, and every class that has a style is drawn: on boards, pages and reports."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.checks import walk

import spindletop
from spindletop.analysis import study
from spindletop.art.chart import worth_chart
from spindletop.art.svg import STYLE_SHEETS
from spindletop.cli import main
from spindletop.games import folder
from spindletop.games.king_oil.state import CLOSED, KingOilState
from spindletop.kernel import Event, Record, Rng, State
from spindletop.lab.document import REPORT_SHEET
from spindletop.table import Line
from spindletop.web import log, words
from spindletop.web.pages import seat_mark
from spindletop.web.rules import rules_html

TESTS = Path(__file__).resolve().parent.parent
RECORDS = sorted([*TESTS.glob("games/*/records/*.record"), *TESTS.glob("browser/*.record")])
WEB = Path(words.__file__).parent.parent
PAGE_SHEETS = sorted(WEB.glob("static/*.css"))
SOME = 40  # one position in so many is drawn, and the first few of each question

CLASS = re.compile(r'class="([^"]*)"')
NAME = re.compile(r"[a-z][a-z0-9-]*")
FILLED = re.compile(r"{{(.*?)}}")
BODY = re.compile(r"{% block body_class %}(.*?){%")
IN_SCRIPT = re.compile(r'classList\.(?:add|toggle)\("([a-z-]+)"')
FILLED_IN = {"kind": "sum"}  # what a template fills in where it does not say so itself

# Classes that only scripts look for, and why they need no style of their own. None so far: scripts go by data-*.
HOOKS: dict[str, str] = {}


def styled(*sheets: Path) -> set[str]:
    """The classes in all selectors."""
    text = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    selectors = re.findall(r"([^{}]+){", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    return set(re.findall(r"\.([a-z][a-z0-9-]*)", "".join(selectors)))


def drawn(html: str) -> set[str]:
    return {name for names in CLASS.findall(html) for name in names.split()}


# Boards


def positions(record: Record) -> Iterator[State]:
    """Of a recorded game: every kind of question some times, and the end."""
    state, asked = record.replay(0), dict.fromkeys((frame.__name__ for frame in record.game.frames), 0)
    for number, action in enumerate(record.answers()):
        question = state.top().name
        asked[question] += 1
        if asked[question] <= 3 or number % SOME == 0:
            yield state
        state.answer(action)
    yield state


def random_positions(slug: str) -> Iterator[State]:
    """With every number of seats: what no record has."""
    game = spindletop.game(slug)
    for seats in game.seats:
        state = game.new(seats)
        for _ in walk(state, Rng(seats), SOME):
            yield state


def rarities() -> Iterator[State]:
    """What hardly ever comes up: dynamite in Gold's light, and a property of King Oil that nobody wanted."""
    gold = spindletop.game("gold")
    state = gold.new(2, start=0)
    state.play(gold.parse("turn 0"))
    state.play(gold.parse("dynamite"))
    yield state
    king_oil = spindletop.game("king_oil").new(2, start=0)
    assert isinstance(king_oil, KingOilState)
    king_oil.owner[0] = CLOSED
    yield king_oil


def board(state: State) -> set[str]:
    asked = state.actor >= 0
    view = state.view(state.actor if asked else None)
    return drawn(folder.board(state.setup.game).svg(view, view.legal() if asked else []))


def on_boards() -> set[str]:
    """On all boards, and on the charts at the end of a game."""
    found = drawn(worth_chart(["A", "B", "C", "D", "E"], [[0.0] * 5, [1.0, 2.0, 3.0, 4.0, 5.0]], "a chart"))
    found.update(*map(board, rarities()))
    for path in RECORDS:
        found.update(*map(board, positions(Record.load(path))))
    for slug in spindletop.games():
        found.update(*map(board, random_positions(slug)))
    return found


# Pages


def in_template(text: str) -> set[str]:
    """The classes of a template, whatever it chooses among."""
    found: set[str] = set()
    for value in [*CLASS.findall(text), *BODY.findall(text)]:
        found.update(NAME.findall(re.sub(r"{%.*?%}|{{.*?}}", " ", value)))
        for filled in FILLED.findall(value):
            names = NAME.findall(" ".join(re.findall("'([^']*)'", filled)) or FILLED_IN.get(filled.strip(), ""))
            assert names, f"{{{{{filled}}}}} says no class: name those it may be in FILLED_IN"
            found.update(names)
    return found


def on_pages() -> set[str]:
    """In all templates and scripts, and in what is made without a template."""
    lines = [Line(at, Event("round", ()), "A roll.", at > 0) for at in range(3)]
    found = (
        drawn("".join(log.items(iter(lines), 1, ""))) | drawn(seat_mark(0)) | drawn(rules_html("- **GO-1** A rule."))
    )
    for file in WEB.glob("templates/*.html"):
        found |= in_template(file.read_text(encoding="utf-8"))
    for file in WEB.glob("static/*.js"):
        found.update(IN_SCRIPT.findall(file.read_text(encoding="utf-8")))
    return found


def test_boards_and_pages_use_what_is_styled_and_nothing_else() -> None:
    boards, pages = on_boards(), on_pages()
    assert boards - styled(*STYLE_SHEETS, *PAGE_SHEETS) == set(), "on a board, but not styled"
    assert styled(*STYLE_SHEETS) - boards == set(), "styled, but on no board"
    assert pages - styled(*STYLE_SHEETS, *PAGE_SHEETS) - HOOKS.keys() == set(), "on a page, but not styled"
    assert styled(*PAGE_SHEETS) - pages - boards == set(), "styled, but on no page"
    assert HOOKS.keys() - pages == set(), "excused, but on no page"


def test_reports_use_what_is_styled_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(study, "CHECKED", 2)
    assert main(["lab", "report", "crude", "--seats", "2", "--games", "6", "-o", "balance.html"]) == 0
    record = str(TESTS / "browser" / "gold.record")
    assert main(["analyse", record, "-o", "game.html", "--futures", "1", "--seconds", "0.1", "--jobs", "1"]) == 0
    reports = drawn(Path("balance.html").read_text("utf-8")) | drawn(Path("game.html").read_text("utf-8"))
    assert reports - styled(*STYLE_SHEETS, REPORT_SHEET) == set(), "in a report, but not styled"
    assert styled(REPORT_SHEET) - reports == set(), "styled, but in no report"
