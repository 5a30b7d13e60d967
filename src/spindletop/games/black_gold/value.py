"""How good a position of Black Gold looks, and its features as numbers."""

from typing import Final

from spindletop.bots.judgement import Judgement
from spindletop.games.black_gold.prospect import SpringRoll
from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.prospecting import judgement
from spindletop.games.prospecting.features import FEATURES, REASONS, features, places
from spindletop.games.prospecting.outlook import Outlook

SPRING_OIL: Final = 3.0  # plumes that a well spring holds, on average

__all__ = ["FEATURES", "JUDGEMENT", "REASONS", "features", "places", "value"]


def value(state: BlackGoldState, seat: int) -> float:
    """In dollars, with a part of what the others have counted against it; and a well spring just opened."""
    worth = judgement.value(state, seat)
    top = state.top() if len(state.stack) else None
    if isinstance(top, SpringRoll) and top.seat == seat:
        worth += Outlook(state, seat).derrick(state.line(top.square), SPRING_OIL)
    return worth


JUDGEMENT: Final = Judgement(
    value,
    judgement.SPREAD,
    plans=8,
    slack=1.0,
    horizon=20,
    narrow=1,
    doubt=1.5,
    patience=0.0,
    reserve=judgement.in_hand,
    trifle=0.015,  # with twice as much, those who keep their money together won 43 of 100 games for three
)
