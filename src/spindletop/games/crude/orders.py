"""What can be ordered beforehand in Crude: what hits do on the turns of others, and what is mostly answered alike."""

from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.words import say
from spindletop.games.orders import Choice, Orders, Way


def produce_ways(view: CrudeState, seat: int) -> list[Way]:
    """A strike costs money: it is never the table's idea."""
    return [
        Way(("collect", "refine", "pump", "done"), say("order.produce_all")),
        Way(("collect", "refine", "done"), say("order.produce_keep")),
        Way(("done",), say("order.produce_nothing")),
    ]


def market_ways(view: CrudeState, seat: int) -> list[Way]:
    return [Way(("done",), say("order.trade_nothing"))]


def declaration_ways(view: CrudeState, seat: int) -> list[Way]:
    return [Way(("done",), say("order.play_on"))]


def refit_ways(view: CrudeState, seat: int) -> list[Way]:
    return [Way(("leave",), say("order.leave_shut"))]


ORDERS = Orders(
    choices=(
        Choice("Produce", lambda: say("order.produce"), produce_ways),
        Choice("Market", lambda: say("order.market"), market_ways),
        Choice("Declaration", lambda: say("order.declaration"), declaration_ways),
        Choice("Refit", lambda: say("order.refit"), refit_ways),
    )
)
