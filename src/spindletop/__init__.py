"""Spindletop: the online table for five prospecting games, and their rules as a Python library."""

from spindletop.games import game, games
from spindletop.kernel import NATURE, OVER, IllegalAction, Record, Rng, playout, register

__all__ = ["NATURE", "OVER", "IllegalAction", "Record", "Rng", "game", "games", "playout", "register"]
__version__ = "0.1.0"
