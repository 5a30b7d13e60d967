"""Numbers on a grid over the whole sheet."""

from collections.abc import Callable

from tools.king_oil.outlines import HEIGHT, WIDTH

from spindletop.art.relief import Field

STEP = 10  # between two points of a grid


def grid(height: Callable[[float, float], float]) -> Field:
    return Field([[height(x, y) for x in range(0, WIDTH + 1, STEP)] for y in range(0, HEIGHT + 1, STEP)], STEP)
