"""What a game's pages are drawn with, at addresses that browsers keep: sprite, style sheet, the ground of a map."""

import asyncio
import hashlib
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spindletop.art.kit import Kit
from spindletop.games import folder
from spindletop.kernel import Game
from spindletop.table import Refused, Table, Why
from spindletop.table.tasks import end
from spindletop.web import survey
from spindletop.web.packing import shown
from spindletop.web.pages import known_game, tables_of
from spindletop.web.words import say

DRAWN = 200  # grounds that are kept
HOUSE = Kit("house")


async def show_sprite(request: Request) -> Response:
    return shown(request, folder.kit(known_game(request.path_params["game"])).sprite.encode(), "image/svg+xml")


async def show_house(request: Request) -> Response:
    """Drawings that belong to no game."""
    return shown(request, HOUSE.sprite.encode(), "image/svg+xml")


async def show_style(request: Request) -> Response:
    return shown(request, folder.kit(known_game(request.path_params["game"])).style.encode(), "text/css")


# The ground of a map: drawn in a process of its own, as it may take a second or two


class Surveyor:
    """Draws one ground at a time, and keeps them."""

    def __init__(self) -> None:
        self.drawn: dict[bytes, bytes] = {}
        self.busy = asyncio.Lock()
        self.expected: set[asyncio.Task[bytes]] = set()

    def expect(self, chosen: Game[Any], land: object) -> None:
        """It will soon be asked for."""
        task = asyncio.create_task(self.ground(chosen, land))
        self.expected.add(task)
        task.add_done_callback(self.expected.discard)

    async def close(self) -> None:
        await end([*self.expected])

    async def ground(self, chosen: Game[Any], land: object) -> bytes:
        wanted = msgspec.json.encode((chosen.slug, land))
        async with self.busy:
            if wanted not in self.drawn:
                command = sys.executable, "-m", survey.__name__
                process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
                try:
                    drawn, _ = await process.communicate(wanted)
                finally:
                    if process.returncode is None:
                        process.kill()
                        await process.wait()
                while len(self.drawn) >= DRAWN:
                    del self.drawn[next(iter(self.drawn))]
                self.drawn[wanted] = drawn
        return self.drawn[wanted]


def surveyor_of(request: Request) -> Surveyor:
    surveyor = request.app.state.surveyor
    assert isinstance(surveyor, Surveyor)
    return surveyor


# By the address of a table, and the fingerprint behind it: those of earlier positions, too, while this process knows
# them.
lands: OrderedDict[tuple[str, str], object] = OrderedDict()


def ground_address(place: str, land: object) -> str:
    """`place`: the address of the table, or of what else is laid out like one."""
    name = hashlib.sha256(msgspec.json.encode(land)).hexdigest()[:12]
    lands[place, name] = land
    while len(lands) > DRAWN:
        lands.popitem(last=False)
    return f"{place}/ground/{name}.svg"


async def show_ground(request: Request) -> Response:
    """Of this table's map, as everybody sees it."""
    return await ground_of(request, await tables_of(request).table(request.path_params["table"]))


async def ground_of(request: Request, table: Table, place: str = "") -> Response:
    place = place or f"/t/{table.id}"
    ground_address(place, folder.land(table.view(None)))  # another process may have given the address away
    land = lands.get((place, request.path_params["land"]))
    if land is None:
        raise Refused(Why.UNKNOWN, say("refused.unknown_page"))
    return shown(request, await surveyor_of(request).ground(table.game, land), "image/svg+xml")
