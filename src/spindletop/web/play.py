"""The table page, and what is done at it: answers, undo, chat, hints."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.games import folder
from spindletop.kernel import IllegalAction
from spindletop.table import Refused, Status, Table, Why
from spindletop.web.frames import frame
from spindletop.web.hints import advice
from spindletop.web.pages import (
    clean_name,
    field,
    form_of,
    keep_name,
    name_of,
    number,
    page,
    partial,
    render,
    tables_of,
    token_of,
)
from spindletop.web.rules import drawer_html, reference_html
from spindletop.web.sight import sight

THEN = ";"  # between the steps of a way over the board
STEPS = 60


async def table_page(request: Request) -> Response:
    table = await tables_of(request).table(request.path_params["table"])
    token, here = token_of(request), here_of(request.query_params.get("here", ""))
    seen = sight(table, token, here)
    return page(
        request,
        "table.html",
        table=table,
        sight=seen,
        here=here,
        frame=frame(table, seen, token),
        rules=drawer_html(table.game),
        reference=reference_html(table.course.state.setup),
        status=Status,
    )


def here_of(text: str) -> int | None:
    return int(text) if len(text) == 1 and text.isdecimal() else None


async def answer(request: Request) -> Response:
    """An answer, or the steps of a way. What cannot be taken back is asked for once more, if the page wants that."""
    form = await form_of(request)
    tables, token = tables_of(request), token_of(request)
    seat, asked = number(form, "seat"), number(form, "asked")
    table = await tables.table(request.path_params["table"], asked)
    steps = field(form, "action").split(THEN)[:STEPS]
    if field(form, "ask") and asked == table.asked and len(steps) == 1 and needs_asking(table, seat, steps[0]):
        return HTMLResponse(partial("confirm", confirm_html(table, seat, steps[0])))
    for step in steps:
        try:
            await tables.answer(table.id, seat, token, asked, step.strip())
        except Refused as refused:
            if refused.why is not Why.REPEATED:
                raise
        asked = table.asked_after(asked)
    return HTMLResponse(partial("notice", "") + partial("confirm", ""))


def needs_asking(table: Table, seat: int, step: str) -> bool:
    """An answer that is not possible is not asked about, but refused."""
    try:
        action = table.game.parse(step)
        return action in table.legal(seat) and table.seals(seat, action)
    except (ValueError, IllegalAction):
        return False


def confirm_html(table: Table, seat: int, step: str) -> str:
    view = table.view(seat)
    meaning = folder.text(table.game).action(view, table.game.parse(step)) or step
    return render("confirm.html", table=table, seat=seat, action=step, meaning=folder.sentence(meaning, table.names))


async def undo(request: Request) -> Response:
    form = await form_of(request)
    token = token_of(request)
    await tables_of(request).undo(request.path_params["table"], number(form, "seat"), token, number(form, "asked"))
    return HTMLResponse(partial("notice", "") + partial("confirm", ""))


async def chat(request: Request) -> Response:
    """From a seat; or, without one, from a spectator, who is asked for a name once."""
    form = await form_of(request)
    tables, table, token = tables_of(request), request.path_params["table"], token_of(request)
    text = field(form, "text").strip()
    if "seat" in form:
        if text:
            await tables.chat(table, number(form, "seat"), token, text, field(form, "slip"))
        return HTMLResponse(partial("notice", ""))
    name = clean_name(field(form, "name")) or name_of(request)
    await tables.remark(table, token, name, text, field(form, "slip"))
    response = HTMLResponse(partial("notice", "") + partial("own-name", ""))
    keep_name(request, response, name)
    return response


async def hint(request: Request) -> Response:
    """What the strong bot would do; nothing, if the question was answered meanwhile."""
    form = await form_of(request)
    tables, seat, asked = tables_of(request), number(form, "seat"), number(form, "asked")
    table = await tables.table(request.path_params["table"])
    ideas = await tables.hint(table.id, seat, token_of(request))
    shown = advice(ideas, table.names) if table.asked == asked else []
    return HTMLResponse(partial("notice", "") + partial("hint", render("hint.html", shown=shown)))
