"""Friends: whom one has played with, invited again."""

from tests.people.people import made, run
from tests.table.tables import ANN, BEN, EVE, refused

from spindletop.people import Accounts
from spindletop.people.friends import friends_of
from spindletop.table import BotSeat, OpenSeat, Person, Tables, Why
from spindletop.table.seating import fingerprint


async def sit_down(tables: Tables, name: str = "Ben") -> str:
    table = await tables.open_table(ANN, "gold", [Person("Ann"), OpenSeat(), BotSeat()])
    await tables.claim(table.id, 1, BEN, name)
    return table.id


def test_friends_are_people_one_has_played_with(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        library = accounts.tables.library
        assert await friends_of(library, fingerprint(ANN)) == []
        await sit_down(accounts.tables)
        last = await sit_down(accounts.tables, "Benny")
        (ben,) = await friends_of(library, fingerprint(ANN))
        assert (ben.name, ben.table, ben.seat, ben.games) == ("Benny", last, 1, 2)
        assert [each.name for each in await friends_of(library, fingerprint(BEN))] == ["Ann"]
        assert await friends_of(library, fingerprint(EVE)) == []

    run(test, database)


def test_an_invitation_keeps_a_seat_that_the_friend_finds(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        met = await sit_down(tables)
        table = await tables.invite_again(ANN, "Ann", "crude", met, 1)
        found = {each.table: each.kept for each in await tables.mine(BEN)}
        assert found[table.id] == [1] and not table.listed
        assert await refused(tables.claim(table.id, 1, EVE, "Eve")) is Why.FORGED
        await tables.claim(table.id, 1, BEN, "Ben")
        assert table.status == "running" and table.seats_of(BEN) == [1]
        assert {each.table: each.kept for each in await tables.mine(BEN)}[table.id] == []

    run(test, database)


def test_an_invitation_follows_a_friend_into_an_account(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        table = await tables.invite_again(ANN, "Ann", "crude", await sit_down(tables), 1)
        _, word, _ = await made(accounts, BEN)
        ben = await accounts.signed_in(word)
        assert ben and [each.table for each in await tables.mine(ben.token) if each.kept] == [table.id]
        await tables.claim(table.id, 1, ben.token, "Ben")
        assert table.seats_of(ben.token) == [1]

    run(test, database)


def test_strangers_and_bots_are_not_invited(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        met = await sit_down(tables)
        assert await refused(tables.invite_again(EVE, "Eve", "crude", met, 1)) is Why.FORGED
        assert await refused(tables.invite_again(ANN, "Ann", "crude", met, 2)) is Why.FORGED
        assert await refused(tables.invite_again(ANN, "Ann", "crude", met, 0)) is Why.FORGED

    run(test, database)
