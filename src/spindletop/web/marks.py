"""The line of a game under the slider of its replay: where turns begin, what turned it, and, once it was analysed, the
answers that changed most."""

from dataclasses import dataclass
from string import ascii_uppercase

from spindletop.kernel import OPEN
from spindletop.table import Analysis, Status, Table, Viewer
from spindletop.web.fortunes import turning_points
from spindletop.web.pages import render


@dataclass(frozen=True)
class Mark:
    """A place on the line."""

    at: int
    across: str  # the share of the game, in percent
    sign: str
    words: str = ""


def marks_html(table: Table, viewer: Viewer, analysis: Analysis | None = None) -> str:
    """As far as the viewer may know: of a game that runs, only where turns begin."""
    over = table.status is Status.OVER
    found = analysis.found if analysis is not None else None
    begun = {line.at for line in table.log(OPEN if over else viewer) if not line.inset}
    turning = turning_points(table) if over else []
    return render(
        "marks.html",
        table=table,
        begun=[across(table, at) for at in sorted(begun)],
        turning=[
            Mark(each.at, across(table, each.at), str(place), each.words) for place, each in enumerate(turning, 1)
        ],
        costly=[
            Mark(each.start + 1, across(table, each.start + 1), sign)
            for sign, each in zip(ascii_uppercase, found.answers)
        ]
        if found is not None
        else [],
    )


def across(table: Table, at: int) -> str:
    return f"{100 * at / max(1, table.answers):.2f}"
