"""tools/compile.py on a small project: groups of their own, kept when nothing of theirs changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import compile, setup, wheel

from spindletop.kernel import declare

pytestmark = pytest.mark.skipif(not setup.c_compiler_works(), reason="there is no C compiler")

STATE = """
from typing import ClassVar
from spindletop.kernel import declare
class State:
    fields: ClassVar[dict[str, str]] = {}
    def __init_subclass__(cls) -> None:
        declare.complete(cls, "copy")
    def __init__(self, setup: int) -> None:
        self.setup = setup
    def copy_frames(self, twin: "State") -> None:
        pass
"""
GAME = """
from mypy_extensions import i64
from spindletop.kernel.state import State
class Own(State):
    nuggets: i64
    def score(self) -> i64:
        return self.nuggets * {}
"""
PROJECT = {
    **{f"kernel/{name}.py": "" for name in compile.KERNEL},
    "kernel/declare.py": Path(declare.__file__).read_text(encoding="utf-8"),
    "kernel/frame.py": "class Frame:\n    pass\n",
    "kernel/state.py": STATE,
    "games/one/state.py": GAME.format(2),
    "games/two/state.py": GAME.format(3),
    "games/two/text.py": "WORDS = 'never compiled'\n",
    **{f"{folder}__init__.py": "" for folder in ("", "kernel/", "games/", "games/one/", "games/two/")},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("project")
    for name, text in PROJECT.items():
        (made / "src" / "spindletop" / name).parent.mkdir(parents=True, exist_ok=True)
        (made / "src" / "spindletop" / name).write_text(text)
    return made


def compiled_copy(folder: Path, output: str) -> subprocess.CompletedProcess[str]:
    made = shutil.copytree(folder / "src", folder / output)
    command = [sys.executable, str(setup.COMPILER), str(made), str(folder / "kept"), str(made)]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def compile_to(folder: Path, output: str) -> set[str]:
    """The names of the parts that were there before and are still."""
    parts = folder / "kept" / "parts"
    before = set(os.listdir(parts)) if parts.exists() else set()
    done = compiled_copy(folder, output)
    assert done.returncode == 0, done.stdout
    return {name.partition("-")[0] for name in before & set(os.listdir(parts))}


def test_what_did_not_change_is_kept_and_all_of_it_works(folder: Path) -> None:
    assert compile_to(folder, "first") == set()
    (folder / "kept" / "scratch" / "c").mkdir(parents=True)  # as if it had been killed there
    (folder / "src" / "spindletop" / "games" / "two" / "state.py").write_text(GAME.format(4))
    kept = compile_to(folder, "second")
    assert {"spindletop_rules__mypyc", "spindletop_one__mypyc", "spindletop.games.two.state"} <= kept
    assert "spindletop_two__mypyc" not in kept and not (folder / "kept" / "scratch").exists()
    for output, scores in (("first", [2, 3]), ("second", [2, 4])):
        code = (
            "from spindletop.games.one import state as one; from spindletop.games.two import state as two, text\n"
            "assert not one.__file__.endswith('.py') and text.__file__.endswith('.py')\n"
            "for own in one.Own(1), two.Own(1):\n"
            "    own.nuggets = 1\n"
            "    print(own.copy().score(), type(own).fields)\n"
        )
        environment = {**os.environ, "PYTHONPATH": str(folder / output)}
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
        assert run.stdout == "".join(f"{score} {{'nuggets': 'i64'}}\n" for score in scores), run.stderr


@pytest.fixture
def hook(folder: Path, monkeypatch: pytest.MonkeyPatch) -> wheel.CompiledRules:
    """For wheels of the small project."""
    monkeypatch.setattr(setup, "SRC", folder / "src")
    monkeypatch.setattr(setup, "BUILDS", folder)
    monkeypatch.setattr(setup, "compiled_folder", lambda: folder / "finished")
    return wheel.CompiledRules(str(folder), {}, None, None, str(folder), "wheel")  # type: ignore[arg-type]


def test_a_wheel_leaves_the_sources_as_they_are(folder: Path, hook: wheel.CompiledRules) -> None:
    before = {path: path.read_bytes() for path in setup.source_files()}
    data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize("standard", data)
    assert {path: path.read_bytes() for path in setup.source_files()} == before
    places = data["force_include"].items()
    assert {f"spindletop/games/{game}/state{compile.SUFFIX}" for game in ("one", "two")} <= {to for _, to in places}
    assert all(Path(path).read_bytes() for path, _ in places)
    hook.finalize("standard", data, "")
    assert not any(Path(path).exists() for path, _ in places)


def test_a_wheel_takes_what_is_compiled_already(folder: Path, hook: wheel.CompiledRules) -> None:
    module = folder / "finished" / "spindletop" / f"state{compile.SUFFIX}"
    module.parent.mkdir(parents=True)
    module.touch()
    data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data["force_include"] == {str(module): f"spindletop/state{compile.SUFFIX}"}
    hook.finalize("standard", data, "")
    assert module.exists()


def test_what_mypy_finds_is_told(folder: Path) -> None:
    wrong = folder / "src" / "spindletop" / "games" / "one" / "state.py"
    wrong.write_text(GAME.format("'two'"))
    done = compiled_copy(folder, "third")
    assert done.returncode and "error: Incompatible return value type" in done.stdout
    assert not list((folder / "third").rglob("*.so"))
