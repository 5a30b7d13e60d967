"""The shape of the land, from what its squares cost to enter: heights on a fine grid. Pure, and the same every time."""

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from spindletop.art.relief import Field, chance, noise, ridged, rise, wander

UNIT = 44  # a square's side, in units of the map
STEP = 4  # so many units apart heights are known

Costs = Sequence[Sequence[int]]  # rows of squares, the northernmost first; 0: no square

PLAIN, ROUGH, HILL = 1, 2, 3  # dearer squares are hills, too
KNOLLS = ((0.27, 0.30), (0.70, 0.25), (0.48, 0.56), (0.24, 0.76), (0.76, 0.72))  # of a rough square, in it


def swell(x: float, y: float) -> float:
    """How the plain rises and falls, in squares from the corner."""
    return 0.105 * noise(x * 0.42 + 3.1, y * 0.42, 5) + 0.04 * noise(x * 1.1, y * 1.1, 6) - 0.055


def sampled(costs: Costs, height: Callable[[float, float], float]) -> Field:
    """A field over this map; places are in squares."""
    down, across = len(costs) * UNIT // STEP + 1, len(costs[0]) * UNIT // STEP + 1
    return Field([[height(i * STEP / UNIT, j * STEP / UNIT) for i in range(across)] for j in range(down)], STEP)


def around(costs: Costs, x: float, y: float) -> Iterator[tuple[int, int, int]]:
    """The squares at this place and beside it, with what they cost."""
    for row in range(max(0, int(y) - 1), min(len(costs), int(y) + 2)):
        for column in range(max(0, int(x) - 1), min(len(costs[0]), int(x) + 2)):
            yield column, row, costs[row][column]


def heights(costs: Costs) -> Field:
    """A hill is one massif with spurs, rough ground a cluster of knolls."""

    def height(x: float, y: float) -> float:
        east, south = wander(x, y, 0.30, 1 / 2.3, 1)
        highest = 0.0
        for column, row, cost in around(costs, east, south):
            if cost >= HILL:
                highest = max(highest, massif(east - column - 0.5, south - row - 0.5) * spurs(x, y))
            elif cost == ROUGH:
                highest = max(highest, knolls(column, row, east, south))
        return highest + swell(x, y)

    return sampled(costs, height)


def massif(across: float, down: float) -> float:
    """The height of a hill so far from its middle: round, but filling its square."""
    distance = (abs(across) ** 2.5 + abs(down) ** 2.5) ** (1 / 2.5)
    return (1 - rise(-0.06, 0.60, distance)) * 1.16


def spurs(x: float, y: float) -> float:
    return 0.62 + 0.52 * ridged(x * 1.9 + 7, y * 1.9, 11)


def knolls(column: int, row: int, x: float, y: float) -> float:
    """The height here of the knolls of a rough square."""
    highest = 0.0
    for number, (across, down) in enumerate(KNOLLS):
        at_x = column + across + 0.12 * (chance(column, row, 40 + number) - 0.5)
        at_y = row + down + 0.12 * (chance(column, row, 50 + number) - 0.5)
        size = 0.17 + 0.08 * chance(column, row, 60 + number)
        distance = hypot(x - at_x, y - at_y) / size
        if distance < 1.25:
            top = 0.30 + 0.16 * chance(column, row, 70 + number)
            highest = max(highest, top * (1 - rise(0, 1.25, distance)))
    return highest


def broken_ground(costs: Costs) -> Field:
    """1 on rough squares, 0 elsewhere, with a wandering edge."""

    def broken(x: float, y: float) -> float:
        east, south = wander(x, y, 0.42, 1 / 2.7, 81)
        most = 0.0
        for column, row, cost in around(costs, east, south):
            if cost == ROUGH:
                aside = abs(east - column - 0.5) ** 2.6 + abs(south - row - 0.5) ** 2.6
                most = max(most, 1 - rise(0.40, 0.66, aside ** (1 / 2.6)))
        return most

    return sampled(costs, broken)


def hollows(costs: Costs) -> Field:
    """How far the plain lies below its mean."""
    return sampled(costs, lambda x, y: -swell(x, y))
