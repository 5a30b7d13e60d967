"""A scene as the parts of a page: each has an id of its own and is sent when it changed."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

from spindletop.art import peaks
from spindletop.art.scene import Dock, Goal, Kind, Map, Moment, Offer, Panel, Phases, Scene, Stepper, notation
from spindletop.art.svg import number
from spindletop.games import folder
from spindletop.web.kits import ground_address
from spindletop.web.pages import render
from spindletop.words import once_a_language

GOALS = 2000  # kept: they change once or twice a turn
BUTTONS = 8  # more answers of one verb than this are a list to step through


def panel_parts(place: str, scene: Scene) -> dict[str, str]:
    """Of all panels, by the ids of the elements that they fill. `place`: the address of the table."""
    parts: dict[str, str] = {}
    for panel in scene.panels:
        parts[panel.name] = panel.html if panel.bare else f"{heading(panel.title, panel.aside)}{panel.html}"
        if panel.map is not None:
            parts |= map_parts(place, panel, panel.map)
    return parts


def grounds(place: str, panels: Sequence[Panel]) -> list[str]:
    """The addresses of the maps' grounds, for a page that has them fetched first."""
    lands = [panel.map.land for panel in panels if panel.map is not None]
    return [ground_address(place, land) for land in lands if land is not None]


def heading(title: str, aside: str) -> str:
    return f"<h2>{escape(title)}{f'<span>{aside}</span>' if aside else ''}</h2>"


def map_parts(place: str, panel: Panel, shown: Map) -> dict[str, str]:
    """The ground, which a browser keeps, and the sheets above it. All have the size of the map, so that they lie upon
    each other."""
    box = " ".join(map(number, shown.view_box))
    parts = {}
    if shown.land is not None:
        parts[f"{panel.name}-ground"] = (
            f'<svg class="map-svg" viewBox="{box}" aria-hidden="true">'
            f'<use href="{ground_address(place, shown.land)}#ground"/></svg>'
        )
    for layer in shown.layers:
        words = layer.words or shown.words
        parts[f"{panel.name}-{layer.name}"] = (
            f'<svg class="map-svg" viewBox="{box}" role="group" aria-label="{words}">{layer.svg}</svg>'
        )
    return parts


@once_a_language(GOALS)
def goal_html(goal: Goal, phases: Phases) -> str:
    return render("goal.html", goal=goal, phases=phases)


def peaks_html(moment: Moment[Any]) -> str:
    """What the page plays once, beside its parts."""
    kit = folder.kit(moment.view.setup.game)
    return "".join(peaks.drawn(kit, peak) for peak in folder.peaks(moment))


def offered(moment: Moment[Any], scene: Scene) -> Dock:
    """The dock with every answer that has a place neither on a panel nor in it: nobody is left without one."""
    dock = scene.dock
    given = {*scene.placed, *(each.answers for each in dock.offers)}
    given.update(each.answers for stepper in dock.steppers for each in stepper.offers)
    left = [action for action in moment.legal if action not in given]
    offers, steppers = list(dock.offers), list(dock.steppers)
    for verb, some in by_verb(moment, left).items():
        if len(some) > BUTTONS:
            steppers.append(Stepper(some, verb, verb))
        else:
            offers += some
    return replace(dock, offers=offers, steppers=steppers)


def by_verb(moment: Moment[Any], answers: Sequence[int]) -> dict[str, list[Offer]]:
    game = moment.view.setup.game
    text = folder.text(game)
    found: dict[str, list[Offer]] = {}
    for action in answers:
        words = folder.sentence(text.action(moment.view, action, moment.names))
        kind = Kind.PASS if game.verb(action)[0] in folder.board(game).ENDS else Kind.DO
        found.setdefault(game.verb(action)[0], []).append(Offer(action, words, kind=kind))
    return found


def given(moment: Moment[Any], offer: Offer) -> str:
    """An offer's answers in notation, for the template."""
    return notation(moment.view.setup.game, offer.answers)
