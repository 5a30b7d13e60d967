"""Setup, prices, cards and licences: actions 1 to 3."""

import pytest
from tests.games.giganten.build import GAME, HUDSON, JET, TRUST, board

from spindletop.games.giganten.steps import Build
from spindletop.games.prospecting.box import EMPTY, MARKER, NONE, NOWHERE, UNKNOWN
from spindletop.games.prospecting.cards import DrawCards
from spindletop.games.prospecting.licences import Deal, DealLicences
from spindletop.games.prospecting.prices import PriceRoll
from spindletop.games.prospecting.transport import Extract
from spindletop.kernel import OVER


@pytest.mark.rule("GI-1")
def test_three_or_four_play_and_with_three_six_sites_stay_empty() -> None:
    assert list(GAME.seats) == [3, 4]
    three, four = board(3).state, board(4).state
    assert len(four.land.square) == 36 and [list(four.land.rigs).count(rigs) for rigs in range(3)] == [12, 12, 12]
    assert len(three.land.square) == 30
    assert sum(three.undecided) == 36, "the six tiles that leave the game are not known"


@pytest.mark.rule("GI-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    state = board(seats).state
    assert list(state.money) == [15000] * seats
    assert list(state.trucks) == [NOWHERE] * seats
    assert list(state.derricks) == [NOWHERE] * 5 * seats
    assert list(state.trains) == [6] * seats and state.black == 1


@pytest.mark.rule("GI-3")
def test_every_site_has_an_unknown_tile_of_its_kind() -> None:
    state = board(4).state
    assert [square for square, what in enumerate(state.ground) if what == MARKER] == list(state.land.square)
    assert set(state.markers) == {UNKNOWN}
    assert state.land.rigs[board(4).site("4-1")] == 0
    assert state.land.rigs[board(4).site("18-1")] == 1
    assert state.land.rigs[board(4).site("12-1")] == 2


@pytest.mark.rule("GI-3")
def test_a_site_without_its_tile_is_plain_ground() -> None:
    table = board(3)
    unused = table.square("5-5")  # marked for four players
    assert table.state.land.site[unused] == NONE and table.state.ground[unused] == EMPTY
    table.derrick(0, "4-1", 1).trains(6, 6, 6).ask(Extract(0)).play("own hudson")
    assert table.state.ground[table.square("4-1")] == EMPTY, "drilled and emptied"
    table.truck(1, "4-2").ask(Build(1))
    assert table.asked == "over", "nobody can build there again: nothing is asked"


@pytest.mark.rule("GI-4")
def test_prices_start_at_5000_and_there_are_60_units_of_oil() -> None:
    state = board().state
    assert [state.price(company) for company in (HUDSON, JET, TRUST)] == [5000, 5000, 5000]
    assert state.supply == 60


@pytest.mark.rule("GI-5")
def test_the_first_seat_is_drawn_or_chosen() -> None:
    drawn = GAME.new(4)
    assert drawn.chances() == [(GAME.parse(f"start {seat}"), 1) for seat in range(4)]
    drawn.play(GAME.parse("start 3"))
    assert drawn.first == 3
    assert GAME.new(3, start=2).first == 2


@pytest.mark.rule("GI-6")
@pytest.mark.parametrize(
    ("before", "roll", "after"),
    [
        (5000, "blue-3", 6500),  # white: blue raises
        (5000, "red-2", 4000),  # white: red lowers
        (6500, "blue-4", 8500),
        (7000, "blue-2", 6000),  # blue: any roll lowers
        (9000, "red-4", 7000),
        (3500, "red-3", 5000),  # red: any roll raises
        (1500, "blue-4", 3500),
        (4000, "red-4", 2000),
    ],
)
def test_the_die_moves_a_price(before: int, roll: str, after: int) -> None:
    table = board().price(JET, before).ask(PriceRoll(JET)).play(f"roll {roll}")
    assert table.state.price(JET) == after
    assert table.state.price(HUDSON) == 5000


@pytest.mark.rule("GI-6")
def test_the_die_is_rolled_for_each_company_in_order() -> None:
    state = GAME.new(3, start=0)
    for company in range(3):
        assert state.question == PriceRoll(company)
        assert [weight for _, weight in state.chances()] == [1] * 6
        state.play(GAME.parse("roll blue-2"))
    assert [state.price(company) for company in range(3)] == [6000] * 3


@pytest.mark.rule("GI-6", "GI-15")
def test_a_price_stops_at_the_ends_of_its_track() -> None:
    from spindletop.games.prospecting.prices import move_price

    table = board()
    move_price(table.state, HUDSON, 50)
    assert table.state.price(HUDSON) == 9000
    move_price(table.state, HUDSON, -50)
    assert table.state.price(HUDSON) == 1500


@pytest.mark.rule("GI-7")
def test_one_special_and_as_many_standard_cards_as_seats_are_turned_up_and_taken() -> None:
    table = board(3).ask(DrawCards())
    table.play("reveal s3-l2-m6-back4")
    assert table.state.black == 4, "the black train advances at once"
    table.play("reveal l4-m10", "reveal l7-m4", "reveal l2-m10-p2")
    assert table.state.actor == 0
    assert sorted(table.offered("take")) == ["l2-m10-p2", "l4-m10", "l7-m4", "s3-l2-m6-back4"]
    table.play("take l7-m4", "take s3-l2-m6-back4")
    assert table.state.actor == 2 and sorted(table.offered("take")) == ["l2-m10-p2", "l4-m10"]
    table.play("take l4-m10")
    assert list(table.state.offer) == []
    assert table.state.discarded[table.kind("l2-m10-p2")] == 1, "the one left over goes to its discards"


@pytest.mark.rule("GI-7")
def test_the_standard_deck_is_made_anew_when_a_card_is_needed() -> None:
    table = board(3)
    state = table.state
    keep = table.kind("l8-m3")
    table.run_out(range(keep)).run_out(range(keep + 1, state.box.standard_kinds))
    table.ask(DrawCards()).play("reveal s1-l2-m8-back3")
    assert table.offered() == ["reveal l8-m3"], "the last card of the deck comes first"
    table.play("reveal l8-m3")
    assert sum(state.deck[: state.box.standard_kinds]) == 29 and state.deck[keep] == 0, "open cards stay out"
    assert table.told("cards_shuffled") == [(0,)]


@pytest.mark.rule("GI-8")
def test_each_seat_draws_as_many_licences_as_its_card_says() -> None:
    table = board(3).card(0, "l8-m3").card(1, "l2-m10-p2").card(2, "l5-m8")
    table.state.first = 1
    table.ask(DealLicences()).play("twos 0", "twos 3", "twos 8")
    assert list(table.state.hands) == [8, 2, 5]
    assert list(table.state.twos) == [8, 0, 3], "one whole seat before the next, from the first"
    assert table.state.licences == 78 - 15


@pytest.mark.rule("GI-8")
def test_the_discards_are_shuffled_when_a_licence_is_needed_and_the_deck_is_empty() -> None:
    table = board(3).hand(1, 39, 36)
    licences_left = table.state.licences
    assert licences_left == 3
    from spindletop.games.prospecting import hands
    from spindletop.games.prospecting.licences import spend

    spend(table.state, hands.SPEND, 1, 20, 5)
    table.ask(Deal(0, 5))
    assert table.state.hands[0] == 3 and table.state.twos[0] == 3, "the three left in the deck, all twos"
    assert table.state.licences == 20 and table.state.licence_twos == 5
    table.play("twos 1")
    assert table.state.hands[0] == 5 and table.state.twos[0] == 4


@pytest.mark.rule("GI-8")
def test_if_deck_and_discards_are_empty_no_more_are_dealt() -> None:
    table = board(3).hand(1, 39, 38).ask(Deal(0, 4), Deal(2, 2))
    assert list(table.state.hands) == [1, 77, 0]
    assert table.state.actor == OVER


@pytest.mark.rule("GI-29")
def test_the_die_passes_to_the_left() -> None:
    from spindletop.games.prospecting.rounds import PassDie

    table = board(3).ask(PassDie())
    assert table.state.first == 1
    table.ask(PassDie(), PassDie())
    assert table.state.first == 0


@pytest.mark.rule("GI-6", "GI-7", "GI-8", "GI-9", "GI-18", "GI-19", "GI-23", "GI-28", "GI-29")
def test_the_nine_actions_of_a_round() -> None:
    from spindletop.games.giganten.steps import ROUND

    assert [step.name for step in ROUND] == [
        "AdjustPrices",
        "DrawCards",
        "DealLicences",
        "MoveTrucksAndTrains",
        "BuildDerricks",
        "ExtractAndTransport",
        "SellOil",
        "CheckTanks",
        "PassDie",
    ]
