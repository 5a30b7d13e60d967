"""What the operator does at a table: everybody there is told, and what was played is kept."""

import asyncio

from tests.table.tables import ANN, BEN, EVE, OpenSeat, Person, refused, run, say, two_people, until

from spindletop.kernel import OPEN
from spindletop.table import Status, Tables, Why
from spindletop.table.seating import fingerprint


def test_a_table_is_closed_for_good_and_its_game_is_kept(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await say(tables, table, ANN, "stake 1")
        assert await refused(tables.download(table.id)) is Why.SECRET
        await tables.close(table.id, "Nobody is to be called names.")
        assert table.status is Status.CLOSED and table.trouble == "Nobody is to be called names."
        assert table.talk[-1].kind == "closed" and table.turn == -1 and table.due is None
        assert "stake 1" in await tables.download(table.id) and table.view(OPEN).actor >= 0
        for call in (
            tables.answer(table.id, 0, ANN, table.asked, "fold"),
            tables.chat(table.id, 0, ANN, "Why?"),
            tables.remark(table.id, EVE, "Eve", "Why?"),
            tables.rematch(table.id, ANN),
        ):
            assert await refused(call) is Why.ILLEGAL
        assert await refused(tables.close(table.id, "")) is Why.REPEATED

    run(test, database)


def test_a_table_that_waits_is_closed_with_its_secrets(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        await tables.close(table.id, "")
        assert await refused(tables.claim(table.id, 1, BEN, "Ben")) is Why.ILLEGAL
        assert table.seed == "" and await refused(tables.download(table.id)) is Why.SECRET

    run(test, database)


def test_a_removed_line_leaves_its_place_and_cannot_be_sent_again(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await tables.chat(table.id, 1, BEN, "something vile", "slip")
        await tables.remark(table.id, EVE, "Vile Eve", "more of it", "slip")
        lines = [line.seq for line in table.talk if line.text]
        for line in lines:
            await tables.remove_line(table.id, line)
        kept = [(line.seq, line.kind, line.name, line.text) for line in table.talk if line.removed]
        assert kept == [(lines[0], "removed", "Ben", ""), (lines[1], "removed", "", "")]
        last = table.seq
        await tables.remove_line(table.id, lines[0])
        await tables.chat(table.id, 1, BEN, "something vile", "slip")
        await tables.remark(table.id, EVE, "Vile Eve", "more of it", "slip")
        assert table.seq == last, "it is removed once, and stays so"
        assert await refused(tables.remove_line(table.id, 1)) is Why.UNKNOWN

    run(test, database)


def test_a_line_knows_who_said_it_also_after_the_seat_was_handed_over(database: str) -> None:
    async def test(tables: Tables) -> None:
        from spindletop.table.entries import HandedOver

        table = await two_people(tables)
        await tables.chat(table.id, 1, BEN, "hello")
        await tables.remark(table.id, EVE, "Eve", "hello")
        said = [line for line in table.talk if line.text == "hello"]
        assert [line.by for line in said] == [{fingerprint(BEN)}, {fingerprint(EVE)}]
        await tables.library.hand_over(HandedOver(fingerprint(BEN), "somebody"))
        assert table.line(said[0].seq).by == {"somebody"} and table.line(said[1].seq).by == {fingerprint(EVE)}

    run(test, database)


def test_who_is_sent_away_has_no_seat_where_nothing_has_begun(database: str) -> None:
    async def test(tables: Tables) -> None:
        running = await two_people(tables)
        own = await tables.open_table(BEN, "claims", [Person("Ben"), OpenSeat()])
        other = await tables.open_table(ANN, "gold", [Person("Ann"), OpenSeat(), OpenSeat()])
        await tables.claim(other.id, 1, BEN, "Ben")
        await tables.send_away(fingerprint(BEN))
        assert own.status is Status.CALLED_OFF and other.seats[1].open
        assert running.seats_of(BEN) == [1], "there the clock or the others see to it"

    run(test, database)


def test_screens_of_a_server_hear_what_a_command_beside_it_does(database: str) -> None:
    """On both databases, while the server runs: by the same news as of other servers."""

    async def test(ours: Tables) -> None:
        table = await two_people(ours)
        await ours.chat(table.id, 1, BEN, "something vile")
        async with Tables(database).visited() as theirs:
            await theirs.remove_line(table.id, table.talk[-1].seq)
            await until(ours, table, lambda: table.talk[-1].kind == "removed")
            lobby = aiter(ours.lobby())
            news = asyncio.ensure_future(anext(lobby))
            await theirs.close(table.id, "Enough")
            await until(ours, table, lambda: table.status is Status.CLOSED)
            await news

    run(test, database)


def test_a_command_is_no_server_whose_time_is_counted(database: str) -> None:
    """Nobody's clock may believe that a server was there, or was not, because the operator looked."""

    async def test() -> None:
        async with Tables(database, clock=lambda: 1000.0) as tables:
            table = await two_people(tables)
        async with Tables(database, clock=lambda: 2000.0).visited() as tables:
            await tables.close(table.id, "")
            assert await tables.library.store.read("SELECT count(*) FROM outages") == [(0,)]
            assert await tables.library.store.read("SELECT value FROM settings WHERE name = 'up'") == [("1000.0",)]

    asyncio.run(test())


def test_choosing_whom_one_hears_is_nobody_elses_news(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        told, when = table.told, table.when
        await tables.tune(table.id, ANN)
        assert (table.told, table.when) == (told, when) and [*table.tuned] == [fingerprint(ANN)]

    run(test, database)
