"""Ratings: from games that all agreed to rate, once each."""

import asyncio
from pathlib import Path

import pytest
from tests.people.people import made, run
from tests.table.tables import ANN, BEN, EVE, finish, refused

from spindletop.people import Accounts
from spindletop.people.ratings import FEW, MIDDLE, Rater, changes_of, ratings_of, the_best
from spindletop.store import Store
from spindletop.table import BotSeat, OpenSeat, Person, SeatPlan, Table, Tables, Why, new_token
from spindletop.table.seating import fingerprint


async def rated_game(tables: Tables, first: str = ANN, second: str = BEN, rated: bool = True) -> Table:
    """Played to its end."""
    table = await tables.open_table(first, "claims", [Person("Ann"), OpenSeat()], rated=rated)
    await tables.claim(table.id, 1, second, "Ben")
    return await finish(tables, table, first, second)


async def kept(store: Store) -> str:
    return str(await store.read("SELECT * FROM ratings ORDER BY holder")) + str(
        await store.read("SELECT * FROM rated ORDER BY game, seat")
    )


def test_who_wins_gains_and_who_loses_loses(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        table = await rated_game(accounts.tables)
        await Rater(accounts.tables).settle()
        ((ann,), (ben,)) = [await ratings_of(accounts.store, fingerprint(token)) for token in (ANN, BEN)]
        winner, loser = (ann, ben) if 0 in table.course.state.winners() else (ben, ann)
        assert winner.points > MIDDLE > loser.points and winner.games == loser.games == 1
        assert (ann.game, ann.seats) == ("claims", 2)
        gained = [(await changes_of(accounts.store, fingerprint(token)))[table.id] for token in (ANN, BEN)]
        assert gained == [ann.points - MIDDLE, ben.points - MIDDLE]

    run(test, database)


def test_what_is_uncertain_becomes_surer_game_by_game(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        spreads = []
        for _ in range(3):
            await rated_game(accounts.tables)
            await Rater(accounts.tables).settle()
            spreads.append((await ratings_of(accounts.store, fingerprint(ANN)))[0].spread)
        assert spreads == sorted(spreads, reverse=True) and spreads[0] > spreads[2]

    run(test, tmp_path / "tables.db")


def test_a_game_counts_once_however_often_and_wherever_it_is_rated(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        async with Tables(database, pace=0) as elsewhere:
            for _ in range(3):
                await rated_game(accounts.tables)
            raters = [Rater(accounts.tables), Rater(elsewhere)] * 2
            await asyncio.gather(*(rater.settle() for rater in raters))
            before = await kept(accounts.store)
            await asyncio.gather(*(rater.settle() for rater in raters))
            assert await kept(accounts.store) == before
            (ann,) = await ratings_of(accounts.store, fingerprint(ANN))
            assert ann.games == 3

    run(test, database)


def test_a_game_that_ended_as_its_server_died_is_rated_by_the_next(database: str) -> None:
    async def play(accounts: Accounts) -> None:
        await rated_game(accounts.tables)  # and nobody rates it here

    async def later(accounts: Accounts) -> None:
        rater = Rater(accounts.tables)
        rater.start()
        while not await ratings_of(accounts.store, fingerprint(ANN)):
            await asyncio.sleep(0.01)
        await rater.close()

    run(play, database)
    run(later, database)


def test_a_rater_that_dies_in_the_middle_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(accounts: Accounts) -> None:
        await rated_game(accounts.tables)
        with monkeypatch.context() as patch:
            patch.setattr("spindletop.people.ratings.points", lambda mu: 1 // 0)  # after the first rating is written
            with pytest.raises(ZeroDivisionError):
                await Rater(accounts.tables).settle()
        assert await kept(accounts.store) == "[][]"
        await Rater(accounts.tables).settle()
        assert [each.games for each in await ratings_of(accounts.store, fingerprint(BEN))] == [1]

    run(test, tmp_path / "tables.db")


def test_games_are_rated_as_they_end(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        rater = Rater(accounts.tables)
        rater.start()
        await rated_game(accounts.tables)
        while not await ratings_of(accounts.store, fingerprint(ANN)):
            await asyncio.sleep(0.01)
        await rater.close()

    run(test, tmp_path / "tables.db")


def test_what_was_not_agreed_does_not_count(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        await rated_game(accounts.tables, rated=False)
        await Rater(accounts.tables).settle()
        assert await ratings_of(accounts.store, fingerprint(ANN)) == []

    run(test, tmp_path / "tables.db")


@pytest.mark.parametrize(
    "seats", [[Person("A"), BotSeat()], [Person("A"), Person("B")], [Person("A", program=True), OpenSeat()]]
)
def test_a_rated_table_is_for_people_each_for_themselves(seats: list[SeatPlan], tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        assert await refused(accounts.tables.open_table(ANN, "claims", seats, rated=True)) is Why.WRONG

    run(test, tmp_path / "tables.db")


def test_neither_bots_nor_programs_nor_the_same_person_twice_come_later(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()], rated=True)
        assert await refused(tables.put_bot(table.id, 1, ANN)) is Why.ILLEGAL
        assert await refused(tables.claim(table.id, 1, ANN, "Ann")) is Why.ILLEGAL
        assert await refused(tables.claim(table.id, 1, BEN, "Ben", program=True)) is Why.ILLEGAL
        await tables.claim(table.id, 1, BEN, "Ben")
        assert await refused(tables.hint(table.id, table.turn, [ANN, BEN][table.turn])) is Why.ILLEGAL

    run(test, tmp_path / "tables.db")


def test_a_rating_moves_into_an_account_and_is_forgotten_with_it(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        await rated_game(accounts.tables, browser)
        await Rater(accounts.tables).settle()
        _, word, _ = await made(accounts, browser)
        ann = await accounts.signed_in(word)
        assert ann
        (rating,) = await ratings_of(accounts.store, fingerprint(ann.token))
        assert rating.games == 1 and await ratings_of(accounts.store, fingerprint(browser)) == []
        await rated_game(accounts.tables, ann.token)
        await Rater(accounts.tables).settle()
        assert (await ratings_of(accounts.store, fingerprint(ann.token)))[0].games == 2

    run(test, tmp_path / "tables.db")


def test_a_list_of_the_best_is_there_when_a_few_have_a_rating(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        await rated_game(accounts.tables)
        await Rater(accounts.tables).settle()
        assert await the_best(accounts.store) == {}
        await rated_game(accounts.tables, BEN, EVE)
        await Rater(accounts.tables).settle()
        best = await the_best(accounts.store)
        (people,) = best.values()
        assert [*best] == [("claims", 2)] and len(people) == FEW
        sure = [each.points - each.spread for each in people]
        assert sure == sorted(sure, reverse=True)

    run(test, database)


def test_a_table_that_was_called_off_is_not_looked_for_again(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        waiting = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()], rated=True)
        off = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()], rated=True)
        await tables.call_off(off.id, ANN)
        await Rater(tables).settle()
        assert [each.summary.table for each in await tables.library.rateable()] == [waiting.id]
        assert await kept(accounts.store) == "[][]"

    run(test, tmp_path / "tables.db")
