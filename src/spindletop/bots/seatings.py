"""Who sits where: the seatings that a run of games goes through, one after another and over again."""

from collections.abc import Sequence
from itertools import product
from typing import TypeVar

from spindletop.kernel.nature import Rng

T = TypeVar("T")


def among(hero: T, rivals: T, seats: int) -> list[list[T]]:
    """The hero in each seat once, rivals in all others."""
    seatings = []
    for place in range(seats):
        seating = [rivals] * seats
        seating[place] = hero
        seatings.append(seating)
    return seatings


def everyone(bots: Sequence[T], seats: int) -> list[list[T]]:
    """Every way to seat these bots in which at least two of them play; any bot may take several seats.

    They come in rounds of as many seatings as there are bots. A round moves each seat on to the next bot, so that
    every bot takes every seat once in it.
    """
    kinds = len(bots)
    rounds = list(product(range(kinds), repeat=seats - 1))[1:]  # but for that in which all seats are alike
    rng = Rng(0)
    rounds.sort(key=lambda _: int(rng.word()))  # mixed, so that a short run has line-ups of all sorts
    return [[bots[(turn + step) % kinds] for step in (0, *steps)] for steps in rounds for turn in range(kinds)]
