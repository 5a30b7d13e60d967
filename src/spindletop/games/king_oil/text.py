"""King Oil in words."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import BILL, DRY, TENS, Box
from spindletop.games.king_oil.debts import Bid, BidRest, ShortOfCash
from spindletop.games.king_oil.drilling import BEFORE_DRAWING, Call, Depth, ForeignHole, Hole, SlipHole
from spindletop.games.king_oil.pipelines import LosePipeline
from spindletop.games.king_oil.sales import Asked, Offer, OfferedBuyer, OfferedProperty, PriceRest, PriceTens, span
from spindletop.games.king_oil.state import BANK, NOBODY, OFFERS, KingOilState
from spindletop.games.king_oil.steps import Announce, BeforeDrawing, Fire, FirstChooser, FirstProperty, NoHole, Purchase
from spindletop.kernel import Event

DEPTH = ("shallow", "medium", "deep", "dry")


def money(amount: int) -> str:
    return f"${amount:,}"


def count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def land(number: int) -> str:
    return f"property {number + 1}"


def hole(box: Box, place: int) -> str:
    """A hole as it is written in answers: its property, and which of its holes."""
    number = box.property_of[place]
    return f"{number + 1}.{place - box.first_hole[number] + 1}"


def card(box: Box, kind: int) -> str:
    wells = box.card_wells[kind]
    if wells == 0:
        return "Fire"
    if box.card_pays[kind] or not box.card_royalty[kind]:
        pays = f"depletion, {money(box.card_pays[kind])}"
    else:
        pays = f"{money(box.card_royalty[kind])} a derrick"
    return (
        f"{pays}; up to {count(wells, 'well')}; {'a property may be bought' if box.card_buys[kind] else 'no purchase'}"
    )


def stands(state: KingOilState, number: int) -> str:
    """What is on a property."""
    things = [count(state.derricks[number], "derrick"), f"{state.empty[number]} empty"]
    if state.laid[number]:
        things.append(count(state.laid[number], "pipeline"))
    return ", ".join(things)


def ends(box: Box, border: int) -> str:
    return f"from {box.source[border] + 1} into {box.target[border] + 1}"


def creditor(seat: int, names: Sequence[str]) -> str:
    return "the bank" if seat == BANK else names[seat]


# Questions


def question(state: KingOilState, names: Sequence[str]) -> str:
    asked = state.question
    if asked is None:
        return "The game is over."
    if isinstance(asked, FirstChooser):
        return "Who chooses a property first?"
    if isinstance(asked, Depth):
        return f"How deep is the oil in hole {hole(state.box, asked.hole)}?"
    if state.actor < 0:
        return "Which Wildcat card is on top?"
    return f"{names[state.actor]}: {ask(state, names)}"


def ask(state: KingOilState, names: Sequence[str]) -> str:
    asked, box, cash = state.question, state.box, money(state.cash[state.actor])
    match asked:
        case FirstProperty():
            return f"choose your first property, and pay its price of your {cash}."
        case BeforeDrawing():
            return f"draw a card? You have {cash}."
        case Announce():
            wells = min(box.card_wells[state.card], state.empty_of[state.mover])
            return f"how many wells do you announce, up to {wells}? You have {cash}."
        case Hole(left=left):
            return f"which hole do you drill? {count(left, 'well')} to go, {cash} to pay for it."
        case NoHole():
            return f"you have no hole to drill, which costs {money(box.fine_no_hole)} of your {cash}."
        case Fire(left=left):
            return f"fire! Choose a derrick to lose, {left} to go."
        case Purchase(buys=buys):
            return f"buy a property, or end your turn? You have {cash}." if buys else "end your turn?"
        case ForeignHole():
            return "which hole that is not yours do you drill?"
        case SlipHole(slip=slip):
            when = "before drawing a card" if slip == BEFORE_DRAWING else "though it is one too many"
            return f"which hole do you drill, {when}?"
        case Call(number=number):
            return f"{names[state.mover]} has drilled on {land(number)}, which is nobody's. Do you call it out?"
        case LosePipeline(number=number):
            return f"{land(number)} has too few derricks left for its pipelines. Which one goes?"
        case OfferedProperty(free=free):
            return "which property do you offer, or ask for?" if free else "which property do you offer?"
        case OfferedBuyer(number=number):
            return f"to whom do you offer {land(number)} ({stands(state, number)})?"
        case Bid(number=number, leader=leader, bid=bid):
            so_far = "no bid yet" if leader == NOBODY else f"{names[leader]} bids {money(bid)}"
            what = f"{land(number)} ({stands(state, number)})"
            return f"{what} is auctioned, {so_far}. Pass, or bid about how much? You have {cash}."
        case BidRest(number=number):
            return f"how much exactly do you bid for {land(number)}?"
        case PriceTens(number=number, buyer=buyer) if buyer == state.mover:
            what = f"{land(number)} ({stands(state, number)})"
            return f"about how much of your {cash} do you offer to {names[state.owner[number]]} for {what}?"
        case PriceTens(number=number, buyer=buyer):
            most = money(state.cash[buyer])
            return f"for about how much do you offer {land(number)} to {names[buyer]}, who has {most}?"
        case PriceRest(number=number):
            return f"at what price exactly, for {land(number)}?"
        case Asked(number=number, buyer=buyer, price=price):
            what = f"{land(number)} ({stands(state, number)})"
            return f"do you sell {what} to {names[buyer]} for {money(price)}? You have {cash}."
        case Offer(number=number, price=price):
            what = f"{land(number)} ({stands(state, number)})"
            return f"do you buy {what} from {names[state.mover]} for {money(price)} of your {cash}?"
        case ShortOfCash(creditor=to, amount=amount, offers=offers):
            owed = f"you owe {money(amount)} to {creditor(to, names)}, but have {cash}"
            return f"{owed}. Sell something ({count(OFFERS - offers, 'offer')} left), or give up?"
    raise ValueError(f"an unknown question: {asked!r}")


# Answers


def action(state: KingOilState, action: int) -> str:
    """What an answer does, with the numbers that matter for it."""
    box, asked = state.box, state.question
    verb, argument = state.setup.game.verb(action)
    number = argument - 1
    match verb:
        case "offer":
            return "offer a property for sale" + ("" if isinstance(asked, ShortOfCash) else ", or ask for one")
        case "draw":
            return "draw a card"
        case "pay fine":
            return f"pay {money(box.fine_no_hole)}"
        case "drill before drawing":
            return f"drill before drawing: {money(box.fine_before_drawing)}, and your turn is over"
        case "trespass":
            return "drill where it is not yours"
        case "drill too many":
            return f"drill one too many: {money(box.fine_too_many * (len(state.drilled) + 1))}, and your next turn"
        case "announce":
            return f"announce {count(argument, 'well')}"
        case "drill":
            return f"drill hole {hole(box, argument)}"
        case "buy":
            return f"buy {land(number)} for {money(box.price[number])}: {count(state.empty[number], 'hole')}"
        case "lay":
            rate = box.royalty[state.pipes[argument] + 1] - box.royalty[state.pipes[argument]]
            more = money(rate * state.derricks[box.target[argument]])
            return f"pipeline {ends(box, argument)} for {money(box.pipeline_price)}: {more} more a round"
        case "lose derrick":
            return f"lose the derrick on {hole(box, argument)}"
        case "lose pipeline":
            return f"lose the pipeline {ends(box, argument)}"
        case "sell":
            return f"sell {land(number)}: {stands(state, number)}; bought new for {money(box.price[number])}"
        case "want":
            price = money(box.price[number])
            return f"ask seat {state.owner[number]} for {land(number)}: {stands(state, number)}; bought new for {price}"
        case "to":
            return f"to seat {argument}, who has {money(state.cash[argument])}"
        case "for" if isinstance(asked, PriceTens):
            lowest, highest = span(argument * TENS, asked.least(), state.cash[asked.buyer])
            return money(lowest) if lowest == highest else f"{money(lowest)} to {money(highest)}"
        case "and" if isinstance(asked, PriceRest):
            return f"in all {money(asked.tens + argument * BILL)}"
        case "accept" if isinstance(asked, Offer):
            return f"{'sell' if isinstance(asked, Asked) else 'buy'} it for {money(asked.price)}"
        case "give up":
            return "give up, bankrupt"
        case "call":
            return "call it out"
        case "card":
            return card(box, argument)
        case "start":
            return f"seat {argument}"
        case "depth":
            return DEPTH[argument]
    return verb  # end turn, decline, pass, say nothing


# Events


def event(state: KingOilState, event: Event, names: Sequence[str]) -> str:
    box = state.box
    match event.kind, event.numbers:
        case "chooses_first", (seat,):
            return f"{names[seat]} chooses first."
        case "starts", (seat,):
            return f"{names[seat]} plays first."
        case "turn", (seat, round_number):
            return f"Round {round_number}: {names[seat]}."
        case "turn_lost", (seat,):
            return f"  {names[seat]} loses this turn, but not what is due for pipelines."
        case "paid", (seat, to, amount):
            return f"  {names[seat]} pays {money(amount)} to {creditor(to, names)}."
        case "card", (_, kind):
            return f"  Wildcat: {card(box, kind)}."
        case "shuffled", ():
            return "  The cards are shuffled again."
        case "royalty", (seat, amount):
            return f"  The bank pays {money(amount)} to {names[seat]}." if amount else ""
        case "bank_empty", (seat, owed):
            return f"The bank is empty{f' and still owes {money(owed)} to {names[seat]}' if owed else ''}: the end."
        case "announced", (seat, wells):
            return f"  {names[seat]} announces {count(wells, 'well')}."
        case "drilled", (_, place, depth, derrick):
            found = "dry" if depth == DRY else f"{DEPTH[depth]} oil"
            return f"  Hole {hole(box, place)}: {found}{'' if derrick or depth == DRY else ', but no derrick is left'}."
        case "drilled_before_drawing", (seat, place, _):
            return f"  {names[seat]} has drilled {hole(box, place)} before drawing: it is capped, and the turn is over."
        case "drilled_too_many", (seat, place, _):
            return f"  {names[seat]} has drilled {hole(box, place)}, one too many: all wells of the turn are capped."
        case "lapsed", (_, wells):
            return f"  {count(wells, 'announced well')} without a hole: dropped."
        case "no_hole", (seat,):
            return f"  {names[seat]} has no hole to drill."
        case "burnt", (_, place):
            return f"  The derrick on {hole(box, place)} burns down."
        case "bought", (seat, number, price):
            return f"  {names[seat]} buys {land(number)} for {money(price)}."
        case "pipeline", (seat, source, target):
            return f"  {names[seat]} lays a pipeline from {land(source)} into {land(target)}."
        case "pipeline_lost", (_, source, target):
            return f"  The pipeline from {land(source)} into {land(target)} goes."
        case "offer", (seat, number, buyer, price):
            return f"  {names[seat]} offers {land(number)} to {names[buyer]} for {money(price)}."
        case "asked", (seat, number, buyer, price):
            return f"  {names[buyer]} asks {names[seat]} for {land(number)} and offers {money(price)}."
        case "declined", (seat,):
            return f"  {names[seat]} declines."
        case "sold", (seat, number, buyer, price):
            return f"  {names[buyer]} buys {land(number)} from {names[seat]} for {money(price)}."
        case "bankrupt", (seat, to, amount, cash):
            last = f"; the last {money(cash)} go to {creditor(to, names)}" if cash else ""
            return f"{names[seat]} cannot pay {money(amount)} and is bankrupt{last}."
        case "auction", (number,):
            return f"  {land(number).capitalize()} is auctioned."
        case "bid", (seat, _, amount):
            return f"  {names[seat]} bids {money(amount)}."
        case "passed", (seat, _):
            return f"  {names[seat]} passes."
        case "auctioned", (seat, number, amount):
            return f"  {land(number).capitalize()} goes to {names[seat]} for {money(amount)}."
        case "closed", (number,):
            return f"  Nobody wants {land(number)}: it is closed for good."
        case "called", (seat, mover, number):
            return f"  {names[seat]} calls out {names[mover]} on {land(number)}: the pieces go, and the turn is over."
        case "claimed", (seat, number):
            return f"  Nobody has called: {land(number)} belongs to {names[seat]}."
        case "last_round", ():
            return "The last round is over: worth decides."
    raise ValueError(f"an unknown event: {event!r}")
