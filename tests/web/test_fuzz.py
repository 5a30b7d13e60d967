"""Nonsense on every route: refused in words, and nothing comes of it. `make fuzz` asks for 20,000 requests."""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from tests.web.walk import PAINTED, PARAMETER, Reads, ask, declared, routes

from spindletop.post.service import Post
from spindletop.table import BotSeat, OpenSeat, Person, SeatPlan, Table, Tables, new_token
from spindletop.web.app import Settings, make_app
from spindletop.web.limits import NO_LIMITS
from spindletop.web.stream import Streams

REQUESTS = int(os.environ.get("SPINDLETOP_FUZZ", "500"))
RECORD = Path(__file__).parent.parent / "browser" / "gold.record"
WAIT = 1800
NASTY = [
    *("", " ", "0", "1", "-1", "3", "007", "9" * 30, "9" * 5000, "1e3", "0x1", "½", "٣", "NaN", "true", "yes", "None"),
    *("\0", "a\0b", "\r\nset-cookie: a=b", "\ud800", "\u202e", "é" * 300, "😀", "<script>alert(1)</script>", "'\"`;--"),
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


class Fuzz:
    """Requests of somebody who holds no seat, or of somebody who sits at one of the tables."""

    def __init__(self, tables: list[Table], tokens: list[str], reads: Reads, chance: random.Random) -> None:
        self.ids = [table.id for table in tables]
        self.tokens = tokens
        self.reads = reads
        self.chance = chance
        self.names: dict[tuple[str, str], set[str]] = {route: declared(*route) for route in routes()}

    def value(self) -> str:
        return self.chance.choice([self.chance.choice(NASTY), self.chance.choice(self.ids)])

    def path(self, route: str) -> bytes:
        """Mostly with tables that exist."""
        known = {"table": self.ids, "game": ["gold", "crude"], "seat": list("0123"), "what": ["leave", "word", "bot"]}
        known["land"], known["puzzle"] = ["0123456789ab"], ["1", "20"]
        made = route
        for match in PARAMETER.finditer(route):
            sensible = self.chance.random() < 0.8
            value = self.chance.choice(known[match[1]]) if sensible else self.value()
            made = made.replace(match[0], quote(value.encode(errors="replace"), safe="%"))
        return made.encode()

    def body(self, names: set[str]) -> bytes:
        """A form with some of the fields that the route reads; now and then, something that is no form."""
        if self.chance.random() < 0.1:
            return self.chance.randbytes(self.chance.randrange(200))
        fields = [(name, self.value()) for name in sorted(names) if self.chance.random() < 0.8]
        fields += [self.chance.choice(fields)] if fields and self.chance.random() < 0.2 else []
        return urlencode(fields, errors="replace").encode()

    def headers(self) -> dict[str, str]:
        odd = {
            "content-type": ["multipart/form-data; boundary=x", "multipart/form-data", "text/plain", "\0"],
            "content-length": ["-1", "999999999999", "abc", "9" * 400],
            "cookie": ["spindletop=\0", "spindletop=" + "x" * 4000, "=;=;", "spindletop-name=%ff%fe"],
            "hx-request": ["true"],
            "origin": ["null", "http://", "https://evil.example"],
            "host": ["", "[::1", "evil.example", "127.0.0.1:99999999"],
        }
        if self.chance.random() < 0.7:
            return {}
        name = self.chance.choice([*odd])
        return {name: self.chance.choice(odd[name])}

    async def once(self, app: Any) -> tuple[str, int, str]:
        method, route = self.chance.choice([*self.names])
        token = self.chance.choice(["", *self.tokens])
        self.reads.names = set()
        path, body = self.path(route), self.body(self.names[method, route])
        status, text, _ = await ask(app, method, path, token, body, **self.headers())
        self.names[method, route] |= self.reads.names
        return f"{method} {route}", status, text


def kept(table: Table) -> list[Any]:
    """What no nonsense may change: the game, and who sits where."""
    return [table.status, table.asked, table.answers, table.words, table.names, [seat.devices for seat in table.seats]]


def test_nonsense_is_refused_and_changes_nothing(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> Counter[int]:
        holder, stranger = new_token(), new_token()
        async with asyncio.timeout(WAIT), Tables(database, pause=(WAIT, WAIT)) as tables:
            two: list[SeatPlan] = [Person("Ann"), Person("Ben")]
            made = [await tables.open_table(holder, slug, two) for slug in ("crude", "king_oil", "gold")]
            made.append(await tables.open_table(holder, "gold", [Person("Ann"), OpenSeat(), BotSeat()], listed=False))
            made.append(await tables.upload(holder, RECORD.read_text(encoding="utf-8")))
            before = [kept(table) for table in made]
            app = make_app(Settings(limits=NO_LIMITS))
            app.state.tables, app.state.streams = tables, Streams(tables, 10**6)
            app.state.post = Post(tables)
            await app.state.post.open()
            app.state.painter.done = PAINTED
            chance = random.Random(14)
            statuses: Counter[int] = Counter()
            with monkeypatch.context() as patch:
                fuzz = Fuzz(made, [stranger], Reads(patch), chance)
                for number in range(REQUESTS):
                    asked, status, text = await fuzz.once(app)
                    assert status < 500, f"request {number}: {asked} answered {status}: {text[:300]}"
                    statuses[status] += 1
            assert [kept(table) for table in made] == before
            return statuses

    statuses = asyncio.run(play())
    assert len(statuses) > 8, "pages, refusals of every kind"
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
    print(f"{sum(statuses.values())} requests: {dict(sorted(statuses.items()))}")
