"""Text as it is sent: packed where a browser can unpack it, and packed once where it stays the same."""

import gzip
import zlib
from collections.abc import AsyncIterator
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

YEAR = 365 * 24 * 3600
KEPT = f"public, max-age={YEAR}, immutable"
PACKED = 400  # texts that are kept packed: files, sprites, grounds
QUICK = 5  # how hard to try with what is sent once
# Of a stream that is packed as it goes: 8 kB to look back, and in all 50 kB of memory, as there may be a thousand.
LOOK_BACK, ROOM = 13, 5
GZIP = 16  # to be added: with its head


@lru_cache(PACKED)
def packed(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


def shown(request: Request, text: bytes, media_type: str) -> Response:
    """What stays the same at its address."""
    headers = {"cache-control": KEPT, "vary": "accept-encoding"}
    if not unpacks(request):
        return Response(text, media_type=media_type, headers=headers)
    return Response(packed(text), media_type=media_type, headers={**headers, "content-encoding": "gzip"})


def pack(request: Request, response: Response) -> None:
    """A page that is made for one request."""
    response.headers["vary"] = "accept-encoding"
    if unpacks(request):
        response.body = gzip.compress(response.body, QUICK, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


async def packed_stream(messages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Each message can be unpacked when it has come."""
    packer = zlib.compressobj(QUICK, zlib.DEFLATED, GZIP + LOOK_BACK, ROOM)
    async for message in messages:
        yield packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
    yield packer.flush()


def unpacks(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
