"""Selling: an auction for the right to sell at each company, paid in licences; bluffs and their fine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting import hands
from spindletop.games.prospecting.frames import Asked, CompanyStep, company_faults, seat_faults
from spindletop.games.prospecting.licences import SomeOf, spend
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import ASK, Frame, Question, Step
from spindletop.kernel.nature import Rng
from spindletop.parts import auction

ANYWHERE: Final = -1  # in place of a company: a tank at any of them counts


class SellOil(Step):
    """One auction for each company, in order (GI-23)."""

    def run(self, state: ProspectingState) -> None:
        for company in range(state.table.companies - 1, -1, -1):
            state.put(Auction(company))


def bidders(state: ProspectingState, company: i64) -> i64:
    """The seats with oil in a tank there and a licence in hand, as a bitmask (GI-23)."""
    inside: i64 = 0
    for seat in range(state.seats):
        if state.hands[seat] > 0 and has_oil(state, seat, company):
            inside |= 1 << seat
    return inside


def has_oil(state: ProspectingState, seat: i64, company: i64) -> bool:
    if company != ANYWHERE:
        return state.tank(seat, company) > 0
    return any(state.tank(seat, each) > 0 for each in range(state.table.companies))


class Auction(CompanyStep):
    """The auction at a company begins, or is held again (GI-24, GI-26)."""

    def run(self, state: ProspectingState) -> None:
        inside = bidders(state, self.company)
        bidder = auction.next_bidder(inside, auction.NOBODY, state.first - 1, state.seats)
        if bidder == auction.NOBODY:
            return
        state.tell("auction", self.company)
        state.put(Bid(self.company, inside, auction.NOBODY, 0, bidder))


class Bid(Question):
    """How much do you bid, in licences? (GI-24)"""

    company: i64
    inside: i64
    leader: i64
    bid: i64
    bidder: i64

    def faults(self, state: ProspectingState) -> list[str]:
        faults = [] if self.company == ANYWHERE else company_faults(state, self.company)
        faults += auction.faults(self.inside, self.leader, self.bidder, state.seats)
        if not 0 <= self.bid <= state.box.most or (self.bid == 0) != (self.leader == auction.NOBODY):
            faults.append(f"the highest bid cannot be {self.bid}")
        if not faults and self.inside & ~bidders(state, self.company):
            faults.append("somebody bids who has no oil there, or no licence")
        return faults

    def actor(self, state: ProspectingState) -> i64:
        return self.bidder

    def only(self, state: ProspectingState) -> i64:
        return state.box.ids.pass_ if self.bid == state.box.most else ASK

    def legal(self, state: ProspectingState) -> vec[i64]:
        """A higher bid, up to the value of all licences there are, or a pass; nobody asks what is in the hand."""
        return state.box.bids[self.bid :]

    def draw(self, state: ProspectingState, rng: Rng) -> i64:
        bids = state.box.bids
        return bids[self.bid + rng.below(len(bids) - self.bid)]

    def answer(self, state: ProspectingState, action: i64) -> None:
        seat, ids = self.bidder, state.box.ids
        inside, leader, bid = self.inside, self.leader, self.bid
        if action == ids.pass_:
            inside = auction.without(inside, seat)
            state.tell("passed", seat)
        else:
            leader, bid = seat, action - ids.bid
            state.tell("bid", seat, bid)
        bidder = auction.next_bidder(inside, leader, seat, state.seats)
        if bidder != auction.NOBODY:
            self.go_on(state, inside, leader, bid, bidder)
        elif leader == auction.NOBODY:
            state.tell("no_bid", self.company)
        else:
            self.won(state, leader, bid)

    def go_on(self, state: ProspectingState, inside: i64, leader: i64, bid: i64, bidder: i64) -> None:
        state.put(Bid(self.company, inside, leader, bid, bidder))

    def won(self, state: ProspectingState, seat: i64, bid: i64) -> None:
        collect(state, seat, bid, Sell(seat, self.company), Auction(self.company))


def collect(state: ProspectingState, seat: i64, bid: i64, sale: Frame, again: Frame) -> bool:
    """The bid was a bluff or not; now everybody knows. Who can pay must, and then sells (GI-25); else there is a fine,
    and the auction is held again (GI-26). Returns whether it is paid."""
    enough = state.worth(seat) >= bid
    state.note(hands.ENOUGH if enough else hands.SHORT, seat, bid, 0)
    state.show()
    if enough:
        state.put(sale)
        state.put(Payment(seat, bid))
    else:
        state.put(again)
        fine(state, seat)
    return enough


class Payment(Asked):
    """How many of the licences that you pay are twos? (GI-25)

    No card may be superfluous. So either the value is exact, or it is twos only, and one more than an odd bid.
    """

    bid: i64

    def faults(self, state: ProspectingState) -> list[str]:
        faults = super().faults(state)
        if not faults and not 1 <= self.bid <= 2 * state.hands[self.seat]:
            faults.append(f"seat {self.seat} cannot pay {self.bid}")
        return faults

    def only(self, state: ProspectingState) -> i64:
        """Everybody can see that all cards are needed, and all are twos."""
        return state.box.ids.pay + state.hands[self.seat] if self.bid == 2 * state.hands[self.seat] else ASK

    def legal(self, state: ProspectingState) -> vec[i64]:
        twos = state.worth(self.seat) - state.hands[self.seat]
        ones = state.hands[self.seat] - twos
        least, most = max(0, (self.bid - ones + 1) // 2), min(twos, (self.bid + 1) // 2)
        pay = state.box.ids.pay
        return vec[i64](range(pay + least, pay + most + 1))

    def answer(self, state: ProspectingState, action: i64) -> None:
        twos = action - state.box.ids.pay
        cards = twos + max(0, self.bid - 2 * twos)
        spend(state, hands.SPEND, self.seat, cards, twos)
        state.show()
        state.tell("paid", self.seat, cards, twos)


def fine(state: ProspectingState, seat: i64) -> None:
    """Half the cards, rounded up, at random (GI-26)."""
    state.tell("bluffed", seat)
    if state.hands[seat] == 1:
        lose_licences(state, seat, 1, state.twos[seat])
    else:
        state.put(Fine(seat))


def lose_licences(state: ProspectingState, seat: i64, cards: i64, twos: i64) -> None:
    spend(state, hands.FINE, seat, cards, twos)
    state.tell("fined", seat, cards, twos)


class Fine(SomeOf):
    """Which licences does the bluffer lose? (GI-26)"""

    seat: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return seat_faults(state, self.seat) or (
            [] if state.hands[self.seat] > 1 else [f"seat {self.seat} has not enough licences to lose some"]
        )

    def pile(self, state: ProspectingState) -> tuple[i64, i64, i64]:
        cards = state.hands[self.seat]
        return (cards + 1) // 2, cards, state.twos[self.seat]

    def answer(self, state: ProspectingState, action: i64) -> None:
        lose_licences(state, self.seat, self.pile(state)[0], action - state.box.ids.twos)


class Sell(Asked):
    """How many units do you sell here? (GI-27)"""

    company: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return super().faults(state) + company_faults(state, self.company)

    def legal(self, state: ProspectingState) -> vec[i64]:
        sell = state.box.ids.sell
        return vec[i64](range(sell, sell + state.tank(self.seat, self.company) + 1))

    def answer(self, state: ProspectingState, action: i64) -> None:
        units = action - state.box.ids.sell
        state.fill(self.seat, self.company, -units)
        state.receive(self.seat, units * state.price(self.company))
        state.tell("sold", self.seat, self.company, units, units * state.price(self.company))
