"""Auctions, bluffs and selling: action 7."""

import pytest
from tests.games.giganten.build import HUDSON, JET, TRUST, board
from tests.games.prospecting.build import Board

from spindletop.games.prospecting.auctions import Auction, Payment, SellOil
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import NATURE


def hudson(*hands: tuple[int, int]) -> Board[ProspectingState]:
    """Each seat has two units at Hudson and these ones and twos in hand; its auction begins."""
    table = board(max(3, len(hands)))
    for seat, (ones, twos) in enumerate(hands):
        table.tank(seat, HUDSON, 2)
        if ones + twos:
            table.hand(seat, ones, twos)
    return table.ask(Auction(HUDSON))


@pytest.mark.rule("GI-23")
def test_an_auction_for_each_company_in_order_among_those_with_oil_and_a_licence() -> None:
    table = board().tank(1, HUDSON, 1).tank(2, JET, 1).tank(0, TRUST, 1).hand(1, 1, 0).hand(2, 2, 0)
    table.ask(SellOil())
    assert table.state.actor == 1
    table.play("pass")
    assert table.state.actor == 2 and table.told("auction") == [(HUDSON,), (JET,)]
    table.play("pass")
    assert table.asked == "over", "seat 0 has oil at the Trust, but no licence"


@pytest.mark.rule("GI-24")
def test_bids_rise_clockwise_until_all_but_one_have_passed() -> None:
    table = hudson((4, 2), (4, 2), (4, 2))
    assert table.state.actor == 0
    assert table.offered("bid")[0] == "1" and table.offered("bid")[-1] == "117", "up to the value of all licences"
    table.play("bid 2", "bid 3", "pass", "bid 5")
    assert table.state.actor == 1, "who passed is not asked again"
    assert table.offered("bid")[0] == "6"
    table.play("pass")
    assert table.asked == "Payment" and table.state.actor == 0


@pytest.mark.rule("GI-24")
def test_bidding_begins_with_the_first_seat_or_the_next_that_may_take_part() -> None:
    table = board().tank(0, JET, 1).tank(2, JET, 1).hand(0, 2, 0).hand(2, 2, 0)
    table.state.first = 1
    assert table.ask(Auction(JET)).state.actor == 2


@pytest.mark.rule("GI-24")
def test_a_lone_seat_still_bids_or_passes_and_its_bid_wins_at_once() -> None:
    table = board().tank(1, JET, 1).hand(1, 2, 0).ask(Auction(JET)).play("bid 1")
    assert table.asked == "Payment"
    table = board().tank(1, JET, 1).hand(1, 2, 0).ask(Auction(JET)).play("pass")
    assert table.asked == "over" and table.state.hands[1] == 2


@pytest.mark.rule("GI-24")
def test_if_all_pass_nobody_sells() -> None:
    table = hudson((1, 1), (1, 1), (1, 1)).play("pass", "pass", "pass")
    assert table.asked == "over" and table.told("no_bid") == [(HUDSON,)]
    assert list(table.state.money) == [15000] * 3


@pytest.mark.rule("GI-24")
def test_nobody_is_asked_to_outbid_the_highest_possible_bid() -> None:
    table = hudson((1, 1), (1, 1), (1, 1)).play("bid 117")
    assert table.told("bluffed") == [(0,)], "the others have to pass"


@pytest.mark.rule("GI-25")
@pytest.mark.parametrize(
    ("ones", "twos", "bid", "payments"),
    [
        (4, 2, 5, ["1", "2"]),  # 3 ones and a two, or 1 one and 2 twos; not 5 ones: there are only 4
        (5, 3, 5, ["0", "1", "2", "3"]),  # three twos: no change for the sixth
        (0, 4, 3, ["2"]),
        (1, 1, 1, ["0", "1"]),
        (6, 4, 4, ["0", "1", "2"]),  # never a superfluous card
    ],
)
def test_the_winner_pays_at_least_the_bid_and_no_superfluous_card(
    ones: int, twos: int, bid: int, payments: list[str]
) -> None:
    table = board().tank(0, HUDSON, 1).hand(0, ones, twos).ask(Auction(HUDSON)).play(f"bid {bid}")
    assert table.offered("pay") == payments
    table.play(f"pay {payments[-1]}")
    paid_twos = int(payments[-1])
    paid = max(bid, 2 * paid_twos)
    assert table.state.worth(0) == ones + 2 * twos - paid
    assert table.state.spent_twos == paid_twos


@pytest.mark.rule("GI-25")
def test_who_can_pay_must_pay() -> None:
    table = board().tank(0, HUDSON, 1).hand(0, 1, 2).ask(Auction(HUDSON)).play("bid 5")
    assert table.asked == "Payment" and table.offered() == ["pay 2"], "everything, but only he knows that"
    all_twos = board().tank(0, HUDSON, 1).hand(0, 0, 2).ask(Auction(HUDSON)).play("bid 4")
    assert all_twos.asked == "Sell" and all_twos.state.hands[0] == 0, "4 for two cards: everybody knows what they are"


@pytest.mark.rule("GI-26")
def test_a_bluffer_loses_half_his_cards_at_random_and_the_auction_is_held_again() -> None:
    table = hudson((3, 2), (2, 0), (1, 0)).play("bid 8", "pass", "pass")
    assert table.state.actor == NATURE
    assert table.state.chances() == [  # three of five cards
        (table.game.parse("twos 0"), 1),
        (table.game.parse("twos 1"), 6),
        (table.game.parse("twos 2"), 3),
    ]
    table.play("twos 2")
    assert table.state.hands[0] == 2 and table.state.twos[0] == 0 and table.state.money[0] == 15000
    assert table.state.actor == 0 and table.asked == "Bid", "from the first seat, the bluffer too"
    table.play("pass", "bid 2", "pass")
    assert table.state.actor == 1 and table.asked == "Payment", "who had passed may bid again"


@pytest.mark.rule("GI-26")
def test_a_bluffer_with_one_card_loses_it_and_may_not_bid_again() -> None:
    table = hudson((1, 0), (0, 1), (0, 0)).play("bid 9", "pass")
    assert list(table.state.hands) == [0, 1, 0] and table.state.spent == 1
    assert table.state.actor == 1 and table.asked == "Bid"
    table.play("bid 3")
    assert table.asked == "over", "nobody who qualifies is left"


@pytest.mark.rule("GI-27")
def test_the_winner_sells_any_number_at_the_price_there_before_the_next_auction() -> None:
    table = board().tank(0, HUDSON, 3).tank(1, HUDSON, 1).tank(0, JET, 1).price(HUDSON, 7000)
    table.hand(0, 4, 0).hand(1, 2, 0).ask(SellOil())
    table.play("bid 2", "pass", "pay 0")
    assert table.offered() == ["sell 0", "sell 1", "sell 2", "sell 3"]
    table.play("sell 2")
    assert table.state.money[0] == 15000 + 14000 and table.state.tank(0, HUDSON) == 1
    assert list(table.state.hands) == [2, 2, 0], "the others keep their licences"
    assert table.asked == "Bid" and table.state.actor == 0, "now at Jet"


@pytest.mark.rule("GI-25")
def test_payment_leaves_room_for_the_odd_two() -> None:
    table = board().ask()
    table.hand(0, 0, 3)
    table.ask(Payment(0, 5))
    assert table.offered() == ["pay 3"], "no change is given"
