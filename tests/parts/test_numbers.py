"""Sums over unboxed numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.parts.numbers import best_of_others, how_many, replaced, total, total_from


def test_a_total() -> None:
    assert total(vec[i64]()) == 0 and total(vec[i64]([3, -1, 5])) == 7


def test_a_total_of_some() -> None:
    assert total_from(vec[i64]([3, -1, 5, 7]), 1, 3) == 4 and total_from(vec[i64]([3]), 1, 1) == 0


def test_how_often_a_number_is_there() -> None:
    assert how_many(vec[i64]([2, 0, 2]), 2) == 2 and how_many(vec[i64](), 2) == 0


def test_who_replaces_a_number_leaves_the_others_theirs() -> None:
    shared = vec[i64]([1, 2, 3])
    assert list(replaced(shared, 1, 9)) == [1, 9, 3] and list(shared) == [1, 2, 3]


def test_the_best_of_the_others_leaves_one_out_and_is_never_below_nothing() -> None:
    amounts = vec[i64]([9, 4, 7])
    assert [best_of_others(amounts, seat) for seat in range(3)] == [7, 9, 9]
    assert best_of_others(vec[i64]([5, -2]), 0) == 0
