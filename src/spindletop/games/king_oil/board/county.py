"""The county as it is drawn: outlines, holes, where words, sheds and pipelines have room. It is data (county.json),
which tools/king_oil makes from the holes; properties, holes and borders have the numbers of the box."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, dist, pi, radians, sin
from pathlib import Path
from typing import Literal

import msgspec

from spindletop.art.svg import Number, number

Point = tuple[Number, Number]
Form = Literal["full", "wide", "two", "stack", "pair", "duo", "name", "number", "price"]

ABREAST = {1: (0.0,), 2: (-6.5, 6.5), 3: (-12.5, 0.0, 12.5)}  # where pipelines lie beside each other
BEND = 9  # the radius of their bends
FLANGES = 38  # from one to the next
FLANGE = 6.2  # half its width
LEAST = 90  # a shorter way is no better
BENT = 50  # as much longer a bend of one radian makes it


class Block(msgspec.Struct, frozen=True):
    """Where something is written."""

    form: Form
    at: tuple[int, int]
    turn: int
    width: int


class Lease(msgspec.Struct, frozen=True):
    """A property on the map."""

    outline: tuple[tuple[int, int], ...]
    holes: tuple[tuple[int, int], ...]
    text: Block
    price: Block | None  # where it stands apart from the number
    shed: tuple[int, int]


class Border(msgspec.Struct, frozen=True):
    """A border of a property as the source of pipelines: where they cross it, where the tag hangs that says what is
    due, and the ways to it from each of the property's holes."""

    source: int
    target: int
    at: tuple[int, int]
    tag: tuple[int, int]
    ways: tuple[tuple[tuple[int, int], ...], ...]


class County(msgspec.Struct, frozen=True):
    size: tuple[int, int]
    office: tuple[tuple[int, int], ...]  # in the middle
    lines: tuple[tuple[tuple[int, int], ...], ...]  # the borders
    leases: tuple[Lease, ...]
    borders: tuple[Border, ...]

    @property
    def middle(self) -> Point:
        return self.size[0] / 2, self.size[1] / 2


@cache
def county() -> County:
    return msgspec.json.decode((Path(__file__).parent.parent / "county.json").read_bytes(), type=County)


@cache
def spots() -> tuple[tuple[int, int], ...]:
    """All holes."""
    return tuple(hole for lease in county().leases for hole in lease.holes)


# Paths


def path(points: Iterable[Point], closed: bool = False) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("z" if closed else "")


@cache
def outline(lease: int) -> str:
    return path(county().leases[lease].outline, closed=True)


def length(line: Sequence[Point]) -> float:
    return sum(dist(*ends) for ends in pairwise(line))


def along(line: Sequence[Point], way: float) -> tuple[float, float, float]:
    """The point so far along a line, and the direction there."""
    for (a, b), (c, d) in pairwise(line):
        step = dist((a, b), (c, d))
        if way <= step or (c, d) == line[-1]:
            share = min(1.0, way / (step or 1.0))
            return a + (c - a) * share, b + (d - b) * share, degrees(atan2(d - b, c - a))
        way -= step
    raise ValueError("a line needs two points")


def beside(line: Sequence[Point], aside: float) -> list[Point]:
    """A line at the side of another."""
    moved: list[Point] = []
    for place, (x, y) in enumerate(line):
        (a, b), (c, d) = line[max(0, place - 1)], line[min(len(line) - 1, place + 1)]
        far = dist((a, b), (c, d)) or 1.0
        moved.append((x - (d - b) / far * aside, y + (c - a) / far * aside))
    return moved


def bent(line: Sequence[Point]) -> str:
    """A path with round bends."""
    drawn = f"M{number(line[0][0])} {number(line[0][1])}"
    for (a, b), (x, y), (c, d) in zip(line, line[1:], line[2:]):
        before, after = dist((a, b), (x, y)) or 1.0, dist((x, y), (c, d)) or 1.0
        bend = min(BEND, before / 2, after / 2)
        start = x + (a - x) * bend / before, y + (b - y) * bend / before
        end = x + (c - x) * bend / after, y + (d - y) * bend / after
        drawn += "L{} {}Q{} {} {} {}".format(*(number(round(each, 1)) for each in (*start, x, y, *end)))
    return f"{drawn}L{number(line[-1][0])} {number(line[-1][1])}"


# Pipelines


class Pipes(msgspec.Struct, frozen=True):
    """One to three pipelines across a border, as paths; the arrow on it, and where the string of the tag is tied."""

    tubes: str
    flanges: str
    arrow: tuple[float, float, float]
    tied: tuple[float, float]


@lru_cache(maxsize=2000)
def pipes(border: int, back: int, source: int, target: int, count: int) -> Pipes:
    """From one hole of the source to one of the target, both counted on their property; `back` is the border as seen
    from the target."""
    here, there = county().borders[border], county().borders[back]
    line = [*here.ways[source], *reversed(there.ways[target])]
    lines = [beside(line, aside) for aside in ABREAST[count]]
    flanges = ""
    for each in lines:
        whole = length(each)
        parts = max(1, round(whole / FLANGES))
        for part in range(parts + 1):
            x, y, turn = along(each, whole * part / parts)
            across, down = sin(radians(turn)) * FLANGE, -cos(radians(turn)) * FLANGE
            flanges += path([(round(x + across, 1), round(y + down, 1)), (round(x - across, 1), round(y - down, 1))])
    whole = length(line)
    middle = length(here.ways[source]) + dist(here.ways[source][-1], there.ways[target][-1]) / 2
    return Pipes(
        "".join(bent([(round(x), round(y)) for x, y in each]) for each in lines),
        flanges,
        along(line, middle),
        along(line, min(whole, middle + 24))[:2],
    )


def foothold(border: int, back: int, holes: Sequence[int]) -> int:
    """Of these holes of a border's property, counted on it, the one from which the way across is easiest."""
    return min(holes, key=lambda hole: effort(border, back, hole))


@cache
def effort(border: int, back: int, hole: int) -> float:
    """The length of a way to a border and beyond, and what its bends add to that."""
    way = [*county().borders[border].ways[hole], county().borders[back].ways[0][-1]]
    turns = [atan2(d - b, c - a) for (a, b), (c, d) in pairwise(way)]
    bends = sum(abs((after - before + pi) % (2 * pi) - pi) for before, after in pairwise(turns))
    return max(LEAST, length(way)) + BENT * bends
