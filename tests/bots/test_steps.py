"""Measuring levels, as people run it; and where even steps would be."""

from pathlib import Path

import pytest

import spindletop
from spindletop.cli import main
from spindletop.games import folder
from spindletop.lab import levels
from spindletop.lab.levels import Step, evenly, fixed_places, spans

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
    found = evenly(steps, {1: 0.0, 7: 1.0, 10: 101.0})
    assert [found[level - 1] for level in (1, 7, 10)] == [0.0, 1.0, 101.0]
    assert found[3] == 0.4, "half of the way up to the second of them"
    assert found[7:9] == [34.3, 67.7]
    assert evenly(steps, {1: 0.0, 10: 101.0})[3] == 0.4 and evenly(steps, {1: 0.0, 10: 101.0})[6] == 1.0


def test_a_span_that_holds_no_steady_steps_is_said_to_be_so() -> None:
    steps = [step(0.1, 1.0, 660.0), step(1.0, 101.0, 150.0)]
    assert [*spans(steps, {1: 0.1, 7: 1.0, 10: 101.0})] == [
        "from level 1 to 7 even steps win 65%: steady",
        "from level 7 to 10 even steps win 57%: too small",
    ]


def test_the_usual_bot_has_its_place_where_futures_begin() -> None:
    crude, gold = spindletop.game("crude"), spindletop.game("gold")
    assert fixed_places(crude, [0.5, 1.0, 60.0]) == {1: 0.5, folder.marks(crude)["wildcatter"]: 1.0, 10: 60.0}
    assert fixed_places(crude, [0.5, 0.7, 1.0]) == {1: 0.5, 10: 1.0}, "measured up to there only"
    assert fixed_places(gold, [0.0, 0.5, 1.0]) == {1: 0.0, 10: 1.0}, "a memory grows in one way from end to end"


def test_games_of_other_bots_are_never_counted_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([*SHORT, "--games", "2"]) == 0
    before = {*Path(".levels").iterdir()}
    monkeypatch.setattr(levels, "code", lambda game: "a bot was changed")
    assert main([*SHORT, "--games", "2"]) == 0
    assert len({*Path(".levels").iterdir()} - before) == 1


def test_the_code_of_bots_is_that_of_the_game_and_of_what_it_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    gold, giganten = spindletop.game("gold"), spindletop.game("giganten")
    before = levels.code(gold), levels.code(giganten)
    assert before == (levels.code(gold), levels.code(giganten)) and before[0] != before[1]
    read = Path.read_bytes
    changed = lambda file: read(file) + b"# changed" * (file.match("prospecting/judgement.py"))  # noqa: E731
    monkeypatch.setattr(Path, "read_bytes", changed)
    assert levels.code(gold) == before[0] and levels.code(giganten) != before[1]


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
