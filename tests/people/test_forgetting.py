"""All that is known of somebody is told to them, and forgotten."""

import json

from tests.people.people import made, run
from tests.table.tables import finish

from spindletop.people import Accounts
from spindletop.people.forgetting import all_data, forget
from spindletop.people.profiles import Profile, Profiles
from spindletop.post.book import Book
from spindletop.post.ways import Habits, Kind, Way
from spindletop.table import OpenSeat, Person, new_token
from spindletop.table.seating import fingerprint


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
        await forget(accounts, ann.token, ann)
        assert waiting.seats[0].open
        assert running.seats[0].away and running.seats[0].name == "Ann" and running.seats[0].devices == 0
        assert over.names == ["Ann", "Al"] and over.seats_of(ann.token) == []
        assert await accounts.signed_in(word) is None
        for table in (
            "people",
            "devices",
            "passkeys",
            "passes",
            "profiles",
            "ratings",
            "holders",
            "ways",
            "habits",
            "notes",
        ):
            kept = str(await accounts.store.read(f"SELECT * FROM {table}"))
            assert not [each for each in (holder, ann.person, "bluffs") if each in kept], table
        assert [each.table for each in await tables.mine(ben)] == [running.id]

    run(test, database)


def test_a_browser_without_an_account_is_forgotten_in_the_same_way(database: str) -> None:
    async def test(accounts: Accounts) -> None:
        browser = new_token()
        table = await accounts.tables.open_table(browser, "claims", [Person("Ann"), OpenSeat()])
        await accounts.tables.claim(table.id, 1, new_token(), "Ben")
        await forget(accounts, browser, None)
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
        told = await all_data(accounts, ann.token, ann)
        assert told["account"]["passkeys"][0]["label"] == "Telephone"
        assert told["profiles"] == [{"name": "Ann", "badge": 1, "colour": 2}]
        assert told["tables"][0]["seats"] == {0: "Ann"} and told["tables"][0]["notes"] == {0: "Green bluffs"}
        assert [line["text"] for line in told["tables"][0]["said"]] == ["Hello from Ann"]
        text = json.dumps(told)
        assert not [each for each in ("Ben", ann.token, word, code, fingerprint(ann.token)) if each in text]

    run(test, database)
