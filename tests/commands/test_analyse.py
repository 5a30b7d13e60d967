"""spindletop analyse: one page on how a game went."""

import re
from pathlib import Path

import pytest
from tests.commands.test_report import Balanced

from spindletop.analysis import study
from spindletop.cli import main

GAME = Path("tests/browser/gold.record").resolve()


@pytest.fixture(autouse=True)
def a_quick_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(study, "CHECKED", 2)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_page_has_the_chart_and_what_mattered(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["analyse", str(GAME), "-o", "page.html", "--futures", "1", "--seconds", "0.1", "--jobs", jobs]
    assert main(given) == 0
    assert "148 answers: page.html" in capsys.readouterr().out
    written = Path("page.html").read_text(encoding="utf-8")
    checked = Balanced()
    checked.feed(written)
    assert not checked.open
    assert written.count("<polyline") == 3 and "Gold for 3: how the game went" in written
    assert "<li><strong><svg" in written and " → " in written
    assert "http" not in written.replace("http://www.w3.org/2000/svg", "") and not re.search(r"\bnan\b", written)


def test_what_is_wrong_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    Path("half.record").write_text("".join(GAME.read_text().splitlines(keepends=True)[:60]))
    for given, said in (
        (["half.record"], "the game is not over yet"),
        (["nothing.record"], "cannot read nothing.record"),
        ([str(GAME), "--futures", "0"], "--futures and --jobs are numbers from 1 up"),
    ):
        with pytest.raises(SystemExit):
            main(["analyse", *given])
        assert said in capsys.readouterr().err
