"""The analysis of a finished game, beside its replay."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.analysis.study import Findings, Turn
from spindletop.analysis.telling import told
from spindletop.kernel import OPEN
from spindletop.table import Analysis, Table
from spindletop.web.fortunes import turning_points
from spindletop.web.hints import Because, because
from spindletop.web.limits import address_of
from spindletop.web.marks import marks_html
from spindletop.web.pages import field, form_of, partial, render, tables_of
from spindletop.web.paths import position_of
from spindletop.web.strips import strips_html
from spindletop.web.words import say


@dataclass(frozen=True)
class Shown:
    """A move as the list tells it."""

    at: int  # where the replay shows it
    seat: int
    name: str
    before: int  # in percent
    after: int
    words: str
    better: str  # what the strong bot would have done; empty: the same
    better_after: int
    reasons: list[Because]  # what speaks for that


async def show(request: Request) -> Response:
    """As far as it is."""
    table = await tables_of(request).table(request.path_params["table"])
    return part(table, tables_of(request).analyses.of(table), request.query_params.get("at", ""))


async def start(request: Request) -> Response:
    table = await tables_of(request).table(request.path_params["table"])
    table.check_played()
    at = field(await form_of(request), "at")
    return part(table, tables_of(request).analyses.start(table, address_of(request.scope)), at)


def part(table: Table, analysis: Analysis | None, at: str) -> Response:
    """`at`: the position beside which it is shown."""
    told = {
        "notice": "",
        "analysis": analysis_html(table, analysis),
        "marks": marks_html(table, OPEN, analysis),
        "strips": strips_html(table, position_of(at, table.answers), analysis),
    }
    return HTMLResponse("".join(partial(target, html) for target, html in told.items()))


def analysis_html(table: Table, analysis: Analysis | None) -> str:
    found = analysis.found if analysis is not None else None
    return render(
        "analysis.html",
        table=table,
        analysis=analysis,
        turning=turning_points(table),
        answers=[shown(table, found, turn) for turn in found.answers] if found is not None else [],
        luck=[shown(table, found, turn) for turn in found.luck] if found is not None else [],
    )


def shown(table: Table, found: Findings, turn: Turn) -> Shown:
    here, then = table.course.position(turn.start), say("hint.then")
    return Shown(
        turn.start + 1,
        turn.seat,
        found.names[turn.seat],
        round(100 * turn.before),
        round(100 * turn.after),
        told(here, turn.actions, found.names, then),
        told(here, turn.better, found.names, then) if turn.better else "",
        round(100 * turn.better_after),
        because(turn.reasons, here.view(turn.seat)),
    )
