"""King Oil in words: which of them, and the numbers in them."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import BILL, DRY, TENS, Box
from spindletop.games.king_oil.debts import Bid, BidRest, ShortOfCash
from spindletop.games.king_oil.drilling import BEFORE_DRAWING, Call, Depth, ForeignHole, Hole, SlipHole
from spindletop.games.king_oil.land import NOBODY
from spindletop.games.king_oil.pipelines import LosePipeline
from spindletop.games.king_oil.purchases import Purchase
from spindletop.games.king_oil.sales import Asked, Offer, OfferedBuyer, OfferedProperty, PriceRest, PriceTens, span
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.games.king_oil.steps import Announce, BeforeDrawing, Fire, FirstChooser, FirstProperty, NoHole
from spindletop.games.king_oil.words import say
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


# Events


def event(state: KingOilState, event: Event, names: Sequence[str]) -> str:
    box, key = state.box, f"event.{event.kind}"
    match event.kind, event.numbers:
        case (("chooses_first" | "starts" | "turn_lost" | "no_hole" | "declined" | "passed"), (seat, *_)):
            return say(key, name=names[seat])
        case (("shuffled" | "last_round"), ()):
            return say(key)
        case "turn", (seat, round_number):
            return say(key, round=round_number, name=names[seat])
        case "paid", (seat, to, amount):
            return say(key, name=names[seat], amount=amount, creditor=creditor(to, names))
        case "card", (_, kind):
            return say(key, card=card(box, kind))
        case "royalty", (seat, amount):
            return say(key, amount=amount, name=names[seat]) if amount else ""
        case "bank_empty", (seat, owed):
            return say(key, owed=owed, name=names[seat])
        case "announced", (seat, wells):
            return say(key, name=names[seat], wells=wells)
        case "drilled", (_, place, found, derrick):
            what = "_dry" if found == DRY else "" if derrick else "_in_vain"
            return say(f"event.drilled{what}", hole=hole(box, place), depth=depth(found))
        case (("drilled_before_drawing" | "drilled_too_many"), (seat, place, _)):
            return say(key, name=names[seat], hole=hole(box, place))
        case "lapsed", (_, wells):
            return say(key, wells=wells)
        case "burnt", (_, place):
            return say(key, hole=hole(box, place))
        case (("bought" | "auctioned" | "bid"), (seat, number, price)):
            return say(key, name=names[seat], number=number + 1, price=price)
        case "pipeline", (seat, source, target):
            return say(key, name=names[seat], source=source + 1, target=target + 1)
        case "pipeline_lost", (_, source, target):
            return say(key, source=source + 1, target=target + 1)
        case (("offer" | "asked" | "sold"), (seat, number, buyer, price)):
            return say(key, name=names[seat], number=number + 1, buyer=names[buyer], price=price)
        case "bankrupt", (seat, to, amount, cash):
            return say(key, name=names[seat], amount=amount, cash=cash, creditor=creditor(to, names))
        case (("auction" | "closed"), (number,)):
            return say(key, number=number + 1)
        case "called", (seat, mover, number):
            return say(key, name=names[seat], mover=names[mover], number=number + 1)
        case "claimed", (seat, number):
            return say(key, name=names[seat], number=number + 1)
    raise ValueError(f"an unknown event: {event!r}")
