"""What the strong bot would answer, and why. It is given a view, so it knows no more than the seat that asks."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.analysis.reasons import Reason, follow, reasons, share
from spindletop.bots.search import SearchBot
from spindletop.kernel import Rng, State

IDEAS = 2
BACK_AND_FORTH = 2  # answers that a detour takes, at least


@dataclass(frozen=True)
class Idea:
    """A run of answers, and how it fared in the futures that were tried."""

    answer: str  # the first, in notation
    actions: tuple[int, ...]  # the first, and what should follow it
    world: int  # the seed of one that the seat may be in: words for the run depend on the position
    share: float  # of the win, on average
    futures: int
    reasons: tuple[Reason, ...] = ()  # what speaks for it beside the best other


def ideas(view: State, bot: SearchBot, seed: int) -> list[Idea]:
    """The best few, the one that the bot would choose first. The same seed and futures give the same ones."""
    chosen = bot.think(view, Rng(seed))[0]
    others = [plan for plan in bot.first_looks(view.imagine(Rng(seed))) if plan.actions[0] != chosen.actions[0]]
    plans = [straight(view, plan.actions, bot, seed) for plan in [chosen, *others[: IDEAS - 1]]]
    ends = follow(view, plans, bot, seed)
    game = view.setup.game
    return [
        Idea(
            game.name(plan[0]),
            tuple(plan),
            seed,
            share(mine),
            len(mine),
            tuple(reasons(game, mine, ends[1 if mine is ends[0] else 0])) if len(ends) > 1 else (),
        )
        for plan, mine in zip(plans, ends, strict=True)
    ]


def straight(view: State, plan: Sequence[int], bot: SearchBot, seed: int) -> list[int]:
    """A plan without what leads nowhere: answers between its first and its last that can be left out together, and
    nothing looks worse in the end. Bots drive to and fro when points are left that they have no use for."""
    world, kept = view.imagine(Rng(seed)), list(plan)
    worth = worth_after(world, kept, bot)
    for length in range(len(kept) - 2, BACK_AND_FORTH - 1, -1):
        for start in range(1, len(kept) - length):
            shorter = kept[:start] + kept[start + length :]
            found = worth_after(world, shorter, bot)
            if worth is not None and found is not None and found >= worth:
                return straight(view, shorter, bot, seed)
    return kept


def worth_after(world: State, plan: Sequence[int], bot: SearchBot) -> float | None:
    """What a run of answers leads to, as it looks to who gives it; None, if it is not allowed."""
    state, seat = world.copy(), world.actor
    for action in plan:
        if state.actor != seat or action not in state.legal():
            return None
        state.answer(action)
    return bot.judgement.value(state, seat)
