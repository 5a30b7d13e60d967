"""A bag: how many of each kind are still in it. Drawing from counts has the odds of drawing from a shuffled pile."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.nature import Rng


def chances(counts: vec[i64], base: i64) -> list[tuple[int, int]]:
    """Nature's odds for drawing one; kind k is the action `base + k`."""
    return [(base + kind, counts[kind]) for kind in range(len(counts)) if counts[kind] > 0]


def draw(counts: vec[i64], rng: Rng) -> i64:
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
