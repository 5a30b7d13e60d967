"""Recorded games, one for each way in which a winner is found: they must replay, and end as they did."""

from pathlib import Path

import pytest

from spindletop.games.gold.state import GoldState
from spindletop.kernel import Record

RECORDS = Path(__file__).parent / "records"
NAMES = {"five-seats", "tie-by-cards", "shared-victory", "series"}


def replayed(name: str) -> GoldState:
    path = RECORDS / f"{name}.record"
    record = Record.load(path)
    state = record.state
    assert isinstance(state, GoldState)
    assert state.faults() == [] and not state.stack and len(state.table) == 0
    assert record.text() == path.read_text("utf-8")
    return state


def test_every_record_is_replayed_here() -> None:
    assert {path.stem for path in RECORDS.glob("*.record")} == NAMES


@pytest.mark.rule("GO-13")
def test_five_seats() -> None:
    state = replayed("five-seats")
    assert state.scores() == [10, 10, 11, 12, 13]
    assert state.winners() == [4]
    assert state.turn == 61 and state.rush == 1


@pytest.mark.rule("GO-13")
def test_tie_by_cards() -> None:
    state = replayed("tie-by-cards")
    assert state.scores() == [10, 19, 19, 9]
    assert list(state.cards_taken) == [5, 6, 7, 4]
    assert state.winners() == [2]


@pytest.mark.rule("GO-13")
def test_shared_victory() -> None:
    state = replayed("shared-victory")
    assert state.scores() == [17, 9, 9, 17]
    assert state.cards_taken[0] == state.cards_taken[3]
    assert state.winners() == [0, 3]


@pytest.mark.rule("GO-14")
def test_series() -> None:
    """Who is ahead in the last game is not ahead in all."""
    state = replayed("series")
    assert list(state.series) == [26, 34] and list(state.nuggets) == [31, 25]
    assert state.scores() == [57, 59]
    assert state.winners() == [1]
