"""News of a table as server-sent events for programs. Whoever comes back with the last id misses nothing."""

import asyncio
import logging
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import Response

from spindletop.store import StoreDown
from spindletop.table import Refused, Why
from spindletop.table.news import RETRY
from spindletop.web.api.calls import Asking
from spindletop.web.api.refusals import Refusal
from spindletop.web.api.shapes import AFTER, Listen, News
from spindletop.web.api.telling import Known, news_of
from spindletop.web.events import Stream
from spindletop.web.limits import address_of
from spindletop.web.packing import unpacks
from spindletop.web.stream import END, Streams, with_beats
from spindletop.web.words import say

log = logging.getLogger(__name__)


async def news(asking: Asking, given: Listen) -> News:
    return news_of(await asking.looking(given.seat), given.seat, Known.read(given.after))


async def events(asking: Asking, given: Listen) -> Response:
    await asking.looking(given.seat)
    after = asking.request.headers.get("last-event-id") or given.after  # the header is sent by who comes back
    if not AFTER.fullmatch(after):
        raise Refused(Why.WRONG, say("refused.news_id"))
    streams: Streams = asking.request.app.state.streams
    address = address_of(asking.request.scope)
    if streams.is_full(address):
        raise Refused(Why.OFTEN, say("refused.streams"))
    return Stream(streams, address, messages(asking, given.seat, Known.read(after)), unpacks(asking.request))


async def messages(asking: Asking, seat: int | None, known: Known) -> AsyncIterator[bytes]:
    queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=1)
    task = asyncio.create_task(follow(asking, seat, known, queue))
    try:
        async for message in with_beats(queue):
            yield message
    finally:
        task.cancel()


async def follow(asking: Asking, seat: int | None, known: Known, queue: asyncio.Queue[bytes]) -> None:
    """Puts the news into the queue, and END when there will be no more: the server stops, or the seat is lost."""
    live = False  # whoever comes back may have missed something
    try:
        while True:
            try:
                async for _ in asking.tables.changes(asking.id, known.seq - 1):
                    table = await asking.looking(seat)
                    if live and Known.now(table) == known:
                        continue  # what has happened is known to one seat only
                    told = news_of(table, seat, known, live)
                    known, live = Known.now(table), True
                    await queue.put(b"id: " + told.id.encode() + b"\ndata: " + msgspec.json.encode(told) + b"\n\n")
                break
            except StoreDown:
                live = False
                await asyncio.sleep(RETRY)
    except Refused as refused:
        gone = msgspec.json.encode(Refusal(refused.why, refused.words))
        await queue.put(b"event: gone\ndata: " + gone + b"\n\n")
    except Exception:  # a stream that fell silent would look like a table where nothing happens
        log.exception("stream of %s for a program ended", asking.id)
    await queue.put(END)
