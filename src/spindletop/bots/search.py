"""The strong bot: it makes plans, follows each into many futures, and takes the one that wins most often.

A plan is a run of own answers up to the next answer of nature or another seat. A future is a position that the seat
may be in (`imagine`): the plan is carried out there, then all seats go their most promising ways and nature decides by
its odds; where that ends, the seat's chance to win is judged. All plans meet the same worlds and the same luck, so few
futures tell them apart. The plan that looks best at once is left only for one that is better beyond doubt.
"""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from spindletop.bots.bot import Bot
from spindletop.bots.greedy import Foresight, Temper, by_worth, look_ahead
from spindletop.bots.judgement import Judgement
from spindletop.bots.luck import Luck
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

WORLDS: Final = 16  # imagined at most; further futures begin in the same ones, with other luck
FEW: Final = 4  # futures that say little
AS_OFTEN: Final = 0.005  # of the win: plans that differ by no more win as often


class Plan:
    """A run of own answers, and how it fared."""

    def __init__(self, foresight: Foresight) -> None:
        self.foresight = foresight
        self.actions = foresight.actions
        self.worth = foresight.worth
        self.shares: list[float] = []

    @property
    def share(self) -> float:
        """Of the win, on average."""
        return sum(self.shares) / len(self.shares) if self.shares else 0.0

    def lead(self, other: "Plan") -> tuple[float, float]:
        """Over another plan in the same futures, with its standard error."""
        gaps = [own - its for own, its in zip(self.shares, other.shares)]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum([(gap - mean) * (gap - mean) for gap in gaps])) / len(gaps)
        return mean, error + 1e-9

    def hopeful(self, favourite: "Plan", patience: float) -> bool:
        mean, error = self.lead(favourite)
        return mean > -patience * error


def by_share(plan: Plan) -> float:
    return -plan.share


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks for so many `futures`, or so many `seconds`, whichever ends first where both are given. The same seed and
    futures give the same answer."""

    def __init__(
        self, judgement: Judgement, futures: int = 0, seconds: float = 0.0, temper: Temper | None = None
    ) -> None:
        self.judgement = judgement
        self.futures = futures
        self.seconds = seconds
        self.temper = temper

    def choose(self, view: State, rng: Rng) -> int:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        plans = self.think(view, rng)
        return (plans[0] if self.temper is None else self.suiting(plans, self.temper, view.actor)).actions[0]

    def suiting(self, plans: list[Plan], temper: Temper, seat: int) -> Plan:
        """Of the plans that win as often as the chosen one in the futures that both met, the one that suits it most."""
        best = chosen = plans[0]
        for plan in plans[1:]:
            as_good = len(plan.shares) >= FEW and plan.lead(best)[0] >= -AS_OFTEN
            if as_good and temper.liked(plan.foresight, seat) > temper.liked(chosen.foresight, seat):
                chosen = plan
        return chosen

    def think(self, view: State, rng: Rng) -> list[Plan]:
        """Plans with different first answers, the chosen one first, the others by how they fared."""
        begun = perf_counter()
        worlds = [view.imagine(rng)]
        plans = self.make_plans(worlds[0])
        favourite = plans[0]
        rivals = plans[1:]
        luck = int(rng.word())
        seen = number = 0
        while rivals:
            if self.seconds > 0.0 and perf_counter() - begun >= self.seconds:
                break
            if (self.futures > 0 or self.seconds <= 0.0) and seen + len(rivals) >= self.futures:
                break
            if len(worlds) <= number < WORLDS:
                worlds.append(view.imagine(rng))
            world = worlds[number % len(worlds)]
            for plan in [favourite, *rivals]:
                plan.shares.append(self.future(world, plan, Rng(luck + number)))
                seen += 1
            number += 1
            if number >= FEW:
                rivals = [plan for plan in rivals if plan.hopeful(favourite, self.judgement.patience)]
        best, surest = favourite, 0.0
        for plan in rivals:
            if plan.shares:
                mean, error = plan.lead(favourite)
                sure = mean - self.judgement.doubt * error
                if sure > surest:
                    best, surest = plan, sure
        others = [plan for plan in plans if plan is not best]
        others.sort(key=by_share)
        return [best, *others]

    def make_plans(self, world: State) -> list[Plan]:
        """Those worth trying: the few that look almost as good as the best."""
        plans = self.first_looks(world)
        least = plans[0].worth - self.judgement.slack * self.judgement.spread
        return [plan for plan in plans[: self.judgement.plans] if plan.worth >= least]

    def first_looks(self, world: State) -> list[Plan]:
        """The most promising plan for each first answer, the best first. Of those that look equally good one will do:
        mostly they lead to the same position."""
        judgement = self.judgement
        firsts: set[int] = set()
        plans: list[Plan] = []
        for foresight in sorted(look_ahead(world, judgement.value, judgement.beam, judgement.depth), key=by_worth):
            if foresight.actions[0] not in firsts:
                firsts.add(foresight.actions[0])
                if not plans or foresight.worth < plans[-1].worth:
                    plans.append(Plan(foresight))
        return plans

    def future(self, world: State, plan: Plan, rng: Rng) -> float:
        """The seat's share of the win in one of the plan's futures."""
        state = world.copy()
        carry_out(state, plan.actions)
        judgement = self.judgement
        if judgement.beat:
            state = judgement.play_in_step(state, Luck(int(rng.word())))
        else:
            state = judgement.play_on(state, judgement.horizon, rng)
        return judgement.chances(state)[world.actor]


def carry_out(state: State, actions: Sequence[int]) -> None:
    """A run of answers of one seat, as far as it goes: what is possible in one world need not be in another."""
    seat = state.actor
    for action in actions:
        if state.actor != seat or action not in state.legal():
            return
        state.answer(action)
