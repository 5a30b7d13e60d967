"""The address of a browser's stream: which tables it names, who asks, and the answer that never ends by itself."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, nullcontext

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from spindletop.web.browser import TOKEN, accounts_of, banned, cookie, signed_in
from spindletop.web.limits import address_of
from spindletop.web.packing import packed_stream, unpacks
from spindletop.web.stream import Key, Streams
from spindletop.web.words import say

TABLES = 12  # in one stream
TURNS = "turns"  # in place of a table: where it is one's turn
NOBODY = nullcontext()  # listens who is signed in


async def show(request: Request) -> Response:
    asked = dict.fromkeys(request.query_params.getlist("t"))
    keys = [Key.parse(text) for text in asked if text != TURNS]
    if not asked or len(keys) > TABLES:
        return PlainTextResponse(say("refused.stream_tables", most=TABLES), 422)
    streams: Streams = request.app.state.streams
    address = address_of(request.scope)
    if streams.is_full(address):
        return PlainTextResponse(say("refused.streams"), 429)
    signed = signed_in(request)
    token = signed.token if signed else cookie(request, TOKEN)
    ban, bans, whose = banned(request), streams.tables.bans, getattr(request.state, "whose", "")
    listening = accounts_of(request).listening

    async def still() -> bool:
        """Who is signed out or banned meanwhile, or not banned any more, comes back as who they are then."""
        if signed and not await listening.still(signed.device):
            return False
        return (await bans.of(whose) is None) == (ban is None)

    messages = streams.messages(keys, "" if ban else token, TURNS in asked, still, ban.words if ban else "")
    listens = listening.on(signed.device) if signed else NOBODY
    return Stream(streams, address, messages, unpacks(request), listens)


async def sent(messages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield b"retry: 1000\n\n"
    async for message in messages:
        yield message


class Stream(StreamingResponse):
    """A stream that counts from the moment in which it is allowed: however many are asked for at once."""

    def __init__(
        self,
        streams: Streams,
        address: str,
        messages: AsyncIterator[bytes],
        packed: bool,
        listens: AbstractContextManager[None] = NOBODY,
    ) -> None:
        """`listens`: as long as it is sent, for a device on which somebody is signed in."""
        headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
        text = sent(messages)
        if packed:
            headers["content-encoding"], text = "gzip", packed_stream(text)
        super().__init__(text, media_type="text/event-stream", headers=headers)
        self.streams, self.address, self.listens = streams, address, listens
        streams.open[address] += 1

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with self.listens:
                await super().__call__(scope, receive, send)
        finally:
            self.streams.open[self.address] -= 1
            if not self.streams.open[self.address]:
                del self.streams.open[self.address]
