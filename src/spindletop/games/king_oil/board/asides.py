"""What the dock shows beside the answers: what one holds, a line under the question, what it is worth."""

from collections.abc import Sequence
from html import escape

from spindletop.art.scene import Moment
from spindletop.art.svg import tag
from spindletop.games.king_oil import sales
from spindletop.games.king_oil.board import prices, standing
from spindletop.games.king_oil.board.hands import Outcome, burns, fork, reckoning, section, takings
from spindletop.games.king_oil.board.kit import html, money, named, who
from spindletop.games.king_oil.board.panels import signed
from spindletop.games.king_oil.board.pieces import holes_in
from spindletop.games.king_oil.box import DRY, SHALLOW
from spindletop.games.king_oil.debts import Bid, BidRest, ShortOfCash
from spindletop.games.king_oil.drilling import Call, Drilling, ForeignHole, Hole, SlipHole
from spindletop.games.king_oil.land import NOBODY
from spindletop.games.king_oil.pipelines import LosePipeline
from spindletop.games.king_oil.purchases import Purchase
from spindletop.games.king_oil.sales import Asked, OfferedBuyer, OfferedProperty, PriceRest, PriceTens
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.games.king_oil.steps import Announce, BeforeDrawing, Fire, FirstProperty, NoHole
from spindletop.games.king_oil.words import say


def wells_to_go(state: KingOilState) -> int:
    """Of those announced."""
    if isinstance(state.question, Hole):
        return state.question.left
    return sum(frame.left for frame in state.stack if isinstance(frame, Drilling))


# The left side


def hand(moment: Moment[KingOilState]) -> str:
    state, seat = moment.view, moment.seat
    match state.question:
        case FirstProperty():
            return section(state, 0, now=False)
        case Announce():
            most = min(state.box.card_wells[state.card], state.empty_of[state.mover])
            return section(state, most, now=False)
        case Hole() | ForeignHole() | SlipHole():
            return section(state, max(1, wells_to_go(state)), now=True)
        case Fire(left=left):
            return burns(state, burnt(moment), left)
        case (Bid() | BidRest() | sales.Offer() | OfferedBuyer() | PriceTens() | PriceRest()) as asked if (
            seat is not None
        ):
            return outcomes(moment, asked, seat)
        case ShortOfCash(creditor=creditor, amount=amount):
            return debt(moment, creditor, amount)
        case BeforeDrawing():
            return takings(state, state.mover)
    if wells_to_go(state):
        return section(state, wells_to_go(state), now=False)
    return next_turn(state, seat) if seat is not None and state.is_in(seat) and state.question else ""


def burnt(moment: Moment[KingOilState]) -> list[int]:
    """The derricks that this fire has taken already."""
    told = list(moment.since)
    cards = [place for place, event in enumerate(told) if event.kind == "card"]
    return holes_in(told[cards[-1] if cards else 0 :], "burnt")


def outcomes(moment: Moment[KingOilState], asked: sales.Offer | OfferedBuyer | PriceTens | PriceRest, seat: int) -> str:
    """What changes in the dues of the one who looks: with the property in these hands, in those, or closed."""
    state, lot = moment.view, asked.number
    if not state.is_in(seat):
        return ""
    found = [dues_if(state, standing.in_hands_of(state, lot, seat), seat, say("dock.yours"))]
    others = rivals(state, asked, seat)
    if others:
        names = [who(moment.names, each) for each in others]
        theirs = say("dock.theirs", name=names[0]) if len(names) == 1 else say("dock.a_rivals")
        found.append(dues_if(state, standing.in_hands_of(state, lot, others[0]), seat, theirs))
    if isinstance(asked, Bid) and asked.leader == NOBODY:
        after = standing.if_closed(state, lot)
        told = say("dock.closed", pipelines=state.laid_of[seat] - after.laid_of[seat])
        found.append(dues_if(state, after, seat, say("dock.nobody_bids"), told))
    return tag("h3", html("dock.stakes", number=lot + 1, name=named(lot))) + fork(*found)


def rivals(state: KingOilState, asked: sales.Offer | OfferedBuyer | PriceTens | PriceRest, seat: int) -> list[int]:
    """Who may have the property if this seat has not. For its dues they are all alike."""
    match asked:
        case Bid() | BidRest():
            return [each for each in prices.bidders(state, asked) if each != seat]
        case OfferedBuyer():
            return [each for each in range(state.seats) if each != seat and state.is_in(each)]
    owner = state.owner[asked.number]
    return [asked.buyer if owner == seat else owner]


def dues_if(state: KingOilState, after: KingOilState, seat: int, when: str, rest: str = "") -> Outcome:
    owes, gets = standing.owes(after, seat), standing.gets(after, seat)
    change = gets - owes - standing.net(state, seat)
    first = say("dock.change", change=signed(change)) if change else say("dock.no_change")
    return Outcome(when, first, rest or say("dock.gets_and_owes", gets=gets, owes=owes), change < 0)


def debt(moment: Moment[KingOilState], creditor: int, amount: int) -> str:
    cash = moment.view.cash[moment.view.mover]
    rows = [
        (say("dock.due", to=creditor_name(moment.names, creditor)), money(amount)),
        (say("dock.cash"), money(cash)),
        (say("dock.missing"), money(amount - cash)),
    ]
    return reckoning(rows, say("dock.debt"))


def next_turn(state: KingOilState, seat: int) -> str:
    """What pipelines will cost and bring until one's next turn is paid."""
    owes, gets = standing.owes(state, seat), standing.gets(state, seat)
    rows = [(say("dock.gets"), signed(gets)), (say("dock.owes"), signed(-owes)), (say("dock.net"), signed(gets - owes))]
    return reckoning(rows, say("dock.until"))


# The question


def question(moment: Moment[KingOilState]) -> str:
    """In a few words."""
    state, names = moment.view, moment.names
    match state.question:
        case Hole(left=left):
            return say("dock.ask_hole", nth=len(state.drilled) + 1, of=len(state.drilled) + left)
        case Fire(left=left):
            return say("dock.ask_fire", left=left)
        case Purchase(buys=buys):
            return say("dock.ask_buy" if buys else "dock.ask_end")
        case Call(number=number):
            return say("dock.ask_call", name=who(names, state.mover), **lease(number))
        case LosePipeline(number=number):
            return say("dock.ask_pipeline", **lease(number))
        case OfferedProperty(free=free):
            return say("dock.ask_deal" if free else "dock.ask_sell")
        case OfferedBuyer(number=number):
            return say("dock.ask_buyer", **lease(number))
        case Bid(number=number, leader=leader, bid=bid):
            if not bid:
                return say("dock.ask_first_bid", **lease(number))
            return say("dock.ask_bid", name=who(names, leader), bid=bid)
        case BidRest(number=number):
            return say("dock.ask_exactly", **lease(number))
        case PriceTens(number=number, buyer=buyer) | PriceRest(number=number, buyer=buyer):
            return say("dock.ask_price", **lease(number), name=who(names, buyer))
        case Asked(number=number, buyer=buyer, price=price):
            return say("dock.ask_to_sell", **lease(number), name=who(names, buyer), price=price)
        case sales.Offer(number=number, price=price):
            return say("dock.ask_to_buy", **lease(number), name=who(names, state.mover), price=price)
        case ShortOfCash(creditor=creditor, amount=amount):
            return say("dock.ask_short", to=creditor_name(names, creditor), amount=amount)
    simple = {
        FirstProperty: "first",
        BeforeDrawing: "draw",
        Announce: "announce",
        NoHole: "no_hole",
        ForeignHole: "slip",
        SlipHole: "slip",
    }
    key = simple.get(type(state.question))
    return say(f"dock.ask_{key}") if key else ""


def lease(number: int) -> dict[str, str | int]:
    return {"number": number + 1, "lease": named(number)}


def creditor_name(names: Sequence[str], creditor: int) -> str:
    return say("dock.the_bank") if creditor == BANK else who(names, creditor)


# Under the question


def line(moment: Moment[KingOilState]) -> str:
    """One sentence for the one who is asked."""
    state, box = moment.view, moment.view.box
    if not moment.legal:
        return ""
    match state.question:
        case FirstProperty():
            return say("dock.line_first")
        case BeforeDrawing():
            return say("dock.line_draw")
        case Announce():
            return say("dock.line_announce")
        case Hole() | SlipHole() | ForeignHole():
            return say("dock.line_hole")
        case Fire():
            return say("dock.line_fire")
        case LosePipeline():
            return say("dock.line_pipeline")
        case Purchase(buys=1):
            return say("dock.line_buy")
        case Purchase():
            return say("dock.line_end")
        case OfferedProperty(free=1):
            return say("dock.line_deal")
        case OfferedProperty():
            return say("dock.line_sell")
        case OfferedBuyer() | PriceTens() | PriceRest():
            return say("dock.line_price")
        case Asked() | sales.Offer() as asked:
            return say("dock.line_offer", worth=standing.counts_for(state, asked.number))
        case ShortOfCash():
            return say("dock.line_short")
        case NoHole():
            return say("dock.line_no_hole", fine=box.fine_no_hole)
        case Call(number=number):
            return say("dock.line_call", price=standing.price_of(state, number))
    return ""


def why(moment: Moment[KingOilState]) -> str:
    """What can be known about the holes that may be drilled, after that sentence; a phone has no room for it."""
    state = moment.view
    if not moment.legal or not isinstance(state.question, Hole):
        return ""
    words = html("dock.line_charted" if state.classic else "dock.line_uncharted")
    return tag("span", words, class_="line-why")


# The right side


def worth(moment: Moment[KingOilState]) -> str:
    state, seat = moment.view, moment.seat
    match state.question:
        case Hole() | Announce():
            return strike(state)
        case Bid() as asked if asked.buyer == seat:
            return reach(moment, asked)
        case Fire(left=left) if seat is not None and seat == state.mover:
            now, lost = state.worths()[seat], left * state.box.derrick_worth
            return figure(say("dock.after_fire"), money(now - lost), say("dock.before_fire", worth=now))
    if seat is None or not state.is_in(seat):
        return ""
    return figure(say("dock.worth"), money(state.worths()[seat]), say("dock.worth_is"))


def strike(state: KingOilState) -> str:
    """Oil or dry: what comes of a well."""
    box, odds = state.box, standing.odds(state)
    oil, dry = say("dock.oil"), say("dock.dry")
    if odds:
        share = round(100 * odds[DRY])
        oil, dry = say("dock.oil_odds", share=100 - share), say("dock.dry_odds", share=share)
    least, most = min(box.cost[SHALLOW:DRY]), max(box.cost[SHALLOW:DRY])
    return fork(
        Outcome(oil, say("dock.a_derrick"), say("dock.from_to", least=least, most=most)),
        Outcome(dry, say("dock.a_cap"), say("dock.costs", cost=box.cost[DRY])),
    )


def reach(moment: Moment[KingOilState], asked: Bid) -> str:
    """How much more the richest of the others could bid."""
    state = moment.view
    others = [seat for seat in prices.bidders(state, asked) if seat != asked.buyer]
    if not others:
        return figure(say("dock.alone"), money(state.cash[asked.buyer]), say("dock.your_cash"))
    richest = max(others, key=lambda seat: state.cash[seat])
    cash = state.cash[asked.buyer]
    rest = say("dock.reach_over" if cash > state.cash[richest] else "dock.reach_under", cash=cash)
    return figure(say("dock.reach", name=who(moment.names, richest)), money(state.cash[richest]), rest)


def figure(head: str, amount: str, rest: str) -> str:
    return tag(
        "dl", tag("dt", escape(head)), tag("dd", tag("b", amount), tag("small", escape(rest))), class_="headline"
    )
