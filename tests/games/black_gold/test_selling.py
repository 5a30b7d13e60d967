"""Steps 5 to 8, the auctions with two and five seats, and the end."""

import pytest
from tests.games.black_gold.build import GAME, HUDSON, JET, TRUST, board
from tests.games.prospecting.build import Board

from spindletop.games.black_gold.baron import BaronAuction
from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.black_gold.steps import DealSalesLicences, Liquidation, SellOil
from spindletop.games.prospecting.auctions import Auction
from spindletop.games.prospecting.box import EMPTY, NOWHERE, UNKNOWN
from spindletop.games.prospecting.cards import DrawCards
from spindletop.games.prospecting.outlook import rounds_left
from spindletop.games.prospecting.rounds import CheckTanks, PassDie, Round
from spindletop.games.prospecting.transport import Extract
from spindletop.kernel import NATURE, OVER


@pytest.mark.rule("BG-19")
def test_one_plume_comes_out_of_each_derrick_and_an_emptied_one_returns() -> None:
    table = board(4).derrick(0, "3-5", 1).derrick(0, "5-2", 3).ask(Extract(0))
    assert list(table.state.plumes[:2]) == [0, 2] and table.state.derricks[0] == NOWHERE
    assert table.state.ground[table.square("3-5")] == EMPTY, "its space is free"


@pytest.mark.rule("BG-38", "BG-20")
def test_plumes_are_carried_by_trains_that_are_level_or_past() -> None:
    table = board(4).derrick(0, "8-5", 2).derrick(0, "3-5", 2).trains(7, 8, 8, 6, black=9).ask(Extract(0))
    assert table.offered("own") == [] and len(table.offered("black")) == len(table.offered("rival")) == 3
    table.play("rival us")
    assert list(table.state.money) == [12000, 16500, 16500, 15000]
    table.play("own hudson")
    assert table.state.tank(0, TRUST) == table.state.tank(0, HUDSON) == 1


@pytest.mark.rule("BG-38")
def test_the_oil_barons_train_is_paid_to_the_bank_plume_by_plume() -> None:
    table = board(3).derrick(0, "8-5", 2).derrick(0, "9-3", 2).trains(6, 7, 7, black=9).money(7000).ask(Extract(0))
    assert table.offered("rival") == [], "the most advanced opponent is not far enough"
    table.play("black jet")
    assert list(table.state.money) == [4000, 15000, 15000] and table.state.tank(0, JET) == 1
    assert table.offered() == ["black hudson", "black jet", "lose"], "the next plume; the Trust is closed"


@pytest.mark.rule("BG-39")
def test_a_plume_that_is_not_carried_goes_back_to_the_supply() -> None:
    table = board(4).derrick(0, "3-5", 2).ask(Extract(0)).play("lose")
    assert table.state.supply == 74 and sum(table.state.tanks) == 0, "no wish"
    table = board(4).derrick(0, "8-5", 2).trains(7, 7, 7, 7, black=7).ask(Extract(0))
    assert table.asked == "over" and len(table.told("lost")) == 1, "no train"
    table = board(4).derrick(0, "8-5", 2).trains(7, 9, 9, 9, black=9).money(2999).ask(Extract(0))
    assert table.asked == "over" and len(table.told("lost")) == 1, "no money"


@pytest.mark.rule("BG-40")
def test_plumes_stay_in_their_tank_and_substitutes_are_used_when_there_are_no_more() -> None:
    table = board(4).tank(0, HUDSON, 75).derrick(0, "3-5", 2).ask(Extract(0)).play("own jet")
    assert [table.state.tank(0, company) for company in range(3)] == [75, 1, 0] and table.state.supply == -2


@pytest.mark.rule("BG-21", "BG-41", "BG-42", "BG-44")
def test_green_red_and_blue_at_hudson() -> None:
    """Purple begins, but has no oil there. Green 4, Red 5, Blue passes, Green 7, Red passes: 7 paid, 14,000 earned."""
    purple, green, red, blue = range(4)
    table = board(4).price(HUDSON, 7000)
    for seat in (green, red, blue):
        table.tank(seat, HUDSON, 2).hand(seat, 3, 3)
    table.hand(purple, 4, 4).tank(purple, JET, 1)
    table.ask(SellOil())
    assert table.state.actor == green
    table.play("bid 4", "bid 5", "pass", "bid 7", "pass")
    assert table.asked == "Payment" and table.state.actor == green
    table.play("pay 3")
    assert (table.state.spent, table.state.spent_twos) == (4, 3)
    table.play("sell 2")
    assert table.state.money[green] == 15000 + 14000 and table.state.tank(green, HUDSON) == 0
    assert list(table.state.hands) == [8, 2, 6, 6]
    assert table.told("auction")[-1] == (JET,), "next, Jet Oil"


@pytest.mark.rule("BG-21")
def test_without_a_licence_nobody_takes_part() -> None:
    assert board(4).tank(0, HUDSON, 2).ask(Auction(HUDSON)).asked == "over"


@pytest.mark.rule("BG-41")
def test_a_lone_seat_bids_or_passes_and_if_all_pass_nobody_sells() -> None:
    table = board(4).tank(2, HUDSON, 2).hand(2, 1, 1).ask(Auction(HUDSON))
    assert table.offered("bid") == [str(bid) for bid in range(1, 157)], "up to the value of all licences"
    assert table.play("bid 1").asked == "Payment"
    table = board(4).tank(2, HUDSON, 2).hand(2, 1, 1).ask(Auction(HUDSON)).play("pass")
    assert table.asked == "over" and table.told("no_bid") == [(HUDSON,)] and table.told("sold") == []


@pytest.mark.rule("BG-42")
def test_the_winner_pays_at_least_his_bid_without_change_and_no_card_too_many() -> None:
    table = board(4).tank(0, HUDSON, 1).hand(0, 1, 2).ask(Auction(HUDSON)).play("bid 3")
    assert table.offered("pay") == ["1", "2"], "a one and a two, or two twos without change"
    table.play("pay 2")
    assert table.state.hands[0] == 1 and table.state.spent == 2
    table = board(4).tank(0, HUDSON, 1).hand(0, 4, 0).ask(Auction(HUDSON)).play("bid 4")
    assert table.offered() == ["pay 0"], "who can pay has to, all four"


@pytest.mark.rule("BG-43")
def test_a_bluffer_loses_half_his_cards_rounded_up_and_all_may_bid_again() -> None:
    table = board(4)
    for seat in (0, 1):
        table.tank(seat, HUDSON, 2).hand(seat, 2, 1)
    table.ask(Auction(HUDSON)).play("bid 5", "pass")
    assert table.state.actor == NATURE and [weight for _, weight in table.state.chances()] == [1, 2]
    table.play("twos 1")
    assert table.told("bluffed") == [(0,)] and list(table.state.hands[:2]) == [1, 3]
    assert table.asked == "Bid" and table.state.actor == 0, "from the first seat, the bluffer too"
    table.play("pass", "bid 1")
    assert table.asked == "Payment" and table.state.actor == 1, "who had passed bids again"


@pytest.mark.rule("BG-44")
def test_the_winner_sells_any_number_at_the_price_there() -> None:
    table = board(4).price(JET, 6500).tank(3, JET, 2).hand(3, 2, 0).ask(Auction(JET)).play("bid 1", "pay 0")
    assert table.offered() == ["sell 0", "sell 1", "sell 2"]
    table.play("sell 1")
    assert table.state.money[3] == 15000 + 6500 and table.state.tank(3, JET) == 1


@pytest.mark.rule("BG-22")
def test_overflow() -> None:
    table = board(4).tank(1, JET, 4).ask(CheckTanks())
    assert table.state.money[1] == 17000 and table.state.tank(1, JET) == 2


@pytest.mark.rule("BG-23")
def test_the_die_goes_left() -> None:
    assert board(5).ask(PassDie()).state.first == 1


@pytest.mark.rule("BG-24")
def test_the_game_ends_when_the_oil_baron_reaches_the_last_row() -> None:
    table = board(4).trains(6, 6, 6, 6, black=16).ask(DrawCards(), Round()).play("reveal s2-l2-m6-deeper")
    assert table.state.black == 18 and table.state.actor == OVER
    assert list(table.state.offer) == [table.kind("s2-l2-m6-deeper")], "no standard cards"
    table = board(4).trains(6, 6, 6, 6, black=17).ask(DrawCards(), Round()).play("reveal s3-l2-m6-deeper")
    assert table.state.black == 18, "he goes no further"


@pytest.mark.rule("BG-25")
def test_level_trains_rank_by_licences_then_from_the_first_seat_and_equal_money_shares() -> None:
    table = board(3).trains(8, 8, 8).hand(2, 1, 1).hand(1, 1, 0).hand(0, 1, 0)
    table.state.first = 1
    assert table.state.ranking() == [2, 1, 0]
    assert table.state.winners() == [0, 1, 2]


@pytest.mark.rule("BG-25")
def test_scores_by_the_rank_of_the_trains() -> None:
    table = board(4).trains(9, 12, 9, 3).hand(2, 1, 0).tank(3, JET, 2)
    for seat, square in enumerate(("1-2", "1-4", "3-5", "3-1")):
        table.derrick(seat, square, 2)
    assert table.state.ranking() == [1, 2, 0, 3], "seat 2 has more licences than seat 0"
    assert table.state.scores() == [
        15000 + 2000 + 1000,
        15000 + 2000 + 5000,
        15000 + 2000 + 3000,
        15000 + 4000 + 1000,
    ]
    assert table.state.winners() == [1]


# Two seats


@pytest.mark.rule("BG-26")
def test_the_oil_baron_gets_the_licences_of_the_unchosen_card_at_each_open_company() -> None:
    table = board(2).ask(DrawCards(), DealSalesLicences())
    table.play("reveal s1-l4-m2-oil2", "reveal l8-m3", "reveal l3-m12", "take l8-m3", "take s1-l4-m2-oil2")
    assert list(table.state.offer) == [table.kind("l3-m12")], "it lies there until the Baron has his licences"
    table.play("twos 4", "twos 2", "twos 1", "twos 3")
    assert list(table.state.hands) == [8, 4, 3, 3] and list(table.state.twos) == [4, 2, 1, 3], "Hudson, then Jet"
    assert list(table.state.offer) == [] and table.state.discarded[table.kind("l3-m12")] == 1


def baron(ones: int, twos: int, *hands: tuple[int, int], greedy: bool = False) -> Board[BlackGoldState]:
    """Each seat has two plumes at Hudson and these licences; the Baron has some there; the auction begins."""
    table = board(2, greedy_baron=greedy)
    for seat, (own_ones, own_twos) in enumerate(hands):
        table.tank(seat, HUDSON, 2)
        if own_ones + own_twos:
            table.hand(seat, own_ones, own_twos)
    table.hand(2 + HUDSON, ones, twos)
    return table.ask(BaronAuction(HUDSON))


@pytest.mark.rule("BG-27")
def test_when_one_passes_the_other_makes_a_final_bid_of_at_least_his_last() -> None:
    table = baron(2, 1, (4, 2), (4, 2)).play("bid 3", "bid 4", "pass")
    assert table.asked == "FinalBid" and table.state.actor == 1
    assert table.offered("bid")[0] == "4" and "pass" not in table.offered()
    table.play("bid 5")
    assert table.told("baron_shows") == [(HUDSON, 4)] and table.asked == "Payment"
    assert table.state.hands[2] == 0 and table.state.spent == 3, "the Baron's licences are discarded"
    table.play("pay 2", "sell 2")
    assert table.state.money[1] == 25000


@pytest.mark.rule("BG-27")
def test_who_has_not_bid_yet_may_bid_anything_or_pass() -> None:
    table = baron(2, 1, (4, 2), (4, 2)).play("pass")
    assert table.state.actor == 1 and table.asked == "FinalBid"
    assert table.offered("bid")[0] == "1" and "pass" in table.offered()


@pytest.mark.rule("BG-27")
def test_a_lone_seat_goes_straight_to_the_final_bid() -> None:
    table = baron(2, 1, (4, 2), (0, 0))
    assert table.state.actor == 0 and table.asked == "FinalBid" and "pass" in table.offered()


@pytest.mark.rule("BG-27")
@pytest.mark.parametrize("bid", [3, 4])
def test_a_higher_or_equal_baron_wins_and_nobody_pays(bid: int) -> None:
    table = baron(2, 1, (4, 2), (4, 2)).play("pass", f"bid {bid}")
    assert table.asked == "over" and table.told("baron_wins") == [(HUDSON,)]
    assert list(table.state.hands) == [6, 6, 0, 0] and table.state.spent == 3 and table.state.spent_twos == 1


@pytest.mark.rule("BG-28")
def test_without_a_bid_the_barons_cards_are_discarded() -> None:
    table = baron(2, 1, (4, 2), (4, 2)).play("pass", "pass")
    assert table.asked == "over" and table.state.spent == 3
    nobody = baron(1, 1, (0, 0), (0, 0))
    assert nobody.asked == "over" and nobody.state.spent == 2


@pytest.mark.rule("BG-28")
def test_a_bid_that_does_not_beat_the_baron_is_not_tested_for_bluff() -> None:
    table = baron(0, 6, (1, 0), (1, 0)).play("pass", "bid 12")
    assert table.asked == "over" and table.told("bluffed") == [] and list(table.state.hands) == [1, 1, 0, 0]


@pytest.mark.rule("BG-28")
def test_a_bluff_that_beats_him_is_fined_and_the_auction_held_again_against_open_cards() -> None:
    table = baron(2, 1, (1, 1), (4, 2)).play("bid 9", "pass", "bid 9", "twos 1")
    assert table.told("bluffed") == [(0,)] and list(table.state.hands[:2]) == [1, 6]
    assert table.state.face_up[HUDSON] == 3 and table.state.baron_worth(HUDSON) == 4
    assert table.asked == "BaronBid" and table.state.actor == 0
    table.play("pass", "bid 5", "pay 1", "sell 1")
    assert table.state.face_up[HUDSON] == 0 and table.state.money[1] == 20000
    alone = baron(2, 1, (1, 0), (0, 0)).play("bid 9")
    assert alone.asked == "over" and alone.state.face_up[HUDSON] == 0 and alone.state.spent == 4, "nobody is left"


@pytest.mark.rule("BG-34")
def test_a_greedy_baron_shows_his_cards_before_the_last_bid() -> None:
    table = baron(2, 1, (4, 3), (4, 2), greedy=True).play("bid 3", "pass")
    assert table.told("baron_shows") == [(HUDSON, 4)]
    assert table.asked == "GreedyBid" and table.offered("bid")[0] == "5" and "pass" in table.offered()
    table.play("bid 5", "pay 2", "sell 2")
    assert table.state.face_up[HUDSON] == 3, "his cards stay for later rounds"
    table.hand(2 + HUDSON, 0, 2).tank(0, HUDSON, 1).ask(BaronAuction(HUDSON)).play("pass")
    assert table.told("baron_shows")[-1] == (HUDSON, 8), "summed with those face up"
    assert table.offered("bid")[0] == "9"


@pytest.mark.rule("BG-34")
def test_against_a_greedy_baron_a_higher_last_bid_may_still_pass_and_must_not_be_lowered() -> None:
    table = baron(1, 0, (4, 3), (4, 2), greedy=True).play("bid 7", "pass")
    assert table.offered("bid")[0] == "7", "at least his own last bid"
    table.play("pass")
    assert table.told("baron_wins") == [(HUDSON,)] and table.state.spent == 1
    assert list(table.state.hands[:2]) == [7, 6]


@pytest.mark.rule("BG-34")
def test_a_bluff_against_a_greedy_baron() -> None:
    table = baron(2, 0, (2, 0), (4, 2), greedy=True).play("bid 8", "pass", "bid 8", "twos 0")
    assert table.told("bluffed") == [(0,)] and table.asked == "BaronBid"
    assert table.state.face_up[HUDSON] == 2


@pytest.mark.rule("BG-34")
def test_if_nobody_may_bid_a_greedy_barons_cards_are_turned_up_and_stay() -> None:
    table = baron(1, 1, (0, 0), (0, 0), greedy=True)
    assert table.asked == "over" and table.told("baron_shows") == [(HUDSON, 3)] and table.told("sold") == []
    assert table.state.face_up[HUDSON] == 2 and table.state.hands[2 + HUDSON] == table.state.spent == 0
    table.hand(2 + HUDSON, 1, 0).hand(1, 3, 2).ask(BaronAuction(HUDSON))
    assert table.told("baron_shows")[-1] == (HUDSON, 4) and table.offered("bid")[0] == "5", "they count in later rounds"
    bluff = baron(2, 1, (1, 0), (0, 0), greedy=True).play("bid 9")
    assert bluff.told("bluffed") == [(0,)] and bluff.asked == "over"
    assert bluff.state.face_up[HUDSON] == 3 and bluff.state.spent == 1, "nobody is left: they stay as well"


# Three and five seats


@pytest.mark.rule("BG-29")
def test_with_three_there_is_no_auction_at_the_trust() -> None:
    table = board(3).tank(0, HUDSON, 1).tank(0, JET, 1).hand(0, 3, 0).ask(SellOil()).play("pass", "pass")
    assert table.asked == "over" and table.told("auction") == [(HUDSON,), (JET,)]


@pytest.mark.rule("BG-30")
def test_the_liquidation_auction() -> None:
    table = board(5).tank(1, HUDSON, 1).tank(1, JET, 2).tank(3, TRUST, 1).hand(1, 3, 0).hand(3, 2, 0).hand(4, 2, 0)
    table.ask(Liquidation())
    assert table.state.actor == 1, "the first with a plume in any tank, and a licence"
    table.play("bid 1", "pass")
    assert table.asked == "Payment"
    table.play("pay 0")
    assert table.offered() == ["at hudson", "at jet"], "where he has a plume"
    table.play("at jet", "roll blue-4")
    assert table.state.price(JET) == 7000 and table.state.price(HUDSON) == 5000, "that price only, and it stays"
    assert table.offered() == ["sell 0", "sell 1", "sell 2"]
    table.play("sell 2")
    assert table.state.money[1] == 15000 + 14000 and table.asked == "over"


@pytest.mark.rule("BG-30")
def test_the_liquidation_auction_comes_after_the_three_and_without_a_bid_nothing_is_rolled() -> None:
    table = board(5).tank(2, JET, 1).hand(2, 2, 0).ask(SellOil()).play("pass", "pass")
    assert table.told("auction") == [(JET,), (-1,)] and table.asked == "over" and table.told("rolled") == []
    assert board(4).tank(2, JET, 1).hand(2, 2, 0).ask(SellOil()).play("pass").asked == "over", "only with five"


@pytest.mark.rule("BG-30")
def test_a_bluff_in_the_liquidation_auction_is_fined_and_it_is_held_again() -> None:
    table = board(5).tank(1, JET, 1).tank(2, JET, 1).hand(1, 2, 0).hand(2, 2, 0).ask(Liquidation())
    table.play("bid 9", "pass", "twos 0")
    assert table.asked == "LiquidationBid" and table.state.actor == 1 and table.state.hands[1] == 1


# Options


@pytest.mark.rule("BG-31")
def test_a_shorter_game_ends_behind_the_sign_with_the_3() -> None:
    table = board(3, length="shorter").trains(6, 6, 6, black=13).ask(DrawCards(), Round())
    table.play("reveal s2-l2-m6-deeper")
    assert table.state.black == 15 and table.asked == "StandardCard"
    table = board(3, length="shorter").trains(6, 6, 6, black=13).ask(DrawCards(), Round())
    table.play("reveal s3-l2-m6-deeper")
    assert table.state.black == 16 and table.state.actor == OVER


@pytest.mark.rule("BG-32")
def test_a_longer_game_ends_when_no_special_is_left() -> None:
    table = board(3, length="longer").trains(6, 6, 6, black=17).ask(DrawCards(), Round())
    table.play("reveal s3-l2-m6-deeper")
    assert table.state.black == 18 and table.asked == "StandardCard", "the Baron waits on his last space"
    table = board(3, length="longer").derrick(0, "8-5", 2).trains(6, 6, 6, black=18).ask(Extract(0))
    assert len(table.offered("black")) == 2, "and still carries oil"
    empty = board(3, length="longer")
    empty.run_out(range(empty.state.box.standard_kinds, empty.state.box.card_kinds))
    assert empty.ask(DrawCards(), Round()).state.actor == OVER and empty.told("cards_shuffled") == []
    assert rounds_left(board(3, length="longer").trains(6, 6, 6, black=18).state) == 12, "a bot knows it, too"


@pytest.mark.rule("BG-32")
def test_a_longer_game_has_twelve_rounds() -> None:
    from spindletop.kernel import Rng

    state = GAME.new(3, length="longer")
    rng, rounds = Rng(3), 0
    events: list[object] = []
    state.listen(events)  # type: ignore[arg-type]
    while state.stack:
        question = state.top()
        legal = state.legal()
        state.answer(question.draw(state, rng) if state.actor < 0 else legal[rng.below(len(legal))])
    rounds = sum(getattr(event, "kind", "") == "round" for event in events)
    assert rounds == 13, "twelve, and the thirteenth ends in step 2"


@pytest.mark.rule("BG-37")
def test_nobody_sees_the_barons_face_down_licences() -> None:
    table = baron(2, 1, (4, 2), (3, 3))
    for seat in (0, 1, None):
        view = table.state.view(seat)
        assert list(view.hands) == [6, 6, 3, 0] and view.twos[2] == UNKNOWN
    view = table.play("pass", "bid 3").state
    assert (view.spent, view.spent_twos) == (3, 1), "his discards are face up"


@pytest.mark.rule("BG-37")
def test_licences_and_surveys_are_secret_money_paid_and_fined_licences_are_not() -> None:
    table = board(4).tank(0, HUDSON, 1).hand(0, 3, 1).hand(1, 2, 2).marker("1-2", 3, 0)
    table.ask(Auction(HUDSON)).play("bid 9", "twos 1")
    view = table.state.view(1)
    assert list(view.twos[:2]) == [UNKNOWN, 2] and list(view.hands[:2]) == [2, 4] and view.money == table.state.money
    assert (view.spent, view.spent_twos) == (2, 1), "the bluffer's fined cards"
    assert view.markers[table.site("1-2")] == UNKNOWN and view.lookers[table.site("1-2")] == 1
    table.play("pass")
    assert table.state.view(1).twos[0] == table.state.twos[0], "when the game is over, all is open"
