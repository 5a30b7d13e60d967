"""A bot that a child beats: it looks one answer ahead only, and slips now and then."""

from typing import Final

from spindletop.bots.bot import Bot
from spindletop.bots.greedy import ABSURD, Temper, Valuation, fitting, look_ahead
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

SLIPS: Final = 0.2


class RookieBot(Bot):
    def __init__(self, value: Valuation, slips: float = SLIPS, temper: Temper | None = None) -> None:
        self.value = value
        self.slips = slips
        self.temper = temper

    def choose(self, view: State, rng: Rng) -> int:
        slips = rng.chance(self.slips)
        prospects = look_ahead(view.imagine(rng), self.value, beam=1, depth=1)
        if not slips:
            return fitting(prospects, self.temper, view.actor).actions[0]
        absurd = {prospect.actions[0] for prospect in prospects if prospect.worth < ABSURD}
        slip = [action for action in view.legal() if action not in absurd]
        return slip[rng.below(len(slip))] if slip else prospects[0].actions[0]
