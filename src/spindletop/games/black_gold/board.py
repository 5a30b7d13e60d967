"""Black Gold as a picture. The rows of the map run from left to right."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spindletop.art.kit import Kit
from spindletop.art.scene import Moment, Scene
from spindletop.games import folder
from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.black_gold.text import WORDS, baron_notes
from spindletop.games.prospecting import board


def svg(view: BlackGoldState, legal: Sequence[int] = (), names: Sequence[str] = ()) -> str:
    return board.svg(view, legal, WORDS, names, lanes_up=True, notes=baron_notes(view))


KIT = Kit("black_gold", Path(__file__).parent)
ENDS: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def scene(moment: Moment[Any]) -> Scene:
    return folder.old_scene(moment)


def land(view: Any) -> None:
    return None
