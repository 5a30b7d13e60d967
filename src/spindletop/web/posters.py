"""Posters: one sprite with those of all games, that a browser keeps."""

import hashlib
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from spindletop.games import folder, game, games
from spindletop.web.packing import shown

SVG = "http://www.w3.org/2000/svg"


@cache
def sprite() -> bytes:
    drawn = [poster.inked(slug) for slug in games() if (poster := folder.poster(game(slug)))]
    return f'<svg xmlns="{SVG}">{"".join(drawn)}</svg>'.encode()


@cache
def fingerprint() -> str:
    """Of all posters."""
    return hashlib.sha256(sprite()).hexdigest()[:12]


def sprite_address() -> str:
    return f"/art/posters.svg?{fingerprint()}"


async def show_sprite(request: Request) -> Response:
    return shown(request, sprite(), "image/svg+xml")
