"""The cheapest way to every square where a truck may stop."""

from tests.games.giganten.build import GAME as GIGANTEN
from tests.games.giganten.build import moving
from tests.games.prospecting.build import Board

from spindletop.games.prospecting.routes import routes
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.trucks import Move
from spindletop.kernel import NATURE, Rng


def named(table: Board[ProspectingState], goal: str) -> list[str]:
    return [table.game.name(action) for action in routes(table.state)[table.square(goal)]]


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
            if isinstance(question, Move) and state.trucks[question.seat] >= 0 and not question.built:
                seen += 1
                ways = routes(state)
                for goal, answers in ways.items():
                    world = state.copy()
                    for action in answers:
                        world.play(action)
                    assert world.trucks[question.seat] == goal
                single = {action - state.box.ids.drive for action in state.legal() if action < state.box.ids.survey}
                assert {square for square in single if question.may_end(state, square)} <= set(ways)
            legal = state.legal()
            state.play(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
    assert seen > 50


def test_there_are_no_ways_when_no_truck_is_to_be_moved() -> None:
    assert routes(GIGANTEN.new(3)) == {}
