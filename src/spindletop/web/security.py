"""What stands between the network and the pages: hosts, origins, sizes, rates and headers."""

import ipaddress
import socket
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spindletop.web.pages import notice
from spindletop.web.words import words

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
# Not "no-referrer": with it a browser sends "Origin: null" with every change, and nothing could be checked.
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = {"GET", "HEAD"}
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True)
class Limits:
    """How much one address may ask for."""

    body: int = 16 * 1024
    upload: int = 1024 * 1024
    changes: float = 20.0  # a second, on average
    burst: int = 60
    streams: int = 64  # open at once
    addresses: int = 10_000  # remembered at once


@dataclass
class Buckets:
    """A bucket of changes for each address, filled at a steady rate."""

    limits: Limits
    left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, address: str) -> bool:
        now = time.monotonic()
        amount, then = self.left.pop(address, (float(self.limits.burst), now))
        amount = min(self.limits.burst, amount + (now - then) * self.limits.changes)
        self.left[address] = (max(amount - 1, 0), now)
        if len(self.left) > self.limits.addresses:
            self.left.popitem(last=False)
        return amount >= 1


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
        self.buckets = Buckets(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        limit = self.limits.upload if scope["path"] == "/upload" else self.limits.body
        if refusal is None and int(headers.get("content-length") or 0) > limit:
            refusal = (413, words()("refused.size", most=limit))

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                written = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    written.setdefault(name, value)
                written.setdefault("cache-control", "no-store")
            await send(message)

        if refusal is not None:
            status, text = refusal
            asked_by_page = headers.get("hx-request") == "true"
            answer = notice(text, status) if asked_by_page else PlainTextResponse(text, status)
            await answer(scope, receive, send_guarded)
            return
        await self.app(scope, limited(receive, limit), send_guarded)

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self.known(host_name(host)):
            return 421, words()("refused.host")
        length = headers.get("content-length")
        if length is not None and not length.isdecimal():
            return 400, words()("refused.length")
        if scope["method"] in SAFE:
            return None
        origin = headers.get("origin")
        if origin is None or origin.rpartition("://")[2].lower() != host.lower():
            return 403, words()("refused.origin")
        client = scope.get("client")
        if not self.buckets.take(client[0] if client else ""):
            return 429, words()("refused.rate")
        return None

    def known(self, host: str) -> bool:
        return host in self.hosts or is_address(host)


def limited(receive: Receive, limit: int) -> Receive:
    """A body that says nothing of its length may not be longer either."""
    taken = 0

    async def receive_limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        return message if taken <= limit else {"type": "http.disconnect"}

    return receive_limited


def own_names(extra: list[str]) -> frozenset[str]:
    """What this machine is called, for the Host header."""
    name = socket.gethostname().lower()
    return LOCAL | {name, f"{name}.local", *(each.lower() for each in extra)}
