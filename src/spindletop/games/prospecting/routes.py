"""A person clicks the goal: the cheapest way of a truck to every square where its move may end, in legal steps; how far
a train gets; and what a card with so many points would bring in reach."""

from heapq import heappop, heappush

from spindletop.games.prospecting.box import DERRICK, MARKER, NOWHERE
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.trucks import Movement, gets_away, stands


class Way:
    """The squares from where a truck stands to its goal, the answers that drive it there, and the points that they
    cost."""

    def __init__(self, squares: list[int], answers: list[int], cost: int) -> None:
        self.squares = squares
        self.answers = answers
        self.cost = cost


class Reach:
    """By square within reach: what it costs to get there, and from where it is entered (NOWHERE for a start)."""

    def __init__(self, starts: list[int]) -> None:
        self.cost: dict[int, int] = dict.fromkeys(starts, 0)
        self.before: dict[int, int] = dict.fromkeys(starts, NOWHERE)


def routes(state: ProspectingState) -> dict[int, Way]:
    """By goal: how the asked seat's truck gets there. Empty if no truck is to be moved."""
    question = state.question
    if not isinstance(question, Movement) or question.built or state.trucks[question.seat] == NOWHERE:
        return {}
    truck = state.trucks[question.seat]
    reach = cheapest(state, [truck], question.points)
    goals = [square for square in reach.before if reach.before[square] != NOWHERE and question.may_end(state, square)]
    found: dict[int, Way] = {}
    for goal in sorted(goals):
        squares = path(reach.before, goal)
        found[goal] = Way([truck, *squares], steps(state, question.seat, squares), reach.cost[goal])
    return found


def cheapest(state: ProspectingState, starts: list[int], points: int) -> Reach:
    reach = Reach(starts)
    waiting = [(0, start) for start in starts]
    while waiting:
        so_far, here = heappop(waiting)
        if so_far > reach.cost[here]:
            continue
        for beside in state.land.near[4 * here : 4 * here + 4]:
            if beside == NOWHERE or state.ground[beside] >= DERRICK:
                continue
            total = so_far + state.land.cost[beside]
            if total <= points and total < reach.cost.get(beside, points + 1):
                reach.cost[beside], reach.before[beside] = total, here
                heappush(waiting, (total, beside))
    return reach


def path(before: dict[int, int], goal: int) -> list[int]:
    squares = [goal]
    while before[squares[-1]] != NOWHERE:
        squares.append(before[squares[-1]])
    return squares[-2::-1]


def steps(state: ProspectingState, seat: int, squares: list[int]) -> list[int]:
    """The answers for these squares; a step that is the only way on is taken by the rules, and left out here.

    That happens where a truck may not stop, so only such ways are tried. What follows the last step is not: a view may
    not know it.
    """
    ids = state.box.ids
    if all(stands(state, seat, square) for square in squares[:-1]):
        return [ids.drive + square for square in squares]
    world, answers = state.copy(), []
    for square in squares:
        if world.trucks[seat] != square:
            action = ids.drive + square
            answers.append(action)
            if square != squares[-1]:
                world.play(action)
    return answers


def stops(state: ProspectingState) -> dict[int, int]:
    """By space that the asked seat's train can get to in this move: the points that it costs."""
    question = state.question
    if not isinstance(question, Movement):
        return {}
    seat, truck = question.seat, state.trucks[question.seat]
    ending = truck == NOWHERE or question.may_end(state, truck)
    found: dict[int, int] = {}
    space, cost = state.trains[seat] + 1, 0
    while space <= state.box.last:
        cost += state.box.enter_cost[space]
        left = question.points - cost
        if left < 0 or not (ending or gets_away(state, seat, truck, left, question.start)):
            break
        found[space] = cost
        space += 1
    return found


# With a card that is still to be taken


def in_reach(state: ProspectingState, seat: int, points: int) -> dict[int, int]:
    """By square: the points that a truck needs to get there, if it drives nowhere else."""
    truck = state.trucks[seat]
    starts = [truck] if truck != NOWHERE else first_line(state)
    return cheapest(state, starts, points).cost


def first_line(state: ProspectingState) -> list[int]:
    """Where a truck may be placed for nothing (GI-10)."""
    free = range(state.land.width)
    return [square for square in free if state.land.cost[square] > 0 and state.ground[square] < DERRICK]


def wells_in_reach(state: ProspectingState, seat: int, cost: dict[int, int]) -> dict[int, int]:
    """By square with a marker: the points that it takes to stop beside it, where that is possible."""
    found: dict[int, int] = {}
    for square in state.land.square:
        if state.ground[square] != MARKER:
            continue
        for beside in state.land.near[4 * square : 4 * square + 4]:
            if beside in cost and (beside == state.trucks[seat] or stands(state, seat, beside)):
                found[square] = min(found.get(square, cost[beside]), cost[beside])
    return found


def train_reaches(state: ProspectingState, seat: int, points: int) -> int:
    """How far its train gets with so many points."""
    space = state.trains[seat]
    while space < state.box.last and state.box.enter_cost[space + 1] <= points:
        space += 1
        points -= state.box.enter_cost[space]
    return space
