"""The log beside the board."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from markupsafe import escape

import spindletop
from spindletop.games import folder
from spindletop.kernel import Event
from spindletop.table import Line, Person, Status, Table, Tables, new_token
from spindletop.web import log
from spindletop.web.final import turning_points
from spindletop.web.log import log_html
from spindletop.web.sight import Sight

ICON = r'(?:<svg class="i"><use href="#story-[a-z-]+"/></svg>)?'
LINE = re.compile(rf'<(h3|li)( class="new")?>{ICON}(?:<a href="([^"]*)"[^>]*>)?([^<]*)')
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
            told = [line for line in table.log(0) if line.words]
            html = log_html(table, Sight(0, (0, 1)))
            lines = LINE.findall(html)
            headings, items = [each for each in lines if each[0] == "h3"], [each for each in lines if each[0] == "li"]
            assert [each[3] for each in headings] == [escape(line.words) for line in told if not line.inset][::-1]
            assert [each[3] for each in items] == [escape(line.words) for line in told if line.inset][::-1], (
                "newest first"
            )
            assert {address for _, _, address, _ in lines} == {
                f"/t/{table.id}/replay?at={line.at}&amp;as=0" for line in told
            }
            fresh = {escape(line.words) for line in told if line.inset and line.at > table.last_turn(0)}
            assert fresh and {each[3] for each in items if each[1]} == fresh
            bought = [line for line in told if line.event.kind == "bought"]
            spots = [folder.told_at(table.course.state, line.event) or () for line in bought]
            assert spots and all('data-spot="{} {}"'.format(*spot) in html for spot in spots)
            watched = log_html(table, Sight(None))
            assert "as=" not in watched and '"new"' not in watched
            assert "<Bob>" not in watched and "&lt;Bob&gt;" in watched
            monkeypatch.setattr(log, "LINES", 2)
            assert len(LINE.findall(log_html(table, Sight(None)))) == 2

    asyncio.run(test())


@pytest.mark.parametrize("slug", spindletop.games())
def test_each_line_has_the_icon_of_what_happened(slug: str) -> None:
    game = spindletop.game(slug)
    kit = folder.kit(game)
    rules = "".join(file.read_text(encoding="utf-8") for each in kit.folders for file in each.glob("*.py"))
    told = {*re.findall(r'\btell\("([a-z_]+)"', rules)}.difference(folder.text(game).HEADINGS)
    assert kit.story.keys() <= told, "an icon of what never happens, or of what is a heading"
    assert told - kit.story.keys() <= SILENT, "what happens has no icon"
    for icon in {*kit.story.values(), log.DOT}:
        assert f'<symbol id="{icon}"' in kit.sprite
    lines = [Line(1, Event(kind, ()), "So it was.", True) for kind in (*kit.story, "whatever")]
    drawn = "".join(log.turns(lines, 0, "", kit))
    used = [*re.findall(r'<use href="#([a-z-]+)"/>', drawn)]
    assert used == [f"story-{icon}" for icon in (*kit.story.values(), log.DOT)]
    assert all(f'<symbol id="{each}">' in log.icons_html(kit) for each in used)


def test_what_is_said_again_is_one_line_and_of_a_drive_where_it_led() -> None:
    kit = folder.kit(spindletop.game("giganten"))
    told = [
        ("carried", "Oil."),
        ("carried", "Oil."),
        ("drove", "To 3."),
        ("drove", "To 2."),
        ("train", "On."),
        ("drove", "To 1."),
    ]
    lines = [Line(1, Event(kind, (0, at)), words, True) for at, (kind, words) in enumerate(told)]
    lines.insert(3, Line(1, Event("drove", (1, 9)), "Another drives.", True))
    drawn = "".join(log.turns(lines, 0, "", kit))
    shown = re.findall(r"</svg>([^<]*)(?:<b>(.*?)</b>)?", drawn)
    assert [words.strip() for words, _ in shown] == ["Oil.", "To 3.", "Another drives.", "To 2.", "On.", "To 1."]
    assert [times for _, times in shown] == ["×2", "", "", "", "", ""]
    assert "To 2." not in "".join(log.turns([lines[2], lines[4]], 0, "", kit)), "only where it led"


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
