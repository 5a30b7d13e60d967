"""Points, lines and outlines on the map of King Oil."""

from collections.abc import Sequence
from math import cos, dist, hypot, radians, sin

Point = tuple[float, float]
Line = list[Point]


def from_segment(spot: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight line between two others."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down or 1e-9
    share = ((spot[0] - start[0]) * across + (spot[1] - start[1]) * down) / length
    share = max(0.0, min(1.0, share))
    return dist(spot, (start[0] + share * across, start[1] + share * down))


def straighten(line: Line, tolerance: float, clear: float, holes: Sequence[Point]) -> Line:
    """With fewer points, none farther off than the tolerance; no part comes nearer to a hole than `clear`."""
    if len(line) < 3:
        return line
    start, end = line[0], line[-1]
    far, at = max((from_segment(spot, start, end), place) for place, spot in enumerate(line[1:-1], 1))
    if far <= tolerance and all(from_segment(hole, start, end) >= clear for hole in holes):
        return [start, end]
    return straighten(line[: at + 1], tolerance, clear, holes)[:-1] + straighten(line[at:], tolerance, clear, holes)


def inside(spot: Point, outline: Line) -> bool:
    """Whether a ray from the point crosses the outline an odd number of times."""
    x, y = spot
    found = False
    for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            found = not found
    return found


def from_edge(spot: Point, outline: Line) -> float:
    return min(from_segment(spot, *ends) for ends in zip(outline, outline[1:] + outline[:1], strict=True))


def from_box(spot: Point, middle: Point, width: float, height: float, turn: float = 0.0) -> float:
    """How far a point is from a box around a middle, turned by so many degrees."""
    across, down = spot[0] - middle[0], spot[1] - middle[1]
    c, s = cos(radians(turn)), sin(radians(turn))
    return hypot(max(0.0, abs(across * c + down * s) - width / 2), max(0.0, abs(down * c - across * s) - height / 2))


def corners_along(middle: Point, width: float, height: float, turn: float, steps: int) -> Line:
    """Points on the two long sides of such a box."""
    c, s = cos(radians(turn)), sin(radians(turn))
    found = []
    for step in range(steps + 1):
        for side in (-0.5, 0.5):
            across, down = (step / steps - 0.5) * width, side * height
            found.append((middle[0] + across * c - down * s, middle[1] + across * s + down * c))
    return found
