"""A bot that a child beats: it looks one answer ahead only, and slips now and then."""

from typing import Final

from spindletop.bots.bot import Bot
from spindletop.bots.greedy import ABSURD, Temper, Value, fitting, look_ahead
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

SLIPS: Final = 0.2


class RookieBot(Bot):
    def __init__(self, value: Value, slips: float = SLIPS, temper: Temper | None = None) -> None:
        self.value = value
        self.slips = slips
        self.temper = temper

    def choose(self, view: State, rng: Rng) -> int:
        slips = rng.chance(self.slips)
        lines = look_ahead(view.imagine(rng), self.value, beam=1, depth=1)
        if not slips:
            return fitting(lines, self.temper, view.actor).actions[0]
        absurd = {line.actions[0] for line in lines if line.worth < ABSURD}
        slip = [action for action in view.legal() if action not in absurd]
        return slip[rng.below(len(slip))] if slip else lines[0].actions[0]
