"""Recorded games, with each number of seats, to the black train's arrival."""

from pathlib import Path

import pytest

from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import OVER, Record

RECORDS = Path(__file__).parent / "records"
ENDS = {"three-seats": [102500, 78500, 66000], "four-seats": [59500, 51500, 53000, 80000]}


def test_every_record_is_replayed_here() -> None:
    assert {path.stem for path in RECORDS.glob("*.record")} == set(ENDS)


@pytest.mark.rule("GI-36", "GI-37", "GI-39")
@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    state = record.state
    assert isinstance(state, ProspectingState)
    assert state.actor == OVER and state.faults() == []
    assert state.black == state.box.last
    assert state.scores() == ENDS[name]
    assert record.text() == (RECORDS / f"{name}.record").read_text("utf-8")
