"""What a seat is shown of a position, and what can be clicked there."""

import re
from collections.abc import Iterable, Sequence
from html import unescape

from tests.games.king_oil.build import GAME, Table

from spindletop.art.scene import Moment, Scene, notation
from spindletop.games.king_oil import board
from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel import Event

NAMES = ["Ann", "Bob", "Cid", "Dot"]
ACTION = re.compile(r'data-action="([^"]*)"')


def moment(state: KingOilState, seat: int | None = None, since: Sequence[Event] = ()) -> Moment[KingOilState]:
    """For whoever is asked, or for this seat."""
    viewer = state.actor if seat is None and state.actor >= 0 else seat
    legal = state.legal() if viewer == state.actor else ()
    return Moment(state.view(viewer), legal, NAMES[: state.seats], viewer, since, since, since)


def shown(table: Table, seat: int | None = None) -> Scene:
    return board.scene(moment(table.state, seat, table.events))


def drawings(scene: Scene) -> str:
    """All panels and sheets of the map."""
    layers = [layer.svg for panel in scene.panels if panel.map for layer in panel.map.layers]
    return "".join([*layers, *(panel.html for panel in scene.panels), scene.dock.hand, scene.dock.worth])


def layer(scene: Scene, name: str) -> str:
    drawn = scene.panels[0].map
    assert drawn is not None
    return next(each.svg for each in drawn.layers if each.name == name)


def panel(scene: Scene, name: str) -> str:
    return next(each.html for each in scene.panels if each.name == name)


def on_panels(scene: Scene) -> list[str]:
    """Answers, or runs of them, that can be clicked on the map and on panels."""
    return [unescape(each) for each in ACTION.findall(drawings(scene))]


def in_dock(scene: Scene) -> dict[str, str]:
    """The same for the dock, with labels and consequences."""
    offers = [*(offer for stepper in scene.dock.steppers for offer in stepper.offers), *scene.dock.offers]
    return {notation(GAME, offer.answers): f"{offer.label}: {offer.consequence}" for offer in offers}


def clicks(scene: Scene) -> list[str]:
    return [*on_panels(scene), *in_dock(scene)]


def click(table: Table, wanted: str) -> None:
    """One click: an answer, or a run of them, that the seat which is asked is shown."""
    assert wanted in clicks(shown(table)), f"{wanted} cannot be clicked"
    table.play(*wanted.split("; "))


def playable(state: KingOilState, runs: Iterable[str]) -> None:
    """Whether each of these runs can be given, answer by answer, by whoever is asked."""
    for run in runs:
        trial, seat = state.copy(), state.actor
        for name in run.split("; "):
            assert trial.actor == seat and GAME.parse(name) in trial.legal(), f"{run}: {name} is not asked"
            trial.play(GAME.parse(name))
