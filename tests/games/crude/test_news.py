"""The news cards, debts and the deck."""

import pytest
from librt.vecs import append, remove
from tests.games.crude.build import (
    CRUDE,
    A,
    B,
    C,
    D,
    asked,
    cash,
    economy,
    offered,
    pass_on,
    play,
    put,
    roll,
    standing,
    stock,
    table,
)

from spindletop.games.crude.box import EMBARGO, GLOBAL_WARMING, RUN_ON_THE_PUMPS
from spindletop.games.crude.state import CrudeState


def news(card: str, seats: int = 4) -> CrudeState:
    """The first market phase, with this card as the likely news."""
    return table(seats, news=(card, "safety_inspection" if card != "safety_inspection" else "cold_winter"))


# The cards


@pytest.mark.rule("CR-21")
def test_property_tax_is_paid_for_each_asset() -> None:
    state = news("property_tax")
    put(state, "rig", "a66", "a65")
    put(state, "well", "b66")
    put(state, "station", "c66")
    put(state, "refinery", "d44")
    roll(state, "1-1")
    assert list(state.cash) == [196, 195, 185, 180]


@pytest.mark.rule("CR-21")
def test_sales_tax_is_paid_for_each_station() -> None:
    state = news("sales_tax")
    put(state, "station", "b55", "b66")
    put(state, "rig", "c55")
    roll(state, "1-1")
    assert list(state.cash) == [200, 170, 200, 200]


@pytest.mark.rule("CR-21")
def test_cold_winter_takes_the_five_cheapest_domestic_gasoline_barrels() -> None:
    state = news("cold_winter")
    roll(state, "1-1")
    assert list(state.open) == [5, 12, 5, 7]
    state = news("cold_winter")
    state.open[1] = 27
    roll(state, "1-1")
    assert state.open[1] == 30


@pytest.mark.rule("CR-21")
def test_safety_inspection_is_paid_for_each_barrel() -> None:
    state = news("safety_inspection")
    stock(state, A, 4, 1)
    stock(state, B, 0, 0)
    roll(state, "1-1")
    assert list(state.cash) == [200 - 12 - 5, 200, 200 - 16, 200 - 16]


@pytest.mark.rule("CR-21")
def test_world_uncertainty_brings_foreign_crude_home_and_the_consumer_price_down() -> None:
    state = news("world_uncertainty")
    state.consumer_low = 24
    roll(state, "3-3")
    assert list(state.open) == [0, 7, 10, 7]
    assert (state.consumer_low, state.consumer_high) == (12, 12)


@pytest.mark.rule("CR-21")
@pytest.mark.parametrize(("domestic", "foreign", "moved"), [(2, 5, 2), (9, 27, 3), (0, 5, 0)])
def test_world_uncertainty_moves_as_many_as_it_can(domestic: int, foreign: int, moved: int) -> None:
    state = news("world_uncertainty")
    state.open[0], state.open[2] = domestic, foreign
    roll(state, "1-1")
    assert (state.open[0], state.open[2]) == (domestic - moved, foreign + moved)


@pytest.mark.rule("CR-21")
def test_world_uncertainty_goes_not_below_the_lowest_red() -> None:
    state = news("world_uncertainty")
    state.consumer_low = state.consumer_high = 6
    assert roll(state, "1-1").consumer_low == 2


@pytest.mark.rule("CR-21")
def test_an_embargo_takes_domestic_crude_and_closes_the_foreign_market() -> None:
    state = news("embargo")
    roll(state, "1-1")
    play(state, "news sales_tax")
    assert list(state.open) == [10, 7, 5, 7] and list(state.lasting) == [EMBARGO]
    pass_on(state)
    assert {name.split()[1] for name in offered(state) if name != "done"} == {"domestic"}
    roll(state, "4-4")
    pass_on(state)
    assert list(state.lasting) == [] and "buy foreign crude" in offered(state)


@pytest.mark.rule("CR-21")
def test_in_an_embargo_other_news_still_moves_foreign_barrels() -> None:
    state = table(news=("embargo", "world_uncertainty"))
    play(roll(state, "1-1"), "news sales_tax", "done")
    roll(state, "1-1")
    assert list(state.open) == [5, 7, 10, 7]


@pytest.mark.rule("CR-21")
def test_a_run_on_the_pumps_lifts_the_price_and_lets_stations_sell_more() -> None:
    state = news("run_on_the_pumps")
    state.consumer_low = 24
    put(state, "station", "a12", "a33")
    stock(state, A, 0, 9)
    roll(state, "1-1")
    play(state, "news sales_tax")
    assert (state.consumer_low, state.consumer_high) == (30, 30)
    assert list(state.lasting) == [RUN_ON_THE_PUMPS] and state.pumps == 2
    play(state, "pump", "pump")
    assert state.cash[0] == 200 + 29 + 28
    for _ in range(4):
        pass_on(state)
    roll(state, "3-3")
    play(state, "news embargo")
    assert state.pumps == 3


@pytest.mark.rule("CR-21")
def test_strict_news_plays_with_the_six_found_cards_only() -> None:
    state = CRUDE.new(4, strict_news=True)
    assert offered(state) == [
        "news property_tax",
        "news global_warming",
        "news sales_tax",
        "news cold_winter",
        "news safety_inspection",
        "news world_uncertainty",
    ]


@pytest.mark.rule("CR-21")
def test_payments_start_with_the_current_seat() -> None:
    state = news("property_tax")
    for quadrant in "abcd":
        put(state, "rig", f"{quadrant}55", f"{quadrant}66")
    pass_on(pass_on(state))
    play(state, "done")
    for seat in range(4):
        cash(state, seat, 0)
    order = []
    play(state, "roll 1-1")
    while asked(state) == "ForcedSale":
        order.append(state.actor)
        play(state, offered(state)[0])
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("CR-19", "CR-21")
def test_news_on_the_ghosts_roll_starts_with_the_next_seat() -> None:
    state = news("property_tax", 3)
    for quadrant in "abc":
        put(state, "rig", f"{quadrant}55", f"{quadrant}66")
    for _ in range(3):
        pass_on(state)
    for seat in range(3):
        cash(state, seat, 0)
    order = []
    play(state, "roll 1-1")
    while asked(state) == "ForcedSale":
        order.append(state.actor)
        play(state, offered(state)[0])
    assert order == [0, 1, 2]
    assert list(state.cash) == [2, 2, 2]  # 3 for a rig, and 4 are due: the second is sold without a question


# Debts


@pytest.mark.rule("CR-22")
def test_who_cannot_pay_liquidates_one_at_a_time_until_it_can() -> None:
    state = news("property_tax")
    put(state, "rig", "a55", "a56")
    put(state, "station", "a66", "a64")
    cash(state, 0, 10)  # 2 + 2 + 15 + 15 = 34 are due
    roll(state, "1-1")
    assert offered(state) == ["liquidate a55", "liquidate a56", "liquidate a64", "liquidate a66"]
    play(state, "liquidate a55")
    assert asked(state) == "ForcedSale" and state.cash[0] == 13
    play(state, "liquidate a64")
    assert state.cash[0] == 13 + 24 - 34  # due is due on all that was owned when the card came
    assert standing(state, A) == {"rig": 1, "station": 1}
    assert asked(state) == "NewsCard"


@pytest.mark.rule("CR-22")
def test_for_the_sales_tax_only_stations_are_sold() -> None:
    state = news("sales_tax")
    put(state, "refinery", "a11")
    put(state, "station", "a55", "a66")
    cash(state, 0, 20)
    roll(state, "1-1")
    assert offered(state) == ["liquidate a55", "liquidate a66"]
    play(state, "liquidate a55")
    assert state.cash[0] == 20 + 24 - 30


@pytest.mark.rule("CR-22")
def test_with_nothing_left_to_sell_a_seat_pays_what_it_has_and_keeps_its_barrels() -> None:
    state = news("safety_inspection")
    put(state, "rig", "a55")
    cash(state, 0, 4)  # 16 are due; the one rig is sold without a question
    roll(state, "1-1")
    assert list(state.cash) == [0, 184, 184, 184]
    assert standing(state, A) == {} and (state.crude[A], state.gasoline[A]) == (2, 2)


@pytest.mark.rule("CR-22")
def test_forced_sales_bring_the_current_liquidation_value() -> None:
    state = news("safety_inspection")
    economy(state, "prosperity")
    put(state, "well", "a55", "a66")
    cash(state, 0, 0)
    roll(state, "1-1")
    play(state, "liquidate a66")
    assert state.cash[0] == 75 - 16


@pytest.mark.rule("CR-20", "CR-22")
def test_with_two_seats_news_asks_a_seat_once_for_both_its_quadrants() -> None:
    state = news("property_tax", 2)
    put(state, "station", "a55", "c66", "b55")
    cash(state, 0, 20)
    roll(state, "1-1")
    assert state.actor == 0 and offered(state) == ["liquidate a55", "liquidate c66"]
    play(state, "liquidate c66")
    assert list(state.cash) == [20 + 24 - 30, 285]
    assert asked(state) == "NewsCard"


# Global warming


@pytest.mark.rule("CR-26")
def test_global_warming_asks_for_each_refinery_clockwise() -> None:
    state = news("global_warming")
    put(state, "refinery", "a55", "a33", "c33", "d11")
    pass_on(state)
    roll(state, "1-1")
    asks = []
    while asked(state) == "Refit":
        asks.append((state.actor, offered(state)[0]))
        play(state, offered(state)[0])
    assert asks == [(2, "fit c33"), (3, "fit d11"), (0, "fit a33"), (0, "fit a55")]
    assert list(state.cash) == [150, 200, 175, 175]
    assert list(state.lasting) == [] and list(state.under) == [GLOBAL_WARMING]


@pytest.mark.rule("CR-26")
def test_a_refinery_is_fitted_left_shut_or_sold() -> None:
    state = news("global_warming")
    put(state, "refinery", "a33", "a35", "a55")
    roll(state, "1-1")
    assert offered(state) == ["fit a33", "liquidate a33", "leave"]
    play(state, "fit a33", "liquidate a35", "leave")
    assert state.cash[0] == 200 - 25 + 30
    assert standing(state, A) == {"refinery": 2}
    assert list(state.lasting) == [GLOBAL_WARMING]


@pytest.mark.rule("CR-26")
def test_leaving_it_shut_is_legal_without_cash() -> None:
    state = news("global_warming")
    put(state, "refinery", "a33")
    cash(state, 0, 24)
    roll(state, "1-1")
    assert offered(state) == ["liquidate a33", "leave"]


@pytest.mark.rule("CR-26")
def test_a_shut_refinery_never_refines_but_counts_as_hit_for_selling() -> None:
    state = news("global_warming")
    put(state, "refinery", "a11", "b11")
    roll(state, "1-1")
    play(state, "leave", "leave", "news sales_tax")
    assert asked(state) == "Assets"
    assert "liquidate a11" in offered(state)
    play(state, "liquidate a11")
    assert list(state.lasting) == [GLOBAL_WARMING]
    pass_on(state)
    assert asked(roll(state, "1-6")) == "Assets"  # the owner of b11 has nothing to refine
    assert "liquidate b11" in offered(state)
    play(state, "liquidate b11")
    assert list(state.lasting) == [] and list(state.under) == [GLOBAL_WARMING]


@pytest.mark.rule("CR-26")
def test_paying_later_is_done_in_the_market_phase_of_the_quadrant() -> None:
    state = news("global_warming")
    put(state, "refinery", "a11", "a33")
    roll(state, "1-1")
    play(state, "leave", "leave", "news sales_tax")
    pass_on(state)
    assert offered(state, "fit") == []
    for _ in range(3):
        pass_on(state)
    assert offered(state, "fit") == ["fit a11", "fit a33"]
    play(state, "fit a33", "done", "roll 3-4")
    assert state.cash[0] == 175 and state.refines == 2
    pass_on(state)
    for _ in range(3):
        pass_on(state)
    play(state, "fit a11")
    assert list(state.lasting) == [] and list(state.under) == [GLOBAL_WARMING] and not any(state.shut)


def again(state: CrudeState) -> CrudeState:
    """Global warming, which lies under the deck, comes once more."""
    pass_on(state)
    state.under = append(remove(state.under, GLOBAL_WARMING), state.likely)
    state.likely = GLOBAL_WARMING
    return roll(state, "1-1")


@pytest.mark.rule("CR-26")
def test_when_the_card_comes_again_only_refineries_that_are_not_fitted_are_asked_for() -> None:
    state = news("global_warming")
    put(state, "refinery", "a33", "a55")
    roll(state, "1-1")
    play(state, "fit a33", "fit a55", "news sales_tax")
    put(state, "refinery", "c11")
    again(state)
    assert asked(state) == "Refit" and offered(state) == ["fit c11", "liquidate c11", "leave"]
    play(state, "leave")
    assert asked(state) == "NewsCard" and list(state.lasting) == [GLOBAL_WARMING]
    assert state.shut[A] == 0 and state.shut[C]


@pytest.mark.rule("CR-26")
def test_a_refinery_that_was_fitted_later_stays_fitted_too() -> None:
    state = news("global_warming")
    put(state, "refinery", "a33")
    roll(state, "1-1")
    play(state, "leave", "news sales_tax")
    for _ in range(4):
        pass_on(state)
    play(state, "fit a33")
    assert asked(again(state)) == "NewsCard" and not any(state.shut)


@pytest.mark.rule("CR-26")
def test_a_refinery_bought_while_the_card_lasts_comes_fitted() -> None:
    state = news("global_warming")
    put(state, "refinery", "b33")
    roll(state, "1-1")
    play(state, "leave", "news sales_tax", "purchase refinery", "place a11", "done")
    assert state.fitted[A] and not state.shut[A]
    play(state, "fit b33")
    assert list(state.lasting) == []
    play(roll(state, "6-5"), "purchase refinery", "place b11", "done")
    assert offered(again(state))[0] == "fit b11"
    play(state, "leave")
    assert asked(state) == "NewsCard"


@pytest.mark.rule("CR-26")
def test_a_new_refinery_on_the_place_of_a_fitted_one_is_not_fitted() -> None:
    state = news("global_warming")
    put(state, "refinery", "a11")
    roll(state, "1-1")
    play(state, "fit a11", "news sales_tax", "done", "liquidate a11", "purchase refinery", "place a11", "done")
    assert offered(again(state))[0] == "fit a11"


@pytest.mark.rule("CR-20", "CR-26")
def test_with_two_seats_global_warming_asks_one_seat_for_both_quadrants_first() -> None:
    state = news("global_warming", 2)
    put(state, "refinery", "a33", "b33", "c33", "d33")
    roll(state, "1-1")
    asks = []
    while asked(state) == "Refit":
        asks.append(offered(state)[0])
        play(state, "leave")
    assert asks == ["fit a33", "fit c33", "fit b33", "fit d33"]


@pytest.mark.rule("CR-22", "CR-26")
def test_a_forced_sale_of_the_last_shut_refinery_ends_global_warming() -> None:
    state = table(news=("global_warming", "safety_inspection"))
    put(state, "refinery", "a33")
    roll(state, "1-1")
    play(state, "leave", "news sales_tax")
    cash(state, 0, 0)
    pass_on(state)
    roll(state, "1-1")
    assert standing(state, A) == {} and GLOBAL_WARMING in state.under


# The deck


@pytest.mark.rule("CR-23")
def test_resolved_cards_go_under_the_deck_and_lasting_ones_when_they_end() -> None:
    state = table(news=("embargo", "cold_winter"))
    play(roll(state, "1-1"), "news sales_tax")
    assert list(state.under) == [] and list(state.lasting) == [EMBARGO]
    pass_on(state)
    play(roll(state, "1-1"), "news property_tax")
    assert list(state.under) == [3]
    pass_on(state)
    roll(state, "5-5")
    assert list(state.under) == [3, EMBARGO] and list(state.lasting) == []


@pytest.mark.rule("CR-24")
def test_cards_never_drawn_are_equally_likely_and_those_under_the_deck_come_in_order() -> None:
    state = table(news=("cold_winter", "sales_tax"), strict_news=True)
    roll(state, "1-1")
    assert [weight for _, weight in state.chances()] == [1] * 4
    play(state, "news property_tax", "done")
    for card, turn in (("global_warming", B), ("safety_inspection", C), ("world_uncertainty", D)):
        assert state.quadrant == turn
        play(roll(state, "1-1"), f"news {card}", "done")
    assert state.undrawn == 0 and list(state.under) == [3, 2, 0, 1]
    roll(state, "1-1")  # safety inspection comes; now the deck is known to all
    assert asked(state) == "Assets"
    assert (state.likely, state.unlikely) == (5, 3) and list(state.under) == [2, 0, 1, 4]


@pytest.mark.rule("CR-24")
def test_nothing_but_the_deck_is_hidden_even_with_secret_cash() -> None:
    state = table(secret_cash=True)
    for seat in (None, 0, 3):
        view = state.view(seat)
        assert view.cash == state.cash and view.undrawn == state.undrawn
        assert view.legal() == state.legal()
