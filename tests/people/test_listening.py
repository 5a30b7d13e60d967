"""To whom news are sent: only as long as they are signed in."""

import pytest
from tests.people.people import made, run
from tests.people.test_shuns import signed

from spindletop.people import Accounts, Signed
from spindletop.store import glance
from spindletop.table import Tables, new_token


async def somebody(accounts: Accounts) -> Signed:
    _, word, _ = await made(accounts, new_token())
    return await signed(accounts, word)


def test_who_is_signed_out_here_is_sent_nothing_more(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        ann, eve = await somebody(accounts), await somebody(accounts)
        with accounts.listening.on(ann.device), accounts.listening.on(eve.device):
            assert await accounts.listening.still(ann.device)
            await accounts.sign_out(ann.person, ann.device)
            assert not await accounts.listening.still(ann.device)
            assert await accounts.listening.still(eve.device)

    run(test, database)


def test_who_is_signed_out_elsewhere_is_sent_nothing_a_second_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(accounts: Accounts) -> None:
        ann = await somebody(accounts)
        async with Tables(database).visited() as elsewhere:
            with accounts.listening.on(ann.device):
                assert await accounts.listening.still(ann.device)
                await Accounts(elsewhere).sign_out(ann.person, ann.device)
                monkeypatch.setattr(glance, "SOON", -1.0)
                monkeypatch.setattr(glance, "FRESH", -1.0)
                assert not await accounts.listening.still(ann.device)

    run(test, database)


def test_a_thousand_messages_cost_one_look(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(accounts: Accounts) -> None:
        people, reads = [await somebody(accounts) for _ in range(3)], []
        read = accounts.store.read

        async def counted(text: str, *values: object) -> list[tuple[object, ...]]:
            reads.append(text)
            return await read(text, *values)

        monkeypatch.setattr(accounts.store, "read", counted)
        with (
            accounts.listening.on(people[0].device),
            accounts.listening.on(people[1].device),
            accounts.listening.on(people[2].device),
        ):
            for number in range(1000):
                assert await accounts.listening.still(people[number % 3].device)
        assert len(reads) == 1
        assert await accounts.listening.still("of nobody"), "nobody listens, and nothing is read"
        accounts.listening.forget()
        assert await accounts.listening.still("of nobody") and len(reads) == 1

    run(test, database)
