"""What no text from outside may hold: it is refused before anything is made of it."""

from urllib.parse import unquote_plus

from starlette.requests import Request

from spindletop.table import Refused, Why
from spindletop.web.words import say

NUL_IN_JSON = b"\\u0000"  # there is no other way to write it there


def is_text(given: str) -> bool:
    """PostgreSQL keeps no NUL, and half a letter (a lone surrogate: odd encodings make them) can be written nowhere."""
    try:
        return b"\0" not in given.encode()
    except UnicodeEncodeError:
        return False


def is_query(raw: bytes) -> bool:
    return is_text(unquote_plus(raw.decode("latin-1")))


async def json_of(request: Request) -> bytes:
    body = await request.body()
    if NUL_IN_JSON in body:
        raise not_text()
    return body or b"{}"


def not_text() -> Refused:
    return Refused(Why.WRONG, say("refused.text"))
