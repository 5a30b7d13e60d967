"""Giganten as people see it: a sheet of a school atlas, with the coast where the railway ends."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from spindletop.art.contours import straight_path
from spindletop.art.kit import Kit
from spindletop.art.peaks import Peak
from spindletop.art.relief import noise
from spindletop.art.scene import Moment, Scene, Spot
from spindletop.art.svg import label, path
from spindletop.games import prospecting
from spindletop.games.giganten.board import atlas
from spindletop.games.giganten.text import request
from spindletop.games.giganten.words import say
from spindletop.games.prospecting import board
from spindletop.games.prospecting.board.desk import Desk, Dress
from spindletop.games.prospecting.board.peaks import great_moments
from spindletop.games.prospecting.board.plan import EDGE, Grid, Ground
from spindletop.games.prospecting.board.tracks import BAND
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import Event

KIT = Kit("giganten", Path(prospecting.__file__).parent, Path(__file__).parent.parent)
ENDS = board.ENDS
hold = board.hold
ENDS_AT: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def plan(view: ProspectingState) -> Grid:
    return Grid(view.land.lines, view.land.width, view.land.width, upward=False, sea=atlas.SEA)


def scenery(plan: Grid) -> str:
    """On the sea: a lighthouse at the coast, a sail, and a steamer under way."""
    east = plan.width
    return (
        KIT.use("lighthouse", east + 2, 70, 40, 38)
        + KIT.use("sail", east + 22, 40, 18, 20)
        + KIT.use("steamer", east + 17, plan.height - 76, 30, 22)
    )


@lru_cache
def harbour(plan: Grid, height: float) -> str:
    """The railway runs along a shore, to quay, crane and ship."""
    east, far = plan.width, plan.width + plan.sea + EDGE
    shore = [(float(x), height - 9 + 6 * (noise(x / 60, 1, 4) - 0.5)) for x in range(-EDGE, east - 20, 32)]
    water = f"L{east - 26} {height - 9:g}V{height - 4:g}H{east + 2}V{BAND}H{far}V{height:g}H{-EDGE}z"
    drawn = path(straight_path(shore) + water, "sea-1") + path(straight_path(shore), "shore")
    for number, away in enumerate((3.4, 6.6)):
        drawn += path(straight_path([(x, y + away) for x, y in shore]), f"waves-{number}")
    quay = f"M{east - 26} {height - 9:g}v5H{east + 2}V{BAND}h3V{height - 1:g}H{east - 29}v-8z"
    drawn += path(quay, "quay") + KIT.use("ship", east + 3, height - 100, 57, 88)
    return drawn + KIT.use("crane", east - 20, BAND + 4, 46, 50)


def port(plan: Grid) -> str:
    return label(say("board.port"), plan.width + plan.sea / 2 + 3, 16.2, "space port")


DRESS = Dress(KIT, say, request, plan, "engine", verge=16, scenery=scenery, station=harbour, beyond=port)


def scene(moment: Moment[ProspectingState]) -> Scene:
    return board.scene(moment, DRESS)


def peaks(moment: Moment[ProspectingState]) -> Iterator[Peak]:
    return great_moments(Desk(moment, DRESS))


def spot(view: ProspectingState, place: int) -> Spot:
    return board.spot(view, place, DRESS)


def told_at(view: ProspectingState, event: Event) -> tuple[int, int] | None:
    return board.told_at(view, event, DRESS)


def land(view: ProspectingState) -> dict[str, Any]:
    return Ground.of(view, plan(view))


def ground(land: dict[str, Any]) -> str:
    return atlas.sheet(Ground.read(land), say("board.places").split(", "), say("board.sea"))
