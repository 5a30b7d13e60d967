"""How each result came about: the accounts of finished games add up, whatever was played."""

from pathlib import Path

import pytest
from tests.conformance.cases import Case, mix, plain_cases, possible

from spindletop.games import folder
from spindletop.games.accounts import Account, Rows
from spindletop.kernel import Event, Record, Rng, State, playout

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.record"))
MIXES = [case for plain in plain_cases() if possible(case := mix(plain.game, plain.seats, Rng(22)))]


def accounted(told: list[Event], state: State) -> Account:
    account = folder.account(state, told)
    assert account is not None
    assert [
        course + end for course, end in zip(account.course.sums(), account.end.sums(), strict=True)
    ] == state.scores()
    return account


@pytest.mark.parametrize("case", [*plain_cases(), *MIXES], ids=str)
def test_accounts_of_random_games_add_up(case: Case) -> None:
    state = case.new()
    told: list[Event] = []
    state.listen(told)
    playout(state, Rng(5))
    accounted(told, state)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_accounts_of_recorded_games_add_up(path: Path) -> None:
    record = Record.load(path)
    state = record.replay(0)
    told: list[Event] = []
    state.listen(told)
    for action in record.answers():
        state.answer(action)
    account = accounted(told, state)
    assert len(account.course.listed()) >= 3


def test_what_came_in_stands_before_what_went_out() -> None:
    rows = Rows(2)
    for words, seat, amount in (("Start", 0, 5), ("Wells", 1, -3), ("Fines", 0, 0), ("Oil", 1, 2), ("Start", 1, 5)):
        rows.add(words, seat, amount)
    assert rows.listed() == [("Start", [5, 5]), ("Oil", [0, 2]), ("Wells", [0, -3])]
    assert rows.sums() == [5, 4]
