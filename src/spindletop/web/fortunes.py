"""What everybody was worth over a game, and what turned it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from spindletop.analysis.telling import BETWEEN
from spindletop.kernel import OPEN
from spindletop.table import Line, Table
from spindletop.words import once_a_language

SWINGS = 4


@dataclass(frozen=True)
class Swing:
    """An answer after which somebody was worth a lot more or less: a turning point."""

    at: int
    seat: int
    name: str
    change: str
    words: str


def worth(table: Table) -> list[list[float]]:
    """Of every seat, at each position of a game that is over."""
    return _course(table, table.answers)[0]


def turning_points(table: Table) -> list[Swing]:
    """Of a game that is over."""
    return _course(table, table.answers)[1]


@once_a_language(64)
def _course(table: Table, seq: int) -> tuple[list[list[float]], list[Swing]]:
    worth = [[float(score) for score in view.scores()] for view in table.views(OPEN)]
    return worth, swings(table.names, worth, {at: happened(lines) for at, lines in by_answer(table).items()})


def happened(lines: Sequence[Line]) -> list[str]:
    """Without what only leads over to the next turn, if something else happened."""
    said = [line for line in lines if line.words]
    return [line.words for line in said if line.inset] or [line.words for line in said]


def by_answer(table: Table) -> dict[int, list[Line]]:
    lines = sorted(table.log(OPEN), key=lambda line: line.at)
    return {at: list(some) for at, some in groupby(lines, key=lambda line: line.at)}


def swings(names: list[str], worth: list[list[float]], told: dict[int, list[str]]) -> list[Swing]:
    """The greatest changes of anybody's worth, in the order in which they happened."""
    changes = [
        (after[seat] - before[seat], at, seat)
        for at, (before, after) in enumerate(pairwise(worth), 1)
        for seat in range(len(names))
        if after[seat] != before[seat] and told.get(at)
    ]
    greatest: dict[int, tuple[float, int, int]] = {}
    for change in sorted(changes, key=lambda change: -abs(change[0])):
        if len(greatest) < SWINGS:
            greatest.setdefault(change[1], change)
    return [
        Swing(at, seat, names[seat], f"{change:+,.0f}".replace("-", "−"), BETWEEN.join(told[at]))
        for change, at, seat in sorted(greatest.values(), key=lambda change: change[1])
    ]
