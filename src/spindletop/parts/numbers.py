"""Sums and the like over unboxed numbers, which Python's own would box one by one."""

from librt.vecs import vec
from mypy_extensions import i64


def total(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        found += number
    return found


def best_of_others(numbers: vec[i64], seat: i64) -> i64:
    """The most that another seat has; nobody has less than nothing."""
    best: i64 = 0
    for rival in range(len(numbers)):
        if rival != seat and numbers[rival] > best:
            best = numbers[rival]
    return best
