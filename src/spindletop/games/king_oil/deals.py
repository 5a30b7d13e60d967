"""What cash is worth to a seat of King Oil, and what its offers and bids may bring."""

from math import ceil, exp
from typing import Final

from spindletop.bots.greedy import ABSURD
from spindletop.games.king_oil.box import BILL, DEPTHS, DRY, MEDIUM
from spindletop.games.king_oil.debts import Bid, BidRest, Debt, ShortOfCash
from spindletop.games.king_oil.drilling import Depth, Drilling
from spindletop.games.king_oil.outlook import Outlook, income, promise
from spindletop.games.king_oil.sales import Offer, OfferedBuyer, OfferedProperty, PriceRest, PriceTens, span
from spindletop.games.king_oil.state import KingOilState

SAFE: Final = 24_000.0  # below this much cash every dollar counts more
RESERVE: Final = 5_000.0  # the first empty hole saves a fine; each further one a little less
WANING: Final = 0.87
RIVALS: Final = 0.25  # how much what the rivals have counts against the own
OFFER: Final = 2_000.0  # what an offer must bring at least, lest it is made for nothing
RESCUE: Final = 200_000.0  # not to be bankrupt yet
HOPE: Final = 1_000.0  # what the other seat would lose by a deal that it still agrees to now and then
BIDS: Final = 10  # steps in which bids go up to what a property is worth
HASTE: Final = 0.001  # a higher bid in the same step is better: fewer follow
MORE: Final = 10  # a new offer is better than a declined one by this part of it
IDLE: Final = 2.0 * ABSURD  # an offer that promises nothing: it only puts off what must be done
REPEATED: Final = 4.0 * ABSURD  # and one that was declined before in this turn


def comfort(cash: float) -> float:
    """Cash, and how much its lack would hurt."""
    short = max(0.0, SAFE - cash)
    return cash - short * short / SAFE


def pending_cost(state: KingOilState, seat: int) -> float:
    """What the mover has still to pay: debts, and on average for wells that are announced."""
    if seat != state.mover:
        return 0.0
    cost, wells = 0.0, 0
    for frame in state.stack:
        if isinstance(frame, Drilling):
            wells += frame.left
        elif isinstance(frame, (Debt, ShortOfCash)):
            cost += float(frame.amount)
        elif isinstance(frame, Depth):
            weights = state.depth_weights(frame.hole)
            total = float(sum(weights))
            for depth in range(DEPTHS):
                cost += float(weights[depth] * state.box.cost[depth]) / total
    return cost + wells * mean_cost(state)


def mean_cost(state: KingOilState) -> float:
    return 0.5 * float(state.box.cost[MEDIUM] + state.box.cost[DRY])


def spent(cash: float, price: float) -> float:
    return comfort(cash) - comfort(cash - price)


def reserve(holes: int) -> float:
    return RESERVE * (1.0 - WANING**holes) / (1.0 - WANING)


def deal_in_the_air(state: KingOilState, frame: object, seat: int, ahead: Outlook) -> float:
    """What a bid or an offer of this seat may bring, also while it is not yet complete."""
    if isinstance(frame, Bid):
        return bid_value(state, seat, frame.number, frame.bid, ahead) if frame.leader == seat else 0.0
    if isinstance(frame, BidRest):
        lowest, _ = span(frame.tens, frame.least(), state.cash[frame.buyer])
        return bid_value(state, seat, frame.number, lowest, ahead) if frame.buyer == seat else 0.0
    if seat != state.mover:
        return 0.0
    if isinstance(frame, Offer):
        return offer_value(state, frame.number, frame.buyer, frame.price, frame.price, ahead)
    if isinstance(frame, PriceRest):
        lowest, highest = span(frame.tens, frame.least(), state.cash[frame.buyer])
        return offer_value(state, frame.number, frame.buyer, lowest, highest, ahead)
    if isinstance(frame, PriceTens):
        return offer_value(state, frame.number, frame.buyer, BILL, state.cash[frame.buyer], ahead)
    if isinstance(frame, OfferedBuyer):
        values = []
        for buyer in range(state.seats):
            if buyer != state.mover:
                values.append(offer_value(state, frame.number, buyer, BILL, state.cash[buyer], ahead))
        return max(values)
    if isinstance(frame, OfferedProperty):
        return -OFFER if debt_behind(state) is not None and something_new(state) else IDLE
    return 0.0


def bid_value(state: KingOilState, seat: int, number: int, bid: int, ahead: Outlook) -> float:
    """Bids go up in a few steps to what the property is worth: nobody haggles over every bill."""
    holes = state.empty_of[seat]
    worth = income(state, number, ahead) + promise(state, number, ahead)
    worth += reserve(holes + state.empty[number]) - reserve(holes)
    if worth <= 0.0:
        return -float(bid)
    step = worth / BIDS
    return 0.7 * (worth - spent(float(state.cash[seat]), ceil(bid / step) * step)) + HASTE * bid


def offer_value(state: KingOilState, number: int, buyer: int, lowest: int, highest: int, ahead: Outlook) -> float:
    """What the mover's offer at the most promising of these prices may bring."""
    lowest, highest = still_new(state, number, buyer, lowest, highest)
    if lowest > highest:
        return REPEATED
    deal = Deal(state, number, buyer, ahead)
    while lowest < highest:  # the last price at which the other seat still gains
        price = (lowest + highest) // (2 * BILL) * BILL
        if buyer == state.mover:
            if deal.seller_gain(price) < 0.0:
                lowest = price + BILL
            else:
                highest = price
        elif deal.buyer_gain(price + BILL) < 0.0:
            highest = price
        else:
            lowest = price + BILL
    own, other = deal.buyer_gain(lowest), deal.seller_gain(lowest)
    if buyer != state.mover:
        own, other = other, own
    hope = 0.5 if other >= 0.0 else 0.2 * exp(max(-20.0, other / HOPE))
    debt = debt_behind(state)
    if debt is not None:
        return hope * (own + RESCUE if state.cash[state.mover] + lowest >= debt.amount else own) - OFFER
    hoped = hope * own - OFFER
    return hoped if hoped > 0.0 else IDLE + hoped


def debt_behind(state: KingOilState) -> Debt | None:
    """The debt that the offer on top of the stack is to pay, if it is not a free one."""
    behind = state.stack[-2]
    return behind if isinstance(behind, Debt) else None


class Deal:
    """What a sale of a property between the mover and another seat would change for both, as `value` counts it."""

    def __init__(self, state: KingOilState, number: int, buyer: int, ahead: Outlook) -> None:
        seller, mover = state.owner[number], state.mover
        holes, sold, bought = state.empty[number], state.empty_of[seller], state.empty_of[buyer]
        self.income = income(state, number, ahead)
        self.promise = promise(state, number, ahead)
        self.lost = reserve(sold) - reserve(sold - holes)
        self.won = reserve(bought + holes) - reserve(bought)
        self.purse = float(state.cash[buyer]) - (pending_cost(state, mover) if buyer == mover else 0.0)
        self.till = float(state.cash[seller]) - (pending_cost(state, mover) if seller == mover else 0.0)
        self.rivals = RIVALS / (state.seats - 1)

    def seller_gain(self, price: int) -> float:
        own = spent(self.till + price, price) - self.income - self.lost
        return own - self.promise - self.rivals * (self.income + self.won - spent(self.purse, price))

    def buyer_gain(self, price: int) -> float:
        own = self.income + self.won - spent(self.purse, price)
        return own + self.promise - self.rivals * (spent(self.till + price, price) - self.income - self.lost)


def still_new(state: KingOilState, number: int, buyer: int, lowest: int, highest: int) -> tuple[int, int]:
    """Of these prices, those that are clearly better for the other seat than what it has declined in this turn."""
    for declined in state.declined:
        if declined[0] == number and declined[1] == buyer:
            more = max(BILL, declined[2] // MORE // BILL * BILL)
            if buyer == state.mover:
                lowest = max(lowest, declined[2] + more)
            else:
                highest = min(highest, declined[2] - more)
    return lowest, highest


def something_new(state: KingOilState) -> bool:
    """Whether the mover can still offer one of its properties otherwise than was declined in this turn."""
    for number in range(len(state.owner)):
        if state.owner[number] == state.mover:
            for buyer in range(state.seats):
                lowest, highest = still_new(state, number, buyer, BILL, state.cash[buyer])
                if buyer != state.mover and lowest <= highest:
                    return True
    return False
