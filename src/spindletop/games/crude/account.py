"""Where the money of Crude came from and went."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.crude.box import REFINERY, RIG, STATION
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.words import say
from spindletop.kernel import Event

BOUGHT = {RIG: "account.rigs", STATION: "account.stations", REFINERY: "account.refineries"}


def account(state: CrudeState, told: Sequence[Event]) -> Account:
    book, owner = Account(state.seats), state.owner
    add = book.course.add
    for seat in range(state.seats):
        add(say("account.start"), seat, state.box.cash[state.seats])
    for event in told:
        match event.kind, event.numbers:
            case "purchased", (seat, kind, price):
                add(say(BOUGHT[kind]), seat, -price)
            case "struck", (quadrant, _, price):
                add(say("account.wells"), owner[quadrant], -price)
            case "bought", (quadrant, _, price):
                add(say("account.barrels_bought"), owner[quadrant], -price)
            case "sold", (quadrant, _, price):
                add(say("account.barrels_sold"), owner[quadrant], price)
            case "pumped", (quadrant, price):
                add(say("account.gasoline"), owner[quadrant], price)
            case "liquidated", (quadrant, _, _, value):
                add(say("account.sold"), owner[quadrant], value)
            case "fitted", (quadrant, _, price):
                add(say("account.fitted"), owner[quadrant], -price)
            case "paid", (seat, paid, _, _):
                add(say("account.taxes"), seat, -paid)
            case "result", (seat, _, value, _):
                book.end.add(say("account.assets"), seat, value)
    return book
