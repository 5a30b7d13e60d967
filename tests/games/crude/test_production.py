"""Phases 2 and 3: the production roll, the economy and the hits."""

import pytest
from tests.games.crude.build import A, B, C, D, asked, cash, economy, offered, pass_on, play, put, roll, stock, table

from spindletop.games.crude import squares

# The dice


@pytest.mark.rule("CR-8", "CR-11")
def test_the_red_die_picks_a_row_and_the_black_one_a_column() -> None:
    state = table()
    put(state, "well", "a35", "a31", "a65", "a53")
    roll(state, "3-5")
    assert state.collects == 4  # a35 twice, a31 by its row, a65 by its column, a53 not at all


@pytest.mark.rule("CR-8")
def test_each_of_the_36_rolls_is_equally_likely() -> None:
    state = play(table(), "done")
    assert asked(state) == "Roll"
    assert [weight for _, weight in state.chances()] == [1] * 36


@pytest.mark.rule("CR-9")
@pytest.mark.parametrize(
    ("dice", "came"), [("1-1", "likely"), ("3-3", "likely"), ("6-6", "unlikely"), ("2-2", ""), ("4-4", ""), ("5-5", "")]
)
def test_doubles_bring_the_likely_or_the_unlikely_news(dice: str, came: str) -> None:
    state = table(news=("cold_winter", "embargo"))
    roll(state, dice)
    assert state.open[1] == (12 if came == "likely" else 7)
    assert state.open[0] == (10 if came == "unlikely" else 5)


@pytest.mark.rule("CR-9")
def test_after_likely_news_the_other_card_slides_over() -> None:
    state = table(news=("cold_winter", "sales_tax"))
    roll(state, "1-1")
    assert asked(state) == "NewsCard"
    play(state, "news embargo")
    assert (state.likely, state.unlikely) == (2, 6)


@pytest.mark.rule("CR-9")
def test_after_unlikely_news_the_likely_card_stays() -> None:
    state = table(news=("sales_tax", "cold_winter"))
    roll(state, "6-6")
    play(state, "news embargo")
    assert (state.likely, state.unlikely) == (2, 6)


@pytest.mark.rule("CR-9")
def test_a_lasting_card_makes_room_too_and_ends_before_hits() -> None:
    state = table(news=("run_on_the_pumps", "sales_tax"))
    put(state, "station", "a11", "b22")
    stock(state, A, 0, 9)
    roll(state, "1-1")
    play(state, "news embargo")
    assert (state.likely, state.unlikely) == (2, 6)
    assert state.pumps == 3  # CR-21: a Double Hit and one more
    pass_on(state)
    roll(state, "2-2")
    assert list(state.lasting) == [] and state.pumps == 2


@pytest.mark.rule("CR-10")
def test_the_difference_moves_the_track_and_changes_the_economy_at_8() -> None:
    state = table()
    roll(state, "2-5")
    assert state.difference == 3 and state.box.economies[state.economy] == "recovery"
    pass_on(state)
    roll(state, "6-2")
    assert state.difference == 7
    pass_on(state)
    roll(state, "1-5")
    assert asked(state) == "GreenDie" and state.difference == 0  # 11: the surplus is lost


@pytest.mark.rule("CR-10")
def test_the_economy_changes_before_any_hit_is_resolved() -> None:
    state = table()
    state.difference = 7
    put(state, "station", "a11")
    roll(state, "1-2")
    assert asked(state) == "GreenDie"
    play(state, "green 2")  # Expansion: four reds up from 26
    assert asked(state) == "Produce"
    play(state, "pump")
    assert state.cash[0] == 200 + 34


# Hits


@pytest.mark.rule("CR-11")
@pytest.mark.parametrize(
    ("dice", "hits"), [("2-3", 2), ("3-4", 2), ("2-5", 1), ("3-1", 1), ("6-4", 1), ("1-2", 0), ("4-5", 0)]
)
def test_a_refinery_is_hit_once_by_each_die_on_either_of_its_rows_or_columns(dice: str, hits: int) -> None:
    state = table()
    put(state, "refinery", "a23")
    roll(state, dice)
    assert state.refines == hits
    assert bool(state.hit) == (hits > 0)


@pytest.mark.rule("CR-11")
def test_refineries_at_the_edges() -> None:
    state = table()
    put(state, "refinery", "a11", "a15", "a51", "a55")
    assert roll(state.copy(), "1-6").refines == 4  # a15 by both dice, a11 and a55 by one
    assert roll(state.copy(), "6-1").refines == 4
    assert roll(state.copy(), "3-2").refines == 2
    assert asked(roll(state, "3-4")) == "Assets"


@pytest.mark.rule("CR-11")
@pytest.mark.parametrize("line", range(1, 7))
def test_every_row_and_column_is_six_squares_of_its_own(line: int) -> None:
    every = range(1, 7)
    assert squares.row(line) == sum(1 << squares.square(line, column) for column in every)
    assert squares.column(line) == sum(1 << squares.square(row, line) for row in every)


# The economy


@pytest.mark.rule("CR-12")
def test_20_up_four_reds_is_30() -> None:
    assert table().box.moved(20, 4) == 30


@pytest.mark.rule("CR-12")
@pytest.mark.parametrize(
    ("start", "reds", "end"),
    [
        (26, 3, 32),
        (25, 1, 27),  # a red space that it stands on is not counted
        (25, -1, 22),
        (26, -2, 22),
        (26, 0, 26),
        (77, 3, 80),  # up stops at the highest red
        (5, -2, 2),  # down at the lowest
        (1, -2, 1),  # below the lowest it stays
        (1, 1, 2),
        (80, 7, 80),
    ],
)
def test_the_barrel_moves_by_red_spaces(start: int, reds: int, end: int) -> None:
    assert table().box.moved(start, reds) == end


@pytest.mark.rule("CR-12")
def test_only_the_lowest_barrel_stays_and_moves_by_the_new_cards_demand() -> None:
    state = table()
    state.difference = 7
    state.consumer_low, state.consumer_high = 20, 26
    roll(state, "1-2")
    play(state, "green 6")  # Rapid Growth: six reds
    assert state.box.economies[state.economy] == "rapid_growth"
    assert (state.consumer_low, state.consumer_high) == (35, 35)


@pytest.mark.rule("CR-12")
@pytest.mark.parametrize(("green", "card"), [(1, "prosperity"), (2, "recession"), (5, "recession"), (6, "depression")])
def test_the_next_card_is_read_from_the_current_one(green: int, card: str) -> None:
    state = table()
    economy(state, "downturn")
    state.difference = 7
    roll(state, "1-2")
    assert [weight for _, weight in state.chances()] == [1] * 6
    play(state, f"green {green}")
    assert state.box.economies[state.economy] == card


# What assets do


@pytest.mark.rule("CR-13")
def test_a_well_gives_two_crude_for_a_hit_and_four_for_a_double() -> None:
    state = table()
    put(state, "well", "a11", "a14")
    roll(state, "1-4")
    play(state, "collect", "collect", "collect")
    assert state.crude[A] == 2 + 6 and "collect" not in offered(state)


@pytest.mark.rule("CR-13")
def test_crude_collected_this_turn_is_not_refined() -> None:
    state = table()
    stock(state, A, 1, 0)
    put(state, "well", "a15")
    put(state, "refinery", "a11")
    roll(state, "1-2")
    play(state, "collect", "refine")
    assert (state.crude[A], state.gasoline[A]) == (2, 1)
    assert asked(state) == "Assets"  # a Hit was left, but no old crude


@pytest.mark.rule("CR-13")
def test_gasoline_refined_this_turn_may_be_sold_this_turn() -> None:
    state = table()
    stock(state, A, 1, 0)
    put(state, "refinery", "a11")
    put(state, "station", "a15")
    roll(state, "1-4")
    assert offered(state) == ["refine", "done"]
    play(state, "refine", "pump")
    assert state.cash[0] == 200 + 25 and state.gasoline[A] == 0


@pytest.mark.rule("CR-13")
def test_every_hit_is_optional() -> None:
    state = table()
    put(state, "well", "a11")
    put(state, "refinery", "a13")
    put(state, "station", "a12")
    roll(state, "1-1")
    play(state, "news embargo")
    assert offered(state) == ["collect", "refine", "pump", "done"]
    play(state, "done")
    assert asked(state) == "Assets" and (state.crude[A], state.gasoline[A]) == (2, 2)


@pytest.mark.rule("CR-13")
def test_the_third_well_costs_15() -> None:
    state = table()
    put(state, "well", "b11", "c11")
    put(state, "rig", "a35")
    roll(state, "3-5")
    assert offered(state) == ["strike", "done"]
    play(state, "strike")
    assert state.cash[0] == 200 - 15
    assert state.count(A, 3) == 1 and state.count(A, 0) == 0


@pytest.mark.rule("CR-13")
def test_the_price_of_a_well_counts_those_that_stand() -> None:
    state = table()
    assert state.well_price() == 5
    put(state, "well", "a11", "a12")
    assert state.well_price() == 15
    state.liquidate(*(A, 0))
    assert state.well_price() == 10


@pytest.mark.rule("CR-13")
def test_a_single_hit_on_a_rig_does_nothing_and_a_well_built_now_gives_nothing() -> None:
    state = table()
    put(state, "rig", "a31", "a35")
    put(state, "well", "a36")
    roll(state, "3-5")
    play(state, "strike", "collect")
    assert asked(state) == "Assets" and state.crude[A] == 4
    assert state.count(A, 0) == 1


@pytest.mark.rule("CR-13")
def test_a_strike_needs_the_price_and_gasoline_sold_before_helps() -> None:
    state = table()
    put(state, "rig", "a35")
    put(state, "station", "a31")
    cash(state, 0, 4)
    roll(state, "3-5")
    assert offered(state) == ["pump", "done"]
    play(state, "pump", "strike")
    assert state.cash[0] == 4 + 25 - 5


@pytest.mark.rule("CR-13")
def test_with_barrels_on_26_and_25_the_next_is_sold_at_24() -> None:
    state = table()
    state.consumer_low = 25
    put(state, "station", "a11")
    roll(state, "1-5")
    play(state, "pump")
    assert state.cash[0] == 224 and (state.consumer_low, state.consumer_high) == (24, 26)


@pytest.mark.rule("CR-13")
def test_a_double_hit_station_sells_two_on_falling_spaces() -> None:
    state = table()
    put(state, "station", "a12")
    roll(state, "1-2")
    play(state, "pump", "pump")
    assert state.cash[0] == 200 + 25 + 24 and asked(state) == "Assets"


@pytest.mark.rule("CR-13")
def test_nobody_sells_while_1_is_covered() -> None:
    state = table()
    state.consumer_low = 2
    put(state, "station", "a12")
    roll(state, "1-2")
    play(state, "pump")
    assert state.cash[0] == 201 and asked(state) == "Assets"
    state.move_consumer(1)
    assert state.consumer_low == 2


# Neighbours


ROW, COLUMN = 2, 1  # hits of a 2-3 on the wells below, in a row and in a column


@pytest.mark.rule("CR-14")
@pytest.mark.parametrize(
    ("mover", "following", "first_hits", "before", "then_hits"),
    [(A, B, ROW, D, COLUMN), (B, C, COLUMN, A, ROW), (C, D, ROW, B, COLUMN), (D, A, COLUMN, C, ROW)],
)
def test_rows_run_on_beside_and_columns_above_and_below(
    mover: int, following: int, first_hits: int, before: int, then_hits: int
) -> None:
    state = table()
    while state.quadrant != mover:
        pass_on(state)
    for quadrant in {A, B, C, D} - {mover}:
        put(state, "well", *(f"{'abcd'[quadrant]}{square}" for square in (22, 24, 53)))
    roll(state, "2-3")
    assert state.actor == following and state.collects == first_hits
    play(state, *["collect"] * first_hits)
    assert state.actor == before and state.collects == then_hits
    play(state, *["collect"] * then_hits)
    assert asked(state) == "Assets" and state.actor == mover
    assert sum(state.crude) == 8 + 2 * 3, "the opposite quadrant got nothing"


@pytest.mark.rule("CR-14")
def test_neighbours_are_never_hit_twice() -> None:
    state = table()
    put(state, "rig", "b22", "d22")
    put(state, "station", "b23", "d32")
    roll(state, "2-2")
    assert state.actor == 1 and offered(state) == ["pump", "done"] and state.pumps == 1
    play(state, "pump", "pump")
    assert list(state.cash) == [200, 225, 200, 224]


@pytest.mark.rule("CR-14")
def test_a_neighbours_refinery_refines_old_crude_only() -> None:
    state = table()
    stock(state, B, 1, 0)
    put(state, "well", "b21")
    put(state, "refinery", "b13", "b25")
    roll(state, "2-3")
    play(state, "collect", "refine")
    assert asked(state) == "Assets" and (state.crude[B], state.gasoline[B]) == (2, 1)


@pytest.mark.rule("CR-14", "CR-20")
def test_with_two_seats_both_neighbours_are_the_rival() -> None:
    state = table(2)
    put(state, "well", "b11", "d12", "c11", "c12")
    roll(state, "1-2")
    assert state.actor == 1
    play(state, "collect")
    assert state.actor == 1
    play(state, "collect")
    assert list(state.crude) == [2, 4, 2, 4]


@pytest.mark.rule("CR-19")
def test_the_ghost_rolls_and_its_neighbours_are_hit() -> None:
    state = table(3)
    for _ in range(3):
        pass_on(state)
    assert state.quadrant == D and asked(state) == "Roll"
    put(state, "well", "a15", "a31", "c31", "c15", "b33", "b35")
    play(state, "roll 3-5")
    assert state.actor == 0
    play(state, "collect")
    assert state.actor == 2
    play(state, "collect")
    assert list(state.crude) == [4, 2, 4, 0]
    assert state.quadrant == A and asked(state) == "Market" and state.round == 2


@pytest.mark.rule("CR-14", "CR-19")
def test_the_ghost_gets_nothing_as_a_neighbour() -> None:
    state = table(3)
    put(state, "well", "b12")
    roll(state, "1-5")
    play(state, "collect")
    assert asked(state) == "Assets" and list(state.crude) == [2, 4, 2, 0]


@pytest.mark.rule("CR-20")
def test_two_seats_take_their_quadrants_turns_in_clockwise_order() -> None:
    state = table(2, start=1)
    turns = []
    for _ in range(5):
        turns.append((state.actor, state.quadrant, state.round))
        pass_on(state)
    assert turns == [(1, B, 1), (0, C, 1), (1, D, 1), (0, A, 1), (1, B, 2)]
