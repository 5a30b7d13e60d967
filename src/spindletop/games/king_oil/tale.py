"""What happened in King Oil, in words; whose doing it was, and under which heading it stands."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import DRY
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.games.king_oil.terms import card, depth, hole
from spindletop.games.king_oil.words import say
from spindletop.games.reader import Reader
from spindletop.kernel import Event


def event(state: KingOilState, event: Event, reader: Reader) -> str:
    box, key = state.box, f"event.{event.kind}"
    match event.kind, event.numbers:
        case (("chooses_first" | "starts" | "turn_lost" | "no_hole" | "declined" | "passed"), (seat, *_)):
            return say(key, **reader.who(seat))
        case (("shuffled" | "last_round"), ()):
            return say(key)
        case "turn", (seat, round_number):
            return say(key, round=round_number, **reader.who(seat))
        case "card", (seat, kind):
            return drawn(state, seat, kind, reader)
        case "announced", (seat, wells):
            return say(key, wells=wells, **reader.who(seat))
        case "drilled", (seat, place, found, derrick):
            what = "" if derrick or found == DRY else "_in_vain"
            where = hole(box, place)
            return say(f"event.drilled{what}", hole=where, depth=depth(found), cost=box.cost[found], **reader.who(seat))
        case (("drilled_before_drawing" | "drilled_too_many" | "burnt"), (seat, place, *_)):
            return say(key, hole=hole(box, place), **reader.who(seat))
        case "lapsed", (seat, wells):
            return say(key, wells=wells, **reader.who(seat))
        case (("bought" | "auctioned" | "bid"), (seat, number, price)):
            return say(key, number=number + 1, price=price, **reader.who(seat))
        case "pipeline", (seat, source, target):
            whose = other(state.owner[target], reader)
            return say(key, source=source + 1, target=target + 1, **reader.who(seat), **whose)
        case "pipeline_lost", (seat, source, target):
            return say(key, source=source + 1, target=target + 1, **reader.who(seat))
        case "offer", (seat, number, buyer, price):
            return say(key, number=number + 1, price=price, **reader.who(seat), **other(buyer, reader))
        case (("asked" | "sold"), (seat, number, buyer, price)):
            return say(key, number=number + 1, price=price, **reader.who(buyer), **other(seat, reader))
        case (("auction" | "closed"), (number,)):
            return say(key, number=number + 1)
        case "called", (seat, mover, number):
            return say(key, number=number + 1, **reader.who(seat), **other(mover, reader))
        case "claimed", (seat, number):
            return say(key, number=number + 1, **reader.who(seat))
    return payment(state, event, reader)


def payment(state: KingOilState, event: Event, reader: Reader) -> str:
    key, before = f"event.{event.kind}", reader.before[:1]
    match event.kind, event.numbers:
        case "paid", (_, to, _) if to == BANK and before and before[0].kind == "drilled":
            return ""  # the price of the well is told with it
        case "paid", (seat, to, amount):
            key = key if to == BANK else "event.paid_royalties"
            return say(key, amount=amount, **reader.who(seat), **other(to, reader))
        case "royalty", (_, 0):
            return ""
        case "royalty", (seat, amount):
            return royalty(state, seat, amount, reader.run(event)[1:], reader)
        case "bank_empty", (seat, owed):
            return say(key, owed=owed, **other(seat, reader))
        case "bankrupt", (seat, to, amount, cash):
            return say(key, amount=amount, cash=cash, **reader.who(seat), **other(to, reader))
    raise ValueError(f"an unknown event: {event!r}")


def other(seat: int, reader: Reader) -> dict[str, str]:
    """The other one of two, who may be the bank or nobody."""
    return reader.who(seat, "other") if seat >= 0 else {"other": "", "other_is": "bank" if seat == BANK else "other"}


def drawn(state: KingOilState, seat: int, kind: int, reader: Reader) -> str:
    """A card; of a fire, how many derricks it costs."""
    if state.box.card_wells[kind]:
        return say("event.card", card=card(state.box, kind), **reader.who(seat))
    derricks = state.derricks_of[seat]
    burn = state.box.fire_loss[derricks]
    return say("event.card_fire" if burn else "event.card_fire_out", derricks=derricks, burn=burn, **reader.who(seat))


def royalty(state: KingOilState, seat: int, amount: int, cards: Sequence[Event], reader: Reader) -> str:
    """What the bank paid; for which card, if that is told with it."""
    for each in cards:
        _, kind = each.numbers
        rate = state.box.card_royalty[kind]
        return say(
            "event.royalty_card" if rate else "event.royalty_depletion", rate=rate, amount=amount, **reader.who(seat)
        )
    return say("event.royalty", amount=amount, **reader.who(seat))


def heading(state: KingOilState, event: Event, reader: Reader) -> str:
    match event.kind:
        case "turn":
            return say("heading.turn", **reader.who(event.numbers[0]))
        case "chooses_first":
            return say("heading.begin")
    return ""


def doer(state: KingOilState, event: Event, before: Sequence[Event]) -> int | None:
    match event.kind:
        case "shuffled" | "last_round" | "auction" | "closed" | "bank_empty":
            return None
        case "asked" | "sold":
            return event.numbers[2]
    return event.numbers[0]
