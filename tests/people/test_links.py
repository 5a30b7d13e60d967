"""Links by mail and to another device."""

import asyncio
import re
from pathlib import Path

import pytest
from tests.people.people import SITE, Clock, made, run
from tests.table.tables import refused

from spindletop.people import Accounts, Signed, Site
from spindletop.people.accounts import Entered
from spindletop.people.links import Links
from spindletop.people.passes import MAILS, SECONDS, Kind
from spindletop.table import OpenSeat, Person, Why, new_token

ADDRESS = "ann@example.org"


class LetterBox:
    """Keeps what it is to send."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []
        self.broken = False

    async def send(self, to: str, subject: str, text: str) -> None:
        if self.broken:
            raise OSError(f"cannot reach the server for {to}: {text}")
        self.letters.append((to, subject, text))

    def code(self) -> str:
        """Of the last link."""
        found = re.search(r"code=([\w-]+)", self.letters[-1][2])
        assert found
        return found[1]


async def sent(links: Links, box: LetterBox, address: str = ADDRESS, signed: Signed | None = None) -> str:
    await links.send(await links.letter(SITE, address, signed))
    return box.code()


def test_a_link_by_mail_makes_an_account_and_signs_in_to_it_later(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        box = LetterBox()
        links, browser = Links(accounts, box), new_token()
        table = await accounts.tables.open_table(browser, "gold", [Person("Ann"), OpenSeat()])
        entered = await links.enter_by_mail(browser, await sent(links, box), "")
        ann = await accounts.signed_in(entered.device)
        assert ann and entered.recovery and table.seats_of(ann.token) == [0]
        again = await links.enter_by_mail(new_token(), await sent(links, box, " Ann@Example.org "), "")
        same = await accounts.signed_in(again.device)
        assert same and same.person == ann.person and not again.recovery
        assert {to for to, _, _ in box.letters} == {ADDRESS}

    run(test, database)


def test_a_link_works_once_and_for_a_while(tmp_path: Path) -> None:
    clock = Clock()

    async def test(accounts: Accounts) -> None:
        box = LetterBox()
        links = Links(accounts, box)
        code = await sent(links, box)
        assert (await links.enter_by_mail(new_token(), code, "")).device
        assert await refused(links.enter_by_mail(new_token(), code, "")) is Why.EXPIRED
        late = await sent(links, box)
        clock.now += SECONDS[Kind.MAIL] + 1
        assert await refused(links.enter_by_mail(new_token(), late, "")) is Why.EXPIRED

    run(test, tmp_path / "tables.db", clock=clock)


def test_a_letter_is_the_same_whether_the_address_is_known_or_not(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        box = LetterBox()
        links = Links(accounts, box)
        first = await sent(links, box)
        await links.enter_by_mail(new_token(), first, "")
        second = await sent(links, box)
        assert box.letters[0][2].replace(first, "") == box.letters[1][2].replace(second, "")

    run(test, tmp_path / "tables.db")


def test_nobody_fills_a_letter_box(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        box = LetterBox()
        links = Links(accounts, box)
        for _ in range(MAILS):
            await sent(links, box)
        assert await refused(links.letter(SITE, ADDRESS, None)) is Why.OFTEN
        assert len(box.letters) == MAILS

    run(test, tmp_path / "tables.db")


def test_an_address_is_added_only_by_who_can_read_it_and_nobody_else_has_it(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        box = LetterBox()
        links = Links(accounts, box)
        people = []
        for _ in range(2):
            _, word, _ = await made(accounts, new_token())
            found = await accounts.signed_in(word)
            assert found
            people.append(found)
        ann, eve = people
        code = await sent(links, box, signed=eve)
        assert await refused(links.confirm(code, ann)) is Why.EXPIRED, "only where eve is signed in"
        assert await refused(links.enter_by_mail(new_token(), code, "")) is Why.EXPIRED
        await links.confirm(await sent(links, box, signed=ann), ann)
        assert (await accounts.about(ann.person))[0] == ADDRESS
        assert await refused(links.confirm(await sent(links, box, signed=eve), eve)) is Why.TAKEN

    run(test, tmp_path / "tables.db")


def test_of_two_links_used_at_once_one_makes_the_account(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        box = LetterBox()
        links = Links(accounts, box)
        codes = [await sent(links, box) for _ in range(2)]
        entered = [links.enter_by_mail(new_token(), code, "") for code in codes]
        ended = await asyncio.gather(*entered, return_exceptions=True)
        assert any(isinstance(each, Entered) for each in ended)
        assert await accounts.store.read("SELECT mail FROM people") == [(ADDRESS,)]

    run(test, database)


def test_no_mail_leads_to_an_address_that_somebody_made_up(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        assert await refused(Links(accounts, LetterBox()).letter(Site("http", "6.6.6.6"), ADDRESS, None)) is Why.ILLEGAL
        assert await refused(Links(accounts).letter(SITE, ADDRESS, None)) is Why.ILLEGAL

    run(test, tmp_path / "tables.db")


@pytest.mark.parametrize(
    "address", ["", "ann", "ann@", "@example.org", "a b@example.org", "ann@example.org\nbcc: x", "x" * 300]
)
def test_what_is_no_address_is_refused(address: str, tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        assert await refused(Links(accounts, LetterBox()).letter(SITE, address, None)) is Why.WRONG

    run(test, tmp_path / "tables.db")


def test_a_mail_that_cannot_be_sent_is_in_the_log_without_its_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(accounts: Accounts) -> None:
        box = LetterBox()
        box.broken = True
        links = Links(accounts, box)
        await links.send(await links.letter(SITE, ADDRESS, None))

    run(test, tmp_path / "tables.db")
    assert "could not be sent" in caplog.text and ADDRESS not in caplog.text and "code=" not in caplog.text


def test_a_link_carries_all_seats_to_another_browser_once(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        links, here, there = Links(accounts), new_token(), new_token()
        tables = [await accounts.tables.open_table(here, "gold", [Person("Ann"), OpenSeat()]) for _ in range(2)]
        kind, word = await links.carry(here, None)
        assert not (await links.arrive(kind, there, word, "")).device
        assert [table.seats_of(token) for table in tables for token in (here, there)] == [[0]] * 4
        assert await refused(links.arrive(kind, new_token(), word, "")) is Why.EXPIRED

    run(test, database)


def test_a_link_signs_another_device_in(tmp_path: Path) -> None:
    async def test(accounts: Accounts) -> None:
        links = Links(accounts)
        _, word, _ = await made(accounts, new_token())
        ann = await accounts.signed_in(word)
        kind, link = await links.carry(new_token(), ann)
        entered = await links.arrive(kind, new_token(), link, "Telephone")
        there = await accounts.signed_in(entered.device)
        assert ann and there and there.person == ann.person

    run(test, tmp_path / "tables.db")
