"""Trucks, surveys, trains and specials: action 4."""

import pytest
from tests.games.giganten.build import HUDSON, JET, board, first_move, move, moving

from spindletop.games.giganten.steps import Turn
from spindletop.games.prospecting.box import UNKNOWN
from spindletop.kernel import NATURE


@pytest.mark.rule("GI-9")
def test_points_go_to_truck_and_train_in_any_mix_and_some_may_be_left() -> None:
    table = moving("1-1", 5)
    table.play("train", "drive 2-1", "train", "drive 2-2", "done")
    assert table.state.trains[0] == 8 and table.state.trucks[0] == table.square("2-2")


@pytest.mark.rule("GI-9")
def test_the_special_comes_last_and_then_the_card_is_discarded() -> None:
    table = board().truck(0, "1-1").truck(1, "1-3").truck(2, "1-5").card(0, "l4-m5-p4")
    table.ask(Turn(0)).play("drive 2-1", "done")
    assert table.asked == "MovePrice"
    assert table.state.cards[0] == table.kind("l4-m5-p4")
    table.play("raise jet")
    assert table.state.cards[0] == -1 and table.state.discarded[table.kind("l4-m5-p4")] == 1


@pytest.mark.rule("GI-10")
def test_the_first_move_puts_the_truck_on_the_first_column_for_nothing() -> None:
    table = board().card(0, "l4-m10").ask(*first_move(0, 10))
    assert table.offered("place") == [f"1-{row}" for row in range(1, 13)]
    assert "done" not in table.offered() and table.offered("drive") == []
    table.play("train", "place 1-7")  # the train may go first
    assert table.state.question is not None and table.state.question.numbers["points"] == 9


@pytest.mark.rule("GI-10")
def test_a_truck_may_be_put_on_another_if_it_then_moves_off() -> None:
    table = board().truck(1, "1-1").card(0, "l4-m10").ask(*first_move(0, 1))
    assert "1-1" in table.offered("place")
    table.play("place 1-1")
    assert table.offered() == ["drive 1-2", "drive 2-1"], "it must move off: no train, no end"
    without_points = board().truck(1, "1-1").card(0, "l4-m10").ask(*first_move(0, 0))
    assert "1-1" not in without_points.offered("place")


@pytest.mark.rule("GI-11")
def test_a_step_costs_the_terrain_entered_also_on_a_site() -> None:
    table = moving("4-8", 3)  # beside the site 4-9, on a mountain
    assert set(table.offered("drive")) == {"3-8", "4-7", "5-8"}, "4-9 is a mountain, and one cannot stay there"
    table = moving("4-8", 4)
    table.play("drive 4-9")
    assert table.state.question is not None and table.state.question.numbers["points"] == 1
    assert moving("2-1", 1).offered("drive") == ["1-1", "2-2"], "3-1 is a hill"
    assert moving("2-1", 2).offered("drive") == ["1-1", "2-2", "3-1"]


@pytest.mark.rule("GI-12")
def test_a_truck_passes_sites_and_trucks_but_does_not_end_on_them() -> None:
    table = moving("4-2", 2)
    table.play("drive 4-1")
    assert "done" not in table.offered()
    assert table.offered("drive") == ["4-2", "5-1"], "3-1 is a hill and too dear"
    assert table.offered("train") == [], "its point is needed to get off the site"
    table = moving("2-2", 3).truck(1, "2-3")
    table.play("drive 2-3")
    assert "done" not in table.offered() and "2-4" in table.offered("drive")


@pytest.mark.rule("GI-12")
def test_a_step_is_offered_only_if_a_legal_end_is_in_reach() -> None:
    assert "4-1" not in moving("4-2", 1).offered("drive")
    assert "4-1" in moving("4-2", 2).offered("drive")
    table = moving("4-2", 2).truck(1, "5-1")
    assert "4-1" in table.offered("drive"), "back to where the turn began is always legal"
    table.play("drive 4-1")
    assert table.state.trucks[0] == table.square("4-2"), "the only way left is not asked for"


@pytest.mark.rule("GI-12")
def test_two_forbidden_squares_in_a_row_need_points_for_both() -> None:
    # 3-7 is a site with mountains left and right; trucks stand above and below.
    table = moving("3-5", 3, seats=4).truck(1, "3-6").truck(2, "3-8").truck(3, "20-3")
    table.play("drive 3-6")
    assert "3-7" not in table.offered("drive"), "from 3-7 a mountain costs 3, a truck and then a square 2: 1 is left"
    table = moving("3-5", 4, seats=4).truck(1, "3-6").truck(2, "3-8").truck(3, "20-3")
    table.play("drive 3-6")
    assert "3-7" in table.offered("drive")


@pytest.mark.rule("GI-12")
def test_a_derrick_cannot_be_entered_and_staying_is_always_legal() -> None:
    table = board().derrick(1, "4-1", 2).truck(0, "4-2").card(0, "l4-m10")
    table.ask(move(table, 0, 5))
    assert "4-1" not in table.offered("drive")
    assert "done" in table.offered()


@pytest.mark.rule("GI-13")
def test_a_truck_beside_a_site_looks_at_one_and_three_rigs_only() -> None:
    table = moving("4-2", 4)
    assert table.offered("survey") == ["4-1"]
    table.play("survey 4-1")
    assert table.state.actor == NATURE
    assert [weight for _, weight in table.state.chances()] == [4, 4, 4]
    table.play("marker 1-rig-3")
    assert table.offered("survey") == [], "once seen is enough"
    assert table.state.view(0).markers[table.site("4-1")] != UNKNOWN
    assert table.state.view(1).markers[table.site("4-1")] == UNKNOWN
    assert table.state.view(1).lookers[table.site("4-1")] == 1, "that seat 0 looked is public"
    assert moving("9-3", 4).offered("survey") == [], "9-4 has two rigs"
    assert moving("12-2", 4).offered("survey") == ["12-1"]
    assert moving("5-2", 4).offered("survey") == ["5-3"], "not diagonally: 4-1 and 6-1 are out of reach"


@pytest.mark.rule("GI-13")
def test_surveying_is_possible_at_any_moment_also_on_top_of_a_site_or_truck() -> None:
    table = moving("5-1", 6).truck(1, "5-2")
    assert table.offered("survey") == ["4-1", "6-1"], "any number"
    table.play("survey 6-1", "marker 1-rig-2", "drive 5-2")
    assert table.offered("survey") == ["5-3"], "while standing on another truck"
    table.play("survey 5-3", "marker 1-rig-4", "drive 5-3", "drive 5-4", "done")


@pytest.mark.rule("GI-14")
def test_the_train_pays_1_2_or_3_for_its_next_space() -> None:
    table = moving("1-1", 10)
    table.play("train", "train", "train", "train")
    assert table.state.trains[0] == 10
    assert table.state.question is not None and table.state.question.numbers["points"] == 6
    table.play("train")
    assert table.state.trains[0] == 11 and table.state.question.numbers["points"] == 4


@pytest.mark.rule("GI-14")
def test_the_train_goes_forward_to_the_last_space_at_most_and_nobody_blocks() -> None:
    table = moving("1-1", 12).trains(19, 20, 20, black=20)
    table.play("train")
    assert table.state.trains[0] == 20, "beside the others"
    assert table.offered("train") == []
    assert moving("1-1", 2).trains(18, 6, 6).offered("train") == [], "18 to 19 costs 3"


@pytest.mark.rule("GI-15")
def test_a_price_special_moves_one_price_by_exactly_its_number() -> None:
    table = board().truck(0, "1-1").truck(1, "1-3").truck(2, "1-5").card(0, "l4-m5-p4")
    table.ask(Turn(0)).play("done")
    assert table.offered() == [f"{way} {company}" for way in ("raise", "lower") for company in ("hudson", "jet", "us")]
    table.play("lower hudson")
    assert table.state.price(HUDSON) == 3000 and table.state.price(JET) == 5000


@pytest.mark.rule("GI-16")
def test_an_oil_special_puts_one_unit_into_a_tank_of_choice() -> None:
    table = board().truck(0, "1-1").truck(1, "1-3").truck(2, "1-5").card(0, "s3-l3-m4-oil1")
    table.ask(Turn(0)).play("done")
    assert table.offered() == ["oil hudson", "oil jet", "oil us"]
    table.play("oil jet")
    assert table.state.tank(0, JET) == 1 and table.state.supply == 59


@pytest.mark.rule("GI-17")
def test_a_back_special_sends_all_other_trains_back_but_not_behind_space_1() -> None:
    table = board().truck(0, "1-1").truck(1, "1-3").truck(2, "1-5").card(0, "s3-l2-m4-back5")
    table.trains(7, 19, 4, black=9).ask(Turn(0)).play("done")
    assert list(table.state.trains) == [7, 14, 1]
    assert table.state.black == 9, "never the black train"
