"""Black Gold on a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.black_gold.text import WORDS, baron_notes
from spindletop.games.prospecting import terminal


def table(view: BlackGoldState, names: Sequence[str]) -> RenderableType:
    return terminal.table(view, names, WORDS, lanes_up=True, notes=baron_notes(view))
