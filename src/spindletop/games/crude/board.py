"""Crude on a page: estates instead of a map, two barrel yards and a highway of consumers, a barometer, front pages."""

from spindletop.art.scene import Lamp, Panel, Scene, round_from
from spindletop.games.crude.assets import SpecialPurchase
from spindletop.games.crude.box import NOBODY
from spindletop.games.crude.panels.changes import changes
from spindletop.games.crude.panels.company import goal, phases, plates
from spindletop.games.crude.panels.dock import dock
from spindletop.games.crude.panels.economy import economy
from spindletop.games.crude.panels.estates import other_estates, own_estate, shown_first
from spindletop.games.crude.panels.kit import KIT, Crude
from spindletop.games.crude.panels.markets import markets
from spindletop.games.crude.panels.papers import papers
from spindletop.games.crude.panels.peaks import peaks
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.words import say

__all__ = ["ENDS", "ENDS_AT", "GRAVE", "KIT", "hold", "land", "peaks", "scene"]

ENDS = ("done",)  # money that is used up ends the turn; barrels and hits that are used up end nothing
ENDS_AT = ("SpecialPurchase", "Assets")
GRAVE = ("declare",)

HOLDS = {"rolled": 1.2, "economy": 1.5, "news": 2.0, "struck": 1.0}  # seconds for which these want to be seen


def scene(moment: Crude) -> Scene:
    lamp, changed, first = Lamp(moment), changes(moment), shown_first(moment)
    panels = [
        Panel("estate", say("panel.estate"), "i-derrick", own_estate(moment, lamp, changed, first), bare=True),
        Panel("others", say("panel.others"), "i-town", other_estates(moment, lamp, changed, first), bare=True),
        Panel("markets", say("panel.markets"), "i-crude", markets(moment, lamp, changed, first), bare=True),
        Panel("economy", say("panel.economy"), "i-tube", economy(moment, changed), bare=True),
        Panel("news", say("panel.news"), "i-news", papers(moment), bare=True),
    ]
    return Scene(
        panels,
        plates(moment, changed),
        goal(moment),
        phases(moment),
        dock(moment, first),
        frozenset(lamp.placed),
        coming(moment.view),
    )


def coming(view: CrudeState) -> list[int]:
    """Whose turns come next; before the first turn, who buys assets next."""
    if isinstance(view.question, SpecialPurchase):
        buyers = [(view.first + done) % view.seats for done in range(view.seats)]
        return buyers[buyers.index(view.actor) + 1 :]
    owners = dict.fromkeys(view.owner[quadrant] for quadrant in round_from(view.quadrant, len(view.owner)))
    return [seat for seat in owners if seat not in (NOBODY, view.mover)]


def hold(moment: Crude) -> float:
    return max((HOLDS.get(event.kind, 0.0) for event in moment.now), default=0.0)


def land(view: CrudeState) -> None:
    """No map: the estates look the same in every game, and are drawings of the kit."""
