"""The ground of Giganten's map: a sheet of a school atlas, from green plains over woods to brown mountains, with rivers
that run to a coast in the east."""

from collections.abc import Sequence
from math import dist
from random import Random

from spindletop.art.contours import Point, level_path, short, straight_path
from spindletop.art.relief import Field, chance, noise
from spindletop.art.svg import group, label, path, rect, tag
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

SEA = 50  # units beyond the last column
RIVERS = 4
NAMED = 4  # squares that a name and its village take
LETTER = 8.6  # about as wide is a letter of a name
CROWNS = 13  # trees of a wood
BEYOND = 4  # the land goes on under the frame
FOLDS = (5, 4)  # thicker lines of the grid: every so many columns and rows


def sheet(land: Ground, names: Sequence[str], sea: str) -> str:
    costs = land.costs
    field = heights(costs)
    width, height = len(costs[0]) * UNIT, len(costs) * UNIT
    whole = width + SEA + 2 * BEYOND, height + 2 * BEYOND, -BEYOND, -BEYOND
    return (
        rect(-BEYOND, -BEYOND, whole[0], whole[1], "g-plain")
        + lowlands(costs, field)
        + shading(field)
        + rivers(land, field)
        + path(level_path(field, -0.02, 1.9, 100), "ct-0")
        + path(level_path(field, 0.5, 1, 30), "ct-1")
        + hachures(field, (0.82, 0.56))
        + meadows(costs)
        + woods(costs)
        + villages(land, names)
        + gulf(width, height, sea)
        + grain(*whole)
        + ruler(costs)
        + grid(costs)
        + frame(width, height)
        + lamplight(*whole)
    )


def rivers(land: Ground, field: Field) -> str:
    """From hills in the west to the sea in the east, none close to another."""
    columns, rows = len(land.costs[0]), len(land.costs)
    west = [row[: columns // 2] for row in land.costs]
    drawn = ""
    for number, (column, row) in enumerate(springs(west, RIVERS, 4)):
        mouth = float(columns), min(rows - 0.5, max(0.5, row + 3 * (chance(column, row, 92) - 0.5)))
        drawn += stream(field, land.wells, (column + 0.5, row + 0.5), mouth, number)
    return path(drawn, "river-bed") + path(drawn, "river")


def meadows(costs: Costs) -> str:
    rng = Random(5)
    grass = ""
    for row, squares in enumerate(costs):
        for column, cost in enumerate(squares):
            if cost == PLAIN and chance(column, row, 3) > 0.42:
                for _ in range(2):
                    x = round((column + rng.uniform(0.15, 0.85)) * UNIT)
                    y = round((row + rng.uniform(0.2, 0.9)) * UNIT)
                    grass += f"M{x} {y}v-3.5m-2.4 1.2v2.3m4.8-2.3v2.3"
    return path(grass, "grass")


def woods(costs: Costs) -> str:
    """Broad-leaved trees on the hills: round crowns with a shadow to the south-east."""
    rng = Random(6)
    shade, crowns = "", ""
    for row, squares in enumerate(costs):
        for column, cost in enumerate(squares):
            if cost == ROUGH:
                for x, y in trees(rng, (column, row)):
                    crowns += f"M{x} {y}c-5 0-5-4-3-5 1-4 5-3 6 0 3 2 1 5-3 5z"
                    shade += f"M{x + 1} {y + 0.6}h4.6"
    return path(shade, "wood-shade") + path(crowns, "wood")


def trees(rng: Random, place: Place) -> list[tuple[int, int]]:
    """The northern ones first, for the others stand before them."""
    found: list[tuple[int, int]] = []
    for _ in range(70):
        x = round((place[0] + rng.uniform(0.1, 0.9)) * UNIT)
        y = round((place[1] + rng.uniform(0.16, 0.92)) * UNIT)
        if len(found) < CROWNS and all(dist((x, y), other) > 7.4 for other in found):
            found.append((x, y))
    return sorted(found, key=lambda tree: tree[1])


def villages(land: Ground, names: Sequence[str]) -> str:
    """A name, and a few roofs beside it."""
    words, roofs = "", ""
    for name, (column, row) in zip(names, rooms(land.costs, land.wells, NAMED, len(names)), strict=False):
        x, y = (column + 0.2) * UNIT, (row + 0.66) * UNIT
        words += label(name, x, y, "place")
        x, y = round(x + len(name) * LETTER + 12), round(y - 10)
        roofs += f"M{x} {y}h6v4h-6zM{x + 8} {y - 3}h4v6h-4zM{x + 2} {y + 6}h5v4h-5zM{x + 9} {y + 5}h5v4h-5z"
        roofs += f"M{x - 6} {y + 3}h4v4h-4z"
    return path(roofs, "village") + words


def coast(width: int, height: int, away: float = 0, kind: int = 9) -> list[Point]:
    """The line of the coast from north to south, or one that follows it so far out."""
    points = []
    for y in range(-BEYOND, height + 12, 8):
        bays = 14 * (noise(0, y / 37, kind) - 0.5) * (1 - away / 60)
        points.append((width + 9 + away + bays + 2 * (noise(3, y / 11, kind) - 0.5), float(y)))
    return points


def gulf(width: int, height: int, name: str) -> str:
    """Deeper and deeper, with lines of waves along the coast."""
    east = f"L{width + SEA + BEYOND} {height + BEYOND}V{-BEYOND}z"
    depths = [(coast(width, height), 1), (coast(width, height, 12), 2), (coast(width, height, 25, 8), 3)]
    drawn = "".join(path(straight_path(line) + east, f"sea-{depth}") for line, depth in depths)
    drawn += path(straight_path(coast(width, height)), "shore")
    for number, away in enumerate((3.2, 6.6, 11)):
        drawn += path(straight_path(coast(width, height, away)), f"waves-{number}")
    at = f"translate({width + 36} {short(height * 0.47)}) rotate(90)"
    return drawn + tag("text", name, transform=at, class_="gulf")


def grid(costs: Costs) -> str:
    columns, rows = len(costs[0]), len(costs)
    thin, thick = "", ""
    for x in range(1, columns):
        line = f"M{x * UNIT} 0V{rows * UNIT}"
        thin, thick = (thin, thick + line) if x % FOLDS[0] == 0 else (thin + line, thick)
    for y in range(1, rows):
        line = f"M0 {y * UNIT}H{columns * UNIT}"
        thin, thick = (thin, thick + line) if y % FOLDS[1] == 0 else (thin + line, thick)
    return path(thin, "gl") + path(thick, "gt") + path(f"M{columns * UNIT} 0V{rows * UNIT}", "edge")


def frame(width: int, height: int) -> str:
    """Minutes as a ladder of thin bars."""
    inner, outer, east = 4, 9.5, width + SEA
    ticks, bars = "", ""
    for x in range(0, width + 1, UNIT):
        ticks += f"M{x} {-outer}v4M{x} {height + 5.5}v4"
        bars += f"M{x} -7.5h{UNIT / 2:g}M{x} {height + 7.5}h{UNIT / 2:g}"
    for y in range(0, height + 1, UNIT):
        ticks += f"M{-outer} {y}h4M{east + 5.5} {y}h4"
        bars += f"M-7.5 {y}v{UNIT / 2:g}M{east + 7.5} {y}v{UNIT / 2:g}" if y < height else ""
    edge = f"M{-outer} {-outer}H{east + outer}V{height + outer}H{-outer}z"
    hole = f"M{-inner} {-inner}V{height + inner}H{east + inner}V{-inner}z"
    band = tag("path", d=edge + hole, class_="zb", fill_rule="evenodd")
    return band + group(path(bars, "minutes"), path(ticks, "ticks"), path(edge + hole, "zl"))
