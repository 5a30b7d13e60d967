"""A process of its own that plays at tables: python -m tests.table.rival WHAT DATABASE ...

It waits for a line on its input, then works, and says each thing that was acknowledged on its output.
"""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.table.tables import ANN  # also registers the games

from spindletop.table import BotSeat, Person, Refused, Status, Table, Tables, Why
from spindletop.table.clocks import Kind, Terms
from spindletop.table.orders import Always

ROOT = Path(__file__).parents[2]


async def race(tables: Tables, id: str, token: str, which: str) -> None:
    """Answer for every seat that is asked, whoever else does."""
    table = await tables.table(id)
    while table.status == Status.RUNNING:
        asked, seat = table.asked, table.turn
        answer = table.game.name(table.legal(seat)[int(which)])
        try:
            await tables.answer(id, seat, token, asked, answer)
            print(asked, answer, flush=True)
        except Refused as refused:
            assert refused.why in (Why.STALE, Why.REPEATED), refused
            print("lost", flush=True)
            table = await tables.table(id)


async def play_on(tables: Tables, token: str) -> None:
    """Open tables and answer at them, for ever."""
    while True:
        table = await tables.open_table(token, "claims", [Person("Ann"), Person("Kim")])
        while table.turn >= 0:
            table = await answer(tables, table, token)


async def answer(tables: Tables, table: Table, token: str) -> Table:
    words = table.game.name(table.legal(table.turn)[0])
    table = await tables.answer(table.id, table.turn, token, table.asked, words)
    print(table.id, table.answers, words, flush=True)
    return table


async def think(tables: Tables, token: str, pipe: str) -> None:
    """Open a table at which a bot begins to think, and does not end."""
    table = await tables.open_table(token, "claims", [BotSeat(f"stuck:{pipe}"), Person("Ann")])
    print(table.id, flush=True)
    await asyncio.Event().wait()


async def clocked(tables: Tables, token: str) -> None:
    """Open tables at which somebody's time runs."""
    for _ in range(3):
        people = [Person("Ann"), Person("Kim")]
        table = await tables.open_table(token, "claims", people, clock=Terms(Kind.LIVE, bank=600))
        print(table.id, flush=True)
    await asyncio.Event().wait()


async def ordered(tables: Tables, token: str) -> None:
    """Open a table at which the table pauses before it follows an order."""
    table = await tables.open_table(token, "claims", [Person("Ann"), Person("Kim")])
    await tables.order(table.id, 0, token, Always("Stake", ("stake 2",)))
    print(table.id, flush=True)
    await asyncio.Event().wait()


async def main(what: str, database: str, *arguments: str) -> None:
    async with Tables(database, pace=0, pause=(60, 60)) as tables:
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        match what:
            case "race":
                await race(tables, *arguments)
            case "play_on":
                await play_on(tables, *arguments)
            case "think":
                await think(tables, *arguments)
            case "clocked":
                await clocked(tables, *arguments)
            case "ordered":
                await ordered(tables, *arguments)


def start(what: str, database: str, *arguments: str) -> subprocess.Popen[str]:
    """Such a process, ready and waiting for its line."""
    rival = subprocess.Popen(
        [sys.executable, "-m", "tests.table.rival", what, database, *arguments],
        cwd=ROOT,
        env={"PYTHONPATH": ":".join(sys.path), "PATH": ""},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert rival.stdout and rival.stdout.readline() == "ready\n"
    return rival


def go(*rivals: subprocess.Popen[str]) -> None:
    for rival in rivals:
        assert rival.stdin
        rival.stdin.write("go\n")
        rival.stdin.flush()


__all__ = ["ANN", "go", "start"]

if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
