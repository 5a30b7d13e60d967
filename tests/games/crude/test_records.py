"""Recorded games, one for each way to end: they replay to the end that they had."""

from pathlib import Path

import pytest

from spindletop.games.crude.box import NOTHING
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import OVER, Record

RECORDS = Path(__file__).parent / "records"


def end_of(name: str) -> CrudeState:
    state = Record.load(RECORDS / f"{name}.record").state
    assert isinstance(state, CrudeState)
    assert state.actor == OVER and state.faults() == []
    return state


def test_every_record_is_checked_here() -> None:
    names = {"declared-victory", "rival-overtakes", "round-limit", "secret-victory", "shared-victory", "tie-by-barrels"}
    assert {path.stem for path in RECORDS.glob("*.record")} == names


@pytest.mark.rule("CR-16", "CR-18")
def test_a_declared_victory() -> None:
    state = end_of("declared-victory")
    assert list(state.cash) == [1356, 59, 40]
    assert state.owner[state.final] == 0 and state.winners() == [0]


@pytest.mark.rule("CR-17", "CR-18")
def test_a_rival_overtakes_the_declarer_in_the_last_turns() -> None:
    state = end_of("rival-overtakes")
    assert list(state.cash) == [408, 795, 618, 806]
    assert state.owner[state.final] == 1 and state.winners() == [3]


@pytest.mark.rule("CR-25")
def test_the_round_limit() -> None:
    state = end_of("round-limit")
    assert state.final == NOTHING and state.round == state.box.rounds
    assert list(state.cash) == [89, 15] and state.winners() == [0]


@pytest.mark.rule("CR-18")
def test_a_tie_that_barrels_decide() -> None:
    state = end_of("tie-by-barrels")
    assert list(state.cash) == [2, 30, 6, 30]
    assert [state.barrels(seat) for seat in (1, 3)] == [0, 4] and state.winners() == [3]


@pytest.mark.rule("CR-18")
def test_a_shared_victory() -> None:
    state = end_of("shared-victory")
    assert list(state.cash) == [13, 6, 13, 5]
    assert state.barrels(0) == state.barrels(2) == 0 and state.winners() == [0, 2]


@pytest.mark.rule("CR-24")
def test_a_victory_with_secret_cash() -> None:
    state = end_of("secret-victory")
    assert list(state.cash) == [974, 103]
    assert state.owner[state.final] == 0 and state.winners() == [0]
