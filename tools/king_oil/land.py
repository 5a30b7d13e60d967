"""The land under the leases: hills, ploughed fields, a creek with its timber, roads with bridges, farms."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, dist, hypot, pi, radians, sin
from random import Random

from tools.king_oil.geometry import Line, Point
from tools.king_oil.outlines import HEIGHT, HUB, MIDDLE, WIDTH, in_office
from tools.king_oil.routes import near, rounded, route
from tools.king_oil.terrain import grid

from spindletop.art.contours import contours, short
from spindletop.art.relief import Field, noise, ridged, rise, wander

HILLS = [  # x, y, radius, height
    (70, 150, 130, 0.75),
    (205, 40, 90, 0.5),
    (1085, 905, 135, 0.8),
    (985, 965, 90, 0.5),
    (1090, 90, 110, 0.6),
    (60, 905, 120, 0.65),
    (420, 255, 75, 0.32),
    (790, 700, 80, 0.36),
    (1090, 480, 70, 0.42),
    (250, 720, 70, 0.3),
]
ZONES = [  # of fields: x, y, width, height, turn
    (150, 300, 190, 150, -8),
    (300, 105, 150, 130, 6),
    (530, 60, 190, 150, 3),
    (800, 95, 210, 170, -5),
    (980, 230, 200, 190, 12),
    (330, 300, 150, 130, -14),
    (820, 330, 170, 130, 9),
    (110, 520, 190, 170, 5),
    (270, 560, 140, 150, -6),
    (120, 760, 190, 170, 10),
    (330, 800, 170, 170, -9),
    (560, 830, 230, 200, 4),
    (560, 715, 180, 110, -4),
    (860, 840, 230, 210, -7),
    (1020, 690, 200, 200, 6),
    (930, 500, 170, 160, -10),
    (760, 600, 140, 130, 12),
    (1050, 330, 140, 110, -6),
]
GROVES = [(45, 40), (1105, 200), (250, 925), (720, 930), (1110, 620), (185, 470), (905, 600), (620, 250)]
ORCHARDS = [(1058, 28, 6, 4, 0.1), (24, 812, 4, 6, -0.05), (860, 945, 8, 3, 0.02), (470, 20, 4, 3, 0.0)]
FARMS = [(262, 250), (985, 112), (1010, 560), (165, 655), (500, 905), (905, 745), (60, 345), (835, 215)]
CROPS = "aabbcdp"  # kinds of fields, the frequent ones twice

Tree = tuple[float, float, float]  # x, y, radius


@dataclass(frozen=True)
class Patch:
    crop: str
    corners: Line
    middle: Point
    reach: float


def heights() -> Field:
    def height(x: float, y: float) -> float:
        wound = wander(x, y, 46, 70, 1)
        found = 0.16 * noise(x / 210 + 4, y / 210, 3) + 0.07 * noise(x / 90, y / 90, 4) - 0.06
        for a, b, radius, top in HILLS:
            far = hypot(wound[0] - a, (wound[1] - b) * 1.1) / radius
            if far < 1:
                spur = 0.66 + 0.5 * ridged(x / 62 + 7, y / 62, 11)
                found = max(found, top * (1 - rise(0, 1, far)) * spur + 0.1 * noise(x / 90, y / 90, 4))
        return found

    return grid(height)


def waters(holes: Sequence[Point]) -> list[Line]:
    """A creek from north to south, and a brook from the east into it."""
    creek = rounded(route((375, 0), (395, 1000), holes, 30, 3.4, 21))
    return [creek, rounded(route((1150, 372), creek[int(len(creek) * 0.86)], holes, 30, 3.2, 22))]


def roads(holes: Sequence[Point], wet: Sequence[Line]) -> list[Line]:
    """From the field office to the edges of the county; a bridge is dear."""
    (x, y), (wide, high) = MIDDLE, HUB
    ends: list[tuple[Point, Point]] = [
        ((x + 30, y - high), (675, 0)),
        ((x + wide, y - 20), (1150, 560)),
        ((x + 60, y + high), (700, 1000)),
        ((x - wide, y + 10), (0, 610)),
        ((x - wide + 10, y - 70), (0, 345)),
    ]
    return [
        rounded(route(start, end, holes, 27, 0.6, 25 + kind, lambda spot: 5.0 if near(spot, wet, 12) else 0.0))
        for kind, (start, end) in enumerate(ends)
    ]


def bridges(dry: Sequence[Line], wet: Sequence[Line]) -> list[tuple[Point, float]]:
    """Where roads cross water, and in which direction."""
    found: list[tuple[Point, float]] = []
    for road in dry:
        for start, end in pairwise(road):
            for water in wet:
                for bank, other in pairwise(water):
                    at = meeting(start, end, bank, other)
                    if at is not None and all(dist(at, known) > 40 for known, _ in found):
                        found.append((at, degrees(atan2(end[1] - start[1], end[0] - start[0]))))
    return found


def meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where two straight lines cross each other."""
    whole = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if abs(whole) < 1e-6:
        return None
    first = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / whole
    second = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / whole
    if 0 <= first <= 1 and 0 <= second <= 1:
        return a[0] + first * (b[0] - a[0]), a[1] + first * (b[1] - a[1])
    return None


def greens(relief: Field, wet: Sequence[Line]) -> Field:
    """How green the ground is: near water, and not on hills."""

    def green(x: float, y: float) -> float:
        moist = 0.22 if near((x, y), wet, 46) else 0.0
        patches = 0.62 * noise(x / 170 + 9, y / 150, 51) + 0.3 * noise(x / 60, y / 60, 52)
        return patches + moist - max(0.0, relief.at(x, y)) * 0.8

    return grid(green)


def hachures(relief: Field, holes: Sequence[Point], dice: Random) -> dict[str, list[str]]:
    """Short strokes down the slopes, the heavier the less light falls on them."""
    found: dict[str, list[str]] = {"lit": [], "mid": [], "shade": []}
    for level in (0.2, 0.31, 0.43, 0.56):
        for line in contours(relief, level):
            left = 3.0
            for (a, b), (c, d) in line.stretches:
                far = hypot(c - a, d - b)
                while left < far:
                    x, y = a + (c - a) * left / far, b + (d - b) * left / far
                    left += 6.8
                    across, down = relief.slope(x, y, 6)
                    steep = hypot(across, down)
                    if steep <= 0.0032 or min(dist((x, y), hole) for hole in holes) <= 17:
                        continue
                    across, down = -across / steep, -down / steep
                    sun = -(across * 0.62 + down * 0.78)
                    stroke = min(12.0, max(5.0, 0.06 / steep)) * (0.8 + 0.4 * dice.random())
                    kind = "lit" if sun > 0.35 else "mid" if sun > -0.3 else "shade"
                    found[kind].append(f"M{round(x)} {round(y)}l{round(across * stroke)} {round(down * stroke)}")
                left -= far
    return found


def fields(relief: Field, wet: Sequence[Line], dry: Sequence[Line], dice: Random) -> list[Patch]:
    """A quilt where the ground is flat: each zone is divided, and again."""
    found = []
    for x, y, width, height, turn in ZONES:
        c, s = cos(radians(turn)), sin(radians(turn))
        for left, top, wide, high in divided((-width / 2, -height / 2, width, height), 3, dice):
            edge = 3.2
            right, bottom = left + wide - edge, top + high - edge
            corners = [(left + edge, top + edge), (right, top + edge), (right, bottom), (left + edge, bottom)]
            corners = [(x + u * c - v * s, y + u * s + v * c) for u, v in corners]
            middle = sum(a for a, _ in corners) / 4, sum(b for _, b in corners) / 4
            sides = [((a + p) / 2, (b + q) / 2) for (a, b), (p, q) in zip(corners, corners[1:] + corners[:1])]
            if all(arable(spot, relief, wet, dry) for spot in [*corners, *sides, middle]):
                found.append(Patch(dice.choice(CROPS), corners, middle, max(wide, high) / 2))
    return found


Plot = tuple[float, float, float, float]


def divided(plot: Plot, times: int, dice: Random) -> list[Plot]:
    x, y, width, height = plot
    if times == 0 or (width < 62 and height < 62):
        return [plot]
    if width > height * dice.uniform(0.75, 1.25):
        share = dice.uniform(0.38, 0.62)
        parts = [(x, y, width * share, height), (x + width * share, y, width * (1 - share), height)]
    else:
        share = dice.uniform(0.38, 0.62)
        parts = [(x, y, width, height * share), (x, y + height * share, width, height * (1 - share))]
    return [each for part in parts for each in divided(part, times - 1, dice)]


def arable(spot: Point, relief: Field, wet: Sequence[Line], dry: Sequence[Line]) -> bool:
    return (
        on_sheet(spot, 6)
        and not in_office(spot, 12)
        and relief.at(*spot) <= 0.2
        and not near(spot, wet, 17)
        and not near(spot, dry, 12)
    )


def on_sheet(spot: Point, edge: float) -> bool:
    return edge < spot[0] < WIDTH - edge and edge < spot[1] < HEIGHT - edge


def timber(
    holes: Sequence[Point], wet: Sequence[Line], dry: Sequence[Line], quilt: Sequence[Patch], dice: Random
) -> list[Tree]:
    """Trees along the water, in groves, here and there, and in orchards; north first."""
    found: list[Tree] = []
    for x, y, r in sorted(seedlings(wet, dice), key=lambda tree: tree[1]):
        if not on_sheet((x, y), 8) or in_office((x, y), 12) or near((x, y), wet, r + 6.5) or near((x, y), dry, r + 7):
            continue
        if any(dist((x, y), hole) < r + 15 for hole in holes):
            continue
        if any(dist((x, y), (a, b)) < (r + other) * 0.78 for a, b, other in found):
            continue
        if any(dist((x, y), field.middle) < field.reach * 0.8 for field in quilt) and dice.random() < 0.8:
            continue
        found.append((x, y, r))
    for x, y, columns, rows, turn in ORCHARDS:
        for i, j in ((i, j) for i in range(columns) for j in range(rows)):
            spot = x + (i * cos(turn) - j * sin(turn)) * 13, y + (i * sin(turn) + j * cos(turn)) * 13
            if on_sheet(spot, 6) and all(dist(spot, hole) > 18 for hole in holes) and not near(spot, [*wet, *dry], 11):
                found.append((*spot, 4.0))
    return sorted(found, key=lambda tree: tree[1])


def seedlings(wet: Sequence[Line], dice: Random) -> list[Tree]:
    found: list[Tree] = []
    for water in wet:
        for place in range(4, len(water) - 4, 3):
            for _ in range(3):
                if dice.random() < 0.62:
                    x, y = water[place]
                    found.append((x + dice.gauss(0, 17), y + dice.gauss(0, 17), dice.uniform(4.2, 7)))
    for x, y in GROVES:
        found += [(x + dice.gauss(0, 17), y + dice.gauss(0, 13), dice.uniform(4.5, 7.2)) for _ in range(13)]
    for _ in range(46):
        found.append((dice.uniform(8, WIDTH - 8), dice.uniform(8, HEIGHT - 8), dice.uniform(3.8, 5.6)))
    return found


def scrub(relief: Field, taken: Sequence[tuple[Point, float]], lines: Sequence[Line], dice: Random) -> dict[str, str]:
    """Sagebrush, tufts of grass and stones where it is dry and nothing else is."""
    found: dict[str, list[str]] = {"bush": [], "grass": [], "stone": []}
    known: list[Point] = []
    for _ in range(2600):
        spot = round(dice.uniform(10, WIDTH - 10)), round(dice.uniform(10, HEIGHT - 10))
        if in_office(spot, 10) or near(spot, lines, 12) or any(dist(spot, at) < reach for at, reach in taken):
            continue
        dry = noise(spot[0] / 120, spot[1] / 120, 61) + 0.35 * relief.at(*spot)
        if dice.random() > (dry - 0.42) * 3.2 or any(dist(spot, other) < 13 for other in known):
            continue
        known.append(spot)
        kind, stroke = dice.choices(list(STROKES.items()), (55, 30, 15))[0]
        found[kind].append(f"M{spot[0]} {spot[1]}{stroke}")
        if len(known) > 330:
            break
    return {kind: "".join(strokes) for kind, strokes in found.items()}


STROKES = {"bush": "v-5m-4 1l4 4 4-4m-7 4.3h6", "grass": "l-3-5m3 5v-6m0 6l3-5", "stone": "l3-4 4 1 2 3z"}


def ripples(wet: Sequence[Line]) -> str:
    found = []
    for water in wet:
        for (x, y), (a, b) in list(zip(water, water[4:]))[6::13]:
            far = hypot(a - x, b - y) or 1.0
            found.append(f"M{round(x)} {round(y)}l{round((a - x) / far * 7)} {round((b - y) / far * 7)}")
    return "".join(found)


def disc(x: float, y: float, r: float) -> str:
    size = short(r)
    return f"M{short(x - r)} {short(y)}a{size} {size} 0 1 0 {short(2 * r)} 0a{size} {size} 0 1 0-{short(2 * r)} 0"


def office() -> Line:
    """The edge of the hub."""
    found = []
    for step in range(64):
        across, down = cos(step * pi / 32), sin(step * pi / 32)
        far = (across**4 + down**4) ** -0.25
        found.append((MIDDLE[0] + across * far * HUB[0], MIDDLE[1] + down * far * HUB[1]))
    return found
