"""The analysis of a finished game, beside its replay."""

from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.analysis.study import Findings, Turn
from spindletop.analysis.telling import told
from spindletop.art.chart import chance_chart
from spindletop.art.svg import STYLE_SLOT
from spindletop.kernel import OPEN
from spindletop.table import Analysis, Table
from spindletop.web.hints import Because, because
from spindletop.web.limits import address_of
from spindletop.web.marks import marks_html
from spindletop.web.pages import partial, render, tables_of
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
    return part(table, tables_of(request).analyses.of(table))


async def start(request: Request) -> Response:
    table = await tables_of(request).table(request.path_params["table"])
    table.check_played()
    return part(table, tables_of(request).analyses.start(table, address_of(request.scope)))


def part(table: Table, analysis: Analysis | None) -> Response:
    told = {"notice": "", "analysis": analysis_html(table, analysis), "marks": marks_html(table, OPEN, analysis)}
    return HTMLResponse("".join(partial(target, html) for target, html in told.items()))


def analysis_html(table: Table, analysis: Analysis | None) -> str:
    found = analysis.found if analysis is not None else None
    return render(
        "analysis.html",
        table=table,
        analysis=analysis,
        chart=chart(found) if found is not None else "",
        answers=[shown(table, found, turn) for turn in found.answers] if found is not None else [],
        luck=[shown(table, found, turn) for turn in found.luck] if found is not None else [],
    )


def chart(found: Findings) -> Markup:
    return Markup(chance_chart(found.names, found.course, say("analysis.chart")).replace(STYLE_SLOT, "", 1))


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
