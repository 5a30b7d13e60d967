"""Posters: one sprite with those of all games, that a browser keeps."""

import gzip
import hashlib
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from spindletop.games import folder, game, games
from spindletop.web.assets import KEPT

SVG = "http://www.w3.org/2000/svg"


@cache
def sprite() -> bytes:
    drawn = [poster.inked(slug) for slug in games() if (poster := folder.poster(game(slug)))]
    return f'<svg xmlns="{SVG}">{"".join(drawn)}</svg>'.encode()


@cache
def packed() -> bytes:
    return gzip.compress(sprite(), mtime=0)


@cache
def fingerprint() -> str:
    """Of all posters."""
    return hashlib.sha256(sprite()).hexdigest()[:12]


def sprite_address() -> str:
    return f"/art/posters.svg?{fingerprint()}"


async def show_sprite(request: Request) -> Response:
    headers = {"cache-control": KEPT, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(sprite(), media_type="image/svg+xml", headers=headers)
    return Response(packed(), media_type="image/svg+xml", headers={**headers, "content-encoding": "gzip"})
