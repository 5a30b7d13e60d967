"""Recorded games, with each number of seats and to every kind of end."""

from pathlib import Path

import pytest

from spindletop.games.black_gold.state import BlackGoldState
from spindletop.kernel import OVER, Record

RECORDS = Path(__file__).parent / "records"
ENDS = {  # where the Oil Baron was, and what everybody had
    "two-seats": (18, [103000, 63000]),
    "two-seats-greedy-shorter": (17, [37000, 53000]),
    "three-seats-longer-fewer": (18, [91500, 69000, 173000]),
    "four-seats-even-chosen": (18, [58000, 80000, 92000, 33500]),
    "five-seats": (18, [66500, 59000, 44000, 48000, 38500]),
    "five-seats-more-shorter": (17, [69000, 50000, 39500, 55000, 54000]),
}


def test_every_record_is_replayed_here() -> None:
    assert {path.stem for path in RECORDS.glob("*.record")} == set(ENDS)


@pytest.mark.rule("BG-24", "BG-25", "BG-31", "BG-32")
@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    state = record.state
    assert isinstance(state, BlackGoldState)
    assert state.actor == OVER and state.faults() == []
    assert (state.black, state.scores()) == ENDS[name]
    specials = sum(state.deck[state.box.standard_kinds :])
    assert (specials == 0) == ("longer" in name), "a longer game ends when the special cards are gone"
    assert record.text() == (RECORDS / f"{name}.record").read_text("utf-8")
