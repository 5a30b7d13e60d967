"""Where the money of Giganten and Black Gold came from and went, and what the end brings."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.text import Words
from spindletop.kernel import Event


def account(state: ProspectingState, told: Sequence[Event], words: Words) -> Account:
    book, box, land = Account(state.seats), state.box, state.land
    add = book.course.add
    for seat in range(state.seats):
        add("To begin with", seat, box.start_money)
    before = ""
    hired = False  # the trains of rivals, for the oil that is carried next
    for event in told:
        match event.kind, event.numbers:
            case "sold", (seat, _, _, amount):
                add("Oil sold", seat, amount)
            case "overflow", (seat, _, _, amount):
                add("Oil given away", seat, amount)
            case "built", (seat, square, _) if before != "spring":
                add("Derricks built", seat, -box.build_cost[land.rigs[land.site[square]]])
            case "spring", (seat, _, _):
                add("Well springs", seat, -box.spring_cost)
            case "deepened", (seat, _, _):
                add("Drilling deeper", seat, -box.deeper_cost)
            case "hired_black", (seat, fee):
                add(f"Paid for {words.black}", seat, -fee)
            case "hired", (_, owner, share):
                add("Paid by rivals for the train", owner, share)
                hired = True
            case "carried", (seat, _, _):
                if hired:
                    add("Paid to rivals for their trains", seat, -box.hire_fee)
                hired = False
        before = event.kind
    count_bonus(book, state, words)
    return book


def count_bonus(book: Account, state: ProspectingState, words: Words) -> None:
    """Oil and derricks (GI-37)."""
    box, add, companies = state.box, book.end.add, len(state.box.companies)
    oil = f"{words.unit.capitalize()}s"
    for rank, seat in enumerate(state.ranking()):
        tanks = sum(state.tanks[seat * companies : (seat + 1) * companies])
        plumes = sum(state.plumes[seat * box.derricks : (seat + 1) * box.derricks])
        standing = sum(square != NOWHERE for square in state.own_derricks(seat))
        add(f"{oil} in tanks", seat, box.unit_bonus * tanks)
        add(f"{oil} at derricks", seat, box.unit_bonus * plumes)
        add("Derricks, by rank of the train", seat, box.derrick_bonus[rank] * standing)
