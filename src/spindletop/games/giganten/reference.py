"""Giganten's cards and prices: as in games/prospecting."""

from spindletop.games.giganten.text import WORDS
from spindletop.games.prospecting import reference
from spindletop.games.sheets import Sheet
from spindletop.kernel import Setup


def sheets(setup: Setup) -> list[Sheet]:
    return reference.sheets(setup, WORDS)
