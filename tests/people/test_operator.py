"""What people report, and what the operator does about it: each act is written down."""

import asyncio
import json

import pytest
from tests.people.people import SITE, Clock, made, run
from tests.people.test_shuns import signed, sit_down
from tests.table.tables import ANN, BEN, EVE, refused

from spindletop.people import Accounts
from spindletop.people.forgetting import all_data, forget
from spindletop.people.operator import Operator
from spindletop.people.reports import Reports, Settled, Subject
from spindletop.store import glance
from spindletop.table import BotSeat, Person, Refused, Status, Table, Why, new_token
from spindletop.table.bans import FOR_GOOD, Ban, Bans
from spindletop.table.seating import fingerprint


async def report(accounts: Accounts, table: Table, line: int, token: str, note: str = "", now: float = 1.0) -> None:
    what = Subject.of_line(table, line)
    await Reports(accounts.store).add(table, what, fingerprint(token), note, now)


async def vile(accounts: Accounts, ben: str = BEN) -> tuple[Table, int]:
    """A table, and the number of a line of Ben's."""
    table = await sit_down(accounts, ben=ben)
    await accounts.tables.chat(table.id, 1, ben, "something vile")
    return table, table.talk[-1].seq


def test_a_report_keeps_what_was_said_by_whom_and_is_one_for_each_person(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        table, line = await vile(accounts)
        await report(accounts, table, line, ANN, "He calls us names.")
        await report(accounts, table, line, ANN, "Really!")
        await report(accounts, table, line, EVE)
        first, second = await Reports(accounts.store).all()
        assert (first.number, first.table, first.line, first.seat) == (1, table.id, line, 1)
        assert (first.name, first.text, first.note) == ("Ben", "something vile", "He calls us names.")
        assert (first.other, first.holder) == (fingerprint(BEN), fingerprint(ANN))
        assert second.holder == fingerprint(EVE)
        assert await refused(report(accounts, table, line, BEN)) is Why.ILLEGAL

    run(test, database)


def test_a_name_is_reported_and_a_bot_is_not(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        table = await sit_down(accounts)
        what = Subject.of_name(table, 1)
        await Reports(accounts.store).add(table, what, fingerprint(ANN), "", 1.0)
        (told,) = await Reports(accounts.store).all()
        assert (told.line, told.name, told.other) == (0, "Ben", fingerprint(BEN))
        operator = Operator(accounts)
        assert await refused(operator.settle(told, Settled.REMOVED, "", FOR_GOOD)) is Why.ILLEGAL
        bots = await accounts.tables.open_table(ANN, "claims", [Person("Ann"), BotSeat("steady")])
        with pytest.raises(Refused, match="No person"):
            Subject.of_name(bots, 1)

    run(test, database)


def test_reports_have_the_limits_of_talk(database: str) -> None:
    clock = Clock()

    async def test(accounts: Accounts) -> None:
        table = await sit_down(accounts)
        for number in range(9):
            clock.now += 60
            await accounts.tables.remark(table.id, EVE, f"Eve {number}", "something vile")
        lines = [line.seq for line in table.talk if line.text]
        for line in lines[:8]:
            await report(accounts, table, line, ANN)
        assert await refused(report(accounts, table, lines[8], ANN)) is Why.OFTEN
        await report(accounts, table, lines[8], ANN, now=100.0)
        assert await refused(report(accounts, table, lines[8], BEN, "x" * 501)) is Why.LIMIT

    run(test, database, clock=clock)


def test_the_operator_settles_reports_about_the_same_together(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        table, line = await vile(accounts)
        for token in (ANN, EVE):
            await report(accounts, table, line, token)
        operator = Operator(accounts)
        first = await operator.reports.one(1)
        await operator.settle(first, Settled.REMOVED, "abuse", FOR_GOOD)
        assert table.talk[-1].kind == "removed" and await operator.reports.all() == []
        assert {each.settled for each in await operator.reports.all(settled=True)} == {"removed"}
        assert await refused(operator.settle(await operator.reports.one(2), Settled.BANNED, "", 0)) is Why.REPEATED
        acts = [(act.what, act.about, act.why) for act in await operator.acts()]
        assert acts == [("remove", f"{table.id} line {line}", "abuse"), ("report removed", "1", "abuse")]
        assert await refused(operator.reports.one(3)) is Why.UNKNOWN

    run(test, database)


def test_a_banned_person_is_out_at_once_and_all_is_as_it_was_afterwards(database: str) -> None:
    clock = Clock()

    async def test(accounts: Accounts) -> None:
        browser = new_token()
        table, line = await vile(accounts, browser)
        device, word, _ = await made(accounts, browser)
        ben = await accounts.signed_in(word)
        assert ben
        await report(accounts, table, line, ANN)
        operator, bans = Operator(accounts), Bans(accounts.store, accounts.now)
        assert await bans.of(fingerprint(ben.token)) is None
        await operator.settle(await operator.reports.one(1), Settled.BANNED, "Calling names.", clock.now + 60)
        ban = await bans.now(fingerprint(ben.token))
        assert ban and "1970-01-12, 13:47 (UTC). Calling names." in ban.words
        shown = device.show(await accounts.begin_sign_in(SITE, EVE))
        with pytest.raises(Refused, match="banned you until"):
            await accounts.sign_in(SITE, EVE, shown, "Telephone")
        assert table.status is Status.RUNNING and table.seats_of(ben.token) == [1]
        clock.now += 60
        assert await bans.now(fingerprint(ben.token)) is None, "it is over"
        assert await accounts.signed_in(word) == ben

    run(test, database, clock=clock)


def test_many_who_ask_at_once_are_answered_by_one_look(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(accounts: Accounts) -> None:
        bans, looks = Bans(accounts.store, accounts.now), []
        await bans.add("ben", Ban(FOR_GOOD, "", 1.0))
        look = bans.all

        async def counted() -> dict[str, Ban]:
            looks.append(1)
            return await look()

        monkeypatch.setattr(bans, "all", counted)
        assert all(await asyncio.gather(*[bans.of("ben") for _ in range(50)])), "the first ones wait for it"
        monkeypatch.setattr(glance, "SOON", -1.0)
        monkeypatch.setattr(glance, "FRESH", -1.0)
        assert all(await asyncio.gather(*[bans.of("ben") for _ in range(50)]))
        assert len(looks) == 2

    run(test, database)


def test_a_ban_ends_when_the_operator_says_so(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        operator = Operator(accounts)
        table = await sit_down(accounts)
        ben = await operator.somebody(f"{table.id}:1")
        assert (ben.holder, ben.person, ben.name) == (fingerprint(BEN), "", "Ben")
        await operator.ban(ben, FOR_GOOD, "")
        assert [each.holder for each in await operator.people()] == [ben.holder]
        await operator.unban(await operator.somebody(ben.id), "he is sorry")
        assert await accounts.bans.all() == {} and await operator.people() == []
        assert await refused(operator.unban(ben, "")) is Why.ILLEGAL
        assert [act.what for act in await operator.acts()] == ["ban", "unban"]

    run(test, database)


def test_people_are_found_by_what_the_operator_knows_of_them(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        operator, browser = Operator(accounts), new_token()
        table = await sit_down(accounts, ben=browser)
        ben = await signed(accounts, browser)
        await accounts.store.change(("UPDATE people SET mail = ?", ("ben@example.org",)))
        holder = fingerprint(ben.token)
        for called in (holder[:6], holder, "ben@example.org", "BEN@example.org", f"{table.id}:1"):
            assert (await operator.somebody(called)).person == ben.person
        for called in ("Zoe", holder[:5], f"{table.id}:7", f"{table.id}:x"):
            assert await refused(operator.somebody(called)) is Why.UNKNOWN
        assert [each.mail for each in await operator.people("ben@")] == ["ben@example.org"]
        assert await operator.people("zoe") == []

    run(test, database)


def test_the_operator_hands_out_and_deletes_what_the_person_could(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        operator, browser = Operator(accounts), new_token()
        table, _ = await vile(accounts, browser)
        ben = await signed(accounts, browser)
        who = await operator.somebody(f"{table.id}:1")
        assert await operator.export(who) == await all_data(accounts, fingerprint(ben.token), ben)
        await operator.delete(who, "asked by mail")
        assert table.seats[1].away and await accounts.store.read("SELECT * FROM people") == []
        stranger = await operator.somebody(f"{table.id}:0")
        told = await operator.export(stranger)
        assert not stranger.person and told == await all_data(accounts, fingerprint(ANN), None)
        assert json.dumps(told["tables"]).count(table.id) == 1
        await operator.delete(stranger, "asked by mail")
        assert table.seats[0].away and await accounts.tables.mine(ANN) == []
        assert [act.what for act in await operator.acts()] == ["export", "delete"] * 2

    run(test, database)


def test_reports_bans_and_remarks_are_in_ones_data_and_forgotten(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        table, line = await vile(accounts)
        ann = await signed(accounts, browser)
        await report(accounts, table, line, ann.token, "He calls us names.")
        await accounts.tables.remark(table.id, ann.token, "Ann", "Shame!")
        await accounts.bans.add(fingerprint(ann.token), Ban(FOR_GOOD, "a mistake", 3.0))
        told = await all_data(accounts, fingerprint(ann.token), ann)
        assert told["reports"][0]["note"] == "He calls us names." and "something vile" not in json.dumps(told)
        assert [each["text"] for each in told["remarks"]] == ["Shame!"]
        assert told["bans"] == [{"until": FOR_GOOD, "reason": "a mistake", "made": 3.0}]
        await forget(accounts, fingerprint(ann.token), ann)
        for kept in ("reports", "bans"):
            assert await accounts.store.read(f"SELECT * FROM {kept}") == []

    run(test, database)


def test_what_was_removed_is_marked_in_the_data_of_who_said_it(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        table, line = await vile(accounts)
        await accounts.tables.chat(table.id, 1, BEN, "hello")
        await accounts.tables.remove_line(table.id, line)
        (told,) = (await all_data(accounts, fingerprint(BEN), None))["tables"]
        assert [(each["text"], each["removed"]) for each in told["said"]] == [
            ("something vile", True),
            ("hello", False),
        ]
        assert "vile" not in json.dumps(await all_data(accounts, fingerprint(ANN), None))

    run(test, database)
