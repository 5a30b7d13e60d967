"""Where the money of Crude came from and went."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.crude.box import REFINERY, RIG, STATION
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import Event

BOUGHT = {RIG: "Rigs bought", STATION: "Stations bought", REFINERY: "Refineries bought"}


def account(state: CrudeState, told: Sequence[Event]) -> Account:
    book, owner = Account(state.seats), state.owner
    add = book.course.add
    for seat in range(state.seats):
        add("To begin with", seat, state.box.cash[state.seats])
    for event in told:
        match event.kind, event.numbers:
            case "purchased", (seat, kind, price):
                add(BOUGHT[kind], seat, -price)
            case "struck", (quadrant, _, price):
                add("Wells built", owner[quadrant], -price)
            case "bought", (quadrant, _, price):
                add("Barrels bought", owner[quadrant], -price)
            case "sold", (quadrant, _, price):
                add("Barrels sold at the markets", owner[quadrant], price)
            case "pumped", (quadrant, price):
                add("Gasoline sold to consumers", owner[quadrant], price)
            case "liquidated", (quadrant, _, _, value):
                add("Assets sold on the way", owner[quadrant], value)
            case "fitted", (quadrant, _, price):
                add("Refineries fitted", owner[quadrant], -price)
            case "paid", (seat, paid, _, _):
                add("Taxes and inspections", seat, -paid)
            case "result", (seat, _, value, _):
                book.end.add("Assets, as in a Depression", seat, value)
    return book
