"""What a game lays beside its board: sheets of its components."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Sheet:
    """One table of the reference: cards, prices, odds. Cells are texts; an empty head is left out."""

    title: str
    rows: Sequence[Sequence[str]]
    head: Sequence[str] = ()
    note: str = ""


def runs(values: Iterable[int], first: int = 0) -> list[tuple[str, int]]:
    """Equal neighbours of a list as one line: where they stand ("2", "3–9"), and their value."""
    lines, at = [], first
    for value, same in groupby(values):
        last = at + len(list(same)) - 1
        lines.append((f"{at}" if at == last else f"{at}–{last}", value))
        at = last + 1
    return lines
