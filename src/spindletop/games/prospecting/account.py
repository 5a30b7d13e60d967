"""Where the money of Giganten and Black Gold came from and went, and what the end brings."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.text import Words
from spindletop.kernel import Event


def account(state: ProspectingState, told: Sequence[Event], words: Words) -> Account:
    book, box, land = Account(state.seats), state.box, state.land
    add, say = book.course.add, words.say
    for seat in range(state.seats):
        add(say("account.start"), seat, box.start_money)
    before = ""
    hired = False  # the trains of rivals, for the oil that is carried next
    for event in told:
        match event.kind, event.numbers:
            case "sold", (seat, _, _, amount):
                add(say("account.sold"), seat, amount)
            case "overflow", (seat, _, _, amount):
                add(say("account.overflow"), seat, amount)
            case "built", (seat, square, _) if before != "spring":
                add(say("account.built"), seat, -box.build_cost[land.rigs[land.site[square]]])
            case "spring", (seat, _, _):
                add(say("account.springs"), seat, -box.spring_cost)
            case "deepened", (seat, _, _):
                add(say("account.deepened"), seat, -box.deeper_cost)
            case "hired_black", (seat, fee):
                add(say("account.hired_black"), seat, -fee)
            case "hired", (_, owner, share):
                add(say("account.hired"), owner, share)
                hired = True
            case "carried", (seat, _, _):
                if hired:
                    add(say("account.hired_from"), seat, -box.hire_fee)
                hired = False
        before = event.kind
    count_bonus(book, state, words)
    return book


def count_bonus(book: Account, state: ProspectingState, words: Words) -> None:
    """Oil and derricks (GI-37)."""
    box, add, say, companies = state.box, book.end.add, words.say, len(state.box.companies)
    for rank, seat in enumerate(state.ranking()):
        tanks = sum(state.tanks[seat * companies : (seat + 1) * companies])
        plumes = sum(state.plumes[seat * box.derricks : (seat + 1) * box.derricks])
        standing = sum(square != NOWHERE for square in state.own_derricks(seat))
        add(say("account.tanks"), seat, box.unit_bonus * tanks)
        add(say("account.at_derricks"), seat, box.unit_bonus * plumes)
        add(say("account.derricks"), seat, box.derrick_bonus[rank] * standing)
