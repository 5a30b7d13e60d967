"""The parts of an analysis: each can be done in any process."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from spindletop.analysis.played import Played
from spindletop.analysis.reasons import Reason, goes_along, loss, why
from spindletop.bots import roster
from spindletop.bots.search import SearchBot, carry_out
from spindletop.games import folder
from spindletop.kernel import NATURE, Rng

SEED = 1922
AS_GOOD = 0.01  # of the win: answers that cost no more are as good,
UNSURE = 2.0  # as may be those that cost no more than so many standard errors
NEAR, FAR = 4, 10  # answers of each seat in a future: judging all at one distance would favour a phase of the game


@dataclass(frozen=True)
class Passage:
    """A run of answers of one seat, or one answer of nature."""

    start: int  # the position before it
    end: int  # and after
    actor: int
    free: bool  # whether there was another way


@dataclass(frozen=True)
class Divide:
    """A game as the moves that it consists of."""

    played: Played

    def do(self) -> list[Passage]:
        moves: list[Passage] = []
        positions = self.played.positions
        for at, state in enumerate(positions[:-1]):
            actor, free = state.actor, state.actor == NATURE or len(state.legal()) > 1
            if moves and moves[-1].actor == actor != NATURE:
                last = moves.pop()
                moves.append(Passage(last.start, at + 1, actor, free or last.free))
            else:
                moves.append(Passage(at, at + 1, actor, free))
        return moves


@dataclass(frozen=True)
class Chances:
    shares: list[float]  # of the win, for each seat
    seconds: float  # that it took to tell


@dataclass(frozen=True)
class Look:
    """How likely each seat is to win at a position: judged where a few futures lead. All positions meet the same
    luck, so that neighbours differ by what happened between them."""

    played: Played
    at: int
    futures: int
    instead: tuple[int, ...] = ()  # other answers given there first

    def do(self) -> Chances:
        begun = perf_counter()
        here = self.played.positions[self.at].copy()
        carry_out(here, self.instead)
        judgement = folder.value(self.played.game).JUDGEMENT
        totals = [0.0] * here.seats
        for number in range(self.futures):
            horizon = NEAR + (FAR - NEAR) * number // self.futures
            there = judgement.play_on(here.copy(), horizon, Rng(SEED + number))
            for seat, share in enumerate(judgement.chances(there)):
                totals[seat] += share
        return Chances([total / self.futures for total in totals], perf_counter() - begun)


@dataclass(frozen=True)
class Think:
    """What the strongest level would have answered, from what its seat could know."""

    played: Played
    at: int
    budget: str  # of its thoughts: 1s, or a number of futures

    def do(self) -> tuple[int, ...]:
        here, game = self.played.positions[self.at], self.played.game
        view, bot = here.view(here.actor), roster.levels(game)[-1].make("")
        if isinstance(bot, SearchBot):
            return tuple(roster.tycoon(game, self.budget).think(view, Rng(SEED))[0].actions)
        return (bot.choose(view, Rng(SEED)),)


@dataclass(frozen=True)
class Compare:
    """Why one run of answers would have been better than another, from what its seat could know; nothing in a game of
    memory."""

    played: Played
    at: int
    plan: tuple[int, ...]
    other: tuple[int, ...]
    budget: str

    def do(self) -> tuple[Reason, ...]:
        here, game = self.played.positions[self.at], self.played.game
        if game.memory:
            return ()
        return tuple(why(here.view(here.actor), self.plan, self.other, roster.tycoon(game, self.budget), SEED))


@dataclass(frozen=True)
class Weighed:
    """How answers compare with better ones."""

    cost: float  # what they win less often
    right: bool  # they may be as good, for all that the futures tell


@dataclass(frozen=True)
class Weigh:
    """What somebody tries instead of an answer, beside what the strong bot would have done there."""

    played: Played
    at: int
    tried: tuple[int, ...]
    better: tuple[int, ...]
    budget: str

    def do(self) -> Weighed:
        here, bot = self.played.positions[self.at], roster.tycoon(self.played.game, self.budget)
        if goes_along(self.tried, self.better):
            return Weighed(0.0, True)
        cost, error = loss(here.view(here.actor), self.tried, self.better, bot, SEED)
        return Weighed(cost, cost <= max(AS_GOOD, UNSURE * error))


Task = Divide | Look | Think | Compare | Weigh


def do(task: Task) -> Any:
    return task.do()
