"""make play: what it starts, and that the compiling beside it ends with it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.tools.conftest import Project
from tools import meanwhile, play, setup


class Started(Exception):
    """In place of becoming another program."""


def started(project: Project, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[str]:
    """The arguments of `spindletop`, and first how often something is compiled meanwhile."""
    compiling: list[str] = []

    def become(program: str, command: list[str]) -> None:
        assert program == str(project.setup.VENV / "bin" / "spindletop") and Path(program).exists()
        raise Started(f"compiling {len(compiling)}", *command[1:])

    monkeypatch.setattr(play, "setup", project.setup)
    monkeypatch.setattr(meanwhile, "start", lambda: compiling.append("once"))
    monkeypatch.setattr(os, "execv", become)
    monkeypatch.setattr(sys, "argv", ["play", *arguments])
    with pytest.raises(Started) as caught:
        play.main()
    return [str(each) for each in caught.value.args]


def test_the_sources_are_played_while_they_are_compiled(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(project.setup.compiled_folder())
    serving = ["compiling 1", "serve", "--open", "--change-to"]
    assert started(project, monkeypatch) != [*serving, folder], "what npm brings belongs to the project"
    folder = str(project.setup.compiled_folder())
    assert started(project, monkeypatch) == [*serving, folder]
    assert project.runs_from == project.setup.SRC
    assert capsys.readouterr().out.count("compiling the rules meanwhile") == 2
    assert started(project, monkeypatch, "gold", "--quiet") == ["compiling 1", "play", "gold", "--quiet"]


def test_what_is_compiled_is_played(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    project.setup.make_ready("play")
    project.setup.compiled_folder().mkdir(parents=True)
    assert started(project, monkeypatch) == ["compiling 0", "serve", "--open"]
    assert project.runs_from == project.setup.compiled_folder()
    (project.setup.SRC / "spindletop" / "new.py").touch()
    assert started(project, monkeypatch)[:2] == ["compiling 1", "serve"]
    assert project.runs_from == project.setup.SRC


def test_without_a_compiler_one_line_says_so(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(project.setup, "c_compiler_works", lambda: False)
    assert started(project, monkeypatch) == ["compiling 0", "serve", "--open"]
    assert capsys.readouterr().out == f"{setup.NO_COMPILER}\n"


def test_compiling_ends_with_the_game_however_that_ends() -> None:
    follower = (
        "import subprocess, sys; from tools import meanwhile\n"
        "print(subprocess.Popen(['sleep', '600']).pid, flush=True)\n"
        "meanwhile.follow(int(sys.argv[1]))\n"
    )
    game = (
        "import os, subprocess, sys, time\n"
        f"subprocess.Popen([sys.executable, '-c', {follower!r}, str(os.getpid())], start_new_session=True)\n"
        "time.sleep(600)\n"
    )
    here = {**os.environ, "PYTHONPATH": str(setup.ROOT)}
    playing = subprocess.Popen([sys.executable, "-c", game], env=here, stdout=subprocess.PIPE, text=True)
    assert playing.stdout
    compiler = Path("/proc") / playing.stdout.readline().strip()
    assert compiler.exists()
    playing.send_signal(signal.SIGKILL)
    playing.communicate()
    while compiler.exists() and "Z" not in (compiler / "stat").read_text().split()[2]:
        time.sleep(0.05)
