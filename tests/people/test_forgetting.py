"""All that is known of somebody is told to them, and forgotten."""

import json

from tests.people.people import SITE, made, run
from tests.people.test_links import LetterBox, sent
from tests.table.tables import finish

from spindletop.people import Accounts
from spindletop.people.forgetting import all_data, forget
from spindletop.people.links import Links
from spindletop.people.profiles import Profile, Profiles
from spindletop.people.ratings import Rater
from spindletop.people.reports import Reports, Subject
from spindletop.post.book import PUT, Book
from spindletop.post.ways import Habits, Kind, Way
from spindletop.store.dialects import Postgres, Sqlite
from spindletop.table import OpenSeat, Person, new_token
from spindletop.table.seating import fingerprint
from spindletop.table.shuns import Kind as Shunned
from spindletop.table.shuns import Shuns


def test_a_deleted_account_leaves_names_in_games_and_nothing_else(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        tables, browser, ben = accounts.tables, new_token(), new_token()
        waiting = await tables.open_table(browser, "claims", [Person("Ann"), OpenSeat()])
        running = await tables.open_table(browser, "claims", [Person("Ann"), OpenSeat()])
        await tables.claim(running.id, 1, ben, "Ben")
        over = await finish(tables, await tables.open_table(browser, "claims", [Person("Ann"), Person("Al")]), browser)
        _, word, _ = await made(accounts, browser)
        ann = await accounts.signed_in(word)
        assert ann
        holder = fingerprint(ann.token)
        await Profiles(accounts.store).keep(holder, Profile("Ann", 1, 2))
        await tables.notes.keep(running, 0, ann.token, "Ben bluffs")
        book = Book(accounts.store)
        await book.keep_habits(holder, Habits())
        await book.add(Way("way", holder, Kind.HOOK, "https://room.example", "", "", True, True, "", 0.0))
        await forget(accounts, fingerprint(ann.token), ann)
        assert waiting.seats[0].open
        assert running.seats[0].away and running.seats[0].name == "Ann" and running.seats[0].devices == 0
        assert over.names == ["Ann", "Al"] and over.seats_of(ann.token) == []
        assert await accounts.signed_in(word) is None
        assert [each.table for each in await tables.mine(ben)] == [running.id]

    run(test, database)


NAMES = {
    Sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
    Postgres: "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()",
}
# What has happened at a table stays as it was written, with the fingerprints of tokens that nobody has any more.
HISTORY = "entries"


def test_nothing_that_leads_to_somebody_is_left_in_any_table(database: str) -> None:
    """Whatever tables there are: one that is added later is looked through, too."""

    async def test(accounts: Accounts) -> None:
        tables, store, browser, ben = accounts.tables, accounts.store, new_token(), new_token()
        left = await tables.open_table(browser, "claims", [Person("Ann"), OpenSeat()])
        await tables.claim(left.id, 1, ben, "Ben")
        await tables.offer(left.id, 0, browser)
        await tables.claim(left.id, 0, new_token(), "Kim", invite=left.seats[0]._invite)
        rated = await tables.open_table(browser, "claims", [Person("Ann"), OpenSeat()], rated=True)
        await tables.claim(rated.id, 1, ben, "Ben")
        await finish(tables, rated, browser, ben)
        await Rater(tables).settle()
        _, word, _ = await made(accounts, browser)
        ann = await accounts.signed_in(word)
        assert ann
        holder, mail = fingerprint(ann.token), "ann@example.org"
        running = await tables.open_table(ann.token, "claims", [Person("Ann"), OpenSeat()])
        await tables.claim(running.id, 1, ben, "Ben")
        await Profiles(store).keep(holder, Profile("Ann of Vienna", 1, 2))
        await tables.notes.keep(running, 0, ann.token, "Ben bluffs")
        shuns, reports = Shuns(store), Reports(store)
        for one, other, seat in ((holder, fingerprint(ben), 1), (fingerprint(ben), holder, 0)):
            await shuns.add(one, Shunned.MUTE, [other], running.id, "Somebody", accounts.now())
            await reports.add(running, Subject.of_name(running, seat), one, "", accounts.now())
        box = LetterBox()
        links = Links(accounts, box)
        await links.confirm(await sent(links, box, mail, ann), ann)
        await sent(links, box, mail)  # and another one on its way
        await links.carry(browser, ann)
        await accounts.begin_passkey(SITE, browser, "", ann)
        book = Book(store)
        await book.keep_habits(holder, Habits())
        await book.add(Way("hers", holder, Kind.HOOK, "https://room.example", "", "", True, True, "", 0.0))
        await store.change((PUT, ("hers", running.id, 1, 0.0, 0.0)))
        await book.keep_present("killed", [(holder, running.id)], accounts.now() + 60)
        await forget(accounts, fingerprint(ann.token), ann)
        known = [browser, fingerprint(browser), ann.token, holder, ann.person, word, fingerprint(word), mail]
        known += ["Vienna", "bluffs", "hers"]
        for (table,) in await store.read(NAMES[type(store.dialect)]):
            kept = str(await store.read(f"SELECT * FROM {table}"))
            assert table == HISTORY or not [each for each in known if each in kept], table

    run(test, database)


def test_a_browser_without_an_account_is_forgotten_in_the_same_way(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        table = await accounts.tables.open_table(browser, "claims", [Person("Ann"), OpenSeat()])
        await accounts.tables.claim(table.id, 1, new_token(), "Ben")
        await forget(accounts, fingerprint(browser), None)
        assert table.seats[0].away and await accounts.tables.mine(browser) == []

    run(test, database)


def test_all_that_is_known_is_told_and_of_others_nothing(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        browser, ben = new_token(), new_token()
        table = await accounts.tables.open_table(browser, "claims", [Person("Ann"), OpenSeat()])
        await accounts.tables.claim(table.id, 1, ben, "Ben")
        await accounts.tables.chat(table.id, 0, browser, "Hello from Ann")
        await accounts.tables.chat(table.id, 1, ben, "Hello from Ben")
        _, word, code = await made(accounts, browser)
        ann = await accounts.signed_in(word)
        assert ann
        await Profiles(accounts.store).keep(fingerprint(ann.token), Profile("Ann", 1, 2))
        await accounts.tables.notes.keep(table, 0, ann.token, "Green bluffs")
        told = await all_data(accounts, fingerprint(ann.token), ann)
        assert told["account"]["passkeys"][0]["label"] == "Telephone"
        assert told["profiles"] == [{"name": "Ann", "badge": 1, "colour": 2}]
        assert told["tables"][0]["seats"] == {0: "Ann"} and told["tables"][0]["notes"] == {0: "Green bluffs"}
        assert [line["text"] for line in told["tables"][0]["said"]] == ["Hello from Ann"]
        text = json.dumps(told)
        assert not [each for each in ("Ben", ann.token, word, code, fingerprint(ann.token)) if each in text]

    run(test, database)
