"""What is on a hole, as a number: nothing, or a derrick or cap of some seat."""

from typing import Final

from mypy_extensions import i64

EMPTY: Final = 0
SEALED: Final = 1  # closed without a cap, as none was left (KO-21)


def derrick_of(seat: i64) -> i64:
    """A hole with this seat's derrick on it."""
    return 2 + 2 * seat


def cap_of(seat: i64) -> i64:
    """A hole with this seat's cap on it."""
    return 3 + 2 * seat


def is_derrick(well: i64) -> bool:
    return well > SEALED and well & 1 == 0


def is_cap(well: i64) -> bool:
    return well > SEALED and well & 1 == 1


def seat_of(well: i64) -> i64:
    """Whose derrick or cap this is."""
    return (well >> 1) - 1
