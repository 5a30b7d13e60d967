"""King Oil in words: which of them, and the numbers in them."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import BILL, TENS
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
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.steps import Announce, BeforeDrawing, Fire, FirstChooser, FirstProperty, NoHole
from spindletop.games.king_oil.tale import doer, event, heading
from spindletop.games.king_oil.terms import card, creditor, depth, ends, hole, money, on
from spindletop.games.king_oil.words import say

__all__ = ["HEADINGS", "action", "doer", "event", "heading", "question", "step"]

HEADINGS = frozenset({"chooses_first", "starts", "turn", "bank_empty", "bankrupt", "last_round"})


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
