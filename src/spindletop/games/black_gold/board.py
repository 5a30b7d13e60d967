"""Black Gold as a picture. The rows of the map run from left to right."""

from collections.abc import Sequence

from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.black_gold.text import WORDS, baron_notes
from spindletop.games.prospecting import board


def svg(view: BlackGoldState, legal: Sequence[int] = (), names: Sequence[str] = ()) -> str:
    return board.svg(view, legal, WORDS, names, lanes_up=True, notes=baron_notes(view))
