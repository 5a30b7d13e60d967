"""The cheapest ways over land: how water, roads and pipelines find theirs."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from math import hypot

Spot = tuple[int, int]  # of a grid: how far across and down


def cheapest_ways(
    start: Spot, goals: Sequence[Spot], size: Spot, strides: Sequence[Spot], cost: Callable[[Spot], float]
) -> list[list[Spot]]:
    """From the start to each of the goals, in strides over a grid of this size; a stride costs its length times what
    the spot costs where it ends (Dijkstra)."""
    costs: dict[Spot, float] = {}
    before: dict[Spot, Spot] = {}
    spent, waiting, missing = {start: 0.0}, [(0.0, start)], set(goals)
    while waiting and missing:
        so_far, here = heappop(waiting)
        missing.discard(here)
        for across, down in strides:
            there = here[0] + across, here[1] + down
            if not (0 <= there[0] < size[0] and 0 <= there[1] < size[1]):
                continue
            if there not in costs:
                costs[there] = cost(there)
            total = so_far + costs[there] * hypot(across, down)
            if there not in spent or total < spent[there]:
                spent[there], before[there] = total, here
                heappush(waiting, (total, there))
    return [way_back(before, goal)[::-1] for goal in goals]


def way_back(before: dict[Spot, Spot], goal: Spot) -> list[Spot]:
    spots = [goal]
    while spots[-1] in before:
        spots.append(before[spots[-1]])
    return spots
