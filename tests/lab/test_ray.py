"""Games played with Ray are the same games."""

import json
from pathlib import Path

import pytest
from tests.lab.setups import SLUGS

from spindletop.cli import main

pytestmark = [
    # Ray leaves its log files to the garbage collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning"),
]


def test_a_report_with_ray(tmp_path: Path) -> None:
    pages = []
    for name, how in (("here", []), ("ray", ["--ray"])):
        page = tmp_path / f"{name}.html"
        assert main(["lab", "report", SLUGS[0], "--games", "12", "-o", str(page), *how]) == 0
        pages.append(page.read_text(encoding="utf-8"))
    assert pages[0] == pages[1]


def test_an_arena_with_ray(tmp_path: Path) -> None:
    noted = []
    for name, how in (("here", []), ("ray", ["--ray"])):
        arena = ["bots", "arena", SLUGS[0], "--bots", "greedy,random", "--seats", "2", "--games", "6"]
        assert main([*arena, "--folder", str(tmp_path / name), *how]) == 0
        (file,) = (tmp_path / name).iterdir()
        _, *entries = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        noted.append({number: (played["bots"], played["winners"]) for number, played in entries})
    assert noted[0] == noted[1] and len(noted[0]) == 6
