"""Phase 4: buying and selling assets."""

import pytest
from tests.games.crude.build import A, B, asked, cash, economy, offered, pass_on, play, put, roll, standing, table

pytestmark = pytest.mark.rule("CR-15")


def test_assets_but_wells_are_bought_at_the_price_on_the_card() -> None:
    state = table()
    cash(state, 0, 400)
    economy(state, "prosperity")
    roll(state, "1-2")
    assert offered(state) == ["purchase rig", "purchase station", "purchase refinery", "done"]
    play(state, "purchase rig", "place a11", "purchase station", "place a12", "purchase refinery", "place a34")
    assert state.cash[0] == 400 - 16 - 100 - 160
    assert standing(state, A) == {"rig": 1, "station": 1, "refinery": 1}
    play(state, "done")
    assert state.quadrant == B


def test_there_is_no_credit() -> None:
    state = table()
    cash(state, 0, 63)
    roll(state, "1-2")
    assert offered(state) == ["purchase rig", "purchase station", "done"]
    play(state, "purchase station", "place a66")
    assert offered(state) == ["purchase rig", "done"]


def test_only_assets_that_were_hit_are_sold_at_their_liquidation_value() -> None:
    state = table()
    put(state, "station", "a11", "a22")
    put(state, "rig", "a62")
    put(state, "refinery", "a13")
    put(state, "well", "a33")
    cash(state, 0, 0)
    roll(state, "2-2")
    play(state, "done")
    assert offered(state) == ["liquidate a13", "liquidate a22", "liquidate a62", "done"]
    play(state, "liquidate a13", "liquidate a62", "liquidate a22")
    assert state.cash[0] == 30 + 3 + 24
    assert standing(state, A) == {"station": 1, "well": 1}


def test_what_is_bought_now_was_not_hit_even_on_a_square_sold_before() -> None:
    state = table()
    put(state, "rig", "a11", "a12")
    roll(state, "1-6")
    play(state, "liquidate a11", "purchase rig", "place a11")
    assert offered(state, "liquidate") == ["liquidate a12"]


def test_a_well_struck_this_turn_is_not_sold_this_turn() -> None:
    state = table()
    put(state, "rig", "a35", "a31")
    roll(state, "3-5")
    play(state, "strike")
    assert offered(state, "liquidate") == ["liquidate a31"]
    for _ in range(4):
        pass_on(state)
    play(roll(state, "3-4"), "collect")
    assert offered(state, "liquidate") == ["liquidate a31", "liquidate a35"]


def test_a_rig_that_struck_nothing_may_be_sold() -> None:
    state = table()
    put(state, "rig", "a35")
    roll(state, "3-5")
    play(state, "done", "liquidate a35")
    assert state.cash[0] == 200 + 3 and standing(state, A) == {}


def test_selling_makes_room() -> None:
    state = table()
    for row in (1, 3, 5):
        put(state, "refinery", *(f"a{row}{column}" for column in (1, 3, 5)))
    roll(state, "1-2")
    play(state, "done")
    assert offered(state, "purchase") == [] and asked(state) == "Assets"
    play(state, "liquidate a13", "purchase refinery")
    assert standing(state, A) == {"refinery": 9}  # one place only: nothing to ask
    assert "liquidate a13" not in offered(state)


def test_prices_are_those_of_the_card_now_on_top() -> None:
    state = table()
    state.difference = 7
    put(state, "station", "a11")
    roll(state, "1-2")
    play(state, "green 2", "done", "liquidate a11", "purchase rig", "place a11")
    assert state.cash[0] == 200 + 32 - 9


def test_assets_hit_as_a_neighbour_are_not_sold() -> None:
    state = table()
    put(state, "rig", "b11")
    pass_on(roll(state, "1-5"))
    assert state.quadrant == B
    roll(state, "2-2")
    assert offered(state, "liquidate") == []
