"""Crude in words: which of them, and the numbers in them."""

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
    Box,
)
from spindletop.games.crude.deck import NewsCard
from spindletop.games.crude.market import Market
from spindletop.games.crude.news import ForcedSale, Refit
from spindletop.games.crude.production import GreenDie, Produce, Roll
from spindletop.games.crude.squares import SIDE, SQUARES
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.steps import Declaration, StartingSeat
from spindletop.games.crude.words import say
from spindletop.games.reader import Reader
from spindletop.kernel import OPEN, Event
from spindletop.words import Filling, plain

ASSETS = {RIG: "rig", STATION: "station", REFINERY: "refinery", WELL: "well"}  # their keys
GOODS = ("domestic_crude", "domestic_gasoline", "foreign_crude", "foreign_gasoline")
NEWS = (
    "property_tax",
    "global_warming",
    "sales_tax",
    "cold_winter",
    "safety_inspection",
    "world_uncertainty",
    "embargo",
    "run_on_the_pumps",
)
DONE = {"Market": "market", "Produce": "hits", "Assets": "assets", "SpecialPurchase": "assets"}  # keys: with what
HEADINGS = frozenset({"starts", "news_card", "turn", "result", "declared"})


def asset(kind: int) -> str:
    return say(f"asset.{ASSETS[kind]}")


def good(number: int) -> str:
    return say(f"good.{GOODS[number]}")


def economy(state: CrudeState, card: int) -> str:
    return economy_name(state.box, card)


def economy_name(box: Box, card: int) -> str:
    return box.economies[card].replace("_", " ").title()


def square(state: CrudeState, quadrant: int, number: int) -> str:
    """Row and column, as they stand at the edge of the land; with two seats, also in which quadrant."""
    row, column = divmod(number, SIDE)
    key = "square.of" if state.seats == 2 else "square"
    return say(key, row=row + 1, column=column + 1, letter="ABCD"[quadrant])


def quadrant_name(state: CrudeState, quadrant: int, names: Sequence[str]) -> str:
    """Whose quadrant it is; with two seats, also which of the two."""
    owner = state.owner[quadrant]
    if owner == NOBODY:
        return say("ghost")
    return say("quadrant", name=names[owner], letter="ABCD"[quadrant]) if state.seats == 2 else names[owner]


def news_name(card: int) -> str:
    return say(f"news_{NEWS[card]}")


def news_does(box: Box, card: int) -> str:
    """What a news card does, with its numbers."""
    rig, station, refinery, well = box.tax
    values: tuple[dict[str, Filling], ...] = (
        {"rig": rig, "station": station, "refinery": refinery, "well": well},
        {"fit": box.fit},
        {"tax": box.sales_tax},
        {"barrels": box.winter},
        {"crude": box.inspection[CRUDE], "gasoline": box.inspection[GASOLINE]},
        {"barrels": box.uncertain_crude, **reds(box.uncertain_reds)},
        {"barrels": box.embargo_crude},
        {"extra": box.run_extra, **reds(box.run_reds)},
    )
    return say(f"news_{NEWS[card]}.does", **values[card])


def reds(number: int) -> dict[str, Filling]:
    """How a news card moves the consumer price."""
    return {"reds": abs(number), "way": "down" if number < 0 else "up"}


# Questions


def question(state: CrudeState, names: Sequence[str]) -> str:
    asked = state.question
    if asked is None:
        return say("question.over")
    if isinstance(asked, StartingSeat):
        return say("question.begins")
    if isinstance(asked, NewsCard):
        return say("question.news_card")
    if isinstance(asked, Roll):
        return say("asked", name=quadrant_name(state, state.quadrant, names), question=say("question.roll"))
    if isinstance(asked, GreenDie):
        return say("question.green_die", economy=economy(state, state.economy))
    return say("asked", name=names[state.actor], question=request(state))


def shows_cash(view: CrudeState, seat: int) -> bool:
    """Whether this view's page shows the cash of a seat (CR-24)."""
    return not view.secret_cash or not view.stack or view.viewer in (OPEN, seat)


def purse(state: CrudeState) -> dict[str, Filling]:
    """What who is asked has, as far as it may be shown."""
    shown = shows_cash(state, state.actor)
    return {"shown": "yes", "cash": state.cash[state.actor]} if shown else {"shown": "no"}


def request(state: CrudeState) -> str:
    """What is asked of a seat; others read it, too."""
    asked, cash = state.question, purse(state)
    inside = "ABCD"[state.quadrant] if state.seats == 2 else "none"
    if isinstance(asked, SpecialPurchase):
        return say("question.special_purchase", **cash)
    if isinstance(asked, Market):
        if state.market != NOTHING:
            foreign = state.market == FOREIGN
            return say("question.trade_on_foreign" if foreign else "question.trade_on_domestic", **cash)
        return say("question.trade", quadrant=inside, **cash)
    if isinstance(asked, Produce):
        return produce_request(state, asked.quadrant)
    if isinstance(asked, Assets):
        return say("question.assets", quadrant=inside, economy=economy(state, state.economy), **cash)
    if isinstance(asked, Place):
        key = "question.place_refinery" if asked.kind == REFINERY else "question.place"
        return say(key, asset=asset(asked.kind))
    if isinstance(asked, ForcedSale):
        return say("question.forced_sale", news=news_name(asked.card), amount=asked.amount, **cash)
    if isinstance(asked, Refit):
        return say("question.refit", square=square(state, asked.quadrant, asked.square), fit=state.box.fit, **cash)
    assert isinstance(asked, Declaration)
    # CR-24: asked of everybody, in words that tell nobody who has reached it
    return say("question.declare_secretly" if state.secret_cash else "question.declare", goal=state.goal, **cash)


def produce_request(state: CrudeState, quadrant: int) -> str:
    hits = [
        say(f"hits.{kind}", number=number)
        for kind, number in (
            ("wells", state.collects),
            ("refineries", state.refines),
            ("stations", state.pumps),
            ("strike", int(state.strike)),
        )
        if number
    ]
    row, column = state.row_in(quadrant), state.column_in(quadrant)
    return say(
        f"question.produce_{'both' if row and column else 'row' if row else 'column'}",
        row=row,
        column=column,
        hits=", ".join(hits),
        crude=state.crude[quadrant],
        gasoline=state.gasoline[quadrant],
    )


# Actions


def action(state: CrudeState, action: int, names: Sequence[str]) -> str:
    """The numbers that matter for an answer."""
    verb, argument = state.setup.game.verb(action)
    box, key = state.box, f"answer.{verb}"
    match verb:
        case "buy":
            return say(key, good=good(argument), price=box.price(argument, state.open[argument]))
        case "sell":
            return say(key, good=good(argument), price=box.price(argument, state.open[argument] - 1))
        case "fit":
            return say(key, square=square(state, *divmod(argument, SQUARES)), price=box.fit)
        case "collect" | "refine" | "leave" | "declare":
            return say(key)
        case "pump":
            return say(key, price=state.consumer_low - 1)
        case "strike":
            return say(key, price=state.well_price())
        case "purchase":
            return say(key, asset=asset(argument), price=state.purchase_price(argument))
        case "place":
            return say(key, square=square(state, *divmod(argument, SQUARES)))
        case "liquidate":
            kind = state.kind_at(*divmod(argument, SQUARES))
            where = square(state, *divmod(argument, SQUARES))
            return say(key, asset=asset(kind), square=where, price=state.liquidation_value(kind))
        case "done":
            return say("answer.play_on" if isinstance(state.question, Declaration) else "answer.done")
        case "start":
            return say(key, name=names[argument])
        case "roll":
            red, black = state.setup.game.name(action).removeprefix("roll ").split("-")
            return say(key, red=red, black=black)
        case "news":
            return say(key, news=news_name(argument), does=news_does(box, argument))
    return state.setup.game.name(action)


def step(state: CrudeState, chosen: int, names: Sequence[str]) -> str:
    asked, (verb, argument) = state.question, state.setup.game.verb(chosen)
    match verb:
        case "purchase":
            return ""
        case "place" if isinstance(asked, Place):
            return say("step.place", asset=asset(asked.kind), square=square(state, *divmod(argument, SQUARES)))
        case "buy" | "sell":
            return say(f"step.{verb}", traded=plain(say(f"traded.{GOODS[argument]}", barrels=1)))
        case "collect" | "refine" | "pump" | "strike":
            return say(f"step.{verb}")
        case "done":
            kind = type(asked).__name__
            return say(f"step.done_{DONE[kind]}") if kind in DONE else action(state, chosen, names)
    return action(state, chosen, names)


# Events


def event(state: CrudeState, event: Event, reader: Reader) -> str:
    key = f"event.{event.kind}"
    match event.kind, event.numbers:
        case "starts", (seat,):
            return say(key, **reader.who(seat))
        case "news_card", (card,):
            return say(key, news=news_name(card))
        case "purchased", (seat, kind, price):
            return say(key, asset=asset(kind), price=price, **reader.who(seat))
        case "placed", (quadrant, number, kind):
            return placed(state, event, square(state, quadrant, number), reader)
        case "turn", (_, turn):
            return say(key, round=turn, turn=heading(state, event, reader))
        case "result", (seat, cash, value, barrels):
            return say(key, cash=cash, value=value, barrels=barrels, **reader.who(seat))
        case "declared", (seat, cash):
            return say("event.declared_of_two" if state.seats == 2 else key, cash=cash, **reader.who(seat))
    return market_event(state, event, reader) or roll_event(state, event, reader) or news_event(state, event, reader)


def owner(state: CrudeState, quadrant: int, reader: Reader, role: str = "name") -> dict[str, str]:
    """Whose quadrant it is, for words that tell of a company."""
    seat = state.owner[quadrant]
    return {role: say("ghost"), f"{role}_is": "nobody"} if seat == NOBODY else reader.who(seat, role)


def placed(state: CrudeState, event: Event, where: str, reader: Reader) -> str:
    """What was built; of several of a kind how many, and what was paid for them."""
    quadrant, _, kind = event.numbers
    run, who = reader.run(event), owner(state, quadrant, reader)
    number = sum(each.kind == "placed" for each in run)
    price = sum(each.numbers[2] for each in run if each.kind == "purchased")
    what = say(f"built.{ASSETS[kind]}", number=number, square=where)
    return say("event.placed_for", what=what, price=price, **who) if price else say("event.placed", what=what, **who)


def market_event(state: CrudeState, event: Event, reader: Reader) -> str:
    key = f"event.{event.kind}"
    match event.kind, event.numbers:
        case (("bought" | "sold"), (quadrant, number, _)):
            run = reader.run(event)
            traded = say(f"traded.{GOODS[number]}", barrels=len(run))
            price = sum(each.numbers[2] for each in run)
            return say(key, traded=traded, price=price, **owner(state, quadrant, reader))
        case (("fitted" | "struck"), (quadrant, number, price)):
            return say(key, square=square(state, quadrant, number), price=price, **owner(state, quadrant, reader))
        case "liquidated", (quadrant, number, kind, price):
            where = square(state, quadrant, number)
            return say(key, asset=asset(kind), square=where, price=price, **owner(state, quadrant, reader))
    return ""


def roll_event(state: CrudeState, event: Event, reader: Reader) -> str:
    key = f"event.{event.kind}"
    match event.kind, event.numbers:
        case "rolled", (quadrant, red, black):
            rows, columns = (also(state, quadrant ^ runs_on, reader) for runs_on in (BESIDE, ABOVE_OR_BELOW))
            return say(key, red=red, rows=rows, black=black, columns=columns, **owner(state, quadrant, reader))
        case "economy", (card, green):
            return say(key, green=green, economy=economy(state, card))
        case "consumer", (price,):
            return say(key, price=price)
        case "collected", (quadrant, _):
            barrels = sum(each.numbers[1] for each in reader.run(event))
            return say(key, barrels=barrels, **owner(state, quadrant, reader))
        case "refined", (quadrant,):
            return say(key, barrels=len(reader.run(event)), **owner(state, quadrant, reader))
        case "pumped", (quadrant, _):
            prices = [each.numbers[1] for each in reader.run(event)]
            return say(key, barrels=len(prices), price=sum(prices), **owner(state, quadrant, reader))
    return ""


def also(state: CrudeState, quadrant: int, reader: Reader) -> str:
    """Whose assets a die hits, too: those of the quadrant into which it runs on (CR-14)."""
    who = owner(state, quadrant, reader, "other")
    return say("also.of", letter="ABCD"[quadrant], **who) if state.seats == 2 else say("also", **who)


def news_event(state: CrudeState, event: Event, reader: Reader) -> str:
    key = f"event.{event.kind}"
    match event.kind, event.numbers:
        case "news", (card,):
            return say(key, news=news_name(card), does=news_does(state.box, card))
        case "news_ends", (card,):
            return say(key, news=news_name(card))
        case "cleared", (number, barrels):
            return say(key, barrels=barrels, good=good(number))
        case "shipped_home", (barrels,):
            return say(key, barrels=barrels)
        case "paid", (seat, paid, _, amount):
            return say("event.paid_in_part" if paid < amount else key, paid=paid, amount=amount, **reader.who(seat))
        case "left_shut", (quadrant, number):
            return say(key, square=square(state, quadrant, number), **owner(state, quadrant, reader))
    raise ValueError(f"an unknown event: {event!r}")


def heading(state: CrudeState, event: Event, reader: Reader) -> str:
    match event.kind, event.numbers:
        case "turn", (quadrant, _):
            who = owner(state, quadrant, reader)
            return (
                say("quadrants_turn", letter="ABCD"[quadrant], **who)
                if state.seats == 2
                else say("heading.turn", **who)
            )
        case "news_card", _ if not state.red:
            return say("heading.begin")
        case "result", _:
            return say("heading.end")
    return ""


def doer(state: CrudeState, event: Event, before: Sequence[Event]) -> int | None:
    match event.kind:
        case "starts" | "purchased" | "result" | "declared" | "paid":
            return event.numbers[0]
        case "news" | "news_card" | "news_ends" | "cleared" | "shipped_home" | "economy" | "consumer" | "turn":
            return None
    seat = state.owner[event.numbers[0]]
    return None if seat == NOBODY else seat
