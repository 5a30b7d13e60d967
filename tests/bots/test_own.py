"""Own bots: the examples of docs/write-a-bot.md, by name on a command line and nowhere else."""

import re
import sys
from pathlib import Path

import pytest

import spindletop
from spindletop.bots import roster
from spindletop.cli import main
from spindletop.kernel import Record, Rng
from spindletop.table import Refused, drafts

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


@pytest.fixture(autouse=True)
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's examples in a file of the folder at hand."""
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "mybots.py").write_text("\n".join(examples), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)


@pytest.mark.parametrize("slug", spindletop.games())
@pytest.mark.parametrize("name", ["mybots:Saver", "mybots:Planner"])
def test_the_examples_play_every_game(slug: str, name: str) -> None:
    game = spindletop.game(slug)
    state = game.new(game.seats[0])
    bot, others, rng = roster.any_bot(name, game), roster.bot("random", game), Rng(1)
    for _ in range(6):
        while state.actor != 0:
            state.play(others.choose(state, rng) if state.actor > 0 else state.top().draw(state, rng))
        state.play(bot.choose(state.view(0), rng))


def test_they_are_measured_and_played_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "match", "gold", "mybots:Saver", "random", "--seats", "2", "--games", "2"]) == 0
    assert "mybots:Saver" in capsys.readouterr().out
    assert main(["play", "gold", "--seats", "mybots:Saver,random", "--save", "a.record", "--quiet"]) == 0
    assert Record.load("a.record").players == ["mybots:Saver", "random"]


def test_a_record_starts_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    Record(spindletop.game("gold"), 2, {}, ["mybots:Saver", "random"]).save("mail.record")
    with pytest.raises(SystemExit):
        main(["play", "--load", "mail.record", "--quiet"])
    assert "there is no bot 'mybots'" in capsys.readouterr().err
    assert main(["play", "--load", "mail.record", "--seats", "mybots:Saver,random", "--quiet"]) == 0
    with pytest.raises(SystemExit):
        main(["play", "--load", "mail.record", "--seats", "random"])
    assert "has 2 seats, not 1" in capsys.readouterr().err


def test_a_table_takes_no_own_bots() -> None:
    with pytest.raises(Refused, match="there is no bot 'mybots'"):
        drafts.check_bot(spindletop.game("gold"), "mybots:Saver")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mybots:Nobody", "mybots has no class Nobody that is a Bot"),
        ("mybots:Rng", "no class Rng that is a Bot"),
        ("nobots:Saver", "neither a bot 'nobots' for Gold nor a module 'nobots'"),
        ("tycon:400", "there is no bot 'tycon'"),
    ],
)
def test_what_is_wrong_is_said(name: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        roster.any_bot(name, spindletop.game("gold"))
