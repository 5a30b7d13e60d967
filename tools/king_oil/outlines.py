"""The outlines of the leases as a surveyor would draw them: the borders of regions.json straightened one by one, the
outer leases drawn out to a rectangular sheet."""

import json
from dataclasses import dataclass
from functools import cache
from math import atan2, dist, hypot, pi
from pathlib import Path
from typing import Any

from tools.king_oil.geometry import Line, Point, straighten

RAW = 980  # the side of the square of regions.json that is drawn, from 10 on
WIDTH, HEIGHT = 1150, 1000
MIDDLE = (WIDTH / 2, HEIGHT / 2)
HUB = (126 * WIDTH / RAW, 126 * HEIGHT / RAW)  # half its width and height
BEND = 22  # how far a straightened border may be off
CLEAR = 16  # and how near it may come to a hole

EDGE, OFFICE = 0, -1  # what lies beyond an outline where no lease does


@dataclass(frozen=True)
class Crossing:
    """Where a pipeline crosses a border, and in which direction."""

    source: int
    target: int
    at: Point
    across: Point


@dataclass(frozen=True)
class County:
    """All leases, by their numbers."""

    outlines: dict[int, Line]
    holes: dict[int, list[Point]]
    lines: list[Line]  # the borders, each once
    crossings: list[Crossing]

    @property
    def all_holes(self) -> list[Point]:
        return [hole for own in self.holes.values() for hole in own]


def in_office(spot: Point, room: float = 0.0) -> bool:
    """Whether a point lies in the hub, or not farther than this from it."""
    x, y = abs(spot[0] - MIDDLE[0]) / (HUB[0] + room), abs(spot[1] - MIDDLE[1]) / (HUB[1] + room)
    return bool(x**4 + y**4 < 1)


def stretched(spot: Any) -> Point:
    return (spot[0] - 10) * WIDTH / RAW, (spot[1] - 10) * HEIGHT / RAW


def onto_office(spot: Point) -> Point:
    """Straight towards the middle, or away from it, onto the edge of the hub."""
    x, y = (spot[0] - MIDDLE[0]) / HUB[0], (spot[1] - MIDDLE[1]) / HUB[1]
    far = (x**4 + y**4) ** -0.25
    return MIDDLE[0] + x * far * HUB[0], MIDDLE[1] + y * far * HUB[1]


def onto_edge(spot: Point) -> Point:
    """The same onto the edge of the sheet."""
    x, y = spot[0] - MIDDLE[0], spot[1] - MIDDLE[1]
    far = min(MIDDLE[0] / abs(x) if x else 1e9, MIDDLE[1] / abs(y) if y else 1e9)
    return MIDDLE[0] + x * far, MIDDLE[1] + y * far


@cache
def county() -> County:
    raw = json.loads(Path(__file__).with_name("regions.json").read_text("utf-8"))
    holes = {each["number"]: [stretched(hole) for hole in each["holes"]] for each in raw["regions"]}
    crossings = [crossing(each) for each in raw["borders"]]
    runs = dict(arcs_of({each["number"]: each["outline"] for each in raw["regions"]}))
    outlines, lines = drawn(runs, [hole for own in holes.values() for hole in own])
    return County(outlines, holes, lines, crossings)


def crossing(raw: Any) -> Crossing:
    across = raw["across"][0] * WIDTH / RAW, raw["across"][1] * HEIGHT / RAW
    far = hypot(*across)
    return Crossing(raw["source"], raw["target"], stretched(raw["at"]), (across[0] / far, across[1] / far))


Arcs = list[tuple[int, Line]]  # parts of an outline, each with the lease beyond it, EDGE or OFFICE


def arcs_of(outlines: dict[int, Any]) -> list[tuple[int, Arcs]]:
    """The outlines taken apart where the neighbour changes."""
    rings: dict[int, Line] = {number: [(x, y) for x, y in ring] for number, ring in outlines.items()}
    sides = {ends: number for number, ring in rings.items() for ends in zip(ring, ring[1:] + ring[:1], strict=True)}

    def beyond(start: Point, end: Point) -> int:
        if (end, start) in sides:
            return sides[end, start]
        return OFFICE if dist(start, (500, 500)) < 205 and dist(end, (500, 500)) < 205 else EDGE

    found = []
    for number, ring in rings.items():
        kinds = [beyond(*ends) for ends in zip(ring, ring[1:] + ring[:1], strict=True)]
        first = next(place for place in range(len(ring)) if kinds[place] != kinds[place - 1])
        ring, kinds = ring[first:] + ring[:first], kinds[first:] + kinds[:first]
        arcs: Arcs = []
        for place, kind in enumerate(kinds):
            if place == 0 or kind != kinds[place - 1]:
                arcs.append((kind, [ring[place]]))
            arcs[-1][1].append(ring[(place + 1) % len(ring)])
        found.append((number, arcs))
    return found


def drawn(runs: dict[int, Arcs], holes: list[Point]) -> tuple[dict[int, Line], list[Line]]:
    """Outlines and borders; a border is straightened once, for both its sides."""
    ends = [(kind, spot) for arcs in runs.values() for kind, arc in arcs for spot in (arc[0], arc[-1])]
    at_edge = {spot for kind, spot in ends if kind == EDGE}
    at_office = {spot for kind, spot in ends if kind == OFFICE}

    def place(spot: Point) -> Point:
        if spot in at_edge:
            return onto_edge(stretched(spot))
        return onto_office(stretched(spot)) if spot in at_office else stretched(spot)

    borders: dict[frozenset[Point], Line] = {}
    outlines: dict[int, Line] = {}
    for number, arcs in runs.items():
        outline: Line = []
        for kind, arc in arcs:
            if kind == OFFICE:
                outline += [onto_office(stretched(spot)) for spot in arc][:-1]
            elif kind == EDGE:
                outline += [place(arc[0]), *corners_between(place(arc[0]), place(arc[-1]))]
            else:
                key = frozenset((arc[0], arc[-1]))
                if key not in borders:
                    borders[key] = straighten([place(spot) for spot in arc], BEND, CLEAR, holes)
                border = borders[key]
                outline += (border if dist(border[0], place(arc[0])) < 0.1 else border[::-1])[:-1]
        outlines[number] = outline
    return outlines, list(borders.values())


def corners_between(start: Point, end: Point) -> Line:
    """The corners of the sheet that lie between two points of its edge."""

    def angle(spot: Point) -> float:
        return atan2(spot[1] - MIDDLE[1], spot[0] - MIDDLE[0])

    def turn(onto: float) -> float:
        return (onto - angle(start) + pi) % (2 * pi) - pi

    sheet: Line = [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]
    whole = turn(angle(end))
    return [spot for spot in sheet if whole * turn(angle(spot)) > 0 and abs(turn(angle(spot))) < abs(whole)]
