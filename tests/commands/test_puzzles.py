"""spindletop lab puzzles: goes on where it was stopped, and tells how many stay right."""

from pathlib import Path

import pytest
from tests.conftest import FULL

from spindletop.cli import main
from spindletop.kernel.registry import game
from spindletop.lab import puzzles, sieve
from spindletop.lab.longrun import Notebook
from spindletop.learn.puzzles import Puzzle, read


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is done with few futures: what is found then is not beyond doubt."""
    monkeypatch.setattr(sieve, "GLANCE", 3)
    monkeypatch.setattr(sieve, "FUTURES", 4)
    monkeypatch.setattr(sieve, "CLOSER", 2)
    monkeypatch.setattr(sieve, "DOUBT", 0.1)
    monkeypatch.setattr(sieve, "REASONED", 4)
    monkeypatch.setattr(puzzles, "LOOKED_AT", 12 if FULL else 6)


def find(file: Path, games: int, seed: int = 4) -> str:
    given = ["--games", str(games), "--seed", str(seed), "-o", str(file)]
    assert main(["lab", "puzzles", "giganten", *given]) == 0
    return file.read_text(encoding="utf-8")


def test_a_run_goes_on_and_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = find(tmp_path / "whole.toml", 2)
    assert read(whole), "a run that finds nothing tells nothing"
    find(tmp_path / "parts.toml", 1)
    looked, look_through = list[int](), puzzles.look_through

    def counted(part: puzzles.Part) -> list[Puzzle]:
        looked.append(part.seed)
        return look_through(part)

    monkeypatch.setattr(puzzles, "look_through", counted)
    assert find(tmp_path / "parts.toml", 2) == whole
    assert looked == [5], "the first game is in the notes"
    assert "puzzles in 2 games" in capsys.readouterr().out


def test_ctrl_c_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "some.toml"

    def stopped(part: puzzles.Part) -> list[Puzzle]:
        if part.seed == 5:
            raise KeyboardInterrupt
        return []

    monkeypatch.setattr(puzzles, "look_through", stopped)
    with pytest.raises(SystemExit):
        find(file, 3)
    chosen = game("giganten")
    about = {"game": "giganten", "rules": chosen.rules, "content": chosen.source.hash, "seats": 3, "seed": 4}
    assert [*Notebook(file.with_suffix(".notes"), about).entries] == ["4"]


def test_it_tells_how_many_stay_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = read(find(tmp_path / "some.toml", 1, seed=5))
    assert found
    assert main(["lab", "puzzles", "giganten", "--verify", "--seed", "9", "-o", str(tmp_path / "some.toml")]) == 0
    told = capsys.readouterr().out
    assert f"of {len(found)} stay right under seed 9" in told


def test_a_game_of_memory_has_no_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "puzzles", "gold"])
    assert "invalid choice" in capsys.readouterr().err


def test_a_blind_sheet_keeps_the_answers_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheets = {}
    for seed in (1, 2):
        sheet = tmp_path / f"{seed}.txt"
        assert main(["lab", "puzzles", "king_oil", "--blind", str(sheet), "--seed", str(seed)]) == 0
        sheets[seed] = sheet.read_text(encoding="utf-8"), sheet.with_suffix(".key").read_text(encoding="utf-8")
    with_reasons = [each for each in read((game("king_oil").folder / "puzzles.toml").read_text()) if each.reasons]
    assert f"{len(with_reasons)} of" in capsys.readouterr().out
    (text, key), (other, its_key) = sheets[1], sheets[2]
    letters = [line.split()[1] for line in key.splitlines()]
    assert len(letters) == len(with_reasons) and {*letters} == {"A", "B"}, "either may be the best"
    assert key != its_key and text != other
    assert sorted(text.replace("\nB  ", "\nA  ").splitlines()) == sorted(other.replace("\nB  ", "\nA  ").splitlines())
