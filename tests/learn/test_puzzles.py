"""Puzzles: those that come with the package can be played, and the sieve keeps only what is right beyond doubt."""

from argparse import Namespace
from pathlib import Path

import msgspec
import pytest
from tests.conformance.cases import GAMES
from tests.conftest import FULL

from spindletop.analysis.reasons import Reason
from spindletop.art.scene import notation
from spindletop.kernel.registry import game
from spindletop.lab import puzzles as command
from spindletop.lab import sieve
from spindletop.lab.sieve import clicks, stands
from spindletop.learn.puzzles import Choice, Puzzle, puzzles, read, written

PUZZLING = [slug for slug in GAMES if not GAMES[slug].memory]
EACH = [(slug, number) for slug in PUZZLING for number in range(len(puzzles(slug)))]
A_PUZZLE = Puzzle(
    2,
    0.5,
    600,
    "b",
    "x",
    [Choice("a", "a; c", 0.6, True), Choice("a; d", "a; d", 0.2), Choice("b", "b", 0.3)],
    [Reason("rigs", 1.5), Reason("cash", 2.0, 7)],
)


def test_every_game_without_memory_brings_some() -> None:
    assert all(puzzles(slug) for slug in PUZZLING)
    assert puzzles("gold") == ()


@pytest.mark.parametrize(("slug", "number"), EACH)
def test_a_puzzle_is_about_all_that_can_be_clicked(slug: str, number: int) -> None:
    chosen, puzzle = game(slug), puzzles(slug)[number]
    here = puzzle.position(chosen)
    view = here.view(here.actor)
    judged = {each.run for each in puzzle.choices}
    assert {notation(chosen, run) for run in clicks(view)} <= judged
    right = [each for each in puzzle.choices if each.right]
    obvious = puzzle.choice(puzzle.obvious)
    assert puzzle.best in right and obvious is not None and not obvious.right
    assert puzzle.best.share - obvious.share >= sieve.LEAD - 0.002
    assert len(right) <= sieve.FEW_RIGHT * len(puzzle.choices)
    assert puzzle.futures == sieve.CLOSER * sieve.FUTURES and 1 <= puzzle.level <= 3


@pytest.mark.parametrize("slug", PUZZLING)
def test_some_stand_in_other_futures(slug: str) -> None:
    """All of them, with all futures: `spindletop lab puzzles GAME --verify`."""
    found = sorted(puzzles(slug), key=command.lead, reverse=True)[: 2 if FULL else 1]
    fewer = [Puzzle(each.seats, each.hard, 40, each.obvious, each.answers, each.choices) for each in found]
    assert all(stands(each, game(slug), 77) for each in fewer)


def test_the_longest_beginning_that_was_judged_counts() -> None:
    assert A_PUZZLE.choice("a") == A_PUZZLE.choices[0]
    assert A_PUZZLE.choice("a; c; e") == A_PUZZLE.choices[0]
    assert A_PUZZLE.choice("a; d") == A_PUZZLE.choices[1]
    assert A_PUZZLE.choice("d") is None


def test_what_is_written_can_be_read() -> None:
    assert read(written([A_PUZZLE])) == [A_PUZZLE]
    assert read(written([])) == []


def test_the_reasons_of_a_file_are_worked_out_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.toml"
    file.write_text(written([A_PUZZLE]), encoding="utf-8")
    anew = [Reason("wells", 3.0)]
    monkeypatch.setattr(command, "reasoned", lambda puzzle, _: msgspec.structs.replace(puzzle, reasons=anew))
    given = Namespace(game="crude", output=file, reasons=True, verify=False, seed=1, jobs=1, ray=None)
    assert command.run(given) == 0
    assert read(file.read_text(encoding="utf-8")) == [msgspec.structs.replace(A_PUZZLE, reasons=anew)]
