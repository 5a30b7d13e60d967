"""The ground of Black Gold's map: a geological survey sheet of 1922. Its folds are the edges of the tiles."""

from collections.abc import Sequence
from random import Random

from spindletop.art.contours import level_path
from spindletop.art.relief import Field
from spindletop.art.svg import label, path, rect, tag
from spindletop.games.prospecting.board.plan import Ground
from spindletop.games.prospecting.board.relief import PLAIN, ROUGH, UNIT, Costs, heights
from spindletop.games.prospecting.board.terrain import (
    Place,
    grain,
    hachures,
    lamplight,
    lowlands,
    rooms,
    ruler,
    shading,
    springs,
    stream,
)

CREEKS = 5
NAMED = 3  # squares that a name takes
MARGIN = 9  # of the frame
FADING = (2, 4, 7)  # units from a fold, strip over strip


def sheet(land: Ground, names: Sequence[str]) -> str:
    costs, fold = land.costs, land.fold
    field = heights(costs)
    width, height = len(costs[0]) * UNIT, len(costs) * UNIT
    return (
        rect(0, 0, width, height, "g-plain")
        + lowlands(costs, field)
        + shading(field)
        + grain(width, height)
        + creeks(land, field)
        + path("".join(level_path(field, level, 1.7, 100) for level in (-0.02, 0.005, 0.03)), "ct-0")
        + path(level_path(field, 0.52, 0.9), "ct-1")
        + hachures(field, (0.80, 0.61, 0.43, 0.27))
        + scrub(costs, field)
        + unsurveyed(costs)
        + place_names(land, names)
        + ruler(costs, upward=True)
        + grid(costs, fold)
        + folds(costs, fold)
        + frame(width, height)
        + lamplight(width, height)
    )


def creeks(land: Ground, field: Field) -> str:
    """Each runs from a hill to the nearest edge of the sheet, and is dry for most of the year."""
    drawn = ""
    columns, rows = len(land.costs[0]), len(land.costs)
    for number, (column, row) in enumerate(springs(land.costs, CREEKS, 4)):
        x, y = column + 0.5, row + 0.5
        edges = {(0.0, y + 1): x, (float(columns), y + 1): columns - x, (x + 1, 0.0): y, (x + 1, float(rows)): rows - y}
        mouth = min(edges, key=lambda edge: edges[edge])
        drawn += stream(field, land.wells, (x, y), (min(mouth[0], columns), min(mouth[1], rows)), number)
    return path(drawn, "water")


def scrub(costs: Costs, field: Field) -> str:
    """Sagebrush and stones on rough ground, a few tufts of grass on the plains."""
    rng = Random(7)
    bush, stone, grass = "", "", ""
    for row, squares in enumerate(costs):
        for column, cost in enumerate(squares):
            if cost == ROUGH:
                for number, (x, y) in enumerate(tufts(rng, field, (column, row), 6, 60, 0.17, 1)):
                    if number % 3 == 2:
                        stone += f"M{x} {y}l2-2.6 2.6.6 1.4 2z"
                    else:
                        bush += f"M{x} {y}v-3.4m-2.6.6l2.6 2.8 2.6-2.8m-4.6 2.9h4.2"
            elif cost == PLAIN:
                for x, y in tufts(rng, field, (column, row), 1, 2, -1, 0.12):
                    grass += f"M{x} {y}l-2-3m2 3v-4m0 4l2-3"
    return path(grass, "grass") + path(bush, "bush") + path(stone, "stone")


def tufts(
    rng: Random, field: Field, place: Place, number: int, tries: int, least: float, most: float
) -> list[tuple[int, int]]:
    """Places in a square for so many tufts, where it is neither too low nor too high; not close to each other."""
    found: list[tuple[int, int]] = []
    for _ in range(tries):
        x = round((place[0] + rng.uniform(0.1, 0.9)) * UNIT)
        y = round((place[1] + rng.uniform(0.14, 0.92)) * UNIT)
        apart = all((x - a) ** 2 + (y - b) ** 2 > 64 for a, b in found)
        if len(found) < number and apart and least <= field.at(x, y) <= most:
            found.append((x, y))
    return found


def unsurveyed(costs: Costs) -> str:
    """Where no land lies yet, paper is left white."""
    blank = [
        rect(column * UNIT, row * UNIT, UNIT, UNIT, "g-none")
        for row in range(len(costs))
        for column in range(len(costs[0]))
        if costs[row][column] == 0
    ]
    return "".join(blank)


def place_names(land: Ground, names: Sequence[str]) -> str:
    places = rooms(land.costs, land.wells, NAMED, len(names))
    return "".join(
        label(name, (column + 0.3) * UNIT, (row + 0.64) * UNIT, "place")
        for name, (column, row) in zip(names, places, strict=False)
    )


def grid(costs: Costs, fold: int) -> str:
    columns, rows = len(costs[0]), len(costs)
    lines = "".join(f"M{x * UNIT} 0V{rows * UNIT}" for x in range(1, columns) if x % fold)
    lines += "".join(f"M0 {y * UNIT}H{columns * UNIT}" for y in range(1, rows) if y % fold)
    return path(lines, "gl")


def folds(costs: Costs, fold: int) -> str:
    """The sheet was folded where tiles meet: a shadow before the edge, light behind it, both fading away."""
    width, height = len(costs[0]) * UNIT, len(costs) * UNIT
    downward, across = range(fold * UNIT, width, fold * UNIT), range(fold * UNIT, height, fold * UNIT)
    drawn = ""
    for far in FADING:
        shadow = "".join(f"M{x} 0v{height}h-{far}V0z" for x in downward)
        shadow += "".join(f"M0 {y}h{width}v-{far}H0z" for y in across)
        light = "".join(f"M{x} 0v{height}h{far}V0z" for x in downward)
        light += "".join(f"M0 {y}h{width}v{far}H0z" for y in across)
        drawn += path(shadow, "fold-dark") + path(light, "fold-light")
    edges = "".join(f"M{x} 0V{height}" for x in downward) + "".join(f"M0 {y}H{width}" for y in across)
    return drawn + path(edges, "gt")


def frame(width: int, height: int) -> str:
    """A zebra of one bar to a square."""
    inner, outer = 4, MARGIN
    bars = ""
    for x in range(0, width, 2 * UNIT):
        bars += f"M{x} {-outer}h{UNIT}v5h-{UNIT}zM{x + UNIT} {height + inner}h{UNIT}v5h-{UNIT}z"
    for y in range(0, height, 2 * UNIT):
        bars += f"M{-outer} {y}v{UNIT}h5v-{UNIT}zM{width + inner} {y + UNIT}v{UNIT}h5v-{UNIT}z"
    edge = f"M{-outer} {-outer}H{width + outer}V{height + outer}H{-outer}z"
    hole = f"M{-inner} {-inner}V{height + inner}H{width + inner}V{-inner}z"
    band = tag("path", d=edge + hole, class_="zb", fill_rule="evenodd")
    return band + path(bars, "zk") + path(f"{edge}{hole}M0 0V{height}H{width}V0z", "zl")
