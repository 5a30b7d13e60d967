"""What stands between the network and the pages: hosts, origins, sizes, rates and headers."""

import asyncio
import ipaddress
import socket

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spindletop.table import Refused, Why
from spindletop.web.api.refusals import API, refused_call
from spindletop.web.headers import guard
from spindletop.web.languages import spoken_to
from spindletop.web.limits import Buckets, Limits, address_of
from spindletop.web.pages import notice
from spindletop.web.texts import is_query
from spindletop.web.words import say
from spindletop.words import language

SAFE = {"GET", "HEAD"}
KEYED = (API, "/post/stop")  # what is done there is allowed by a key that comes with it, not by a cookie
BODY = 30.0  # seconds for the body of a request
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})


def host_name(header: str) -> str:
    """The host of a Host header or an origin, without scheme and port."""
    host = header.rpartition("://")[2].lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Gate:
    """Refuses what does not come from a page of ours. Names that could be rebound to this machine are no hosts."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str], limits: Limits) -> None:
        self.app = app
        self.hosts = hosts
        self.limits = limits
        self.reads = Buckets(limits.reads, limits.addresses)
        self.changes = Buckets(limits.changes, limits.addresses)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        language.set(spoken_to(Request(scope)))  # for this request, which is a task of its own
        refusal = self.refusal(scope, headers)
        limit = self.limits.upload if scope["path"] == "/upload" else self.limits.body
        if refusal is None and int(headers.get("content-length") or 0) > limit:
            refusal = (413, say("refused.size", most=limit))

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                guard(MutableHeaders(scope=message), scope)
            await send(message)

        if refusal is not None:
            await refused(scope, headers, *refusal)(scope, receive, send_guarded)
            return
        await self.app(scope, limited(receive, limit), send_guarded)

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self.known(host_name(host)):
            return 421, say("refused.host")
        length = headers.get("content-length")
        if length is not None and not length.isdecimal():
            return 400, say("refused.length")
        if not is_query(scope["query_string"]):
            return 422, say("refused.text")
        safe, by_page = scope["method"] in SAFE, not scope["path"].startswith(KEYED)
        if (
            not safe
            and by_page
            and (refusal := self.foreign(headers.get("origin", "").lower(), host.lower(), scope["scheme"]))
        ):
            return 403, refusal
        if not (self.reads if safe else self.changes).take(address_of(scope)):
            return 429, say("refused.rate")
        return None

    def foreign(self, origin: str, host: str, scheme: str) -> str:
        """Why a change does not come from a page of ours, if so."""
        if origin == f"{scheme}://{host}":
            return ""
        proxied = origin == f"https://{host}"
        return say("refused.scheme" if proxied else "refused.origin")

    def known(self, host: str) -> bool:
        return host in self.hosts or is_address(host)


def refused(scope: Scope, headers: Headers, status: int, text: str) -> Response:
    """To a program, to a page that has asked in the background, or to whoever has asked."""
    if scope["path"].startswith(API):
        return refused_call(text, status)
    return notice(text, status) if headers.get("hx-request") == "true" else PlainTextResponse(text, status)


def limited(receive: Receive, limit: int) -> Receive:
    """A body that says nothing of its length may not be longer either, and none may take for ever."""
    taken, complete = 0, False
    end = asyncio.get_running_loop().time() + BODY

    async def receive_limited() -> Message:
        nonlocal taken, complete
        try:
            async with asyncio.timeout_at(None if complete else end):
                message = await receive()
        except TimeoutError:
            raise Refused(Why.SLOW, say("refused.slow")) from None
        complete = not message.get("more_body", False)
        taken += len(message.get("body", b""))
        if taken > limit:
            raise Refused(Why.LIMIT, say("refused.size", most=limit))
        return message

    return receive_limited


def own_names(extra: list[str]) -> frozenset[str]:
    """What this machine is called, for the Host header."""
    name = socket.gethostname().lower()
    return LOCAL | {name, f"{name}.local", *(each.lower() for each in extra)}
