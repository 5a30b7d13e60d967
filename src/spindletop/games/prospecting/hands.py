"""Licences: what everybody could note about them, and what follows for hands, deck and discards.

The history is a list of notes, each [kind, holder, cards, twos]. A licence is worth 1 or 2, so cards and twos say
all. What a seat did not see is UNKNOWN in its view; see imagining.py.
"""

from typing import Final

from spindletop.games.prospecting.box import NONE, UNKNOWN

SHUFFLE: Final = 0  # the discards become the deck: so many cards, so many of them twos
DRAW: Final = 1  # known to the holder only
SPEND: Final = 2  # paid or shown, and discarded
FINE: Final = 3  # half the hand, at random (GI-26)
ENOUGH: Final = 4  # could pay a bid (in place of the cards)
SHORT: Final = 5  # could not pay a bid
SHOW: Final = 6  # turned up, but not discarded yet (BG-28, BG-34)
CLEAR: Final = 7  # shown cards go to the discards

KIND: Final = 0
HOLDER: Final = 1
CARDS: Final = 2
TWOS: Final = 3


def takes(kind: int) -> bool:
    """Whether cards leave their place for all to see."""
    return kind in (SPEND, FINE, SHOW, CLEAR)


def shown(history: list[list[int]], holder: int) -> tuple[int, int]:
    """A holder's cards that lie face up, and the twos among them."""
    cards = twos = 0
    for note in history:
        if note[HOLDER] == holder and note[KIND] in (SHOW, CLEAR):
            sign = 1 if note[KIND] == SHOW else -1
            cards += sign * note[CARDS]
            twos += sign * note[TWOS]
    return cards, twos


def seen_by(history: list[list[int]], seat: int) -> list[list[int]]:
    """The history without what others drew."""
    seen = []
    for note in history:
        if note[KIND] == DRAW and note[HOLDER] != seat:
            seen.append([DRAW, note[HOLDER], note[CARDS], UNKNOWN])
        else:
            seen.append(note)
    return seen


def sizes(history: list[list[int]], holders: int) -> list[int]:
    """How many licences each holder has, the deck and the discards."""
    sizes = [0] * (holders + 2)
    for note in history:
        kind, cards = note[KIND], note[CARDS]
        if kind == SHUFFLE:
            sizes[holders] = cards
            sizes[holders + 1] = 0
        elif kind == DRAW:
            sizes[note[HOLDER]] += cards
            sizes[holders] -= cards
        elif kind != CLEAR and takes(kind):
            sizes[note[HOLDER]] -= cards
        if kind != SHOW and takes(kind):
            sizes[holders + 1] += cards
    return sizes


def holdings(history: list[list[int]], holders: int) -> list[int]:
    """How many twos each holder has, the deck and the discards; UNKNOWN where a draw was not seen."""
    twos = [0] * (holders + 2)
    hidden = [False] * (holders + 2)
    for note in history:
        kind, holder = note[KIND], note[HOLDER]
        if kind == SHUFFLE:
            twos[holders] = note[TWOS]
            hidden[holders] = False
            twos[holders + 1] = 0
        elif kind == DRAW:
            if note[TWOS] == UNKNOWN:
                hidden[holder] = hidden[holders] = True
            twos[holder] += note[TWOS]
            twos[holders] -= note[TWOS]
        elif kind != CLEAR and takes(kind):
            twos[holder] -= note[TWOS]
        if kind != SHOW and takes(kind):
            twos[holders + 1] += note[TWOS]
    return [UNKNOWN if hidden[holder] else twos[holder] for holder in range(holders + 2)]


def wrong_history(history: list[list[int]], holders: int) -> list[str]:
    """What cannot have happened, in words."""
    if not history or len(history[0]) != 4 or history[0][KIND] != SHUFFLE:
        return ["licences: their history must begin with the shuffled deck"]
    for number, note in enumerate(history):
        if len(note) != 4:
            return [f"licences: note {number} needs four numbers"]
        kind, holder, cards, twos = note
        if not SHUFFLE <= kind <= CLEAR or not (holder == NONE if kind == SHUFFLE else 0 <= holder < holders):
            return [f"licences: note {number} has no such kind or holder"]
        least = UNKNOWN if kind == DRAW else 0
        if cards < 1 or not least <= twos <= cards:
            return [f"licences: note {number} says {twos} twos among {cards} cards"]
        before = sizes(history[:number], holders) if kind == SHUFFLE and number else []
        if before and (before[holders] != 0 or before[holders + 1] != cards):
            return [f"licences: note {number} shuffles other cards than the discards"]
        if before and holdings(history[:number], holders)[holders + 1] != twos:
            return [f"licences: note {number} shuffles other cards than the discards"]
    return _wrong_hands(history, holders)


def _wrong_hands(history: list[list[int]], holders: int) -> list[str]:
    """Hands, deck and discards never hold less than nothing."""
    left = [0] * (holders + 1)
    for number, (kind, holder, cards, _) in enumerate(history):
        if kind == SHUFFLE:
            left[holders] = cards
        elif kind == DRAW:
            left[holder] += cards
            left[holders] -= cards
        elif kind != CLEAR and takes(kind):
            left[holder] -= cards
        if min(left) < 0:
            return [f"licences: note {number} takes cards that are not there"]
    return []
