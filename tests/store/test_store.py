"""The same store on SQLite and on PostgreSQL."""

import asyncio

import pytest
from tests.store.stores import opened, row, table

from spindletop.store import SeqTaken, StoreDown, StoreError, open_store, schema
from spindletop.store.database import Database

pytestmark = pytest.mark.usefixtures("database")


def test_entries_come_back_in_order(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.append(table(), [row(1), row(2, '"ünï"')])
            await store.append(table("b"), [row(1)])
            await store.append(table(), [row(3)])
            assert await store.entries("a") == [row(1), row(2, '"ünï"'), row(3)]
            assert await store.entries("a", after=2) == [row(3)]
            assert await store.entries("nothing") == []

    asyncio.run(play())


def test_a_place_can_be_taken_once_and_then_nothing_is_written(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.append(table(), [row(1)])
            with pytest.raises(SeqTaken):
                await store.append(table(status="over"), [row(2), row(1, '"forged"')], ["somebody"])
            assert await store.entries("a") == [row(1)]
            assert [each.status for each in await store.listed("running", 9)] == ["running"]
            assert await store.held("somebody", 9) == []
            await store.append(table(), [row(2)])

    asyncio.run(play())


def test_racing_writers_have_one_winner_a_place(database: str) -> None:
    async def play() -> None:
        async with opened(database) as ours, opened(database) as theirs:
            await ours.append(table(), [row(1)])
            for seq in range(2, 12):
                tries = [store.append(table(), [row(seq, f'"{name}"')]) for name, store in (("a", ours), ("b", theirs))]
                ends = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(type(end).__name__ for end in ends) == ["NoneType", "SeqTaken"]
            assert [each.seq for each in await ours.entries("a")] == list(range(1, 12))

    asyncio.run(play())


def test_of_changes_written_together_only_those_that_came_late_are_refused(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.append(table("b"), [row(1)])
            tries = [store.append(table(game), [row(1, f'"{game}"'), row(2)]) for game in "cba"]
            ends = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(end).__name__ for end in ends] == ["NoneType", "SeqTaken", "NoneType"]
            assert [len(await store.entries(game)) for game in "abc"] == [2, 1, 2]

    asyncio.run(play())


def test_processes_that_write_to_the_same_tables_do_not_wait_for_each_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Database, "forget")  # what a deadlock would be answered with

    async def play() -> None:
        async with opened(database) as ours, opened(database) as theirs:
            for seq in range(1, 9):
                tries = [ours.append(table(game), [row(seq)]) for game in "abcd"]
                tries += [theirs.append(table(game), [row(seq)]) for game in "dcba"]
                ends = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(type(end).__name__ for end in ends) == ["NoneType"] * 4 + ["SeqTaken"] * 4

    asyncio.run(play())


def test_all_is_there_after_opening_again(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.append(table(), [row(1)], ["ann"])
            await store.keep_content("1234", "gold = 1")
            secret = await store.secret("seeds")
        async with opened(database) as store:
            assert await store.entries("a") == [row(1)]
            assert await store.held("ann", 9) == [table()]
            assert await store.content("1234") == "gold = 1"
            assert await store.secret("seeds") == secret != await store.secret("others")
            with pytest.raises(StoreError, match="no content 99"):
                await store.content("99")

    asyncio.run(play())


def test_lists(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            for number, status in enumerate(["waiting", "running", "over", "over", "over"]):
                await store.append(table(str(number), status, number, due=number == 1), [row(1)], [f"h{number % 2}"])
            await store.append(table("5", "over", 9, listed=False, host="other"), [row(1)])
            assert [each.game for each in await store.listed("over", 9)] == ["4", "3", "2"]
            assert [each.game for each in await store.listed("over", 1, before=4)] == ["3"]
            assert [each.game for each in await store.held("h1", 9)] == ["3", "1"]
            assert await store.hosted("host", "waiting", "running") == 2
            assert await store.due(before=1.5) == ["1"] and await store.due(before=1) == []

    asyncio.run(play())


# As the first version wrote it.
AS_IT_WAS = """INSERT INTO tables (game, slug, status, listed, host, due, turn, opened, changed, about)
    VALUES ('a', 'gold', 'running', 1, 'ann', 0, 0, 1.0, 2.0, '{}')"""


def test_an_older_database_is_brought_up_to_date_with_what_is_in_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:1])
            async with opened(database) as store:
                await store.change((AS_IT_WAS, ()))
                await store.change((schema.ADD_HOLDER, ("ann", "a")))
        async with opened(database) as store:
            assert await store.read("SELECT * FROM people") == []
            assert [each.game for each in await store.held("ann", 9)] == ["a"]

    asyncio.run(play())


def test_processes_that_start_at_once_make_one_schema(database: str) -> None:
    async def play() -> None:
        stores = [open_store(database) for _ in range(4)]
        await asyncio.gather(*(store.start() for store in stores))
        await stores[0].append(table(), [row(1)])
        assert await stores[3].entries("a") == [row(1)]
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.change(("UPDATE settings SET value = '99' WHERE name = 'schema'", ()))
        store = open_store(database)
        with pytest.raises(StoreError, match="newer"):
            await store.start()
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("statement", "values"),
    [
        ("SELECT nothing FROM nowhere", ()),
        ("INSERT INTO settings VALUES (?, ?)", ("schema", "1")),
        ("INSERT INTO settings VALUES (?, ?)", ("only one",)),
    ],
)
def test_a_slip_of_ours_is_not_taken_for_a_database_that_is_down(
    database: str, statement: str, values: tuple[str, ...]
) -> None:
    async def play() -> None:
        async with opened(database) as store:
            with pytest.raises(store.dialect.error):
                await store.change((statement, values))
            await store.check()

    asyncio.run(play())


def test_who_starts_it_is_told_of_a_database_of_something_else(database: str) -> None:
    async def play() -> None:
        store = open_store(database)
        store.database.connection().execute("CREATE TABLE settings (name TEXT)")
        with pytest.raises(StoreDown, match=r"cannot be used: .*value"):
            await store.start()
        await store.close()

    asyncio.run(play())
