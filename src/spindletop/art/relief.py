"""Land in numbers: noise that is always the same, and heights on a fine grid. Grounds are drawn from it."""

from dataclasses import dataclass
from functools import lru_cache
from math import floor


@lru_cache(maxsize=1 << 17)
def chance(across: int, down: int, kind: int = 0) -> float:
    """A number from 0 to 1 for this place: always the same, and without any pattern."""
    mixed = (across * 374761393 + down * 668265263 + kind * 974634777) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 65535


def noise(x: float, y: float, kind: int = 0) -> float:
    """The same between the places, without a step."""
    left, top = floor(x), floor(y)
    across, down = ease(x - left), ease(y - top)
    upper = blend(chance(left, top, kind), chance(left + 1, top, kind), across)
    lower = blend(chance(left, top + 1, kind), chance(left + 1, top + 1, kind), across)
    return blend(upper, lower, down)


def ridged(x: float, y: float, kind: int = 0) -> float:
    """The same with sharp crests."""
    return 1 - abs(2 * noise(x, y, kind) - 1)


def wander(x: float, y: float, far: float, wide: float, kind: int) -> tuple[float, float]:
    """A place at most half of `far` beside this one, so that straight lines get bends, so wide."""
    across, down = noise(x / wide, y / wide, kind), noise(x / wide, y / wide, kind + 1)
    return x + far * (across - 0.5), y + far * (down - 0.5)


def ease(share: float) -> float:
    return share * share * (3 - 2 * share)


def blend(one: float, other: float, share: float) -> float:
    return one + (other - one) * share


def rise(low: float, high: float, at: float) -> float:
    """From 0 at `low` to 1 at `high`."""
    return ease(max(0.0, min(1.0, (at - low) / (high - low))))


@dataclass(frozen=True)
class Field:
    """Numbers in rows, so many units of a map apart."""

    rows: list[list[float]]
    step: int

    def at(self, x: float, y: float) -> float:
        """Between the places where it is known."""
        across = max(0.0, min(len(self.rows[0]) - 1.001, x / self.step))
        down = max(0.0, min(len(self.rows) - 1.001, y / self.step))
        i, j = int(across), int(down)
        upper = blend(self.rows[j][i], self.rows[j][i + 1], across - i)
        lower = blend(self.rows[j + 1][i], self.rows[j + 1][i + 1], across - i)
        return blend(upper, lower, down - j)

    def slope(self, x: float, y: float, reach: float = 2.0) -> tuple[float, float]:
        """How much it rises eastwards and southwards."""
        across = self.at(x + reach, y) - self.at(x - reach, y)
        down = self.at(x, y + reach) - self.at(x, y - reach)
        return across / (2 * reach), down / (2 * reach)

    def sunlight(self) -> "Field":
        """Above 0 lit, below in shadow: light comes from the north-west."""
        lit = []
        for j, row in enumerate(self.rows):
            north, south = self.rows[max(0, j - 1)], self.rows[min(len(self.rows) - 1, j + 1)]
            west, east = [row[0], *row[:-1]], [*row[1:], row[-1]]
            slopes = zip(west, east, north, south, strict=True)
            lit.append([((e - w) * 0.66 + (s - n) * 0.75) * 22 / (2 * self.step) for w, e, n, s in slopes])
        return Field(lit, self.step)

    def turned_over(self) -> "Field":
        return Field([[-number for number in row] for row in self.rows], self.step)
