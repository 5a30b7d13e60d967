"""Recorded games, one for each way to end: they replay to the end that they had."""

from pathlib import Path

import pytest

from spindletop.games.crude.box import NOTHING, ROUNDS
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import OVER, Record

RECORDS = Path(__file__).parent / "records"


def end_of(name: str) -> CrudeState:
    state = Record.load(RECORDS / f"{name}.record").state
    assert isinstance(state, CrudeState)
    assert state.actor == OVER and state.faults() == []
    return state


def test_every_record_is_checked_here() -> None:
    names = {"declared-victory", "rival-overtakes", "round-limit", "shared-victory", "tie-by-barrels"}
    assert {path.stem for path in RECORDS.glob("*.record")} == names


@pytest.mark.rule("CR-16", "CR-18")
def test_a_declared_victory() -> None:
    state = end_of("declared-victory")
    assert state.cash == [1037, 77, 72]
    assert state.owner[state.final] == 0 and state.winners() == [0]


@pytest.mark.rule("CR-17", "CR-18")
def test_a_rival_overtakes_the_declarer_in_the_last_turns() -> None:
    state = end_of("rival-overtakes")
    assert state.cash == [888, 975, 732, 191]
    assert state.owner[state.final] == 0 and state.winners() == [1]


@pytest.mark.rule("CR-25")
def test_the_round_limit() -> None:
    state = end_of("round-limit")
    assert state.final == NOTHING and state.round == ROUNDS
    assert state.cash == [9, 130] and state.winners() == [1]


@pytest.mark.rule("CR-18")
def test_a_tie_that_barrels_decide() -> None:
    state = end_of("tie-by-barrels")
    assert state.cash == [7, 14, 14, 13]
    assert [state.barrels(seat) for seat in (1, 2)] == [3, 1] and state.winners() == [1]


@pytest.mark.rule("CR-18")
def test_a_shared_victory() -> None:
    state = end_of("shared-victory")
    assert state.cash == [1, 3, 3, 2]
    assert state.barrels(1) == state.barrels(2) == 0 and state.winners() == [1, 2]
