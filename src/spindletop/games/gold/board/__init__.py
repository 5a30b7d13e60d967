"""Gold as people see it: a mine by lamplight. Both cards stay up until everybody has seen them; then it happens."""

from collections.abc import Iterator

from spindletop.art.peaks import Peak
from spindletop.art.scene import Goal, Lamp, Layer, Map, Moment, Panel, Phases, Scene, round_from
from spindletop.games.gold.board import drawings, mountain
from spindletop.games.gold.board.dock import dock
from spindletop.games.gold.board.drawings import KIT
from spindletop.games.gold.board.panels import box, key
from spindletop.games.gold.board.peaks import great_moments
from spindletop.games.gold.board.places import HEIGHT, WIDTH, lie
from spindletop.games.gold.board.ribbon import ribbon
from spindletop.games.gold.board.seats import plates
from spindletop.games.gold.board.showing import Showing, showing, told
from spindletop.games.gold.state import GoldState
from spindletop.games.gold.words import say

__all__ = ["ENDS", "ENDS_AT", "GRAVE", "KIT", "ground", "hold", "land", "peaks", "scene"]

ENDS: tuple[str, ...] = ()  # a card is turned up with one click: there is nothing to think over
ENDS_AT: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def scene(moment: Moment[GoldState]) -> Scene:
    shown, lamp = showing(moment), Lamp(moment)
    return Scene(
        [map_panel(moment, shown, lamp), key(shown), box(moment.view)],
        plates(moment, shown),
        goal(moment.view, shown),
        phases(moment, shown),
        dock(moment, shown),
        frozenset(lamp.placed),
        round_from(moment.view.actor, moment.view.seats),
    )


def hold(moment: Moment[GoldState]) -> float:
    return showing(moment).hold


def peaks(moment: Moment[GoldState]) -> Iterator[Peak]:
    return great_moments(moment, showing(moment), lie(moment.view.box.total, layout_of(moment.view)))


def land(view: GoldState) -> object:
    return layout_of(view)


def ground(land: str) -> str:
    return mountain.ground(land)


def layout_of(view: GoldState) -> str:
    return str(view.setup.options["layout"])


def map_panel(moment: Moment[GoldState], shown: Showing, lamp: Lamp) -> Panel:
    view = moment.view
    layout = layout_of(view)
    cards = lie(view.box.total, layout)
    layers = [
        Layer("mine", drawings.fixtures(cards, layout != "grid"), say("layer.mine")),
        *drawings.backs(cards, shown.lying),
        *drawings.lights(lamp, cards, view.box.ids.turn),
        Layer("faces", drawings.faces(view, cards, shown.up, bool(shown.outcomes)), say("layer.faces")),
    ]
    whole = Map((0, 0, WIDTH, HEIGHT), say("board.words"), layers, land(view))
    return Panel("map", say("board.title"), "i-pick", ribbon(moment, shown), whole, bare=True)


def goal(view: GoldState, shown: Showing) -> Goal:
    left, total = len(shown.lying), int(view.box.total)
    far = say("goal.rush" if shown.rush else "goal.far", cards=left, rush=view.box.rush_at)
    rail = drawings.rail((total - left) / total, 1 - int(view.box.rush_at) / total)
    return Goal(say("goal.wins"), say("goal.when"), far, (total - left) / total, drawing=rail)


def phases(moment: Moment[GoldState], shown: Showing) -> Phases:
    view = moment.view
    names = ("rush",) if shown.rush else ("first", "second", "outcome")
    steps = tuple(say(f"phase.{name}") for name in names)
    now = 0 if shown.rush else 2 if shown.outcomes else len(shown.up)
    if shown.results or not view.stack:
        return Phases(say("phase.over"), steps, now)
    begun = told(moment.now, "turn") if shown.outcomes else []  # the next turn has begun already
    turn = begun[0][1] - 1 if begun else view.turn
    name = "phase.game" if view.games > 1 else "phase.turn"
    return Phases(say(name, turn=turn, game=view.game_number + 1, games=view.games), steps, now)
