"""Puzzles in the browser: the lists, a board as its seat sees it, and what an answer is worth."""

import re
from html import unescape

import pytest
from tests.conformance.cases import GAMES
from tests.web.conftest import Visitor

from spindletop.kernel import Rng
from spindletop.kernel.registry import game
from spindletop.learn.puzzles import puzzles
from spindletop.web import puzzles as pages

PUZZLING = [slug for slug in GAMES if puzzles(slug)]


def test_home_leads_to_all_puzzles(ann: Visitor) -> None:
    assert 'href="/puzzles"' in ann.get("/")
    lists = ann.get("/puzzles")
    for slug in PUZZLING:
        assert f'href="/puzzles/{slug}"' in lists
        page = ann.get(f"/puzzles/{slug}")
        assert re.findall(rf'href="/puzzles/{slug}/(\d+)"', page) == [
            str(number) for number in range(1, len(puzzles(slug)) + 1)
        ], "the easy ones first"
    ann.get("/puzzles/gold", 404)
    ann.get("/puzzles/chess", 404)
    ann.get("/puzzles/crude/999", 404)
    ann.get("/puzzles/crude/0", 404)


@pytest.mark.parametrize("slug", PUZZLING)
def test_every_board_can_be_answered(ann: Visitor, slug: str) -> None:
    for number, puzzle in enumerate(puzzles(slug), 1):
        page = ann.get(f"/puzzles/{slug}/{number}")
        offered = {unescape(each) for each in re.findall(r'(?:data-action|option value)="([^"]+)"', page)}
        assert offered and all(puzzle.choice(each) for each in offered)
        assert "data-hint" not in page and "data-undo" not in page
        assert f"/puzzles/{slug}/{number}/ground/" in page or 'class="map-svg"' not in page
        assert "/t/" not in page, "it is no table of the store"


def test_right_wrong_and_the_solution(ann: Visitor) -> None:
    slug = PUZZLING[0]
    puzzle, address = puzzles(slug)[0], f"/puzzles/{slug}/1"
    right = ann.post(address, action=puzzle.best.run)
    assert 'data-verdict="right"' in right and f'data-answers="{puzzle.best.plan}"' in right
    wrong = ann.post(address, action=puzzle.obvious)
    obvious = puzzle.choice(puzzle.obvious)
    assert obvious is not None
    assert 'data-verdict="wrong"' in wrong and "data-answers" not in wrong, "it may be tried again"
    assert f"{round(100 * obvious.share)}%" in wrong and f"{round(100 * puzzle.best.share)}%" in wrong
    shown = ann.post(address, give_up="yes")
    assert 'data-verdict="shown"' in shown and f'data-answers="{puzzle.best.plan}"' in shown
    assert "not one of the answers" in ann.post(address, 422, action="nonsense")
    assert "not one of the answers" in ann.post(address, 422)


def test_reasons_stand_beside_the_best_plan_and_beside_no_other_right_one(ann: Visitor) -> None:
    slug, number, puzzle, other = next(
        (slug, number, puzzle, choice)
        for slug in PUZZLING
        for number, puzzle in enumerate(puzzles(slug), 1)
        for choice in puzzle.choices[1:]
        if choice.right and puzzle.reasons
    )
    address = f"/puzzles/{slug}/{number}"
    assert 'class="reasons"' in ann.post(address, action=puzzle.best.run)
    told = ann.post(address, action=other.run)
    assert 'data-verdict="right"' in told and f'data-answers="{other.plan}"' in told
    assert 'class="reasons"' not in told, "they are those of the best beside the obvious one"


@pytest.mark.parametrize("slug", PUZZLING)
def test_a_board_shows_what_its_seat_may_know(ann: Visitor, monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """With other secrets it is the same board."""
    for number in range(1, 4):
        before = ann.get(f"/puzzles/{slug}/{number}")
        table = pages.laid_out(slug, number)
        true = table.course.state
        monkeypatch.setattr(table.course, "state", true.view(true.actor).imagine(Rng(number)))
        assert ann.get(f"/puzzles/{slug}/{number}") == before
        monkeypatch.undo()


def test_positions_are_those_of_the_file() -> None:
    for slug in PUZZLING:
        table = pages.laid_out(slug, 1)
        assert table.course.state.to_json() == puzzles(slug)[0].position(game(slug)).to_json()
