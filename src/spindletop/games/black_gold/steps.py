"""A round of Black Gold: its eight steps, and what more happens with two and with five seats.

Beside Giganten: moving and building are one turn (prospect.py), the map is laid out first (layout.py), and with two
seats the Oil Baron bids (baron.py).
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.black_gold.baron import BaronAuction
from spindletop.games.black_gold.prospect import ProspectAndDrill
from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.prospecting.auctions import ANYWHERE, Auction, Bid, Sell, bidders, collect
from spindletop.games.prospecting.cards import DrawCards, LeftOver
from spindletop.games.prospecting.frames import Choice
from spindletop.games.prospecting.licences import Deal, DealLicences
from spindletop.games.prospecting.prices import AdjustPrices, PriceRoll
from spindletop.games.prospecting.rounds import CheckTanks, PassDie
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.transport import ExtractAndTransport
from spindletop.kernel.frame import Step
from spindletop.parts import auction

# Step 3: licences, also for the Oil Baron


class DealSalesLicences(DealLicences):
    """With two seats the Baron gets as many as the unchosen card shows, at each open company (BG-26)."""

    rule: ClassVar[str] = "BG-26"

    def run(self, state: ProspectingState) -> None:
        if state.table.piles > 0:
            state.put(LeftOver())
            cards = state.box.card_licences[state.offer[0]]
            for company in range(state.table.piles - 1, -1, -1):
                state.put(Deal(state.seats + company, cards))
        super().run(state)


# Step 6: sell


class SellOil(Step):
    """An auction for each open company; with five seats, one more (BG-21, BG-30)."""

    rule: ClassVar[str] = "BG-21"

    def run(self, state: BlackGoldState) -> None:
        if state.black_table.liquidation:
            state.put(Liquidation())
        for company in range(state.table.companies - 1, -1, -1):
            state.put(BaronAuction(company) if state.table.piles > 0 else Auction(company))


class Liquidation(Step):
    """The liquidation auction: for the right to sell at any one company (BG-30)."""

    rule: ClassVar[str] = "BG-30"

    def run(self, state: BlackGoldState) -> None:
        inside = bidders(state, ANYWHERE)
        bidder = auction.next_bidder(inside, auction.NOBODY, state.first - 1, state.seats)
        if bidder == auction.NOBODY:
            return
        state.tell("auction", ANYWHERE)
        state.put(LiquidationBid(ANYWHERE, inside, auction.NOBODY, 0, bidder))


class LiquidationBid(Bid):
    """How much do you bid for selling at a company of your choice? (BG-30)"""

    rule: ClassVar[str] = "BG-30"

    def go_on(self, state: ProspectingState, inside: i64, leader: i64, bid: i64, bidder: i64) -> None:
        state.put(LiquidationBid(ANYWHERE, inside, leader, bid, bidder))

    def won(self, state: ProspectingState, seat: i64, bid: i64) -> None:
        collect(state, seat, bid, NameCompany(seat), Liquidation())


class NameCompany(Choice):
    """At which company do you sell? Its price is rolled once more first (BG-30)."""

    rule: ClassVar[str] = "BG-30"

    def legal(self, state: BlackGoldState) -> vec[i64]:
        at = state.box.ids.at
        return vec[i64](
            [at + company for company in range(state.table.companies) if state.tank(self.seat, company) > 0]
        )

    def answer(self, state: BlackGoldState, action: i64) -> None:
        company = action - state.box.ids.at
        state.tell("named", self.seat, company)
        state.put(Sell(self.seat, company))
        state.put(PriceRoll(company))


ROUND: Final[tuple[Step, ...]] = (
    AdjustPrices(),
    DrawCards(),
    DealSalesLicences(),
    ProspectAndDrill(),
    ExtractAndTransport(),
    SellOil(),
    CheckTanks(),
    PassDie(),
)
