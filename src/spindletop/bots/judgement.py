"""How a game's positions are judged, and how far bots look: each game says it in its value.py."""

from math import exp
from typing import Final

from spindletop.bots.greedy import Foresight, Valuation, best_foresight, look_ahead
from spindletop.bots.luck import Luck
from spindletop.kernel.frame import NATURE
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

SURE: Final = 40.0  # exponents beyond this are as good as certain


class Judgement:
    """The value of a position, and numbers that were chosen in small matches of the game."""

    def __init__(
        self,
        value: Valuation,
        spread: float,
        *,
        beam: int = 8,
        depth: int = 16,
        plans: int = 5,
        slack: float = 0.3,
        horizon: int = 10,
        beat: tuple[type, ...] = (),
        narrow: int = 2,
        doubt: float = 0.7,
        patience: float = 1.0,
        alike: tuple[type, ...] = (),
        reserve: Valuation | None = None,
        trifle: float = 0.03,
    ) -> None:
        self.value = value
        self.spread = spread  # a lead in value that makes a seat e times as likely to win
        self.beam = beam  # foresights that are followed in a look ahead,
        self.depth = depth  # to this many answers
        self.plans = plans  # that are tried at most,
        self.slack = slack  # as long as they look worse than the best by no more than this part of the spread
        self.horizon = horizon  # answers of each seat in a future, on average,
        self.beat = beat  # or how many of these questions: then all futures of a position end at the same point
        self.narrow = narrow  # foresights that its seats follow
        self.doubt = doubt  # standard errors by which another plan must be ahead of the one that looks best at once
        self.patience = patience  # standard errors behind it at which another plan is given up
        self.alike = alike  # questions whose answers differ little: in futures some of them will do
        self.reserve = reserve  # what a seat keeps for later: tempers differ in how they like it,
        self.trifle = trifle  # where ways look worse than the best by no more than this part of the spread

    def chances(self, state: State) -> list[float]:
        """Each seat's share of the win, as it looks."""
        shares = [0.0] * state.seats
        if not state.stack:
            winners = state.winners()
            for seat in winners:
                shares[seat] = 1.0 / len(winners)
            return shares
        worths = [self.value(state, seat) for seat in range(state.seats)]
        most = max(worths)
        total = 0.0
        for seat in range(state.seats):
            shares[seat] = exp(max(-SURE, (worths[seat] - most) / self.spread))
            total += shares[seat]
        return [share / total for share in shares]

    def play_on(self, state: State, horizon: int, rng: Rng) -> State:
        """Where a state leads within so many answers of each seat on average, when all go their most promising ways."""
        left = horizon * state.seats
        while state.stack:
            question = state.top()
            if question.actor(state) == NATURE:
                state.answer(question.draw(state, rng))
            elif left <= 0:
                break
            else:
                foresight = self.best_way(state)
                state = foresight.state
                left -= len(foresight.actions)
        return state

    def play_in_step(self, state: State, luck: Luck) -> State:
        """Where a state leads up to the beat after the horizon."""
        left = self.horizon
        while state.stack:
            question = state.top()
            if isinstance(question, self.beat):
                if left == 0:
                    break
                left -= 1
            if question.actor(state) == NATURE:
                state.answer(luck.draw(question, state))
            else:
                state = self.best_way(state).state
        return state

    def best_way(self, state: State) -> Foresight:
        """The most promising way on, as it is looked for in futures."""
        return best_foresight(look_ahead(state, self.value, self.narrow, self.depth, self.alike))
