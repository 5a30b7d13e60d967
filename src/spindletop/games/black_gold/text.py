"""Black Gold in words."""

from collections.abc import Sequence

from spindletop.games.black_gold import baron, layout, prospect, steps
from spindletop.games.black_gold.state import BlackBox, BlackGoldState
from spindletop.games.black_gold.words import say
from spindletop.games.prospecting.text import HEADINGS, Words, doer
from spindletop.games.reader import Reader
from spindletop.kernel import Event
from spindletop.words import Filling

__all__ = ["HEADINGS", "WORDS", "action", "baron_notes", "doer", "event", "heading", "question", "step"]

WORDS = Words(say)
TURN = 90  # degrees


def place(state: BlackGoldState, number: int) -> dict[str, Filling]:
    """A place of the map, for words that tell of it."""
    table = state.black_table
    side = "whole" if table.columns == 1 else "left" if number % table.columns == 0 else "right"
    return {"tier": "ABC"[number // table.columns], "side": side}


def baron_notes(state: BlackGoldState) -> list[str]:
    """For each company the Oil Baron's licences: how many lie face down, and what the open ones are worth."""
    return [
        say(
            "baron.shows" if state.face_up[company] else "baron",
            cards=state.hands[state.seats + company],
            worth=state.baron_worth(company),
        )
        for company in range(state.table.piles)
    ]


def question(state: BlackGoldState, names: Sequence[str]) -> str:
    return WORDS.asks(state, names, request(state))


def request(state: BlackGoldState) -> str:
    return own_question(state) or WORDS.request(state)


def own_question(state: BlackGoldState) -> str:
    """What only Black Gold asks; empty, if both games do."""
    match state.question:
        case layout.DrawTile(place=where) | layout.ChooseTile(place=where):
            return say("question.tile", **place(state, where))
        case layout.DrawTurn(place=where) | layout.ChooseTurn(place=where):
            return say("question.turn_tile", **place(state, where))
        case layout.WellPlace(place=where):
            return say("question.well_place", **place(state, where))
        case prospect.WellSpring():
            return say("question.spring", price=state.box.spring_cost)
        case prospect.SpringRoll():
            return say("question.spring_roll")
        case prospect.DrillDeeper():
            return say("question.deepen", price=state.box.deeper_cost)
        case baron.GreedyBid(company=company):
            name = WORDS.company(state, company)
            return say("question.greedy_bid", company=name, worth=state.baron_worth(company))
        case baron.FinalBid(company=company):
            return say("question.final_bid", company=WORDS.company(state, company))
        case steps.NameCompany():
            return say("question.name_company")
    return ""


def action(state: BlackGoldState, action: int, names: Sequence[str]) -> str:
    verb, argument = state.setup.game.verb(action)
    match verb:
        case "spring":
            return say("answer.spring", square=WORDS.square(state, argument), price=state.box.spring_cost)
        case "deepen":
            return say("answer.deepen", square=WORDS.square(state, argument), price=state.box.deeper_cost)
        case "tile":
            return say("answer.tile", tile=tile_name(state, argument))
        case "rotate":
            return say("answer.rotate", degrees=TURN * argument)
    return WORDS.action(state, action, names)


def tile_name(state: BlackGoldState, tile: int) -> str:
    box = state.box
    assert isinstance(box, BlackBox)
    return box.tiles[tile]


def step(state: BlackGoldState, chosen: int, names: Sequence[str]) -> str:
    own = state.setup.game.verb(chosen)[0] in ("spring", "deepen", "tile", "rotate")
    return WORDS.step(state, chosen, names) if not own else action(state, chosen, names)


def event(state: BlackGoldState, event: Event, reader: Reader) -> str:
    key = f"event.{event.kind}"
    match event.kind, event.numbers:
        case "tile", (where, tile, turn):
            return say(key, tile=tile_name(state, tile), degrees=TURN * turn, **place(state, where))
        case "extra_well", (square, _):
            return say(key, square=WORDS.square(state, square))
        case (("spring" | "deepened"), (seat, square, oil)):
            return say(key, square=WORDS.square(state, square), oil=oil, **reader.who(seat))
        case "baron_shows", (company, worth):
            return say(key, company=WORDS.company(state, company), worth=worth)
        case "baron_wins", (company,):
            return say(key, company=WORDS.company(state, company))
        case "named", (seat, company):
            return say(key, company=WORDS.company(state, company), **reader.who(seat))
    return WORDS.event(state, event, reader)


def heading(state: BlackGoldState, event: Event, reader: Reader) -> str:
    return WORDS.heading(state, event, reader)
