"""Matches: one bot against others, seats rotated, with the interval in which its share of wins lies."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from spindletop.bots.bot import Bot
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


def play_out(state: State, bots: list[Bot], rng: Rng) -> int:
    """Let bots play a state to its end, each given its own view only. Returns the number of their answers."""
    answers = 0
    while True:
        actor = state.actor
        if actor == OVER:
            return answers
        if actor == NATURE:
            state.answer(state.top().draw(state, rng))
        else:
            state.play(bots[actor].choose(state.view(actor), rng))
            answers += 1


def match_games(
    game: Any, seats: int, options: dict[str, Any], hero: Bot, rivals: Bot, games: int, seed: int
) -> Iterator[Result]:
    """One hero among rivals, in every seat equally often; yields the result so far after each game."""
    result = Result(seats)
    for number in range(games):
        bots = [rivals] * seats
        bots[number % seats] = hero
        state: State = game.new(seats, **options)
        play_out(state, bots, Rng(seed + number))
        result.add(state.winners(), number % seats)
        yield result
