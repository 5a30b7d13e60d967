"""What can be ordered beforehand in Giganten and Black Gold: the next card, bids for the right to
sell, and what is sold."""

from collections.abc import Sequence

from spindletop.games.orders import Auction, Choice, Way
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.auctions import Bid
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.text import Words
from spindletop.parts import auction
from spindletop.words import Words as Say


def is_in(view: ProspectingState, seat: int) -> bool:
    asked = view.question
    return isinstance(asked, Bid) and auction.is_in(asked.inside, seat)


def limits(view: ProspectingState, seat: int) -> Sequence[int]:
    """Up to what its licences are worth: who wants to bluff does it by hand."""
    asked = view.question
    return range(asked.bid + 1, view.worth(seat) + 1) if isinstance(asked, Bid) else ()


def up_to(view: ProspectingState, most: int) -> int | None:
    asked, ids = view.question, view.box.ids
    assert isinstance(asked, Bid)
    return ids.bid + asked.bid + 1 if asked.bid < most else ids.pass_


def bidding(*questions: str) -> Auction:
    return Auction(questions, "company", "bid", is_in, limits, up_to, str)


def taking(say: Say) -> Choice:
    """Of the cards that lie open now: only for this round."""
    words = Words(say)

    def ways(view: ProspectingState, seat: int) -> list[Way]:
        if queries.has_taken(view, seat):
            return []
        name, box = view.setup.game.name, view.box
        kinds = sorted(set(view.offer), key=lambda kind: -box.card_points[kind])
        found = []
        for first in kinds:
            wished = [first, *(kind for kind in kinds if kind != first)]
            answers = tuple(name(box.ids.take + kind) for kind in wished)
            found.append(Way(answers, say("order.take_first", card=words.card(view, first))))
        return found

    return Choice("TakeCard", lambda: say("order.take"), ways, always=False)


def selling(say: Say) -> Choice:
    def ways(view: ProspectingState, seat: int) -> list[Way]:
        (units,) = (verb.arguments for verb in view.setup.game.verbs if verb.name == "sell")
        everything = tuple(f"sell {each}" for each in reversed(units))
        return [Way(everything, say("order.sell_all")), Way(("sell 0",), say("order.sell_nothing"))]

    return Choice("Sell", lambda: say("order.sell"), ways)
