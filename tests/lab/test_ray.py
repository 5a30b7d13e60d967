"""A report whose games were played with Ray is the same page."""

from pathlib import Path

import pytest
from tests.lab.setups import SLUGS

from spindletop.cli import main


# Ray leaves its log files to the garbage collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning")
def test_a_report_with_ray(tmp_path: Path) -> None:
    pages = []
    for name, how in (("here", []), ("ray", ["--ray"])):
        page = tmp_path / f"{name}.html"
        assert main(["lab", "report", SLUGS[0], "--games", "12", "-o", str(page), *how]) == 0
        pages.append(page.read_text(encoding="utf-8"))
    assert pages[0] == pages[1]
