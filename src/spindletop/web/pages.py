"""What all pages are made with: templates, words, forms, and what is told when something went wrong."""

import re
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from spindletop.art import svg
from spindletop.bots.faces import face_of
from spindletop.bots.levels import named_level
from spindletop.bots.roster import temper_of
from spindletop.games import game, games
from spindletop.kernel import Game, State
from spindletop.store import StoreDown
from spindletop.table import Refused, Table, Tables, Why
from spindletop.web.ages import since
from spindletop.web.assets import asset
from spindletop.web.browser import LONGEST_NAME, banned, keep_token, name_of, token_of
from spindletop.web.clocks import another, clock_terms, clock_words, lasting
from spindletop.web.headers import guard
from spindletop.web.packing import pack
from spindletop.web.posters import sprite_address
from spindletop.web.previews import preview_address
from spindletop.web.texts import is_text, not_text
from spindletop.web.words import say
from spindletop.words import own_name

RETRY_AFTER = 5  # seconds
STATUS = {
    Why.UNKNOWN: 404,
    Why.FORGED: 403,
    Why.SECRET: 403,
    Why.STALE: 409,
    Why.REPEATED: 409,
    Why.TAKEN: 409,
    Why.EXPIRED: 410,
    Why.LIMIT: 413,
    Why.OFTEN: 429,
    Why.SLOW: 408,
    Why.ILLEGAL: 422,
    Why.WRONG: 422,
}


@cache
def seat_mark(seat: int) -> Markup:
    """A seat's sign, as a small picture."""
    mark = svg.seat_mark(seat, 10, 10, 8)
    return Markup(svg.tag("svg", mark, viewBox="0 0 20 20", class_="board mark", aria_hidden="true"))


def amount(number: int) -> str:
    return f"{number:,}".replace("-", "−") if number else "–"


def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("spindletop.web"),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(
        say=say,
        asset=asset,
        posters=sprite_address,
        preview=preview_address,
        seat_mark=seat_mark,
        face_of=face_of,
        temper_of=temper_of,
        named_level=named_level,
        longest_name=LONGEST_NAME,
    )
    made.filters.update(
        amount=amount,
        own_name=own_name,
        since=since,
        lasting=lasting,
        clock_words=clock_words,
        clock_terms=clock_terms,
        another=another,
        seat_name=lambda seat, names: names[seat],
        winner_name=lambda seat, each: each.names[seat],
    )
    return made


TEMPLATES = environment()


@cache
def template(name: str) -> Template:
    found = TEMPLATES.get_template(name)
    found.globals = dict(found.globals)  # it is copied for every rendering, and Jinja's own chain of them slowly
    return found


def render(name: str, /, **values: Any) -> str:
    return template(name).render(**values)


def page(request: Request, template: str, http: int = 200, **values: Any) -> HTMLResponse:
    """A whole page, for a browser that gets its token with it."""
    shown = render(
        template,
        name=name_of(request),
        site=str(request.base_url),
        path=request.scope["path"],
        banned=banned(request),
        **values,
    )
    response = HTMLResponse(shown, http)
    pack(request, response)
    keep_token(request, response)
    return response


def partial(target: str, html: str) -> str:
    """A part of a page, to be morphed into place. Ids of parts begin with "the-", as no id on a board does."""
    return f'<hx-partial hx-target="#the-{target}" hx-swap="innerMorph">{html}</hx-partial>'


def notice(text: str, status: int = 200) -> HTMLResponse:
    """What a page tells above its question."""
    return HTMLResponse(partial("notice", render("notice.html", text=text)), status)


def known_game(slug: str) -> Game[State]:
    if slug not in games():
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return game(slug)


def tables_of(request: Request) -> Tables:
    tables = request.app.state.tables
    assert isinstance(tables, Tables)
    return tables


# Forms


async def form_of(request: Request) -> FormData:
    try:
        form = await request.form(max_files=2, max_fields=60)
    except UnicodeError:  # it said that it is in an encoding of which hardly anybody has heard
        raise not_text() from None
    if not all(is_text(text) for item in form.multi_items() for text in item if isinstance(text, str)):
        raise not_text()
    return form


def field(form: FormData, name: str, default: str = "") -> str:
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def number(form: FormData, name: str) -> int:
    value = field(form, name)
    if not re.fullmatch(r"\d{1,9}", value):
        raise Refused(Why.WRONG, say("refused.number", name=name, value=value[:20]))
    return int(value)


async def speaking(request: Request, form: FormData, asked: int = 0) -> tuple[Table, int]:
    """The table of this request, and the seat that its form names, if this browser may speak for it. Every route that
    takes a seat from a form begins here; `asked` as for Tables.table."""
    table = await tables_of(request).table(request.path_params["table"], asked)
    seat = number(form, "seat")
    table.check_seat(token_of(request), seat)
    return table, seat


def go(request: Request, path: str) -> Response:
    """On to another page: by htmx where it asked, else as usual."""
    if request.headers.get("hx-request") == "true":
        response = Response(status_code=204, headers={"hx-redirect": path})
    else:
        response = RedirectResponse(path, 303)
    keep_token(request, response)
    return response


# What went wrong


async def refused_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return told(request, error.words, STATUS[error.why])


def told(request: Request, text: str, status: int) -> HTMLResponse:
    """To a page that has asked in the background, or as a page of its own."""
    if request.headers.get("hx-request") == "true":
        return notice(text, status)
    return page(request, "refused.html", status, text=text, status=status)


async def hung_up(request: Request, error: Exception) -> Response:
    """Who asked has gone in the middle of the question: nobody reads this, and it is no fault of ours."""
    return Response(status_code=400)


async def broken_page(request: Request, error: Exception) -> Response:
    """A fault of ours; the log has the rest. It is told outside of all that guards other answers."""
    answer = told(request, say("refused.broken"), 500)
    guard(answer.headers, request.scope)
    return answer


async def down_page(request: Request, error: Exception) -> Response:
    """For a while, so that nobody thinks that a game is lost."""
    assert isinstance(error, StoreDown)
    answer = told(request, say("refused.full" if error.full else "refused.down"), 503)
    answer.headers["retry-after"] = str(RETRY_AFTER)
    return answer


async def unknown_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return page(request, "refused.html", 404, text=say("refused.unknown_page"), status=404)
