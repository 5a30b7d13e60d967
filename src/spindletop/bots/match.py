"""Matches: one bot against others, seats rotated, with the interval in which its share of wins lies."""

from collections.abc import Iterator, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

from spindletop.bots.bot import Bot
from spindletop.bots.seatings import among
from spindletop.kernel.frame import NATURE, OVER
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

Z95 = 1.959964


class Result:
    """The share of wins of one bot over some games; a win shared by k seats counts 1/k."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins = 0.0

    def add(self, winners: list[int], seat: int) -> None:
        self.games += 1
        if seat in winners:
            self.wins += 1.0 / len(winners)

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share (Wilson's)."""
        if not self.games:
            return 0.0, 1.0
        games, share = float(self.games), self.share
        middle = (share + Z95 * Z95 / (2 * games)) / (1 + Z95 * Z95 / games)
        half = Z95 / (1 + Z95 * Z95 / games) * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
        return max(0.0, middle - half), min(1.0, middle + half)


class Clock:
    """How long a bot thinks about an answer."""

    def __init__(self, answers: int = 0, seconds: float = 0.0, longest: float = 0.0) -> None:
        self.answers = answers
        self.seconds = seconds
        self.longest = longest

    def add(self, answers: int, seconds: float, longest: float) -> None:
        self.answers += answers
        self.seconds += seconds
        self.longest = max(self.longest, longest)

    @property
    def mean(self) -> float:
        return self.seconds / self.answers if self.answers else 0.0


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> list[Clock]:
    """Let bots play a state to its end, each given its own view only. Returns how long each seat thought."""
    clocks = [Clock() for _ in bots]
    while True:
        actor = state.actor
        if actor == OVER:
            return clocks
        if actor == NATURE:
            state.answer(state.top().draw(state, rng))
        else:
            view = state.view(actor)
            begun = perf_counter()
            action = bots[actor].choose(view, rng)
            thought = perf_counter() - begun
            clocks[actor].add(1, thought, thought)
            state.play(action)


def match_games(
    game: Any, seats: int, options: dict[str, Any], hero: Bot, rivals: Bot, games: int, seed: int
) -> Iterator[Result]:
    """One hero among rivals, in every seat equally often; yields the result so far after each game."""
    result = Result(seats)
    seatings = among(hero, rivals, seats)
    for number in range(games):
        state: State = game.new(seats, **options)
        play_out(state, seatings[number % seats], Rng(seed << 32 | number))
        result.add(state.winners(), number % seats)
        yield result
