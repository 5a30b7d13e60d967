"""A small builder for tests of the post: people at tables, a clock that is moved, and where messages arrive."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from tests.post.receivers import Receivers, receiving

from spindletop.post.service import Post
from spindletop.table import OpenSeat, Person, Table, Tables, new_token

ANN, BEN, EVE = new_token(), new_token(), new_token()
TIME_LIMIT = 120
SITE = "https://table.example.org"
NOON = 1_800_014_400.0 + 12 * 3600 - (1_800_014_400 % 86_400)  # of some day, in UTC


class Clock:
    """Goes only when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@dataclass
class Sitting:
    """A server with its post. Nothing is told but in `later`."""

    tables: Tables
    post: Post
    clock: Clock
    receivers: Receivers

    async def later(self, seconds: float) -> None:
        """So much time goes by, and whatever is due is told."""
        await self.look()
        self.clock.now += seconds
        await self.look()

    async def look(self) -> None:
        await self.post.postman.round()
        await self.post.postman.settled()

    async def turn_of_ann(self, game: str = "gold") -> Table:
        """A table of Ann and Ben at which it has just become Ann's turn."""
        table = await self.tables.open_table(ANN, game, [Person("Ann"), OpenSeat()], {"start": 1})
        await self.tables.claim(table.id, 1, BEN, "Ben")
        await self.answer(table, BEN)
        assert table.turn == 0
        return table

    async def answer(self, table: Table, token: str) -> None:
        """The whole turn of somebody."""
        seat = table.turn
        while table.turn == seat:
            answer = table.game.name(table.legal(seat)[0])
            await self.tables.answer(table.id, seat, token, table.asked, answer)


@asynccontextmanager
async def sitting(
    database: str, receivers: Receivers, clock: Clock | None = None, **office: Any
) -> AsyncIterator[Sitting]:
    clock = clock or Clock()
    async with Tables(database, pace=0, pause=(60, 60), clock=clock) as tables:
        post = Post(tables, replace(receivers.office, **office))
        await post.open()
        tables.library.grown.append(post.postman.look_at)
        try:
            yield Sitting(tables, post, clock, receivers)
        finally:
            await post.carriers.close()


def run(test: Callable[[Sitting], Awaitable[None]], database: str, **office: Any) -> None:
    async def main() -> None:
        async with (
            asyncio.timeout(TIME_LIMIT),
            receiving() as receivers,
            sitting(database, receivers, **office) as made,
        ):
            await test(made)

    asyncio.run(main())
