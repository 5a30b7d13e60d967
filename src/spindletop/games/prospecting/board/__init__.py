"""Giganten and Black Gold as people see them: the map, the railway, the companies, cards and dock."""

from typing import Any

from spindletop.art.scene import Moment, Phases, Scene, Spot
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board import cards, market, sheet, tracks
from spindletop.games.prospecting.board.desk import Desk, Dress
from spindletop.games.prospecting.board.dock import dock
from spindletop.games.prospecting.board.goal import goal
from spindletop.games.prospecting.board.plates import plates
from spindletop.games.prospecting.text import Words
from spindletop.kernel import Event

ENDS = ("done",)


def hold(moment: Moment[Any]) -> float:
    """Every step as long as any."""
    return 0.0


def scene(moment: Moment[Any], dress: Dress) -> Scene:
    desk = Desk(moment, dress)
    panels = [sheet.panel(desk), market.panel(desk), tracks.panel(desk), cards.panel(desk)]
    asked = dock(desk)
    placed = frozenset(desk.lamp.placed)
    return Scene(panels, plates(desk), goal(desk), phases(desk), asked, placed, coming(desk))


def coming(desk: Desk) -> list[int]:
    """Who takes a card, or moves, after who is at it; in other phases it is as it comes."""
    goes_round = "points" in desk.asked or desk.view.offer
    return queries.order_of_play(desk.view)[desk.at_it + 1 :] if goes_round else []


def spot(view: Any, place: int, dress: Dress) -> Spot:
    return Spot(Words(dress.say).square(view, place), dress.plan(view).middle(place))


# Events that happen on a square, and where its number stands in them
SQUARES = dict.fromkeys(("placed", "drove", "surveyed", "dried_up", "found", "built", "spring", "deepened"), 1)
SQUARES["extra_well"] = 0


def told_at(view: Any, event: Event, dress: Dress) -> tuple[int, int] | None:
    return dress.plan(view).middle(event.numbers[SQUARES[event.kind]]) if event.kind in SQUARES else None


def phases(desk: Desk) -> Phases:
    number = queries.round_number(desk.view)
    title = desk.say("board.round", number=number) if number else desk.say("board.this_round")
    names = tuple(desk.say("board.steps").split(", "))
    step = queries.step_of_round(desk.view)
    return Phases(title, names, step if step < len(names) else -1)
