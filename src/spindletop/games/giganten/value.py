"""How good a position of Giganten looks, and its features as numbers: as in games/prospecting."""

from typing import Final

from spindletop.bots.judgement import Judgement
from spindletop.games.prospecting.features import FEATURES, REASONS, features, places
from spindletop.games.prospecting.judgement import SPREAD, in_hand, value

JUDGEMENT: Final = Judgement(value, SPREAD, reserve=in_hand)

__all__ = ["FEATURES", "JUDGEMENT", "REASONS", "features", "places", "value"]
