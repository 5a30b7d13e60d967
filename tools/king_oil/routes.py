"""Ways over the map that keep off the holes: of water, of roads, of pipelines."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import dist, gcd, hypot
from typing import Any

from tools.king_oil.geometry import Line, Point
from tools.king_oil.outlines import HEIGHT, WIDTH, in_office
from tools.king_oil.terrain import STEP

from spindletop.art.relief import noise
from spindletop.art.ways import Spot, cheapest_ways

STRIDES = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if gcd(x, y) == 1]


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

    ways = cheapest_ways(first, goals, (WIDTH // STEP + 1, HEIGHT // STEP + 1), STRIDES, cost)
    return [
        [start, *((across * STEP, down * STEP) for across, down in way[1:-1]), end]
        for way, end in zip(ways, ends, strict=True)
    ]


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
