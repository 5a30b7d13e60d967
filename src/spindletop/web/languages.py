"""In which language a browser is spoken to: the one that was chosen on a page, or the best that it asks for."""

import re

from starlette.requests import Request
from starlette.responses import Response

from spindletop.table import Refused, Why
from spindletop.web.browser import cookie, keep_cookie
from spindletop.web.pages import field, form_of, go
from spindletop.web.words import say
from spindletop.words import ENGLISH

LANGUAGE = "spindletop-language"
WANTED = re.compile(r"\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)
LONGEST = 200  # characters of a browser's wishes that are read
PATH = re.compile(r"/[\w-]+(/[\w-]+)*|/")  # of a page of ours


def spoken_to(request: Request) -> str:
    """Of whoever sends this request."""
    if len(say.languages) == 1:
        return ENGLISH
    chosen = cookie(request, LANGUAGE)
    return chosen if chosen in say.languages else wanted(request.headers.get("accept-language", ""))


def wanted(wishes: str) -> str:
    """The best of those that a browser asks for: as it is named, or without its country."""
    ours = {each.lower(): each for each in say.languages}
    best, language = 0.0, ENGLISH
    for wish in wishes[:LONGEST].split(","):
        asked = WANTED.fullmatch(wish)
        if asked is None:
            continue
        name, weight = asked[1].lower(), float(asked[2] or 1)
        known = ours.get(name) or ours.get(name.partition("-")[0])
        if known and weight > best:
            best, language = weight, known
    return language


async def keep(request: Request) -> Response:
    """A language is chosen on a page, and kept on this device."""
    form = await form_of(request)
    chosen, path = field(form, "language"), field(form, "path")
    if chosen not in say.languages:
        raise Refused(Why.WRONG, say("refused.language", languages=", ".join(say.languages)))
    response = go(request, path if PATH.fullmatch(path) else "/")
    keep_cookie(request, response, LANGUAGE, chosen)
    return response
