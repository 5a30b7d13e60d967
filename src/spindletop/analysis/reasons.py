"""Why one plan is better than another: what differs in their futures, as far as it matters for the win.

A game names the features that can be a reason, with what one more of each is worth (REASONS in its value.py), and has
words for each. Both plans are followed into the same futures, from what their seat may know; a difference is a reason
as far as it is beyond its noise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from time import perf_counter
from typing import Any

from spindletop.bots.judgement import Judgement
from spindletop.bots.luck import Luck
from spindletop.bots.search import SearchBot, carry_out
from spindletop.games import folder
from spindletop.kernel import Game, Rng, State

MOST = 3  # reasons for a plan
FEW = 4  # futures that tell no reason
DOUBT = 3.0  # standard errors of a difference that may be chance
TRIFLE = 0.05  # of the spread: what is surely better by no more than this is not worth a word
SOON = 4  # answers of each seat, on average: where no beat says when futures are to be compared
MOSTLY = 0.5  # of a difference: what is at one place is told with it


@dataclass(frozen=True)
class Reason:
    """What a plan has more of than another, or less if that is better; on average over their futures."""

    feature: str
    amount: float  # always above zero
    place: int | None = None  # on the board, if most of it is there


@dataclass(frozen=True)
class End:
    """What became of a plan in one future, as its seat would measure it."""

    share: float  # of the win, in the end
    features: Sequence[float]  # soon after
    places: dict[str, list[int]]  # by feature: where that stands which it counts, each as often as it counts
    over: bool = False  # the game has ended by then


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
    """What becomes of each: all in the same futures, as long as the bot thinks."""
    begun, rng, number, seat = perf_counter(), Rng(seed), 0, view.actor
    its = folder.value(view.setup.game)
    ends: list[list[End]] = [[] for _ in plans]
    while not number or (
        perf_counter() - begun < bot.seconds if bot.seconds else (number + 1) * len(plans) <= bot.futures
    ):
        world = view.imagine(rng)
        for plan, its_ends in zip(plans, ends, strict=True):
            state = world.copy()
            carry_out(state, plan)
            soon, there = future(state, bot.judgement, Rng(seed + number))
            share = bot.judgement.chances(there)[seat]
            its_ends.append(End(share, list(its.features(soon, seat)), folder.places(soon, seat), not soon.stack))
        number += 1
    return ends


def future(state: State, judgement: Judgement, rng: Rng) -> tuple[State, State]:
    """Where things lead from here: soon, so that what has come of a plan is still seen for what it is; and in the end,
    which tells what it was worth."""
    if judgement.beat:
        there = judgement.play_in_step(state, Luck(int(rng.word())))
        return there, there
    soon = judgement.play_on(state, SOON, rng)
    return soon, judgement.play_on(soon.copy(), judgement.horizon - SOON, rng)


def share(ends: Sequence[End]) -> float:
    """Of the win, on average."""
    return sum(end.share for end in ends) / len(ends)


def reasons(game: Game[Any], plan: Sequence[End], other: Sequence[End]) -> list[Reason]:
    """For a plan, from the futures that it and another met; but for those in which only one of them ended the game:
    what differs there is how long others went on."""
    its, found = folder.value(game), list[tuple[float, Reason]]()
    alike = [(mine, others) for mine, others in zip(plan, other, strict=True) if mine.over == others.over]
    if len(alike) <= FEW:
        return []
    for feature, worth in folder.reasons(game).items():
        at = its.FEATURES.index(feature)
        mean, error = lead([mine.features[at] - others.features[at] for mine, others in alike])
        sure = (abs(mean) - DOUBT * error) * abs(worth) / its.JUDGEMENT.spread
        if mean * worth > 0 and sure > TRIFLE and rounded(abs(mean)):
            found.append((sure, Reason(feature, abs(mean), place_of(feature, mean, alike))))
    return [reason for _, reason in sorted(found, key=lambda each: -each[0])[:MOST]]


def lead(gaps: Sequence[float]) -> tuple[float, float]:
    """The mean of differences in the same futures, with its standard error."""
    mean = sum(gaps) / len(gaps)
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)


def place_of(feature: str, mean: float, pairs: Sequence[tuple[End, End]]) -> int | None:
    """Where the difference is, if most of it is at one place; where that is in another, games number it higher, and the
    smaller one is told if it has all of it."""
    gaps: dict[int, float] = {}
    each = 1 / len(pairs) if mean > 0 else -1 / len(pairs)
    for mine, its in pairs:
        for place in mine.places.get(feature, []):
            gaps[place] = gaps.get(place, 0.0) + each
        for place in its.places.get(feature, []):
            gaps[place] = gaps.get(place, 0.0) - each
    best = max(gaps, key=lambda place: (round(gaps[place], 6), place), default=None)
    return best if best is not None and gaps[best] > MOSTLY * abs(mean) else None


def rounded(amount: float) -> float:
    """As it is told: two figures, and no more than one behind the point."""
    return round(amount, 1) if amount < 10 else round(amount, 1 - int(log10(amount)))
