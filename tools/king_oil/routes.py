"""Ways over the map that keep off the holes: of water, of roads, of pipelines."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import dist, gcd, hypot
from typing import Any

from tools.king_oil.geometry import Line, Point
from tools.king_oil.outlines import HEIGHT, WIDTH, in_office
from tools.king_oil.terrain import STEP

from spindletop.art.relief import noise

STRIDES = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if gcd(x, y) == 1]

Spot = tuple[int, int]  # of the grid


def route(start: Point, end: Point, *terms: Any) -> Line:
    """The cheapest way to a single place: see `routes`."""
    return routes(start, [end], *terms)[0]


def routes(
    start: Point,
    ends: Sequence[Point],
    holes: Sequence[Point],
    clear: float,
    winding: float,
    kind: int,
    dear: Callable[[Point], float] = lambda _: 0.0,
) -> list[Line]:
    """The cheapest ways. They stay `clear` of the holes where they can, wind with the noise of this kind, and avoid
    what is dear."""
    first, goals = nearest(start), [nearest(end) for end in ends]

    def cost(spot: Spot) -> float:
        at = spot[0] * STEP, spot[1] * STEP
        price = 1 + winding * noise(at[0] / 55, at[1] / 55, kind) + dear(at)
        close = min(dist(at, hole) for hole in holes)
        if close < clear:
            price += 14 * (1 - close / clear) + 2
        if in_office(at, 14) and spot != first and spot not in goals:
            price += 60
        return price

    back = cheapest(first, set(goals), cost)
    found = []
    for goal, end in zip(goals, ends, strict=True):
        line: Line = [end]
        while goal != first:
            goal = back[goal]
            line.append((goal[0] * STEP, goal[1] * STEP))
        line[-1] = start
        found.append(line[::-1])
    return found


def cheapest(first: Spot, goals: set[Spot], cost: Callable[[Spot], float]) -> dict[Spot, Spot]:
    """For each spot the one before it on the cheapest way from the first, as far as the goals (Dijkstra)."""
    costs: dict[Spot, float] = {}
    back: dict[Spot, Spot] = {}
    way, queue, open_goals = {first: 0.0}, [(0.0, first)], set(goals)
    while queue and open_goals:
        far, here = heappop(queue)
        open_goals.discard(here)
        if far > way[here]:
            continue
        for across, down in STRIDES:
            there = here[0] + across, here[1] + down
            if not (0 <= there[0] * STEP <= WIDTH and 0 <= there[1] * STEP <= HEIGHT):
                continue
            if there not in costs:
                costs[there] = cost(there)
            then = far + costs[there] * hypot(across, down)
            if then < way.get(there, 1e9):
                way[there], back[there] = then, here
                heappush(queue, (then, there))
    return back


def nearest(spot: Point) -> Spot:
    return round(spot[0] / STEP), round(spot[1] / STEP)


def rounded(line: Line) -> Line:
    """With its corners cut off, twice."""
    for _ in range(2):
        cut = [line[0]]
        for (a, b), (c, d) in pairwise(line):
            cut += [(a * 0.75 + c * 0.25, b * 0.75 + d * 0.25), (a * 0.25 + c * 0.75, b * 0.25 + d * 0.75)]
        line = [*cut, line[-1]]
    return line


def near(spot: Point, lines: Sequence[Line], reach: float) -> bool:
    """Whether a point of one of the lines is nearer than this."""
    return any(
        abs(spot[0] - x) < reach and abs(spot[1] - y) < reach and hypot(spot[0] - x, spot[1] - y) < reach
        for line in lines
        for x, y in line
    )
