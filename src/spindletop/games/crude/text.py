"""Crude in words."""

from collections.abc import Sequence

from spindletop.games.crude.assets import Assets, Place, SpecialPurchase
from spindletop.games.crude.box import (
    ABOVE_OR_BELOW,
    BESIDE,
    CRUDE,
    FOREIGN,
    GASOLINE,
    NOBODY,
    NOTHING,
    REFINERY,
    RIG,
    STATION,
    WELL,
    Components,
)
from spindletop.games.crude.content import square_name
from spindletop.games.crude.market import Market
from spindletop.games.crude.news import ForcedSale, NewsCard, Refit
from spindletop.games.crude.production import GreenDie, Produce, Roll
from spindletop.games.crude.squares import SQUARES
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.steps import Declaration, StartingSeat
from spindletop.kernel import OPEN, Event

HIDDEN = "secret"  # in place of an amount
ASSETS = {RIG: "rig", STATION: "station", REFINERY: "refinery", WELL: "well"}
PRODUCTS = {CRUDE: "crude", GASOLINE: "gasoline"}
NEWS = (
    "Property tax",
    "Global warming",
    "Sales tax",
    "Cold winter",
    "Safety inspection",
    "World uncertainty",
    "Embargo",
    "Run on the pumps",
)


def good(number: int) -> str:
    market = "foreign" if number // 2 == FOREIGN else "domestic"
    return f"{market} {PRODUCTS[number % 2]}"


def economy(state: CrudeState, card: int) -> str:
    return economy_name(state.box, card)


def economy_name(box: Components, card: int) -> str:
    return box.economies[card].replace("_", " ").title()


def square(quadrant: int, number: int) -> str:
    """`B35`: quadrant B, row 3, column 5."""
    return square_name(quadrant * SQUARES + number).upper()


def quadrant_name(state: CrudeState, quadrant: int, names: Sequence[str]) -> str:
    """Whose quadrant it is; with two seats, also which of the two."""
    owner = state.owner[quadrant]
    if owner == NOBODY:
        return "The ghost"
    return f"{names[owner]} ({'ABCD'[quadrant]})" if state.seats == 2 else names[owner]


def news_does(box: Components, card: int) -> str:
    """What a news card does, with its numbers."""
    rig, station, refinery, well = box.tax
    return (
        f"pay {rig} a rig, {well} a well, {station} a station, {refinery} a refinery",
        f"for each refinery that is not fitted: pay {box.fit}, leave it shut, or sell it",
        f"pay {box.sales_tax} for each station",
        f"the supply takes {count(box.winter, 'domestic gasoline barrel')}",
        f"pay {box.inspection[CRUDE]} a crude, {box.inspection[GASOLINE]} a gasoline in stock",
        f"the domestic market gets {count(box.uncertain_crude, 'foreign crude barrel')}; {reds(box.uncertain_reds)}",
        f"the supply takes {count(box.embargo_crude, 'domestic crude barrel')}; lasts: no foreign trade",
        f"{reds(box.run_reds)}; lasts: each Hit station may sell {box.run_extra} more",
    )[card]


def reds(number: int) -> str:
    """How a news card moves the consumer price."""
    return f"consumer price {count(abs(number), 'red')} {'down' if number < 0 else 'up'}"


def count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


# Questions


def question(state: CrudeState, names: Sequence[str]) -> str:
    asked = state.question
    if asked is None:
        return "The game is over."
    if isinstance(asked, StartingSeat):
        return "Who begins?"
    if isinstance(asked, NewsCard):
        return "Which news card is turned up?"
    if isinstance(asked, Roll):
        return f"{quadrant_name(state, state.quadrant, names)}: the dice are rolled."
    if isinstance(asked, GreenDie):
        return f"The green die: what follows on {economy(state, state.economy)}?"
    return f"{names[state.actor]}: {request(state)}"


def shows_cash(view: CrudeState, seat: int) -> bool:
    """Whether this view's page shows the cash of a seat (CR-24)."""
    return not view.secret_cash or not view.stack or view.viewer in (OPEN, seat)


def request(state: CrudeState) -> str:
    """What is asked of a seat; others read it, too."""
    asked = state.question
    cash = f"; you have {state.cash[state.actor]}" if shows_cash(state, state.actor) else ""
    where = f" in quadrant {'ABCD'[state.quadrant]}" if state.seats == 2 else ""
    if isinstance(asked, SpecialPurchase):
        return f"buy assets to begin with{cash}."
    if isinstance(asked, Market):
        if state.market != NOTHING:
            return f"trade on at the {'Foreign' if state.market == FOREIGN else 'Domestic'} market{cash}."
        return f"trade at one market{where}, or go on to the roll{cash}."
    if isinstance(asked, Produce):
        return produce_request(state, asked.quadrant)
    if isinstance(asked, Assets):
        return f"buy assets{where}, or sell what was Hit, at {economy(state, state.economy)} prices{cash}."
    if isinstance(asked, Place):
        first = ", by the first of its four squares" if asked.kind == REFINERY else ""
        return f"where do you place the {ASSETS[asked.kind]}{first}?"
    if isinstance(asked, ForcedSale):
        return f"{NEWS[asked.card]}: you owe {asked.amount}{cash}. Which asset do you sell?"
    if isinstance(asked, Refit):
        where = square(asked.quadrant, asked.square)
        return f"Global warming: what becomes of the refinery on {where}? To fit it costs {state.box.fit}{cash}."
    assert isinstance(asked, Declaration)
    if state.secret_cash:  # CR-24: asked of everybody, in words that tell nobody who has reached it
        return f"do you declare victory? The goal is {state.goal}{cash}."
    return f"the goal of {state.goal} is reached{cash}. Do you declare victory?"


def produce_request(state: CrudeState, quadrant: int) -> str:
    hits = []
    if state.collects:
        hits.append(f"{count(state.collects, 'hit')} on wells")
    if state.refines:
        hits.append(f"{count(state.refines, 'hit')} on refineries")
    if state.pumps:
        hits.append(f"{count(state.pumps, 'sale')} at stations")
    if state.strike:
        hits.append("a rig that strikes oil")
    stock = f"{state.crude[quadrant]} crude and {state.gasoline[quadrant]} gasoline"
    row, column = state.row_in(quadrant), state.column_in(quadrant)
    if row and column:
        give = f"row {row} and column {column} give"
    else:
        give = f"row {row} gives" if row else f"column {column} gives"
    return f"{give} you {', '.join(hits)}; you have {stock}."


# Actions


def action(state: CrudeState, action: int) -> str:
    """The numbers that matter for an answer."""
    verb, argument = state.setup.game.verb(action)
    box = state.box
    match verb:
        case "buy":
            return f"buy a {good(argument)} for {box.price(argument, state.open[argument])}"
        case "sell":
            return f"sell a {good(argument)} for {box.price(argument, state.open[argument] - 1)}"
        case "fit":
            return f"fit the refinery on {square(*divmod(argument, SQUARES))} for {box.fit}"
        case "collect":
            return "collect 2 crude from a well"
        case "refine":
            return "turn 1 crude into 1 gasoline"
        case "pump":
            return f"sell 1 gasoline at a station for {state.consumer_low - 1}"
        case "strike":
            return f"turn the rig into a well for {state.well_price()}"
        case "purchase":
            return f"buy a {ASSETS[argument]} for {state.purchase_price(argument)}"
        case "place":
            return f"place it on {square(*divmod(argument, SQUARES))}"
        case "liquidate":
            return liquidation(state, *divmod(argument, SQUARES))
        case "leave":
            return "leave it shut"
        case "declare":
            return "declare victory"
        case "done":
            return "go on playing" if isinstance(state.question, Declaration) else "no more"
        case "start":
            return f"seat {argument} begins"
        case "roll":
            return "red {}, black {}".format(*state.setup.game.name(action).removeprefix("roll ").split("-"))
        case "news":
            return f"{NEWS[argument]}: {news_does(state.box, argument)}"
    return state.setup.game.name(action)


def liquidation(state: CrudeState, quadrant: int, number: int) -> str:
    kind = state.kind_at(quadrant, number)
    return f"sell the {ASSETS[kind]} on {square(quadrant, number)} for {state.liquidation_value(kind)}"


# Events


def event(state: CrudeState, event: Event, names: Sequence[str]) -> str:
    match event.kind, event.numbers:
        case "starts", (seat,):
            return f"First is {names[seat]}."
        case "news_card", (card,):
            return f"A news card is turned up: {NEWS[card]}."
        case "purchased", (seat, kind, price):
            return f"  {names[seat]} bought a {ASSETS[kind]} for {price}."
        case "placed", (quadrant, number, kind):
            return f"  The {ASSETS[kind]} went to {square(quadrant, number)}."
        case "turn", (quadrant, turn):
            return f"Round {turn}: {quadrant_name(state, quadrant, names)}."
        case "result", (seat, cash, value, barrels):
            return f"{names[seat]}: {cash}, of which {value} for assets; {count(barrels, 'barrel')}."
        case "declared", (seat, cash):
            last = "Both quadrants of the rival have" if state.seats == 2 else "Everybody else has"
            return f"{names[seat]} declared victory with {cash}! {last} a last turn."
    return market_event(state, event, names) or roll_event(state, event, names) or news_event(state, event, names)


def market_event(state: CrudeState, event: Event, names: Sequence[str]) -> str:
    match event.kind, event.numbers:
        case "bought", (quadrant, number, price):
            return f"  {quadrant_name(state, quadrant, names)} bought a {good(number)} for {price}."
        case "sold", (quadrant, number, price):
            return f"  {quadrant_name(state, quadrant, names)} sold a {good(number)} for {price}."
        case "fitted", (quadrant, number, price):
            who = quadrant_name(state, quadrant, names)
            return f"  {who} fitted the refinery on {square(quadrant, number)} for {price}."
        case "liquidated", (quadrant, number, kind, value):
            who = quadrant_name(state, quadrant, names)
            return f"  {who} sold the {ASSETS[kind]} on {square(quadrant, number)} for {value}."
    return ""


def roll_event(state: CrudeState, event: Event, names: Sequence[str]) -> str:
    match event.kind, event.numbers:
        case "rolled", (quadrant, red, black):
            rows = companies(state, quadrant, BESIDE, names)
            columns = companies(state, quadrant, ABOVE_OR_BELOW, names)
            return f"  The dice: red hits row {red} of {rows}, black column {black} of {columns}."
        case "economy", (card, green):
            return f"  The economy changes (green {green}): {economy(state, card)}."
        case "consumer", (price,):
            return f"  The consumer market stands at {price}."
        case "collected", (quadrant, barrels):
            return f"  {quadrant_name(state, quadrant, names)} collected {barrels} crude."
        case "refined", (quadrant,):
            return f"  {quadrant_name(state, quadrant, names)} refined a barrel."
        case "pumped", (quadrant, price):
            return f"  {quadrant_name(state, quadrant, names)} sold a gasoline to consumers for {price}."
        case "struck", (quadrant, number, price):
            who = quadrant_name(state, quadrant, names)
            return f"  {who} struck oil on {square(quadrant, number)} and built a well for {price}."
    return ""


def companies(state: CrudeState, quadrant: int, runs_on: int, names: Sequence[str]) -> str:
    """Whose assets a die hits: those of the quadrant that rolled, and of the one into which it runs on (CR-14)."""
    hit = [each for each in (quadrant, quadrant ^ runs_on) if state.owner[each] != NOBODY]
    return " and ".join(quadrant_name(state, each, names) for each in hit)


def news_event(state: CrudeState, event: Event, names: Sequence[str]) -> str:
    match event.kind, event.numbers:
        case "news", (card,):
            return f"  News! {NEWS[card]}: {news_does(state.box, card)}."
        case "news_ends", (card,):
            return f"  {NEWS[card]} is over."
        case "cleared", (number, barrels):
            return f"  {count(barrels, 'barrel')} of {good(number)} went back to the supply."
        case "shipped_home", (barrels,):
            return f"  {count(barrels, 'barrel')} of crude went from the foreign to the domestic market."
        case "paid", (seat, paid, _, amount):
            short = f" of the {amount} due" if paid < amount else ""
            return f"  {names[seat]} paid {paid}{short}."
        case "left_shut", (quadrant, number):
            return f"  The refinery on {square(quadrant, number)} stays shut."
    raise ValueError(f"an unknown event: {event!r}")
