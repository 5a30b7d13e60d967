"""How good a position of Giganten looks, and its features as numbers: as in games/prospecting."""

from spindletop.games.prospecting.judgement import FEATURES, features, value

__all__ = ["FEATURES", "features", "value"]
