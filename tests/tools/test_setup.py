"""tools/setup.py: nothing twice, and right again after it was killed."""

import os
import shlex
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.tools.conftest import Project
from tools import setup

TO_PLAY = ["making .venv", "fetching uv", "installing requirements/play.txt", "fetching htmx and fonts"]


def test_playing_installs_what_it_needs_once(project: Project) -> None:
    assert project.doing(project.setup.make_ready, "play") == TO_PLAY
    assert project.doing(project.setup.make_ready, "play") == []
    assert project.doing(project.setup.make_ready, "play", "build") == ["installing requirements/build.txt"]
    tests = ["installing requirements/dev.txt", "fetching htmx and fonts"]  # this time with what the tests need
    assert project.doing(project.setup.make_ready, "dev") == tests
    assert project.doing(project.setup.make_ready, "play") == []


def test_what_changed_is_installed_again(project: Project) -> None:
    project.setup.make_ready("play")
    (project.root / "requirements" / "play.txt").write_text("newer")
    assert project.doing(project.setup.make_ready, "play") == ["installing requirements/play.txt"]
    (project.setup.VENDOR / "htmx.js").unlink()
    assert project.doing(project.setup.make_ready, "play") == ["fetching htmx and fonts"]


@pytest.mark.parametrize("at", TO_PLAY)
def test_a_set_up_that_was_killed_is_made_up_for(project: Project, at: str) -> None:
    project.broken_off(at, project.setup.make_ready, "play")
    again = project.doing(project.setup.make_ready, "play")
    begins = TO_PLAY.index(at) if at == "fetching htmx and fonts" else 0  # packages may be there by half
    assert again == TO_PLAY[begins:]
    assert project.doing(project.setup.make_ready, "play") == []


def test_a_later_installation_that_was_killed_spoils_the_environment(project: Project) -> None:
    project.setup.make_ready("play")
    project.broken_off("build.txt", project.setup.make_ready, "play", "build")
    assert project.doing(project.setup.make_ready, "play") == TO_PLAY


def test_the_compiled_copy_is_run_when_it_is_complete(project: Project) -> None:
    project.setup.make_ready("dev")
    project.setup.run_from(project.setup.SRC)
    folder = project.setup.compiled_folder()
    project.broken_off("compiling", project.setup.build_project)
    assert not folder.exists() and project.runs_from == project.setup.SRC
    assert project.doing(project.setup.build_project) == ["compiling the rules"]
    assert project.runs_from == folder and (folder / "spindletop" / "cli.py").exists()
    assert (project.setup.STAMPS / "build").read_text() == "compiled"
    assert project.doing(project.setup.build_project) == []


def test_changed_sources_are_compiled_and_the_last_three_kept(project: Project) -> None:
    project.setup.make_ready("dev")
    folders = []
    for number in range(5):
        (project.setup.SRC / "spindletop" / "more.py").write_text(f"NUMBER = {number}\n")
        assert project.doing(project.setup.build_project) == ["compiling the rules"]
        folders.append(project.runs_from)
        os.utime(folders[-1], (number, number))
        assert (folders[-1] / "spindletop" / "more.py").read_text() == f"NUMBER = {number}\n"
    assert [folder.exists() for folder in folders] == [False, False, True, True, True]
    (project.setup.SRC / "spindletop" / "more.py").write_text("NUMBER = 3\n")
    assert project.doing(project.setup.build_project) == [] and project.runs_from == folders[3]


def test_without_a_compiler_the_sources_are_run(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler")
    monkeypatch.setattr(project.setup, "c_compiler_works", setup.c_compiler_works)
    project.setup.make_ready("dev")
    capsys.readouterr()
    assert project.doing(project.setup.build_project) == []
    assert project.runs_from == project.setup.SRC and (project.setup.STAMPS / "build").read_text() == "plain"
    assert capsys.readouterr().out == f"{setup.NO_COMPILER}\n"


def test_the_command_runs_what_the_environment_runs_from(project: Project) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(project.setup.VENV)], check=True)
    project.setup.run_from(project.setup.SRC)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(project.setup.VENV / "bin" / "spindletop"), "play", "two words"]
    called = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (called.returncode, called.stdout, called.stderr) == (3, "called with play two words\n", "")


def test_one_set_up_waits_for_another(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    other = threading.Thread(target=project.setup.make_ready, args=["play"])
    with project.setup.alone(Path(project.setup.__file__)):
        other.start()
        while "waiting for another set-up to end" not in capsys.readouterr().out:
            assert other.is_alive()
        assert not project.done
    other.join()
    assert project.done == TO_PLAY


def test_two_set_ups_may_end_at_the_same_moment(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that compiled and one that waited for it: both then say where the project is run from."""
    project.setup.make_ready("dev")
    chmod = Path.chmod

    def overtaken(path: Path, mode: int) -> None:
        monkeypatch.setattr(Path, "chmod", chmod)
        project.setup.run_from(project.setup.SRC)
        path.chmod(mode)

    monkeypatch.setattr(Path, "chmod", overtaken)
    project.setup.run_from(project.setup.SRC)
    assert project.runs_from == project.setup.SRC


def test_a_child_that_outlives_a_killed_set_up_holds_its_lock(project: Project) -> None:
    """Or the next one would begin while the first one's installation goes on."""
    code = (
        "import os, pathlib; from tools import setup\n"
        f"with setup.alone(pathlib.Path({str(project.root / 'package.json')!r})):\n"
        "    setup.run('outliving', ['sh', '-c', 'kill -9 $PPID; read line'])\n"
    )
    here = {**os.environ, "PYTHONPATH": str(setup.ROOT)}
    killed = subprocess.Popen([sys.executable, "-c", code], env=here, stdin=subprocess.PIPE)
    killed.wait()
    waiting = subprocess.Popen(["flock", str(project.root / "package.json"), "true"])
    with pytest.raises(subprocess.TimeoutExpired):
        waiting.wait(0.5)
    assert killed.stdin
    killed.stdin.close()
    assert waiting.wait() == 0


def test_chromium_comes_after_the_lists_of_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a fresh container there are none, and nothing can be installed."""
    fetched, got = tmp_path / "lists", tmp_path / "chromium"
    script = f"""#!/bin/sh
case $1 in
  update) touch {shlex.quote(str(fetched))} ;;
  install) test -e {shlex.quote(str(fetched))} && touch {shlex.quote(str(got))} ;;
esac
"""
    (tmp_path / "apt-get").write_text(script)
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setattr(setup, "BROWSERS", ["no-such-browser"])
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    setup.find_browser()
    assert got.exists()
