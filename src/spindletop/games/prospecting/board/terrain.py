"""What a surveyor draws on the land: tints, shade, hachures, streams, and where a name has room."""

from collections.abc import Sequence
from math import dist, hypot
from random import Random

from spindletop.art.contours import Contour, Point, contours, figures, level_path, smooth_path
from spindletop.art.relief import Field, chance, noise, wander
from spindletop.art.svg import label, path, tag
from spindletop.art.ways import cheapest_ways
from spindletop.games.prospecting.board.relief import HILL, PLAIN, UNIT, Costs, broken_ground, hollows

Place = tuple[int, int]  # a square: column and row of the picture, the north-western one (0, 0)

TINTS = (0.12, 0.30, 0.52, 0.76)  # from these heights on
MESH = 11  # a stream bends every so many units
AROUND = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]


def lowlands(costs: Costs, field: Field) -> str:
    """The colours of the sheet: hollows, broken ground, and a darker tint for every height."""
    low = hollows(costs)
    return (
        path(level_path(low, 0.0, 1.5, 60, filled=True), "g-low")
        + path(level_path(low, 0.022, 1.5, 60, filled=True), "g-low")
        + path(level_path(broken_ground(costs), 0.5, 1, 20, filled=True), "g-patch")
        + "".join(path(level_path(field, tint, 1.5, 26, filled=True), f"t-{n}") for n, tint in enumerate(TINTS))
    )


def shading(field: Field) -> str:
    """Slopes in the sun, and two depths of shadow."""
    lit = field.sunlight()
    dark = lit.turned_over()
    return (
        path(level_path(lit, 0.40, 1.5, 18, filled=True), "sun")
        + path(level_path(dark, 0.32, 1.5, 18, filled=True), "shadow")
        + path(level_path(dark, 0.70, 1.2, 16, filled=True), "shadow")
    )


def hachures(field: Field, levels: Sequence[float]) -> str:
    """Strokes down the slopes: thin where it is lit, thick in the shade (light from the north-west)."""
    strokes: dict[str, list[str]] = {"lit": [], "mid": [], "shade": []}
    for level in levels:
        for line in contours(field, level):
            for x, y, steep in along(field, line):
                stroke(field, x, y, steep, strokes)
    return "".join(path("".join(drawn), f"h-{kind}") for kind, drawn in strokes.items())


def along(field: Field, line: Contour) -> list[tuple[float, float, float]]:
    """Places on a line about as far from each other as strokes are, and how steep it is there."""
    gap = 3.5
    x, y = line.points[0]
    ahead = chance(int(x), int(y)) * gap
    places = []
    for one, other in line.stretches:
        length = dist(one, other)
        while ahead < length:
            share = ahead / length
            x, y = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            steep = hypot(*field.slope(x, y))
            places.append((x, y, steep))
            ahead += gap * (0.9 if steep > 0.02 else 1.1)
        ahead -= length
    return places


def stroke(field: Field, x: float, y: float, steep: float, strokes: dict[str, list[str]]) -> None:
    if steep <= 0.006:
        return
    east, south = field.slope(x, y)
    across, down = -east / steep, -south / steep
    length = min(6.2, max(2.6, 0.13 / steep)) * (0.85 + 0.3 * chance(int(x * 7), int(y * 7), 9))
    light = -(across * 0.62 + down * 0.78)
    kind = "lit" if light > 0.35 else "mid" if light > -0.3 else "shade"
    if kind == "lit" and chance(int(x * 3), int(y * 3), 4) <= 0.35:
        return  # in the sun there are fewer
    end = figures(*(round(2 * length * each) / 2 for each in (across, down)))  # as exact as a pen, and no more to send
    strokes[kind].append(f"M{round(x)} {round(y)}l{end}")


def stream(field: Field, wells: set[Place], source: Point, mouth: Point, kind: int) -> str:
    """The cheapest way downhill between two points, in squares; around wells."""
    across = (len(field.rows[0]) - 1) * field.step // MESH
    down = (len(field.rows) - 1) * field.step // MESH
    start, goal = (knot(point, across, down) for point in (source, mouth))

    def cost(here: Place) -> float:
        x, y = (here[0] + 0.5) * MESH, (here[1] + 0.5) * MESH
        well = 9 if (int(x // UNIT), int(y // UNIT)) in wells else 0
        return 1 + 14 * max(0.0, field.at(x, y)) + 5 * noise(x / 38, y / 38, 20 + kind) + well

    (knots,) = cheapest_ways(start, [goal], (across, down), AROUND, cost)
    points = [wander((right + 0.5) * MESH, (below + 0.5) * MESH, 5, 15, 31) for right, below in knots]
    points.append((mouth[0] * UNIT, mouth[1] * UNIT))
    return smooth_path(Contour(points, False), 1.2)


def knot(point: Point, across: int, down: int) -> Place:
    return min(across - 1, int(point[0] * UNIT // MESH)), min(down - 1, int(point[1] * UNIT // MESH))


def springs(costs: Costs, number: int, apart: int) -> list[Place]:
    """Hills where streams rise: any, but not close to each other."""
    rows, columns = range(len(costs)), range(len(costs[0]))
    hills = [(column, row) for row in rows for column in columns if costs[row][column] >= HILL]
    return spread(sorted(hills, key=lambda hill: chance(hill[0], hill[1], 90)), number, apart)


def spread(places: Sequence[Place], number: int, apart: int) -> list[Place]:
    """The first so many, without those that lie close to one before."""
    chosen: list[Place] = []
    for place in places:
        if len(chosen) < number and all(dist(place, other) >= apart for other in chosen):
            chosen.append(place)
    return chosen


def rooms(costs: Costs, wells: set[Place], squares: int, number: int) -> list[Place]:
    """Where a name fits: the first of so many plain squares in a row without a well or a number of the ruler."""

    def free(column: int, row: int) -> bool:
        return costs[row][column] == PLAIN and (column, row) not in wells

    found = [
        (column, row)
        for row in range(1, len(costs))
        for column in range(1, len(costs[0]) - squares + 1)
        if all(free(each, row) for each in range(column, column + squares))
    ]
    return spread(sorted(found, key=lambda room: chance(room[0], room[1], 91)), number, 5)


def grain(width: float, height: float, left: float = 0, top: float = 0) -> str:
    """Paper under print: a small pattern of dots, over all of the land."""
    rng = Random(3)
    drawn = ""
    for kind, number in (("grain-dark", 150), ("grain-light", 110)):
        dots = "".join(f"M{rng.randint(0, 96)} {rng.randint(0, 88)}h1" for _ in range(number))
        dotted = tag("path", d=dots, stroke="#fff")
        pattern = tag("pattern", dotted, id=f"p-{kind}", width=97, height=89, patternUnits="userSpaceOnUse")
        area = {"x": left, "y": top, "width": width, "height": height}
        drawn += tag("defs", pattern) + masked(kind, tag("rect", fill=f"url(#p-{kind})", **area), **area)
    return drawn


def masked(kind: str, shape: str, **area: float) -> str:
    """A shape in the colour of its class. Inside gradients and patterns the page's colours are not known, so these are
    white, and only say how much of the colour is seen."""
    mask = tag("mask", shape, id=f"m-{kind}", maskUnits="userSpaceOnUse", **area)
    return tag("defs", mask) + tag("rect", class_=kind, mask=f"url(#m-{kind})", **area)


def ruler(costs: Costs, upward: bool = False) -> str:
    """Lines are counted along the northern edge, lanes along the western one: the story says `3-4` of a square.
    `upward`: the first lane is at the bottom."""
    lanes = len(costs)
    drawn = [label(line + 1, (line + 0.5) * UNIT, 13, "ruler") for line in range(len(costs[0]))]
    drawn += [label(lanes - row if upward else row + 1, 9, (row + 1) * UNIT - 5, "ruler") for row in range(lanes)]
    return "".join(drawn)


def lamplight(width: float, height: float, left: float = 0, top: float = 0) -> str:
    """By day a little darker towards the edge, at night a lamp over the map."""
    area = {"x": left, "y": top, "width": width, "height": height}
    drawn = ""
    for kind, seen in (("lamp", (1, 0.3, 0)), ("dusk", (0, 0, 1))):
        stops = [
            tag("stop", offset=offset, stop_color="#fff", stop_opacity=share)
            for offset, share in zip((0, 0.45, 1), seen, strict=True)
        ]
        light = tag("radialGradient", *stops, id=f"g-{kind}", cx=0.42, cy=0.38, r=0.78)
        drawn += tag("defs", light) + masked(kind, tag("rect", fill=f"url(#g-{kind})", **area), **area)
    return drawn
