"""Giganten as people see it: a sheet of a school atlas, with the coast where the railway ends."""

from pathlib import Path
from typing import Any

from spindletop.art.kit import Kit
from spindletop.art.scene import Moment, Scene
from spindletop.games import prospecting
from spindletop.games.giganten.words import say
from spindletop.games.prospecting import board
from spindletop.games.prospecting.board.desk import Dress
from spindletop.games.prospecting.board.plan import Ground, Plan
from spindletop.games.prospecting.state import ProspectingState

KIT = Kit("giganten", Path(prospecting.__file__).parent, Path(__file__).parent.parent)
ENDS = board.ENDS
GRAVE: tuple[str, ...] = ()
SEA = 50


def plan(view: ProspectingState) -> Plan:
    return Plan(view.land.lines, view.land.width, view.land.width, upward=False, sea=SEA, fold=4)


DRESS = Dress(KIT, say, plan, "loco")


def scene(moment: Moment[ProspectingState]) -> Scene:
    return board.scene(moment, DRESS)


def land(view: ProspectingState) -> dict[str, Any]:
    return Ground.of(view, plan(view))


def ground(land: dict[str, Any]) -> str:
    from spindletop.games.black_gold.board import ground as sheet

    return sheet.ground(Ground.read(land), ["Hirschfeld"])
