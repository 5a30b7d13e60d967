"""Draws King Oil's map from its holes, into tools/king_oil/regions.json, which tools/king_oil makes a county of.

    uv run --no-project --with shapely tools/king_oil_map.py

A property is all that lies nearer to its holes than to those of others (the Voronoi cells of the holes, merged),
between a rounded square and a hub. This is run only when the drawing shall change.
"""

import json
import tomllib
from importlib import import_module
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import Any

shapely: Any = import_module("shapely")  # not one of the project's requirements

FOLDER = Path(__file__).resolve().parent.parent / "src" / "spindletop" / "games" / "king_oil"
SIZE = 1000  # of the drawing; 500, 500 is the middle
SCALE = 505
OUTSIDE, HUB = 0.97, 0.25
TOLERANCE = 2.5  # how far a simplified outline may be off
GRID = 0.01  # coordinates are rounded to this, so that neighbours meet exactly
HOLE = 9  # radius of a drawn hole
PIPE = 20  # half the length of a pipeline
LABEL = (21, 14)  # half the width and height of a number with its price

Point = tuple[float, float]


def main() -> None:
    content = tomllib.loads((FOLDER / "content.toml").read_text("utf-8"))
    radius = content["board"]["ring_radius"]
    properties = content["properties"]
    holes = [[place(radius[ring], 2 * pi * spoke / 48) for spoke, ring in each["holes"]] for each in properties]
    regions = cover(holes)
    borders = meetings(regions)
    assert borders.keys() == {(each["number"], other) for each in properties for other in each["borders"]}, "borders"
    spots = [hole for each in holes for hole in each]
    drawing = {
        "size": SIZE,
        "hub": outline(superellipse(HUB).simplify(1)),
        "regions": [
            {
                "number": each["number"],
                "outline": outline(region),
                "label": label(region, spots),
                "holes": [[round(x), round(y)] for x, y in own],
            }
            for each, region, own in zip(properties, regions, holes, strict=True)
        ],
        "borders": [
            {"source": source, "target": target, **crossing(regions[source - 1], regions[target - 1], line, spots)}
            for (source, target), line in sorted(borders.items())
        ],
    }
    text = json.dumps(drawing).replace('{"number"', '\n{"number"').replace('{"source"', '\n{"source"')
    (Path(__file__).parent / "king_oil" / "regions.json").write_text(text + "\n", "utf-8")


def place(radius: float, angle: float) -> Point:
    return SIZE / 2 + SCALE * radius * sin(angle), SIZE / 2 - SCALE * radius * cos(angle)


def superellipse(size: float) -> Any:
    """The points with |x|^4 + |y|^4 below size^4."""
    edge = []
    for step in range(240):
        angle = 2 * pi * step / 240
        reach = size / (sin(angle) ** 4 + cos(angle) ** 4) ** 0.25
        edge.append(place(reach, angle))
    return shapely.Polygon(edge)


def cover(holes: list[list[Point]]) -> list[Any]:
    """The regions of the properties, simplified together, so that neighbours still share their edges."""
    spots = [(number, hole) for number, each in enumerate(holes) for hole in each]
    board = superellipse(OUTSIDE).difference(superellipse(HUB))
    clipped = [shapely.set_precision(cell(hole, spots).intersection(board), GRID) for _, hole in spots]
    merged = []
    for number in range(len(holes)):
        own = [each for (owner, _), each in zip(spots, clipped, strict=True) if owner == number]
        merged.append(shapely.unary_union(own, grid_size=GRID))
    simple = list(shapely.coverage_simplify(merged, TOLERANCE))
    for region, each in zip(simple, holes, strict=True):
        assert region.geom_type == "Polygon" and not region.interiors, "a property is in one piece, without a gap"
        assert all(region.contains(shapely.Point(hole).buffer(HOLE)) for hole in each), "holes lie inside"
    return simple


def cell(hole: Point, spots: list[tuple[int, Point]]) -> Any:
    """All that is nearer to this hole than to any other: half-planes cut off one by one.

    Holes on a polar grid lie on common circles, which the Voronoi diagrams of libraries take badly.
    """
    corners: list[Point] = [(-SIZE, -SIZE), (2 * SIZE, -SIZE), (2 * SIZE, 2 * SIZE), (-SIZE, 2 * SIZE)]
    for _, other in spots:
        if other == hole:
            continue
        x, y = other[0] - hole[0], other[1] - hole[1]
        middle = (other[0] ** 2 + other[1] ** 2 - hole[0] ** 2 - hole[1] ** 2) / 2
        beyond = [x * a + y * b - middle for a, b in corners]
        kept: list[Point] = []
        for at, (corner, ahead) in enumerate(zip(corners, corners[1:] + corners[:1], strict=True)):
            here, there = beyond[at], beyond[(at + 1) % len(corners)]
            if here <= 0:
                kept.append(corner)
            if here * there < 0:
                share = here / (here - there)
                kept.append((corner[0] + share * (ahead[0] - corner[0]), corner[1] + share * (ahead[1] - corner[1])))
        corners = kept
    return shapely.Polygon(corners)


def meetings(regions: list[Any]) -> dict[tuple[int, int], Any]:
    """The line along which two properties meet, for each pair and both ways round."""
    found = {}
    for one, region in enumerate(regions):
        for other, neighbour in enumerate(regions):
            line = region.intersection(neighbour) if one != other else None
            if line is not None and line.length > TOLERANCE:
                found[one + 1, other + 1] = line
    return found


def outline(region: Any) -> list[list[int]]:
    return [[round(x), round(y)] for x, y in region.exterior.coords[:-1]]


def label(region: Any, holes: list[Point]) -> list[int]:
    """Where a number and a price stand freest."""
    left, top, right, bottom = region.bounds
    width, height = LABEL
    edge = region.exterior
    best, freest = [0, 0], -1e9
    for x in range(round(left), round(right), 3):
        for y in range(round(top), round(bottom), 3):
            if not region.contains(shapely.Point(x, y)):
                continue
            room = min(hypot(max(abs(x - a) - width, 0), max(abs(y - b) - height, 0)) - HOLE for a, b in holes)
            room = min(room, shapely.box(x - width, y - height, x + width, y + height).distance(edge))
            if room > freest:
                best, freest = [x, y], room
    return best


def crossing(source: Any, target: Any, line: Any, holes: list[Point]) -> dict[str, list[float]]:
    """Where a pipeline crosses a border, farthest from all holes, and the direction across."""
    pieces = shapely.line_merge(line)
    best, freest = {"at": [0.0, 0.0], "across": [0.0, 0.0]}, -1e9
    for piece in getattr(pieces, "geoms", [pieces]):
        for step in range(3, 18):
            middle = piece.interpolate(step / 20, normalized=True)
            before, after = (piece.interpolate(step / 20 + aside, normalized=True) for aside in (-0.1, 0.1))
            x, y = after.y - before.y, before.x - after.x
            length = hypot(x, y)
            x, y = x / length, y / length
            ahead = shapely.Point(middle.x + 6 * x, middle.y + 6 * y)
            if ahead.distance(target) > ahead.distance(source):
                x, y = -x, -y
            pipes = shapely.LineString(
                [(middle.x - PIPE * x, middle.y - PIPE * y), (middle.x + PIPE * x, middle.y + PIPE * y)]
            )
            room = min(pipes.distance(shapely.Point(hole)) for hole in holes)
            room = min(room, PIPE) + min(piece.length / 20, 4) - abs(step - 10) / 10
            if room > freest:
                freest = room
                best = {"at": [round(middle.x), round(middle.y)], "across": [round(x, 2), round(y, 2)]}
    return best


if __name__ == "__main__":
    main()
