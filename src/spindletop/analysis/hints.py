"""What the strong bot would answer, and why. It is given a view, so it knows no more than the seat that asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from spindletop.bots.search import Plan, SearchBot, by_share
from spindletop.games import folder
from spindletop.kernel import Rng, State

IDEAS = 3
FOLLOWING = 3  # answers that are told beside the first


@dataclass(frozen=True)
class Idea:
    """A run of answers, and how it fared in the futures that were tried."""

    answer: str  # the first, in notation
    words: list[str]  # the first, and what should follow it
    more: bool  # whether the run is longer than what is told
    share: float  # of the win, on average
    futures: int


def ideas(view: State, bot: SearchBot, seed: int) -> list[Idea]:
    """The best few, the one that the bot would choose first. The same seed and futures give the same ones."""
    chosen = bot.think(view, Rng(seed))[0]
    others = [plan for plan in bot.first_looks(view.imagine(Rng(seed))) if plan.actions[0] != chosen.actions[0]]
    plans = [chosen, *others[: IDEAS - 1]]
    compare(view, plans, bot, seed)
    return [told_idea(view, plan, Rng(seed)) for plan in [chosen, *sorted(plans[1:], key=by_share)]]


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


def told_idea(view: State, plan: Plan, rng: Rng) -> Idea:
    """Words depend on the position: the run is played in a world that the seat may be in."""
    told = told_run(view.imagine(rng), plan.actions[: 1 + FOLLOWING])
    name = view.setup.game.name(plan.actions[0])
    return Idea(name, told, len(told) < len(plan.actions), plan.share, len(plan.shares))


def told_run(world: State, actions: Sequence[int]) -> list[str]:
    """Each answer of a run in words, as far as it is possible here. The world is played on."""
    told, seat = [], world.actor
    for action in actions:
        if world.actor != seat or action not in world.legal():
            break
        told.append(folder.described(world.view(seat), action))
        world.answer(action)
    return told


def in_a_row(answers: Sequence[str], then: str = ", then ", more: bool = False) -> str:
    """The first few of a run; what is told in sentences needs no more than a space between."""
    shown = answers[: 1 + FOLLOWING]
    if any(answer.endswith((".", "!")) for answer in shown):
        return " ".join(shown)
    row = then.join([*shown[:1], *(each[:1].lower() + each[1:] for each in shown[1:])])
    return f"{row}…" if more or len(shown) < len(answers) else row
