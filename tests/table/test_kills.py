"""A process that is killed right after a flag has fallen, or around an order: the next one goes on, and nothing comes
twice."""

from pathlib import Path

import pytest
from tests.dying import die, killed
from tests.table.tables import ANN, BEN, Clock, OpenSeat, Person, run, say, until

from spindletop.table import Table, Tables
from spindletop.table.clocks import DAY, Kind, Terms, Then
from spindletop.table.entries import By, Flagged, decode
from spindletop.table.orders import Next

LATE = 3 * DAY  # after the table was opened
TWO = Next("Stake", ("stake 2",))


def at(seconds: float) -> Clock:
    clock = Clock()
    clock.now += seconds
    return clock


async def opened(tables: Tables, people: tuple[str, str], terms: Terms | None = None) -> Table:
    ann, ben = people
    table = await tables.open_table(ann, "claims", [Person("Ann"), OpenSeat()], clock=terms, listed=True)
    return await tables.claim(table.id, 1, ben, "Ben")


async def found(tables: Tables, token: str) -> Table:
    (known,) = await tables.mine(token)
    return await tables.table(known.table)


# Clocks


def flag_and_die(database: str, people: tuple[str, str], then: Then) -> None:
    clock = Clock()

    async def work(tables: Tables) -> None:
        await opened(tables, people, Terms(Kind.POST, period=DAY, then=then))
        tables.library.grown.insert(0, die)  # called for the first change, when it is durable
        clock.now += LATE
        await tables.flags.sweep()

    run(work, database, clock=clock)


@pytest.mark.parametrize("then", Then)
def test_killed_when_a_flag_has_fallen(tmp_path: Path, then: Then) -> None:
    check_flag(str(tmp_path / "tables.db"), then)


def test_killed_when_a_flag_has_fallen_at_a_shared_database(postgres: str) -> None:
    check_flag(postgres, Then.SEAT)


def check_flag(database: str, then: Then) -> None:
    killed(flag_and_die, database, (ANN, BEN), then)

    async def later(tables: Tables) -> None:
        table = await found(tables, BEN)
        await tables.flags.sweep()
        if then is Then.TABLE:
            assert (table.undecided, table.due) == (0, None)
            await tables.stand_in(table.id, 0, BEN)
        await until(tables, table, lambda: table.turn == 1)
        by = {move.by for move in table.course.moves if move.actor == 0}
        assert by == {By.CLOCK if then is Then.MOVE else By.BOT} and table.seats[0].away == (then is not Then.MOVE)
        written = await tables.library.store.entries(table.id)
        assert sum(isinstance(decode(row.body), Flagged) for row in written) == 1

    run(later, database, clock=at(LATE + 1), patience=0.1)


# Standing orders


def order_and_die(database: str, people: tuple[str, str], acted: bool) -> None:
    """Ben's order is to answer his next question. The process dies when that is asked, or when it is answered."""

    async def work(tables: Tables) -> None:
        table = await opened(tables, people)
        await tables.order(table.id, 1, people[1], TWO)

        def look(now: Table) -> None:
            if now.course.moves[-1].by is By.ORDER or (now.turn == 1 and not acted):
                die()

        tables.library.grown.insert(0, look)
        await say(tables, table, people[0], "stake 1", "fold")
        await until(tables, table, lambda: False)

    run(work, database, clock=Clock(), pause=(0, 0) if acted else (60, 60))


def by_order(table: Table) -> list[str]:
    return [table.game.name(move.action) for move in table.course.moves if move.by is By.ORDER]


@pytest.mark.parametrize("acted", [False, True])
def test_killed_around_an_order(tmp_path: Path, acted: bool) -> None:
    check_order(str(tmp_path / "tables.db"), acted)


def test_killed_around_an_order_at_a_shared_database(postgres: str) -> None:
    check_order(postgres, True)


def check_order(database: str, acted: bool) -> None:
    killed(order_and_die, database, (ANN, BEN), acted)

    async def later(tables: Tables) -> None:
        table = await found(tables, BEN)
        if not acted:
            assert table.ordered is not None, "it is not forgotten"
        await until(tables, table, lambda: bool(by_order(table)) and table.due is None)
        assert by_order(table) == ["stake 2"]
        assert not table.orders(1, BEN).standing, "nor done again"

    run(later, database, clock=at(LATE), pause=(0, 0), patience=0.1)
