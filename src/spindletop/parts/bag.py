"""A bag: how many of each kind are still in it. Drawing from counts has the odds of drawing from a shuffled pile."""

from spindletop.kernel.nature import Rng


def chances(counts: list[int], base: int) -> list[tuple[int, int]]:
    """Nature's odds for drawing one; kind k is the action `base + k`."""
    return [(base + kind, counts[kind]) for kind in range(len(counts)) if counts[kind] > 0]


def draw(counts: list[int], rng: Rng) -> int:
    """A kind by its odds. The bag stays as it was."""
    total = 0
    for count in counts:
        total += count
    ticket = rng.below(total)
    kind = 0
    while ticket >= counts[kind]:
        ticket -= counts[kind]
        kind += 1
    return kind
