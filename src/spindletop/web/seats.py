"""Taking, carrying, leaving and taking back seats. Links show a button first: a preview must not take a seat."""

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.table import Refused, Why
from spindletop.web.pages import (
    clean_name,
    field,
    form_of,
    go,
    keep_name,
    number,
    page,
    partial,
    render,
    tables_of,
    token_of,
)
from spindletop.web.words import words


async def join_page(request: Request) -> Response:
    table = await tables_of(request).table(request.path_params["table"])
    seat = request.path_params["seat"]
    if seat >= len(table.seats):
        raise Refused(Why.UNKNOWN, words()("refused.unknown_page"))
    return page(request, "join.html", table=table, seat=seat, invite=request.query_params.get("invite", ""))


async def join(request: Request) -> Response:
    form = await form_of(request)
    name = clean_name(field(form, "name"))
    table = request.path_params["table"]
    await tables_of(request).claim(
        table,
        request.path_params["seat"],
        token_of(request),
        name,
        invite=field(form, "invite"),
        word=clean_name(field(form, "word")),
    )
    response = go(request, f"/t/{table}")
    keep_name(request, response, name)
    return response


async def resume_page(request: Request) -> Response:
    table = await tables_of(request).table(request.path_params["table"])
    return page(request, "resume.html", table=table, code=request.query_params.get("code", ""))


async def resume(request: Request) -> Response:
    form = await form_of(request)
    table = request.path_params["table"]
    await tables_of(request).resume(table, field(form, "code"), token_of(request))
    return go(request, f"/t/{table}")


async def carry(request: Request) -> Response:
    """A link that carries a seat to another device."""
    form = await form_of(request)
    table = request.path_params["table"]
    code = await tables_of(request).resume_code(table, number(form, "seat"), token_of(request))
    path = f"/t/{table}/resume?code={quote(code)}"
    return HTMLResponse(partial("carry", render("link.html", path=path, help=words()("table.carry_help"))))


async def change(request: Request) -> Response:
    """Small changes of who sits where, each a button."""
    table, seat, what = (request.path_params[each] for each in ("table", "seat", "what"))
    tables, token = tables_of(request), token_of(request)
    form = await form_of(request)
    match what:
        case "leave":
            await tables.leave(table, seat, token)
        case "back":
            await tables.take_back(table, seat, token)
        case "stand-in":
            await tables.stand_in(table, seat, token)
        case "bot":
            await tables.put_bot(table, seat, token, field(form, "bot"))
        case "word":
            await tables.add_word(table, seat, token, clean_name(field(form, "word")))
        case "call-off":
            await tables.call_off(table, token)
        case _:
            raise Refused(Why.UNKNOWN, words()("refused.unknown_page"))
    return HTMLResponse(partial("notice", ""))


async def rematch(request: Request) -> Response:
    again = await tables_of(request).rematch(request.path_params["table"], token_of(request))
    return go(request, f"/t/{again.id}")
