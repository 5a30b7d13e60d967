"""Giganten as a picture."""

from collections.abc import Sequence

from spindletop.games.giganten.text import WORDS
from spindletop.games.prospecting import board
from spindletop.games.prospecting.state import ProspectingState


def svg(view: ProspectingState, legal: Sequence[int] = (), names: Sequence[str] = ()) -> str:
    return board.svg(view, legal, WORDS, names)
