"""What all pages are made with: templates, words, the browser's token and name."""

import re
from functools import cache
from http.cookies import CookieError
from typing import Any
from urllib.parse import quote, unquote

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from spindletop.art import svg
from spindletop.store import StoreDown
from spindletop.table import Refused, Tables, Why, new_token
from spindletop.web.assets import YEAR, asset
from spindletop.web.words import words

TOKEN = "spindletop"
NAME = "spindletop-name"
LONGEST_NAME = 24
RETRY_AFTER = 5  # seconds
TOKEN_FORM = re.compile(r"[A-Za-z0-9_-]{20,100}")
STATUS = {
    Why.UNKNOWN: 404,
    Why.FORGED: 403,
    Why.SECRET: 403,
    Why.STALE: 409,
    Why.REPEATED: 409,
    Why.TAKEN: 409,
    Why.EXPIRED: 410,
    Why.LIMIT: 413,
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
    made.globals.update(say=words(), asset=asset, seat_mark=seat_mark, longest_name=LONGEST_NAME)
    made.filters.update(
        amount=amount, seat_name=lambda seat, names: names[seat], winner_name=lambda seat, each: each.names[seat]
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
    token = token_of(request)
    response = HTMLResponse(render(template, name=name_of(request), **values), http)
    keep_token(request, response, token)
    return response


def partial(target: str, html: str) -> str:
    """A part of a page, to be morphed into place. Ids of parts begin with "the-", as no id on a board does."""
    return f'<hx-partial hx-target="#the-{target}" hx-swap="innerMorph">{html}</hx-partial>'


def notice(text: str, status: int = 200) -> HTMLResponse:
    """What a page tells above its question."""
    return HTMLResponse(partial("notice", render("notice.html", text=text)), status)


def tables_of(request: Request) -> Tables:
    tables = request.app.state.tables
    assert isinstance(tables, Tables)
    return tables


# The browser


def token_of(request: Request) -> str:
    """The browser's token; a browser without one gets it with this answer."""
    given = request.cookies.get(TOKEN, "")
    if TOKEN_FORM.fullmatch(given):
        return given
    if not hasattr(request.state, "token"):
        request.state.token = new_token()
    return str(request.state.token)


def keep_token(request: Request, response: Response, token: str) -> None:
    if request.cookies.get(TOKEN) != token:
        response.set_cookie(
            TOKEN, token, max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )


def name_of(request: Request) -> str:
    return clean_name(unquote(request.cookies.get(NAME, "")))


def keep_name(request: Request, response: Response, name: str) -> None:
    try:
        response.set_cookie(NAME, quote(name), max_age=YEAR, httponly=True, samesite="lax")
    except CookieError:
        raise Refused(Why.WRONG, words()("refused.name", most=LONGEST_NAME)) from None


def clean_name(name: str) -> str:
    """One line without control characters, as long as a name may be."""
    return " ".join("".join(each for each in name if each.isprintable()).split())[:LONGEST_NAME]


async def form_of(request: Request) -> FormData:
    return await request.form(max_files=2, max_fields=60)


def field(form: FormData, name: str, default: str = "") -> str:
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def number(form: FormData, name: str) -> int:
    value = field(form, name)
    if not re.fullmatch(r"\d{1,9}", value):
        raise Refused(Why.WRONG, words()("refused.number", name=name, value=value[:20]))
    return int(value)


def go(request: Request, path: str) -> Response:
    """On to another page: by htmx where it asked, else as usual."""
    if request.headers.get("hx-request") == "true":
        response = Response(status_code=204, headers={"hx-redirect": path})
    else:
        response = RedirectResponse(path, 303)
    keep_token(request, response, token_of(request))
    return response


# What went wrong


async def refused_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return told(request, error.words, STATUS[error.why])


async def down_page(request: Request, error: Exception) -> Response:
    """For a while, so that nobody thinks that a game is lost."""
    assert isinstance(error, StoreDown)
    answer = told(request, words()("refused.full" if error.full else "refused.down"), 503)
    answer.headers["retry-after"] = str(RETRY_AFTER)
    return answer


def told(request: Request, text: str, status: int) -> Response:
    """In words: above the question where a page is open, else on a page of its own."""
    if request.headers.get("hx-request") == "true":
        return notice(text, status)
    return page(request, "refused.html", status, text=text)


async def unknown_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return page(request, "refused.html", 404, text=words()("refused.unknown_page"))
