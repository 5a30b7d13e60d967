"""A bot that a child beats: it looks one answer ahead only, and slips now and then."""

from typing import Final

from spindletop.bots.bot import Bot
from spindletop.bots.greedy import Value, best_line, look_ahead
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

SLIPS: Final = 0.2


class RookieBot(Bot):
    def __init__(self, value: Value, slips: float = SLIPS) -> None:
        self.value = value
        self.slips = slips

    def choose(self, view: State, rng: Rng) -> int:
        legal = view.legal()
        if rng.chance(self.slips):
            return legal[rng.below(len(legal))]
        return best_line(look_ahead(view.imagine(rng), self.value, beam=1, depth=1)).actions[0]
