"""Connections that say nothing, or only half of what they want, are not held for ever.

uvicorn ends a connection that is idle after an answer; these limits are for those that never finish a question.
"""

import asyncio
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spindletop.web.headers import HEADERS
from spindletop.web.limits import Network, known_address, neighbourhood
from spindletop.web.words import say

PATIENCE = 10.0  # seconds for the head of a request
HEAD = 32 * 1024  # bytes of it
EACH = 256  # connections of one address


class Connection(HttpToolsProtocol):
    """A connection to a browser, or to a proxy that speaks for many of them."""

    most: ClassVar[int] = 1_000_000  # connections in all
    proxies: ClassVar[tuple[Network, ...]] = ()  # whose connections are not counted by address
    of_address: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.head = 0  # bytes of a head that is not complete
        self.late: asyncio.TimerHandle | None = None
        known = known_address(self.client[0]) if self.client else None
        if self.client and known:  # as uvicorn finds it among its proxies
            self.client = str(known), self.client[1]
        self.address = neighbourhood(self.client[0]) if self.client else ""
        self.of_address[self.address] += 1
        crowd = self.of_address[self.address] > EACH and not self.is_proxy()
        if crowd or len(self.connections) > self.most:
            self.refuse("503 Service Unavailable", say("refused.connections"))
        else:
            self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.have_head()
        self.of_address[self.address] -= 1
        if not self.of_address[self.address]:
            del self.of_address[self.address]
        super().connection_lost(exc)

    def is_proxy(self) -> bool:
        known = known_address(self.client[0]) if self.client else None
        return known is not None and any(known in proxy for proxy in self.proxies)

    def data_received(self, data: bytes) -> None:
        if self.late is not None:
            self.head += len(data)
        if not self.transport.is_closing():
            super().data_received(data)
        if self.late is not None and self.head > HEAD:
            self.refuse("431 Request Header Fields Too Large", say("refused.head", most=HEAD))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect_head()

    def on_headers_complete(self) -> None:
        self.have_head()
        super().on_headers_complete()

    def expect_head(self) -> None:
        if self.late is None:
            self.head, self.late = 0, self.loop.call_later(PATIENCE, self.give_up)

    def have_head(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def give_up(self) -> None:
        self.refuse("408 Request Timeout", say("refused.slow"))

    def send_400_response(self, msg: str) -> None:
        self.refuse("400 Bad Request", say("refused.http"))

    def refuse(self, status: str, text: str) -> None:
        """An answer of the connection itself: no page has seen a request."""
        self.have_head()
        body = text.encode()
        headers = {
            **HEADERS,
            "content-type": "text/plain; charset=utf-8",
            "content-length": str(len(body)),
            "connection": "close",
        }
        head = "\r\n".join([f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())])
        self.transport.write(head.encode() + b"\r\n\r\n" + body)
        self.transport.close()
