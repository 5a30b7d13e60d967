"""Running short of cash: debts, bankruptcy, and the bank's auctions."""

from typing import ClassVar

from spindletop.games.king_oil.sales import make_offer
from spindletop.games.king_oil.state import BANK, CLOSED, NOBODY, KingOilState
from spindletop.kernel.frame import ASK, Question, Step
from spindletop.parts import auction


class Debt(Step[KingOilState]):
    """The mover owes this amount to the bank or to a seat, and pays it as soon as it can (KO-27)."""

    rule: ClassVar[str] = "KO-27"
    fields: ClassVar[tuple[str, ...]] = ("creditor", "amount")

    def __init__(self, creditor: int, amount: int) -> None:
        self.creditor = creditor
        self.amount = amount

    def faults(self, state: KingOilState) -> list[str]:
        return no_debt(state, self.creditor, self.amount)

    def run(self, state: KingOilState) -> None:
        if state.cash[state.mover] >= self.amount:
            state.pay(state.mover, self.creditor, self.amount)
            if self.amount:
                state.tell("paid", state.mover, self.creditor, self.amount)
        else:
            state.stack.append(ShortOfCash(self.creditor, self.amount))


class ShortOfCash(Question[KingOilState]):
    """You cannot pay: do you offer a property, or give up? (KO-27)"""

    rule: ClassVar[str] = "KO-27"
    fields: ClassVar[tuple[str, ...]] = ("creditor", "amount")

    def __init__(self, creditor: int, amount: int) -> None:
        self.creditor = creditor
        self.amount = amount

    def faults(self, state: KingOilState) -> list[str]:
        return no_debt(state, self.creditor, self.amount)

    def only(self, state: KingOilState) -> int:
        return ASK if state.may_offer(0) else state.box.give_up

    def actor(self, state: KingOilState) -> int:
        return state.mover

    def legal(self, state: KingOilState) -> list[int]:
        return [state.box.offer, state.box.give_up]

    def answer(self, state: KingOilState, action: int) -> None:
        if action == state.box.offer:
            state.stack.append(Debt(self.creditor, self.amount))
            make_offer(state, 0)
        else:
            go_bankrupt(state, self.creditor, self.amount)


def no_debt(state: KingOilState, creditor: int, amount: int) -> list[str]:
    if amount < 0:
        return [f"a debt cannot be {amount}"]
    if creditor == BANK or (0 <= creditor < state.seats and creditor != state.mover and state.is_in(creditor)):
        return []
    return [f"the creditor, {creditor}, is not another seat in the game"]


def go_bankrupt(state: KingOilState, creditor: int, amount: int) -> None:
    """The mover is out: what it has goes to the creditor, and the bank auctions its properties (KO-27, KO-32)."""
    mover = state.mover
    state.tell("bankrupt", mover, creditor, amount, state.cash[mover])
    state.pay(mover, creditor, state.cash[mover])
    state.bankrupt |= 1 << mover
    state.due = [0] * state.seats
    if state.seats_left() == 1:
        state.finish()
        return
    state.end_turn()
    for number in range(len(state.owner)):
        if state.is_trespassed(number):  # KO-35: a bankrupt cannot come to own it
            state.clear_property(number)
    state.stack.append(Auctions())


class Auctions(Step[KingOilState]):
    """The bank auctions the properties of a bankrupt seat, one at a time, in number order (KO-28)."""

    rule: ClassVar[str] = "KO-28"

    def faults(self, state: KingOilState) -> list[str]:
        return ["the mover is not bankrupt: nothing is auctioned"] if state.is_in(state.mover) else []

    def run(self, state: KingOilState) -> None:
        owner, seat, seats = state.owner, state.mover, state.seats
        for number in range(len(owner)):
            if owner[number] == seat:
                state.stack.append(self)
                inside = auction.everybody(seats) & ~state.bankrupt
                bidder = auction.next_bidder(inside, NOBODY, seat, seats)
                state.tell("auction", number)
                state.stack.append(Bid(number, inside, NOBODY, 0, bidder))
                return


class Bid(Question[KingOilState]):
    """Do you raise the bid, or pass? (KO-28)"""

    rule: ClassVar[str] = "KO-28"
    fields: ClassVar[tuple[str, ...]] = ("number", "inside", "leader", "bid", "bidder")

    def __init__(self, number: int, inside: int, leader: int, bid: int, bidder: int) -> None:
        self.number = number
        self.inside = inside
        self.leader = leader
        self.bid = bid
        self.bidder = bidder

    def faults(self, state: KingOilState) -> list[str]:
        if not 0 <= self.number < state.box.properties or state.owner[self.number] != state.mover:
            return [f"property {self.number + 1} is not the bankrupt's"]
        if state.is_in(state.mover) or self.inside & state.bankrupt:
            return ["a seat that is not bankrupt is auctioned, or one that is bids"]
        faults = auction.faults(self.inside, self.leader, self.bidder, state.seats)
        if faults:
            return faults
        if self.bid < 0 or (self.leader == NOBODY) != (self.bid == 0):
            return ["the highest bid needs a seat that leads"]
        if self.leader != NOBODY and state.cash[self.leader] < self.bid:
            return [f"seat {self.leader} cannot pay its bid of {self.bid}"]
        return []

    def only(self, state: KingOilState) -> int:
        return ASK if state.cash[self.bidder] >= self.bid + state.box.raises[0] else state.box.leave

    def actor(self, state: KingOilState) -> int:
        return self.bidder

    def legal(self, state: KingOilState) -> list[int]:
        box, most = state.box, state.cash[self.bidder] - self.bid
        legal = [box.leave]
        for step in range(len(box.raises)):
            if box.raises[step] <= most:
                legal.append(box.bid + step)
        return legal

    def answer(self, state: KingOilState, action: int) -> None:
        inside, leader, bid = self.inside, self.leader, self.bid
        if action == state.box.leave:
            inside = auction.without(inside, self.bidder)
            state.tell("passed", self.bidder, self.number)
        else:
            leader, bid = self.bidder, bid + state.box.raises[action - state.box.bid]
            state.tell("bid", self.bidder, self.number, bid)
        bidder = auction.next_bidder(inside, leader, self.bidder, state.seats)
        if bidder != NOBODY:
            state.stack.append(Bid(self.number, inside, leader, bid, bidder))
        elif leader != NOBODY:
            state.pay(leader, BANK, bid)
            state.transfer(self.number, leader)  # KO-29
            state.tell("auctioned", leader, self.number, bid)
        else:
            close(state, self.number)


def close(state: KingOilState, number: int) -> None:
    """Nobody wants this property: it is cleared and closed for good (KO-30)."""
    box = state.box
    for border in box.borders[number]:
        state.add_pipelines(border, -state.pipes[border])
        state.add_pipelines(box.back[border], -state.pipes[box.back[border]])
    state.transfer(number, CLOSED)
    state.clear_property(number)
    state.tell("closed", number)
