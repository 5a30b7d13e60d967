"""Taking, carrying, leaving and taking back seats. Links show a button first: a preview must not take a seat."""

from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import quote

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.games import folder
from spindletop.table import Refused, Table, Tables, Why
from spindletop.table.seating import fingerprint
from spindletop.table.shuns import Kind, Shun
from spindletop.web.browser import clean_name, keep_name, opening, token_of
from spindletop.web.cards import card
from spindletop.web.orders import order_of
from spindletop.web.pages import field, form_of, go, number, page, partial, render, speaking, tables_of
from spindletop.web.words import say


async def join_page(request: Request) -> Response:
    tables = tables_of(request)
    table = await tables.table(request.path_params["table"])
    seat = request.path_params["seat"]
    if seat >= len(table.seats):
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return page(
        request,
        "join.html",
        table=table,
        card=card(table.game.slug),
        kit=folder.kit(table.game),
        does=folder.does(table.game),
        seat=seat,
        invite=request.query_params.get("invite", ""),
        present=[place for place in range(len(table.seats)) if is_there(tables, table, place)],
        blocked=seated_there(table, await tables.shuns.at(fingerprint(token_of(request)), table)),
    )


def is_there(tables: Tables, table: Table, seat: int) -> bool:
    """Whether somebody who holds the seat has the table's page open."""
    return any((holder, table.id) in tables.presence for holder in table.holders_of(seat))


def seated_there(table: Table, shunned: Sequence[Shun]) -> list[str]:
    """Who sits there of those whom somebody has blocked, by the names that they have there."""
    others = {each.other for each in shunned if each.kind == Kind.BLOCK}
    return [seat.name for number, seat in enumerate(table.seats) if others & table.holders_of(number)]


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
    table, seat = await speaking(request, form)
    code = await tables_of(request).resume_code(table.id, seat, token_of(request))
    path = f"/t/{table.id}/resume?code={quote(code)}"
    return HTMLResponse(partial("carry", render("link.html", path=path, help=say("table.carry_help"))))


Change = Callable[[Tables, str, int, str, FormData], Awaitable[Table]]
CHANGES: dict[str, Change] = {
    "leave": lambda tables, table, seat, token, form: tables.leave(table, seat, token),
    "back": lambda tables, table, seat, token, form: tables.take_back(table, seat, token),
    "alone": lambda tables, table, seat, token, form: tables.alone(table, seat, token),
    "stand-in": lambda tables, table, seat, token, form: tables.stand_in(table, seat, token),
    "bot": lambda tables, table, seat, token, form: tables.put_bot(table, seat, token, field(form, "bot")),
    "word": lambda tables, table, seat, token, form: tables.add_word(
        table, seat, token, clean_name(field(form, "word"))
    ),
    "offer": lambda tables, table, seat, token, form: tables.offer(table, seat, token),
    "wait": lambda tables, table, seat, token, form: tables.wait(table, seat, token),
    "vacation": lambda tables, table, seat, token, form: tables.go_away(table, seat, token, number(form, "days")),
    "return": lambda tables, table, seat, token, form: tables.come_back(table, seat, token),
    "order": lambda tables, table, seat, token, form: tables.order(table, seat, token, order_of(form)),
    "withdraw": lambda tables, table, seat, token, form: tables.withdraw(table, seat, token, number(form, "number")),
    "skip-lesson": lambda tables, table, seat, token, form: tables.end_lesson(table, seat, token),
    "call-off": lambda tables, table, seat, token, form: tables.call_off(table, token),
}


async def change(request: Request) -> Response:
    """Small changes of who sits where, each a button."""
    table, seat, what = (request.path_params[each] for each in ("table", "seat", "what"))
    if what not in CHANGES:
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    form = await form_of(request)
    await CHANGES[what](tables_of(request), table, seat, token_of(request), form)
    return HTMLResponse(partial("notice", ""))


async def rematch(request: Request) -> Response:
    form = await form_of(request)
    word = clean_name(field(form, "word"))
    again = await tables_of(request).rematch(request.path_params["table"], opening(request), word)
    return go(request, f"/t/{again.id}")
