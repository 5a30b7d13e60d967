"""The 36 squares of a quadrant as bits: square 6 * row + column. A refinery is known by the first of its four."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDE: Final = 6
SQUARES: Final = 36
ALL: Final = (1 << 36) - 1
HITS: Final = 12  # a roll cannot hit more often: a row and a column, each of six squares
FIRST_ROW: Final = 0b111111
FIRST_COLUMN: Final = 0b000001000001000001000001000001000001
LAST_COLUMN: Final = FIRST_COLUMN << 5
ANCHORS: Final = ((1 << 30) - 1) & ~LAST_COLUMN  # where a refinery can begin


def shifted(mask: i64, by: i64) -> i64:
    """A shift of two arguments: mypyc makes a 32-bit number of a constant that is shifted."""
    return mask << by


def bit(square: i64) -> i64:
    """The mask of one square."""
    return shifted(1, square)


def row(number: i64) -> i64:
    """The squares of this row (1 to 6)."""
    return shifted(FIRST_ROW, SIDE * (number - 1))


def column(number: i64) -> i64:
    """The squares of this column (1 to 6)."""
    return shifted(FIRST_COLUMN, number - 1)


def block_row(number: i64) -> i64:
    """Where refineries begin that reach into this row (CR-11)."""
    mask: i64 = row(number)
    return mask | mask >> 6


def block_column(number: i64) -> i64:
    """Where refineries begin that reach into this column (CR-11)."""
    mask: i64 = column(number)
    return mask if number == 1 else mask | mask >> 1


def square(red: i64, black: i64) -> i64:
    """The square in both the row of the red and the column of the black die."""
    return 6 * (red - 1) + black - 1


def footprint(anchors: i64) -> i64:
    """All squares of the refineries that begin on these."""
    two: i64 = anchors | anchors << 1
    return two | two << 6


def blocks(free: i64) -> i64:
    """Where a 2x2 of free squares begins."""
    two: i64 = free & free >> 1
    return two & two >> 6 & ANCHORS


def count(mask: i64) -> i64:
    """How many squares there are in a mask."""
    left: i64 = mask
    squares: i64 = 0
    while left:
        left &= left - 1
        squares += 1
    return squares


def extend(actions: vec[i64], mask: i64, base: i64) -> vec[i64]:
    """These actions, and after them `base + square` for each square of a mask, in order."""
    left: i64 = mask
    number: i64 = base
    while left:
        if left & 1:
            actions = append(actions, number)
        left >>= 1
        number += 1
    return actions
