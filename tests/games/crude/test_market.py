"""Phase 1: the Market."""

import pytest
from tests.games.crude.build import A, C, asked, cash, offered, pass_on, play, stock, table

pytestmark = pytest.mark.rule("CR-7")


def test_two_gasoline_from_6_cost_14() -> None:
    state = table()
    state.open[1] = 2
    play(state, "buy domestic gasoline", "buy domestic gasoline")
    assert state.cash[0] == 200 - 14
    assert state.gasoline[A] == 4 and state.open[1] == 4


def test_a_barrel_is_sold_on_the_dearest_open_space() -> None:
    state = table()
    play(state, "sell foreign gasoline", "sell foreign gasoline", "sell foreign crude")
    assert state.cash[0] == 200 + 14 + 12 + 5
    assert list(state.open) == [5, 7, 4, 5]
    assert (state.crude[A], state.gasoline[A]) == (1, 0)


def test_only_one_market_is_traded_at() -> None:
    state = table()
    assert len(offered(state, "buy")) == 4 and len(offered(state, "sell")) == 4
    play(state, "buy domestic crude")
    assert offered(state) == [
        "buy domestic crude",
        "buy domestic gasoline",
        "sell domestic gasoline",
        "done",
    ]


def test_a_product_bought_is_not_sold_in_the_same_phase_nor_the_other_way_round() -> None:
    state = table()
    play(state, "buy foreign crude", "sell foreign gasoline")
    assert offered(state) == ["buy foreign crude", "sell foreign gasoline", "done"]
    play(state, "sell foreign gasoline")
    assert offered(state) == ["buy foreign crude", "done"]


def test_an_empty_row_cannot_be_bought_from_and_a_full_one_not_sold_to() -> None:
    state = table()
    state.open[0], state.open[3] = 30, 0
    assert offered(state, "buy") == ["buy domestic gasoline", "buy foreign crude", "buy foreign gasoline"]
    assert offered(state, "sell") == ["sell domestic crude", "sell domestic gasoline", "sell foreign crude"]
    cash(state, 0, 1000)
    play(state, "sell domestic crude")
    assert state.cash[0] == 1030


def test_the_price_must_be_paid_in_cash() -> None:
    state = table()
    cash(state, 0, 15)
    assert offered(state, "buy") == ["buy domestic crude", "buy foreign crude"]
    play(state, "buy domestic crude", "buy domestic crude")
    assert state.cash[0] == 15 - 6 - 7
    assert offered(state, "buy") == []


def test_nothing_needs_to_be_traded_and_nothing_is_asked_where_nothing_can_be() -> None:
    state = table()
    cash(state, 1, 0)
    stock(state, 1, 0, 0)
    play(state, "done")
    assert asked(state) == "Roll" and list(state.open) == [5, 7, 5, 7]
    pass_on(state)
    assert state.quadrant == 1 and asked(state) == "Roll"


def test_the_next_turn_is_free_to_use_the_other_market() -> None:
    state = table()
    play(state, "buy domestic crude")
    pass_on(state)
    assert state.quadrant == 1 and len(offered(state)) == 9


@pytest.mark.rule("CR-20")
def test_with_two_seats_a_turn_uses_the_barrels_of_its_quadrant_and_the_shared_cash() -> None:
    state = table(2)
    play(state, "sell domestic gasoline", "sell domestic gasoline")
    assert offered(state, "sell") == ["sell domestic crude"]
    assert list(state.gasoline) == [0, 2, 2, 2] and state.cash[0] == 326
    pass_on(pass_on(state))
    assert state.quadrant == C and state.actor == 0
    assert "sell domestic gasoline" in offered(state)
