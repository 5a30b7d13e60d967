"""A PostgreSQL whose connections are lost at the worst moment."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
import pytest
from tests.store.stores import opened, row, table

from spindletop.store import SeqTaken, Store, StoreDown
from spindletop.store.dialects import Postgres, Statement


def lose(store: Store, *instead: Callable[[], None] | None) -> None:
    """Lose the connection of the next writes: when they are committed, or when something else was done instead."""
    commit = store.dialect.at_once
    losses = iter(instead)

    def at_once(connection: Any, statements: Sequence[Statement]) -> None:
        for done in losses:
            if done is None:
                commit(connection, statements)
            else:
                done()
            connection.close()
            raise psycopg.OperationalError("the connection is lost")
        commit(connection, statements)

    store.dialect.at_once = at_once  # type: ignore[method-assign]


def nothing() -> None: ...


def test_what_was_committed_when_the_connection_broke_is_found_and_not_made_twice(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres) as store:
            lose(store, None)
            await asyncio.gather(*(store.append(table(game), [row(1), row(2)]) for game in "abc"))
            assert [len(await store.entries(game)) for game in "abc"] == [2, 2, 2]

    asyncio.run(play())


def test_what_was_not_committed_when_the_connection_broke_is_made(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres) as store:
            lose(store, nothing)
            await store.append(table(), [row(1)])
            assert await store.entries("a") == [row(1)]

    asyncio.run(play())


def test_the_place_of_a_change_in_doubt_may_be_taken_by_another(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres) as store, opened(postgres) as theirs:
            loop = asyncio.get_running_loop()

            def be_quicker() -> None:
                asyncio.run_coroutine_threadsafe(theirs.append(table(), [row(1, '"theirs"')]), loop).result()

            lose(store, be_quicker)
            with pytest.raises(SeqTaken):
                await store.append(table(), [row(1, '"ours"')])
            assert await store.entries("a") == [row(1, '"theirs"')]

    asyncio.run(play())


def test_who_is_told_that_the_database_is_down_may_try_again(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres) as store:
            lose(store, None, nothing)
            with pytest.raises(StoreDown):
                await store.append(table(), [row(1)])
            with pytest.raises(SeqTaken):
                await store.append(table(), [row(1)])
            assert await store.entries("a") == [row(1)]

    asyncio.run(play())


def test_a_full_disk_is_told_apart(postgres: str) -> None:
    async def play() -> None:
        async with opened(postgres) as store:
            with psycopg.connect(postgres, autocommit=True) as operator:
                operator.execute(
                    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
                    "$$ BEGIN RAISE 'no space left' USING ERRCODE = 'disk_full'; END $$"
                )
                operator.execute("CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()")
                with pytest.raises(StoreDown, match="no space left") as down:
                    await store.append(table(), [row(1)])
                assert down.value.full and await store.entries("a") == []
                operator.execute("DROP TRIGGER full_disk ON entries")
            await store.append(table(), [row(1)])

    asyncio.run(play())


def test_a_server_that_does_not_answer_is_given_up_soon_unless_its_address_says_otherwise() -> None:
    assert "connect_timeout=5" in Postgres("postgresql://nobody@example.org/games").address
    assert "connect_timeout=60" in Postgres("postgresql://nobody@example.org/games?connect_timeout=60").address
    with pytest.raises(ValueError, match="not an address of PostgreSQL"):
        Postgres("postgresql://nobody@example.org/games?patience=60")
