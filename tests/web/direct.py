"""An app asked without a network, whole answers at once: Starlette's own client hands over every piece of an answer
from one thread to the other, which takes ten times as long."""

import asyncio
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import unquote

import httpx2
from starlette.testclient import TestClient
from starlette.types import ASGIApp

STREAM = (b"content-type", b"text/event-stream; charset=utf-8")
Headers = list[tuple[bytes, bytes]]


async def answered(app: ASGIApp, scope: dict[str, Any], body: bytes) -> tuple[int, Headers, bytes]:
    """Status, headers and body; of a stream that is not packed, the first message."""
    incoming = [{"type": "http.request", "body": body, "more_body": False}]
    gone, sent = asyncio.Event(), bytearray()
    start: dict[str, Any] = {}

    async def receive() -> dict[str, Any]:
        if incoming:
            return incoming.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        sent.extend(message.get("body", b""))
        if b"data: " in sent and STREAM in start["headers"]:
            gone.set()

    await app(scope, receive, send)
    return start["status"], start["headers"], bytes(sent)


class Direct(httpx2.BaseTransport):
    """To an app that runs in a TestClient, from this address."""

    def __init__(self, app: TestClient, address: str = "testclient") -> None:
        self.app = app
        self.address = address

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        url = request.url
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": request.method,
            "scheme": url.scheme,
            "path": unquote(url.path),
            "raw_path": url.raw_path.partition(b"?")[0],
            "query_string": url.query,
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": (self.address, 50000),
            "server": (url.host, url.port),
        }
        assert self.app.portal is not None
        status, headers, body = self.app.portal.call(answered, self.app.app, scope, request.read())
        return httpx2.Response(status, headers=headers, stream=httpx2.ByteStream(body), request=request)
