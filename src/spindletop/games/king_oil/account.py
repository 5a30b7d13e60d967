"""Where the money of King Oil came from and went, and what is worth something at the end."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.kernel import Event

ROYALTIES = "Royalties from the bank"
TRIBUTE = "Royalties from rivals for pipelines"


def account(state: KingOilState, told: Sequence[Event]) -> Account:
    book, box = Account(state.seats), state.box
    add = book.course.add
    for seat in range(state.seats):
        add("To begin with", seat, box.stake)
    due = ""  # what the mover's last debt to the bank is for
    for event in told:
        match event.kind, event.numbers:
            case "royalty", (seat, amount):
                add(ROYALTIES, seat, amount)
            case "drilled", _:
                due = "Wells"
            case (("no_hole" | "called" | "drilled_before_drawing" | "drilled_too_many"), _):
                due = "Fines"
            case "paid", (seat, to, amount):
                add(due if to == BANK else "Royalties to rivals for pipelines", seat, -amount)
                if to != BANK:
                    add(TRIBUTE, to, amount)
            case "bankrupt", (seat, to, _, cash):
                add("Taken by a creditor", seat, -cash)
                if to != BANK:
                    add(TRIBUTE, to, cash)
            case "pipeline", (seat, _, _):
                add("Pipelines laid", seat, -box.pipeline_price)
            case "bought", (seat, _, price):
                add("Properties from the bank", seat, -price)
            case "auctioned", (seat, _, price):
                add("Properties at auctions", seat, -price)
            case "sold", (seat, _, buyer, price):
                add("Properties sold to rivals", seat, price)
                add("Properties bought from rivals", buyer, -price)
    count_worth(book, state)
    return book


def count_worth(book: Account, state: KingOilState) -> None:
    """What those who are still in own (KO-33)."""
    box, add = state.box, book.end.add
    for number, owner in enumerate(state.owner):
        if owner >= 0 and state.is_in(owner):
            add("Properties at their prices", owner, box.price[number])
    for seat in range(state.seats):
        if state.is_in(seat):
            add("Derricks", seat, state.derricks_of[seat] * box.derrick_worth)
            add("Pipelines", seat, state.laid_of[seat] * box.pipeline_price)
            add("What the bank still owes", seat, state.owed if seat == state.mover else 0)
