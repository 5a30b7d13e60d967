"""The generator: the same stream everywhere, fair, and cheap to carry about."""

import copy
import pickle
from collections import Counter

import pytest

from spindletop import Rng


def test_the_stream_is_the_same_for_the_same_seed() -> None:
    assert [Rng(7).below(1000) for _ in range(3)] == [Rng(7).below(1000)] * 3
    one, other = Rng(1 << 100), Rng(1 << 101)
    assert [one.below(10**6) for _ in range(5)] != [other.below(10**6) for _ in range(5)]


def reference(seed: int, count: int) -> list[int]:
    """sfc32 as its author describes it, in unbounded integers."""
    mask = 0xFFFFFFFF
    a, b, c, counter = seed & mask, seed >> 32 & mask, 0, 1
    words = []
    for _ in range(12 + count):
        word = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ b >> 9
        b = (c + (c << 3)) & mask
        c = ((c << 21 | c >> 11) + word) & mask
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 1, 42, 2**32 - 1, 2**63 + 12345])
def test_the_stream_is_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.word()) for _ in range(200)] == reference(seed, 200)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 25, 1000])
def test_below_is_fair(n: int) -> None:
    rng = Rng(n)
    draws = 200 * min(n, 50)
    drawn = Counter(rng.below(n) * 50 // n if n > 50 else rng.below(n) for _ in range(draws))
    kinds = min(n, 50)
    distance = sum((drawn[kind] - draws / kinds) ** 2 / (draws / kinds) for kind in range(kinds))
    assert sum(drawn.values()) == draws and set(drawn) <= set(range(kinds))
    assert distance < kinds + 5 * (2 * kinds) ** 0.5 + 5


@pytest.mark.parametrize("n", [2**31, 2**31 + 1, 2**32, 2**40 + 3, 10**30])
def test_large_numbers_are_reached(n: int) -> None:
    rng = Rng(3)
    drawn = [rng.below(n) for _ in range(400)]
    assert all(0 <= each < n for each in drawn)
    assert min(drawn) < n // 20 and max(drawn) > n - n // 20


def test_nothing_lies_below_nothing() -> None:
    for n in (0, -1):
        with pytest.raises(ValueError, match="there is no such number"):
            Rng(1).below(n)
    with pytest.raises(ValueError, match="a seed is a whole number from 0 up"):
        Rng(-1)


def test_chance_comes_as_often_as_it_should() -> None:
    rng = Rng(5)
    assert not any(rng.chance(0.0) for _ in range(100)) and all(rng.chance(1.0) for _ in range(100))
    assert 230 < sum(rng.chance(0.25) for _ in range(1000)) < 270


def test_copies_go_on_alike_and_forks_differ() -> None:
    rng = Rng(9)
    rng.below(10)
    twins = [copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))]
    fork = copy.copy(rng).fork()
    ahead = [rng.below(10**6) for _ in range(10)]
    for twin in twins:
        assert [twin.below(10**6) for _ in range(10)] == ahead
    assert [fork.below(10**6) for _ in range(10)] != ahead
