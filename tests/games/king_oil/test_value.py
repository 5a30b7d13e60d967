"""What looks good, and a greedy bot that goes by it."""

import pytest
from tests.games.king_oil.build import GAME, Table, discs_known

from spindletop.bots.bot import Bot
from spindletop.bots.rookie import RookieBot
from spindletop.bots.roster import bot
from spindletop.games.king_oil.value import FEATURES, features, value
from spindletop.kernel import NATURE, Event, Rng


def test_there_is_a_number_for_every_feature() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).derricks(7, 5).derricks(3, 2).pipeline("7-3", 2).turn(0)
    named = dict(zip(FEATURES, features(table.state, 0), strict=True))
    assert named["derricks"] == 5 and named["royalties received each round"] == 6_000
    assert dict(zip(FEATURES, features(table.state, 1), strict=True))["royalties owed each turn"] == 6_000


def test_derricks_pipelines_and_cash_look_good() -> None:
    def table() -> Table:
        return Table().owns(0, 7).owns(1, 3).derricks(7, 5).derricks(3, 4)

    plain = value(table().turn(0).state, 0)
    assert value(table().derricks(7, 1).turn(0).state, 0) > plain
    assert value(table().pipeline("7-3").turn(0).state, 0) > plain
    assert value(table().pipeline("7-3").turn(0).state, 1) < value(table().turn(0).state, 1)
    assert value(table().cash(60_000, 80_000).turn(0).state, 0) < plain


def test_bankruptcy_is_the_worst_and_winning_the_best() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).derricks(3, 4).pipeline("3-7").cash(0, 80_000).turn(0)
    before = value(table.state, 0)
    table.play("give up")
    assert value(table.state, 0) < before < value(table.state, 1)


def test_when_short_of_cash_the_greedy_bot_sells_rather_than_give_up() -> None:
    table = Table().owns(0, 7, 18).owns(1, 3).derricks(7, 4).derricks(3, 4).pipeline("3-7").cash(0, 80_000).turn(0)
    assert GAME.name(bot("greedy", GAME).choose(table.state.view(0), Rng(1))) == "offer"


def dealing(kind: str, games: int, seats: int) -> list[Event]:
    """All that is told in some games of these bots."""
    player, told = bot(kind, GAME), list[Event]()
    for seed in range(games):
        rng, state = Rng(seed), GAME.new(seats)
        state.listen(told)
        while state.stack:
            actor = state.actor
            if actor == NATURE:
                state.answer(state.top().draw(state, rng))
            else:
                state.answer(player.choose(state.view(actor), rng))
    return told


@pytest.mark.parametrize(("kind", "games", "seats"), [("rookie", 4, 3), ("wildcatter", 1, 3)])
def test_no_bot_repeats_what_was_declined_in_the_same_turn(kind: str, games: int, seats: int) -> None:
    declined: list[tuple[int, ...]] = []
    offered: tuple[int, ...] = ()
    offers = turns = 0
    for event in dealing(kind, games, seats):
        if event.kind == "turn":
            declined, turns = [], turns + 1
        elif event.kind in ("offer", "asked"):
            offered, offers = event.numbers, offers + 1
            seller, number, buyer, price = offered
            for earlier in declined:
                if earlier[:3] == (seller, number, buyer):
                    assert price < earlier[3] if event.kind == "offer" else price > earlier[3]
        elif event.kind == "declined":
            declined.append(offered)
    assert 0 < offers < turns, "they deal, but not all the time"


def test_a_declined_offer_is_made_again_only_if_it_is_better_for_the_other() -> None:
    table = Table().owns(0, 7, 18).owns(1, 3).derricks(7, 4).derricks(3, 4).pipeline("3-7").cash(0, 80_000).turn(0)
    greedy, prices = bot("greedy", GAME), dict[tuple[int, ...], int]()
    while table.asked != "over":
        if table.asked == "Offer":
            _, *deal, price = table.told("offer")[-1]
            assert price < prices.get(tuple(deal), price + 1)
            prices[tuple(deal)] = price
            table.play("decline")
        else:
            table.play(GAME.name(greedy.choose(table.state.view(0), Rng(1))))
    assert len(table.told("offer")) == 3


@pytest.mark.parametrize("kind", ["rookie", "wildcatter", "tycoon:8"])
def test_a_good_price_is_taken_and_a_bad_one_declined(kind: str) -> None:
    answers = []
    for price in ("for 0", "for 70000"):
        table = Table().owns(0, 7, 18).owns(1, 3, 17).derricks(3, 3).turn(0)
        table.play("offer", "want 3", price, "and 9500")
        answers.append(GAME.name(steady(kind).choose(table.state.view(1), Rng(1))))
    assert answers == ["decline", "accept"]


def steady(kind: str) -> Bot:
    """A bot that does not slip."""
    return RookieBot(value, slips=0.0) if kind == "rookie" else bot(kind, GAME)


def test_a_bot_asks_a_poor_rival_for_a_property_when_both_gain_by_it() -> None:
    table = Table().owns(0, 7).owns(1, 3, 17).derricks(17, 2).derricks(7, 2).cash(200_000, 500).turn(0)
    assert GAME.name(bot("wildcatter", GAME).choose(table.state.view(0), Rng(1))) == "offer"
    while table.asked != "Asked":
        table.play(GAME.name(bot("wildcatter", GAME).choose(table.state.view(0), Rng(1))))
    assert table.told("asked")
    assert GAME.name(bot("wildcatter", GAME).choose(table.state.view(1), Rng(1))) == "accept"


def test_a_bot_that_gains_nothing_by_it_offers_nothing() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 2).derricks(3, 2).turn(0)
    assert GAME.name(bot("wildcatter", GAME).choose(table.state.view(0), Rng(1))) == "draw"
    assert GAME.name(RookieBot(value, slips=0.0).choose(table.state.view(0), Rng(1))) == "draw"
    assert {RookieBot(value, slips=1.0).choose(table.state.view(0), Rng(seed)) for seed in range(20)} == {
        GAME.parse("draw")
    }, "not even by a slip"


def test_bids_go_up_in_a_few_steps_to_what_the_property_is_worth() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 1).derricks(7, 6).caps(7, 2).cash(0, 150_000, 150_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up")
    wildcatter = bot("wildcatter", GAME)
    while table.asked in ("Bid", "BidRest"):
        table.play(GAME.name(wildcatter.choose(table.state.view(table.state.actor), Rng(1))))
    bids = [amount for _, _, amount in table.told("bid")]
    assert 3 <= len(bids) <= 10 and bids == sorted(bids)
    assert 40_000 < bids[-1] < 120_000


def test_it_drills_where_the_discs_must_have_oil() -> None:
    state, depths = discs_known()
    assert state.settings() == 1
    action = bot("greedy", GAME).choose(state.view(0), Rng(1))
    assert depths[GAME.verb(action)[1]] == min(depths)


def test_a_greedy_bot_beats_a_random_one() -> None:
    greedy, random = bot("greedy", GAME), bot("random", GAME)
    wins = 0
    for seed in range(6):
        rng, state = Rng(seed), GAME.new(2)
        while state.stack:
            actor = state.actor
            if actor == NATURE:
                state.answer(state.top().draw(state, rng))
            else:
                state.answer((greedy if actor == seed % 2 else random).choose(state.view(actor), rng))
        wins += state.winners() == [seed % 2]
    assert wins >= 5
