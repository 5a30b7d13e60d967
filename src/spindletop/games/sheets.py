"""What a game lays beside its board: sheets of its components."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Sheet:
    """One table of the reference: cards, prices, odds. Cells are texts; an empty head is left out.

    A row may have a picture, named as in the game's sprite. What lies side by side on the board, as the spaces of a
    track or the sides of a die, is a strip: each row is one of them, its first cell above the others."""

    title: str
    rows: Sequence[Sequence[str]]
    head: Sequence[str] = ()
    note: str = ""
    pictures: Sequence[str] = ()  # one for each row, or none at all
    strip: bool = False
    tones: Sequence[str] = ()  # of a strip's rows: red, white, blue, dark
    tickets: Sequence[str] = ()  # each row is a card, drawn as a ticket: the icon of each cell, if it has one


def runs(values: Iterable[int], first: int = 0) -> list[tuple[str, int]]:
    """Equal neighbours of a list as one line: where they stand ("2", "3–9"), and their value."""
    lines, at = [], first
    for value, same in groupby(values):
        last = at + len(list(same)) - 1
        lines.append((f"{at}" if at == last else f"{at}–{last}", value))
        at = last + 1
    return lines
