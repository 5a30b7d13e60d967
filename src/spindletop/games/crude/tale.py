"""What happened in Crude, in words; whose doing it was, and under which heading it stands."""

from collections.abc import Sequence

from spindletop.games.crude.box import ABOVE_OR_BELOW, BESIDE, NOBODY
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.terms import ASSETS, GOODS, asset, economy, good, news_does, news_name, square
from spindletop.games.crude.words import say
from spindletop.games.reader import Reader
from spindletop.kernel import Event


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
