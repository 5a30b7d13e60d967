"""How good a position of Giganten looks, and its features as numbers: as in games/prospecting."""

from spindletop.games.prospecting.judgement import FEATURES, SPREAD, features, value

__all__ = ["FEATURES", "SPREAD", "features", "value"]
