"""Who asks: the browser's token and name in its cookies, or who is signed in on it."""

from http.cookies import CookieError
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from spindletop.people import Accounts, Signed
from spindletop.table import Refused, Why, is_token, new_token
from spindletop.table.bans import Ban
from spindletop.web.limits import Buckets, address_of
from spindletop.web.packing import YEAR
from spindletop.web.words import say

TOKEN = "spindletop"
NAME = "spindletop-name"
HOST_ONLY = "__Host-"  # before the names of cookies on https: no other site can set them
LONGEST_NAME = 24


def signed_in(request: Request) -> Signed | None:
    """Whose device this is, if somebody is signed in on it."""
    found = getattr(request.state, "signed", None)
    return found if isinstance(found, Signed) else None


def banned(request: Request) -> Ban | None:
    """Why this browser may only look, if so."""
    found = getattr(request.state, "banned", None)
    return found if isinstance(found, Ban) else None


def accounts_of(request: Request) -> Accounts:
    found: Accounts = request.app.state.accounts
    return found


def token_of(request: Request) -> str:
    """Of who is signed in, else the browser's own."""
    signed = signed_in(request)
    return signed.token if signed else own_token(request)


def own_token(request: Request) -> str:
    """The browser's own; one without it gets it with this answer."""
    given = cookie(request, TOKEN)
    if is_token(given):
        return given
    if not hasattr(request.state, "token"):
        request.state.token = new_token()
    return str(request.state.token)


def opening(request: Request) -> str:
    """The browser's token, for a route that opens a table."""
    count_opening(request)
    return token_of(request)


def count_opening(request: Request) -> None:
    """One address may not open many tables in a short time."""
    openings = request.app.state.openings
    assert isinstance(openings, Buckets)
    if not openings.take(address_of(request.scope)):
        raise Refused(Why.OFTEN, say("refused.openings"))


def keep_token(request: Request, response: Response) -> None:
    """Never that of who is signed in: it does not leave the server."""
    token = own_token(request)
    if cookie(request, TOKEN) != token:
        keep_cookie(request, response, TOKEN, token)


def cookie(request: Request, name: str) -> str:
    return request.cookies.get(cookie_name(request, name), "")


def cookie_name(request: Request, name: str) -> str:
    return f"{HOST_ONLY}{name}" if secure(request) else name


def keep_cookie(request: Request, response: Response, name: str, value: str, seconds: int = YEAR) -> None:
    own = secure(request)
    name = cookie_name(request, name)
    response.set_cookie(name, value, max_age=seconds, httponly=True, samesite="lax", secure=own)


def secure(request: Request) -> bool:
    return str(request.scope["scheme"]) == "https"


def name_of(request: Request) -> str:
    signed = signed_in(request)
    return (signed.name if signed else "") or clean_name(unquote(cookie(request, NAME)))


def keep_name(request: Request, response: Response, name: str) -> None:
    try:
        keep_cookie(request, response, NAME, quote(name))
    except CookieError:
        raise Refused(Why.WRONG, say("refused.name", most=LONGEST_NAME)) from None


def clean_name(name: str) -> str:
    """One line without control characters, as long as a name may be."""
    return " ".join("".join(each for each in name if each.isprintable()).split())[:LONGEST_NAME]
