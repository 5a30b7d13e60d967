"""Positions of Gold, built from what lies where."""

from spindletop.games.gold.game import Gold
from spindletop.games.gold.state import GoldState
from spindletop.kernel import NATURE

GOLD = Gold()


def new(seats: int = 3, **options: object) -> GoldState:
    """A game that seat 0 begins, unless told otherwise."""
    return GOLD.new(seats, **{"start": 0, **options})


def face(name: str) -> int:
    """The kind of a card, by its notation: `gold 3`, `miner rust-5`, `dynamite`."""
    return GOLD.parse(name) - GOLD.content.ids.gold


def turn(state: GoldState, place: int, card: str = "") -> None:
    """The seat to move turns up this place; if nobody has seen it, this card is there."""
    state.play(GOLD.parse(f"turn {place}"))
    if state.actor == NATURE:
        assert card, f"place {place} was not seen before: say what is there"
        state.play(GOLD.parse(card))


def pair(state: GoldState, *cards: str) -> tuple[int, int]:
    """The seat to move turns up two cards that nobody has seen; returns their places."""
    first, second = unseen(state)[:2]
    turn(state, first, cards[0])
    turn(state, second, cards[1])
    return first, second


def unseen(state: GoldState) -> list[int]:
    return [place for place in state.table if state.faces[place] < 0]


def clear(state: GoldState, keep: list[str]) -> list[int]:
    """Take all cards off the table but these, which lie there unseen; returns where.

    Dynamite took the others: this builds a position, it does not play.
    """
    kinds = [face(name) for name in keep]
    for kind in range(state.box.kinds):
        for _ in range(state.unseen[kind] - kinds.count(kind)):
            place = unseen(state)[0]
            state.faces[place] = kind
            state.unseen[kind] -= 1
            state.blow_up(place)
    assert state.faults() == []
    return state.places()
