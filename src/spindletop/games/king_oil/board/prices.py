"""Prices and bids as people name them, and the answers that make one: first the tens of thousands, then the rest, and
neither where only one is possible (KO-14, KO-28)."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import BILL, TENS
from spindletop.games.king_oil.debts import Bid, BidRest
from spindletop.games.king_oil.sales import OfferedBuyer, PriceRest, PriceTens, span
from spindletop.games.king_oil.state import KingOilState

RAISES = (500, 1_000, 2_500, 5_000, 10_000, 25_000)
STEPS = (1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000)
ROUND = 8  # so many round prices are named at most

Naming = OfferedBuyer | PriceTens | PriceRest


def least(asked: Naming) -> int:
    return BILL if isinstance(asked, OfferedBuyer) else asked.least()


def possible(state: KingOilState, asked: Naming, buyer: int) -> Sequence[int]:
    """All prices that may still be named."""
    most = state.cash[buyer]
    if isinstance(asked, PriceRest):
        lowest, highest = span(asked.tens, asked.least(), most)
        return range(lowest, highest + 1, BILL)
    return range(least(asked), most + 1, BILL)


def answers(state: KingOilState, asked: Naming, buyer: int, price: int) -> tuple[int, ...]:
    """What is still to be answered for this price."""
    box, tens = state.box, price // TENS * TENS
    run = []
    if isinstance(asked, OfferedBuyer):
        run.append(box.ids.to + buyer)
    if isinstance(asked, Bid) or (not isinstance(asked, PriceRest) and state.cash[buyer] >= TENS):
        run.append(box.ids.for_ + price // TENS)
    lowest, highest = span(tens, least(asked), state.cash[buyer])
    if lowest != highest:
        run.append(box.ids.and_ + (price - tens) // BILL)
    return tuple(run)


def named(state: KingOilState, asked: Naming, buyer: int) -> Sequence[int]:
    """The prices that stand on the list: round ones, and all where the tens of thousands are fixed."""
    return possible(state, asked, buyer) if isinstance(asked, PriceRest) else round_prices(state.cash[buyer])


def round_prices(most: int) -> list[int]:
    """A few, up to what somebody has."""
    step = next((step for step in STEPS if most // step <= ROUND), most)
    return list(range(step, most + 1, step))


def raises(state: KingOilState, asked: Bid) -> list[int]:
    """A few higher bids; the one beyond the purses of all who could follow is among them."""
    cash, last = state.cash[asked.buyer], beyond(state, asked)
    found = [asked.bid + more for more in RAISES if asked.bid + more <= cash]
    if asked.bid < last <= cash and last not in found:
        found = [*found[: len(RAISES) - 1], last]
    return sorted(found)


def beyond(state: KingOilState, asked: Bid) -> int:
    """The bid that nobody else who is still in can top."""
    return max((state.cash[seat] for seat in bidders(state, asked) if seat != asked.buyer), default=0)


def bidders(state: KingOilState, asked: Bid | BidRest) -> list[int]:
    """Who is still in: those who have not passed."""
    return [seat for seat in range(state.seats) if asked.inside >> seat & 1]
