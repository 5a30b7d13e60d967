"""What can be ordered beforehand in Gold: the next card. It is a game of memory, so nothing is turned up by habit."""

from spindletop.games.gold.state import GoldState
from spindletop.games.gold.words import say
from spindletop.games.orders import Choice, Orders, Way


def card_ways(view: GoldState, seat: int) -> list[Way]:
    """All that lie on the table now."""
    name = view.setup.game.name
    return [Way((name(card),), say("answer.turn", place=card - view.box.ids.turn)) for card in view.table]


ORDERS = Orders(
    choices=(
        Choice("FirstCard", lambda: say("order.first"), card_ways, always=False),
        Choice("RushCard", lambda: say("order.rush"), card_ways, always=False),
    )
)
