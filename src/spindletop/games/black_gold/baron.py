"""Two seats: the Oil Baron gets licences and bids with them."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.prospecting import hands
from spindletop.games.prospecting.auctions import Bid, Sell, bidders, collect
from spindletop.games.prospecting.box import UNKNOWN
from spindletop.games.prospecting.frames import CompanyStep, company_faults, seat_faults
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import Question, lone
from spindletop.kernel.state import Hidden
from spindletop.parts import auction
from spindletop.parts.numbers import replaced


def turn_up(state: BlackGoldState, company: i64) -> None:
    """The Baron's licences at this company are shown to all."""
    holder = state.seats + company
    cards, twos = state.hands[holder], state.twos[holder]
    if cards == 0:
        return
    if twos == UNKNOWN:
        raise Hidden("nobody has seen the Oil Baron's licences: imagine first")
    state.note(hands.SHOW, holder, cards, twos)
    state.hands[holder] = 0
    state.twos[holder] = 0
    state.face_up = replaced(state.face_up, company, state.face_up[company] + cards)
    state.face_up_twos = replaced(state.face_up_twos, company, state.face_up_twos[company] + twos)
    state.show()
    state.tell("baron_shows", company, state.baron_worth(company))


def clear(state: BlackGoldState, company: i64) -> None:
    """All his licences at this company go to the discards, face up."""
    turn_up(state, company)
    cards, twos = state.face_up[company], state.face_up_twos[company]
    if cards == 0:
        return
    state.note(hands.CLEAR, state.seats + company, cards, twos)
    state.face_up = replaced(state.face_up, company, 0)
    state.face_up_twos = replaced(state.face_up_twos, company, 0)
    state.spent += cards
    state.spent_twos += twos


class BaronAuction(CompanyStep):
    """The auction at a company begins, or is held again (BG-27)."""

    rule: ClassVar[str] = "BG-27"

    def run(self, state: BlackGoldState) -> None:
        company = self.company
        inside = bidders(state, company)
        bidder = auction.next_bidder(inside, auction.NOBODY, state.first - 1, state.seats)
        if bidder == auction.NOBODY:
            if state.table.greedy:
                turn_up(state, company)  # BG-34: they stay for later rounds
            else:
                clear(state, company)  # BG-28
            return
        state.tell("auction", company)
        if auction.next_bidder(inside, bidder, bidder, state.seats) == auction.NOBODY:
            last_chance(state, company, bidder, 0)
        else:
            state.put(BaronBid(company, inside, auction.NOBODY, 0, bidder))


class BaronBid(Bid):
    """How much do you bid? If you pass, the other has one last bid against the Oil Baron (BG-27)."""

    rule: ClassVar[str] = "BG-27"

    def answer(self, state: ProspectingState, action: i64) -> None:
        assert isinstance(state, BlackGoldState)
        seat, ids = self.bidder, state.box.ids
        other = 1 - seat
        if action == ids.pass_:
            state.tell("passed", seat)
            last_chance(state, self.company, other, self.bid if self.leader == other else 0)
        else:
            bid = action - ids.bid
            state.tell("bid", seat, bid)
            state.put(BaronBid(self.company, self.inside, seat, bid, other))


def last_chance(state: BlackGoldState, company: i64, seat: i64, bid: i64) -> None:
    """A greedy Baron shows his licences before the last bid (BG-34), else after it (BG-27)."""
    if state.table.greedy:
        turn_up(state, company)
        state.put(GreedyBid(company, seat, bid))
    else:
        state.put(FinalBid(company, seat, bid))


class FinalBid(Question):
    """What is your final bid against the Oil Baron? At least your last one (BG-27)."""

    rule: ClassVar[str] = "BG-27"
    company: i64
    seat: i64
    bid: i64

    def faults(self, state: BlackGoldState) -> list[str]:
        faults = company_faults(state, self.company) + seat_faults(state, self.seat)
        if not 0 <= self.bid <= state.box.most:
            faults.append(f"nobody can have bid {self.bid}")
        if not faults and not auction.is_in(bidders(state, self.company), self.seat):
            faults.append(f"seat {self.seat} may not bid")
        return faults

    def actor(self, state: BlackGoldState) -> i64:
        return self.seat

    def only(self, state: BlackGoldState) -> i64:
        return lone(self.legal(state))

    def legal(self, state: BlackGoldState) -> vec[i64]:
        bids = state.box.bids
        return bids[self.bid - 1 : -1] if self.bid > 0 else bids[:]  # a pass only for who has not bid

    def answer(self, state: BlackGoldState, action: i64) -> None:
        company, seat = self.company, self.seat
        if action == state.box.ids.pass_:
            state.tell("no_bid", company)
            clear(state, company)
            return
        bid = action - state.box.ids.bid
        state.tell("bid", seat, bid)
        turn_up(state, company)
        if bid <= state.baron_worth(company):  # equal: the Baron wins
            state.tell("baron_wins", company)
            clear(state, company)
        elif collect(state, seat, bid, Sell(seat, company), BaronAuction(company)):
            clear(state, company)


class GreedyBid(FinalBid):
    """Do you outbid the Oil Baron's open licences, or leave him the auction? (BG-34)"""

    rule: ClassVar[str] = "BG-34"

    def legal(self, state: BlackGoldState) -> vec[i64]:
        return state.box.bids[max(self.bid - 1, min(state.baron_worth(self.company), state.box.most)) :]

    def answer(self, state: BlackGoldState, action: i64) -> None:
        company, seat = self.company, self.seat
        if action == state.box.ids.pass_:
            state.tell("passed", seat)
            state.tell("baron_wins", company)
            clear(state, company)
            return
        bid = action - state.box.ids.bid
        state.tell("bid", seat, bid)
        collect(state, seat, bid, Sell(seat, company), BaronAuction(company))
