"""Why one plan is better than another: what differs where their futures end, as far as it matters for the win.

A game names the features that can be a reason, with what one more of each is worth (REASONS in its value.py), and has
words for each. Both plans are followed into the same futures, from what their seat may know; a difference is a reason
as far as it is beyond its noise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from time import perf_counter
from typing import Any

from spindletop.bots.search import SearchBot
from spindletop.games import folder
from spindletop.kernel import Game, Rng, State

MOST = 3  # reasons for a plan
FEW = 4  # futures that tell no reason
DOUBT = 2.0  # standard errors of a difference that may be chance
TRIFLE = 0.05  # of the spread: what is surely better by no more than this is not worth a word
MOSTLY = 0.5  # of a difference: what is at one place is told with it


@dataclass(frozen=True)
class Reason:
    """What a plan has more of than another, or less if that is better; on average where their futures end."""

    feature: str
    amount: float  # always above zero
    place: int | None = None  # on the board, if most of it is there


@dataclass(frozen=True)
class End:
    """Where a future led, as its seat would measure it."""

    share: float  # of the win
    features: Sequence[float]
    places: dict[str, list[int]]  # by feature: where that stands which it counts, each as often as it counts


def why(view: State, plan: Sequence[int], other: Sequence[int], bot: SearchBot, seed: int) -> list[Reason]:
    """What speaks for a plan beside another, the weightiest first. Both are runs of answers of who has this view and is
    asked; the same seed and futures give the same reasons."""
    mine, its = follow(view, [plan, other], bot, seed)
    return reasons(view.setup.game, mine, its)


def loss(view: State, tried: Sequence[int], better: Sequence[int], bot: SearchBot, seed: int) -> tuple[float, float]:
    """What a run of answers wins less often than a better one, with its standard error."""
    best, other = follow(view, [better, tried], bot, seed)
    return lead([one.share - its.share for one, its in zip(best, other, strict=True)])


def goes_along(tried: Sequence[int], better: Sequence[int]) -> bool:
    """Whether one run of answers is the other, as far as both go."""
    return all(one == other for one, other in zip(tried, better))


def follow(view: State, plans: Sequence[Sequence[int]], bot: SearchBot, seed: int) -> list[list[End]]:
    """Where each leads: all in the same futures, as long as the bot thinks."""
    begun, rng, number, seat = perf_counter(), Rng(seed), 0, view.actor
    its = folder.value(view.setup.game)
    ends: list[list[End]] = [[] for _ in plans]
    while not number or (
        perf_counter() - begun < bot.seconds if bot.seconds else (number + 1) * len(plans) <= bot.futures
    ):
        world = view.imagine(rng)
        for plan, its_ends in zip(plans, ends, strict=True):
            there = bot.end(world, plan, Rng(seed + number))
            share = bot.judgement.chances(there)[seat]
            its_ends.append(End(share, its.features(there, seat), folder.places(there, seat)))
        number += 1
    return ends


def share(ends: Sequence[End]) -> float:
    """Of the win, on average."""
    return sum(end.share for end in ends) / len(ends)


def reasons(game: Game[Any], plan: Sequence[End], other: Sequence[End]) -> list[Reason]:
    """For a plan, from the ends of the futures that it and another met."""
    its, found = folder.value(game), list[tuple[float, Reason]]()
    if len(plan) <= FEW:
        return []
    for feature, worth in folder.reasons(game).items():
        at = its.FEATURES.index(feature)
        mean, error = lead([mine.features[at] - others.features[at] for mine, others in zip(plan, other, strict=True)])
        sure = (abs(mean) - DOUBT * error) * abs(worth) / its.JUDGEMENT.spread
        if mean * worth > 0 and sure > TRIFLE and rounded(abs(mean)):
            found.append((sure, Reason(feature, abs(mean), place_of(feature, mean, plan, other))))
    return [reason for _, reason in sorted(found, key=lambda each: -each[0])[:MOST]]


def lead(gaps: Sequence[float]) -> tuple[float, float]:
    """The mean of differences in the same futures, with its standard error."""
    mean = sum(gaps) / len(gaps)
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)


def place_of(feature: str, mean: float, plan: Sequence[End], other: Sequence[End]) -> int | None:
    """Where the difference is, if most of it is at one place."""
    gaps: dict[int, float] = {}
    for ends, each in ((plan, 1 / len(plan)), (other, -1 / len(other))):
        for end in ends:
            for place in end.places.get(feature, []):
                gaps[place] = gaps.get(place, 0.0) + (each if mean > 0 else -each)
    best = max(gaps, key=lambda place: gaps[place], default=None)
    return best if best is not None and gaps[best] > MOSTLY * abs(mean) else None


def rounded(amount: float) -> float:
    """As it is told: two figures, and no more than one behind the point."""
    return round(amount, 1) if amount < 10 else round(amount, 1 - int(log10(amount)))
