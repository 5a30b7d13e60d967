"""Sums over unboxed numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.parts.numbers import best_of_others, total


def test_a_total() -> None:
    assert total(vec[i64]()) == 0 and total(vec[i64]([3, -1, 5])) == 7


def test_the_best_of_the_others_leaves_one_out_and_is_never_below_nothing() -> None:
    amounts = vec[i64]([9, 4, 7])
    assert [best_of_others(amounts, seat) for seat in range(3)] == [7, 9, 9]
    assert best_of_others(vec[i64]([5, -2]), 0) == 0
