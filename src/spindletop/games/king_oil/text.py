"""King Oil in words: which of them, and the numbers in them."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import BILL, DRY, TENS, Box
from spindletop.games.king_oil.debts import Bid, BidRest, ShortOfCash
from spindletop.games.king_oil.drilling import BEFORE_DRAWING, Call, Depth, ForeignHole, Hole, SlipHole
from spindletop.games.king_oil.land import NOBODY
from spindletop.games.king_oil.pipelines import LosePipeline
from spindletop.games.king_oil.purchases import Purchase
from spindletop.games.king_oil.sales import (
    Asked,
    Offer,
    OfferedBuyer,
    OfferedProperty,
    Price,
    PriceRest,
    PriceTens,
    span,
)
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.games.king_oil.steps import Announce, BeforeDrawing, Fire, FirstChooser, FirstProperty, NoHole
from spindletop.games.king_oil.words import say
from spindletop.games.reader import Reader
from spindletop.kernel import Event
from spindletop.words import Filling

DEPTHS = ("shallow", "medium", "deep", "dry")  # their keys
HEADINGS = frozenset({"chooses_first", "starts", "turn", "bank_empty", "bankrupt", "last_round"})


def money(amount: int) -> str:
    return say("money", amount=amount)


def depth(number: int) -> str:
    return say(f"depth.{DEPTHS[number]}")


def hole(box: Box, place: int) -> str:
    """A hole as it is written in answers: its property, and which of its holes."""
    number = box.property_of[place]
    return f"{number + 1}.{place - box.first_hole[number] + 1}"


def card(box: Box, kind: int) -> str:
    wells, buys = box.card_wells[kind], "yes" if box.card_buys[kind] else "no"
    if wells == 0:
        return say("card.fire")
    if box.card_pays[kind] or not box.card_royalty[kind]:
        return say("card.depletion", amount=box.card_pays[kind], wells=wells, buys=buys)
    return say("card.royalty", amount=box.card_royalty[kind], wells=wells, buys=buys)


def on(state: KingOilState, number: int) -> dict[str, Filling]:
    """A property and what stands on it, for words that tell of it."""
    return {
        "number": number + 1,
        "derricks": state.derricks[number],
        "empty": state.empty[number],
        "pipelines": state.laid[number],
    }


def stands(state: KingOilState, number: int) -> str:
    """What is on a property."""
    return say("stands", **on(state, number))


def ends(box: Box, border: int) -> dict[str, Filling]:
    return {"source": box.source[border] + 1, "target": box.target[border] + 1}


def creditor(seat: int, names: Sequence[str]) -> str:
    return say("bank") if seat == BANK else names[seat]


# Questions


def question(state: KingOilState, names: Sequence[str]) -> str:
    asked = state.question
    if asked is None:
        return say("question.over")
    if isinstance(asked, FirstChooser):
        return say("question.chooser")
    if isinstance(asked, Depth):
        return say("question.depth", hole=hole(state.box, asked.hole))
    if state.actor < 0:
        return say("question.card")
    return say("asked", name=names[state.actor], question=ask(state, names))


def ask(state: KingOilState, names: Sequence[str]) -> str:
    asked, box, cash = state.question, state.box, state.cash[state.actor]
    match asked:
        case FirstProperty():
            return say("question.first_property", cash=cash)
        case BeforeDrawing():
            return say("question.draw", cash=cash)
        case Announce():
            most = min(box.card_wells[state.card], state.empty_of[state.mover])
            return say("question.announce", most=most, cash=cash)
        case Hole(left=left):
            return say("question.hole", wells=left, cash=cash)
        case NoHole():
            return say("question.no_hole", fine=box.fine_no_hole, cash=cash)
        case Fire(left=left):
            return say("question.fire", left=left)
        case Purchase(buys=buys):
            return say("question.purchase", cash=cash) if buys else say("question.end_turn")
        case ForeignHole():
            return say("question.foreign_hole")
        case SlipHole(slip=slip):
            return say("question.hole_before_drawing" if slip == BEFORE_DRAWING else "question.hole_too_many")
        case Call(number=number):
            return say("question.call", name=names[state.mover], number=number + 1)
        case LosePipeline(number=number):
            return say("question.lose_pipeline", number=number + 1)
        case OfferedProperty(free=free):
            return say("question.offer_or_ask" if free else "question.offer")
        case OfferedBuyer(number=number):
            return say("question.buyer", **on(state, number))
        case Bid(number=number, leader=leader, bid=bid):
            if leader == NOBODY:
                return say("question.first_bid", cash=cash, **on(state, number))
            return say("question.bid", name=names[leader], bid=bid, cash=cash, **on(state, number))
        case BidRest(number=number):
            return say("question.bid_exactly", number=number + 1)
        case PriceTens(number=number, buyer=buyer) if buyer == state.mover:
            return say("question.want_price", cash=cash, name=names[state.owner[number]], **on(state, number))
        case PriceTens(number=number, buyer=buyer):
            return say("question.offer_price", number=number + 1, name=names[buyer], most=state.cash[buyer])
        case PriceRest(number=number):
            return say("question.price_exactly", number=number + 1)
        case Asked(number=number, buyer=buyer, price=price):
            return say("question.sell", name=names[buyer], price=price, cash=cash, **on(state, number))
        case Offer(number=number, price=price):
            return say("question.buy", name=names[state.mover], price=price, cash=cash, **on(state, number))
        case ShortOfCash(creditor=to, amount=amount, offers=offers):
            left = state.box.offers - offers
            return say("question.short", amount=amount, creditor=creditor(to, names), cash=cash, offers=left)
    raise ValueError(f"an unknown question: {asked!r}")


# Answers


def action(state: KingOilState, action: int, names: Sequence[str]) -> str:
    """What an answer does, with the numbers that matter for it."""
    box, asked = state.box, state.question
    verb, argument = state.setup.game.verb(action)
    number = argument - 1
    key = f"answer.{verb.replace(' ', '_')}"
    match verb:
        case "offer":
            return say("answer.offer" if isinstance(asked, ShortOfCash) else "answer.offer_or_ask")
        case "pay fine":
            return say(key, amount=box.fine_no_hole)
        case "drill before drawing":
            return say(key, amount=box.fine_before_drawing)
        case "drill too many":
            return say(key, amount=box.fine_too_many * (len(state.drilled) + 1))
        case "announce":
            return say(key, wells=argument)
        case "drill" | "lose derrick":
            return say(key, hole=hole(box, argument))
        case "buy":
            return say(key, number=number + 1, price=box.price[number], holes=state.empty[number])
        case "lay":
            rate = box.royalty[state.pipes[argument] + 1] - box.royalty[state.pipes[argument]]
            more = rate * state.derricks[box.target[argument]]
            return say(key, price=box.pipeline_price, more=more, **ends(box, argument))
        case "lose pipeline":
            return say(key, **ends(box, argument))
        case "sell":
            return say(key, price=box.price[number], **on(state, number))
        case "want":
            return say(key, name=names[state.owner[number]], price=box.price[number], **on(state, number))
        case "to":
            return say(key, name=names[argument], cash=state.cash[argument])
        case "for" if isinstance(asked, PriceTens):
            lowest, highest = span(argument * TENS, asked.least(), state.cash[asked.buyer])
            price = money(lowest) if lowest == highest else say("answer.between", lowest=lowest, highest=highest)
            return say("answer.bid_for", price=price, number=asked.number + 1) if isinstance(asked, Bid) else price
        case "and" if isinstance(asked, PriceRest):
            return say("answer.in_all", amount=asked.tens + argument * BILL)
        case "accept" if isinstance(asked, Offer):
            what = "answer.accept_to_sell" if isinstance(asked, Asked) else "answer.accept_to_buy"
            return say(what, amount=asked.price)
        case "card":
            return card(box, argument)
        case "start":
            return names[argument]
        case "depth":
            return depth(argument)
    return say(key)


def step(state: KingOilState, chosen: int, names: Sequence[str]) -> str:
    asked, (verb, argument) = state.question, state.setup.game.verb(chosen)
    match verb:
        case "offer" | "sell" | "want" | "to":
            return ""
        case "for" if isinstance(asked, PriceTens):
            lowest, highest = span(argument * TENS, asked.least(), state.cash[asked.buyer])
            return price_step(state, asked, lowest, names) if lowest == highest else ""
        case "and" if isinstance(asked, PriceRest):
            return price_step(state, asked, asked.tens + argument * BILL, names)
        case "buy":
            return say("step.buy", number=argument, price=state.box.price[argument - 1])
        case "lay":
            return say("step.lay", **ends(state.box, argument))
    return action(state, chosen, names)


def price_step(state: KingOilState, asked: Price, price: int, names: Sequence[str]) -> str:
    key = "bid" if isinstance(asked, Bid | BidRest) else "want" if asked.buyer == state.mover else "sell"
    name = names[state.owner[asked.number] if key == "want" else asked.buyer]
    return say(f"step.{key}", number=asked.number + 1, price=price, name=name)


# Events


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
