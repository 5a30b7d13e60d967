"""The pictures that go with links people send each other: made from the posters, once. share.py: of finished games."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from spindletop.games import folder, game, games
from spindletop.games.about import HEIGHT, WIDTH
from spindletop.kernel import Game
from spindletop.table import Refused, Why
from spindletop.web import paint
from spindletop.web.assets import STATIC
from spindletop.web.packing import KEPT
from spindletop.web.posters import SVG, fingerprint
from spindletop.web.words import say

PICTURE = 1200, 630  # pixels, as those who show links want it
HOME = "home"
DESK, VEIL, SHADOW = "#23454a", "#14292d", "#0a171a"
EDGE, GAP = 34, 18
PAINTED = 100  # pictures that are kept


class Painter:
    """Paints one picture at a time, and keeps them."""

    def __init__(self) -> None:
        self.done: dict[str, bytes] = {}
        self.busy = asyncio.Lock()

    async def painted(self, name: str, drawing: str) -> bytes:
        """Empty if it did not work."""
        async with self.busy:
            if not self.done.get(name):
                while len(self.done) >= PAINTED:
                    del self.done[next(iter(self.done))]
                command = sys.executable, "-m", paint.__name__
                process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
                self.done[name], _ = await process.communicate(drawing.encode())
        return self.done[name]


def preview_address(chosen: Game[Any] | None = None) -> str:
    """Of the picture for a game, or for home; empty where there is none."""
    name = chosen.slug if chosen else HOME
    return f"art/preview/{name}.png?{fingerprint()}" if paint.POSSIBLE and preview(name) else ""


async def show_preview(request: Request) -> Response:
    painter, name = request.app.state.painter, request.path_params["game"]
    assert isinstance(painter, Painter)
    known = name == HOME or name in games()
    png = await painter.painted(name, preview(name)) if paint.POSSIBLE and known and preview(name) else b""
    if not png:
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return Response(png, media_type="image/png", headers={"cache-control": KEPT})


@cache
def preview(name: str) -> str:
    """What is painted, in the colours of the day; empty if there is nothing to show."""
    shown = games() if name == HOME else [name]
    drawings = [poster.drawing for slug in shown if (poster := folder.poster(game(slug)))]
    if not drawings:
        return ""
    return home_preview(drawings) if name == HOME else game_preview(drawings[0])


def game_preview(drawing: str) -> str:
    """The poster on the desk, before a large dim one."""
    width, height = PICTURE
    wide = (height - 2 * EDGE) * WIDTH / HEIGHT
    behind = width * HEIGHT / WIDTH
    return canvas(
        placed(drawing, 0, (height - behind) / 2, width, behind),
        f'<rect width="{width}" height="{height}" fill="{VEIL}" opacity=".78"/>',
        hung(drawing, (width - wide) / 2, EDGE, wide),
    )


def home_preview(drawings: list[str]) -> str:
    """All posters in a row under the name of the house."""
    wide = (PICTURE[0] - 2 * EDGE - GAP * (len(drawings) - 1)) / len(drawings)
    top = PICTURE[1] - EDGE - wide * HEIGHT / WIDTH
    name = (STATIC / "wordmark.svg").read_text(encoding="utf-8")
    return canvas(
        placed(name, EDGE, EDGE, PICTURE[0] - 2 * EDGE, top - 2 * EDGE),
        *[hung(drawing, EDGE + at * (wide + GAP), top, wide) for at, drawing in enumerate(drawings)],
    )


def canvas(*parts: str) -> str:
    width, height = PICTURE
    desk = f'<rect width="{width}" height="{height}" fill="{DESK}"/>'
    return f'<svg xmlns="{SVG}" width="{width}" height="{height}">{desk}{"".join(parts)}</svg>'


def hung(drawing: str, x: float, y: float, wide: float) -> str:
    """A poster with its shadow."""
    tall = wide * HEIGHT / WIDTH
    shadow = f'<rect x="{x - 2:g}" y="{y + 6:g}" width="{wide + 4:g}" height="{tall:g}" fill="{SHADOW}" opacity=".5"/>'
    return shadow + placed(drawing, x, y, wide, tall)


def placed(drawing: str, x: float, y: float, wide: float, tall: float) -> str:
    """A drawing as a part of another."""
    return drawing.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{tall:g}" ', 1)
