"""Phase 1, the Market: barrels are bought and sold at one of the two markets."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.asking import ToMover
from spindletop.games.crude.box import CRUDE, EMBARGO, FOREIGN, GOODS, NOBODY, NOTHING, QUADRANTS
from spindletop.games.crude.state import CrudeState
from spindletop.kernel.frame import ASK


class Market(ToMover):
    """What do you buy or sell? (CR-7) Or do you fit a shut refinery? (CR-26)"""

    rule: ClassVar[str] = "CR-7"

    def only(self, state: CrudeState) -> i64:
        quadrant = state.quadrant
        cash = state.cash[state.mover]
        for good in range(GOODS):
            if can_sell(state, quadrant, good) or can_buy(state, cash, good):
                return ASK
        if state.shut[quadrant] and cash >= state.box.fit:
            return ASK
        return state.box.ids.done

    def legal(self, state: CrudeState) -> vec[i64]:
        box, quadrant = state.box, state.quadrant
        cash = state.cash[state.mover]
        legal = vec[i64]([box.ids.buy + good for good in range(GOODS) if can_buy(state, cash, good)])
        for good in range(GOODS):
            if can_sell(state, quadrant, good):
                legal = append(legal, box.ids.sell + good)
        if state.shut[quadrant] and cash >= box.fit:
            legal = squares.extend(legal, state.shut[quadrant], box.ids.fit + quadrant * squares.SQUARES)
        return append(legal, box.ids.done)

    def answer(self, state: CrudeState, action: i64) -> None:
        box = state.box
        if action == box.ids.done:
            return
        state.put(self)
        if action < box.ids.sell:
            buy(state, state.quadrant, action - box.ids.buy)
        elif action < box.ids.fit:
            sell(state, state.quadrant, action - box.ids.sell)
        else:
            fit(state, action - box.ids.fit)


def trades_at(state: CrudeState, market: i64) -> bool:
    """One market a turn (CR-7), and no foreign one in an embargo (CR-21)."""
    if state.market != NOTHING:
        return state.market == market
    return market != FOREIGN or EMBARGO not in state.lasting


def can_buy(state: CrudeState, cash: i64, good: i64) -> bool:
    """The row has a barrel that this cash pays for, and none of the product was sold in this phase."""
    space = state.open[good]
    if space >= state.box.spaces[good & 1] or state.box.price(good, space) > cash:
        return False
    return not state.sold >> (good & 1) & 1 and trades_at(state, good >> 1)


def can_sell(state: CrudeState, quadrant: i64, good: i64) -> bool:
    """A barrel is in stock, the row has an open space, and none of the product was bought in this phase."""
    stock = state.crude if good & 1 == CRUDE else state.gasoline
    if stock[quadrant] == 0 or state.open[good] == 0:
        return False
    return not state.bought >> (good & 1) & 1 and trades_at(state, good >> 1)


def buy(state: CrudeState, quadrant: i64, good: i64) -> None:
    """The cheapest barrel, at its price."""
    price = state.box.price(good, state.open[good])
    state.open[good] += 1
    stock = state.crude if good & 1 == CRUDE else state.gasoline
    stock[quadrant] += 1
    state.market = good >> 1
    state.bought |= 1 << (good & 1)
    state.pay(state.owner[quadrant], price)
    state.tell("bought", quadrant, good, price)


def sell(state: CrudeState, quadrant: i64, good: i64) -> None:
    """A barrel on the dearest open space, for its price."""
    state.open[good] -= 1
    price = state.box.price(good, state.open[good])
    stock = state.crude if good & 1 == CRUDE else state.gasoline
    stock[quadrant] -= 1
    state.market = good >> 1
    state.sold |= 1 << (good & 1)
    state.pay(state.owner[quadrant], -price)
    state.tell("sold", quadrant, good, price)


def fit(state: CrudeState, place: i64) -> None:
    """A shut refinery works again, for the price on the card, and stays fitted (CR-26)."""
    quadrant, square = place // squares.SQUARES, place % squares.SQUARES
    state.pay(state.owner[quadrant], state.box.fit)
    state.tell("fitted", quadrant, square, state.box.fit)
    state.fitted[quadrant] |= squares.bit(square)
    state.reopen(quadrant, square)


def seats_from(state: CrudeState, quadrant: i64) -> list[int]:
    """All seats, clockwise from the one that owns this quadrant, or from the next one if nobody does."""
    seats: list[int] = []
    for step in range(QUADRANTS):
        seat = state.owner[(quadrant + step) % QUADRANTS]
        if seat != NOBODY and seat not in seats:
            seats.append(seat)
    return seats
