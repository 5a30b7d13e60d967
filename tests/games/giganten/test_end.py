"""The end, the scores, and what is hidden."""

import pytest
from tests.games.giganten.build import GAME, HUDSON, JET, board

from spindletop.games.prospecting import hands
from spindletop.games.prospecting.auctions import Auction
from spindletop.games.prospecting.box import UNKNOWN
from spindletop.games.prospecting.cards import DrawCards
from spindletop.games.prospecting.licences import spend
from spindletop.games.prospecting.outlook import rounds_left
from spindletop.games.prospecting.rounds import Round
from spindletop.kernel import OVER, Hidden


@pytest.mark.rule("GI-36")
def test_the_game_ends_at_once_when_the_black_train_reaches_the_last_space() -> None:
    table = board().trains(6, 6, 6, black=18).ask(DrawCards(), Round())
    table.play("reveal s3-l2-m4-back5")
    assert table.state.black == 20, "surplus steps are lost"
    assert table.state.actor == OVER and list(table.state.offer) == [table.kind("s3-l2-m4-back5")], "no standard cards"
    table = board().trains(6, 6, 6, black=18).ask(DrawCards(), Round())
    table.play("reveal s1-l2-m8-back3")
    assert table.state.black == 19 and table.asked == "StandardCard"


@pytest.mark.rule("GI-37")
def test_oil_and_derricks_bring_money_by_the_rank_of_the_train() -> None:
    table = board(4).tank(0, HUDSON, 2).derrick(0, "4-1", 3).derrick(1, "6-1", 1).derrick(2, "5-3", 2)
    table.derrick(3, "3-4", 1).derrick(3, "7-6", 1).trains(9, 12, 7, 3, black=20)
    assert table.state.actor == OVER
    assert table.state.scores() == [
        15000 + 2000 + 3000 + 4000,  # second
        15000 + 1000 + 5000,  # first
        15000 + 2000 + 3000,  # third
        15000 + 2000 + 2 * 2000,  # fourth
    ]


@pytest.mark.rule("GI-38")
def test_level_trains_rank_by_licences_then_from_the_first_seat() -> None:
    table = board(3).trains(8, 8, 8).hand(2, 1, 1).hand(1, 1, 0).hand(0, 1, 0)
    table.state.first = 1
    assert table.state.ranking() == [2, 1, 0]
    table.derrick(0, "4-1", 1).derrick(1, "6-1", 1).derrick(2, "5-3", 1)
    assert table.state.scores() == [15000 + 1000 + 3000, 15000 + 1000 + 4000, 15000 + 1000 + 5000]


@pytest.mark.rule("GI-39")
def test_most_money_wins_and_equal_money_shares() -> None:
    assert board().money(9000, 12000, 5000).state.winners() == [1]
    assert board().money(12000, 12000, 5000).state.winners() == [0, 1]


@pytest.mark.rule("GI-40")
def test_special_cards_that_have_run_out_are_shuffled_and_used_again() -> None:
    table = board().trains(6, 6, 6, black=7)
    state, first = table.state, table.state.box.standard_kinds
    table.run_out(range(first, state.box.card_kinds))
    assert rounds_left(state) > 0, "a bot does not think that this is the end"
    table.ask(DrawCards(), Round())
    assert table.asked == "SpecialCard" and table.told("cards_shuffled") == [(1,)]
    assert sum(state.deck[first:]) == 12 and sum(state.discarded[first:]) == 0
    table.play("reveal s3-l2-m4-back5")
    assert state.black == 10 and table.asked == "StandardCard"


@pytest.mark.rule("GI-41")
def test_a_seat_sees_its_own_licences_and_how_many_the_others_hold() -> None:
    table = board().hand(0, 2, 1).hand(1, 3, 3).ask(DrawCards())
    view = table.state.view(0)
    assert list(view.hands) == [3, 6, 0] and list(view.twos) == [1, UNKNOWN, 0]
    assert view.licence_twos == UNKNOWN
    with pytest.raises(Hidden):
        view.worth(1)
    spectator = table.state.view(None)
    assert list(spectator.twos) == [UNKNOWN, UNKNOWN, 0]
    assert spectator.money == table.state.money, "money is public"


@pytest.mark.rule("GI-41")
def test_paid_licences_are_seen_by_all() -> None:
    table = board().hand(1, 3, 3)
    spend(table.state, hands.SPEND, 1, 3, 2)
    view = table.ask(DrawCards()).state.view(0)
    assert (view.spent, view.spent_twos) == (3, 2) and view.twos[1] == UNKNOWN


@pytest.mark.rule("GI-41")
def test_fined_licences_are_seen_by_all_and_no_others_of_a_bluffer() -> None:
    table = board().tank(0, HUDSON, 1).hand(0, 3, 1).ask(Auction(HUDSON)).play("bid 9", "twos 1")
    view = table.state.view(1)
    assert (view.spent, view.spent_twos) == (2, 1) and view.hands[0] == 2 and view.twos[0] == UNKNOWN


@pytest.mark.rule("GI-42")
def test_a_tile_is_decided_when_it_is_first_seen_from_those_of_its_kind_not_decided_yet() -> None:
    from tests.games.giganten.build import moving

    table = moving("5-1", 5).play("survey 4-1")
    assert table.state.chances() == [(GAME.parse(f"marker 1-rig-{value}"), 4) for value in (2, 3, 4)]
    table.play("marker 1-rig-2", "survey 6-1")
    assert [weight for _, weight in table.state.chances()] == [3, 4, 4]


@pytest.mark.rule("GI-42")
def test_a_licence_is_decided_when_it_is_drawn() -> None:
    from spindletop.games.prospecting.licences import Deal

    table = board().ask(Deal(0, 2))
    assert table.state.chances() == [
        (GAME.parse("twos 0"), 39 * 38 // 2),
        (GAME.parse("twos 1"), 39 * 39),
        (GAME.parse("twos 2"), 39 * 38 // 2),
    ]


@pytest.mark.rule("GI-41")
def test_when_the_game_is_over_nothing_is_secret() -> None:
    table = board().hand(1, 2, 2).tank(0, JET, 1)
    assert list(table.state.view(0).twos) == [0, 2, 0]
