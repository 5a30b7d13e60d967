"""Muting and blocking: only who does it knows, and it can be undone."""

import json

from tests.people.people import made, run
from tests.table.tables import ANN, BEN, EVE, finish, refused

from spindletop.people import Accounts, Signed
from spindletop.people.forgetting import all_data, forget
from spindletop.people.friends import friends_of
from spindletop.table import OpenSeat, Person, Table, Why, new_token
from spindletop.table.seating import fingerprint
from spindletop.table.shuns import EVERYWHERE, MOST, Kind


async def sit_down(accounts: Accounts, ann: str = ANN, ben: str = BEN) -> Table:
    table = await accounts.tables.open_table(ann, "claims", [Person("Ann"), OpenSeat()])
    return await accounts.tables.claim(table.id, 1, ben, "Ben")


async def signed(accounts: Accounts, browser: str) -> Signed:
    _, word, _ = await made(accounts, browser)
    found = await accounts.signed_in(word)
    assert found
    return found


async def shun(accounts: Accounts, whose: str, kind: Kind, whom: str, game: str = EVERYWHERE, now: float = 1.0) -> None:
    await accounts.tables.shuns.add(fingerprint(whose), kind, {fingerprint(whom)}, game, "Ben", now)


def test_a_mute_counts_at_its_table_or_everywhere_and_is_one_however_often_it_is_said(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        shuns, here, there = accounts.tables.shuns, await sit_down(accounts), await sit_down(accounts)
        for _ in range(2):
            await shun(accounts, ANN, Kind.MUTE, BEN, here.id)
        (mute,) = await shuns.at(fingerprint(ANN), here)
        assert (mute.other, mute.kind, mute.name) == (fingerprint(BEN), "mute", "Ben")
        assert await shuns.at(fingerprint(ANN), there) == () == await shuns.at(fingerprint(BEN), here)
        await shun(accounts, ANN, Kind.BLOCK, BEN)
        (block,) = await shuns.of(fingerprint(ANN))
        assert block.kind == "block" and await shuns.at(fingerprint(ANN), there) == (block,)
        await shun(accounts, ANN, Kind.MUTE, BEN, here.id)
        assert await shuns.of(fingerprint(ANN)) == [block], "a block says it already"
        assert await shuns.end(fingerprint(BEN), block.id) is None, "it is Ann's"
        assert await shuns.end(fingerprint(ANN), block.id) == block
        assert await shuns.of(fingerprint(ANN)) == []

    run(test, database)


def test_nobody_mutes_themselves_or_without_end(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        assert await refused(shun(accounts, ANN, Kind.MUTE, ANN)) is Why.ILLEGAL
        nobody = accounts.tables.shuns.add(fingerprint(ANN), Kind.MUTE, set(), EVERYWHERE, "Ben", 1.0)
        assert await refused(nobody) is Why.ILLEGAL
        for number in range(MOST):
            await shun(accounts, ANN, Kind.MUTE, new_token(), now=20.0 * number)
        assert await refused(shun(accounts, ANN, Kind.MUTE, BEN, now=1e6)) is Why.LIMIT
        for _ in range(8):
            await shun(accounts, BEN, Kind.MUTE, new_token())
        assert await refused(shun(accounts, BEN, Kind.MUTE, new_token())) is Why.OFTEN

    run(test, database)


def test_who_is_blocked_does_not_sit_down_at_ones_tables_and_does_not_learn_why(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        await shun(accounts, ANN, Kind.BLOCK, BEN)
        hers = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        invite = hers.invite(ANN, 1)
        assert await refused(tables.claim(hers.id, 1, BEN, "Ben", invite=invite)) is Why.FORGED
        await tables.claim(hers.id, 1, EVE, "Eve")
        his = await tables.open_table(BEN, "claims", [Person("Ben"), OpenSeat()])
        await tables.claim(his.id, 1, ANN, "Ann")
        assert his.seats_of(ANN) == [1], "she was warned, and may all the same"

    run(test, database)


def test_who_is_blocked_neither_finds_nor_invites_who_has_blocked_them(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables, library = accounts.tables, accounts.tables.library
        met = await sit_down(accounts)
        assert await friends_of(library, fingerprint(ANN)) and await friends_of(library, fingerprint(BEN))
        await shun(accounts, ANN, Kind.BLOCK, BEN)
        assert await friends_of(library, fingerprint(ANN)) == [] == await friends_of(library, fingerprint(BEN))
        stranger = await refused(tables.invite_again(EVE, "Eve", "gold", met.id, 0))
        assert await refused(tables.invite_again(BEN, "Ben", "gold", met.id, 0)) is stranger is Why.FORGED

    run(test, database)


def test_a_rematch_keeps_no_seat_for_who_does_not_want_to_meet_its_host(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables = accounts.tables
        over = await finish(tables, await sit_down(accounts), ANN, BEN)
        await shun(accounts, ANN, Kind.BLOCK, BEN)
        again = await tables.rematch(over.id, BEN)
        assert not again.seats[0].reserved and again.id not in [each.table for each in await tables.mine(ANN)]

    run(test, database)


def test_mutes_and_blocks_move_into_an_account_and_follow_the_other_into_theirs(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        ann_browser, ben_browser = new_token(), new_token()
        table = await sit_down(accounts, ann_browser, ben_browser)
        await shun(accounts, ann_browser, Kind.MUTE, ben_browser, table.id)
        ann, ben = await signed(accounts, ann_browser), await signed(accounts, ben_browser)
        (mute,) = await accounts.tables.shuns.at(fingerprint(ann.token), table)
        assert mute.other == fingerprint(ben.token)
        assert await accounts.tables.shuns.of(fingerprint(ann_browser)) == []

    run(test, database)


def test_they_are_in_the_data_of_who_made_them_and_of_nobody_else_and_are_forgotten(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        ann_browser, ben_browser = new_token(), new_token()
        await sit_down(accounts, ann_browser, ben_browser)
        ann, ben = await signed(accounts, ann_browser), await signed(accounts, ben_browser)
        await shun(accounts, ann.token, Kind.BLOCK, ben.token)
        told = await all_data(accounts, fingerprint(ann.token), ann)
        assert told["shuns"] == [{"kind": "block", "game": "", "name": "Ben", "made": 1.0}]
        assert (await all_data(accounts, fingerprint(ben.token), ben))["shuns"] == []
        assert fingerprint(ben.token) not in json.dumps(told)
        await forget(accounts, fingerprint(ann.token), ann)
        assert await accounts.store.read("SELECT * FROM shuns") == []
        await shun(accounts, EVE, Kind.MUTE, ben.token)
        await forget(accounts, fingerprint(ben.token), ben)
        assert await accounts.store.read("SELECT * FROM shuns") == [], "nothing leads to who is forgotten"

    run(test, database)
