"""Strips beside a replay: what each seat was worth over the game or, once it was analysed, its chance to win."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spindletop.analysis.study import Findings
from spindletop.art.chart import strip
from spindletop.games import folder
from spindletop.table import Analysis, Table
from spindletop.web.fortunes import turning_points, worth
from spindletop.web.pages import render
from spindletop.web.words import say

POINTS = 120  # of a strip
LEAST = 0.5  # the least chance to win for which there is room


@dataclass(frozen=True)
class Course:
    """What the seats had, by the number of answers that stood, and by what that is measured."""

    points: Mapping[int, Sequence[float]]
    low: float
    high: float
    even: float  # the share of each, where all have the same; 0: there is none
    counted: Callable[[float], str]

    def height(self, amount: float) -> float:
        return (amount - self.low) / (self.high - self.low)

    def some(self) -> list[int]:
        """As many positions as a strip can show."""
        order = sorted(self.points)
        return sorted({*order[:: max(1, len(order) // POINTS)], order[-1]})

    def at(self, place: int, seat: int) -> float:
        """Straight from one position that was looked at to the next."""
        order = sorted(self.points)
        after = bisect_right(order, place)
        first, second = order[max(0, after - 1)], order[min(after, len(order) - 1)]
        share = (place - first) / (second - first) if second > first else 0.0
        return (1 - share) * self.points[first][seat] + share * self.points[second][seat]


@dataclass(frozen=True)
class Strip:
    """Of one seat."""

    seat: int
    name: str
    line: str  # a path
    here: str  # what it has at the position that is shown


def strips_html(table: Table, at: int, analysis: Analysis | None) -> str:
    """Of a game that is over; `at`: the position that is shown."""
    found = analysis.found if analysis is not None else None
    course, last = chances(found) if found is not None else fortunes(table), max(1, table.answers)
    return render(
        "strips.html",
        kit=folder.kit(table.game),
        analysed=found is not None,
        even=course.even and course.height(course.even),
        here=at / last,
        turns=[each.at / last for each in turning_points(table)],
        strips=[
            Strip(
                seat,
                name,
                strip([(place / last, course.height(course.points[place][seat])) for place in course.some()]),
                course.counted(course.at(at, seat)),
            )
            for seat, name in enumerate(table.names)
        ],
    )


def chances(found: Findings) -> Course:
    high = max(LEAST, *(max(some) for some in found.course.values()))
    return Course(
        found.course, 0.0, high, 1 / len(found.names), lambda chance: say("replay.percent", number=round(100 * chance))
    )


def fortunes(table: Table) -> Course:
    rows = worth(table)
    low, high = min(0.0, *(min(row) for row in rows)), max(1.0, *(max(row) for row in rows))
    return Course(dict(enumerate(rows)), low, high, 0.0, lambda score: folder.counted(table.game, round(score)))
