"""The news: what the cards do, and the debts they make."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.box import (
    COLD_WINTER,
    CRUDE,
    DOMESTIC_CRUDE,
    DOMESTIC_GASOLINE,
    EMBARGO,
    FOREIGN_CRUDE,
    GASOLINE,
    GLOBAL_WARMING,
    KINDS,
    PROPERTY_TAX,
    QUADRANTS,
    REFINERY,
    RUN_ON_THE_PUMPS,
    SAFETY_INSPECTION,
    SALES_TAX,
    STATION,
    WORLD_UNCERTAINTY,
)
from spindletop.games.crude.deck import FiledAway
from spindletop.games.crude.market import fit, seats_from
from spindletop.games.crude.state import CrudeState
from spindletop.kernel.frame import Question, Step, lone

# The cards


class News(Step):
    """A news card comes true (CR-9, CR-21)."""

    rule: ClassVar[str] = "CR-21"
    card: i64

    def faults(self, state: CrudeState) -> list[str]:
        return [] if 0 <= self.card < state.news_cards else [f"there is no news card {self.card}"]

    def run(self, state: CrudeState) -> None:
        box, card = state.box, self.card
        state.tell("news", card)
        state.put(FiledAway(card))
        if card in (PROPERTY_TAX, SALES_TAX, SAFETY_INSPECTION):
            owe(state, card)
        elif card == GLOBAL_WARMING:
            warm(state)
        elif card == COLD_WINTER:
            clear(state, DOMESTIC_GASOLINE, box.winter)
        elif card == WORLD_UNCERTAINTY:
            ship_home(state, box.uncertain_crude)
            state.move_consumer(box.uncertain_reds)
        elif card == EMBARGO:
            clear(state, DOMESTIC_CRUDE, box.embargo_crude)
        elif card == RUN_ON_THE_PUMPS:
            state.move_consumer(box.run_reds)


def clear(state: CrudeState, good: i64, barrels: i64) -> None:
    """The cheapest barrels of a row go back to the supply."""
    gone = min(barrels, state.box.spaces[good % 2] - state.open[good])
    state.open[good] += gone
    state.tell("cleared", good, gone)


def ship_home(state: CrudeState, barrels: i64) -> None:
    """The cheapest foreign crude goes to the dearest open domestic spaces, as much as there is and fits."""
    there = state.box.spaces[CRUDE] - state.open[FOREIGN_CRUDE]
    moved = min(barrels, there, state.open[DOMESTIC_CRUDE])
    state.open[FOREIGN_CRUDE] += moved
    state.open[DOMESTIC_CRUDE] -= moved
    state.tell("shipped_home", moved)


# Taxes and debts


def owe(state: CrudeState, card: i64) -> None:
    """All seats owe at once; they pay clockwise from the current one (CR-21, CR-22)."""
    for seat in reversed(seats_from(state, state.quadrant)):
        amount = due(state, card, seat)
        if amount:
            state.put(Debt(card, seat, amount))


def due(state: CrudeState, card: i64, seat: i64) -> i64:
    """What a card asks from a seat, for all its quadrants."""
    box, amount = state.box, 0
    for quadrant in range(QUADRANTS):
        if state.owner[quadrant] != seat:
            continue
        if card == PROPERTY_TAX:
            for kind in range(KINDS):
                amount += box.tax[kind] * state.count(quadrant, kind)
        elif card == SALES_TAX:
            amount += box.sales_tax * state.count(quadrant, STATION)
        else:
            amount += box.inspection[CRUDE] * state.crude[quadrant]
            amount += box.inspection[GASOLINE] * state.gasoline[quadrant]
    return amount


class Debt(Step):
    """A seat pays, after selling what it must; with nothing left to sell it pays what it has (CR-22)."""

    rule: ClassVar[str] = "CR-22"
    card: i64
    seat: i64
    amount: i64

    def faults(self, state: CrudeState) -> list[str]:
        whole = 0 <= self.seat < state.seats and self.card in (PROPERTY_TAX, SALES_TAX, SAFETY_INSPECTION)
        return [] if whole and self.amount > 0 else ["a debt needs a seat, a tax and an amount"]

    def run(self, state: CrudeState) -> None:
        cash = state.cash[self.seat]
        sale = ForcedSale(self.card, self.seat, self.amount)
        if cash < self.amount and len(sale.legal(state)):
            state.put(self)
            state.put(sale)
        else:
            paid = min(cash, self.amount)
            state.pay(self.seat, paid)
            state.tell("paid", self.seat, paid, self.card, self.amount)


class ForcedSale(Question):
    """Which asset do you liquidate to pay? (CR-22)"""

    rule: ClassVar[str] = "CR-22"
    card: i64
    seat: i64
    amount: i64

    def faults(self, state: CrudeState) -> list[str]:
        below = state.stack[-2] if len(state.stack) > 1 and state.stack[-1] is self else None
        fits = below is not None and below == Debt(self.card, self.seat, self.amount)
        return [] if fits else ["a forced sale needs a debt"]

    def only(self, state: CrudeState) -> i64:
        return lone(self.legal(state))

    def actor(self, state: CrudeState) -> i64:
        return self.seat

    def legal(self, state: CrudeState) -> vec[i64]:
        legal = vec[i64]()
        for quadrant in range(QUADRANTS):
            if state.owner[quadrant] == self.seat:
                standing = state.assets[STATION * QUADRANTS + quadrant]
                if self.card != SALES_TAX:
                    for kind in range(KINDS):
                        standing |= state.assets[kind * QUADRANTS + quadrant]
                legal = squares.extend(legal, standing, state.box.ids.liquidate + quadrant * squares.SQUARES)
        return legal

    def answer(self, state: CrudeState, action: i64) -> None:
        place = action - state.box.ids.liquidate
        state.liquidate(place // squares.SQUARES, place % squares.SQUARES)


# Global warming


def warm(state: CrudeState) -> None:
    """Seats clockwise, refinery by refinery (CR-26); a seat with two quadrants answers for both at once (CR-20)."""
    order: list[int] = []
    for seat in seats_from(state, state.quadrant):
        for step in range(QUADRANTS):
            quadrant = (state.quadrant + step) % QUADRANTS
            if state.owner[quadrant] == seat:
                order.append(quadrant)
    for quadrant in reversed(order):
        state.shut[quadrant] = state.assets[REFINERY * QUADRANTS + quadrant] & ~state.fitted[quadrant]
        state.put(Refineries(quadrant, 0))


class Refineries(Step):
    """The refineries of a quadrant that were never fitted are looked at in order, from this square on (CR-26)."""

    rule: ClassVar[str] = "CR-26"
    quadrant: i64
    square: i64

    def faults(self, state: CrudeState) -> list[str]:
        inside = 0 <= self.quadrant < QUADRANTS and 0 <= self.square <= squares.SQUARES
        return [] if inside else [f"there is no square {self.square} in quadrant {self.quadrant}"]

    def run(self, state: CrudeState) -> None:
        for square in range(self.square, squares.SQUARES):
            if state.shut[self.quadrant] >> square & 1:
                state.put(Refineries(self.quadrant, square + 1))
                state.put(Refit(self.quadrant, square))
                return


class Refit(Question):
    """Do you fit this refinery, leave it shut, or sell it? (CR-26)"""

    rule: ClassVar[str] = "CR-26"
    quadrant: i64
    square: i64

    def faults(self, state: CrudeState) -> list[str]:
        if not 0 <= self.quadrant < QUADRANTS or not 0 <= self.square < squares.SQUARES:
            return [f"there is no square {self.square} in quadrant {self.quadrant}"]
        shut = state.shut[self.quadrant] >> self.square & 1 and self is state.stack[-1]
        return [] if shut else ["the refinery that is asked for is not there, or not shut"]

    def actor(self, state: CrudeState) -> i64:
        return state.owner[self.quadrant]

    def legal(self, state: CrudeState) -> vec[i64]:
        box, place = state.box, self.quadrant * squares.SQUARES + self.square
        sell = box.ids.liquidate + place
        if state.cash[state.owner[self.quadrant]] < box.fit:
            return vec[i64]([sell, box.ids.leave])
        return vec[i64]([box.ids.fit + place, sell, box.ids.leave])

    def answer(self, state: CrudeState, action: i64) -> None:
        box, place = state.box, self.quadrant * squares.SQUARES + self.square
        if action == box.ids.leave:
            state.tell("left_shut", self.quadrant, self.square)
        elif action == box.ids.fit + place:
            fit(state, place)
        else:
            state.liquidate(self.quadrant, self.square)
