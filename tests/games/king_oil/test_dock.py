"""The dock: what answers cost and leave, and how few clicks an intention takes."""

import pytest
from tests.games.king_oil.build import GAME, Table
from tests.games.king_oil.showing import click, clicks, in_dock, shown

from spindletop.games.king_oil.board import prices
from spindletop.games.king_oil.debts import Bid
from spindletop.games.king_oil.sales import OfferedBuyer, PriceTens
from spindletop.games.king_oil.steps import Fire


def test_a_turn_takes_seven_clicks() -> None:
    """Draw, announce four wells, drill them, lay a pipeline and end the turn."""
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).derricks(3, 2).turn(0)
    click(table, "draw")
    table.play("card 4000/4")
    click(table, "announce 4")
    for hole in (5, 6, 7, 8):
        click(table, f"drill 7.{hole}")
        table.play("depth dry")
    assert in_dock(shown(table))["lay 7-3; end turn"].startswith(
        "Pipeline 7 into 3, end turn: $25,000 for $2,000 a turn"
    )
    click(table, "lay 7-3; end turn")
    assert table.state.mover == 1


def test_a_pipeline_with_which_the_turn_ends_by_itself_is_no_run() -> None:
    """Nothing could be sold or asked for, so nothing would be asked any more."""
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).caps(7, 4).derricks(3, 2).cash(35_000, 0).turn(0)
    table.state.offers = 3
    table.play("draw", "card depletion/1", "pay fine")
    assert "lay 7-3" in in_dock(shown(table)) and "lay 7-3; end turn" not in in_dock(shown(table))


def test_a_property_is_offered_at_a_round_price_with_three_clicks() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).turn(0)
    for wanted in ("offer", "sell 7", "to 2; for 30000; and 0"):
        click(table, wanted)
    assert table.told("offer") == [(0, 6, 2, 30_000)]


def test_a_rivals_property_is_asked_for_with_three_clicks() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).turn(0)
    for wanted in ("offer", "want 18", "for 20000; and 0"):
        click(table, wanted)
    assert table.told("asked") == [(2, 17, 0, 20_000)]


@pytest.mark.parametrize("cash", [500, 1_000, 9_500, 10_000, 10_500, 20_000, 43_500])
def test_every_price_can_be_named(cash: int) -> None:
    """KO-14: in steps of 500 up to the buyer's cash, whatever is asked on the way."""
    for seats in (2, 3):
        for price in range(500, cash + 1, 500):
            table = Table(seats).owns(0, 7).owns(1, 3).cash(80_000, cash, *[80_000][: seats - 2]).turn(0)
            table.play("offer", "sell 7")
            asked = table.state.question
            if isinstance(asked, OfferedBuyer | PriceTens):
                assert price in prices.possible(table.state, asked, 1)
                for answer in prices.answers(table.state, asked, 1, price):
                    table.play(GAME.name(answer))
                assert table.told("offer") == [(0, 6, 1, price)]


@pytest.mark.parametrize("cash", [10_500, 11_000, 19_500, 20_000, 43_500])
def test_every_bid_can_be_made(cash: int) -> None:
    """KO-28: higher than the last, in steps of 500 up to all the cash."""
    for bid in range(10_500, cash + 1, 500):
        table = auction(cash).play("for 10000", "and 0")
        asked = table.state.question
        assert isinstance(asked, Bid) and bid in prices.possible(table.state, asked, 2)
        for answer in prices.answers(table.state, asked, 2, bid):
            table.play(GAME.name(answer))
        assert table.told("bid")[-1] == (2, 1, bid)


def auction(cash: int = 52_000, rival: int = 44_000) -> Table:
    """Seat 0 is bankrupt, its property 2 is auctioned; seat 1 begins, seat 2 follows."""
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).caps(2, 8).cash(0, rival, cash).turn(0)
    return table.play("draw", "card depletion/1", "pay fine", "give up")


def test_bids_say_what_they_leave_and_which_is_beyond_the_others() -> None:
    table = auction().play("for 30000", "and 0")
    dock = shown(table).dock
    assert [f"{offer.label}: {offer.consequence}" for offer in dock.offers] == [
        "$30,500: keep $21,500",
        "$31,000: keep $21,000",
        "$32,500: keep $19,500",
        "$35,000: keep $17,000",
        "$40,000: keep $12,000",
        "$44,000: beyond all, keep $8,000",
        "Pass: ",
    ]
    assert dock.question == "Bob bids $30,000. Raise, or pass?"


def test_six_raises_are_named_at_most() -> None:
    asked = (table := auction(cash=90_000)).play("for 30000", "and 0").state.question
    assert isinstance(asked, Bid)
    assert prices.raises(table.state, asked) == [30_500, 31_000, 32_500, 35_000, 40_000, 44_000]
    asked = (table := auction(cash=60_000, rival=80_000)).play("for 30000", "and 0").state.question
    assert isinstance(asked, Bid)
    assert prices.raises(table.state, asked) == [30_500, 31_000, 32_500, 35_000, 40_000, 55_000]


def test_raises_stop_at_ones_cash() -> None:
    table = auction(cash=31_000).play("for 30000", "and 0")
    asked = table.state.question
    assert isinstance(asked, Bid) and prices.raises(table.state, asked) == [30_500, 31_000]


@pytest.mark.parametrize(("most", "expected"), [(500, []), (5_000, 5), (22_500, 4), (80_000, 8), (400_000, 8)])
def test_round_prices_are_few(most: int, expected: int | list[int]) -> None:
    found = prices.round_prices(most)
    assert len(found) == (expected or 0) and all(0 < price <= most for price in found)


def test_costs_and_what_they_leave() -> None:
    table = Table().owns(0, 7).owns(1, 3).caps(7, 8).cash(12_000, 80_000).turn(0).play("draw", "card depletion/1")
    assert in_dock(shown(table))["pay fine"] == "Pay the fine: $10,000, leaves $2,500"
    table = Table().owns(0, 7).owns(1, 3).caps(7, 8).cash(2_000, 80_000).turn(0).play("draw", "card depletion/1")
    assert in_dock(shown(table))["pay fine"] == "Pay the fine: $10,000, you are $7,500 short"
    table = Table().owns(0, 7).owns(1, 3).turn(0).play("draw", "card 4000/4")
    assert in_dock(shown(table))["announce 3"] == "3: wells, $6,000 to $18,000"


def test_an_offer_tells_the_buyer_what_it_leaves_and_the_seller_what_it_gives() -> None:
    table = Table().owns(0, 7).owns(1, 3).turn(0).play("offer", "sell 7", "for 30000", "and 0")
    assert in_dock(shown(table))["accept"] == "Buy it: $30,000, leaves $50,000"
    table = Table().owns(0, 7).owns(1, 3).turn(0).play("offer", "want 3", "for 30000", "and 0")
    assert in_dock(shown(table))["accept"] == "Sell it: $30,000, then $110,000"


def test_a_fire_offers_one_derrick_of_each_property_with_what_it_would_change() -> None:
    table = Table().owns(0, 7, 18).owns(1, 3).derricks(7, 4).derricks(18, 3).derricks(3, 2).pipeline("7-3").turn(0)
    table.play("draw", "card fire")
    assert list(in_dock(shown(table)).values()) == [
        "One on 7: Below 4: a pipeline goes",
        "One on 18: 2 of 3 derricks stay",
    ]
    assert len([each for each in clicks(shown(table)) if each.startswith("lose derrick")]) == 7 + 2 + 2


def test_a_fire_says_which_derrick_allows_a_pipeline_and_what_is_left_of_ones_worth() -> None:
    table = Table().owns(0, 7, 18, 1).owns(1, 3).derricks(7, 4).derricks(18, 5).derricks(1, 1).turn(0)
    table.play("draw", "card fire")
    assert list(in_dock(shown(table)).values()) == [
        "One on 1: The last derrick here",
        "One on 7: Below 4: no pipeline may leave",
        "One on 18: Below 5: no second pipeline may leave",
    ]
    asked, now = table.state.question, table.state.worths()[0]
    assert isinstance(asked, Fire)
    assert f"<b>${now - 4_000 * asked.left:,}</b>" in shown(table).dock.worth


def test_passing_may_close_a_property_and_buying_may_end_what_it_pays() -> None:
    """KO-30, KO-26: two pipelines lead into the lot. The rival could bid, too; then the bank keeps it from nobody."""
    table = Table(4).owns(0, 2).owns(1, 1).owns(2, 3).owns(3, 18).derricks(1, 5).derricks(2, 4).caps(2, 4)
    table.pipeline("1-2", 2).cash(0, 44_000, 52_000, 30_000).turn(0).play("give up")
    sides = shown(table).dock.hand.split("<dt>")[1:]
    assert [side.partition("<")[0] for side in sides] == ["It is yours", "It is a rival’s", "Nobody bids"]
    assert '<b class="loss">−$12,000 a round</b>get\xa0$0, owe\xa0$0' in sides[0]
    assert "<b>As now</b>get\xa0$12,000, owe\xa0$0" in sides[1]
    assert '<b class="loss">−$12,000 a round</b>closed, your 2 pipelines are lost' in sides[2]
    table.play("for 0", "and 500", "pass")
    sides = shown(table).dock.hand.split("<dt>")[1:]
    assert [side.partition("<")[0] for side in sides] == ["It is yours", "It is Bob’s"], "somebody has bid"


def test_a_debt_is_reckoned() -> None:
    table = (
        Table(3)
        .owns(0, 7)
        .owns(1, 3)
        .owns(2, 18)
        .derricks(7, 5)
        .derricks(3, 4)
        .pipeline("3-7")
        .cash(1_000, 80_000, 80_000)
    )
    dock = shown(table.turn(0)).dock
    assert dock.question == "You owe Bob $5,000. Sell something, or give up?" and "$4,000" in dock.hand
    assert in_dock(shown(table))["offer"] == "Offer a property: 3 offers left"
