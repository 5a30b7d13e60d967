"""What went wrong, for programs: a kind that they can tell apart, and words for their people."""

from collections.abc import Awaitable, Callable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spindletop.store import StoreDown
from spindletop.table import Refused, Why
from spindletop.web.headers import guard
from spindletop.web.pages import RETRY_AFTER, STATUS
from spindletop.web.words import say

API = "/api/"
DOWN, BROKEN = "down", "broken"  # kinds that are no refusals: try again later
KINDS = (*map(str, Why), DOWN, BROKEN)
OF_STATUS = {404: Why.UNKNOWN, 413: Why.LIMIT, 429: Why.OFTEN}  # of what no call has refused, but who stands before it

Handler = Callable[[Request, Exception], Awaitable[Response]]


class Refusal(msgspec.Struct):
    """Nothing was changed, unless `why` is down or broken: then ask how it stands."""

    why: str
    words: str


def refusal(why: str, words: str, status: int) -> Response:
    return Response(msgspec.json.encode(Refusal(why, words)), status, media_type="application/json")


def refused_call(words: str, status: int) -> Response:
    return refusal(OF_STATUS.get(status, Why.WRONG), words, status)


def told_to_programs(page: Handler) -> Handler:
    """What a page says of an error to people; under /api it is told to a program."""

    async def told(request: Request, error: Exception) -> Response:
        return tell(request, error) if request.scope["path"].startswith(API) else await page(request, error)

    return told


def tell(request: Request, error: Exception) -> Response:
    match error:
        case Refused(why=why, words=words):
            return refusal(why, words, STATUS[why])
        case StoreDown(full=full):
            answer = refusal(DOWN, say("refused.full" if full else "refused.down"), 503)
            answer.headers["retry-after"] = str(RETRY_AFTER)
            return answer
        case HTTPException(status_code=status):
            return refused_call(say("refused.method" if status == 405 else "refused.unknown_call"), status)
        case _:
            answer = refusal(BROKEN, say("refused.broken_call"), 500)
            guard(answer.headers, request.scope)  # it is told outside of all that guards other answers
            return answer


async def method_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return PlainTextResponse(error.detail, error.status_code, error.headers)
