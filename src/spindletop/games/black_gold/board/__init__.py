"""Black Gold as people see it: a survey sheet of Texas, 1922. The rows of the map run from left to right."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spindletop.art.kit import Kit
from spindletop.art.peaks import Peak
from spindletop.art.scene import Moment, Scene, Spot
from spindletop.games import prospecting
from spindletop.games.black_gold.board import survey
from spindletop.games.black_gold.state import BlackBox, BlackGoldState
from spindletop.games.black_gold.text import baron_notes, request
from spindletop.games.black_gold.words import say
from spindletop.games.prospecting import board
from spindletop.games.prospecting.board.desk import Desk, Dress
from spindletop.games.prospecting.board.peaks import great_moments
from spindletop.games.prospecting.board.plan import Grid, Ground
from spindletop.kernel import Event

KIT = Kit("black_gold", Path(prospecting.__file__).parent, Path(__file__).parent.parent)
ENDS = board.ENDS
hold = board.hold
ENDS_AT: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def plan(view: BlackGoldState) -> Grid:
    assert isinstance(view.box, BlackBox)
    tile = view.box.tile_size
    return Grid(view.land.lines, view.black_table.columns * tile, view.land.width, upward=True, fold=tile)


DRESS = Dress(KIT, say, request, plan, "loco", notes=baron_notes)


def scene(moment: Moment[BlackGoldState]) -> Scene:
    return board.scene(moment, DRESS)


def peaks(moment: Moment[BlackGoldState]) -> Iterator[Peak]:
    return great_moments(Desk(moment, DRESS))


def spot(view: BlackGoldState, place: int) -> Spot:
    return board.spot(view, place, DRESS)


def told_at(view: BlackGoldState, event: Event) -> tuple[int, int] | None:
    return board.told_at(view, event, DRESS)


def land(view: BlackGoldState) -> dict[str, Any]:
    return Ground.of(view, plan(view))


def ground(land: dict[str, Any]) -> str:
    return survey.sheet(Ground.read(land), say("board.places").split(", "))
