"""Balance reports: the same page however the work was spread or interrupted, for every game."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import spindletop
from spindletop.cli import main
from spindletop.kernel import Rng, playout
from spindletop.kernel.registry import game
from spindletop.lab.charts import bin_width, ticks
from spindletop.lab.longrun import Notebook
from spindletop.lab.page import gap
from spindletop.lab.shares import returns, score_shares, win_shares
from spindletop.lab.tally import POINTS, Curve

SLUGS = spindletop.games()
VOID = ("meta", "br")


class Balanced(HTMLParser):
    """Fails where tags are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def report(slug: str, *more: str) -> str:
    assert main(["lab", "report", slug, "--seats", str(game(slug).seats[0]), "-o", "page.html", *more]) == 0
    return Path("page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_for_every_game(slug: str) -> None:
    written = report(slug, "--games", "6")
    checked = Balanced()
    checked.feed(written)
    assert not checked.open
    assert f"{game(slug).title} for {game(slug).seats[0]}" in written
    assert "http" not in written.replace("http://www.w3.org/2000/svg", "") and not re.search(r"\bnan\b", written)


def test_a_run_goes_on_where_it_stopped_and_processes_make_the_same_page() -> None:
    whole = report(SLUGS[0], "--games", "12")
    notes = Path("page.notes")
    lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    notes.write_text("".join(lines[:2]) + lines[2][:40], encoding="utf-8")  # ended while it wrote the second part
    assert report(SLUGS[0], "--games", "12", "--jobs", "2") == whole
    assert len(notes.read_text(encoding="utf-8").splitlines()) == len(lines)


def test_the_notes_of_another_run_are_not_mixed_in(capsys: pytest.CaptureFixture[str]) -> None:
    report(SLUGS[0], "--games", "2")
    with pytest.raises(SystemExit):
        report(SLUGS[0], "--games", "2", "--seed", "2")
    assert "holds another run" in capsys.readouterr().err
    assert "--seed 2" in report(SLUGS[0], "--games", "2", "--seed", "2", "--fresh")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--bots", "nobody"), "there is no bot 'nobody'"),
        (("--bots", "random,random,random,random,random,random,random"), "one bot for all seats or one for each"),
        (("--games", "0"), "--games is a number from 1 up"),
        (("--jobs", "0"), "--jobs is a number from 1 up"),
    ],
)
def test_what_is_wrong_is_said(wrong: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        report(SLUGS[0], *wrong)
    assert said in capsys.readouterr().err


def test_a_notebook_remembers_the_last_word() -> None:
    for value in (1, 2):
        Notebook(Path("x.notes"), {"run": "a"}).note("done", value)
    assert Notebook(Path("x.notes"), {"run": "a"}).entries == {"done": 2}
    assert Notebook(Path("x.notes"), {"run": "a"}, fresh=True).entries == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_returns_are_shares_less_a_fair_share(slug: str) -> None:
    for seats in game(slug).seats:
        state = game(slug).new(seats)
        assert returns(state) == [0.0] * seats
        playout(state, Rng(seats))
        assert sum(win_shares(state)) == pytest.approx(1) and sum(score_shares(state)) == pytest.approx(1)
        for scores in (False, True):
            paid = returns(state, scores)
            assert sum(paid) == pytest.approx(0)
            assert all(-1 / seats <= each <= 1 - 1 / seats + 1e-9 for each in paid)


def test_axes_have_round_numbers() -> None:
    assert ticks(0, 9.3) == [0, 2, 4, 6, 8, 10]
    assert ticks(-3, 4, 3) == [-5, 0, 5]
    assert ticks(5, 5)[0] <= 5 <= ticks(5, 5)[-1]
    assert [bin_width(span) for span in (0, 39, 79, 500)] == [1, 1, 2, 20]


def test_the_gap_between_two_curves_is_in_standard_deviations() -> None:
    mine, theirs = Curve(), Curve()
    for value in (4.0, 6.0):
        mine.add([value] * (POINTS + 1))
        theirs.add([value - 2] * (POINTS + 1))
    assert gap(mine, theirs, 0) == pytest.approx(2)
    assert gap(mine, mine, 0) == 0
