"""How good a position of Giganten looks, and its features as numbers: as in games/prospecting."""

from typing import Final

from spindletop.bots.judgement import Judgement
from spindletop.games.prospecting.judgement import FEATURES, SPREAD, features, value

JUDGEMENT: Final = Judgement(value, SPREAD)

__all__ = ["FEATURES", "JUDGEMENT", "features", "value"]
