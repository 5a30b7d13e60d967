"""Giganten on a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from spindletop.games.giganten.text import WORDS
from spindletop.games.prospecting import terminal
from spindletop.games.prospecting.state import ProspectingState


def table(view: ProspectingState, names: Sequence[str]) -> RenderableType:
    return terminal.table(view, names, WORDS)
