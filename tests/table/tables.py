"""A small builder for tests: tables at which bots do not dawdle and people give all their answers themselves."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.table.claims.game import Claims, Remembered

from spindletop import register
from spindletop.table import BotSeat, OpenSeat, Person, Refused, Table, Tables, Why, new_token

register("claims", Claims)
register("remembered", Remembered)

ANN, BEN, EVE = new_token(), new_token(), new_token()
TIME_LIMIT = 120


class Clock:
    """Goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def run(test: Callable[[Tables], Awaitable[None]], database: str | Path, **settings: Any) -> None:
    """Run a test with tables of its own."""

    async def main() -> None:
        async with (
            asyncio.timeout(TIME_LIMIT),
            Tables(database, **{"pace": 0, "pause": (60, 60), **settings}) as tables,
        ):
            await test(tables)

    asyncio.run(main())


async def two_people(tables: Tables, game: str = "claims", **more: Any) -> Table:
    """Ann in seat 0 and Ben in seat 1, and the game has begun."""
    table = await tables.open_table(ANN, game, [Person("Ann"), OpenSeat()], **more)
    return await tables.claim(table.id, 1, BEN, "Ben", invite=table.invite(ANN, 1))


async def say(tables: Tables, table: Table, token: str, *answers: str) -> None:
    """Answers of a person, for whichever of their seats is asked."""
    for answer in answers:
        await tables.answer(table.id, table.turn, token, table.asked, answer)


async def until(tables: Tables, table: Table, condition: Callable[[], bool]) -> None:
    """Wait for a table to come to this."""
    async for _ in tables.changes(table.id):
        if condition():
            return


async def finish(tables: Tables, table: Table, *tokens: str) -> Table:
    """Everybody gives their first possible answer until the game is over; bots do as they like."""
    async for _ in tables.changes(table.id):
        for token in tokens:
            while table.turn in table.seats_of(token) and not table.seats[table.turn].bot:
                await say(tables, table, token, table.game.name(table.legal(table.turn)[0]))
        if table.status == "over":
            break
    return table


async def refused(call: Awaitable[object]) -> Why:
    """Why this call is refused."""
    try:
        await call
    except Refused as refusal:
        assert refusal.words
        return refusal.why
    raise AssertionError("this should have been refused")


__all__ = [
    "ANN",
    "BEN",
    "EVE",
    "BotSeat",
    "Clock",
    "OpenSeat",
    "Person",
    "finish",
    "refused",
    "run",
    "say",
    "two_people",
    "until",
]
