"""The wheel that people install has compiled rules in it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools import setup

import spindletop

pytestmark = pytest.mark.skipif(not setup.c_compiler_works(), reason="there is no C compiler")


def test_a_wheel_is_compiled_complete_and_has_the_one_version(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    built = subprocess.run(command, cwd=setup.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert built.returncode == 0, built.stdout
    (wheel,) = tmp_path.glob(f"spindletop-{spindletop.__version__}-cp*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    code = (
        "import spindletop, spindletop.kernel.state as state, spindletop.web.app\n"
        "import sys; from pathlib import Path\n"
        "assert not state.__file__.endswith('.py') and Path(state.__file__).is_relative_to(sys.argv[1])\n"
        "print(spindletop.playout(spindletop.game('crude').new(3), spindletop.Rng(1)))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    command = [sys.executable, "-c", code, str(tmp_path / "installed")]
    used = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert used.returncode == 0 and int(used.stdout) > 0, used.stderr
    files = {path.relative_to(tmp_path / "installed").as_posix() for path in (tmp_path / "installed").rglob("*")}
    assert {"spindletop/web/static/vendor/htmx.js", "spindletop/games/gold/content.toml"} <= files
