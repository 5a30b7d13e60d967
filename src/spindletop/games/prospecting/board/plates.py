"""What a seat's plate shows: money, derricks, oil, train, and what it is about to do."""

from spindletop.art.scene import Holding, Plate
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import Desk
from spindletop.games.prospecting.board.lately import PASSED


def plates(desk: Desk) -> list[Plate]:
    return [plate(desk, seat) for seat in range(desk.view.seats)]


def plate(desk: Desk, seat: int) -> Plate:
    on_map, in_hand = len(queries.derricks_of(desk.view, seat)), queries.derricks_in_hand(desk.view, seat)
    oil, train = queries.oil_in_tanks(desk.view, seat), queries.train_of(desk.view, seat)
    derricks = desk.say("board.has_derricks", derricks=on_map, hand=in_hand)
    holdings = (
        Holding("i-derrick", str(on_map), derricks, f"+{in_hand}"),
        Holding("i-tank", str(oil), desk.say("board.has_oil", oil=oil)),
        Holding("i-train", str(train), desk.say("board.has_train", space=train)),
    )
    note, out = bidding(desk, seat) if "bid" in desk.asked else (doing(desk, seat), False)
    first = desk.say("board.first") if seat == desk.view.first and desk.view.stack else ""
    return Plate(desk.dollars(desk.view.money[seat]), holdings, note, out, first)


def bidding(desk: Desk, seat: int) -> tuple[str, bool]:
    """What it bid last in the auction that goes on, and whether it is out of it."""
    said = dict(desk.lately.bids)
    if seat not in said:
        return "", False
    if said[seat] == PASSED:
        return desk.say("board.passed"), True
    return desk.say("board.bids", bid=said[seat]), False


def doing(desk: Desk, seat: int) -> str:
    if "points" in desk.asked:
        mover = desk.asked["seat"]
        if desk.mover != mover:  # what led to its turn is still shown
            return desk.say("board.next") if seat == mover else ""
        return desk.say("board.points_left", points=desk.asked["points"]) if seat == mover else coming_up(desk, seat)
    if not desk.view.offer:
        return ""
    if queries.has_taken(desk.view, seat):
        card = queries.card_of(desk.view, seat)
        return desk.say("board.took", licences=desk.box.card_licences[card], points=desk.box.card_points[card])
    return desk.say("board.chooses") if seat == desk.mover else coming_up(desk, seat)


def coming_up(desk: Desk, seat: int) -> str:
    """When it is this seat's turn, after who is at it."""
    order = queries.order_of_play(desk.view)
    after = order.index(seat) - desk.at_it
    if after <= 0:
        return ""
    return desk.say("board.next" if after == 1 else "board.last" if order[-1] == seat else "board.then")
