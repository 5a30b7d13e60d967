"""Measuring levels, as people run it; and where even steps would be."""

from pathlib import Path

import pytest

from spindletop.cli import main
from spindletop.lab import levels
from spindletop.lab.levels import FIXED, Step, evenly

SHORT = ["lab", "levels", "gold", "--dials", "0,1", "--games", "90"]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(levels, "LEAST_NICE", 0)  # tests go on in this process


def step(lower: float, upper: float, points: float, half: float = 10.0) -> Step:
    return Step(lower, upper, 100, points, half)


def test_neighbours_play_until_it_is_certain_and_the_next_run_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SHORT) == 0
    said = capsys.readouterr().out
    (row,) = [line.split() for line in said.splitlines() if "too large" in line]
    assert row[0] == "1" and int(row[1]) < 90, "no memory and a perfect one are far apart: few games are enough"
    (file,) = Path(".levels").iterdir()
    noted = file.read_text(encoding="utf-8")
    assert main(SHORT) == 0
    assert file.read_text(encoding="utf-8") == noted, "nothing was played twice"
    assert capsys.readouterr().out.splitlines()[-3:] == said.splitlines()[-3:]


def test_a_step_is_steady_if_its_interval_lies_between_the_bounds() -> None:
    assert step(1, 2, 107.5).verdict == "steady" and step(1, 2, 107.5).decided
    assert step(1, 2, 20.0).verdict == "too small" and step(1, 2, 250.0).verdict == "too large"
    assert step(1, 2, 107.5, half=60.0).verdict == "not certain" and not step(1, 2, 107.5, half=60.0).decided
    close = step(1, 2, 107.5, half=30.0)
    assert close.verdict == "steady" and not close.decided, "looked at again and again, it must be clearer than that"
    assert round(step(1, 2, 0.0).share, 3) == 0.5 and round(step(1, 2, 190.85).share, 3) == 0.75


def test_even_steps_keep_the_places_that_are_fixed() -> None:
    steps = [step(0.0, 0.4, 300.0), step(0.4, 1.0, 300.0), step(1.0, 101.0, 300.0)]
    found = evenly(steps, [0.0, 1.0, 101.0])
    assert [found[level - 1] for level in FIXED] == [0.0, 1.0, 101.0]
    assert found[3] == 0.4, "half of the way up to the second of them"
    assert found[7:9] == [34.3, 67.7]
    assert evenly(steps, [0.0, 101.0])[3] == 0.4 and evenly(steps, [0.0, 101.0])[6] == 1.0


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--dials", "1,0.5"], "from the lowest to the highest"),
        (["--dials", "0.5"], "two or more"),
        (["--dials", "low,high"], "--dials are numbers"),
        (["--dials", "0.5,7"], "the dial of Gold has no place '7'"),
        (["--games", "0"], "--games is a number from 1 up"),
        (["--seats", "9"], "2 to 5 players"),
    ],
    ids=str,
)
def test_what_cannot_be_measured_is_said(more: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["lab", "levels", "gold", *more])
    assert words in capsys.readouterr().err
