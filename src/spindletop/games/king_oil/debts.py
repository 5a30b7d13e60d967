"""Running short of cash: debts, bankruptcy, and the bank's auctions."""

from typing import ClassVar

from librt.vecs import extend, vec
from mypy_extensions import i64

from spindletop.games.king_oil.asking import ToMover
from spindletop.games.king_oil.box import BILL
from spindletop.games.king_oil.land import CLOSED, NOBODY
from spindletop.games.king_oil.sales import OfferedProperty, PriceRest, PriceTens, may_sell, no_tens
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.kernel.frame import ASK, Step
from spindletop.kernel.nature import Rng
from spindletop.parts import auction


class Debt(Step):
    """The mover owes this amount to the bank or to a seat, and pays it as soon as it can (KO-27)."""

    rule: ClassVar[str] = "KO-27"
    creditor: i64
    amount: i64
    offers: i64  # made to pay it

    def faults(self, state: KingOilState) -> list[str]:
        return no_debt(state, self.creditor, self.amount, self.offers)

    def run(self, state: KingOilState) -> None:
        if state.cash[state.mover] >= self.amount:
            state.pay(state.mover, self.creditor, self.amount)
            if self.amount:
                state.tell("paid", state.mover, self.creditor, self.amount)
        else:
            state.put(ShortOfCash(self.creditor, self.amount, self.offers))


class ShortOfCash(ToMover):
    """You cannot pay: do you offer a property, or give up? (KO-27)"""

    rule: ClassVar[str] = "KO-27"
    creditor: i64
    amount: i64
    offers: i64

    def faults(self, state: KingOilState) -> list[str]:
        return no_debt(state, self.creditor, self.amount, self.offers)

    def only(self, state: KingOilState) -> i64:
        return ASK if self.offers < state.box.offers and may_sell(state, 0) else state.box.ids.give_up

    def legal(self, state: KingOilState) -> vec[i64]:
        return vec[i64]([state.box.ids.offer, state.box.ids.give_up])

    def answer(self, state: KingOilState, action: i64) -> None:
        if action == state.box.ids.offer:
            state.put(Debt(self.creditor, self.amount, self.offers + 1))
            state.put(OfferedProperty(0, 0))
        else:
            go_bankrupt(state, self.creditor, self.amount)


def no_debt(state: KingOilState, creditor: i64, amount: i64, offers: i64) -> list[str]:
    if amount < 0 or not 0 <= offers <= state.box.offers:
        return [f"a debt cannot be {amount}, nor can {offers} offers be made to pay it"]
    if creditor == BANK or (0 <= creditor < state.seats and creditor != state.mover and state.is_in(creditor)):
        return []
    return [f"the creditor, {creditor}, is not another seat in the game"]


def go_bankrupt(state: KingOilState, creditor: i64, amount: i64) -> None:
    """The mover is out: what it has goes to the creditor, and the bank auctions its properties (KO-27, KO-32)."""
    mover = state.mover
    state.tell("bankrupt", mover, creditor, amount, state.cash[mover])
    state.pay(mover, creditor, state.cash[mover])
    state.bankrupt |= 1 << mover
    state.due = vec[i64]([0] * state.seats)
    if state.seats_left() == 1:
        state.finish()
        return
    state.end_turn()
    for number in range(state.box.properties):
        if state.is_trespassed(number):  # KO-35: a bankrupt cannot come to own it
            state.clear_property(number)
    state.put(Auctions())


class Auctions(Step):
    """The bank auctions the properties of a bankrupt seat, one at a time, in number order (KO-28)."""

    rule: ClassVar[str] = "KO-28"

    def faults(self, state: KingOilState) -> list[str]:
        return ["the mover is not bankrupt: nothing is auctioned"] if state.is_in(state.mover) else []

    def run(self, state: KingOilState) -> None:
        mover = state.mover
        for number in range(state.box.properties):
            if state.owner[number] == mover:
                state.put(self)
                state.tell("auction", number)
                go_on(state, number, mover, auction.everybody(state.seats) & ~state.bankrupt, NOBODY, 0)
                return


class Bid(PriceTens):
    """Do you bid more, or pass? The tens of thousands. (KO-28)"""

    rule: ClassVar[str] = "KO-28"
    inside: i64
    leader: i64
    bid: i64  # of the leader

    def faults(self, state: KingOilState) -> list[str]:
        return no_auction(state, self.number, self.buyer, self.inside, self.leader, self.bid)

    def least(self) -> i64:
        return self.bid + BILL

    def only(self, state: KingOilState) -> i64:
        return ASK if state.cash[self.buyer] >= self.least() else state.box.ids.pass_

    def actor(self, state: KingOilState) -> i64:
        return self.buyer

    def legal(self, state: KingOilState) -> vec[i64]:
        return extend(vec[i64]([state.box.ids.pass_]), super().legal(state))

    def draw(self, state: KingOilState, rng: Rng) -> i64:
        lowest = self.lowest(state)
        drawn = lowest - 1 + rng.below(self.highest(state) - lowest + 2)
        return drawn if drawn >= lowest else state.box.ids.pass_

    def answer(self, state: KingOilState, action: i64) -> None:
        if action != state.box.ids.pass_:
            super().answer(state, action)
            return
        state.tell("passed", self.buyer, self.number)
        go_on(state, self.number, self.buyer, auction.without(self.inside, self.buyer), self.leader, self.bid)

    def ask_rest(self, state: KingOilState, tens: i64) -> None:
        state.put(BidRest(self.number, self.buyer, tens, self.inside, self.bid))


class BidRest(PriceRest):
    """How much do you bid? The rest, in steps of 500. (KO-28)"""

    rule: ClassVar[str] = "KO-28"
    inside: i64
    bid: i64  # the one to be beaten, or 0

    def faults(self, state: KingOilState) -> list[str]:
        faults = no_tens(self.tens) or no_auction(state, self.number, self.buyer, self.inside, NOBODY, 0)
        if faults:
            return faults
        enough = self.bid >= 0 and state.cash[self.buyer] >= max(self.tens, self.least())
        return [] if enough else [f"seat {self.buyer} cannot bid more than {self.bid}"]

    def least(self) -> i64:
        return self.bid + BILL

    def actor(self, state: KingOilState) -> i64:
        return self.buyer

    def settle(self, state: KingOilState, price: i64) -> None:
        state.tell("bid", self.buyer, self.number, price)
        go_on(state, self.number, self.buyer, self.inside, self.buyer, price)


def no_auction(state: KingOilState, number: i64, buyer: i64, inside: i64, leader: i64, bid: i64) -> list[str]:
    if not 0 <= number < state.box.properties or state.owner[number] != state.mover:
        return [f"property {number + 1} is not the bankrupt's"]
    if state.is_in(state.mover) or inside & state.bankrupt:
        return ["a seat that is not bankrupt is auctioned, or one that is bids"]
    faults = auction.faults(inside, leader, buyer, state.seats)
    if faults:
        return faults
    if bid < 0 or (leader == NOBODY) != (bid == 0):
        return ["the highest bid needs a seat that leads"]
    if leader != NOBODY and state.cash[leader] < bid:
        return [f"seat {leader} cannot pay its bid of {bid}"]
    return []


def go_on(state: KingOilState, number: i64, after: i64, inside: i64, leader: i64, bid: i64) -> None:
    """The next bidder is asked; without one the property is the leader's, or nobody's."""
    buyer = auction.next_bidder(inside, leader, after, state.seats)
    if buyer != NOBODY:
        state.put(Bid(number, buyer, inside, leader, bid))
    elif leader != NOBODY:
        state.pay(leader, BANK, bid)
        state.transfer(number, leader)  # KO-29
        state.tell("auctioned", leader, number, bid)
    else:
        close(state, number)


def close(state: KingOilState, number: i64) -> None:
    """Nobody wants this property: it is cleared and closed for good (KO-30)."""
    box = state.box
    for border in box.borders(number):
        state.add_pipelines(border, -state.pipes[border])
        state.add_pipelines(box.back[border], -state.pipes[box.back[border]])
    state.transfer(number, CLOSED)
    state.clear_property(number)
    state.tell("closed", number)
