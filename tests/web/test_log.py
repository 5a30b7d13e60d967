"""The log beside the board."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.recorded import RECORDS, played, seated

import spindletop
from spindletop.games import folder
from spindletop.kernel import Event, Record
from spindletop.table import Line, Person, Status, Table, Tables, new_token
from spindletop.table.course import Course, Told
from spindletop.table.entries import By
from spindletop.web import log
from spindletop.web.fortunes import turning_points
from spindletop.web.log import log_html
from spindletop.web.sight import Sight
from spindletop.words import plain, stressed

ICON = r'<svg class="i"><use href="#story-[a-z-]+"/></svg>'
BADGE = r'(?:<svg class="pip seat-(\d)"><use href="#story-seat-\d"/></svg>)?'
LINE = re.compile(rf'<li( class="new")?>{ICON}{BADGE}(?:<a href="([^"]*)"[^>]*>)?(.*?)(?:</a>|</li>| <b>×)')
ANN = new_token()
SILENT = {"stopped"}  # nothing is told of it


async def play(tables: Tables, game: str, enough: Callable[[Table], bool]) -> Table:
    table = await tables.open_table(ANN, game, [Person("<Ann>"), Person("<Bob>")])
    while not enough(table):
        action = table.game.name(table.legal(table.actor)[0])
        await tables.answer(table.id, table.actor, ANN, table.asked, action)
    return table


def news_for_ann(table: Table) -> bool:
    """Old lines and new ones."""
    since = table.last_turn(0)
    return len({line.at > since for line in table.log(0) if line.words}) == 2


def test_lines_are_steps_and_the_new_ones_are_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with Tables(tmp_path / "tables.db") as tables:
            table = await play(tables, "king_oil", news_for_ann)
            kit = folder.kit(table.game)
            told = [line for line, _ in log.folded(table.newest(0), 0, kit) if line.event.kind not in kit.titles]
            html = log_html(table, Sight(0, (0, 1)))
            lines = LINE.findall(html)
            assert [words for *_, words in lines] == [stressed(line.to(0).words) for line in told], "newest first"
            assert [badge for _, badge, *_ in lines] == ["" if line.doer is None else str(line.doer) for line in told]
            assert [step for *_, step, _ in lines] == [f"/t/{table.id}/replay?at={line.at}&amp;as=0" for line in told]
            assert [bool(new) for new, *_ in lines] == [line.at > table.last_turn(0) for line in told]
            assert any(new for new, *_ in lines)
            bought = [line for line in told if line.event.kind == "bought"]
            spots = [folder.told_at(table.course.state, line.event) or () for line in bought]
            assert spots and all('data-spot="{} {}"'.format(*spot) in html for spot in spots)
            watched = log_html(table, Sight(None))
            assert "as=" not in watched and '"new"' not in watched
            assert "<Bob>" not in watched and "&lt;Bob&gt;" in watched
            monkeypatch.setattr(log, "LINES", 3)
            assert len(LINE.findall(log_html(table, Sight(None)))) == 2, "and a heading"

    asyncio.run(test())


def test_only_who_reads_is_you() -> None:
    told = [("turn", (1, 3)), ("paid", (1, 0, 4000)), ("turn", (0, 3)), ("drilled", (0, 0, 3, 0))]
    course = Course(spindletop.game("king_oil"), 2, {"start": 0})
    course.play(course.game.parse("buy 1"), By.PERSON, 0)
    course.moves[0].events[:] = [Event(*each) for each in told]
    lines = [*course.newest(0, ["Ann", "*Bob*"])]
    shown = {
        seat: re.sub("<svg.*?</svg>", "", "".join(log.Story(seat, 9, "", folder.kit(course.game)).parts(lines)))
        for seat in (0, 1, None)
    }
    section = "<section><h3>{}</h3><ol><li>{}</li></ol></section>"
    drilled, paid = "<b>{}</b> drilled 1.1: <b>dry</b>, $6,000", "<b>{}</b> paid <b>{}</b> <b>$4,000</b> in royalties"
    assert shown == {
        0: section.format("Your turn", drilled.format("You"))
        + section.format("*Bob*’s turn", paid.format("*Bob*", "you")),
        1: section.format("Ann’s turn", drilled.format("Ann")) + section.format("Your turn", paid.format("You", "Ann")),
        None: section.format("Ann’s turn", drilled.format("Ann"))
        + section.format("*Bob*’s turn", paid.format("*Bob*", "Ann")),
    }
    assert [line.words for line in lines] == [
        "Ann drilled 1.1: dry, $6,000",
        "Round 3: Ann’s turn",
        "*Bob* paid Ann $4,000 in royalties",
        "Round 3: *Bob*’s turn",
    ]


@pytest.mark.parametrize("slug", spindletop.games())
def test_each_line_has_the_icon_of_what_happened(slug: str) -> None:
    game = spindletop.game(slug)
    kit = folder.kit(game)
    rules = "".join(file.read_text(encoding="utf-8") for each in kit.folders for file in each.glob("*.py"))
    told = {*re.findall(r'\btell\("([a-z_]+)"', rules)}.difference(kit.titles)
    assert kit.story.keys() <= told, "an icon of what never happens, or is told by a heading"
    assert told - kit.story.keys() <= SILENT, "what happens has no icon"
    for icon in {*kit.story.values(), log.DOT}:
        assert f'<symbol id="{icon}"' in kit.sprite
    story = log.Story(None, 0, "", kit)
    drawn = "".join(story.item(line_of(kind), 1) for kind in (*kit.story, "whatever"))
    used = [*re.findall(r'<use href="#([a-z-]+)"/>', drawn)]
    assert used == [f"story-{icon}" for icon in (*kit.story.values(), log.DOT)]
    assert all(f'<symbol id="{each}">' in log.icons_html(kit) for each in used)


def line_of(kind: str, *numbers: int, words: str = "So it was") -> Line:
    return Line(1, Event(kind, numbers), words, True, told={None: Told(words)})


def test_what_is_said_again_is_one_line_and_what_goes_on_is_told_by_the_last() -> None:
    kit = folder.kit(spindletop.game("giganten"))
    lines = [
        line_of("extra_oil", 0, 1, 1, words="Oil"),
        line_of("extra_oil", 0, 1, 1, words="Oil"),
        line_of("drove", 0, 3, words="To 3"),
        line_of("drove", 1, 9, words="Another drove"),
        line_of("drove", 0, 2, words="To 2"),
        line_of("train", 0, 7, words="On"),
        line_of("drove", 0, 1, words="To 1"),
        line_of("carried", 0, 0, 5, words="All oil"),
        line_of("hired", 0, 2, 3000, words="Hired"),
        line_of("carried", 0, 0, 5, words="Oil for 0"),
        line_of("hired", 0, 2, 3000, words="Hired for nothing"),
        line_of("took", 0, 3, words="Took"),
    ]
    drawn = "".join(log.Story(None, 0, "", kit).parts(lines))
    shown = [(words, times) for *_, words, times in re.findall(r"</svg>([^<]*?)(?: <b>(.*?)</b>)?</li>", drawn)]
    assert [words for words, _ in shown] == ["Oil", "To 3", "Another drove", "To 2", "On", "To 1", "All oil", "Took"]
    assert [times for _, times in shown] == ["×2", *[""] * 7]


@pytest.mark.parametrize("slug", ["crude", "giganten", "black_gold", "king_oil"])
def test_what_goes_on_is_summed_up_for_who_reads_the_story(slug: str) -> None:
    record = Record.load(RECORDS[slug])
    table, summed = seated(record, ["Ann", "Bob", "Cid", "Dora", "Eve"]), 0
    for _ in played(table, record):
        pass
    kit, lines = folder.kit(table.game), [*table.newest(None)]
    shown = [line for line, _ in log.folded(lines, None, kit)]
    for line in lines:
        alone = plain(line.to(None).words) == line.words
        summed += not alone and line in shown
        assert alone or line.event.kind in {*kit.runs, *kit.leads.values()}, line
    assert summed


def test_a_memory_game_has_no_steps_back_while_it_runs(tmp_path: Path) -> None:
    async def test() -> None:
        async with Tables(tmp_path / "tables.db") as tables:
            table = await play(tables, "gold", lambda table: table.answers > 3 and not table.course.turn_over())
            html = log_html(table, Sight(0, (0, 1)))
            assert "<li" in html and "<a " not in html

    asyncio.run(test())


def test_a_turning_point_tells_what_happened_and_not_whose_turn_is_next(tmp_path: Path) -> None:
    async def test() -> None:
        async with Tables(tmp_path / "tables.db") as tables:
            table = await play(tables, "gold", lambda table: table.status is Status.OVER)
            points = turning_points(table)
            assert points
            for point in points:
                headings = [line.words for line in table.log(None) if line.at == point.at and not line.inset]
                assert not any(heading in point.words for heading in headings)

    asyncio.run(test())
