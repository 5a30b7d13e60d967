"""How good a position of Giganten looks, and its features as numbers."""

from typing import Final

from spindletop.games.prospecting import judgement
from spindletop.games.prospecting.state import ProspectingState

FEATURES: Final = judgement.FEATURES


def value(state: ProspectingState, seat: int) -> float:
    """In dollars, with a part of what the others have counted against it."""
    return judgement.value(state, seat)


def features(state: ProspectingState, seat: int) -> list[float]:
    return judgement.features(state, seat)
