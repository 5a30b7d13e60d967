"""Declaring victory, the last turns, and who has won."""

import pytest
from tests.games.crude.build import A, B, C, D, asked, cash, offered, pass_on, play, put, roll, stock, table

from spindletop.games.crude.box import NOTHING
from spindletop.games.crude.state import CrudeState


def rich(seats: int = 4) -> CrudeState:
    """The first seat is about to be asked whether it declares victory."""
    state = table(seats)
    cash(state, 0, 1000)
    play(roll(state, "1-2"), "done")
    return state


@pytest.mark.rule("CR-16")
@pytest.mark.parametrize(("goal", "amount", "ask"), [(750, 749, False), (750, 750, True), (1000, 999, False)])
def test_with_the_goal_in_cash_a_seat_may_declare(goal: int, amount: int, ask: bool) -> None:
    state = table(goal=goal)
    cash(state, 0, amount)
    play(roll(state, "1-2"), "done")
    assert (asked(state) == "Declaration") == ask
    if ask:
        assert state.actor == 0 and offered(state) == ["declare", "done"]


@pytest.mark.rule("CR-16")
def test_nobody_must_declare() -> None:
    state = play(rich(), "done")
    assert state.final == NOTHING and state.quadrant == B
    for _ in range(3):
        pass_on(state)
    play(roll(state, "1-2"), "done")
    assert asked(state) == "Declaration"


@pytest.mark.rule("CR-17")
def test_every_other_seat_has_one_last_turn_without_a_declaration() -> None:
    state = play(rich(), "declare")
    cash(state, 1, 2000)
    turns = []
    while state.stack:
        turns.append(state.quadrant)
        pass_on(state)
    assert turns == [B, C, D]
    assert state.winners() == [1]


@pytest.mark.rule("CR-17")
def test_the_declarer_still_has_neighbours_hits_and_pays_for_news() -> None:
    state = table(news=("safety_inspection", "cold_winter"))
    cash(state, 0, 1000)
    play(roll(state, "1-2"), "done", "declare")
    put(state, "well", "a13")
    roll(state, "1-6")
    assert state.actor == 0
    play(state, "collect")
    assert state.crude[A] == 4
    pass_on(state)
    roll(state, "1-1")
    assert state.cash[0] == 1000 - 4 * 3 - 2 * 5


@pytest.mark.rule("CR-17")
def test_the_ghost_rolls_in_its_place() -> None:
    state = play(rich(3), "declare")
    turns = []
    while state.stack:
        turns.append(state.quadrant)
        pass_on(state)
    assert turns == [B, C, D]


@pytest.mark.rule("CR-17", "CR-20")
def test_with_two_seats_only_the_rivals_quadrants_have_a_last_turn() -> None:
    state = play(rich(2), "declare")
    turns = []
    while state.stack:
        turns.append(state.quadrant)
        pass_on(state)
    assert turns == [B, D]


@pytest.mark.rule("CR-20")
def test_with_two_seats_the_goal_is_checked_after_either_turn() -> None:
    state = play(rich(2), "done")
    pass_on(state)
    assert state.quadrant == C
    play(roll(state, "1-2"), "done")
    assert asked(state) == "Declaration" and state.actor == 0
    play(state, "declare")
    turns = []
    while state.stack:
        turns.append(state.quadrant)
        pass_on(state)
    assert turns == [D, B]


@pytest.mark.rule("CR-18")
def test_at_the_end_assets_are_sold_at_the_values_of_the_depression() -> None:
    state = play(rich(), "declare")
    put(state, "rig", "a11")
    put(state, "well", "b11")
    put(state, "station", "c11")
    put(state, "refinery", "d11")
    before = state.scores()
    assert before == [1002, 220, 218, 224]
    while state.stack:
        pass_on(state, "5-6")
    assert list(state.cash) == state.scores() == before
    assert not any(state.assets) and state.winners() == [0]


@pytest.mark.rule("CR-18")
def test_a_rival_may_overtake_the_declarer() -> None:
    state = play(rich(), "declare")
    cash(state, 2, 990)
    put(state, "station", "c11")
    while state.stack:
        pass_on(state, "5-6")
    assert state.winners() == [2]


@pytest.mark.rule("CR-18")
@pytest.mark.parametrize(("crude", "gasoline", "winners"), [(3, 2, [1]), (2, 1, [0]), (0, 4, [0, 1])])
def test_a_tie_is_broken_by_barrels_whatever_they_are(crude: int, gasoline: int, winners: list[int]) -> None:
    state = play(rich(), "declare")
    cash(state, 1, 1000)
    stock(state, B, crude, gasoline)
    while state.stack:
        pass_on(state)
    assert state.winners() == winners


@pytest.mark.rule("CR-18", "CR-20")
def test_with_two_seats_the_barrels_of_both_quadrants_count() -> None:
    state = play(rich(2), "declare")
    cash(state, 1, 1000)
    stock(state, C, 9, 9)
    while state.stack:
        pass_on(state)
    assert state.winners() == [0]


@pytest.mark.rule("CR-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_60_rounds_the_game_ends(seats: int) -> None:
    state = table(seats, start=1)
    put(state, "station", "b11")
    turns = 0
    while state.stack:
        turns += 1
        pass_on(state)
    assert turns == 4 * state.box.rounds == 240
    assert state.final == NOTHING and state.winners() == [1]


@pytest.mark.rule("CR-17", "CR-25")
def test_a_declaration_in_the_last_round_still_brings_last_turns() -> None:
    state = table()
    state.round = state.box.rounds
    for _ in range(3):
        pass_on(state)
    cash(state, 3, 800)
    play(roll(state, "1-2"), "done", "declare")
    turns = []
    while state.stack:
        turns.append(state.quadrant)
        pass_on(state)
    assert turns == [A, B, C] and state.winners() == [3]
