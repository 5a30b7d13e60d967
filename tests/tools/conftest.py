"""A small project of its own for tools/setup.py."""

import importlib.util
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tools import setup

SMALL = {
    "package.json": "{}",
    "package-lock.json": "{}",
    "src/spindletop/__init__.py": "",
    "src/spindletop/cli.py": "import sys\n\ndef main():\n    print('called with', *sys.argv[1:])\n    return 3\n",
    **{f"requirements/{group}.txt": group for group in ("uv", "node", "play", "build", "dev")},
}


class Project:
    """Its set-up does nothing in earnest: commands are only noted, unless one is to break off there."""

    def __init__(self, module: ModuleType, root: Path) -> None:
        self.setup: Any = module
        self.root = root
        self.done: list[str] = []
        self.breaks_off = ""

    def run(self, doing: str, command: list[str], **_: str) -> None:
        self.done.append(doing.partition(" (")[0])
        if self.breaks_off and self.breaks_off in doing:
            raise KeyboardInterrupt
        if doing == "making .venv":
            shutil.rmtree(self.setup.VENV, ignore_errors=True)
            self.setup.SITE_PACKAGES.mkdir(parents=True)
            (self.setup.VENV / "bin").mkdir()
        if doing == "fetching htmx and fonts":
            for source in self.setup.VENDORED.values():
                (self.setup.ASSETS / "node_modules" / source).parent.mkdir(parents=True, exist_ok=True)
                (self.setup.ASSETS / "node_modules" / source).touch()

    def doing(self, work: Callable[..., None], *arguments: str) -> list[str]:
        """What is done, in order."""
        self.done.clear()
        work(*arguments)
        return list(self.done)

    def broken_off(self, at: str, work: Callable[..., None], *arguments: str) -> None:
        """The same, killed in the middle of one thing."""
        self.breaks_off = at
        with pytest.raises(KeyboardInterrupt):
            work(*arguments)
        self.breaks_off = ""

    @property
    def runs_from(self) -> Path:
        return Path((self.setup.SITE_PACKAGES / "spindletop.pth").read_text().strip())


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    root = tmp_path / "my games"
    for name, text in SMALL.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / "tools").mkdir()
    for name in ("setup.py", "compile.py"):
        shutil.copyfile(Path(setup.__file__).with_name(name), root / "tools" / name)
    spec = importlib.util.spec_from_file_location("small_setup", root / "tools" / "setup.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made = Project(module, root)
    monkeypatch.setattr(module, "run", made.run)
    monkeypatch.setattr(module, "npm", lambda: "npm")
    monkeypatch.setattr(module, "c_compiler_works", lambda: True)
    return made
