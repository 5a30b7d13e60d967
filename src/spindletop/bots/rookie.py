"""A bot that a child beats: it looks one answer ahead only, and slips now and then."""

from typing import Final

from spindletop.bots.greedy import GreedyBot, Temper, Valuation

SLIPS: Final = 0.2


class RookieBot(GreedyBot):
    def __init__(self, value: Valuation, slips: float = SLIPS, temper: Temper | None = None) -> None:
        super().__init__(value, beam=1, depth=1, temper=temper, slips=slips)
