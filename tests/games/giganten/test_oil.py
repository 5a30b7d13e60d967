"""Building, extracting, carrying and tanks: actions 5, 6 and 8."""

import pytest
from tests.games.giganten.build import HUDSON, JET, TRUST, board

from spindletop.games.giganten.steps import Build, BuildDerricks
from spindletop.games.prospecting.box import DERRICK, EMPTY, NOWHERE
from spindletop.games.prospecting.rounds import CheckTanks
from spindletop.games.prospecting.transport import Extract, ExtractAndTransport
from spindletop.kernel import NATURE


@pytest.mark.rule("GI-18")
@pytest.mark.parametrize(
    ("truck", "site", "cost", "face", "units"),
    [("4-2", "4-1", 4000, "1-rig-4", 4), ("9-3", "9-4", 6000, "2-rig-5", 5), ("12-2", "12-1", 8000, "3-rig-6", 6)],
)
def test_a_derrick_costs_by_its_rigs_and_the_tile_shows_its_oil(
    truck: str, site: str, cost: int, face: str, units: int
) -> None:
    table = board().truck(0, truck).ask(Build(0))
    assert table.offered() == [f"build {site}", "decline"]
    table.play(f"build {site}")
    assert table.state.actor == NATURE and table.state.money[0] == 15000 - cost
    table.play(f"marker {face}")
    slot = table.state.ground[table.square(site)] - DERRICK
    assert table.state.plumes[slot] == units and table.state.supply == 60 - units


@pytest.mark.rule("GI-18")
def test_building_goes_from_the_first_seat_and_needs_site_money_and_derrick() -> None:
    table = board().truck(0, "4-2").truck(1, "5-2").truck(2, "1-1").money(3999, 15000, 15000)
    table.state.first = 1
    table.ask(BuildDerricks())
    assert table.state.actor == 1 and table.offered("build") == ["5-3"], "not diagonally"
    table.play("decline")
    assert table.asked == "over", "seat 2 stands beside no site; seat 0 is a dollar short"
    table = board().truck(0, "4-2")
    for square in ("20-1", "20-2", "20-3", "20-4", "20-5"):
        table.derrick(0, square, 1)
    assert table.ask(Build(0)).asked == "over", "no derrick in hand"


@pytest.mark.rule("GI-18")
def test_one_derrick_a_round_on_one_site_beside_the_truck() -> None:
    table = board().truck(0, "5-1").truck(1, "1-1").truck(2, "1-2").ask(BuildDerricks())
    assert table.offered("build") == ["4-1", "6-1"]
    table.play("build 4-1", "marker 1-rig-2")
    assert table.asked == "over"


@pytest.mark.rule("GI-18", "GI-42")
def test_a_tile_that_somebody_looked_at_is_what_he_saw() -> None:
    table = board().marker("4-1", 3, 1).truck(0, "4-2").ask(Build(0)).play("build 4-1")
    assert table.state.plumes[0] == 3, "nature is not asked again"
    assert table.state.shown


@pytest.mark.rule("GI-19")
def test_one_unit_comes_out_of_each_derrick_and_an_emptied_one_returns() -> None:
    table = board().derrick(0, "4-1", 1).derrick(0, "6-1", 3).derrick(1, "5-3", 2)
    table.ask(ExtractAndTransport())
    assert list(table.state.plumes[:2]) == [0, 2] and table.state.plumes[5] == 2, "seat 1 comes later"
    assert table.state.derricks[0] == NOWHERE
    assert table.state.ground[table.square("4-1")] == EMPTY
    table.play("own hudson", "own jet")
    assert table.state.actor == 1 and table.state.plumes[5] == 1


@pytest.mark.rule("GI-20")
def test_the_own_train_carries_for_nothing_if_level_or_past() -> None:
    table = board().derrick(0, "6-1", 2).trains(6, 20, 20, black=20).ask(Extract(0))
    assert table.offered() == ["own hudson", "own jet", "own us", "lose"], "no other train where the own one serves"
    table.play("own us")
    assert table.state.tank(0, TRUST) == 1 and table.state.money[0] == 15000


@pytest.mark.rule("GI-20")
def test_the_black_train_or_the_leading_rival_carries_for_3000() -> None:
    table = board().derrick(0, "12-1", 3).trains(6, 11, 14, black=12).ask(Extract(0))
    assert table.offered("black") == table.offered("rival") == ["hudson", "jet", "us"] and table.offered("own") == []
    table.play("black jet")
    assert list(table.state.money) == [12000, 15000, 15000] and table.state.bank == 3000
    table.ask(Extract(0)).play("rival jet")
    assert list(table.state.money) == [9000, 15000, 18000] and table.state.tank(0, JET) == 2


@pytest.mark.rule("GI-20")
def test_owners_of_level_trains_share_and_a_rival_behind_cannot_be_used() -> None:
    table = board().derrick(0, "12-1", 3).trains(6, 13, 13, black=5).ask(Extract(0))
    assert table.offered("black") == []
    table.play("rival hudson")
    assert list(table.state.money) == [12000, 16500, 16500]
    table = board().derrick(0, "12-1", 3).trains(6, 11, 11, black=12).ask(Extract(0))
    assert table.offered("rival") == []


@pytest.mark.rule("GI-20", "GI-21")
def test_each_unit_is_paid_when_it_is_carried() -> None:
    table = board().derrick(0, "12-1", 3).derrick(0, "13-3", 2).trains(6, 6, 6, black=13).money(5000)
    table.ask(Extract(0)).play("black hudson")
    assert table.asked == "over", "the second unit cannot be paid any more and is lost"
    assert table.state.tank(0, HUDSON) == 1 and table.state.money[0] == 2000
    assert len(table.told("lost")) == 1


@pytest.mark.rule("GI-21")
def test_a_unit_that_is_not_carried_goes_back_to_the_supply() -> None:
    table = board().derrick(0, "4-1", 2)
    supply = table.state.supply
    table.ask(Extract(0)).play("lose")
    assert table.state.supply == supply + 1 and sum(table.state.tanks) == 0
    table = board().derrick(0, "12-1", 2).trains(11, 11, 11, black=11).ask(Extract(0))
    assert table.asked == "over", "no train is far enough: nothing is asked"


@pytest.mark.rule("GI-22")
def test_substitutes_are_used_when_the_supply_runs_short() -> None:
    table = board().tank(1, HUDSON, 59).truck(0, "4-2").ask(Build(0)).play("build 4-1", "marker 1-rig-4")
    assert table.state.supply == -3 and table.state.plumes[0] == 4


@pytest.mark.rule("GI-22")
def test_units_stay_in_their_tank() -> None:
    table = board().tank(0, HUDSON, 2).derrick(0, "4-1", 2).ask(Extract(0)).play("own jet")
    assert [table.state.tank(0, company) for company in range(3)] == [2, 1, 0]


@pytest.mark.rule("GI-28")
def test_each_unit_above_two_in_a_tank_is_sold_for_1000() -> None:
    table = board().tank(0, HUDSON, 5).tank(0, JET, 2).tank(2, TRUST, 3).ask(CheckTanks())
    assert list(table.state.money) == [18000, 15000, 16000]
    assert list(table.state.tanks) == [2, 2, 0, 0, 0, 0, 0, 0, 2] and table.state.supply == 60 - 6
