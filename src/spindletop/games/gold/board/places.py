"""Where the cards lie on the mountain (GO-4): strewn over it, or in rows on a mountain with a flat top.

A phone squeezes the mountain, so that it fills the screen: PHONE says how many pixels there are to a unit, across and
down. Cards keep apart on a desk and on a phone.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot, sqrt
from typing import NamedTuple

from spindletop.kernel import Rng

WIDTH, HEIGHT = 812, 640
PHONE = (390 / WIDTH, 440 / HEIGHT)

Ridge = Sequence[tuple[float, float]]

PEAK: Ridge = [
    *((0, 168), (44, 140), (78, 148), (128, 96), (168, 104), (214, 48), (258, 58), (300, 20), (352, 34), (402, 8)),
    *((452, 30), (500, 18), (556, 60), (598, 50), (650, 104), (690, 98), (742, 150), (776, 140), (812, 176)),
]
MESA: Ridge = [
    *((0, 78), (26, 44), (60, 50), (84, 22), (168, 30), (236, 12), (330, 24), (402, 14), (500, 26), (572, 10)),
    *((656, 28), (728, 20), (756, 52), (788, 46), (812, 84)),
]
MOUTH = (158, 536)  # of the mine: no card lies to the left of it and below

APART, FINGER = 64.0, 45.0  # from one card to the next: units on a desk, pixels on a phone
PITCH = (101.0, 65.0)  # of cards in a row, and of rows, when 64 are strewn
CLOSER = 0.95  # from one try to the next
ROOM = (47.0, 46.0, 38.0)  # at both sides, above, below
BELOW_RIDGE = 22
SLACK = 0.6  # farther than that they are pushed, so that it comes to an end
ROUNDS = 200


class Place(NamedTuple):
    """The middle of a card, and how it is turned, in eighths."""

    x: int
    y: int
    turned: int


class Lie(NamedTuple):
    """How all cards lie. More of them than 64 are smaller."""

    places: tuple[Place, ...]
    size: float


def ridge_of(layout: str) -> Ridge:
    return MESA if layout == "grid" else PEAK


def height(ridge: Ridge, x: float) -> float:
    """Of the ridge above this point."""
    for (left, top), (right, next_top) in pairwise(ridge):
        if left <= x <= right:
            return top + (next_top - top) * (x - left) / (right - left)
    return max(top for _, top in ridge)


@lru_cache(maxsize=16)
def lie(total: int, layout: str) -> Lie:
    return in_rows(total) if layout == "grid" else strewn(total)


def in_rows(total: int) -> Lie:
    columns = ceil(sqrt(total))
    rows = ceil(total / columns)
    left, top, right, bottom = 60, 84, WIDTH - 60, HEIGHT - 44
    across, down = (right - left) / max(1, columns - 1), (bottom - top) / max(1, rows - 1)
    spots = [(left + place % columns * across, top + place // columns * down) for place in range(total)]
    found = [Place(round(x), round(y), 0) for x, y in spots]
    return Lie(tuple(found), min(1.0, across / APART, down / APART))


def strewn(total: int) -> Lie:
    """Rows as broad as the mountain, shaken, and pushed apart until no card is too near to another."""
    spread = 1 / CLOSER**20
    while sum(map(len, rows := rows_on_peak(spread))) < total:
        spread *= CLOSER
    size = min(1.0, round(spread, 2))
    spots = [spot for row in rows for spot in row]
    rng = Rng(7)
    shaken = [[x + rng.below(31) - 15, y + rng.below(19) - 9] for x, y in spots[:total]]
    push_apart(shaken, size)
    return Lie(tuple(Place(round(x), round(y), rng.below(8)) for x, y in shaken), size)


def rows_on_peak(spread: float) -> list[list[tuple[float, float]]]:
    """Every other row is shifted, as bricks are."""
    across, down = PITCH[0] * spread, PITCH[1] * spread
    rows: list[list[tuple[float, float]]] = []
    y = ROOM[1] + 28.0
    while y <= HEIGHT - ROOM[2]:
        inside = [x for x in range(int(ROOM[0]), WIDTH - int(ROOM[0]), 3) if free(x, y)]
        fit = int((inside[-1] - inside[0]) / across) + 1
        start = (inside[0] + inside[-1] - (fit - 1) * across) / 2 + (14 if len(rows) % 2 else -14) * spread
        rows.append([(start + number * across, y) for number in range(fit)])
        y += down
    return rows


def free(x: float, y: float) -> bool:
    """Neither above the ridge nor in the mouth of the mine."""
    return y >= height(PEAK, x) + BELOW_RIDGE and not (x < MOUTH[0] and y > MOUTH[1])


def push_apart(spots: list[list[float]], size: float) -> None:
    """In place, in small steps. Only neighbours are looked at: nothing goes far."""
    reach = 1.5 * PITCH[0] * size
    pairs = [
        (one, other)
        for number, one in enumerate(spots)
        for other in spots[:number]
        if hypot(one[0] - other[0], one[1] - other[1]) < reach
    ]
    measures = ((1.0, 1.0, APART * size), (*PHONE, FINGER * size))
    for _ in range(ROUNDS):
        still = True
        for one, other in pairs:
            across, down = one[0] - other[0], one[1] - other[1]
            for wide, high, wanted in measures:
                apart = hypot(across * wide, down * high)
                if apart < wanted:
                    still = False
                    share = 0.3 * (wanted + SLACK - apart) / (apart or 1.0)
                    one[0] += across * share
                    one[1] += down * share
                    other[0] -= across * share
                    other[1] -= down * share
        for spot in spots:
            keep_on_mountain(spot)
        if still:
            return


def keep_on_mountain(spot: list[float]) -> None:
    spot[0] = min(max(spot[0], ROOM[0]), WIDTH - ROOM[0])
    spot[1] = min(max(spot[1], ROOM[1], height(PEAK, spot[0]) + BELOW_RIDGE), HEIGHT - ROOM[2])
    if not free(spot[0], spot[1]):  # out of the mine, by the shorter way
        if spot[1] < MOUTH[1] + 40:
            spot[1] = max(MOUTH[1], spot[1] - 4)
        else:
            spot[0] += 4
