"""Recorded games, one for each way to end: they must replay, and end as they did."""

from pathlib import Path

import pytest

from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel import Record

RECORDS = Path(__file__).parent / "records"
SURVIVED_IN = 8
BANK_EMPTY = [579_000, 849_500, 0, 0]
HUNDRED_ROUNDS = [325_500, 328_000]


def replayed(name: str) -> KingOilState:
    state = Record.load(RECORDS / name).state
    assert isinstance(state, KingOilState)
    assert state.faults() == [] and not state.stack
    return state


@pytest.mark.rule("KO-32")
def test_last_survivor() -> None:
    state = replayed("last-survivor.record")
    assert state.seats_left() == 1
    assert state.winners() == [1]
    assert state.round == SURVIVED_IN


@pytest.mark.rule("KO-33")
def test_bank_empty() -> None:
    state = replayed("bank-empty.record")
    assert state.bank == 0 and state.owed > 0
    assert state.seats_left() > 1
    assert state.scores() == BANK_EMPTY
    assert state.winners() == [1]


@pytest.mark.rule("KO-41")
def test_hundred_rounds() -> None:
    state = replayed("hundred-rounds.record")
    assert state.round == state.box.rounds + 1
    assert state.bank > 0 and state.seats_left() == 2
    assert state.scores() == HUNDRED_ROUNDS
    assert state.winners() == [1]
