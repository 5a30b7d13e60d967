"""Black Gold in words."""

from collections.abc import Sequence

from spindletop.games.black_gold import baron, layout, prospect, steps
from spindletop.games.black_gold.state import BlackBox, BlackGoldState
from spindletop.games.prospecting.text import Words, capital, dollars, number, stop
from spindletop.kernel import Event

WORDS = Words(
    black="the Oil Baron's train", unit="plume", marker="marker", line="row", terrain=("plains", "rough", "hill")
)


def place(state: BlackGoldState, number: int) -> str:
    """A place of the map in words."""
    table = state.black_table
    tier = "ABC"[number // table.columns]
    side = "" if table.columns == 1 else " left" if number % table.columns == 0 else " right"
    return f"tier {tier}{side}"


def baron_notes(state: BlackGoldState) -> list[str]:
    """For each company the Oil Baron's licences: how many lie face down, and what the open ones are worth."""
    notes = []
    for company in range(state.table.piles):
        hidden = state.hands[state.seats + company]
        shown = f" + {state.baron_worth(company)}" if state.face_up[company] else ""
        notes.append(f"Baron: {number(hidden, 'card')}{shown}")
    return notes


def question(state: BlackGoldState, names: Sequence[str]) -> str:
    asked = state.question
    who = f"{names[state.actor]}: " if state.actor >= 0 else ""
    match asked:
        case layout.DrawTile(place=where) | layout.ChooseTile(place=where):
            return f"{who}which tile lies in {place(state, where)}?"
        case layout.DrawTurn(place=where) | layout.ChooseTurn(place=where):
            return f"{who}how is the tile in {place(state, where)} turned?"
        case layout.WellPlace(place=where):
            return f"Where is the extra well in {place(state, where)}?"
        case prospect.WellSpring():
            return f"{who}do you open a well spring beside your truck for {dollars(state.box.spring_cost)}?"
        case prospect.SpringRoll():
            return "How much oil does the well spring hold?"
        case prospect.DrillDeeper():
            return f"{who}where do you drill deeper, for {dollars(state.box.deeper_cost)} each?"
        case baron.GreedyBid(company=company):
            worth = state.baron_worth(company)
            shown = stop(f"{who}the Oil Baron shows {worth} for {WORDS.company(state, company)}")
            return f"{shown} Bid more, or leave it to him."
        case baron.FinalBid(company=company):
            return f"{who}your final bid against the Oil Baron for {WORDS.company(state, company)}?"
        case steps.NameCompany():
            return f"{who}at which company do you sell? Its price is rolled first."
    return WORDS.question(state, names)


def action(state: BlackGoldState, action: int) -> str:
    verb, _ = state.setup.game.verb(action)
    if verb == "spring":
        return dollars(state.box.spring_cost)
    if verb == "deepen":
        return dollars(state.box.deeper_cost)
    return WORDS.action(state, action)


def event(state: BlackGoldState, event: Event, names: Sequence[str]) -> str:
    match event.kind, event.numbers:
        case "tile", (where, tile, turn):
            box = state.box
            assert isinstance(box, BlackBox)
            return f"  {capital(place(state, where))}: {box.tiles[tile]}, turned by {90 * turn} degrees."
        case "extra_well", (square, _):
            return f"  An extra well on {WORDS.square(state, square)}."
        case "spring", (seat, square, oil):
            return f"  {names[seat]}'s well spring on {WORDS.square(state, square)} holds {number(oil, 'plume')}."
        case "deepened", (seat, square, oil):
            return f"  {names[seat]} drills deeper on {WORDS.square(state, square)}: {number(oil, 'plume')}."
        case "baron_shows", (company, worth):
            return stop(f"  The Oil Baron shows {worth} at {WORDS.company(state, company)}")
        case "baron_wins", (company,):
            return f"  The Oil Baron wins {WORDS.company(state, company)}: nobody sells there."
        case "named", (seat, company):
            return stop(f"  {names[seat]} will sell at {WORDS.company(state, company)}")
    return WORDS.event(state, event, names)
