"""The ground of the map: a mountain at dusk, in the light of lanterns.

It is drawn once for all games of a layout. That the sun rises in the Gold Rush is a matter of style (`--dawn`).
"""

from collections.abc import Iterable
from math import cos, hypot, pi, sin

from spindletop.art import svg as draw
from spindletop.games.gold.board.places import HEIGHT, WIDTH, Ridge, height, ridge_of
from spindletop.kernel import Rng

Point = tuple[float, float]
Light = tuple[float, float, float, float]  # where it is, how far and how brightly it shines

LANTERNS: tuple[Light, ...] = ((64, 244, 270, 0.84), (404, 96, 250, 0.72), (752, 300, 280, 0.84))
LIGHTS: tuple[Light, ...] = (
    *LANTERNS,
    (340, 610, 280, 0.8),
    (430, 380, 420, 0.5),
    (700, 600, 220, 0.5),
)
TONES = 7  # of rock, from dark to bright
FACET = 40
GLOW = tuple(zip((0, 0.4, 1), (0.5, 0.16, 0), strict=True))  # how strong it is, from a lantern to the end of its light
FAR = "M0 150l60-34 50 18 60-50 70 26 60-42 100 40 90-34 80 50 70-40 90 56 82-22v120H0z"


def ground(layout: str) -> str:
    """The mountain on which cards lie in this way."""
    ridge = ridge_of(layout)
    return "".join([glow(), sky(), sunrise(), draw.path(FAR, "far"), rock(ridge), cracks(ridge), *map(pool, LANTERNS)])


def path_of(points: Iterable[Point], close: bool = True) -> str:
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points) + ("z" if close else "")


def between(rng: Rng, low: float, high: float) -> float:
    return low + (high - low) * rng.below(1001) / 1000


# The sky


def sky() -> str:
    rng = Rng(3)
    dots = [(between(rng, 4, WIDTH - 4), between(rng, 4, 120), rng.below(3)) for _ in range(60)]
    stars = "".join(f"M{round(x, 1):g} {round(y, 1):g}h{1.2 + 0.5 * size:g}" for x, y, size in dots)
    bands = [draw.rect(0, top, WIDTH, 200 - top, f"sky-{number}") for number, top in enumerate((0, 60, 112))]
    moon = draw.path("M715 27a25 25 0 1 1-21.5 35.8a21 21 0 1 0 21.5-35.8z", "moon")
    return "".join([*bands, draw.path(stars, "stars"), moon])


def sunrise() -> str:
    """Rays from behind the peak, and the sun."""
    rays, count = "", 34
    for number in range(count):
        start = 0.04 + 2 * pi * number / count
        edge = [(404 + 620 * cos(angle), 190 + 620 * sin(angle)) for angle in (start, start + pi / count)]
        rays += path_of([(404.0, 190.0), *edge])
    return draw.path(rays, "rays") + draw.circle(404, 150, 150, "sun")


# The rock


def rock(ridge: Ridge) -> str:
    """Triangles, toned by how near a light is and how they happen to lie. One path a tone."""
    outline = path_of([*ridge, (WIDTH, HEIGHT), (0, HEIGHT)])
    tones = [""] * TONES
    rng = Rng(11)
    for triangle in triangles(Rng(6)):
        x, y = sum(point[0] for point in triangle) / 3, sum(point[1] for point in triangle) / 3
        if y > height(ridge, x) - 3:
            light = lit(x, y) + between(rng, -0.13, 0.13)
            tones[max(0, min(TONES - 1, int(light * TONES)))] += path_of(triangle)
    faces = [draw.path(faces, f"rock rock-{tone}") for tone, faces in enumerate(tones) if faces]
    return "".join(
        [
            draw.path(outline, "rock rock-0"),
            draw.tag("clipPath", draw.tag("path", d=outline), id="clip-mountain"),
            draw.group(*faces, clip_path="url(#clip-mountain)"),
            draw.path(path_of(ridge, close=False), "ridge"),
        ]
    )


def triangles(rng: Rng) -> list[tuple[Point, Point, Point]]:
    """A net over the whole map, every other row shifted, its knots shaken."""
    columns, rows = WIDTH // FACET + 3, HEIGHT // FACET + 3
    knots = [[knot(rng, column, row) for column in range(columns + 1)] for row in range(rows + 1)]
    found = []
    for row in range(rows):
        for column in range(columns):
            a, b = knots[row][column : column + 2]
            c, d = knots[row + 1][column : column + 2]
            found += [(a, b, d), (a, d, c)] if row % 2 else [(a, b, c), (b, d, c)]
    return found


def knot(rng: Rng, column: int, row: int) -> Point:
    shift = 0.5 if row % 2 else 0.0
    return (column - 1 + shift + between(rng, -0.4, 0.4)) * FACET, (row - 1 + between(rng, -0.4, 0.4)) * FACET


def lit(x: float, y: float) -> float:
    """How bright the lights make a point, from 0 to 1."""
    return max(0.0, *(power * (1 - hypot(x - at, y - up) / far) for at, up, far, power in LIGHTS))


def cracks(ridge: Ridge) -> str:
    rng, found = Rng(5), ""
    for _ in range(26):
        x, y = between(rng, 20, WIDTH - 20), between(rng, 120, HEIGHT - 20)
        if y > height(ridge, x):
            first = (x + between(rng, -16, 16), y + between(rng, 6, 16))
            second = (first[0] + between(rng, -8, 14), first[1] + between(rng, 4, 12))
            found += path_of([(x, y), first, second], close=False)
    return draw.path(found, "crack")


def glow() -> str:
    """A style sheet cannot colour it: a gradient does not know where it is used."""
    stops = [draw.tag("stop", offset=at, stop_color="#ffc870", stop_opacity=strong) for at, strong in GLOW]
    return draw.tag("radialGradient", *stops, id="g-pool")


def pool(light: Light) -> str:
    """What a lantern lights."""
    x, y, far, _ = light
    return draw.circle(x, y, far * 0.62, "pool")
