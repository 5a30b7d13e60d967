"""Private notes at a table, for who holds the seat."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from spindletop.table import Refused, Why
from spindletop.web.browser import token_of
from spindletop.web.pages import field, form_of, speaking, tables_of
from spindletop.web.paths import seat_of
from spindletop.web.words import say


async def show(request: Request) -> Response:
    tables = tables_of(request)
    table = await tables.table(request.path_params["table"])
    seat = seat_of(request.query_params.get("seat", ""))
    if seat is None:
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return JSONResponse({"text": await tables.notes.read(table, seat, token_of(request))})


async def keep(request: Request) -> Response:
    form = await form_of(request)
    table, seat = await speaking(request, form)
    text = field(form, "text").replace("\r\n", "\n")
    await tables_of(request).notes.keep(table, seat, token_of(request), text)
    return JSONResponse({"kept": True})
