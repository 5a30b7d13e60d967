"""Nonsense on every route, asked by strangers and by those who sit there: `make fuzz` asks for 20,000 requests.

To strangers all is refused in words, or nothing comes of it. Those who sit there may also happen to do what they may:
then games go on by their rules, and are kept.
"""

import asyncio
import os
import random
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import pytest
from starlette.applications import Starlette
from tests.conformance.checks import snapshot
from tests.people.people import made
from tests.web.walk import PAINTED, PARAMETER, Reads, ask, declared, routes

from spindletop.games import games
from spindletop.people import Accounts
from spindletop.post.service import Post
from spindletop.table import BotSeat, OpenSeat, Person, SeatPlan, Status, Table, Tables, new_token
from spindletop.web.app import Settings, make_app
from spindletop.web.browser import TOKEN
from spindletop.web.limits import NO_LIMITS
from spindletop.web.people.known import DEVICE
from spindletop.web.stream import Streams

pytestmark = pytest.mark.slow

REQUESTS = int(os.environ.get("SPINDLETOP_FUZZ", "500"))  # half of strangers, half of others
RECORD = Path(__file__).parent.parent / "browser" / "gold.record"
WAIT = 1800
NASTY = [
    *("", " ", "0", "1", "-1", "3", "007", "9" * 30, "9" * 5000, "1e3", "0x1", "½", "٣", "NaN", "true", "yes", "None"),
    *["\0"] * 6,  # what databases differ in
    *("a\0b", "\r\nset-cookie: a=b", "\ud800", "\u202e", "é" * 300, "😀", "<script>alert(1)</script>", "'\"`;--"),
    *(
        "../../etc/passwd",
        "{{7*7}}",
        "%00",
        "%s%n",
        "x" * 20_000,
        ";" * 500,
        "turn 1",
        "pass;pass",
        "open",
        "spectator",
    ),
]


class Asker(NamedTuple):
    """A browser: nobody's, with a key of its own, or a device on which somebody is signed in."""

    token: str = ""
    device: str = ""

    @property
    def cookies(self) -> dict[str, str]:
        return {"cookie": f"{TOKEN}={self.token}; {DEVICE}={self.device}"} if self.device else {}


class Fuzz:
    """Requests about these tables, of these askers: mostly nonsense, and some that make sense, as far as it goes."""

    def __init__(self, app: Starlette, ids: list[str], askers: list[Asker], reads: Reads) -> None:
        self.app = app
        self.tables: Tables = app.state.tables
        self.ids = ids
        self.askers = askers
        self.reads = reads
        self.chance = random.Random(14)
        self.names: dict[tuple[str, str], set[str]] = {route: declared(*route) for route in routes()}
        self.answering = [route for route in self.names if route[1].endswith("/answer")]
        self.statuses: Counter[int] = Counter()

    def value(self) -> str:
        return self.chance.choice([self.chance.choice(NASTY), self.chance.choice(self.ids)])

    def path(self, route: str, table: Table) -> bytes:
        """Mostly of a page that there is."""
        known = {"table": [table.id], "game": ["gold", "crude"], "seat": list("0123"), "what": ["leave", "word", "bot"]}
        known["land"], known["puzzle"] = ["0123456789ab"], ["1", "20"]
        made = route
        for match in PARAMETER.finditer(route):
            sensible = self.chance.random() < 0.8
            value = self.chance.choice(known[match[1]]) if sensible else self.value()
            made = made.replace(match[0], quote(value.encode(errors="replace"), safe="%"))
        return made.encode()

    def sense(self, name: str, table: Table) -> str:
        """What could stand in this field at this moment."""
        if name == "action" and table.status is Status.RUNNING and table.turn >= 0:
            return table.game.name(self.chance.choice([*table.legal(table.turn)]))
        if name.startswith("kind-"):
            return self.chance.choice(["me", "here", "open", "none"])
        known = {"asked": str(table.asked), "at": str(table.answers), "game": table.game.slug, "text": "Hello"}
        known["seat"] = str(max(table.turn, 0))
        return known.get(name, "")

    def body(self, names: set[str], table: Table) -> bytes:
        """A form with some of the fields that the route reads; now and then, something that is no form."""
        if self.chance.random() < 0.1:
            return self.chance.randbytes(self.chance.randrange(200))
        sensible = self.chance.random() < 0.4
        fields = [
            (name, self.sense(name, table) if sensible else self.value())
            for name in sorted(names)
            if self.chance.random() < 0.9
        ]
        fields += [self.chance.choice(fields)] if fields and self.chance.random() < 0.2 else []
        return urlencode(fields, errors="replace").encode()

    def headers(self) -> dict[str, str]:
        odd = {
            "content-type": [
                *("multipart/form-data; boundary=x", "multipart/form-data", "text/plain", "\0"),
                "multipart/form-data; boundary=x; charset=unicode_escape",
            ],
            "content-length": ["-1", "999999999999", "abc", "9" * 400],
            "cookie": ["spindletop=\0", "spindletop=" + "x" * 4000, "=;=;", "spindletop-name=%ff%fe"],
            "hx-request": ["true"],
            "origin": ["null", "http://", "https://evil.example"],
            "host": ["", "[::1", "evil.example", "127.0.0.1:99999999"],
        }
        if self.chance.random() < 0.8:
            return {}
        name = self.chance.choice([*odd])
        return {name: self.chance.choice(odd[name])}

    async def ask(self, times: int) -> None:
        for number in range(times):
            method, route = self.chance.choice(self.answering if self.chance.random() < 0.1 else [*self.names])
            table = await self.tables.table(self.chance.choice(self.ids))
            asker = self.chance.choice(self.askers)
            self.reads.names = set()
            path, body = self.path(route, table), self.body(self.names[method, route], table)
            headers = asker.cookies | self.headers()
            status, text, leads = await ask(self.app, method, path, asker.token, body, **headers)
            assert status < 500, f"request {number}: {method} {path!r} {body!r} answered {status}: {text[:300]}"
            self.names[method, route] |= self.reads.names
            self.statuses[status] += 1
            if (opened := re.search(r"/t/(\w+)", leads)) and opened[1] not in self.ids:
                self.ids.append(opened[1])


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[Starlette]:
    """An app whose bots think for ever: what happens at its tables, people do."""

    async def think(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    async with asyncio.timeout(WAIT), Tables(database, pause=(WAIT, WAIT), analysis=0.1) as tables:
        tables.thinkers.run = think  # type: ignore[assignment]
        app = make_app(Settings(limits=NO_LIMITS))
        app.state.tables, app.state.streams = tables, Streams(tables, 10**6)
        app.state.accounts, app.state.post = Accounts(tables), Post(tables)
        await app.state.post.open()
        app.state.painter.done = PAINTED
        yield app


async def member(tables: Tables, name: str) -> tuple[Asker, str]:
    """Somebody with an account, and the token by which their seats are theirs."""
    accounts, browser = Accounts(tables), new_token()
    _, device, _ = await made(accounts, browser, name)
    signed = await accounts.signed_in(device)
    assert signed
    return Asker(browser, device), signed.token


def kept(table: Table) -> list[Any]:
    """What no nonsense of strangers may change: the game, and who sits where."""
    return [table.status, table.asked, table.answers, table.words, table.names, [seat.devices for seat in table.seats]]


def told(statuses: Counter[int], caplog: pytest.LogCaptureFixture) -> None:
    assert len(statuses) > 8, "pages, refusals of every kind"
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
    print(f"{sum(statuses.values())} requests: {dict(sorted(statuses.items()))}")


def test_nonsense_of_strangers_is_refused_and_changes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> Counter[int]:
        async with serving(database) as app:
            tables, host = app.state.tables, new_token()
            two: list[SeatPlan] = [Person("Ann"), Person("Ben")]
            opened = [await tables.open_table(host, slug, two) for slug in ("crude", "king_oil", "gold")]
            opened.append(await tables.open_table(host, "gold", [Person("Ann"), OpenSeat(), BotSeat()], listed=False))
            opened.append(await tables.upload(host, RECORD.read_text(encoding="utf-8")))
            before = [kept(table) for table in opened]
            cleo, _ = await member(tables, "Cleo")
            with monkeypatch.context() as patch:
                ids = [table.id for table in opened]
                fuzz = Fuzz(app, ids, [Asker(), Asker(new_token()), cleo], Reads(patch))
                await fuzz.ask(REQUESTS // 2)
            assert [kept(table) for table in opened] == before
            return fuzz.statuses

    told(asyncio.run(play()), caplog)


def test_games_go_on_by_their_rules_whatever_those_ask_who_sit_there(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> Counter[int]:
        async with serving(database) as app:
            tables, ann, ben = app.state.tables, new_token(), new_token()
            cleo, cleo_token = await member(tables, "Cleo")
            ids = []
            for slug in games():
                table = await tables.open_table(ann, slug, [Person("Ann"), OpenSeat(), OpenSeat()], listed=True)
                await tables.claim(table.id, 1, ben, "Ben")
                await tables.claim(table.id, 2, cleo_token, "Cleo")
                ids.append(table.id)
            with monkeypatch.context() as patch:
                fuzz = Fuzz(app, ids, [Asker(ann), Asker(ben), cleo], Reads(patch))
                await fuzz.ask(REQUESTS // 2)
            assert sum([(await tables.table(id)).answers for id in ids]) > 0
            async with Tables(database).visited() as again:
                for id in fuzz.ids:
                    table = await tables.table(id)
                    async with asyncio.timeout(60):
                        while (read := await again.table(id)).seq != table.seq:  # a bot answered between the two looks
                            await asyncio.sleep(0)
                    assert table.course.state.faults() == [] and not read.trouble
                    assert snapshot(read.course.state) == snapshot(table.course.state)
            return fuzz.statuses

    told(asyncio.run(play()), caplog)
