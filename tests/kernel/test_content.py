"""Own content files: played with, or refused with file, key and what is allowed."""

from pathlib import Path

import msgspec
import pytest

import spindletop
from spindletop import Record, Rng, playout
from spindletop.kernel import OVER, ContentError, ContentFile, Event

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


class Well(msgspec.Struct, frozen=True):
    step: int
    crude: int = 2


class Field(msgspec.Struct):
    name: str
    well: Well = Well(5)


def test_a_fact_that_joins_with_its_usual_value_leaves_the_hash_as_it_was() -> None:
    def told(text: str) -> str:
        source = ContentFile(text, "field.toml")
        source.convert(Field)
        return source.hash

    bare = told('name = "A"')
    assert told('name = "A" # with a remark\n') == bare == told('name = "A"\nwell = { step = 5, crude = 2 }')
    steeper = told('name = "A"\nwell = { step = 6 }')
    assert steeper == told('name = "A"\nwell = { step = 6, crude = 2 }')
    assert len({bare, steeper, told('name = "B"'), told('name = "A"\nwell = { step = 5, crude = 3 }')}) == 4


def test_what_a_content_file_says_of_the_end_and_of_hits_is_played(tmp_path: Path) -> None:
    text = (Path(spindletop.__file__).parent / "games" / "crude" / "content.toml").read_text()
    file = own(
        tmp_path, text.replace("rounds = 60", "rounds = 20").replace("crude = 2                # b", "crude = 3  # b")
    )
    state = spindletop.game("crude", content=file).new(2, start=0)
    heard: list[Event] = []
    state.listen(heard)
    rng = Rng(4)
    while state.actor != OVER:
        state.answer(state.top().draw(state, rng))
    assert state.to_json()["position"]["round"] <= 21
    assert {event.numbers[-1] for event in heard if event.kind == "collected"} == {3}
