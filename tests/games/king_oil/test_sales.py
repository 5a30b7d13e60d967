"""Sales between seats."""

import pytest
from tests.games.king_oil.build import GAME, Table

from spindletop.games.king_oil.land import CLOSED


@pytest.mark.rule("KO-14")
def test_an_offer_names_property_buyer_and_price_and_the_buyer_agrees() -> None:
    table = Table(3).owns(0, 1, 4).owns(1, 2).owns(2, 3).derricks(4, 2).turn(0)
    table.play("offer")
    assert table.offered("sell") == ["sell 1", "sell 4"]
    table.play("sell 4")
    assert table.offered() == ["to 1", "to 2"]
    table.play("to 2", "for 20000", "and 2500")
    assert table.state.actor == 2
    assert table.offered() == ["accept", "decline"]
    table.play("accept")
    assert table.state.owner[3] == 2
    assert table.state.derricks_of[2] == 2
    assert list(table.state.cash) == [102_500, 80_000, 57_500]
    assert table.asked == "BeforeDrawing" and table.state.actor == 0


@pytest.mark.rule("KO-14")
def test_a_declined_offer_changes_nothing() -> None:
    table = Table().owns(0, 1, 4).owns(1, 2).turn(0).play("offer", "sell 4", "for 10000", "and 0", "decline")
    assert table.state.owner[3] == 0
    assert list(table.state.cash) == [80_000, 80_000]


@pytest.mark.rule("KO-14")
def test_the_price_goes_from_500_up_to_the_cash_of_the_buyer() -> None:
    table = Table().owns(0, 1, 4).owns(1, 2).cash(80_000, 22_500).turn(0).play("offer", "sell 4")
    assert table.offered() == ["for 0", "for 10000", "for 20000"]
    lowest = table.state.copy()
    lowest.play(GAME.parse("for 0"))
    assert [GAME.name(action) for action in lowest.legal()] == [f"and {price}" for price in range(500, 10_000, 500)]
    table.play("for 20000")
    assert table.offered() == [f"and {price}" for price in range(0, 3_000, 500)]


@pytest.mark.rule("KO-14")
def test_three_offers_in_a_turn_in_all() -> None:
    table = Table().owns(0, 1, 4).owns(1, 2).turn(0)
    for _ in range(3):
        assert "offer" in table.offered()
        table.play("offer", "sell 4", "for 10000", "and 0", "decline")
    assert table.state.question is not None
    assert "offer" not in table.offered()
    table.play("card 500/2")  # there is nothing but to draw, so that is not asked
    assert "offer" not in table.offered()


@pytest.mark.rule("KO-14")
def test_a_buyer_needs_500() -> None:
    table = Table(3).owns(0, 1).owns(1, 2).owns(2, 3).cash(80_000, 0, 500).turn(0).play("offer", "sell 1")
    assert table.asked == "Offer"  # one buyer, one price
    assert table.state.actor == 2
    table = Table(3).owns(0, 1).owns(1, 2).owns(2, 3).cash(80_000, 0, 0).turn(0).play("offer")
    assert table.offered("sell") == []


@pytest.mark.rule("KO-14")
def test_a_free_sale_leaves_a_hole_for_every_well_still_to_drill() -> None:
    table = Table().owns(0, 1, 2, 4).owns(1, 3).caps(1, 10).caps(2, 7).caps(4, 10).turn(0)
    table.play("draw", "card 500/4", "announce 3", "offer")  # two holes on 1, one each on 2 and 4
    assert table.offered("sell") == ["sell 2", "sell 4"]
    table.play("sell 2", "for 0", "and 500", "accept")
    assert table.offered("drill") == ["drill 1.11", "drill 1.12", "drill 4.11"]
    assert table.play("offer").offered("sell") == [], "each of the three holes is needed"


@pytest.mark.rule("KO-14")
def test_who_can_neither_sell_nor_ask_makes_no_offer() -> None:
    table = Table().owns(0, 2).owns(1, 1).caps(2, 6).cash(0, 80_000).turn(0).play("draw", "card 2000/2", "announce 1")
    assert "offer" not in table.offered()  # both holes are on one property, and one of them is needed


@pytest.mark.rule("KO-14")
def test_selling_every_hole_before_announcing_leaves_the_fine() -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0).play("draw", "card 500/4")
    table.play("offer", "sell 1", "for 10000", "and 0", "accept")
    assert table.asked == "NoHole"
    table.play("pay fine")
    assert list(table.state.cash) == [80_000, 70_000]


@pytest.mark.rule("KO-14")
def test_a_buyer_may_give_all_its_cash_and_no_more() -> None:
    table = Table().owns(0, 1, 4).owns(1, 2).cash(80_000, 22_500).turn(0).play("offer", "sell 4", "for 20000")
    table.play("and 2500", "accept")
    assert list(table.state.cash) == [102_500, 0] and table.state.owner[3] == 1


@pytest.mark.rule("KO-42")
def test_a_seat_may_ask_to_buy_and_the_owner_agrees() -> None:
    table = Table(3).owns(0, 1).owns(1, 2, 5).owns(2, 3).derricks(5, 2).cash(80_000, 60_000, 40_000).turn(0)
    table.play("offer")
    assert table.offered() == ["sell 1", "want 2", "want 3", "want 5"]
    table.play("want 5")
    assert table.offered() == [f"for {tens}" for tens in range(0, 90_000, 10_000)]  # up to its own cash
    table.play("for 10000", "and 7500")
    assert table.state.actor == 1 and table.offered() == ["accept", "decline"]
    assert table.told("asked") == [(1, 4, 0, 17_500)]
    assert table.state.question is not None and table.state.question.rule == "KO-42"
    table.play("accept")
    assert table.state.owner[4] == 0 and list(table.state.derricks_of) == [2, 0, 0]
    assert list(table.state.cash) == [62_500, 77_500, 40_000]
    assert table.told("sold") == [(1, 4, 0, 17_500)]
    assert table.asked == "BeforeDrawing" and table.state.actor == 0


@pytest.mark.rule("KO-42")
def test_the_owner_may_decline_and_keeps_everything() -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0).play("offer", "want 2", "for 20000", "and 0", "decline")
    assert table.state.owner[1] == 1 and list(table.state.cash) == [80_000, 80_000]
    assert table.told("declined") == [(1,)]


@pytest.mark.rule("KO-42")
def test_the_price_is_one_that_the_asking_seat_can_pay() -> None:
    table = Table().owns(0, 1).owns(1, 2).cash(12_500, 0).turn(0).play("offer")
    assert table.asked == "PriceTens"  # its own property nobody could pay for
    assert table.offered() == ["for 0", "for 10000"]
    table.play("for 10000")
    assert table.offered() == [f"and {rest}" for rest in range(0, 3_000, 500)]
    table.play("and 2500", "accept")  # with exactly the cash
    assert list(table.state.cash) == [0, 12_500] and table.state.owner[1] == 0
    assert Table().owns(0, 1).owns(1, 2).cash(0, 80_000).turn(0).play("offer").asked == "PriceTens"  # for its own
    assert Table().owns(0, 1).owns(1, 2).cash(0, 0).turn(0).asked == "Card"  # nothing can be offered


@pytest.mark.rule("KO-42")
def test_free_and_closed_properties_cannot_be_asked_for() -> None:
    table = Table().owns(0, 1).owns(1, 2)
    table.state.transfer(4, CLOSED)
    assert table.turn(0).play("offer").offered("want") == ["want 2"]


@pytest.mark.rule("KO-42")
def test_asking_counts_among_the_three_free_offers() -> None:
    table = Table().owns(0, 1, 4).owns(1, 2).turn(0)
    table.play("offer", "want 2", "for 10000", "and 0", "decline")
    table.play("offer", "sell 4", "for 10000", "and 0", "decline")
    assert "offer" in table.offered()
    table.play("offer", "want 2", "for 10000", "and 500", "decline")
    assert table.asked == "Card"  # nothing but drawing is left


@pytest.mark.rule("KO-42")
def test_holes_bought_before_paying_for_having_none_are_drilled() -> None:
    table = Table().owns(0, 2).owns(1, 1, 3).caps(2, 8).turn(0).play("draw", "card 500/2")
    assert table.asked == "NoHole"
    table.play("offer", "want 3", "for 0", "and 500", "accept")
    assert table.offered("announce") == ["announce 1", "announce 2"]
    assert table.told("paid") == []


@pytest.mark.rule("KO-42")
def test_who_asks_needs_no_hole_to_spare_for_its_wells() -> None:
    table = Table().owns(0, 2).owns(1, 1).caps(2, 7).turn(0).play("draw", "card 500/2", "announce 1", "offer")
    assert table.asked == "PriceTens"  # its only hole is needed, so it cannot sell
    table.play("for 0", "and 500", "accept")
    assert table.asked == "Hole" and "drill 1.1" in table.offered()


@pytest.mark.rule("KO-14")
def test_what_was_declined_is_remembered_until_the_turn_ends() -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0)
    table.play("offer", "sell 1", "for 10000", "and 0", "decline", "offer", "want 2", "for 0", "and 500", "decline")
    assert table.state.declined == [[0, 1, 10_000], [1, 0, 500]]
    table.play("draw", "card fire", "end turn")
    assert table.state.declined == []


@pytest.mark.rule("KO-22")
def test_pipelines_go_with_the_property_where_they_begin() -> None:
    table = Table(3).owns(0, 7, 1).owns(1, 3).owns(2, 18).derricks(7, 4).derricks(3, 2).pipeline("7-3").turn(0)
    table.play("offer", "sell 7", "to 2", "for 10000", "and 0", "accept", "draw", "card fire")
    assert table.state.laid_of[2] == 1
    table.play("end turn")
    assert table.state.mover == 1
    assert table.told("paid") == [(1, 2, 2_000)]
