"""A person clicks the goal: the cheapest way of a truck to every square where its move may end, in legal steps."""

from heapq import heappop, heappush

from spindletop.games.prospecting.box import DERRICK, NOWHERE
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.trucks import Move


def routes(state: ProspectingState) -> dict[int, list[int]]:
    """By goal: the answers that drive the asked seat's truck there. Empty if no truck is to be moved."""
    question = state.question
    if not isinstance(question, Move) or question.built or state.trucks[question.seat] == NOWHERE:
        return {}
    before = cheapest(state, state.trucks[question.seat], question.points)
    goals = [square for square in before if before[square] != NOWHERE and question.may_end(state, square)]
    return {goal: steps(state, question.seat, path(before, goal)) for goal in sorted(goals)}


def cheapest(state: ProspectingState, start: int, points: int) -> dict[int, int]:
    """By square within reach: the square from which it is entered most cheaply (NOWHERE for the start)."""
    spent, before = {start: 0}, {start: NOWHERE}
    waiting = [(0, start)]
    while waiting:
        so_far, here = heappop(waiting)
        if so_far > spent[here]:
            continue
        for beside in state.land.near[4 * here : 4 * here + 4]:
            if beside == NOWHERE or state.ground[beside] >= DERRICK:
                continue
            total = so_far + state.land.cost[beside]
            if total <= points and total < spent.get(beside, points + 1):
                spent[beside], before[beside] = total, here
                heappush(waiting, (total, beside))
    return before


def path(before: dict[int, int], goal: int) -> list[int]:
    squares = [goal]
    while before[squares[-1]] != NOWHERE:
        squares.append(before[squares[-1]])
    return squares[-2::-1]


def steps(state: ProspectingState, seat: int, squares: list[int]) -> list[int]:
    """The answers for these squares; a step that is the only way on is taken by the rules, and left out here.

    What follows the last step is not tried: a view may not know it.
    """
    world, answers = state.copy(), []
    for square in squares:
        if world.trucks[seat] != square:
            action = world.box.ids.drive + square
            answers.append(action)
            if square != squares[-1]:
                world.play(action)
    return answers
