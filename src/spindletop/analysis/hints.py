"""What the strong bot would answer, and why. It is given a view, so it knows no more than the seat that asks."""

from dataclasses import dataclass

from spindletop.bots.search import SearchBot
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
    plans = bot.think(view, Rng(seed))
    tried = [plans[0], *(plan for plan in plans[1:] if plan.shares)]
    return [idea(view, plan.actions, plan.share, len(plan.shares), Rng(seed)) for plan in tried[:IDEAS]]


def idea(view: State, actions: list[int], share: float, futures: int, rng: Rng) -> Idea:
    """Words depend on the position: the run is played in a world that the seat may be in."""
    game, seat, world = view.setup.game, view.actor, view.imagine(rng)
    text, told = folder.text(game), list[str]()
    for action in actions[: 1 + FOLLOWING]:
        if world.actor != seat or action not in world.legal():
            break
        told.append(text.action(world.view(seat), action) or game.name(action))
        world.answer(action)
    return Idea(game.name(actions[0]), told, len(told) < len(actions), share, futures)
