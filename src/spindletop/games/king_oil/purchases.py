"""Buying properties from the bank."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.king_oil.drilling import TOO_MANY, SlipHole
from spindletop.games.king_oil.land import FREE
from spindletop.games.king_oil.sales import DecisionPoint
from spindletop.games.king_oil.state import BANK, KingOilState


def with_properties(state: KingOilState, legal: vec[i64]) -> vec[i64]:
    """These answers, and what the mover could buy from the bank: with box limits it needs a shed where nothing is
    drilled (KO-21)."""
    box, cash, shed = state.box, state.cash[state.mover], state.has_shed(state.mover)
    for number in range(box.properties):
        if state.owner[number] == FREE and box.price[number] <= cash and (shed or state.is_trespassed(number)):
            legal = append(legal, box.ids.buy + number)
    return legal


def buy(state: KingOilState, number: i64) -> None:
    """The mover buys a free property at its price, and puts a shed on it until it is drilled."""
    state.pay(state.mover, BANK, state.box.price[number])
    if not state.is_trespassed(number):
        state.set_shed(number, state.mover)
    state.transfer(number, state.mover)
    state.tell("bought", state.mover, number, state.box.price[number])


class Purchase(DecisionPoint):
    """Do you buy a property, or end your turn? (KO-11)"""

    rule: ClassVar[str] = "KO-11"
    buys: i64

    def faults(self, state: KingOilState) -> list[str]:
        return [] if self.buys in (0, 1) else ["one property may be bought, or none"]

    def with_choices(self, state: KingOilState, legal: vec[i64]) -> vec[i64]:
        legal = append(legal, state.box.ids.end_turn)
        if state.slips and state.lost_turns >> state.mover & 1 == 0 and state.empty_of[state.mover]:
            legal = append(legal, state.box.ids.drill_too_many)
        return with_properties(state, legal) if self.buys else legal

    def choose(self, state: KingOilState, action: i64) -> None:
        box = state.box
        if action == box.ids.drill_too_many:
            state.put(self)
            state.put(SlipHole(TOO_MANY))
        elif action != box.ids.end_turn:
            state.put(Purchase(0))
            buy(state, action - box.ids.buy)
