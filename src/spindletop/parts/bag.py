"""A bag: how many of each kind are still in it. Drawing from counts has the odds of drawing from a shuffled pile."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.frame import Chance
from spindletop.kernel.nature import Rng


def drawn(counts: vec[i64], rng: Rng) -> i64:
    """A kind by its odds. The bag stays as it was."""
    total: i64 = 0
    for count in counts:
        total += count
    ticket = rng.below(total)
    kind: i64 = 0
    while ticket >= counts[kind]:
        ticket -= counts[kind]
        kind += 1
    return kind


class FromBag(Chance):
    """Which one is drawn from a bag? The answer for its kind k is `first + k`."""

    def first(self, state: Any) -> i64:
        raise NotImplementedError

    def bag(self, state: Any) -> vec[i64]:
        """How many there are, by kind."""
        raise NotImplementedError

    def chances(self, state: Any) -> list[tuple[int, int]]:
        counts, first = self.bag(state), self.first(state)
        return [(first + kind, counts[kind]) for kind in range(len(counts)) if counts[kind] > 0]

    def draw(self, state: Any, rng: Rng) -> i64:
        return self.first(state) + drawn(self.bag(state), rng)
