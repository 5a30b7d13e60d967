"""Relief: heights on a grid, the lines of one height, light and shadow, and all of it as small paths of SVG."""

from collections.abc import Callable
from itertools import pairwise
from math import dist, floor, hypot

from tools.king_oil.geometry import Line, Point, length
from tools.king_oil.outlines import HEIGHT, WIDTH

STEP = 10  # between two points of a grid
OUTSIDE = -9.0  # the height beyond the sheet, where areas shall be closed

Grid = list[list[float]]


def grid(height: Callable[[float, float], float]) -> Grid:
    return [[height(x, y) for x in range(0, WIDTH + 1, STEP)] for y in range(0, HEIGHT + 1, STEP)]


# Noise, the same at every run


def scattered(x: int, y: int, kind: int) -> float:
    number = (x * 374761393 + y * 668265263 + kind * 974634777) & 0xFFFFFFFF
    number = ((number ^ (number >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((number ^ (number >> 16)) & 0xFFFF) / 65535


def noise(x: float, y: float, kind: int) -> float:
    """From 0 to 1, smooth, with swells as wide as 1."""
    left, top = floor(x), floor(y)
    across, down = x - left, y - top
    across, down = across * across * (3 - 2 * across), down * down * (3 - 2 * down)
    upper = mix(scattered(left, top, kind), scattered(left + 1, top, kind), across)
    lower = mix(scattered(left, top + 1, kind), scattered(left + 1, top + 1, kind), across)
    return mix(upper, lower, down)


def mix(one: float, other: float, share: float) -> float:
    return one + (other - one) * share


def ridged(x: float, y: float, kind: int) -> float:
    return 1 - abs(2 * noise(x, y, kind) - 1)


def smooth(share: float) -> float:
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)


# Slopes


def sample(heights: Grid, x: float, y: float) -> float:
    x, y = max(0.0, min(WIDTH - 0.01, x)) / STEP, max(0.0, min(HEIGHT - 0.01, y)) / STEP
    i, j = int(x), int(y)
    upper, lower = heights[j], heights[min(j + 1, len(heights) - 1)]
    k = min(i + 1, len(upper) - 1)
    return mix(mix(upper[i], upper[k], x - i), mix(lower[i], lower[k], x - i), y - j)


def slope(heights: Grid, x: float, y: float, reach: float) -> Point:
    across = sample(heights, x + reach, y) - sample(heights, x - reach, y)
    down = sample(heights, x, y + reach) - sample(heights, x, y - reach)
    return across / (2 * reach), down / (2 * reach)


def light(heights: Grid) -> Grid:
    """Above 0 where the sun from the north-west falls, below where it does not."""

    def lit(x: float, y: float) -> float:
        across, down = slope(heights, x, y, 2.6)
        return (across * 0.66 + down * 0.75) * 44

    return grid(lit)


# Lines of one height (marching squares)

Edge = tuple[int, int, int, int]  # of the grid: from a point to the next
TOP, RIGHT, BOTTOM, LEFT = range(4)
CUTS = {  # by the corners of a cell that are higher, as bits: the edges between which a line runs
    1: [(LEFT, TOP)],
    2: [(TOP, RIGHT)],
    3: [(LEFT, RIGHT)],
    4: [(RIGHT, BOTTOM)],
    5: [(LEFT, TOP), (RIGHT, BOTTOM)],
    6: [(TOP, BOTTOM)],
    7: [(LEFT, BOTTOM)],
    8: [(BOTTOM, LEFT)],
    9: [(BOTTOM, TOP)],
    10: [(TOP, RIGHT), (BOTTOM, LEFT)],
    11: [(BOTTOM, RIGHT)],
    12: [(RIGHT, LEFT)],
    13: [(RIGHT, TOP)],
    14: [(TOP, LEFT)],
}


def contours(heights: Grid, level: float, area: bool = False) -> list[tuple[Line, bool]]:
    """The lines of one height, and whether each is closed. For an area all are: the outside counts as low."""
    off = 0
    if area:
        width = len(heights[0]) + 2
        heights = [[OUTSIDE] * width, *([OUTSIDE, *row, OUTSIDE] for row in heights), [OUTSIDE] * width]
        off = -1
    joined = joined_edges(heights, level)
    found, used = [], set()
    for first in [*(edge for edge in joined if len(joined[edge]) == 1), *joined]:
        if first in used:
            continue
        line, here = [first], first
        used.add(first)
        while onward := [edge for edge in joined[here] if edge not in used]:
            here = onward[0]
            used.add(here)
            line.append(here)
        if len(line) > 4:
            found.append(([crossed(heights, level, edge, off) for edge in line], first in joined[here]))
    return found


def joined_edges(heights: Grid, level: float) -> dict[Edge, list[Edge]]:
    joined: dict[Edge, list[Edge]] = {}
    for j, (upper, lower) in enumerate(pairwise(heights)):
        for i in range(len(upper) - 1):
            corners = (upper[i], upper[i + 1], lower[i + 1], lower[i])
            higher = sum((corner > level) << bit for bit, corner in enumerate(corners))
            edges = ((i, j, i + 1, j), (i + 1, j, i + 1, j + 1), (i, j + 1, i + 1, j + 1), (i, j, i, j + 1))
            for one, other in CUTS.get(higher, []):
                joined.setdefault(edges[one], []).append(edges[other])
                joined.setdefault(edges[other], []).append(edges[one])
    return joined


def crossed(heights: Grid, level: float, edge: Edge, off: int) -> Point:
    i, j, k, m = edge
    here, there = heights[j][i], heights[m][k]
    share = (level - here) / (there - here) if there != here else 0.5
    if min(here, there) == OUTSIDE:
        share = 1.0 if here == OUTSIDE else 0.0
    return (i + (k - i) * share + off) * STEP, (j + (m - j) * share + off) * STEP


# Paths


def figure(value: float) -> str:
    """One decimal at most, and no more characters than needed."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def figures(*values: float) -> str:
    return " ".join(map(figure, values)).replace(" -", "-")


def thinned(line: Line, tolerance: float) -> Line:
    """Without the points that are hardly off a straight line between others."""
    if len(line) < 3:
        return line
    (a, b), (c, d) = line[0], line[-1]
    across, down = c - a, d - b
    far = hypot(across, down)
    offs = [abs((x - a) * down - (y - b) * across) / far if far > 1e-6 else dist((x, y), (a, b)) for x, y in line]
    at = max(range(1, len(line) - 1), key=offs.__getitem__)
    if offs[at] <= tolerance:
        return [line[0], line[-1]]
    return thinned(line[: at + 1], tolerance)[:-1] + thinned(line[at:], tolerance)


def curve(line: Line, closed: bool, tolerance: float) -> str:
    """A smooth path that passes between the points, with the distances from one to the next."""
    if closed:
        half = len(line) // 2
        points = thinned(line[: half + 1], tolerance)[:-1] + thinned([*line[half:], line[0]], tolerance)[:-1]
    else:
        points = thinned(line, tolerance)
    if len(points) < 3:
        return ""
    between = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(points, points[1:] + points[:1], strict=True)]
    if closed:
        start, bends = between[-1], list(zip(points, between, strict=True))
    else:
        start, bends = points[0], list(zip(points[1:-1], [*between[1:-2], points[-1]], strict=True))
    x, y = round(start[0], 1), round(start[1], 1)
    path, parts = f"M{figure(x)} {figure(y)}q", []
    for (a, b), (c, d) in bends:
        step = round(c - x, 1), round(d - y, 1)
        parts.append(figures(a - x, b - y, *step))
        x, y = round(x + step[0], 1), round(y + step[1], 1)
    return path + " ".join(parts).replace(" -", "-") + ("z" if closed else "")


def level_path(heights: Grid, level: float, tolerance: float, least: float, area: bool = False) -> str:
    """All lines of one height that are not too short."""
    lines = contours(heights, level, area)
    return "".join(curve(line, closed, tolerance) for line, closed in lines if length(line) >= least)
