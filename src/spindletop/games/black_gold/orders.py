"""What can be ordered beforehand in Black Gold. The last bid against the Oil Baron cannot: it is made once, and the
least is seldom enough."""

from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.black_gold.words import say
from spindletop.games.orders import Choice, Orders, Way
from spindletop.games.prospecting.orders import bidding, selling, taking


def back_ways(view: BlackGoldState, seat: int) -> list[Way]:
    return [Way(("back",), say("order.back")), Way(("decline",), say("order.no_back"))]


def spring_ways(view: BlackGoldState, seat: int) -> list[Way]:
    return [Way(("decline",), say("order.no_spring"))]


def deeper_ways(view: BlackGoldState, seat: int) -> list[Way]:
    return [Way(("decline",), say("order.no_deeper"))]


ORDERS = Orders(
    tuple(bidding(question) for question in ("Bid", "BaronBid", "LiquidationBid")),
    (
        taking(say),
        selling(say),
        Choice("SendBack", lambda: say("order.send_back"), back_ways),
        Choice("WellSpring", lambda: say("order.spring"), spring_ways),
        Choice("DrillDeeper", lambda: say("order.deeper"), deeper_ways),
    ),
)
