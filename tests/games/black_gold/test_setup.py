"""Setup: map tiles, markers, companies; cards and licences with any number of seats."""

from collections import Counter

import pytest
from tests.games.black_gold.build import GAME, HUDSON, JET, TRUST, board, laid, prospecting

from spindletop.games.black_gold.state import TURNS, BlackBox
from spindletop.games.black_gold.steps import ROUND, DealSalesLicences
from spindletop.games.prospecting import hands
from spindletop.games.prospecting.box import MARKER, NONE, NOWHERE, TWO_RIGS
from spindletop.games.prospecting.cards import DrawCards
from spindletop.games.prospecting.derricks import pump
from spindletop.games.prospecting.licences import Deal, spend
from spindletop.games.prospecting.prices import AdjustPrices, move_price
from spindletop.games.prospecting.specials import ExtraOil, MovePrice
from spindletop.games.prospecting.transport import Transport
from spindletop.kernel import NATURE, Rng


def box() -> BlackBox:
    assert isinstance(GAME.content, BlackBox)
    return GAME.content


@pytest.mark.rule("BG-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_everybody_starts_with(seats: int) -> None:
    state = board(seats).state
    assert list(state.money) == [15000] * seats
    assert list(state.trucks) == [NOWHERE] * seats and list(state.derricks) == [NOWHERE] * 5 * seats
    assert list(state.trains) == [6] * seats and state.black == 1
    assert state.supply == 75


@pytest.mark.rule("BG-2")
@pytest.mark.parametrize(
    ("seats", "tiers"),
    [
        (2, ["A1 A2", "B3 B4", "C3 C4"]),
        (3, ["A1 A2", "B1 B2", "C1 C2"]),
        (4, ["A1 A2", "B3 B4", "C3 C4"]),
        (5, ["A3 A4", "B3 B4", "C3 C4"]),
    ],
)
def test_the_map_depends_on_the_number_of_players(seats: int, tiers: list[str]) -> None:
    seen: set[str] = set()
    for seed in range(12):
        state = GAME.new(seats, start=0)
        rng = Rng(seed)
        while state.question is not None and state.question.name in ("DrawTile", "DrawTurn"):
            state.play(state.top().draw(state, rng))
        tiles = [box().tiles[tile] for tile in state.tiles]
        seen.update(tiles)
        assert len(tiles) == len(set(tiles)) == (3 if seats == 2 else 6)
        for tier in range(3):
            part = tiles[tier * len(tiles) // 3 : (tier + 1) * len(tiles) // 3]
            assert set(part) <= set(tiers[tier].split())
    assert seen == {tile for tier in tiers for tile in tier.split()}, "with two seats either of a pair may be used"


@pytest.mark.rule("BG-2")
def test_tiles_and_turns_are_random_by_default_or_chosen_by_the_first_seat() -> None:
    state = GAME.new(4, start=0)
    assert state.chances() == [(GAME.parse("tile a1"), 1), (GAME.parse("tile a2"), 1)]
    state.play(GAME.parse("tile a2"))
    assert state.chances() == [(GAME.parse(f"rotate {angle}"), 1) for angle in (0, 90, 180, 270)]
    chosen = GAME.new(4, start=2, tiles="chosen")
    assert chosen.actor == 2
    chosen.play(GAME.parse("tile a2"))
    chosen.play(GAME.parse("rotate 90"))
    assert chosen.question is not None and chosen.question.name == "ChooseTurn", "A1 is left for the other place"


@pytest.mark.rule("BG-2")
def test_tiles_are_rotated_never_mirrored() -> None:
    tile = box().tiles.index("A1") * TURNS
    flat = list(box().tile_cost[tile])
    rows = [flat[start : start + 6] for start in range(0, 36, 6)]
    quarter = [list(row) for row in zip(*reversed(rows), strict=True)]
    assert list(box().tile_cost[tile + 1]) == [cost for row in quarter for cost in row]
    mirrored = [cost for row in rows for cost in reversed(row)]
    assert mirrored not in [list(box().tile_cost[tile + turn]) for turn in range(TURNS)]


@pytest.mark.rule("BG-2", "BG-20")
def test_rows_count_from_the_outer_edge_of_tier_a_after_rotation() -> None:
    state = GAME.new(2, start=0, tiles="chosen")
    for answer in ("tile a1", "rotate 180", "tile b3", "rotate 0", "tile c3", "rotate 0"):
        state.play(GAME.parse(answer))
    width = state.land.width
    # The last line of A1, reversed, is row 1 now: 1 1a 1 2 2 1
    assert list(state.land.cost[:6]) == [1, 1, 1, 2, 2, 1] and state.land.site[1] != NONE
    assert state.land.lines == 18 and state.line(0) == 1 and state.line(17 * width) == 18


@pytest.mark.rule("BG-3")
def test_every_well_has_a_marker_of_its_kind_and_the_rest_stay_unseen() -> None:
    state = board(4).state
    assert [square for square, what in enumerate(state.ground) if what == MARKER] == list(state.land.square)
    assert len(state.land.square) == 37 and sum(state.undecided) == 50


@pytest.mark.rule("BG-3")
def test_a_well_whose_derrick_has_gone_is_plains_where_trucks_may_stop_and_nobody_builds() -> None:
    table = prospecting("2-2", 2).derrick(1, "1-2", 1)
    pump(table.state, table.state.box.derricks)
    assert table.offered("build") == table.offered("survey") == []
    assert "done" in table.play("drive 1-2").offered()


@pytest.mark.rule("BG-4", "BG-29")
@pytest.mark.parametrize(("seats", "companies"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_with_two_or_three_the_trust_is_closed(seats: int, companies: int) -> None:
    table = board(seats)
    assert [table.state.price(company) for company in (HUDSON, JET, TRUST)] == [5000] * 3
    table.ask(AdjustPrices())
    rolls = 0
    while table.asked == "PriceRoll":
        table.play("roll blue-2")
        rolls += 1
    assert rolls == companies, "no roll for a closed company"
    table.ask(ExtraOil(0, 1, 1))
    assert len(table.offered("oil")) == companies
    table.play("decline").ask(MovePrice(0, 2, 1))
    assert len(table.offered("raise")) == len(table.offered("lower")) == companies
    table.play("decline").ask(Transport(0, 1))
    assert len(table.offered("own")) == companies, "no plumes there"


@pytest.mark.rule("BG-5")
def test_the_first_seat_is_drawn_or_chosen() -> None:
    assert GAME.new(5).chances() == [(GAME.parse(f"start {seat}"), 1) for seat in range(5)]
    assert GAME.new(5, start=4).first == 4


@pytest.mark.rule("BG-6", "BG-7", "BG-8", "BG-9", "BG-19", "BG-21", "BG-22", "BG-23")
def test_the_eight_steps_of_a_round() -> None:
    assert [step.name for step in ROUND] == [
        "AdjustPrices",
        "DrawCards",
        "DealSalesLicences",
        "ProspectAndDrill",
        "ExtractAndTransport",
        "SellOil",
        "CheckTanks",
        "PassDie",
    ]


@pytest.mark.rule("BG-6")
def test_blue_prices_fall_red_ones_rise_and_white_ones_follow_the_colour() -> None:
    table = board(4).price(HUDSON, 7500).price(JET, 2000).ask(AdjustPrices())
    table.play("roll blue-3", "roll red-4", "roll red-2")
    assert [table.state.price(company) for company in range(3)] == [6000, 4000, 4000]
    table.ask(AdjustPrices()).play("roll blue-4", "roll blue-2", "roll blue-3")
    assert [table.state.price(company) for company in range(3)] == [8000, 5000, 5500]
    move_price(table.state, HUDSON, 50)
    assert table.state.price(HUDSON) == 9000, "it stops at the end"


@pytest.mark.rule("BG-7")
def test_a_special_card_moves_the_oil_baron_and_each_seat_takes_a_card() -> None:
    table = board(3).ask(DrawCards()).play("reveal s3-l3-m4-spring")
    assert table.state.black == 4
    table.play("reveal l4-m10", "reveal l4-m10", "reveal l6-m6")
    table.play("take l4-m10", "take s3-l3-m4-spring", "take l6-m6")
    assert list(table.state.offer) == [] and table.state.discarded[table.kind("l4-m10")] == 1


@pytest.mark.rule("BG-7")
@pytest.mark.parametrize("special", [False, True])
def test_a_pile_that_has_run_out_is_made_anew_from_its_discards(special: bool) -> None:
    table = board(3)
    state, standard = table.state, table.state.box.standard_kinds
    table.run_out(range(standard, state.box.card_kinds) if special else range(standard))
    table.ask(DrawCards()).play("reveal s3-l3-m4-spring", "reveal l4-m10")
    assert table.told("cards_shuffled") == [(int(special),)] and sum(state.discarded) == 0
    assert sum(state.deck[standard:]) == 11 and sum(state.deck[:standard]) == 35, "open cards stay out"


@pytest.mark.rule("BG-8")
def test_there_are_104_licences_dealt_by_the_cards() -> None:
    table = board(3).card(0, "l8-m3").card(1, "l4-m10").card(2, "l5-m8")
    assert (table.state.licences, table.state.licence_twos) == (104, 52)
    table.ask(DealSalesLicences()).play("twos 4", "twos 0", "twos 5")
    assert list(table.state.hands) == [8, 4, 5] and list(table.state.twos) == [4, 0, 5]


@pytest.mark.rule("BG-8")
def test_discarded_licences_are_shuffled_when_one_is_needed_and_after_that_there_are_none() -> None:
    table = board(3).hand(1, 52, 50)
    spend(table.state, hands.SPEND, 1, 3, 1)
    table.ask(Deal(0, 4)).play("twos 0")
    assert table.state.hands[0] == 4 and table.told("licences_shuffled") == [(3, 1)], "the last two, then two of three"
    table.ask(Deal(0, 5))
    assert table.state.hands[0] == 5 and table.state.licences == table.state.spent == 0


@pytest.mark.rule("BG-33")
def test_deeper_two_rig_wells_of_2_hold_3() -> None:
    from spindletop.games.prospecting.derricks import build

    for deeper, plumes in ((False, 2), (True, 3)):
        table = board(4, deeper_wells=deeper)
        build(table.state, 0, table.square("7-3"))
        table.state.settle()
        table.play("marker 2-rig-2")
        assert table.state.plumes[0] == plumes
        build(table.state, 1, table.square("8-5"))
        table.state.settle()
        table.play("marker 2-rig-5")
        assert table.state.plumes[5] == 5


@pytest.mark.rule("BG-35")
def test_even_distribution_sets_markers_aside() -> None:
    """With four players 12, 14 and 15 are set aside, and four of them are left over."""
    state = board(4, even_distribution=True).state
    assert list(state.undecided) == [4, 4, 4, 7, 7, 5, 5, 5]
    aside = [sum(state.undecided[:3]), sum(state.undecided[3:5]), sum(state.undecided[5:])]
    assert aside == [12, 14, 15]
    assert sum(aside) - len(state.land.square) == 4
    assert list(board(2, even_distribution=True).state.undecided) == [2, 2, 2, 4, 4, 3, 3, 3]
    assert list(board(3, even_distribution=True).state.undecided) == [4, 4, 4, 5, 5, 4, 4, 4]
    assert list(board(5, even_distribution=True).state.undecided) == [5, 5, 5, 7, 7, 5, 5, 5]


@pytest.mark.rule("BG-35")
def test_if_a_kind_does_not_cover_the_map_the_least_higher_number_does() -> None:
    two = board(2, even_distribution=True, map="more").state
    assert list(two.land.rigs).count(0) == 7
    assert list(two.undecided[:3]) == [3, 3, 3], "two from each stack would be six"
    five = board(5, even_distribution=True, map="more").nature().state
    assert list(five.land.rigs).count(TWO_RIGS) == 17 and list(five.undecided[3:5]) == [9, 9]


@pytest.mark.rule("BG-36")
@pytest.mark.parametrize(
    ("seats", "option", "tiers"),
    [
        (2, "fewer", ["A1 A2", "B1 B2", "C3 C4"]),
        (2, "more", ["A3 A4", "B3 B4", "C3 C4"]),
        (3, "fewer", ["A3 A4", "B3 B4", "C3 C4"]),
        (3, "more", ["A1 A2", "B1 B2", "C3 C4"]),
        (4, "fewer", ["A1 A2", "B1 B2", "C3 C4"]),
        (4, "more", ["A3 A4", "B3 B4", "C3 C4"]),
        (5, "fewer", ["A1 A2", "B3 B4", "C3 C4"]),
        (5, "more", ["A3 A4", "B3 B4", "C3 C4"]),
    ],
)
def test_alternate_maps(seats: int, option: str, tiers: list[str]) -> None:
    state = GAME.new(seats, start=0, map=option)
    places = [{box().tiles[tile] for tile in place} for place in state.black_table.places]
    one_wide = seats == 2 or (seats, option) == (3, "fewer")
    assert len(places) == (3 if one_wide else 6), "three, fewer: the two-player map"
    for number, place in enumerate(places):
        assert place == set(tiers[number * 3 // len(places)].split())


@pytest.mark.rule("BG-36")
def test_five_with_more_wells_get_one_more_on_each_tile_of_tiers_b_and_c() -> None:
    tiles: Counter[int] = Counter()
    for seed in range(8):
        state = GAME.new(5, start=0, map="more")
        rng = Rng(seed)
        while state.question is not None and state.question.name != "PriceRoll":
            assert state.actor == NATURE
            state.play(state.top().draw(state, rng))
        land, width = state.land, state.land.width
        assert len(state.extras) == 4 and len(land.square) == 44
        for square in state.extras:
            assert land.cost[square] == 1 and land.rigs[land.site[square]] == TWO_RIGS
            row, lane = square // width, square % width
            tiles[row // 6 * 2 + lane // 6] += 1
            around = [
                r * width + c
                for r in range(max(0, row - 1), min(18, row + 2))
                for c in range(max(0, lane - 1), min(12, lane + 2))
            ]
            assert [near for near in around if land.site[near] != NONE] == [square]
    assert tiles == {2: 8, 3: 8, 4: 8, 5: 8}


@pytest.mark.rule("BG-36")
def test_an_extra_well_may_lie_on_any_plains_square_with_room_around() -> None:
    state = GAME.new(5, start=0, map="more", tiles="chosen")
    while state.question is not None and state.question.name in ("ChooseTile", "ChooseTurn"):
        state.play(state.legal()[0])
    assert state.question is not None and state.question.name == "WellPlace"
    squares = {GAME.name(action).split()[1] for action, _ in state.chances()}
    assert squares == {"7-1", "10-5"}, "on B3; 10-6 lies beside a well of B4"
    state.play(GAME.parse("well 10-5"))
    assert list(state.extras) == [9 * 12 + 4]


def test_fewer_and_more_exclude_each_other_and_greed_is_for_two() -> None:
    with pytest.raises(ValueError, match="two players"):
        GAME.new(3, greedy_baron=True)
    with pytest.raises(ValueError, match="option map cannot be 'both'"):
        GAME.new(3, map="both")
    assert laid(2, greedy_baron=True).table.greedy
