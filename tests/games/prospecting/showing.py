"""Scenes of Giganten and Black Gold, as somebody at the table sees them."""

import re
from collections.abc import Sequence
from html import unescape
from typing import Any

from tests.games.prospecting.build import Board

from spindletop.art.scene import Dock, Moment, Offer, Scene
from spindletop.games import folder
from spindletop.kernel import Event, State

NAMES = ["Ann", "Bob", "Cora", "Dan", "Eve"]
GIVEN = re.compile(r'data-action="([^"]*)"')


def moment(state: State, seat: int | None, events: Sequence[Event] = ()) -> Moment[Any]:
    view = state.view(seat)
    legal = view.legal() if seat is not None and view.actor == seat else []
    heard = [event for event in events if event.heard_by(seat)]
    return Moment(view, legal, NAMES[: state.seats], seat, heard[-1:], heard, heard)


def scene(table: Board[Any], seat: int | None = 0) -> Scene:
    return folder.scene(moment(table.state, seat, table.events))


def html(scene: Scene) -> str:
    """All that is drawn, beside plates."""
    drawn = [panel.html + panel.aside for panel in scene.panels]
    drawn += [layer.svg for panel in scene.panels if panel.map for layer in panel.map.layers]
    return "".join([*drawn, scene.dock.hand, scene.dock.line, scene.dock.film, scene.dock.worth, scene.goal.drawing])


def layer(scene: Scene, name: str) -> str:
    sheets = [panel.map for panel in scene.panels if panel.map]
    return next(each.svg for each in sheets[0].layers if each.name == name)


def panel(scene: Scene, name: str) -> str:
    return next(each.html for each in scene.panels if each.name == name)


def runs(drawn: str) -> list[list[str]]:
    """The answers that a click gives, in notation: of everything that can be clicked."""
    return [unescape(given).split("; ") for given in GIVEN.findall(drawn)]


def in_dock(dock: Dock) -> list[Offer]:
    return [*dock.offers, *(offer for stepper in dock.steppers for offer in stepper.offers)]


def offer(scene: Scene, label: str) -> Offer:
    """The one with this label."""
    found = [each for each in in_dock(scene.dock) if each.label == label]
    assert len(found) == 1, [each.label for each in in_dock(scene.dock)]
    return found[0]
