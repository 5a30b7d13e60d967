"""Setting up, the starting seat and the special purchase round."""

import pytest
from tests.games.crude.build import CRUDE, A, B, C, D, asked, at, offered, opening, play, put, standing, table

from spindletop.games.crude.box import COLD_WINTER, NOBODY, REFINERY, SALES_TAX
from spindletop.kernel import NATURE


@pytest.mark.rule("CR-1")
@pytest.mark.parametrize(
    ("seats", "cash", "owners"), [(4, 200, [0, 1, 2, 3]), (3, 250, [0, 1, 2, NOBODY]), (2, 300, [0, 1, 0, 1])]
)
def test_each_number_of_seats_has_its_cash_and_quadrants(seats: int, cash: int, owners: list[int]) -> None:
    state = opening(seats)
    assert list(state.cash) == [cash] * seats
    assert list(state.owner) == owners


@pytest.mark.rule("CR-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_quadrant_but_the_ghost_starts_with_two_and_two(seats: int) -> None:
    state = opening(seats)
    barrels = [0 if owner == NOBODY else 2 for owner in state.owner]
    assert list(state.crude) == barrels and list(state.gasoline) == barrels


@pytest.mark.rule("CR-3")
def test_the_markets_at_the_start() -> None:
    state = opening()
    assert list(state.open) == [5, 7, 5, 7]
    box = state.box
    assert [box.price(0, 0), box.price(0, 5), box.price(0, 29)] == [1, 6, 30]
    assert [box.price(1, 0), box.price(1, 7), box.price(1, 29)] == [2, 16, 60]
    assert list(box.spaces) == [30, 30]
    assert (box.lowest, box.highest) == (1, 80)
    assert (state.consumer_low, state.consumer_high) == (26, 26)
    assert box.economies[state.economy] == "recovery"
    assert state.difference == 0


@pytest.mark.rule("CR-4")
@pytest.mark.parametrize(("strict", "cards"), [(False, 8), (True, 6)])
def test_two_news_cards_are_turned_up_from_the_shuffled_deck(strict: bool, cards: int) -> None:
    state = CRUDE.new(4, start=0, strict_news=strict)
    assert state.actor == NATURE and [weight for _, weight in state.chances()] == [1] * cards
    play(state, "news cold_winter")
    assert "news cold_winter" not in offered(state) and len(state.legal()) == cards - 1
    play(state, "news sales_tax")
    assert (state.likely, state.unlikely) == (COLD_WINTER, SALES_TAX) and asked(state) == "SpecialPurchase"


@pytest.mark.rule("CR-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_seat_is_drawn_or_chosen_and_never_the_ghost(seats: int) -> None:
    state = opening(seats, start="random")
    assert asked(state) == "StartingSeat"
    assert offered(state) == [f"start {seat}" for seat in range(seats)]
    play(state, "start 1")
    assert state.actor == 1 and state.quadrant == B
    assert opening(seats, start=1).actor == 1
    with pytest.raises(ValueError, match="option start cannot be"):
        opening(seats, start=seats)


@pytest.mark.rule("CR-5")
def test_the_goal_is_750_or_1000() -> None:
    assert opening().goal == 750
    assert opening(goal=1000).goal == 1000


@pytest.mark.rule("CR-6")
def test_seats_purchase_clockwise_from_the_starting_seat() -> None:
    state = opening(start=2)
    order = []
    while asked(state) == "SpecialPurchase":
        order.append(state.actor)
        play(state, "done")
    assert order == [2, 3, 0, 1]
    assert asked(state) == "Market" and state.actor == 2


@pytest.mark.rule("CR-6")
def test_assets_are_bought_at_the_prices_of_recovery_and_placed_freely() -> None:
    state = opening()
    assert offered(state) == ["purchase rig", "purchase station", "purchase refinery", "done"]
    play(state, "purchase refinery", "place a11", "purchase station", "place a13", "purchase rig", "place a66")
    assert state.cash[0] == 200 - 64 - 48 - 5
    assert standing(state, A) == {"rig": 1, "station": 1, "refinery": 1}


@pytest.mark.rule("CR-6")
def test_a_refinery_covers_exactly_two_by_two_squares() -> None:
    state = opening()
    play(state, "purchase refinery")
    assert len(offered(state, "place")) == 25
    assert "place a16" not in offered(state) and "place a61" not in offered(state)
    play(state, "place a23", "purchase rig")
    taken = {"place a23", "place a24", "place a33", "place a34"}
    assert len(offered(state, "place")) == 32 and not taken & set(offered(state))


@pytest.mark.rule("CR-6")
def test_a_purchase_needs_room_and_cash() -> None:
    state = opening()
    for row in (1, 3, 5):
        put(state, "refinery", *(f"a{row}{column}" for column in (1, 3, 5)))
    assert asked(state) == "SpecialPurchase"
    play(state, "done")
    assert state.actor == 1
    # eight refineries: only a refinery's worth of room, in the corner
    play(state, "purchase refinery", "place b11")
    for row in (1, 3, 5):
        put(state, "refinery", *(f"b{row}{column}" for column in (1, 3, 5) if (row, column) not in [(1, 1), (5, 5)]))
    play(state, "purchase rig", "place b56")
    assert offered(state) == ["purchase rig", "purchase station", "done"]
    play(state, "purchase station")
    assert offered(state) == ["place b55", "place b65", "place b66"]
    play(state, "place b55", "purchase station", "place b65", "purchase rig")
    # the last square is taken without a question, and without room the round goes on
    assert state.actor == 2 and standing(state, B) == {"rig": 2, "station": 2, "refinery": 8}


@pytest.mark.rule("CR-20")
def test_two_seats_buy_once_for_both_their_quadrants() -> None:
    state = opening(2)
    play(state, "purchase refinery")
    assert len(offered(state)) == 50
    play(state, "place c11", "purchase rig", "place a11", "done")
    assert state.actor == 1
    assert standing(state, A) == {"rig": 1} and standing(state, C) == {"refinery": 1}
    play(state, "purchase rig")
    assert {name[6] for name in offered(state)} == {"b", "d"}
    play(state, "place d66", "done")
    assert asked(state) == "Market" and standing(state, D) == {"rig": 1}


def test_squares_are_named_by_quadrant_row_and_column() -> None:
    assert at("b35") == (1, 6 * 2 + 4)
    state = table()
    put(state, "refinery", "d55")
    assert state.kind_at(D, at("d55")[1]) == REFINERY
