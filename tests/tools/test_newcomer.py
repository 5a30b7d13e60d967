"""The first minute of a newcomer, in earnest: what `make play` installs serves the page."""

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tools import setup

NEEDED = ("package.json", "package-lock.json", "requirements", "src", "tools")


@pytest.mark.slow
def test_what_playing_installs_serves_the_page(tmp_path: Path) -> None:
    """Nothing else is there: what only tests or the compiler bring is missing, as on a newcomer's machine."""
    root = tmp_path / "fresh clone"
    root.mkdir()
    for name in NEEDED:
        copy = shutil.copytree if (setup.ROOT / name).is_dir() else shutil.copyfile
        copy(setup.ROOT / name, root / name)
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    prepare = "from tools import setup; setup.make_ready('play'); setup.run_from(setup.SRC)"
    subprocess.run([sys.executable, "-c", prepare], cwd=root, env=environment, check=True)

    spindletop = str(root / ".venv" / "bin" / "spindletop")
    command = [spindletop, "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout
            address = re.search(r"http://\S+", serving.stdout.readline())
            assert address
            with urllib.request.urlopen(address[0]) as page:
                assert page.status == 200 and b"Black Gold" in page.read()
        finally:
            serving.send_signal(signal.SIGINT)
