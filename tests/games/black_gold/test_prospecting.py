"""Step 4: trucks, surveys, derricks, trains, and the specials."""

import pytest
from tests.games.black_gold.build import HUDSON, JET, board, first_turn, prospecting, turn

from spindletop.games.black_gold.prospect import DrillDeeper, ProspectAndDrill, WellSpring
from spindletop.games.prospecting.box import DERRICK, UNKNOWN
from spindletop.games.prospecting.derricks import pump
from spindletop.games.prospecting.specials import ExtraOil, MovePrice, SendBack
from spindletop.kernel import NATURE


@pytest.mark.rule("BG-9", "BG-11", "BG-13", "BG-14")
def test_the_trucks_five_points_past_wells_a_and_b() -> None:
    """Plains for 1, survey A; a hill for 3, plains for 1, survey B; build there for 4,000."""
    table = prospecting("3-9", 5)
    table.play("drive 3-8", "survey 4-8", "marker 1-rig-3", "drive 3-7")
    assert table.state.question is not None and table.state.question.numbers["points"] == 1
    table.play("drive 3-6", "survey 3-5", "marker 1-rig-4", "build 3-5")
    assert table.state.money[0] == 11000
    assert table.state.plumes[0] == 4 and table.state.derricks[0] == table.square("3-5")


@pytest.mark.rule("BG-9", "BG-14")
def test_the_truck_does_not_move_after_building_but_all_else_goes_on() -> None:
    table = prospecting("2-2", 5)
    table.play("train", "survey 1-2", "marker 1-rig-2", "build 1-2")
    assert table.offered("drive") == [] and table.offered("build") == [], "one derrick a round"
    assert table.offered("train") == [""]
    table.play("train", "done")
    assert table.state.trains[0] == 8


@pytest.mark.rule("BG-9")
def test_seats_take_complete_turns_in_order() -> None:
    table = board(3).truck(0, "2-2").truck(1, "4-4").truck(2, "6-1")
    for seat in range(3):
        table.card(seat, "l4-m10")
    table.state.first = 2
    table.ask(ProspectAndDrill()).play("done", "build 1-2", "marker 1-rig-4", "done")
    assert table.state.actor == 1, "seat 0 has built before seat 1 moves"


@pytest.mark.rule("BG-10")
def test_the_first_turn_puts_the_truck_on_the_first_row_of_any_a_tile() -> None:
    table = board(4).card(0, "l4-m10").truck(1, "1-1").derrick(1, "1-4", 2).ask(*first_turn(10))
    assert table.offered("place") == [f"1-{column}" for column in range(1, 13) if column != 4]
    table.play("place 1-2")
    assert "done" not in table.offered(), "on a well marker"
    two = board(2).card(0, "l4-m10").ask(*first_turn(10))
    assert two.offered("place") == [f"1-{column}" for column in range(1, 7)]


@pytest.mark.rule("BG-11")
def test_terrain_costs_1_2_or_3_and_a_well_always_1() -> None:
    state = board(4).state
    costs = {name: state.land.cost[board(4).square(name)] for name in ("2-1", "2-5", "3-2", "3-1", "1-2")}
    assert costs == {"2-1": 1, "2-5": 2, "3-2": 3, "3-1": 1, "1-2": 1}


@pytest.mark.rule("BG-12")
def test_a_truck_may_end_on_another_but_not_on_a_marker_nor_enter_a_derrick() -> None:
    table = prospecting("2-2", 3).truck(1, "2-3").derrick(1, "1-4", 1)
    table.play("drive 2-3")
    assert "done" in table.offered(), "trucks may share a space"
    table.play("drive 2-4")
    assert "1-4" not in table.offered("drive")
    table = prospecting("2-2", 1)
    assert "1-2" not in table.offered("drive"), "it could not get off again"
    table = prospecting("2-2", 2).play("drive 1-2")
    assert table.offered("train") == [] and "done" not in table.offered() and table.offered("build") == []


@pytest.mark.rule("BG-12", "BG-14")
def test_no_building_and_no_special_while_on_a_marker() -> None:
    table = prospecting("4-2", 4).play("drive 5-2")
    assert table.offered("build") == [] and "done" not in table.offered()
    table.play("drive 4-2")
    assert table.offered("build") == ["5-2"]


@pytest.mark.rule("BG-13")
def test_two_rigs_are_never_surveyed() -> None:
    table = prospecting("7-2", 4)  # 7-3 has two rigs
    assert table.offered("survey") == [] and table.offered("build") == ["7-3"]
    assert prospecting("4-1", 4).offered("survey") == ["3-1"]


@pytest.mark.rule("BG-13")
def test_surveying_goes_on_after_building() -> None:
    table = prospecting("1-3", 4)  # 1-2 on one side, 1-4 on the other
    table.play("build 1-2", "marker 1-rig-2")
    assert table.offered("survey") == ["1-4"]


@pytest.mark.rule("BG-13")
def test_any_number_of_markers_may_be_surveyed_also_while_crossing_one_and_only_the_seat_sees_them() -> None:
    table = prospecting("1-3", 4)
    assert table.offered("survey") == ["1-2", "1-4"], "not diagonally, and both"
    table.play("survey 1-2", "marker 1-rig-3", "survey 1-4", "marker 1-rig-2", "drive 1-4", "drive 2-4")
    site = table.site("1-2")
    assert table.state.view(0).markers[site] != UNKNOWN and table.state.view(1).markers[site] == UNKNOWN
    assert table.state.view(1).lookers[site] == 1, "that seat 0 looked is public"


@pytest.mark.rule("BG-14")
@pytest.mark.parametrize(
    ("truck", "well", "cost", "face"),
    [("2-2", "1-2", 4000, "1-rig-4"), ("7-2", "7-3", 6000, "2-rig-5"), ("13-2", "13-3", 8000, "3-rig-6")],
)
def test_what_a_derrick_costs(truck: str, well: str, cost: int, face: str) -> None:
    table = prospecting(truck, 3).play(f"build {well}", f"marker {face}")
    assert table.state.money[0] == 15000 - cost
    assert table.state.plumes[0] == int(face[-1])


@pytest.mark.rule("BG-14")
def test_building_needs_money_and_a_derrick_in_hand() -> None:
    table = board(4).truck(0, "2-2").card(0, "l4-m10").money(3999)
    assert table.ask(*turn(table, 3)).offered("build") == []
    table = board(4).truck(0, "2-2").card(0, "l4-m10")
    for square in ("18-12", "18-11", "17-12", "17-11", "16-12"):
        table.derrick(0, square, 1)
    assert table.ask(*turn(table, 3)).offered("build") == []


@pytest.mark.rule("BG-15")
def test_the_trains_1_1_1_2_from_the_platform() -> None:
    """Six points, four spaces for five of them; the last point is of no use to the train."""
    table = prospecting("4-3", 6, "s2-l2-m6-back4")
    assert table.state.trains[0] == 6
    table.play("train", "train", "train")
    assert table.state.question is not None and table.state.question.numbers["points"] == 3
    table.play("train")
    assert table.state.trains[0] == 10 and table.state.question.numbers["points"] == 1
    assert table.offered("train") == []
    table.play("done", "back")
    assert list(table.state.trains) == [10, 2, 2, 2]


@pytest.mark.rule("BG-15")
def test_a_train_pays_2_from_row_10_and_3_from_row_16_and_stops_on_row_18() -> None:
    costs = [board(4).state.box.enter_cost[row] for row in (9, 10, 15, 16, 18)]
    assert costs == [1, 2, 2, 3, 3]
    table = prospecting("4-3", 9).trains(17, 18, 6, 6).play("train")
    assert list(table.state.trains[:2]) == [18, 18] and table.offered("train") == [], "level trains do not block"


@pytest.mark.rule("BG-16")
def test_every_special_may_be_declined() -> None:
    for special in (MovePrice(0, 4, 1), ExtraOil(0, 2, 1), SendBack(0, 4, 1)):
        table = board(4).ask(special)
        assert "decline" in table.offered()
        before = table.state.to_json()["position"]
        table.play("decline")
        assert table.state.to_json()["position"] == before


@pytest.mark.rule("BG-16")
def test_price_oil_and_back() -> None:
    table = board(4).trains(3, 6, 12, 2, black=5).ask(MovePrice(0, 4, 1), ExtraOil(0, 2, 1), SendBack(0, 5, 1))
    table.play("lower hudson", "oil jet", "back")
    assert table.state.price(HUDSON) == 3000
    assert table.state.tank(0, JET) == 2 and table.state.supply == 73, "all into one tank"
    assert list(table.state.trains) == [3, 1, 7, 1] and table.state.black == 5


@pytest.mark.rule("BG-16")
def test_cards_bring_their_specials_at_the_end_of_the_turn() -> None:
    assert prospecting("4-3", 1, "l4-m5-p4").play("done").asked == "MovePrice"
    assert prospecting("4-3", 1, "s1-l4-m2-oil2").play("done").asked == "ExtraOil"
    assert prospecting("4-3", 1, "s2-l2-m6-back4").play("done").asked == "SendBack"
    table = board(4).truck(0, "4-3").card(0, "s2-l2-m6-deeper").derrick(0, "1-2", 1)
    assert table.ask(*turn(table, 1)).play("done").asked == "DrillDeeper"
    assert prospecting("4-3", 1, "s2-l2-m6-deeper").play("done").asked == "over", "no derrick, nothing to ask"


@pytest.mark.rule("BG-17")
def test_a_well_spring_only_after_building() -> None:
    table = prospecting("2-2", 1, "s1-l2-m8-spring").play("done")
    assert table.asked == "over"
    table = prospecting("2-2", 1, "s1-l2-m8-spring").play("build 1-2", "marker 1-rig-2", "done")
    assert table.offered() == ["spring 2-1", "spring 2-3", "decline"], "3-2 is a hill, 1-2 has a derrick"
    table.play("spring 2-1")
    assert table.state.money[0] == 15000 - 4000 - 5000 and table.state.actor == NATURE
    table.play("roll red-3")
    assert list(table.state.plumes[:2]) == [2, 3] and table.state.ground[table.square("2-1")] == DERRICK + 1


@pytest.mark.rule("BG-17")
def test_where_a_well_spring_may_be() -> None:
    table = board(4).truck(0, "4-2").truck(1, "4-1").derrick(0, "5-2", 1)
    table.ask(WellSpring(0))
    assert table.offered("spring") == ["4-3"], "not on a truck, a derrick or a hill"
    table.state.finish()
    pump(table.state, 0)  # its derrick dries up
    assert table.ask(WellSpring(0)).offered("spring") == ["4-3", "5-2"], "a dried-up well counts as plains"
    assert board(4).truck(0, "2-2").money(4999).ask(WellSpring(0)).asked == "over"


@pytest.mark.rule("BG-17")
def test_a_well_spring_must_not_shut_in_an_opponents_truck() -> None:
    # 1-1 is a corner: its ways out are 1-2, a well with its marker, and 2-1.
    table = board(4).truck(1, "1-1").truck(0, "2-2").ask(WellSpring(0))
    assert "2-1" in table.offered("spring"), "the marker on 1-2 is a way out"
    table = board(4).truck(1, "1-1").derrick(2, "1-2", 1).truck(0, "2-2").ask(WellSpring(0))
    assert "2-1" not in table.offered("spring"), "a derrick is not"
    table = board(4).truck(0, "1-1").derrick(2, "1-2", 1).ask(WellSpring(0))
    assert table.offered("spring") == ["2-1"], "the own truck does not count"


@pytest.mark.rule("BG-18")
def test_drilling_deeper_costs_2000_for_each_derrick_chosen() -> None:
    table = board(4).derrick(0, "1-2", 1).derrick(0, "3-5", 2).derrick(0, "5-2", 3).derrick(1, "1-4", 1)
    table.money(5000).ask(DrillDeeper(0, 0))
    assert table.offered("deepen") == ["1-2", "3-5", "5-2"]
    table.play("deepen 3-5")
    assert table.offered("deepen") == ["1-2", "5-2"], "never twice"
    table.play("deepen 1-2")
    assert table.asked == "over", "1,000 left"
    assert list(table.state.plumes[:3]) == [2, 3, 3] and table.state.money[0] == 1000


@pytest.mark.rule("BG-17", "BG-18")
def test_only_who_was_asked_declines() -> None:
    """Where a special is not possible, or no further, nothing is asked and nothing is told."""
    assert board(4).truck(0, "2-2").money(4999).ask(WellSpring(0)).told("declined") == []
    assert board(4).truck(0, "2-2").ask(WellSpring(0)).play("decline").told("declined") == [(0,)]
    assert board(4).ask(DrillDeeper(0, 0)).told("declined") == [], "no derrick"
    both = board(4).derrick(0, "1-2", 1).derrick(0, "3-5", 2).ask(DrillDeeper(0, 0))
    assert both.play("deepen 1-2", "deepen 3-5").told("declined") == []
    one = board(4).derrick(0, "1-2", 1).derrick(0, "3-5", 2).ask(DrillDeeper(0, 0))
    assert one.play("deepen 1-2", "decline").told("declined") == [], "he did use it"
    none = board(4).derrick(0, "1-2", 1).ask(DrillDeeper(0, 0))
    assert none.play("decline").told("declined") == [(0,)]
