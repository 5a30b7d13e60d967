"""Buying and selling assets: in the special purchase round, and in phase 4."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.asking import ToMover
from spindletop.games.crude.box import GLOBAL_WARMING, KINDS, NOBODY, PURCHASED, QUADRANTS, REFINERY
from spindletop.games.crude.state import CrudeState
from spindletop.kernel.frame import ASK, Question, Step


class PurchaseRound(Step):
    """Clockwise, each seat purchases once before the first turn (CR-6, CR-20)."""

    rule: ClassVar[str] = "CR-6"
    done: i64

    def faults(self, state: CrudeState) -> list[str]:
        return [] if 0 <= self.done <= state.seats else ["the purchase round has one purchase for each seat"]

    def run(self, state: CrudeState) -> None:
        if self.done < state.seats:
            state.put(PurchaseRound(self.done + 1))
            state.put(SpecialPurchase((state.first + self.done) % state.seats))


class SpecialPurchase(Question):
    """Which asset do you buy to begin with? (CR-6)"""

    rule: ClassVar[str] = "CR-6"
    seat: i64

    def faults(self, state: CrudeState) -> list[str]:
        return [] if 0 <= self.seat < state.seats else [f"there is no seat {self.seat}"]

    def only(self, state: CrudeState) -> i64:
        for kind in range(PURCHASED):
            if can_purchase(state, own_quadrants(state, self.seat), kind):
                return ASK
        return state.box.ids.done

    def actor(self, state: CrudeState) -> i64:
        return self.seat

    def legal(self, state: CrudeState) -> vec[i64]:
        return append(purchases(state, own_quadrants(state, self.seat)), state.box.ids.done)

    def answer(self, state: CrudeState, action: i64) -> None:
        if action != state.box.ids.done:
            state.put(self)
            purchase(state, own_quadrants(state, self.seat), action - state.box.ids.purchase)


class Assets(ToMover):
    """Which asset do you buy, or sell if it was Hit? (CR-15)"""

    rule: ClassVar[str] = "CR-15"

    def only(self, state: CrudeState) -> i64:
        if state.hit:
            return ASK
        for kind in range(PURCHASED):
            if can_purchase(state, 1 << state.quadrant, kind):
                return ASK
        return state.box.ids.done

    def legal(self, state: CrudeState) -> vec[i64]:
        box, quadrant = state.box, state.quadrant
        legal = purchases(state, 1 << quadrant)
        if state.hit:
            legal = squares.extend(legal, state.hit, box.ids.liquidate + quadrant * squares.SQUARES)
        return append(legal, box.ids.done)

    def answer(self, state: CrudeState, action: i64) -> None:
        box = state.box
        if action == box.ids.done:
            return
        state.put(self)
        if action < box.ids.place:
            purchase(state, 1 << state.quadrant, action - box.ids.purchase)
        else:
            state.liquidate(state.quadrant, (action - box.ids.liquidate) % squares.SQUARES)


class Place(Question):
    """Where do you place it? A refinery is placed by the first of its four squares (CR-6, CR-15)."""

    rule: ClassVar[str] = "CR-6"
    kind: i64
    quadrants: i64  # where it may be placed, as a mask

    def faults(self, state: CrudeState) -> list[str]:
        if not 0 <= self.kind < PURCHASED:
            return [f"a purchase of kind {self.kind} is not possible"]
        if self.quadrants not in [own_quadrants(state, seat) for seat in range(state.seats)] + [
            1 << quadrant for quadrant in range(QUADRANTS) if state.owner[quadrant] != NOBODY
        ]:
            return [f"nobody may place something in the quadrants {self.quadrants}"]
        return [] if self is state.stack[-1] else ["a purchase must be placed at once"]

    def only(self, state: CrudeState) -> i64:
        first = -1
        for quadrant in range(QUADRANTS):
            if self.quadrants >> quadrant & 1:
                free = state.free(quadrant, self.kind)
                if free == 0:
                    continue
                if first >= 0 or free & (free - 1):
                    return ASK
                first = quadrant
        return self.legal(state)[0]

    def actor(self, state: CrudeState) -> i64:
        for quadrant in range(QUADRANTS):
            if self.quadrants >> quadrant & 1:
                return state.owner[quadrant]
        return NOBODY

    def legal(self, state: CrudeState) -> vec[i64]:
        legal = vec[i64]()
        for quadrant in range(QUADRANTS):
            if self.quadrants >> quadrant & 1:
                free = state.free(quadrant, self.kind)
                legal = squares.extend(legal, free, state.box.ids.place + quadrant * squares.SQUARES)
        return legal

    def answer(self, state: CrudeState, action: i64) -> None:
        place = action - state.box.ids.place
        quadrant, square = place // squares.SQUARES, place % squares.SQUARES
        state.build(quadrant, self.kind, square)
        if self.kind == REFINERY and GLOBAL_WARMING in state.lasting:
            state.fitted[quadrant] |= squares.bit(square)  # CR-26: new ones come fitted
        state.tell("placed", quadrant, square, self.kind)


def own_quadrants(state: CrudeState, seat: i64) -> i64:
    """The quadrants of a seat as a mask."""
    mask: i64 = 0
    for quadrant in range(QUADRANTS):
        if state.owner[quadrant] == seat:
            mask |= 1 << quadrant
    return mask


def purchases(state: CrudeState, quadrants: i64) -> vec[i64]:
    """What can be purchased for these quadrants."""
    first = state.box.ids.purchase
    return vec[i64]([first + kind for kind in range(PURCHASED) if can_purchase(state, quadrants, kind)])


def can_purchase(state: CrudeState, quadrants: i64, kind: i64) -> bool:
    """There is cash and room for this kind in one of these quadrants, which have one owner."""
    for quadrant in range(QUADRANTS):
        if quadrants >> quadrant & 1:
            if state.cash[state.owner[quadrant]] < state.box.buy[state.economy * KINDS + kind]:
                return False
            free = state.free(quadrant, kind)
            if free:
                return True
    return False


def purchase(state: CrudeState, quadrants: i64, kind: i64) -> None:
    """The bank is paid; the asset must be placed at once."""
    place = Place(kind, quadrants)
    seat = place.actor(state)
    price = state.purchase_price(kind)
    state.pay(seat, price)
    state.tell("purchased", seat, kind, price)
    state.put(place)
