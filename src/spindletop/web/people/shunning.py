"""Reporting a line or a name, muting and blocking who said it. Whoever does it is told in words; nobody else is."""

from collections.abc import Awaitable

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spindletop.people.reports import Reports, Subject
from spindletop.table import Refused, Table, drafts
from spindletop.table.seating import fingerprint
from spindletop.table.shuns import EVERYWHERE, Kind
from spindletop.web.browser import accounts_of, keep_token, signed_in, token_of
from spindletop.web.pages import STATUS, field, form_of, go, number, partial, render, tables_of
from spindletop.web.people.account import person_of
from spindletop.web.words import say

TOGETHER = 50  # of somebody's last tables, which hear at once whom they do not want to hear


async def about(request: Request) -> tuple[Table, Subject, FormData]:
    """What a form is about: a line of the talk, or who sits in a seat."""
    form, table = await form_of(request), await tables_of(request).table(request.path_params["table"])
    if field(form, "line"):
        return table, Subject.of_line(table, number(form, "line")), form
    return table, Subject.of_name(table, number(form, "seat")), form


async def report(request: Request) -> Response:
    return await told(request, reported(request))


async def mute(request: Request) -> Response:
    return await told(request, muted(request))


async def block(request: Request) -> Response:
    return await told(request, blocked(request))


async def told(request: Request, words: Awaitable[str]) -> Response:
    """What has come of it, in words: also why it was refused, where somebody looks at the form."""
    status = 200
    try:
        said = await words
    except Refused as refused:
        said, status = refused.words, STATUS[refused.why]
    response = HTMLResponse(partial("reported", render("reported.html", text=said)), status)
    keep_token(request, response)
    return response


async def reported(request: Request) -> str:
    table, what, form = await about(request)
    accounts, holder = accounts_of(request), fingerprint(token_of(request))
    await Reports(accounts.store).add(table, what, holder, field(form, "note"), accounts.now())
    return say("line.reported")


async def muted(request: Request) -> str:
    table, what, _ = await about(request)
    await shun(request, Kind.MUTE, table, what, EVERYWHERE if signed_in(request) else table.id)
    return say("line.muted", name=what.name)


async def blocked(request: Request) -> str:
    person_of(request)
    table, what, _ = await about(request)
    await shun(request, Kind.BLOCK, table, what, EVERYWHERE)
    return say("line.blocked", name=what.name)


async def hear(request: Request) -> Response:
    """The end of it; on a page of a table, that is named, too: who only watches there is in no list."""
    form, tables, token = await form_of(request), tables_of(request), token_of(request)
    if field(form, "table"):
        drafts.tune(await tables.table(field(form, "table")), token, accounts_of(request).now())
    ended = await tables.shuns.end(fingerprint(token), field(form, "shun"))
    if ended:
        await tune(request, {ended.other}, {ended.game, field(form, "table")})
    return HTMLResponse(partial("notice", "")) if field(form, "table") else go(request, "/me#shunned")


async def shun(request: Request, kind: Kind, table: Table, what: Subject, where: str) -> None:
    holder, now = fingerprint(token_of(request)), accounts_of(request).now()
    drafts.tune(table, token_of(request), now)  # refused before anything is changed
    await tables_of(request).shuns.add(holder, kind, what.by, where, what.name, now)
    await tune(request, {*what.by}, {table.id})


async def tune(request: Request, others: set[str], at: set[str]) -> None:
    """All tables at which they meet."""
    tables, token = tables_of(request), token_of(request)
    met = await tables.library.with_holders(fingerprint(token), TOGETHER)
    at |= {each.summary.table for each in met if others & {holder for seat in each.holders for holder in seat}}
    for each in sorted(at - {EVERYWHERE}):
        await tables.tune(each, token)
