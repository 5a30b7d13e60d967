"""For whoever runs a server: whether it works, what it does, and how long that takes."""

import asyncio
from time import perf_counter

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spindletop.store import StoreDown
from spindletop.web.api.routes import COUNTED_AS
from spindletop.web.limits import Network, known_address
from spindletop.web.logs import log_request
from spindletop.web.metrics import MEDIA, Metrics
from spindletop.web.pages import tables_of

PATIENCE = 5.0  # seconds for the database
METHODS = ("GET", "HEAD", "POST")
NO_ROUTE = "none"


class Measured:
    """Takes the time of every request until its answer begins: a stream ends when it likes."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, answered = perf_counter(), False

        async def send_measured(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                self.note(scope, message["status"], perf_counter() - begun)
            await send(message)

        try:
            await self.app(scope, receive, send_measured)
        except Exception:
            if not answered:
                self.note(scope, 500, perf_counter() - begun)
            raise

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        path = str(getattr(scope.get("route"), "path", NO_ROUTE))
        route = COUNTED_AS.get((method, path), path)
        self.metrics.answered(method, route, status, seconds)
        log_request(method, route, status, seconds)


async def health(request: Request) -> Response:
    """Whether tables can be read and changed: asked by whatever starts servers again, or sends people to them."""
    try:
        async with asyncio.timeout(PATIENCE):
            await tables_of(request).library.store.check()
    except (StoreDown, TimeoutError):
        return JSONResponse({"status": "down"}, 503)
    return JSONResponse({"status": "ok"})


async def show_metrics(request: Request) -> Response:
    if not may_read(request, request.app.state.metrics_for):
        raise HTTPException(404)
    metrics: Metrics = request.app.state.metrics
    tables, streams = tables_of(request), request.app.state.streams
    now = {
        "open_streams": sum(streams.open.values()),
        "bots_waiting": tables.thinkers.waiting,
        "helpers_waiting": tables.helpers.waiting,
    }
    return Response(metrics.text(tables.library.answers, now), media_type=MEDIA)


def may_read(request: Request, allowed: tuple[Network, ...]) -> bool:
    """Who asks through a proxy is not on this machine: not even if nobody has named the proxy."""
    address = known_address(request.client.host) if request.client else None
    if address is None or (address.is_loopback and "x-forwarded-for" in request.headers):
        return False
    return any(address in network for network in allowed)
