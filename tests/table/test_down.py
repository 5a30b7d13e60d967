"""The database is down for a while: nothing is lost, nothing counts twice, and tables go on by themselves."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.table.tables import ANN, BEN, EVE, BotSeat, Person, finish, refused, run, two_people, until

from spindletop.store import Store, StoreDown
from spindletop.table import Status, Table, Tables, Why, driver, library, news


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (driver, library, news):
        monkeypatch.setattr(module, "RETRY", 0.01)


async def down(*_: object, **__: object) -> Any:
    raise StoreDown("no space left", full=True)


@contextmanager
def broken(tables: Tables, *calls: str) -> Iterator[None]:
    """These calls of the store fail for a while."""
    store = tables.library.store
    for call in calls:
        setattr(store, call, down)
    try:
        yield
    finally:
        for call in calls:
            delattr(store, call)


async def a_while() -> None:
    """Long enough for everybody to have tried and failed."""
    await asyncio.sleep(0.1)


def test_bots_and_nature_go_on_when_the_database_is_back(file: Path) -> None:
    async def test(tables: Tables) -> None:
        tables.driver.pace = 0.02
        table = await tables.open_table(ANN, "claims", [Person("Ann"), BotSeat("steady")])
        while table.turn == 0:
            await tables.answer(table.id, 0, ANN, table.asked, table.game.name(table.legal(0)[0]))
        with broken(tables, "append", "entries", "due"):
            before = table.seq
            await a_while()
            assert table.seq == before and table.thinking == 1
        await finish(tables, table, ANN)
        assert table.status == Status.OVER

    run(test, file, patience=3600)


def test_a_change_that_was_told_to_be_in_doubt_counts_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was committed, and the answer got lost."""

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        asked, store = table.asked, tables.library.store

        async def append_and_break(*change: Any) -> None:
            await Store.append(store, *change)
            await down()

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", append_and_break)
            with pytest.raises(StoreDown):
                await tables.chat(table.id, 1, BEN, "hurry up", "slip-1")
        await tables.chat(table.id, 1, BEN, "hurry up", "slip-1")
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", append_and_break)
            with pytest.raises(StoreDown):
                await tables.answer(table.id, 0, ANN, asked, "stake 2")
        assert await refused(tables.answer(table.id, 0, ANN, asked, "stake 2")) == Why.REPEATED
        assert [line.text for line in table.talk if line.kind == "said"] == ["hurry up"]
        assert [move.actor for move in table.course.moves].count(0) == 1

    run(test, file)


def test_a_line_is_said_once_for_each_slip(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        for text, slip in [("no", "1"), ("no", "1"), ("no", "2"), ("oh no", "2"), ("no", ""), ("no", "")]:
            await tables.chat(table.id, 0, ANN, text, slip)
        await tables.chat(table.id, 1, BEN, "no", "1")
        assert [line.text for line in table.talk if line.kind == "said"] == ["no", "no", "oh no", "no", "no", "no"]
        for slip in ("3", "3", "4"):
            await tables.remark(table.id, EVE, "Eve", "ha", slip)
        assert [line.text for line in table.talk if line.kind == "remarked"] == ["ha", "ha"]
        assert await refused(tables.chat(table.id, 0, ANN, "no", "5" * 41)) == Why.LIMIT

    run(test, file)


def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting(file: Path) -> None:
    opened: list[Table] = []

    async def open_two(tables: Tables) -> None:
        tables.driver.pace = 3600
        for _ in range(2):
            opened.append(await tables.open_table(ANN, "claims", [BotSeat("steady"), Person("Ann")]))
        store = tables.library.store
        await store.change(("UPDATE entries SET body = '{}' WHERE game = ? AND seq = 1", (opened[0].id,)))

    async def look(tables: Tables) -> None:
        table = await tables.table(opened[1].id)
        await until(tables, table, lambda: table.turn == 1)

    run(open_two, file)
    run(look, file)


def test_news_of_other_processes_are_read_when_the_database_is_back(postgres: str) -> None:
    async def test(ours: Tables) -> None:
        async with Tables(postgres, pace=0, pause=(60, 60)) as theirs:
            table = await two_people(theirs)
            stream = aiter(ours.changes(table.id))
            await anext(stream)
            with broken(ours, "entries"):
                await theirs.chat(table.id, 0, ANN, "hello")
                await a_while()
            assert await anext(stream) == table.seq

    run(test, postgres)


def test_who_listens_survives_a_database_that_goes_away_again(postgres: str) -> None:
    async def test(ours: Tables) -> None:
        async with Tables(postgres, pace=0, pause=(60, 60)) as theirs:
            table = await two_people(theirs)
            stream, lobby = aiter(ours.changes(table.id)), aiter(ours.lobby())
            await anext(stream)
            news = asyncio.ensure_future(anext(lobby))
            with broken(ours, "entries"):
                ended = await ours.library.store._read(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN spindletop' AND "
                    "application_name = current_setting('application_name')"
                )
                assert len(ended) == 2, "both processes listen"
                await a_while()
                await theirs.chat(table.id, 0, ANN, "hello")
            assert await anext(stream) == table.seq
            await news

    run(test, postgres)
