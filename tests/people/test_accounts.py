"""Accounts: made with a passkey, entered on any device, kept on both databases."""

import asyncio
from pathlib import Path

import pytest
from tests.people.people import SITE, Authenticator, Clock, made, run
from tests.table.tables import finish, refused

from spindletop.people import Accounts, Signed, Site
from spindletop.people.accounts import DEVICES
from spindletop.people.links import Links
from spindletop.people.passes import SECONDS, Kind
from spindletop.table import BotSeat, Deal, OpenSeat, Person, Tables, Why, new_token
from spindletop.table.seating import fingerprint


async def signed(accounts: Accounts, word: str) -> Signed:
    found = await accounts.signed_in(word)
    assert found is not None
    return found


def test_seats_of_a_browser_move_into_an_account(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        table = await accounts.tables.open_table(browser, "gold", [Person("Ann"), OpenSeat()])
        _, word, recovery = await made(accounts, browser)
        ann = await signed(accounts, word)
        assert table.seats_of(ann.token) == [0] and table.is_host(ann.token) and table.host == 0
        assert table.seats_of(browser) == [] and not table.is_host(browser)
        assert [each.table for each in await accounts.tables.mine(ann.token)] == [table.id]
        assert await accounts.tables.mine(browser) == []
        assert recovery
        assert table.invite(ann.token, 1)

    run(test, database)


def test_what_was_handed_over_is_so_after_a_restart(database: str) -> None:
    browser, found = new_token(), list[str]()

    async def before(accounts: Accounts) -> None:
        await accounts.tables.open_table(browser, "gold", [Person("Ann"), OpenSeat()])
        found.append((await made(accounts, browser))[1])

    async def after(accounts: Accounts) -> None:
        ann = await signed(accounts, found[0])
        (each,) = await accounts.tables.mine(ann.token)
        table = await accounts.tables.table(each.table)
        assert each.mine == [0] and table.seats_of(ann.token) == [0] and table.is_host(ann.token)
        assert table.seats_of(browser) == []

    run(before, database)
    run(after, database)


def test_a_second_device_signs_in_without_a_name_and_brings_its_seats(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        first, second = new_token(), new_token()
        passkey, word, _ = await made(accounts, first)
        table = await accounts.tables.open_table(second, "gold", [Person("Ann"), BotSeat()])
        options = await accounts.begin_sign_in(SITE, second)
        entered = await accounts.sign_in(SITE, second, passkey.show(options), "Computer")
        ann = await signed(accounts, entered.device)
        assert ann.person == (await signed(accounts, word)).person
        assert table.seats_of(ann.token) == [0]
        assert sorted(each.label for each in await accounts.devices(ann.person)) == ["Computer", "Telephone"]
        await accounts.sign_out(ann.person, fingerprint(word))
        assert await accounts.signed_in(word) is None and await accounts.signed_in(entered.device)

    run(test, database)


def test_who_is_signed_out_is_out_in_all_processes(postgres: str) -> None:
    async def test(accounts: Accounts) -> None:
        _, word, _ = await made(accounts, new_token())
        async with Tables(postgres, pace=0) as elsewhere:
            others = Accounts(elsewhere)
            ann = await signed(others, word)
            assert ann == await signed(accounts, word)
            await accounts.sign_out(ann.person, ann.device)
            assert await others.signed_in(word) is None

    run(test, postgres)


def test_what_a_device_had_begun_lets_nobody_in_when_it_is_signed_out(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        browser, links = new_token(), Links(accounts)
        _, word, code = await made(accounts, new_token())
        ann = await signed(accounts, word)
        stolen = await signed(accounts, await accounts.enter(ann.person, browser, "Stolen"))
        passkey = Authenticator()
        credential = passkey.make(await accounts.begin_passkey(SITE, browser, "", stolen))
        kind, link = await links.carry(browser, stolen)
        await accounts.sign_out(ann.person, stolen.device)
        assert await refused(accounts.make_passkey(SITE, browser, credential, "", None)) is Why.EXPIRED
        assert await refused(links.arrive(kind, browser, link, "")) is Why.EXPIRED
        assert len(await accounts.passkeys(ann.person)) == 1
        assert (await accounts.recover(new_token(), code, "")).device, "the code on paper is what it was"

    run(test, database)


def test_who_is_signed_out_while_a_passkey_is_made_gets_none(tmp_path: Path) -> None:
    """They were known when they asked; a moment later they are not any more."""

    async def test(accounts: Accounts) -> None:
        browser = new_token()
        _, word, _ = await made(accounts, new_token())
        ann = await signed(accounts, word)
        await accounts.sign_out(ann.person, ann.device)
        for known in (ann, None):
            credential = Authenticator().make(await accounts.begin_passkey(SITE, browser, "", ann))
            assert await refused(accounts.make_passkey(SITE, browser, credential, "", known)) is Why.STALE
        assert len(await accounts.passkeys(ann.person)) == 1

    run(test, tmp_path / "tables.db")


def test_a_passkey_that_is_known_makes_no_account(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        passkey, _, _ = await made(accounts, new_token())
        browser, person = new_token(), passkey.person
        again = passkey.make(await accounts.begin_passkey(SITE, browser, "Eve", None))
        assert await refused(accounts.make_passkey(SITE, browser, again, "", None)) is Why.FORGED
        assert await accounts.store.read("SELECT count(*) FROM people") == [(1,)]
        passkey.person = person
        shown = passkey.show(await accounts.begin_sign_in(SITE, browser))
        assert (await accounts.sign_in(SITE, browser, shown, "")).device, "and is whose it was"

    run(test, database)


def test_nobody_signs_out_or_changes_somebody_else(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        _, word, _ = await made(accounts, new_token())
        _, other, _ = await made(accounts, new_token())
        ann, eve = await signed(accounts, word), await signed(accounts, other)
        await accounts.sign_out(eve.person, ann.device)
        assert await accounts.signed_in(word)
        (passkey,) = await accounts.passkeys(ann.person)
        await made_passkey(accounts, eve)
        await accounts.remove_passkey(eve.person, passkey.id)
        assert len(await accounts.passkeys(ann.person)) == 1

    run(test, tmp_path / "tables.db")


async def made_passkey(accounts: Accounts, person: Signed) -> Authenticator:
    another, browser = Authenticator(), new_token()
    options = await accounts.begin_passkey(SITE, browser, "", person)
    await accounts.make_passkey(SITE, browser, another.make(options), "Key", person)
    return another


def test_several_passkeys_and_the_last_one_stays(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        passkey, word, _ = await made(accounts, new_token())
        ann = await signed(accounts, word)
        another = await made_passkey(accounts, ann)
        first, _ = await accounts.passkeys(ann.person)
        await accounts.remove_passkey(ann.person, first.id)
        browser = new_token()
        options = await accounts.begin_sign_in(SITE, browser)
        assert await refused(accounts.sign_in(SITE, browser, passkey.show(options), "")) is Why.FORGED
        options = await accounts.begin_sign_in(SITE, browser)
        assert (await accounts.sign_in(SITE, browser, another.show(options), "")).device
        (last,) = await accounts.passkeys(ann.person)
        assert await refused(accounts.remove_passkey(ann.person, last.id)) is Why.ILLEGAL

    run(test, tmp_path / "tables.db")


def test_challenges_work_once_for_a_while_and_for_who_asked(database: str) -> None:
    clock = Clock()

    async def test(accounts: Accounts) -> None:
        browser, other = new_token(), new_token()
        passkey, _, _ = await made(accounts, browser)
        shown = passkey.show(await accounts.begin_sign_in(SITE, browser))
        assert await refused(accounts.sign_in(SITE, other, shown, "")) is Why.EXPIRED
        assert (await accounts.sign_in(SITE, browser, shown, "")).device
        assert await refused(accounts.sign_in(SITE, browser, shown, "")) is Why.EXPIRED
        late = passkey.show(await accounts.begin_sign_in(SITE, browser))
        clock.now += SECONDS[Kind.SIGN_IN] + 1
        assert await refused(accounts.sign_in(SITE, browser, late, "")) is Why.EXPIRED

    run(test, database, clock=clock)


def test_a_challenge_is_good_for_one_of_two_at_once(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        passkey, _, _ = await made(accounts, browser)
        shown = passkey.show(await accounts.begin_sign_in(SITE, browser))
        both = [accounts.sign_in(SITE, browser, shown, "") for _ in range(2)]
        ended = await asyncio.gather(*both, return_exceptions=True)
        assert sum(isinstance(each, Exception) for each in ended) == 1

    run(test, database)


def test_a_copied_passkey_is_refused_by_its_count(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        passkey, _, _ = await made(accounts, browser)
        await accounts.sign_in(SITE, browser, passkey.show(await accounts.begin_sign_in(SITE, browser)), "")
        passkey.count -= 1
        again = passkey.show(await accounts.begin_sign_in(SITE, browser))
        assert await refused(accounts.sign_in(SITE, browser, again, "")) is Why.FORGED

    run(test, tmp_path / "tables.db")


@pytest.mark.parametrize("wrong", ["site", "key", "person", "unverified", "nonsense"])
def test_what_is_not_a_passkey_of_ours_is_refused(wrong: str, tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        passkey, _, _ = await made(accounts, browser)
        match wrong:
            case "site":
                passkey.site = Site("http", "localhost:6666")
            case "key":
                passkey.key = Authenticator().key
            case "person":
                passkey.person = b"somebody else"
            case "unverified":
                passkey.flags = 1
        shown = passkey.show(await accounts.begin_sign_in(SITE, browser)) if wrong != "nonsense" else '{"id": 3}'
        why = await refused(accounts.sign_in(SITE, browser, shown, ""))
        assert why is (Why.WRONG if wrong == "nonsense" else Why.FORGED)

    run(test, tmp_path / "tables.db")


@pytest.mark.parametrize(
    ("scheme", "host", "possible"),
    [
        ("http", "localhost:1922", True),
        ("https", "spindletop.example", True),
        ("http", "spindletop.example", False),
        ("http", "127.0.0.1:1922", False),
        ("https", "10.0.0.1", False),
        ("https", "[::1]:1922", False),
    ],
)
def test_passkeys_need_a_name_where_nobody_listens(scheme: str, host: str, possible: bool, tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        site = Site(scheme, host)
        if possible:
            assert await accounts.begin_sign_in(site, new_token())
        else:
            assert await refused(accounts.begin_sign_in(site, new_token())) is Why.ILLEGAL

    run(test, tmp_path / "tables.db")


def test_the_code_on_paper_works_once_and_is_renewed(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        _, word, code = await made(accounts, new_token())
        entered = await accounts.recover(new_token(), f" {code.upper().replace('-', ' ')} ", "")
        assert (await signed(accounts, entered.device)).person == (await signed(accounts, word)).person
        assert await refused(accounts.recover(new_token(), code, "")) is Why.FORGED
        fresh = await accounts.renew_code((await signed(accounts, word)).person)
        assert await refused(accounts.recover(new_token(), entered.recovery, "")) is Why.FORGED
        assert (await accounts.recover(new_token(), fresh, "")).device
        assert await refused(accounts.recover(new_token(), "", "")) is Why.FORGED

    run(test, database)


def test_words_that_open_something_are_not_in_the_store(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        _, word, code = await made(accounts, browser)
        token = (await signed(accounts, word)).token
        challenge = await accounts.passes.issue(Kind.MOVE, "x")
        kept = ""
        for table in ("people", "devices", "passkeys", "passes", "entries", "holders", "tables"):
            kept += str(await accounts.store.read(f"SELECT * FROM {table}"))
        assert not [each for each in (browser, word, code, token, challenge) if each in kept]

    run(test, tmp_path / "tables.db")


def test_whoever_signs_in_on_many_devices_is_signed_out_of_the_oldest(tmp_path: Path) -> None:
    clock = Clock()

    async def test(accounts: Accounts) -> None:
        _, word, _ = await made(accounts, new_token())
        person = (await signed(accounts, word)).person
        for _ in range(DEVICES):
            clock.now += 1
            await accounts.enter(person, new_token(), "")
        assert await accounts.signed_in(word) is None
        assert len(await accounts.devices(person)) == DEVICES

    run(test, tmp_path / "tables.db", clock=clock)


def test_a_finished_game_moves_too_and_nothing_of_it_changes(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        table = await accounts.tables.open_table(browser, "claims", [Person("Ann"), Person("Ben")])
        await finish(accounts.tables, table, browser)
        record, changed = await accounts.tables.download(table.id), table.when
        _, word, _ = await made(accounts, browser)
        (each,) = await accounts.tables.mine((await signed(accounts, word)).token)
        assert each.mine == [0, 1] and each.changed == changed
        assert await accounts.tables.download(table.id) == record

    run(test, tmp_path / "tables.db")


def test_a_deal_that_was_begun_comes_along_and_is_not_dealt_again(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        tables, browser = accounts.tables, new_token()
        deal = Deal("gold", tables.days()[0])
        table = await tables.open_deal(browser, deal.game, deal.day, "Ann")
        _, word, _ = await made(accounts, browser)
        ann = await signed(accounts, word)
        assert await tables.dealt_to(ann.token, deal) is table
        assert await tables.open_deal(ann.token, deal.game, deal.day, "Ann") is table

    run(test, tmp_path / "tables.db")
