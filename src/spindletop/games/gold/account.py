"""How the nuggets of Gold came to the seats."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.gold.state import NOBODY, GoldState
from spindletop.games.gold.words import say
from spindletop.kernel import Event


def account(state: GoldState, told: Sequence[Event]) -> Account:
    book, box = Account(state.seats), state.box
    up: dict[int, int] = {}  # what the cards showed when they were last turned up, by place
    mover = NOBODY
    for event in told:
        match event.kind, event.numbers:
            case "turned_up", (mover, place, kind):
                up[place] = kind
            case "strike", (seat, miner, gold):
                book.course.add(finder(state, box.colour[up[miner]], seat, mover), seat, box.points[up[gold]])
            case "rush_gold", (seat, place):
                book.course.add(say("account.rush"), seat, box.points[up[place]])
    return book


def finder(state: GoldState, colour: int, seat: int, mover: int) -> str:
    if state.owner(colour) == NOBODY:
        return say("account.nobody")
    return say("account.own" if seat == mover else "account.others")
