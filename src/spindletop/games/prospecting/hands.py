"""Licences: what everybody could note about them, and what follows for hands, deck and discards.

The history is a row of notes, each of four numbers: kind, holder, cards, twos. A licence is worth 1 or 2, so cards and
twos say all. What a seat did not see is UNKNOWN in its view; see imagining.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import NONE, UNKNOWN

SHUFFLE: Final = 0  # the discards become the deck: so many cards, so many of them twos
DRAW: Final = 1  # known to the holder only
SPEND: Final = 2  # paid or shown, and discarded
FINE: Final = 3  # half the hand, at random (GI-26)
ENOUGH: Final = 4  # could pay a bid (in place of the cards)
SHORT: Final = 5  # could not pay a bid
SHOW: Final = 6  # turned up, but not discarded yet (BG-28, BG-34)
CLEAR: Final = 7  # shown cards go to the discards

NOTE: Final = 4  # numbers to a note, of which the first is its kind, and then:
HOLDER: Final = 1
CARDS: Final = 2
TWOS: Final = 3


def notes(history: vec[i64]) -> list[list[int]]:
    """One by one."""
    return [list(history[note : note + NOTE]) for note in range(0, len(history), NOTE)]


def takes(kind: i64) -> bool:
    """Whether cards leave their place for all to see."""
    return kind in (SPEND, FINE, SHOW, CLEAR)


def hide(history: vec[i64], twos: vec[i64], seat: i64) -> bool:
    """Take out what others than this seat drew, and with it what is known of their twos. Returns whether the deck's
    are not known either, then."""
    hidden = False
    for note in range(0, len(history), NOTE):
        if history[note] == SHUFFLE:
            hidden = False
        elif history[note] == DRAW and history[note + HOLDER] != seat:
            history[note + TWOS] = UNKNOWN
            twos[history[note + HOLDER]] = UNKNOWN
            hidden = True
    return hidden


def left(history: vec[i64], holders: i64, what: i64) -> vec[i64]:
    """How many licences (`what` is CARDS) or twos of them (TWOS) each holder has, the deck and the discards; UNKNOWN
    where a draw was not seen."""
    left = vec[i64]([0] * (holders + 2))
    hidden = vec[bool]([False] * (holders + 2))
    for note in range(0, len(history), NOTE):
        kind, holder, number = history[note], history[note + HOLDER], history[note + what]
        move(left, kind, holder, number)
        if kind == SHUFFLE:
            hidden[holders] = False
        elif number == UNKNOWN:
            hidden[holder] = True
            hidden[holders] = True
    for holder in range(holders + 1):
        if hidden[holder]:
            left[holder] = UNKNOWN
    return left


def move(left: vec[i64], kind: i64, holder: i64, number: i64) -> None:
    """What a note does to what holders, deck and discards have: so many licences, or so many twos."""
    deck, discards = len(left) - 2, len(left) - 1
    if kind == SHUFFLE:
        left[deck] = number
        left[discards] = 0
    elif kind == DRAW:
        left[holder] += number
        left[deck] -= number
    elif takes(kind):
        if kind != CLEAR:
            left[holder] -= number
        if kind != SHOW:
            left[discards] += number


def shown(history: vec[i64], holder: int) -> tuple[int, int]:
    """A holder's cards that lie face up, and the twos among them."""
    cards = twos = 0
    for note in notes(history):
        if note[HOLDER] == holder and note[0] in (SHOW, CLEAR):
            sign = 1 if note[0] == SHOW else -1
            cards += sign * note[CARDS]
            twos += sign * note[TWOS]
    return cards, twos


def wrong_history(history: vec[i64], holders: int) -> list[str]:
    """What cannot have happened, in words."""
    if len(history) == 0 or history[0] != SHUFFLE:
        return ["licences: their history must begin with the shuffled deck"]
    left, left_twos = vec[i64]([0] * (holders + 2)), vec[i64]([0] * (holders + 2))
    for number, (kind, holder, cards, twos) in enumerate(notes(history)):
        if not SHUFFLE <= kind <= CLEAR or not (holder == NONE if kind == SHUFFLE else 0 <= holder < holders):
            return [f"licences: note {number} has no such kind or holder"]
        least = UNKNOWN if kind == DRAW else 0
        if cards < 1 or not least <= twos <= cards:
            return [f"licences: note {number} says {twos} twos among {cards} cards"]
        discards = [left[holders], left[holders + 1], left_twos[holders + 1]]
        if kind == SHUFFLE and number > 0 and discards != [0, cards, twos]:
            return [f"licences: note {number} shuffles other cards than the discards"]
        move(left, kind, holder, cards)
        move(left_twos, kind, holder, twos)
        if min(left) < 0:  # hands, deck and discards never hold less than nothing
            return [f"licences: note {number} takes cards that are not there"]
    return []
