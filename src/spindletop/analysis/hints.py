"""What the strong bot would answer, and why. It is given a view, so it knows no more than the seat that asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from spindletop.bots.search import Plan, SearchBot, by_share
from spindletop.kernel import Rng, State

IDEAS = 2


@dataclass(frozen=True)
class Idea:
    """A run of answers, and how it fared in the futures that were tried."""

    answer: str  # the first, in notation
    actions: tuple[int, ...]  # the first, and what should follow it
    world: int  # the seed of one that the seat may be in: words for the run depend on the position
    share: float  # of the win, on average
    futures: int


def ideas(view: State, bot: SearchBot, seed: int) -> list[Idea]:
    """The best few, the one that the bot would choose first. The same seed and futures give the same ones."""
    chosen = bot.think(view, Rng(seed))[0]
    others = [plan for plan in bot.first_looks(view.imagine(Rng(seed))) if plan.actions[0] != chosen.actions[0]]
    plans = [chosen, *others[: IDEAS - 1]]
    compare(view, plans, bot, seed)
    name = view.setup.game.name
    return [
        Idea(name(plan.actions[0]), tuple(plan.actions), seed, plan.share, len(plan.shares))
        for plan in [chosen, *sorted(plans[1:], key=by_share)]
    ]


def compare(view: State, plans: Sequence[Plan], bot: SearchBot, seed: int) -> None:
    """All in the same futures, as long as the bot thinks."""
    begun, rng, number = perf_counter(), Rng(seed), 0
    for plan in plans:
        plan.shares = []
    while not number or (
        perf_counter() - begun < bot.seconds if bot.seconds else (number + 1) * len(plans) <= bot.futures
    ):
        world = view.imagine(rng)
        for plan in plans:
            plan.shares.append(bot.future(world, plan, Rng(seed + number)))
        number += 1
