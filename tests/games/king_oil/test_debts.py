"""Running short of cash: debts, bankruptcy, auctions."""

import pytest
from tests.games.king_oil.build import Table

from spindletop.games.king_oil.land import CLOSED
from spindletop.games.king_oil.state import BANK


def squeezed(cash: int, seats: int = 3) -> Table:
    """Seat 0 owes 4 x 1,000 to seat 1 for the pipeline from 3 into 7."""
    table = Table(seats).owns(0, 7, 18).owns(1, 3).derricks(7, 4).derricks(3, 4).pipeline("3-7")
    if seats == 3:
        table.owns(2, 1)
    return table.cash(cash, *[80_000] * (seats - 1))


@pytest.mark.rule("KO-27")
def test_who_cannot_pay_may_sell_and_then_pays_at_once() -> None:
    table = squeezed(1_000).turn(0)
    assert table.asked == "ShortOfCash"
    assert table.offered() == ["offer", "give up"]
    table.play("offer", "sell 18", "to 2", "for 0", "and 2500", "accept")
    assert table.asked == "ShortOfCash"  # 3,500 are not enough
    table.play("offer", "to 2", "for 0", "and 5000", "accept")
    assert list(table.state.cash) == [4_500, 84_000, 72_500]
    assert table.asked == "BeforeDrawing"


@pytest.mark.rule("KO-27")
def test_three_offers_and_no_more_then_the_seat_is_bankrupt() -> None:
    table = squeezed(1_000).turn(0)
    for _ in range(3):
        table.play("offer", "sell 18", "to 2", "for 10000", "and 0", "decline")
    assert table.told("bankrupt") == [(0, 1, 4_000, 1_000)]
    assert table.asked == "Bid"


@pytest.mark.rule("KO-27")
def test_each_debt_has_three_offers_of_its_own_whatever_was_offered_before() -> None:
    table = Table(3).owns(0, 2, 18).owns(1, 1).owns(2, 3).cash(4_000, 80_000, 80_000).turn(0)
    refusal = ("offer", "sell 18", "to 2", "for 10000", "and 0", "decline")
    for _ in range(3):
        table.play(*refusal)
    table.play("card 2000/2", "announce 2")
    assert "offer" not in table.offered()
    table.play("drill 2.1", "depth dry", *refusal, *refusal)
    assert table.offered() == ["offer", "give up"]
    table.play("offer", "sell 18", "to 1", "for 0", "and 2000", "accept")
    assert table.state.cash[0] == 0 and table.asked == "Hole"
    assert "offer" not in table.offered()  # the free ones are used up
    table.play("drill 2.2", "depth shallow")
    for left in (3, 2, 1):
        assert table.asked == "ShortOfCash", f"{left} offers are left for this debt"
        table.play("offer", "to 2", "for 10000", "and 0", "decline")
    assert table.told("bankrupt") == [(0, BANK, 2_000, 0)]


@pytest.mark.rule("KO-27")
def test_offers_for_a_debt_leave_the_free_ones() -> None:
    table = squeezed(1_000).turn(0)
    table.play("offer", "sell 18", "to 2", "for 10000", "and 0", "decline")
    table.play("offer", "sell 18", "to 2", "for 0", "and 5000", "accept")
    for _ in range(3):
        table.play("offer", "sell 7", "to 2", "for 10000", "and 0", "decline")
    assert table.asked == "Card"  # nothing but drawing is left


@pytest.mark.rule("KO-42")
def test_who_is_short_of_cash_may_only_sell() -> None:
    assert squeezed(1_000).turn(0).play("offer").offered() == ["sell 7", "sell 18"]


@pytest.mark.rule("KO-27")
def test_after_a_bankruptcy_nothing_is_due_any_more() -> None:
    table = two_creditors(1_500).turn(1).play("give up")
    assert list(table.state.due) == [0, 0, 0]
    table.play(*["pass"] * 4)
    assert table.state.mover == 2 and table.told("paid") == []
    table = Table(3).owns(0, 3).owns(1, 7, 17).owns(2, 4).derricks(3, 4).derricks(7, 2).derricks(4, 2)
    table.pipeline("3-7").pipeline("3-4").cash(80_000, 1_500, 80_000).turn(1).play("give up", *["pass"] * 4)
    assert table.told("paid") == [(2, 0, 2_000)]  # what others owe they owe all the same


@pytest.mark.rule("KO-27")
def test_a_bankrupts_last_cash_goes_to_the_creditor_and_the_next_seat_plays() -> None:
    table = squeezed(1_000).turn(0).play("give up")
    assert list(table.state.cash) == [0, 81_000, 80_000]
    assert not table.state.is_in(0)
    table.play("pass", "pass", "pass", "pass")
    assert table.state.mover == 1 and table.asked == "BeforeDrawing"
    table.play("draw", "card depletion/1", "announce 1", "drill 3.5", "depth dry", "end turn")
    table.play("draw", "card depletion/1", "announce 1", "drill 1.1", "depth dry", "end turn")
    assert table.state.mover == 1


@pytest.mark.rule("KO-27")
def test_a_debt_to_the_bank_takes_the_last_cash_to_the_bank() -> None:
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).caps(2, 8).cash(3_000, 80_000, 80_000).turn(0)
    bank = table.state.bank
    table.play("draw", "card depletion/1", "pay fine", "give up")
    assert table.state.cash[0] == 0
    assert table.state.bank == bank + 3_000
    assert table.state.mover == 0 and table.asked == "Bid"


@pytest.mark.rule("KO-27")
def test_with_nothing_to_offer_a_seat_gives_up_by_itself() -> None:
    table = Table().owns(1, 1).cash(3_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine")
    assert table.asked == "over"
    assert table.state.winners() == [1]


@pytest.mark.rule("KO-28")
def test_the_bank_auctions_one_property_after_the_other_from_the_bankrupts_left() -> None:
    table = squeezed(1_000).turn(0).play("give up")
    assert table.told("auction") == [(6,)]  # property 7 before property 18
    assert table.state.actor == 1
    assert table.offered() == ["pass", *(f"for {tens}" for tens in range(0, 90_000, 10_000))]
    table.play("for 0")
    assert table.offered() == [f"and {rest}" for rest in range(500, 10_000, 500)]
    table.play("and 500", "for 0", "and 3000", "for 10000", "and 3000", "pass")
    assert table.told("bid") == [(1, 6, 500), (2, 6, 3_000), (1, 6, 13_000)]
    assert table.state.owner[6] == 1
    assert list(table.state.cash) == [0, 81_000 - 13_000, 80_000]
    assert table.told("auction") == [(6,), (17,)]
    assert table.state.actor == 1


@pytest.mark.rule("KO-28")
def test_a_pass_is_final_and_the_price_goes_to_the_bank() -> None:
    table = Table(4).owns(0, 2).owns(1, 1).owns(2, 3).owns(3, 4).caps(2, 8).cash(0, 80_000, 80_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up")
    bank = table.state.bank
    table.play("for 0", "and 500", "pass", "for 0", "and 1000", "for 0", "and 1500")
    assert table.state.actor == 3  # seat 2 has passed
    table.play("pass")
    assert table.state.owner[1] == 1
    assert table.state.bank == bank + 1_500


@pytest.mark.rule("KO-28")
def test_who_cannot_raise_passes_by_itself_and_nobody_bids_what_it_has_not() -> None:
    table = squeezed(1_000)
    table.cash(1_000, 2_000, 80_000).turn(0).play("give up")
    assert table.offered() == ["pass", "for 0"]
    table.play("for 0")
    assert table.offered() == [f"and {rest}" for rest in range(500, 3_500, 500)]  # it has 3,000 now
    table.play("and 500", "for 0", "and 3000")  # seat 1 cannot go beyond 3,000
    assert table.state.owner[6] == 2


@pytest.mark.rule("KO-28")
def test_a_seat_may_bid_its_last_dollar() -> None:
    table = squeezed(1_000)
    table.cash(1_000, 12_000, 12_500).turn(0).play("give up")
    table.play("for 10000", "and 2500")  # of the 13,000 that it has now
    assert table.told("passed") == [(2, 6)] and table.state.owner[6] == 1  # who has 12,500 cannot bid more
    table = squeezed(1_000)
    table.cash(1_000, 12_000, 13_500).turn(0).play("give up", "for 10000", "and 3000")
    assert table.offered() == ["pass", "for 10000"]
    table.play("for 10000")  # 13,500, all that it has, is the only higher bid
    assert table.told("bid")[-1] == (2, 6, 13_500)
    assert table.state.owner[6] == 2 and list(table.state.cash) == [0, 13_000, 0]


@pytest.mark.rule("KO-28")
def test_a_bid_is_higher_than_the_one_before() -> None:
    table = squeezed(1_000).turn(0).play("give up", "for 10000", "and 9500")
    assert table.offered() == ["pass", *(f"for {tens}" for tens in range(20_000, 90_000, 10_000))]
    table.play("for 20000")
    assert table.offered() == [f"and {rest}" for rest in range(0, 10_000, 500)]
    table.play("and 4000", "for 20000")
    assert table.offered() == [f"and {rest}" for rest in range(4_500, 10_000, 500)]


@pytest.mark.rule("KO-28")
def test_all_that_is_on_a_property_stays_with_the_pipelines_out_of_it_and_into_it() -> None:
    table = squeezed(1_000).pipeline("7-4").owns(2, 4).turn(0).play("give up", "pass", "for 0", "and 500")
    assert table.state.owner[6] == 2
    assert table.state.derricks[6] == 4
    assert table.state.laid[6] == 1 and table.state.laid[2] == 1


@pytest.mark.rule("KO-29")
def test_the_new_owner_pays_and_receives_in_its_own_turns() -> None:
    table = squeezed(1_000).turn(0).play("give up", "pass", "for 0", "and 500", "pass", "pass")
    assert table.state.mover == 1
    table.play("draw", "card depletion/1", "announce 1", "drill 3.5", "depth dry", "end turn")
    assert table.told("paid")[-1] == (2, 1, 4_000)  # seat 2 now owns the fed property 7
    table.play("draw", "card 3000/2")
    assert table.told("royalty")[-1] == (2, 12_000)


@pytest.mark.rule("KO-30")
def test_an_unsold_property_is_cleared_and_closed_for_good() -> None:
    table = squeezed(1_000).pipeline("7-4").owns(2, 4).caps(7, 2).derricks(4, 4).turn(0)
    table.play("give up", "pass", "pass", "pass", "pass")
    state = table.state
    assert state.owner[6] == state.owner[17] == CLOSED
    assert state.derricks[6] == 0 and state.empty[6] == 8
    assert sum(state.pipes) == 0
    assert state.laid_of[1] == 0 and state.cash[1] == 81_000  # no refund
    assert table.offered("lay") == ["lay 3-4"]  # and not 3-7
    table.play("draw", "card 500/2/buy", "announce 1", "drill 3.5", "depth dry")
    assert "buy 7" not in table.offered() and "buy 18" not in table.offered()


@pytest.mark.rule("KO-31")
def test_nobody_lends_anything() -> None:
    table = squeezed(1_000).turn(0)
    assert table.offered() == ["offer", "give up"]
    table.play("offer")
    assert table.offered() == ["sell 7", "sell 18"]


def two_creditors(cash: int) -> Table:
    """Seat 1 owes 2,000 each to the seats 2 and 0."""
    table = Table(3).owns(0, 3).owns(1, 7, 17).owns(2, 4).derricks(3, 4).derricks(4, 4).derricks(7, 2)
    return table.pipeline("3-7").pipeline("4-7").cash(80_000, cash, 80_000)


@pytest.mark.rule("KO-39")
def test_several_creditors_are_paid_clockwise_from_the_debtors_left() -> None:
    assert two_creditors(80_000).turn(1).told("paid") == [(1, 2, 2_000), (1, 0, 2_000)]


@pytest.mark.rule("KO-39")
def test_the_first_that_cannot_be_paid_gets_what_is_left_and_later_ones_nothing() -> None:
    table = two_creditors(1_500).turn(1).play("give up")
    assert list(table.state.cash) == [80_000, 0, 81_500]
    table = two_creditors(2_500).turn(1)
    assert table.told("paid") == [(1, 2, 2_000)]
    table.play("give up")
    assert list(table.state.cash) == [80_500, 0, 82_000]


@pytest.mark.rule("KO-39")
def test_selling_the_fed_property_does_not_lessen_what_is_due() -> None:
    table = two_creditors(0).turn(1).play("offer", "sell 7", "to 2", "for 10000", "and 0", "accept")
    assert table.told("paid") == [(1, 2, 2_000), (1, 0, 2_000)]
    assert table.state.cash[1] == 6_000
    table.play("draw", "card depletion/1", "announce 1", "drill 17.1", "depth dry", "end turn")
    assert table.told("paid")[-1] == (2, 0, 2_000)  # the buyer pays from its own next turn on; 4 is its own


@pytest.mark.rule("KO-40")
def test_wells_without_a_hole_lapse_after_a_sale_to_pay_a_debt() -> None:
    table = Table(3).owns(0, 2, 4).owns(1, 1).owns(2, 3).caps(4, 10).cash(0, 80_000, 80_000).turn(0)
    table.play("draw", "card 500/4", "announce 3", "drill 4.11", "depth dry")
    table.play("offer", "sell 2", "to 1", "for 0", "and 6500", "accept")
    assert table.told("lapsed") == [(0, 2)]
    assert table.state.cash[0] == 500
    assert table.asked == "Purchase"


@pytest.mark.rule("KO-40")
def test_wells_that_have_a_hole_left_are_drilled() -> None:
    table = Table(3).owns(0, 2, 4).owns(1, 1).owns(2, 3).caps(4, 9).cash(0, 80_000, 80_000).turn(0)
    table.play("draw", "card 500/4", "announce 4", "drill 4.10", "depth dry")
    table.play("offer", "sell 2", "to 1", "for 0", "and 6500", "accept")
    assert table.told("lapsed") == [(0, 2)]
    assert table.asked == "Hole" and table.offered("drill") == ["drill 4.11"]
    table.play("drill 4.11", "depth shallow", "give up")
    assert table.told("lapsed") == [(0, 2)], "each well lapses once"
