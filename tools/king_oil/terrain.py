"""Relief of the county: numbers on a grid over the whole sheet, and the light on it."""

from collections.abc import Callable

from tools.king_oil.outlines import HEIGHT, WIDTH

from spindletop.art.relief import Field

STEP = 10  # between two points of a grid


def grid(height: Callable[[float, float], float]) -> Field:
    return Field([[height(x, y) for x in range(0, WIDTH + 1, STEP)] for y in range(0, HEIGHT + 1, STEP)], STEP)


def light(heights: Field) -> Field:
    """Above 0 where the sun from the north-west falls, below where it does not."""

    def lit(x: float, y: float) -> float:
        across, down = heights.slope(x, y, 2.6)
        return (across * 0.66 + down * 0.75) * 44

    return grid(lit)
