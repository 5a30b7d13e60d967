"""Lines of equal height, as smooth paths of few letters."""

from itertools import pairwise
from math import dist, hypot

from spindletop.art.relief import Field

Point = tuple[float, float]
Side = tuple[int, int, int, int]  # of a small square of the field: its two corners

OUTSIDE = -9.0  # the height beyond the edge of a filled field
FEWEST = 5  # points of a line worth drawing

# By which corners are higher than the level (north-west 1, north-east 2, south-east 4, south-west 8): the sides that a
# line connects; n, e, s, w.
CROSSINGS = {
    1: "wn", 2: "ne", 3: "we", 4: "es", 5: "wnes", 6: "ns", 7: "ws",
    8: "sw", 9: "sn", 10: "nesw", 11: "se", 12: "ew", 13: "en", 14: "nw",
}  # fmt: skip


class Contour:
    """Points one after the other; a closed one ends where it began."""

    def __init__(self, points: list[Point], closed: bool) -> None:
        self.points = points
        self.closed = closed

    @property
    def length(self) -> float:
        return sum(map(dist, self.points, self.points[1:]))

    @property
    def stretches(self) -> list[tuple[Point, Point]]:
        """From each point to the next; of a closed one also from the last to the first."""
        return list(pairwise([*self.points, self.points[0]] if self.closed else self.points))


def contours(field: Field, level: float, filled: bool = False) -> list[Contour]:
    """All lines at this height. With `filled` what is beyond the edge counts as low, so that all are closed."""
    if filled:
        beyond = [OUTSIDE] * (len(field.rows[0]) + 2)
        field = Field([beyond, *([OUTSIDE, *row, OUTSIDE] for row in field.rows), beyond], field.step)
    joined = crossings(field, level)
    lines: list[Contour] = []
    used: set[Side] = set()
    ends = [side for side in joined if len(joined[side]) == 1]
    for start in [*ends, *joined]:
        if start in used:
            continue
        sides = follow(joined, start, used)
        points = [crossing(field, level, side, filled) for side in sides]
        if len(points) >= FEWEST:
            lines.append(Contour(points, start in joined[sides[-1]] and len(sides) > 2))
    return lines


def crossings(field: Field, level: float) -> dict[Side, list[Side]]:
    """By side of a small square that a line crosses: the sides where it goes on."""
    joined: dict[Side, list[Side]] = {}
    for j, (north, south) in enumerate(pairwise(field.rows)):
        for i in range(len(north) - 1):
            higher = (north[i] > level) + 2 * (north[i + 1] > level)
            higher += 4 * (south[i + 1] > level) + 8 * (south[i] > level)
            if higher in (0, 15):
                continue
            sides = {"n": (i, j, i + 1, j), "e": (i + 1, j, i + 1, j + 1)}
            sides |= {"s": (i, j + 1, i + 1, j + 1), "w": (i, j, i, j + 1)}
            crossed = CROSSINGS[higher]
            for one, other in zip(crossed[::2], crossed[1::2], strict=True):
                joined.setdefault(sides[one], []).append(sides[other])
                joined.setdefault(sides[other], []).append(sides[one])
    return joined


def follow(joined: dict[Side, list[Side]], start: Side, used: set[Side]) -> list[Side]:
    """From side to side, as long as there is a new one."""
    sides = [start]
    used.add(start)
    while onward := [side for side in joined[sides[-1]] if side not in used]:
        sides.append(onward[0])
        used.add(onward[0])
    return sides


def crossing(field: Field, level: float, side: Side, filled: bool) -> Point:
    """Where on this side the line passes, in units of the map."""
    i, j, next_i, next_j = side
    here, there = field.rows[j][i], field.rows[next_j][next_i]
    share = (level - here) / (there - here) if there != here else 0.5
    if filled and OUTSIDE in (here, there):
        share = 1.0 if here == OUTSIDE else 0.0
    margin = 1 if filled else 0
    return (
        round((i + (next_i - i) * share - margin) * field.step, 2),
        round((j + (next_j - j) * share - margin) * field.step, 2),
    )


# Paths


def level_path(field: Field, level: float, slack: float = 0.5, shortest: float = 0, filled: bool = False) -> str:
    """All lines at this height that are not too short, as one path; `slack` is how far it may be from them."""
    lines = contours(field, level, filled)
    return "".join(smooth_path(line, slack) for line in lines if line.length >= shortest)


def smooth_path(line: Contour, slack: float = 0.5) -> str:
    """Curves through the middles between points, in steps from one to the next: smooth, and few letters."""
    points = simplified(line, slack)
    if len(points) < 3:
        return ""
    if line.closed:
        curves = [(here, middle(here, after)) for here, after in zip(points, [*points[1:], points[0]], strict=True)]
        start = middle(points[-1], points[0])
    else:
        ends = [*map(middle, points[1:-2], points[2:-1]), points[-1]]
        curves = list(zip(points[1:-1], ends, strict=True))
        start = points[0]
    at_x, at_y = round(start[0], 1), round(start[1], 1)
    written: list[float] = []
    for (bend_x, bend_y), (end_x, end_y) in curves:
        steps = [round(step, 1) for step in (bend_x - at_x, bend_y - at_y, end_x - at_x, end_y - at_y)]
        written += steps
        at_x, at_y = round(at_x + steps[2], 1), round(at_y + steps[3], 1)
    return f"M{figures(*start)}q{figures(*written)}{'z' if line.closed else ''}"


def straight_path(points: list[Point]) -> str:
    return "M" + "L".join(figures(*point) for point in points)


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def simplified(line: Contour, slack: float) -> list[Point]:
    points = line.points
    if not line.closed:
        return without_needless(points, slack)
    half = len(points) // 2
    back = without_needless([*points[half:], points[0]], slack)
    return without_needless(points[: half + 1], slack)[:-1] + back[:-1]


def without_needless(points: list[Point], slack: float) -> list[Point]:
    """Only the points that are further than `slack` from the line between the others (Ramer, Douglas, Peucker)."""
    if len(points) < 3:
        return points
    (x, y), (end_x, end_y) = points[0], points[-1]
    across, down = end_x - x, end_y - y
    length = hypot(across, down)
    away = [
        abs((there[0] - x) * down - (there[1] - y) * across) / length if length else dist(there, points[0])
        for there in points[1:-1]
    ]
    farthest = max(away)
    if farthest <= slack:
        return [points[0], points[-1]]
    bend = away.index(farthest) + 1
    return without_needless(points[: bend + 1], slack)[:-1] + without_needless(points[bend:], slack)


def figures(*values: float) -> str:
    """One after the other; a minus sign parts two, also without a space."""
    return " ".join(map(short, values)).replace(" -", "-")


def short(value: float) -> str:
    """At most one decimal, and no needless nought."""
    written = f"{value:.1f}".removesuffix(".0")
    if written == "-0":
        return "0"
    return written.replace("0.", ".", 1) if written.startswith(("0.", "-0.")) else written
