"""Spindletop: the online table for five prospecting games, and their rules as a Python library."""

from typing import TYPE_CHECKING

from spindletop.games import game
from spindletop.kernel import NATURE, OVER, IllegalAction, Record, Rng, playout, register

if TYPE_CHECKING:  # the package, which can be called: see there
    from spindletop.games import games

__all__ = ["NATURE", "OVER", "IllegalAction", "Record", "Rng", "game", "games", "playout", "register"]
__version__ = "0.1.0"
