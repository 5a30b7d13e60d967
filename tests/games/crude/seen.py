"""What a viewer sees of a position of Crude: its scene, and what can be clicked in it."""

import re
from collections.abc import Sequence
from xml.etree import ElementTree

from tests.games.crude.build import CRUDE

from spindletop.art.scene import Moment, Scene
from spindletop.games.crude import board
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import Event

NAMES = ["Ann", "Bob", "Cleo", "Dora"]


def look(state: CrudeState, seat: int | None = None, since: Sequence[Event] = ()) -> Scene:
    """The scene of a seat, which may answer if it is asked; of a spectator without one."""
    view = state.view(seat)
    legal = view.legal() if seat is not None and view.actor == seat else []
    return board.scene(Moment(view, legal, NAMES[: state.seats], seat, since[-1:], since, since))


def page(scene: Scene) -> str:
    """All that it shows but plates and goal line; amounts without their commas."""
    dock = scene.dock
    said = [f"{each.label} {each.consequence}" for each in dock.offers]
    html = "".join(panel.html for panel in scene.panels) + dock.hand + dock.line + dock.worth + " ".join(said)
    return re.sub(r"(?<=\d),(?=\d{3})", "", html)


def panel(scene: Scene, name: str) -> ElementTree.Element:
    return parsed(next(each.html for each in scene.panels if each.name == name))


def parsed(html: str) -> ElementTree.Element:
    """Ours is well-formed, so that nothing is left open."""
    return ElementTree.fromstring(f"<div>{html}</div>")


def with_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [each for each in root.iter() if name in each.get("class", "").split()]


def clickable(scene: Scene) -> dict[str, str]:
    """The runs of answers on the panels, in notation, with the words that name them."""
    roots = [parsed(each.html) for each in scene.panels]
    found = [each for root in roots for each in root.iter() if each.get("data-action")]
    return {each.get("data-action", ""): each.get("aria-label", "") for each in found}


def runs(scene: Scene) -> list[list[int]]:
    """All runs of answers that are offered anywhere."""
    dock = scene.dock
    offers = [*dock.offers, *(offer for stepper in dock.steppers for offer in stepper.offers)]
    in_dock = [[each.answers] if isinstance(each.answers, int) else list(each.answers) for each in offers]
    return in_dock + [[CRUDE.parse(step) for step in each.split("; ")] for each in clickable(scene)]
