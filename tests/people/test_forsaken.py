"""Who leaves a rated game, or whose time runs out, is last in it; for the others it counts."""

from pathlib import Path

import pytest
from tests.people.people import run
from tests.table.tables import ANN, BEN, EVE, Clock, finish, refused, until

from spindletop.people import Accounts
from spindletop.people.forgetting import forget
from spindletop.people.ratings import MIDDLE, Rater, Rating, ranks, ratings_of
from spindletop.table import OpenSeat, Person, Status, Summary, Table, Tables, Why
from spindletop.table.clocks import DAY, Kind, Terms, Then
from spindletop.table.drafts import IDLE, IDLE_RATED
from spindletop.table.seating import fingerprint
from spindletop.table.summaries import Held

THREE = (ANN, BEN, EVE)


async def rated_table(tables: Tables, seats: int = 2, clock: Terms | None = None) -> Table:
    table = await tables.open_table(
        ANN, "claims", [Person("Ann"), *[OpenSeat()] * (seats - 1)], rated=True, clock=clock
    )
    for seat in range(1, seats):
        await tables.claim(table.id, seat, THREE[seat], f"Number {seat}")
    return table


async def rating_of(accounts: Accounts, token: str) -> Rating | None:
    await Rater(accounts.tables).settle()
    return next(iter(await ratings_of(accounts.store, fingerprint(token))), None)


async def check_last(accounts: Accounts, gone: str, stayed: str) -> None:
    left, other = await rating_of(accounts, gone), await rating_of(accounts, stayed)
    assert left and other and left.points < MIDDLE < other.points


def test_who_leaves_is_last_however_the_bot_plays(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        table = await rated_table(tables)
        await tables.leave(table.id, 0, ANN)
        await until(tables, table, lambda: table.turn == 1)
        await tables.take_back(table.id, 0, ANN)
        await finish(tables, table, ANN, BEN)
        await check_last(accounts, ANN, BEN)

    run(test, database)


@pytest.mark.parametrize("then", [Then.MOVE, Then.SEAT])
def test_whose_time_runs_out_is_last(then: Then, tmp_path: Path) -> None:
    clock = Clock()

    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        table = await rated_table(tables, clock=Terms(Kind.POST, period=DAY, then=then))
        clock.now += DAY
        await tables.flags.sweep()
        await until(tables, table, lambda: table.turn == 1)
        assert table.forsaken[0] and not table.forsaken[1]
        await finish(tables, table, ANN, BEN)
        await check_last(accounts, ANN, BEN)

    run(test, tmp_path / "tables.db", clock=clock)


def test_who_has_themselves_forgotten_does_not_undo_the_game_of_the_others(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        table = await rated_table(accounts.tables)
        await forget(accounts, fingerprint(ANN), None)
        await finish(accounts.tables, table, BEN)
        stayed = await rating_of(accounts, BEN)
        assert stayed and stayed.points > MIDDLE and await rating_of(accounts, ANN) is None
        assert await accounts.store.read("SELECT count(*) FROM ratings") == [(1,)]

    run(test, tmp_path / "tables.db")


def test_without_a_clock_nobody_is_made_last_within_minutes(tmp_path: Path) -> None:
    clock = Clock()

    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        table = await rated_table(tables)
        clock.now += IDLE + 1
        assert await refused(tables.stand_in(table.id, 0, BEN)) is Why.ILLEGAL
        clock.now += IDLE_RATED
        await tables.stand_in(table.id, 0, BEN)
        await finish(tables, table, BEN)
        await check_last(accounts, ANN, BEN)

    run(test, tmp_path / "tables.db", clock=clock)


def test_nobody_takes_over_a_seat_of_a_rated_game(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        table = await rated_table(accounts.tables)
        assert await refused(accounts.tables.offer(table.id, 0, ANN)) is Why.ILLEGAL

    run(test, tmp_path / "tables.db")


@pytest.mark.parametrize(
    ("forsaken", "order"),
    [
        ([0, 0, 0, 0], [0, 1, 2, 3]),
        ([7, 0, 0, 0], [1, 2, 3, 0]),  # who has won, at last by a bot
        ([0, 3, 9, 0], [0, 3, 2, 1]),  # who stayed longer stands before who left first
        ([1, 2, 3, 4], [3, 2, 1, 0]),
        ([], [0, 1, 2, 3]),
    ],
)
def test_the_order_of_who_stayed_and_who_left(forsaken: list[int], order: list[int]) -> None:
    """Of seats with 40, 30, 20 and 10."""
    over = Summary(
        "table", "claims", Status.OVER, ["Ann", "Ben", "Eve", "Kim"], [False] * 4, -1, [0], [40, 30, 20, 10],
        0.0, 0.0, False, False, [], "", [],
    )  # fmt: skip
    ranked = ranks(Held(over, [["a"], ["b"], ["c"], ["d"]], any(forsaken), forsaken))
    assert sorted(range(4), key=ranked.__getitem__) == order
