"""Own content files: played with, or refused with file, key and what is allowed."""

from pathlib import Path

import pytest

import spindletop
from spindletop import Record, Rng, playout
from spindletop.kernel import ContentError

GOOD = (Path(spindletop.__file__).parent / "games" / "gold" / "content.toml").read_text()


def own(folder: Path, text: str) -> Path:
    file = folder / "my-gold.toml"
    file.write_text(text)
    return file


def test_a_table_may_bring_its_own_cards(tmp_path: Path) -> None:
    game = spindletop.game("gold", content=own(tmp_path, GOOD.replace("4 = 5\n", "4 = 5\n9 = 1\n", 1)))
    assert game.parse("gold 9") == game.parse("gold 4") + 1
    state = game.new(3)
    assert len(state.to_json()["position"]["faces"]) == 65
    playout(state, Rng(1))
    assert state.faults() == []


def test_comments_do_not_change_the_content(tmp_path: Path) -> None:
    standard = spindletop.game("gold")
    assert spindletop.game("gold", own(tmp_path, "# mine\n" + GOOD)).source.hash == standard.source.hash
    assert spindletop.game("gold", own(tmp_path, GOOD.replace("at = 10", "at = 9"))).source.hash != standard.source.hash


def test_a_record_asks_for_the_content_it_was_played_with(tmp_path: Path) -> None:
    file = own(tmp_path, GOOD.replace("at = 10", "at = 20"))
    record = Record.start(spindletop.game("gold", file), seats=2)
    with pytest.raises(ValueError, match="give its content file"):
        Record.parse(record.text())
    assert Record.parse(record.text(), content=file).text() == record.text()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("at = 10", "at = 0", "my-gold.toml: rush.at: expected `int` >= 1"),
        ("at = 10", 'at = "ten"', "my-gold.toml: rush.at: expected `int`, got `str`"),
        ("at = 10", "att = 10", "my-gold.toml: rush: object"),
        ("cards = 5", "cards = -5", "my-gold.toml: dynamite.cards: expected `int` >= 0"),
        ('"plum"', '"rust"', "my-gold.toml: colours: needs five different names"),
        (', "plum"', "", "my-gold.toml: colours: needs five different names"),
        ('"plum"', '"Plum!"', "my-gold.toml: colours[4]: expected `str` matching regex"),
        ("[rush] ", "[rush", "my-gold.toml: not a TOML file"),
        ("cards = 5", "cards = 5\nsticks = 3", "my-gold.toml: dynamite: object contains unknown field `sticks`"),
    ],
)
def test_a_bad_content_file_names_the_key(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(ContentError) as refusal:
        spindletop.game("gold", own(tmp_path, GOOD.replace(old, new)))
    assert str(refusal.value).startswith(complaint)


def test_a_missing_content_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot read the content file"):
        spindletop.game("gold", tmp_path / "none.toml")
