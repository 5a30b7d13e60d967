"""What the board of King Oil is made with: its drawings, its words, and how amounts and names are written."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from spindletop.art.kit import Kit
from spindletop.games.king_oil.words import say
from spindletop.words import Filling

FOLDER = Path(__file__).parent.parent
KIT = Kit("king_oil", FOLDER)


def money(amount: int) -> str:
    return say("board.money", amount=amount)


def named(number: int) -> str:
    """What a property is called."""
    return say(f"lease.n{number + 1}")


def who(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else say("board.seat", number=seat + 1)


def html(key: str, /, **values: Filling) -> str:
    """Words as a part of a page."""
    return escape(say(key, **values))
