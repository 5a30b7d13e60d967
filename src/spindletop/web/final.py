"""The end of a game: standings, how they came about, a chart, and what mattered most."""

from dataclasses import dataclass
from itertools import groupby, pairwise

from markupsafe import Markup

from spindletop.art.chart import worth_chart
from spindletop.art.svg import STYLE_SLOT
from spindletop.games import folder
from spindletop.kernel import OPEN
from spindletop.table import Line, Table
from spindletop.web.pages import render
from spindletop.web.words import say
from spindletop.words import once_a_language

POINTS = 160  # of the chart
SWINGS = 8


@dataclass(frozen=True)
class Swing:
    """An answer after which somebody was worth a lot more or less."""

    at: int
    name: str
    change: str
    words: str


@once_a_language(64)
def _final(table: Table, seq: int) -> str:
    worth = [[float(score) for score in view.scores()] for view in table.views(OPEN)]
    last, names = table.view(OPEN), table.names
    winners = last.winners()
    told = {at: [line.words for line in lines if line.words] for at, lines in by_answer(table).items()}
    step = max(1, len(worth) // POINTS)
    chart = worth_chart(names, [*worth[::step], worth[-1]], say("final.chart")).replace(STYLE_SLOT, "", 1)
    return render(
        "final.html",
        table=table,
        names=names,
        winners=winners,
        places=places(worth[-1], winners),
        scores=[int(score) for score in worth[-1]],
        account=folder.account(last, [line.event for line in table.log(OPEN)]),
        ended=told.get(table.answers, []),
        chart=Markup(chart),
        swings=swings(names, worth, told),
    )


def final_html(table: Table) -> str:
    return _final(table, table.answers)


def by_answer(table: Table) -> dict[int, list[Line]]:
    lines = sorted(table.log(OPEN), key=lambda line: line.at)
    return {at: list(some) for at, some in groupby(lines, key=lambda line: line.at)}


def places(scores: list[float], winners: list[int]) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; winners come first, whatever broke their tie."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    placed: list[tuple[int, int]] = []
    for index, seat in enumerate(order):
        before = placed[-1] if placed else None
        level = before is not None and (seat in winners) == (before[1] in winners)
        same = before is not None and level and scores[before[1]] == scores[seat]
        placed.append((before[0] if before is not None and same else index + 1, seat))
    return placed


def swings(names: list[str], worth: list[list[float]], told: dict[int, list[str]]) -> list[Swing]:
    """The greatest changes of anybody's worth, in the order in which they happened."""
    changes = [
        (after[seat] - before[seat], at, seat)
        for at, (before, after) in enumerate(pairwise(worth), 1)
        for seat in range(len(names))
        if after[seat] != before[seat] and told.get(at)
    ]
    greatest = sorted(changes, key=lambda change: -abs(change[0]))[:SWINGS]
    return [
        Swing(at, names[seat], f"{change:+,.0f}", " ".join(told[at]))
        for change, at, seat in sorted(greatest, key=lambda change: change[1])
    ]
