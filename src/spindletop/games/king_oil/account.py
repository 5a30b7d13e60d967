"""Where the money of King Oil came from and went, and what is worth something at the end."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.games.king_oil.words import say
from spindletop.kernel import Event


def account(state: KingOilState, told: Sequence[Event]) -> Account:
    book, box = Account(state.seats), state.box
    add = book.course.add
    for seat in range(state.seats):
        add(say("account.start"), seat, box.stake)
    due = ""  # what the mover's last debt to the bank is for
    for event in told:
        match event.kind, event.numbers:
            case "royalty", (seat, amount):
                add(say("account.royalties"), seat, amount)
            case "drilled", _:
                due = "account.wells"
            case (("no_hole" | "called" | "drilled_before_drawing" | "drilled_too_many"), _):
                due = "account.fines"
            case "paid", (seat, to, amount):
                add(say(due if to == BANK else "account.to_rivals"), seat, -amount)
                if to != BANK:
                    add(say("account.tribute"), to, amount)
            case "bankrupt", (seat, to, _, cash):
                add(say("account.taken"), seat, -cash)
                if to != BANK:
                    add(say("account.tribute"), to, cash)
            case "pipeline", (seat, _, _):
                add(say("account.pipelines_laid"), seat, -box.pipeline_price)
            case "bought", (seat, _, price):
                add(say("account.from_bank"), seat, -price)
            case "auctioned", (seat, _, price):
                add(say("account.at_auctions"), seat, -price)
            case "sold", (seat, _, buyer, price):
                add(say("account.sold"), seat, price)
                add(say("account.bought"), buyer, -price)
    count_worth(book, state)
    return book


def count_worth(book: Account, state: KingOilState) -> None:
    """What those who are still in own (KO-33)."""
    box, add = state.box, book.end.add
    for number, owner in enumerate(state.owner):
        if owner >= 0 and state.is_in(owner):
            add(say("account.properties"), owner, box.price[number])
    for seat in range(state.seats):
        if state.is_in(seat):
            add(say("account.derricks"), seat, state.derricks_of[seat] * box.derrick_worth)
            add(say("account.pipelines"), seat, state.laid_of[seat] * box.pipeline_price)
            add(say("account.owed"), seat, state.owed if seat == state.mover else 0)
