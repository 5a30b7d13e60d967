"""What can be ordered beforehand in King Oil: bids for the properties of a bankrupt, answers to offers and slips."""

from collections.abc import Sequence

from spindletop.games.king_oil.box import BILL, TENS
from spindletop.games.king_oil.debts import Bid, BidRest
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say
from spindletop.games.orders import Auction, Choice, Orders, Way
from spindletop.parts import auction


def is_in(view: KingOilState, seat: int) -> bool:
    asked = view.question
    return isinstance(asked, Bid | BidRest) and auction.is_in(asked.inside, seat)


def limits(view: KingOilState, seat: int) -> Sequence[int]:
    asked = view.question
    if not isinstance(asked, Bid | BidRest):
        return ()
    named = asked.tens if isinstance(asked, BidRest) and asked.buyer == seat else 0
    return range(max(asked.least(), named), view.cash[seat] + 1, BILL)


def up_to(view: KingOilState, most: int) -> int | None:
    """The tens of thousands of the least bid, or its rest: whoever has named tens by hand cannot pass any more."""
    asked, box = view.question, view.box
    assert isinstance(asked, Bid | BidRest)
    least = asked.least()
    if isinstance(asked, Bid):
        return box.ids.for_ + least // TENS if least <= min(most, view.cash[asked.buyer]) else box.ids.pass_
    least = max(least, asked.tens)
    return box.ids.and_ + (least - asked.tens) // BILL if least <= most else None


def offer_ways(view: KingOilState, seat: int) -> list[Way]:
    return [Way(("decline",), say("order.decline"))]


def call_ways(view: KingOilState, seat: int) -> list[Way]:
    return [Way(("call",), say("order.call")), Way(("say nothing",), say("order.let_go"))]


ORDERS = Orders(
    (Auction(("Bid", "BidRest"), "number", "bid", is_in, limits, up_to, lambda bid: say("money", amount=bid)),),
    (
        Choice("Offer", lambda: say("order.offer"), offer_ways),
        Choice("Asked", lambda: say("order.asked"), offer_ways),
        Choice("Call", lambda: say("order.slip"), call_ways),
    ),
)
