"""Arenas, matches and the ladder, as people run them."""

import json
from pathlib import Path
from typing import Any

import pytest

from spindletop.bots.bot import RandomBot
from spindletop.bots.match import play_out
from spindletop.cli import main
from spindletop.commands import bots
from spindletop.kernel import Rng
from spindletop.kernel.registry import game
from spindletop.lab.arena import Task, play

ARENA = ["bots", "arena", "gold", "--bots", "memory,memory:0.5,random", "--seats", "3", "--games", "24"]
NOTES = Path(".arena")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")


def the_notebook() -> Path:
    (file,) = NOTES.iterdir()
    return file


def games_noted(file: Path) -> dict[str, Any]:
    """Who sat where and who won, by number; thinking takes another time each time."""
    _, *entries = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {number: (noted["bots"], noted["winners"]) for number, noted in entries}


def tables(said: str) -> list[list[str]]:
    """The rows of all bots, without the times."""
    return [line.split()[:-4] for line in said.splitlines() if "±" in line]


def test_an_arena_rates_all_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ARENA) == 0
    said = capsys.readouterr().out
    assert "24 games for 3, 24 seatings; a fair share is 33.3%" in said
    assert [row[:2] for row in tables(said)] == [["memory", "24"], ["memory:0.5", "24"], ["random", "24"]]
    noted = games_noted(the_notebook())
    assert len({tuple(seated) for seated, _ in noted.values()}) == 24, "every seat order once"


def test_a_run_goes_on_where_it_stopped_and_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ARENA) == 0
    whole, notes = tables(capsys.readouterr().out), the_notebook()
    noted = games_noted(notes)
    lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    notes.write_text(
        "".join([lines[0], lines[5], *lines[9:15]]) + lines[20][:30], encoding="utf-8"
    )  # ended as it wrote
    assert main([*ARENA, "--jobs", "2"]) == 0
    said = capsys.readouterr().out
    assert tables(said) == whole and "7 of these games were noted earlier" in said
    assert games_noted(notes) == noted


def test_stopping_keeps_what_was_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stop_in_the_third_game(task: Task) -> dict[str, Any]:
        if task.number == 2:
            raise KeyboardInterrupt
        return play(task)

    monkeypatch.setattr(bots, "play", stop_in_the_third_game)
    with pytest.raises(SystemExit) as leaving:
        main(["bots", "match", "gold", "memory", "random", "--seats", "2", "--games", "4"])
    assert leaving.value.code == 130 and "the next run goes on from here" in capsys.readouterr().out
    assert list(games_noted(the_notebook())) == ["0", "1"]


def test_other_runs_have_other_notebooks_and_a_fresh_one_forgets() -> None:
    match = ["bots", "match", "gold", "memory", "random", "--seats", "2", "--games", "2"]
    for more in ([], ["--seed", "2"], ["--option", "start=0"], ["--games", "3"]):
        assert main([*match, *more]) == 0
    assert len(list(NOTES.iterdir())) == 3, "more games are more of the same"
    before = sorted(len(games_noted(file)) for file in NOTES.iterdir())
    assert main([*match, "--fresh", "--games", "1"]) == 0
    assert before == [2, 2, 3] and sorted(len(games_noted(file)) for file in NOTES.iterdir()) == [1, 2, 2]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["arena", "gold", "--bots", "memory"], "name two or more bots, each once, not memory"),
        (["arena", "gold", "--bots", "memory,random,memory"], "each once"),
        (["arena", "gold", "--bots", "memory,nobody"], "there is no bot 'nobody' for Gold"),
        (["arena", "gold", "--bots", "memory,random", "--seats", "2,six"], "--seats is a number or several"),
        (["arena", "gold", "--bots", "memory,random", "--seats", "2,6"], "Gold is for 2 to 5 players, not 6"),
        (["arena", "gold", "--bots", "memory,random", "--option", "start=9"], "option start cannot be '9'"),
        (["arena", "gold", "--bots", "memory,random", "--games", "0"], "--games is a number from 1 up"),
        (["arena", "gold", "--bots", "memory,random", "--jobs", "0"], "--jobs is a number from 1 up"),
        (["match", "gold", "random", "random"], "name two or more bots, each once"),
        (["match", "gold", "memory", "random", "--seed", "-1"], "--seed one from 0 up"),
        (["ladder", "nowhere", "-o", "ladder.md"], "no games were noted in nowhere"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_touched(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["bots", *wrong])
    assert leaving.value.code == 2 and said in capsys.readouterr().err
    assert not list(Path().iterdir())


def test_the_ladder_has_each_run_with_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    commands = [
        "bots arena gold --bots memory,random --seats 2,3 --games 6 --seed 1",
        "bots match gold memory:0.5 random --seats 2 --games 4 --seed 7 --option start=1",
    ]
    for command in commands:
        assert main(command.split()) == 0
    measured = tables(capsys.readouterr().out)
    assert main(["bots", "ladder", str(NOTES), "-o", "ladder.md"]) == 0
    page = Path("ladder.md").read_text(encoding="utf-8")
    assert [f"    spindletop {command}" for command in commands] == [
        line for line in page.splitlines() if line.startswith("    ")
    ]
    rows = [line for line in page.splitlines() if "±" in line]
    assert page.count("## Gold") == 1 and len(rows) == len(measured) == 6
    for row, cells in zip(rows, measured, strict=True):
        assert " ".join(cells) in row.replace(" |", "")
    assert rows[0].startswith("| 2 | 50.0% | memory | 6 |") and rows[2].startswith("| 3 | 33.3% |")
    capsys.readouterr()
    assert main(["bots", "ladder"]) == 0
    assert capsys.readouterr().out == page


def test_the_ladder_counts_games_up_to_the_first_gap(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ARENA) == 0
    notes = the_notebook()
    lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    notes.write_text("".join(lines[:10] + lines[11:]), encoding="utf-8")
    capsys.readouterr()
    assert main(["bots", "ladder"]) == 0
    assert "--games 9 " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('"rules": 1', '"rules": 0'), "was played by rules 0 of gold, now it has 1"),
        (('"run": "arena"', '"run": "report"'), "is not the notebook of an arena or a match"),
        (('"winners"', '"losers"'), "is not the notebook of an arena or a match"),
        (('"game": "gold"', '"game": "chess"'), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_in_the_ladder_is_named(
    change: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", "arena", "gold", "--bots", "memory,random", "--seats", "2", "--games", "1"]) == 0
    notes = the_notebook()
    notes.write_text(notes.read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["bots", "ladder", "-o", "ladder.md"])
    assert said in capsys.readouterr().err and not Path("ladder.md").exists()


def test_thinking_is_clocked_by_seat() -> None:
    state = game("gold").new(3)
    clocks = play_out(state, [RandomBot()] * 3, Rng(1))
    for clock in clocks:
        assert clock.answers > 0 and 0 <= clock.mean <= clock.longest <= clock.seconds
