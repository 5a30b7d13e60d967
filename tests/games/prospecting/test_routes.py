"""The cheapest way to every square where a truck may stop."""

from tests.games.giganten.build import GAME as GIGANTEN
from tests.games.giganten.build import moving
from tests.games.prospecting.build import Board

from spindletop.games.prospecting.routes import in_reach, routes, stops, train_reaches, wells_in_reach
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.trucks import Movement
from spindletop.kernel import NATURE, Rng


def named(table: Board[ProspectingState], goal: str) -> list[str]:
    return [table.game.name(action) for action in routes(table.state)[table.square(goal)].answers]


def test_the_way_leads_around_hills_if_that_is_cheaper() -> None:
    table = moving("2-1", 6)
    assert named(table, "2-2") == ["drive 2-2"]
    assert len(named(table, "4-2")) == 3, "not over the hill at 3-1"
    assert table.square("4-1") not in routes(table.state), "a site is no place to stop"
    table.play(*named(table, "4-2"))
    assert table.state.question is not None and table.state.question.numbers["points"] == 3


def test_every_way_is_legal_and_nothing_in_reach_is_missing() -> None:
    rng = Rng(4)
    seen = 0
    for seed in range(3):
        state = GIGANTEN.new(4, start=seed)
        while state.stack and seen < 25 * (seed + 1):
            question = state.question
            if isinstance(question, Movement) and state.trucks[question.seat] >= 0 and not question.built:
                seen += 1
                ways = routes(state)
                for goal, way in ways.items():
                    world = state.copy()
                    for action in way.answers:
                        world.play(action)
                    assert world.trucks[question.seat] == goal
                    if isinstance(world.question, Movement) and world.question.seat == question.seat:
                        assert world.question.points == question.points - way.cost
                single = {action - state.box.ids.drive for action in state.legal() if action < state.box.ids.survey}
                assert {square for square in single if question.may_end(state, square)} <= set(ways)
            legal = state.legal()
            state.play(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
    assert seen > 50


def test_there_are_no_ways_when_no_truck_is_to_be_moved() -> None:
    assert routes(GIGANTEN.new(3)) == {}


def test_a_train_gets_as_far_as_its_points() -> None:
    table = moving("2-2", 7).trains(9, 6, 6)
    assert stops(table.state) == {10: 1, 11: 3, 12: 5, 13: 7}, "one point to column 10, two for each after it"
    assert train_reaches(table.state, 0, 7) == 13
    table.play(*["train"] * 3)
    assert table.state.trains[0] == 12 and stops(table.state) == {13: 2}


def test_a_train_stops_while_the_truck_can_still_get_away() -> None:
    table = moving("2-4", 4).play("drive 3-4")
    assert table.offered("done") == [], "a site is no place to stop"
    assert stops(table.state) == {7: 1, 8: 2}, "a point is kept to drive on"


def test_a_well_is_in_reach_if_a_truck_can_stop_beside_it() -> None:
    table = moving("2-1", 3)
    wells = wells_in_reach(table.state, 0, in_reach(table.state, 0, 3))
    assert wells == {table.square("3-4"): 3, table.square("4-1"): 2}
    assert min(way.cost for goal, way in routes(table.state).items() if goal in beside(table, "4-1")) == 2


def beside(table: Board[ProspectingState], name: str) -> list[int]:
    square = table.square(name)
    return list(table.state.land.near[4 * square : 4 * square + 4])


def test_without_a_truck_all_begins_in_the_first_column() -> None:
    table = moving("2-1", 3)
    table.state.trucks[0] = -1
    cost = in_reach(table.state, 0, 1)
    assert all(cost[square] == 0 for square in range(table.state.land.width))
    assert table.square("2-1") in cost and table.square("3-1") not in cost
