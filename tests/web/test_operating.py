"""What whoever runs a server reads of it, and that nobody's secrets are in it."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.serving import NO_BOTS, Server
from tests.web.conftest import HOST
from tests.web.programs import OPEN, Program, me
from tests.web.test_stream import WAIT, Page, news, table_of_two

from spindletop.commands.serve import LOOPBACK, network
from spindletop.remote import Remote
from spindletop.store import Store, StoreDown
from spindletop.table import Tables
from spindletop.web.api.shapes import Key, TableInfo
from spindletop.web.app import Settings, make_app
from spindletop.web.limits import NO_LIMITS
from spindletop.web.metrics import BUCKETS, Metrics
from spindletop.web.stream import Streams

HERE = tuple(network("--metrics", each) for each in LOOPBACK)


def test_health_tells_whether_the_database_answers(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert app.get("/health").json() == {"status": "ok"}

    async def down(self: Store) -> None:
        raise StoreDown("gone", full=False)

    monkeypatch.setattr(Store, "check", down)
    told = app.get("/health")
    assert told.status_code == 503 and told.json() == {"status": "down"}


def asked_from(app: TestClient, address: str, **headers: str) -> tuple[int, str]:
    client = TestClient(app.app, base_url=f"http://{HOST}", client=(address, 1))
    client.portal = app.portal
    told = client.get("/metrics", headers={name.replace("_", "-"): value for name, value in headers.items()})
    return told.status_code, told.text


def test_metrics_are_for_those_whom_the_operator_allows(tmp_path: Path, app: TestClient) -> None:
    assert asked_from(app, "127.0.0.1")[0] == 404, "nobody, unless somebody is named"
    settings = Settings(str(tmp_path / "other.db"), metrics=(*HERE, network("--metrics", "10.0.0.0/8")))
    with TestClient(make_app(settings), base_url=f"http://{HOST}") as allowing:
        assert asked_from(allowing, "127.0.0.1")[0] == asked_from(allowing, "10.1.2.3")[0] == 200
        assert asked_from(allowing, "::1")[0] == asked_from(allowing, "::ffff:127.0.0.1")[0] == 200
        for stranger in ("192.168.1.1", "testclient", "2001:db8::1"):
            status, text = asked_from(allowing, stranger)
            assert status == 404 and "spindletop_" not in text
        assert asked_from(allowing, "127.0.0.1", x_forwarded_for="8.8.8.8")[0] == 404, "a proxy that nobody named"
        assert asked_from(allowing, "::ffff:127.0.0.1", x_forwarded_for="8.8.8.8")[0] == 404


def test_metrics_tell_what_happens_and_never_who(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "tables.db"), pace=0.0, limits=NO_LIMITS, metrics=HERE)
    with TestClient(make_app(settings), base_url=f"http://{HOST}") as app:
        ada, rex = Program(app), Program(app)
        opened = ada.open_table("king_oil", me("Ada"), OPEN, options={"start": 0})
        table, invite = opened.table, opened.invites[1]
        rex.post(f"/api/tables/{table}/seat", TableInfo, seat=1, name="Rex", invite=invite)
        view = ada.view(table, 0)
        ada.answer(view, view.legal[0].action)
        ada.post(f"/api/tables/{table}/talk", TableInfo, seat=0, text="Hello")
        app.get(f"/t/{table}/join/1?invite={invite}")
        app.get("/nowhere")
        app.request("BREW", "/")
        text = asked_from(app, "127.0.0.1")[1]
    assert (
        'spindletop_request_seconds_count{method="POST",route="/api/tables/{table:table}/answer",status="200"} 1'
        in text
    )
    assert 'route="/t/{table:table}/join/{seat:seat}",status="200"' in text and 'route="none",status="404"' in text
    assert 'method="other"' in text and "BREW" not in text
    assert 'spindletop_answers_total{by="person"} 1' in text
    for name in ("open_streams", "bots_waiting", "helpers_waiting"):
        assert f"\nspindletop_{name} 0\n" in text
    for secret in (table, invite, ada.token, rex.token, "Ada", "Rex", "Hello", "nowhere"):
        assert secret not in text
    for line in text.splitlines():
        assert re.fullmatch(
            r"# TYPE \w+ (histogram|counter|gauge)|\w+(\{[^{}]*(\{[\w:]+\}[^{}]*)*\})? [\d.e-]+", line
        ), line


def test_buckets_add_up() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.03, 0.03, 99.0):
        metrics.answered("GET", "/", 200, seconds)
    text = metrics.text({}, {})
    counts = [int(line.rpartition(" ")[2]) for line in text.splitlines() if "_bucket" in line]
    assert counts == sorted(counts) and len(counts) == len(BUCKETS) + 1
    assert counts[0] == 1 and counts[3] == 3 and counts[-2:] == [3, 4]
    assert "spindletop_request_seconds_sum" in text and "99.061" in text


def counted(metrics: Metrics) -> int:
    """How many answers have reached their last screen."""
    return sum(map(sum, metrics.screens.counts.values()))


def test_of_many_screens_the_last_counts() -> None:
    metrics = Metrics()
    for number in (0, 0, 1):
        metrics.shown("gold", 5, 3, 0.1)
        metrics.shown("crude", 5, 9, 0.1)
        assert counted(metrics) == number
    metrics.shown("crude", 6, 2, 0.1)
    assert counted(metrics) == 1, "another answer is counted from the first again"
    metrics.shown("crude", 6, 2, 0.1)
    assert counted(metrics) == 2


def test_the_last_screen_that_shows_an_answer_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with Tables(tmp_path / "tables.db", pace=0.0) as tables:
            table, ann, bob = await table_of_two(tables, "king_oil")
            metrics = Metrics()
            streams = Streams(tables, 10, metrics)
            pages = [Page(streams, table, token) for token in (ann, bob, "")]
            for page in pages:
                await news(page)
            assert counted(metrics) == 0, "who opens a page waits for no answer"
            for number in (1, 2, 3):
                seat = table.actor
                token = (ann, bob)[seat]
                await tables.answer(table.id, seat, token, table.asked, table.game.name(table.legal(seat)[0]))
                for page in pages:
                    while (await news(page))["seq"] < table.seq:
                        pass
                async with asyncio.timeout(WAIT):
                    while counted(metrics) < number:
                        await asyncio.sleep(0)
                assert counted(metrics) == number, "once, however many look"
            tables.end_news()

    asyncio.run(play())


@pytest.mark.slow
def test_the_log_of_requests_holds_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path, first=NO_BOTS, more=["--log", "json"])
    server.start()
    try:
        ada = Remote(server.address)
        ada.token = ada.post("/api/tokens", Key).token
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        table = ada.post("/api/tables", TableInfo, game="gold", seats=seats)
        ada.post(f"/api/tables/{table.table}/talk", TableInfo, seat=0, text="Hello")
        ada.request("GET", f"/t/{table.table}/join/1?invite={table.invites[1]}")
        assert "spindletop_request_seconds" in ada.text("/metrics")
        ada.close()
        text = server.log.read_text()  # before it stops: Python may have a word of its own to say then
    finally:
        server.stop()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"method": "POST", "route": "/api/tables/{table:table}/talk", "status": 200}.items() <= {
        key: value for line in lines if line["route"].endswith("/talk") for key, value in line.items()
    }.items()
    assert all(line.keys() == {"time", "level", "from", "method", "route", "status", "ms"} for line in lines)
    for secret in (table.table, table.invites[1], ada.token, "Ada", "Hello", "invite"):
        assert secret not in text
