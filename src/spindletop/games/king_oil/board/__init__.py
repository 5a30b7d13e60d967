"""King Oil as people see it: a county's map of leases, panels beside it, plates, goal and dock."""

from functools import cache
from html import escape

from spindletop.art.kit import inside
from spindletop.art.scene import Holding, Lamp, Layer, Map, Moment, Panel, Plate, Scene, Spot, round_from
from spindletop.art.svg import tag
from spindletop.games.king_oil.board import leases, panels, pieces, plan, prices, sale, standing
from spindletop.games.king_oil.board.county import county, spots
from spindletop.games.king_oil.board.dock import dock, first_answers, phase
from spindletop.games.king_oil.board.kit import FOLDER, KIT, html, money
from spindletop.games.king_oil.board.lamplight import Light, dimmed, sought
from spindletop.games.king_oil.board.peaks import peaks
from spindletop.games.king_oil.board.progress import goal, phases
from spindletop.games.king_oil.debts import Bid, BidRest
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say
from spindletop.kernel import Event

ENDS = ("end turn",)
ENDS_AT: tuple[str, ...] = ()
GRAVE = ("give up", "drill before drawing", "drill too many")

__all__ = ["ENDS", "ENDS_AT", "GRAVE", "KIT", "ground", "hold", "land", "peaks", "scene", "spot"]


def scene(moment: Moment[KingOilState]) -> Scene:
    state, lamp = moment.view, Lamp(moment)
    shown = dock(moment)
    light = Light(moment, lamp)
    beside = [map_panel(moment, light), *side_panels(moment, light, lamp)]
    return Scene(
        beside,
        [plate(moment, seat) for seat in range(state.seats)],
        goal(state),
        phases(state),
        shown,
        frozenset(lamp.placed | first_answers(shown)),
        [seat for seat in round_from(state.mover, state.seats) if state.is_in(seat)],
    )


def hold(moment: Moment[KingOilState]) -> float:
    """Every step as long as any."""
    return 0.0


# The ground is a drawing of its own: the map is the same in every game


def land(view: KingOilState) -> object:
    return "county"


@cache
def ground(land: object) -> str:
    return inside((FOLDER / "ground.svg").read_text(encoding="utf-8"))


def spot(view: KingOilState, place: int) -> Spot:
    if place < len(view.owner):
        return Spot(say("why.property", number=place + 1), county().leases[place].text.at)
    hole = place - len(view.owner)
    number = view.box.property_of[hole]
    return Spot(say("why.hole", number=number + 1, hole=hole - view.box.first_hole[number] + 1), spots()[hole])


def told_at(view: KingOilState, event: Event) -> tuple[int, int] | None:
    for hole in pieces.holes_in([event], *pieces.WELLS):
        return spots()[hole]
    for number in pieces.land_in([event]):
        return county().leases[number].text.at
    if event.kind == "pipeline":
        _, _, target = event.numbers
        return county().leases[target].text.at
    return None


# The map


def map_panel(moment: Moment[KingOilState], light: Light) -> Panel:
    state, names = moment.view, moment.names
    sold = sale.sale_in(state)
    lot = sold.number if sold else None
    lots = standing.leases_of(state, state.mover) if phase(state) == "auction" else []
    dark = dimmed([lot], "block") if lot is not None else dimmed(light.land, "lit")
    own = standing.by_derricks(state, state.actor) if moment.legal and lot is None and light.is_out else []
    dark += sought(own[0]) if own else ""
    lot_tags = pieces.lot_tags(lot, [each for each in lots if each != lot]) if lot is not None and lots else ""
    struck = pieces.holes_in(moment.now, "drilled")
    layers = {
        "owners": plan.owners(state),
        "plan": plan.plan(),
        "names": plan.names(state),
        "dark": dark,
        "pipes": pieces.pipelines(state, names),
        "caps": pieces.caps(state),
        "derricks": pieces.derricks(state, names, struck),
        "lit": light.drawn(),
        "marks": pieces.pencil(state, moment.since) + pieces.tags(state) + lot_tags,
        "office": plan.office(state, lot if lots else None),
    }
    sheet = Map(plan.view_box(), html("board.map"), [Layer(*each) for each in layers.items()], land(state))
    return Panel("map", say("board.title"), "i-lease", map=sheet, aside=legend(state))


def legend(state: KingOilState) -> str:
    entries = [
        (KIT.icon("peg", "key"), say("board.legend_hole")),
        (KIT.icon("cap", "key"), say("board.legend_dry")),
        (KIT.icon("shed", "key"), say("board.legend_shed")),
        (panels.flow(1, None), say("board.legend_pipeline", price=state.box.pipeline_price)),
    ]
    return tag("ul", *(tag("li", icon, escape(words)) for icon, words in entries), class_="legend")


# Panels


def side_panels(moment: Moment[KingOilState], light: Light, lamp: Lamp) -> list[Panel]:
    """All of them, always; the style sheet shows the certificate and the ladder at sales, the others otherwise."""
    state, names = moment.view, moment.names
    sold = sale.sale_in(state)
    shown = [
        ("land", "i-lease", leases.land(moment, light, lamp)),
        ("dues", "i-pipe", panels.royalties(state, moment.seat, names)),
        ("pile", "i-card", panels.pile(state)),
        ("lot", "i-gavel", sale.certificate(state, sold) if sold else ""),
        ("bids", "i-derrick", sale.prices_panel(moment, sold, lamp) if sold else ""),
    ]
    return [Panel(name, say(f"panel.tab_{name}"), icon, html, bare=True) for name, icon, html in shown]


# Plates


def plate(moment: Moment[KingOilState], seat: int) -> Plate:
    state = moment.view
    counts = (
        ("i-lease", len(standing.leases_of(state, seat)), "board.has_leases"),
        ("i-derrick", state.derricks_of[seat], "board.has_derricks"),
        ("i-pipe", state.laid_of[seat], "board.has_pipelines"),
        ("i-hole", state.empty_of[seat], "board.has_holes"),
    )
    holdings = [Holding(icon, str(count), say(key, count=count)) for icon, count, key in counts]
    worth = state.worths()[seat]
    holdings.append(Holding("i-bank", money(worth), say("board.has_worth", worth=worth)))
    note, out = plate_note(state, seat)
    bidding = isinstance(state.question, Bid | BidRest)
    pressed = state.is_in(seat) and not bidding and 2 * standing.due_from(state, seat) > state.cash[seat]
    return Plate(money(state.cash[seat]), tuple(holdings) if state.is_in(seat) else (), note, out, pressed=pressed)


def plate_note(state: KingOilState, seat: int) -> tuple[str, bool]:
    asked = state.question
    if not state.is_in(seat):
        return say("board.bankrupt"), True
    if isinstance(asked, Bid | BidRest):
        if seat not in prices.bidders(state, asked):
            return say("board.passed"), True
        if isinstance(asked, Bid) and asked.leader == seat:
            return say("board.bids", bid=asked.bid), False
    owes = standing.due_from(state, seat)
    return say("board.owes", amount=owes) if owes else say("board.owes_nothing"), False
