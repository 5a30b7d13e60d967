"""Pipelines: where they may be laid, what they bring, when they go. With the diagrams of the rulebook."""

import pytest
from tests.games.king_oil.build import Table

from spindletop.games.king_oil.land import EMPTY, cap_of, derrick_of

# In the diagrams, D is property 7, and its neighbours A, B and C are the properties 3, 4 and 5.


def diagram() -> Table:
    return Table().owns(0, 7).owns(1, 3, 4, 5).derricks(7, 6).derricks(3, 2).derricks(4, 3).derricks(5, 1)


@pytest.mark.rule("KO-25")
def test_diagram_1_one_pipeline_into_each_of_three_neighbours() -> None:
    table = diagram().pipeline("7-3").pipeline("7-4").pipeline("7-5").turn(1)
    assert table.told("paid") == [(1, 0, (2 + 3 + 1) * 1_000)]


@pytest.mark.rule("KO-25")
def test_diagram_2_two_into_one_and_one_into_a_second() -> None:
    table = diagram().pipeline("7-3", 2).pipeline("7-4").turn(1)
    assert table.told("paid") == [(1, 0, 2 * 3_000 + 3 * 1_000)]


@pytest.mark.rule("KO-25")
def test_diagram_3_all_three_into_one() -> None:
    table = diagram().pipeline("7-3", 3).turn(1)
    assert table.told("paid") == [(1, 0, 2 * 5_000)]


@pytest.mark.rule("KO-25")
def test_diagram_4_two_from_different_properties_into_one() -> None:
    table = Table(3).owns(0, 3).owns(1, 5).owns(2, 7).derricks(3, 4).derricks(5, 4).derricks(7, 3)
    table.pipeline("3-7").pipeline("5-7").turn(2)
    assert table.told("paid") == [(2, 0, 3_000), (2, 1, 3_000)]


@pytest.mark.rule("KO-25")
def test_two_origins_of_one_owner_count_apart() -> None:
    table = Table().owns(0, 3, 5).owns(1, 7).derricks(3, 4).derricks(5, 4).derricks(7, 3)
    table.pipeline("3-7").pipeline("5-7").turn(1)
    assert table.told("paid") == [(1, 0, 6_000)]


@pytest.mark.rule("KO-25")
def test_diagram_5_a_property_that_receives_and_pays() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 5).derricks(7, 4).derricks(3, 2).derricks(5, 4)
    table.pipeline("7-3").pipeline("5-7").turn(0)
    assert table.told("paid") == [(0, 2, 4_000)]
    table.play("draw", "card depletion/1", "announce 1", "drill 7.5", "depth dry", "end turn")
    assert table.told("paid")[-1] == (1, 0, 2_000)


@pytest.mark.rule("KO-25")
def test_no_derrick_no_royalty() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).caps(3, 2).pipeline("7-3").turn(1)
    assert table.told("paid") == []


@pytest.mark.rule("KO-17")
def test_four_derricks_and_25000_for_a_first_pipeline_into_an_opponents_neighbour() -> None:
    table = Table().owns(0, 7, 6).owns(1, 3, 18).derricks(7, 4).turn(0)
    assert table.offered("lay") == ["lay 7-3"]  # 6 is its own, 18 no neighbour, 4, 5, 8 and 11 are nobody's
    table.play("lay 7-3")
    assert table.state.cash[0] == 55_000
    assert table.state.bank == 690_000
    assert Table().owns(0, 7).owns(1, 3).derricks(7, 3).turn(0).offered("lay") == []
    assert Table().owns(0, 7).owns(1, 3).derricks(7, 4).cash(24_500, 80_000).turn(0).offered("lay") == []
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).cash(25_000, 80_000).turn(0).play("lay 7-3")
    assert table.state.cash[0] == 0  # exactly the cash will do


@pytest.mark.rule("KO-18")
@pytest.mark.parametrize(("derricks", "pipelines"), [(3, 0), (4, 1), (5, 2), (6, 3), (8, 3)])
def test_a_second_needs_five_derricks_a_third_six(derricks: int, pipelines: int) -> None:
    table = Table().owns(0, 7).owns(1, 3, 4).derricks(7, derricks).cash(400_000, 80_000).turn(0)
    laid = 0
    while table.offered("lay"):
        table.play(table.offered("lay")[laid % 2])
        laid += 1
    assert laid == pipelines


@pytest.mark.rule("KO-19")
def test_no_pipeline_back_to_where_one_comes_from() -> None:
    table = Table(3).owns(0, 7, 6).owns(1, 3).owns(2, 4)
    table.derricks(7, 4).derricks(6, 4).derricks(3, 4).pipeline("7-3").turn(1)
    assert table.offered("lay") == ["lay 3-4", "lay 3-6"]  # elsewhere, but not to 7
    table = Table(3).owns(0, 7).owns(1, 3, 4).owns(2, 5).derricks(7, 4).derricks(3, 4).derricks(4, 4)
    table.pipeline("7-3").turn(1)
    assert table.offered("lay") == ["lay 4-5", "lay 4-7"]  # from another property to 7


@pytest.mark.rule("KO-19")
def test_a_laid_pipeline_cannot_be_moved() -> None:
    table = Table().owns(0, 7).owns(1, 3, 4).derricks(7, 4).cash(400_000, 80_000).turn(0).play("lay 7-3")
    assert table.offered() == ["offer", "draw"]


@pytest.mark.rule("KO-20")
def test_fire_takes_the_pipelines_that_are_not_supported_any_more() -> None:
    table = Table().owns(0, 7).owns(1, 3, 4).derricks(7, 6).pipeline("7-3", 2).pipeline("7-4").turn(0)
    table.play("draw", "card fire", "lose derrick 7.1")
    assert table.offered() == ["lose pipeline 7-3", "lose pipeline 7-4"]
    table.play("lose pipeline 7-4")
    table.play("lose derrick 7.2")  # both that are left are alike, so nothing is asked
    assert table.state.laid[6] == 1
    assert table.state.cash[0] == 80_000


@pytest.mark.rule("KO-20")
def test_pipelines_stay_while_the_derricks_suffice() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 5).pipeline("7-3").turn(0)
    table.play("draw", "card fire", "lose derrick 7.1")
    assert table.state.laid[6] == 1


@pytest.mark.rule("KO-21")
def test_nine_pipelines_of_a_colour_are_all() -> None:
    table = Table().owns(0, 7, 14, 15, 6).owns(1, 3, 4, 5, 10, 13, 16, 11, 12, 18)
    for number in (7, 14, 15, 6):
        table.derricks(number, 6)
    table.pipeline("7-3", 3).pipeline("14-10", 3).pipeline("15-11", 2).cash(400_000, 100_000).turn(0)
    assert "lay 6-3" in table.offered()
    table.play("lay 6-3")
    assert table.offered("lay") == []


@pytest.mark.rule("KO-21")
def test_box_limits_oil_without_a_derrick_is_capped_and_without_a_cap_the_hole_is_closed() -> None:
    for limits in (False, True):
        table = Table(box_limits=limits).owns(0, 1, 17, 18).owns(1, 2).derricks(1, 12).derricks(17, 9).turn(0)
        table.play("draw", "card 500/2", "announce 1", "drill 18.1", "depth shallow")
        assert table.state.derricks[17] == (0 if limits else 1)
        assert table.state.empty[17] == 11
        assert table.state.cash[0] == 80_000 + 21 * 500 - 2_000
    table = Table(box_limits=True).owns(0, 1, 17, 18).owns(1, 2).caps(1, 12).caps(17, 12).caps(18, 8).turn(0)
    table.play("draw", "card 500/2", "announce 1", "drill 18.9", "depth dry")
    assert list(table.state.wells).count(cap_of(0)) == 32
    assert table.state.empty[17] == 3


@pytest.mark.rule("KO-21")
def test_box_limits_without_a_shed_no_undrilled_property_is_bought() -> None:
    for limits in (False, True):
        table = Table(box_limits=limits).owns(0, 1, 2, 3, 4, 5, 6, 7).owns(1, 18).caps(1, 1).turn(0)
        table.play("draw", "card 500/2/buy", "announce 1", "drill 1.2", "depth dry")
        assert bool(table.offered("buy")) is not limits
    table = Table(box_limits=True).owns(0, 1, 2, 3, 4, 5, 6).owns(1, 18).turn(0)
    table.play("draw", "card 500/2/buy", "announce 1", "drill 1.2", "depth dry")
    assert table.offered("buy")  # the shed came back with the first hole


def pieces(table: Table, number: int) -> list[int]:
    return [table.state.wells[hole] for hole in table.holes(number)]


@pytest.mark.rule("KO-21")
@pytest.mark.parametrize("limits", [False, True])
def test_the_pieces_on_a_property_change_colour_with_its_owner(limits: bool) -> None:
    table = Table(box_limits=limits).owns(0, 2, 18).owns(1, 1).derricks(2, 2).caps(2, 1).turn(0)
    table.play("offer", "sell 2", "for 0", "and 500", "accept")
    assert pieces(table, 2) == [derrick_of(1), derrick_of(1), cap_of(1), *[EMPTY] * 5]
    table.play("offer", "sell 18", "for 0", "and 500", "accept")
    assert table.state.sheds[17] == 1


@pytest.mark.rule("KO-21")
def test_the_pieces_change_colour_at_an_auction_too() -> None:
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).derricks(2, 1).caps(2, 7).cash(0, 80_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up", "pass", "for 0", "and 500")
    assert pieces(table, 2) == [derrick_of(2), *[cap_of(2)] * 7]


@pytest.mark.rule("KO-21")
def test_box_limits_the_pieces_of_the_old_owner_come_back() -> None:
    table = Table(box_limits=True).owns(0, 1, 17, 18).owns(1, 2).derricks(1, 12).derricks(17, 9).turn(0)
    table.play("offer", "sell 1", "for 0", "and 500", "accept", "draw", "card 500/2", "announce 1", "drill 18.1")
    table.play("depth shallow")
    assert table.state.derricks[17] == 1, "twelve derricks are in the box again"
    assert list(table.state.wells).count(derrick_of(0)) == 10


@pytest.mark.rule("KO-21")
def test_box_limits_what_cannot_be_exchanged_stays_and_counts_for_who_set_it() -> None:
    table = Table(box_limits=True).owns(0, 1, 17).owns(1, 3, 18).derricks(1, 2).caps(1, 2)
    table.derricks(3, 9).derricks(18, 11).turn(0)
    table.play("offer", "sell 1", "for 0", "and 500", "accept")
    assert pieces(table, 1)[:4] == [derrick_of(1), derrick_of(0), cap_of(1), cap_of(1)]
    assert list(table.state.wells).count(derrick_of(1)) == 21 and list(table.state.wells).count(derrick_of(0)) == 1
    assert list(table.state.derricks_of) == [0, 22], "they pay for the owner, whoever set them"


@pytest.mark.rule("KO-21")
def test_box_limits_where_anothers_derrick_burns_the_owner_sets_the_cap() -> None:
    table = Table(box_limits=True).owns(1, 1, 17).owns(0, 3, 18).derricks(1, 1).derricks(3, 9).derricks(18, 12)
    table.turn(1).play("offer", "sell 1", "for 0", "and 500", "accept", "draw", "card fire", "end turn")
    assert pieces(table, 1)[0] == derrick_of(1), "seat 0 has no derrick left for it"
    table.play("draw", "card fire", "lose derrick 1.1")
    assert pieces(table, 1)[0] == cap_of(0)


@pytest.mark.rule("KO-21")
def test_box_limits_without_a_shed_the_old_owners_stays() -> None:
    table = Table(box_limits=True).owns(0, 1, 2).owns(1, 3, 4, 5, 6, 7, 8).turn(0)
    table.play("offer", "sell 1", "for 0", "and 500", "accept")
    assert table.state.owner[0] == 1 and table.state.sheds[0] == 0


@pytest.mark.rule("KO-26")
def test_a_pipeline_between_two_properties_of_one_owner_rests() -> None:
    table = Table().owns(0, 7, 1).owns(1, 3, 18).derricks(7, 4).derricks(3, 2).pipeline("7-3").turn(1)
    table.play("offer", "sell 3", "for 0", "and 500", "accept")
    before = table.state.worths()[0]
    assert before == table.state.cash[0] + 8_000 + 12_000 + 9_000 + 6 * 4_000 + 25_000
    table.play("draw", "card depletion/1", "announce 1", "drill 18.1", "depth dry", "end turn")
    assert len(table.told("paid")) == 2  # by seat 1 only: the royalty, and the well
    table.play("offer", "sell 3", "for 0", "and 500", "accept", "draw", "card depletion/1", "announce 1", "drill 1.1")
    table.play("depth dry", "end turn")
    assert table.told("paid")[-1] == (1, 0, 2_000)
