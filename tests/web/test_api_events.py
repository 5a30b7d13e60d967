"""Streams for programs: nothing is missed, nobody is reminded, and who may not listen any more is told so."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from tests.web.test_stream import answer_once, table_of_two

from spindletop.table import Table, Tables, new_token
from spindletop.web.api import events
from spindletop.web.api.calls import Asking
from spindletop.web.api.telling import Known
from spindletop.web.app import make_app
from spindletop.web.stream import END

WAIT = 60


class Listener:
    """Somebody who listens to a table from a seat."""

    def __init__(self, tables: Tables, table: Table, token: str, seat: int | None, last: str = "") -> None:
        app = make_app()
        app.state.tables = tables
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope = {"type": "http", "headers": headers, "path_params": {"table": table.id}, "app": app}
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        asking = Asking(Request(scope))
        self.task = asyncio.create_task(events.follow(asking, seat, Known.read(last), self.queue))

    async def next(self) -> tuple[str, dict[str, Any]]:
        """The kind of an event (of news, their id), and its data."""
        message = (await asyncio.wait_for(self.queue.get(), WAIT)).decode()
        head, _, data = message.strip().partition("\ndata: ")
        return head.partition(": ")[2], json.loads(data)

    async def until(self, table: Table) -> list[str]:
        """All lines up to the table as it is."""
        lines: list[str] = []
        while True:
            id, news = await self.next()
            assert id == news["id"]
            lines += [line["words"] for line in news["lines"]]
            if id.endswith(f"-{table.seq}"):
                return lines


def test_who_listens_hears_each_line_once_and_who_comes_back_the_rest(tmp_path: Path) -> None:
    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, bob = await table_of_two(tables, "crude")
            listener = Listener(tables, table, ann, 0)
            heard = await listener.until(table)
            half, told = "", 0
            for number in range(12):
                await answer_once(tables, table, [ann, bob])
                heard += await listener.until(table)
                if number == 5:
                    half, told = f"{table.asked}-{table.seq}", len(heard)
            written = [line.words for line in table.log(0)]
            assert heard == written
            assert await Listener(tables, table, ann, 0, half).until(table) == written[told:]
            tables.end_news()
            await listener.task
            assert listener.queue.get_nowait() == END

    asyncio.run(play())


def test_in_a_game_of_memory_who_comes_late_is_told_the_turn_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, bob = await table_of_two(tables, "gold")
            listener = Listener(tables, table, "", None)
            begun = table.answers
            heard = await listener.until(table)
            for _ in range(5):
                await answer_once(tables, table, [ann, bob])
                heard += await listener.until(table)
            assert heard == [line.words for line in reversed([*table.course.newest(begun, table.names)])]
            late = await Listener(tables, table, bob, 1).until(table)
            assert late == [line.words for line in table.log(1)] and len(late) < len(heard)
            tables.end_news()

    asyncio.run(play())


def test_whose_seat_is_gone_is_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, _ = await table_of_two(tables, "crude")
            listener = Listener(tables, table, ann, 0)
            await listener.until(table)
            other = new_token()
            await tables.resume(table.id, await tables.resume_code(table.id, 0, ann), other)
            await tables.alone(table.id, 0, other)
            kind, told = await listener.next()
            while kind != "gone":
                kind, told = await listener.next()
            assert told["why"] == "forged" and listener.queue.get_nowait() == END

    asyncio.run(play())


def test_a_stream_that_cannot_go_on_ends_instead_of_falling_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(events, "news_of", broken)

    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, _ = await table_of_two(tables, "gold")
            assert await Listener(tables, table, ann, 0).queue.get() == END

    asyncio.run(play())
    assert "ended" in caplog.text and "ZeroDivisionError" in caplog.text
