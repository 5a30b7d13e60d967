"""Where pipelines may run: from each hole of a lease to each of its borders; and where the tag hangs that says what is
due."""

from collections.abc import Sequence
from itertools import product
from math import cos, dist, radians, sin

from tools.king_oil.geometry import Line, Point, from_box, inside, straighten
from tools.king_oil.lettering import Lettering
from tools.king_oil.outlines import HEIGHT, WIDTH, County, Crossing, in_office
from tools.king_oil.routes import routes

MOUTH = 25  # how far before a border, and behind it, a pipeline runs straight
FLANGE = 16  # where it ends before the derrick
TAG = (98, 26)
TOWERS = (0, 16, 32, 44)  # parts of a derrick above its hole


def ways_to(county: County, crossing: Crossing) -> list[Line]:
    """From each hole of the source to its mouth at the border."""
    (x, y), (across, down) = crossing.at, crossing.across
    mouth = x - across * MOUTH, y - down * MOUTH
    own, outline = county.holes[crossing.source], county.outlines[crossing.source]
    found = routes(mouth, own, county.all_holes, 25, 0.2, 23, lambda spot: 0.0 if inside(spot, outline) else 30.0)
    ways = []
    for hole, line in zip(own, found, strict=True):
        others = [each for each in county.all_holes if each != hole]
        ways.append(shortened(straighten(line[::-1], 14, 13, others)))
    return ways


def shortened(way: Line) -> Line:
    """It does not begin at the hole, but before the derrick."""
    while len(way) > 2 and dist(way[0], way[1]) <= FLANGE:
        way = [way[0], *way[2:]]
    (a, b), (c, d) = way[0], way[1]
    share = min(0.9, FLANGE / (dist(way[0], way[1]) or 1.0))
    return [(a + (c - a) * share, b + (d - b) * share), *way[1:]]


def tag_places(county: County, lettering: Sequence[Lettering]) -> dict[frozenset[int], Point]:
    """For each border, so that all of them could hang at once."""
    taken: list[Point] = []
    arrows = [each.at for each in county.crossings]
    found: dict[frozenset[int], Point] = {}
    towers = [(x, y - up) for x, y in county.all_holes for up in TOWERS]
    for crossing in county.crossings:
        border = frozenset((crossing.source, crossing.target))
        if border not in found:
            found[border] = max(
                around(crossing), key=lambda spot: freedom(spot, crossing, towers, arrows, taken, lettering)
            )
            taken.append(found[border])
    return found


def around(crossing: Crossing) -> list[Point]:
    x, y = crossing.at
    spots = [
        (x + far * 1.4 * cos(radians(turn)), y + far * sin(radians(turn)))
        for far, turn in product(range(25, 120, 5), range(0, 360, 15))
    ]
    width, height = TAG
    return [
        (a, b)
        for a, b in spots
        if width / 2 + 10 < a < WIDTH - width / 2 - 4
        and 16 < b < HEIGHT - 16
        and not any(
            in_office((a + side * width / 2, b + end * height / 2), 8) for side in (-1, 0, 1) for end in (-1, 1)
        )
    ]


def freedom(
    spot: Point,
    crossing: Crossing,
    towers: Sequence[Point],
    arrows: Sequence[Point],
    taken: Sequence[Point],
    lettering: Sequence[Lettering],
) -> float:
    """How free a tag would hang here; the nearer to the border, the better."""
    (x, y), (across, down) = crossing.at, crossing.across
    pipe = [(x + across * step, y + down * step) for step in range(-40, 41, 8)]
    blocks = [each.text for each in lettering] + [each.price for each in lettering if each.price]

    def clear(spots: Sequence[Point], most: float, wide: float = 1.0, high: float = 1.0) -> float:
        boxes = (from_box(other, spot, TAG[0] * wide, TAG[1] * high) for other in spots)
        return min(most, min(boxes, default=most))

    letters = [
        (a + (step / 6 - 0.5) * block.width * cos(radians(block.turn)), b + (step / 6 - 0.5) * block.width * slant)
        for block in blocks
        for (a, b), slant in [(block.at, sin(radians(block.turn)))]
        for step in range(7)
    ]
    return (
        3 * clear(arrows, 22)
        + 4 * clear(towers, 16)
        + 2.5 * clear(pipe, 12)
        + 20 * clear(taken, 8, 2, 2)
        + 3 * clear(letters, 20)
        - 0.5 * dist(spot, crossing.at)
    )
