"""Small work on unboxed numbers: Python's own sums and searches would box them one by one."""

from librt.vecs import vec
from mypy_extensions import i64


def total(numbers: vec[i64]) -> i64:
    return total_from(numbers, 0, len(numbers))


def total_from(numbers: vec[i64], first: i64, stop: i64) -> i64:
    """Of those from this place on, up to but without another."""
    found: i64 = 0
    for place in range(first, stop):
        found += numbers[place]
    return found


def how_many(numbers: vec[i64], wanted: i64) -> i64:
    """How often this number is among them."""
    found: i64 = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found


def best_of_others(numbers: vec[i64], seat: i64) -> i64:
    """The most that another seat has; nobody has less than nothing."""
    best: i64 = 0
    for rival in range(len(numbers)):
        if rival != seat and numbers[rival] > best:
            best = numbers[rival]
    return best


def replaced(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The numbers with one of them changed; the old ones stay as they were, for those who share them."""
    changed = numbers[:]
    changed[place] = number
    return changed
