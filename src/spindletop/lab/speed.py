"""How quickly random games are played here: one measurement, printed as JSON (see bench)."""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from spindletop.kernel import OVER, Rng, playout
from spindletop.kernel.registry import game

COPIES = 50  # of each position


def games_until(seconds: float, play: Callable[[int], int]) -> dict[str, float]:
    """Plays games for so long; `play` takes a seed and returns the number of decisions."""
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(games)
        games += 1
    return {"decisions": decisions / spent, "games": games / spent}


def measure(slug: str, seats: int, seconds: float) -> dict[str, float]:
    """Decisions and games a second, and microseconds a copy, in random play."""
    its_game = game(slug)

    def play(seed: int) -> int:
        return playout(its_game.new(seats), Rng(seed))

    return games_until(seconds, play) | {"copy": copy_time(its_game, seats)}


def copy_time(its_game: Any, seats: int) -> float:
    """The mean over the positions of a few games, in microseconds."""
    spent, copies = 0.0, 0
    for seed in range(3):
        state, rng = its_game.new(seats), Rng(seed)
        while state.actor != OVER:
            start = time.perf_counter()
            for _ in range(COPIES):
                state.copy()
            spent += time.perf_counter() - start
            copies += COPIES
            for _ in range(10):
                if state.actor != OVER:
                    state.answer(state.top().draw(state, rng) if state.actor < 0 else random_answer(state, rng))
    return spent / copies * 1e6


def random_answer(state: Any, rng: Rng) -> int:
    legal: list[int] = state.legal()
    return legal[rng.below(len(legal))]


def measure_catanatron(seconds: float) -> dict[str, float]:
    """The same for four random players of catanatron."""
    peer: Any = import_module("catanatron")

    def play(seed: int) -> int:
        random.seed(seed)
        table = peer.Game([peer.RandomPlayer(color) for color in peer.Color])
        table.play()
        return len(table.state.actions)

    result = games_until(seconds, play)
    table = peer.Game([peer.RandomPlayer(color) for color in peer.Color])
    for _ in range(200):
        table.play_tick()
    start = time.perf_counter()
    for _ in range(COPIES):
        table.copy()
    return result | {"copy": (time.perf_counter() - start) / COPIES * 1e6}


if __name__ == "__main__":
    what, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps(measure_catanatron(seconds) if what == "catanatron" else measure(what, seats, seconds)))
