"""Records: text that a person can read, and that says what is wrong with it."""

from pathlib import Path

import pytest

import spindletop
from spindletop import NATURE, IllegalAction, Record, Rng
from spindletop.kernel import RecordError

GAME = spindletop.game("gold")


def played(answers: int = 12, seed: int = 1) -> Record:
    record = Record.start(GAME, seats=2, players=["Ann", "Ben"], layout="grid")
    rng = Rng(seed)
    for _ in range(answers):
        state = record.state
        record.append(state.top().draw(state, rng) if state.actor == NATURE else state.legal()[rng.below(5)])
    return record


def test_a_record_is_readable() -> None:
    record = Record.start(GAME, seats=2, players=["Ann", "Ben"], layout="grid")
    for answer in ("start 1", "turn 17", "gold 3", "turn 4", "miner rust-5"):
        record.append(GAME.parse(answer))
    assert record.text() == (
        "Spindletop record 1\n"
        "game     gold\n"
        "rules    1\n"
        f"content  {GAME.source.hash}\n"
        "seats    2\n"
        "option   start random\n"
        "option   layout grid\n"
        "option   series no\n"
        "player   0 Ann\n"
        "player   1 Ben\n"
        "---\n"
        "1  nature  start 1\n"
        "2  seat 1  turn 17\n"
        "3  nature  gold 3\n"
        "4  seat 1  turn 4\n"
        "5  nature  miner rust-5\n"
    )


def test_saving_and_loading(tmp_path: Path) -> None:
    record = played()
    record.save(tmp_path / "a.record")
    again = Record.load(tmp_path / "a.record")
    assert again.text() == record.text() and again.players == ["Ann", "Ben"]
    assert again.state.to_json() == record.state.to_json()
    assert list(tmp_path.iterdir()) == [tmp_path / "a.record"], "no half-written file is left"


def test_lines_about_dice_are_kept() -> None:
    record = played()
    record.dice = ["table 5kq7w2mh", "word 0 dust"]
    assert "dice     table 5kq7w2mh\ndice     word 0 dust\n---\n" in record.text()
    assert Record.parse(record.text()).dice == record.dice
    assert Record.parse(played().text()).dice == []


def test_replaying_to_any_entry() -> None:
    record = played()
    assert record.replay(to=0).to_json() == GAME.new(2, layout="grid").to_json()
    assert record.replay().to_json() == record.replay(to=12).to_json() == record.state.to_json()
    for entries in (-1, 13):
        with pytest.raises(RecordError, match="the record has 12"):
            record.replay(to=entries)


def test_an_illegal_answer_is_not_noted() -> None:
    record = played()
    with pytest.raises(IllegalAction):
        record.append(GAME.parse("start 0"))
    assert len(record.entries) == 12


def test_a_sealed_answer_cannot_be_undone() -> None:
    with pytest.raises(RecordError, match="cannot be taken back"):
        played().undo()
    with pytest.raises(RecordError, match="cannot be taken back"):
        Record.start(GAME, seats=2).undo()


LINES = played().text().splitlines(keepends=True)


def changed(line: int, text: str) -> str:
    """The record with one of its lines replaced (counted from 1)."""
    return "".join([*LINES[: line - 1], text, *LINES[line:]])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: the record ends here"),
        ("hello\n", "line 1: this is not a Spindletop record of format 1"),
        (changed(2, "game     chess\n"), "line 2: there is no game 'chess'; games: gold"),
        (changed(2, ""), "the header has no line 'game'"),
        (changed(2, "gaem     gold\n"), "line 2: expected one of game, rules, content"),
        (changed(3, "rules    99\n"), "line 3: played by rules version 99; here it is 1"),
        (changed(3, "rules    one\n"), "line 3: expected a number, not 'one'"),
        (changed(4, "content  0123456789abcdef\n"), "line 4: played with other components"),
        (changed(5, "seats    9\n"), "line 5: Gold is for 2 to 5 players, not 9"),
        (changed(7, "option   layout round\n"), "option layout cannot be 'round'; allowed: scattered, grid"),
        (changed(7, "option   colour red\n"), "there is no option 'colour'"),
        ("".join(LINES[:8]), "line 9: the record ends here, before its answers begin"),
        ("".join(LINES)[:-3], "line 23: the record breaks off in the middle of this line"),
        ("".join(LINES[:14] + LINES[15:]), "line 15: entry 4 should be here, not 5"),
        (changed(13, "2  seat 0  trun 17\n"), "line 13: unknown answer 'trun 17'; answers begin with turn, "),
        (changed(13, "2  seat 7  turn 17\n"), "line 13: seat 7 is not the one who is asked here"),
        (changed(13, "2  seat 1  gold 1\n"), "line 13: seat 1 is not"),
        (changed(13, "2 turn 17\n"), "line 13: expected an entry like '12  seat 0  turn 0', not '2 turn 17'"),
        (changed(12, "1  nature  start 4\n"), "line 12: start 4 is not possible now; possible: start 0, start 1"),
        (changed(13, "2  seat 0  undo\n"), "line 13: the last answer cannot be taken back"),
    ],
)
def test_a_broken_record_names_the_line_and_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(RecordError) as refusal:
        Record.parse(text, "a.record")
    assert str(refusal.value).startswith("a.record, line ") and complaint in str(refusal.value)


@pytest.mark.parametrize("cut", range(0, len("".join(LINES)), 7))
def test_a_record_cut_anywhere_is_refused_or_an_earlier_position(cut: int) -> None:
    text = "".join(LINES)[:cut]
    try:
        record = Record.parse(text)
    except RecordError as refusal:
        assert "line" in str(refusal)
    else:
        assert record.text() == text


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot read"):
        Record.load(tmp_path / "none.record")
    (tmp_path / "binary.record").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="cannot read"):
        Record.load(tmp_path / "binary.record")


def test_seats_are_those_of_the_game_before_anything_is_made_for_them() -> None:
    text = played().text()
    for seats in ("999999999", "0", "9" * 5000):
        with pytest.raises(RecordError, match=r"line 5: .*(2 to 5 players|expected a number)"):
            Record.parse(text.replace("seats    2", f"seats    {seats}"))


def test_an_answer_is_taken_back_without_playing_the_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    crude = Record.start(spindletop.game("crude"), seats=2, start=0)
    while crude.state.actor == NATURE:
        crude.append(crude.state.legal()[0])
    before = crude.state.to_json()
    crude.append(crude.state.legal()[0])
    monkeypatch.delattr(Record, "replay")
    crude.undo()
    assert crude.state.to_json() == before
    with pytest.raises(RecordError, match="cannot be taken back"):
        crude.undo()
