"""The command line as people use it."""

import io
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import spindletop
from spindletop import Record
from spindletop.cli import COMMANDS, LAB, main
from spindletop.commands import serve
from spindletop.lab import soak


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "spindletop" / "games"


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What a person types; then the input ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("asked", ["--version", "--help"])
def test_small_questions_load_nothing_big(asked: str) -> None:
    """Half the project is loaded by the commands, each when it is called."""
    code = "import sys; from spindletop.cli import main\ntry: main()\nfinally: print(*sys.modules, file=sys.stderr)"
    here = {**os.environ, "PYTHONPATH": str(Path(spindletop.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code, asked], env=here, capture_output=True, text=True)
    loaded = set(done.stderr.split())
    assert "spindletop.cli" in loaded
    assert not loaded & {"asyncio", "jinja2", "rich", "sqlite3", "starlette", "uvicorn"}
    assert not any(name.startswith(("spindletop.commands.", "spindletop.lab", "spindletop.bots")) for name in loaded)


def test_a_server_loads_nothing_that_few_pages_need() -> None:
    """It would keep everybody waiting who starts one, and whose bots start processes."""
    code = "import sys, spindletop.web.app; print(*sys.modules)"
    here = {**os.environ, "PYTHONPATH": str(Path(spindletop.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], env=here, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "starlette" in loaded
    assert not loaded & {"aiohttp", "cryptography", "markdown_it", "openskill", "pywebpush", "rich", "webauthn"}


def test_there_is_one_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"spindletop {spindletop.__version__}\n"


@pytest.mark.parametrize("command", [[name] for name in COMMANDS] + [["lab", name] for name in LAB])
def test_every_command_in_the_list_can_be_called(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([*command, "--help"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: spindletop {' '.join(command)} ")


@pytest.mark.parametrize(("wanted", "taken"), [(None, ", as port 1922 is taken"), (8000, "")])
def test_the_address_is_told_where_no_browser_can_be_opened(
    wanted: int | None, taken: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        serve.tell(listening, wanted, open_page=True, sole=None)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    where, how = capsys.readouterr().out.splitlines()
    assert where == f"Spindletop is at {address}{taken}  (Ctrl+C stops it)"
    assert how == "There is no browser here to open it in: open that address in yours."


def test_a_port_that_is_taken_gets_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SystemExit):
            main(["serve", "--port", str(port)])
    assert capsys.readouterr().err == f"spindletop: cannot listen on 127.0.0.1 port {port}: Address already in use\n"


def test_bots_play_unattended_and_repeatably(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for _ in range(2):
        assert main(["play", "gold", "--seats", "random,memory", "--seed", "1"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    assert "went first" in outputs[0] and re.search(r"wins?\b|win together", outputs[0])


def test_another_seed_is_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = set()
    for seed in ("1", "2", "3"):
        assert main(["play", "gold", "--seats", "random,random", "--seed", seed, "--quiet"]) == 0
        outputs.add(capsys.readouterr().out)
    assert len(outputs) == 3


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'; games: gold"),
        (["play", "gold", "--seats", "random"], "Gold is for 2 to 5 players, not 1"),
        (["play", "gold", "--seats", ",".join(["random"] * 6)], "Gold is for 2 to 5 players, not 6"),
        (
            ["play", "gold", "--seats", "random,rnadom"],
            "there is no bot 'rnadom' for Gold; bots: rookie, wildcatter, tycoon, level, random, greedy, dial, memory",
        ),
        (["play", "gold", "--seats", "memory:2,random"], "the setting of memory is a number from 0 to 1, not '2'"),
        (["play", "gold", "--seats", "memory:x,random"], "the setting of memory is a number from 0 to 1, not 'x'"),
        (["play", "gold", "--seats", "random:1,random"], "the bot random has no setting"),
        (["play", "gold", "--option", "layuot=grid"], "there is no option 'layuot'; options: start, layout, series"),
        (["play", "gold", "--option", "layout=round"], "option layout cannot be 'round'; allowed: scattered, grid"),
        (["play", "gold", "--option", "layout"], "an option is written NAME=VALUE, not 'layout'"),
        (["play", "gold", "--seed", "-1"], "a seed is a whole number from 0 up"),
        (["play", "gold", "--content", "none.toml"], "cannot read the content file none.toml"),
        (["play", "--load", "none.record"], "cannot read none.record"),
        (["play"], "there is no terminal to ask at"),
        (["show", "none.record"], "cannot read none.record"),
        (["bots", "match", "gold", "memory", "nobody"], "there is no bot 'nobody'"),
        (["bots", "match", "gold", "memory", "random", "--seats", "9"], "Gold is for 2 to 5 players, not 9"),
        (["bots", "match", "gold", "memory", "random", "--games", "0"], "--games is a number from 1 up"),
        (["lab", "soak", "chess"], "there is no game 'chess'"),
        (["lab", "bench", "chess"], "there is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch)
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    said = capsys.readouterr().err
    assert leaving.value.code == 2
    assert said.startswith("spindletop: ") and said.count("\n") == 1 and complaint in said


def test_a_person_plays_stops_and_goes_on(
    data_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, "5", "turn 6", "nonsense", "turn 5000", "undo", "help", "?", "save kept.record", "quit")
    assert main(["play", "gold", "--seats", "human,random", "--seed", "4", "--option", "start=0"]) == 0
    said = capsys.readouterr().out
    assert "You: turn up a first card" in said and "You turned up " in said and "(card 5)" in said
    assert "'turn' takes 0 to 63; not nonsense" in said and "not 5000" in said
    assert "the last answer cannot be taken back" in said
    assert "take the last answer back" in said and "Saved as kept.record." in said
    (file,) = data_folder.iterdir()
    assert f"Go on with: spindletop play --load {file}" in said
    kept = Record.load(file)
    assert kept.text() == Record.load("kept.record").text()
    assert [kept.game.name(action) for _, action in kept.entries if _ == 0] == ["turn 5", "turn 6"]

    typing(monkeypatch, *(str(place) for _ in range(200) for place in range(64)))
    assert main(["play", "--load", str(file), "--seed", "4"]) == 0
    assert "wins." in capsys.readouterr().out
    finished = Record.load(file)
    assert finished.state.winners() and finished.text().startswith(kept.text())


def test_two_people_pass_the_screen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "1", "2", "", "3", "4")
    assert main(["play", "gold", "--seats", "human:Ann,human:Ben", "--seed", "1", "--option", "start=1"]) == 0
    said = capsys.readouterr().out
    assert said.index("Ben, it is your turn. Press Enter") < said.index("Ann, it is your turn. Press Enter")


def test_interrupting_saves(
    data_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["7"])

    def read_line(*_: object) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", read_line)
    assert main(["play", "gold", "--seats", "human,random", "--option", "start=0"]) == 0
    assert "Saved. Go on with: " in capsys.readouterr().out
    (file,) = data_folder.iterdir()
    assert Record.load(file).game.name(Record.load(file).entries[0][1]) == "turn 7"


def test_show_draws_any_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "gold", "--seats", "memory,random", "--seed", "2", "--save", "a.record", "--quiet"]) == 0
    assert main(["show", "a.record", "--ply", "30", "--seat", "1", "-o", "x.html"]) == 0
    shown = (tmp_path / "x.html").read_text(encoding="utf-8")
    assert not re.findall(r'(?:href|src)="/', shown), "it needs nothing else"
    drawn = set(re.findall(r' id="([^"]+)"', shown))
    assert set(re.findall(r'<use href="#([^"]+)"', shown)) <= drawn
    capsys.readouterr()
    assert main(["show", "a.record"]) == 0
    assert capsys.readouterr().out.lstrip().startswith("<!doctype html>")
    with pytest.raises(SystemExit):
        main(["show", "a.record", "--seat", "7"])
    assert "there is no seat 7" in capsys.readouterr().err


def test_a_truncated_record_gets_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "gold", "--seats", "random,random", "--save", "a.record", "--quiet"]) == 0
    whole = (tmp_path / "a.record").read_text()
    (tmp_path / "a.record").write_text(whole[: len(whole) // 2].rstrip("\n"))
    capsys.readouterr()
    with pytest.raises(SystemExit) as leaving:
        main(["play", "--load", "a.record"])
    assert leaving.value.code == 2
    assert re.fullmatch(r"spindletop: a\.record, line \d+: .*breaks off.*\n", capsys.readouterr().err)


def test_matches_tell_the_share_of_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "match", "gold", "memory", "random", "--seats", "2,3", "--games", "20"]) == 0
    said = capsys.readouterr().out
    assert "20 games for 2" in said and "50.0%" in said and "20 games for 3" in said and "33.3%" in said
    assert main(["bots", "list", "gold"]) == 0
    *levels, others = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in levels] == ["rookie", "wildcatter", "tycoon", "level:4"]
    assert levels[0] == "rookie      remembers one card in four" and others == "others: random, greedy, dial, memory"


def test_the_soak_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "SAVE_EVERY", 5)
    for games in ("1", "6"):
        assert main(["lab", "soak", "gold", "--random", games, "--greedy", "1"]) == 0
        assert f"{int(games) + 1} games, nothing wrong." in capsys.readouterr().out
    assert '["gold random", 6]' in (tmp_path / ".soak" / "progress.jsonl").read_text()
