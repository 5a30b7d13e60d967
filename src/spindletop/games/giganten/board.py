"""Giganten as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spindletop.art.kit import Kit
from spindletop.art.scene import Moment, Scene
from spindletop.games import folder
from spindletop.games.giganten.text import WORDS
from spindletop.games.prospecting import board
from spindletop.games.prospecting.state import ProspectingState


def svg(view: ProspectingState, legal: Sequence[int] = (), names: Sequence[str] = ()) -> str:
    return board.svg(view, legal, WORDS, names)


KIT = Kit("giganten", Path(__file__).parent)
ENDS: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def scene(moment: Moment[Any]) -> Scene:
    return folder.old_scene(moment)


def land(view: Any) -> None:
    return None
