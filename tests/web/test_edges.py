"""What comes from outside and is no ordinary request: told as such, with nothing changed and nothing held."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.testclient import TestClient
from tests.web.conftest import HOST, Visitor

from spindletop.table import new_token
from spindletop.web import connections, security
from spindletop.web.app import Settings, make_app
from spindletop.web.browser import TOKEN
from spindletop.web.connections import Connection
from spindletop.web.headers import HEADERS
from spindletop.web.limits import NO_LIMITS, Buckets, Limits, Rate, neighbourhood

DIGITS = "9" * 5000
ORIGIN = {"origin": f"http://{HOST}"}
FORM = {"content-type": "application/x-www-form-urlencoded"}


def client_of(folder: Path, scheme: str = "http", **limits: Rate) -> TestClient:
    settings = Settings(str(folder / "tables.db"), limits=Limits(**limits))  # type: ignore[arg-type]
    return TestClient(make_app(settings), base_url=f"{scheme}://{HOST}", raise_server_exceptions=False)


def test_numbers_beyond_all_measure_are_no_seats(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="crude")
    assert ann.get(f"{table}/replay?as={DIGITS}&at={DIGITS}")
    ann.get(f"{table}?here={DIGITS}")
    ann.get(f"{table}/join/{DIGITS}", 404)
    ann.post(f"{table}/leave/{DIGITS}", 404)
    ann.post(f"{table}/chat", 422, seat=DIGITS, text="hello")
    ann.get(f"/events?t={table[3:]}:{DIGITS}", 422)


def test_no_table_has_such_an_id(app: TestClient, ann: Visitor, database: str) -> None:
    for id in ("a%00b", "%00", "x" * 65, "ümlaut", "a'b"):
        ann.get(f"/t/{id}", 404)
        ann.post(f"/t/{id}/answer", 404, seat=0, asked=1, action="pass")


def chunks(size: int) -> Iterator[bytes]:
    yield b"name="
    for _ in range(size // 1000):
        yield b"x" * 1000


def test_a_long_body_without_a_length_is_refused_in_words(ann: Visitor) -> None:
    answer = ann.client.post("/name", content=chunks(40_000), headers={**FORM, "hx-request": "true"})
    assert answer.status_code == 413 and "at most 16,384 bytes" in answer.text


def missing(answer: httpx2.Response) -> set[str]:
    return {name for name, value in HEADERS.items() if answer.headers.get(name) != value}


def test_refusals_and_faults_carry_the_headers_too(tmp_path: Path) -> None:
    async def broken(request: Request) -> Response:
        raise RuntimeError("a slip of ours")

    with client_of(tmp_path, openings=Rate(0, 1)) as client:
        assert isinstance(client.app, Starlette)
        client.app.add_route("/broken", broken)
        opened = client.post("/play", data={"game": "gold"}, headers=ORIGIN, follow_redirects=False)
        answers = {
            303: opened,
            404: client.get("/nowhere"),
            403: client.post("/play", data={"game": "gold"}),
            405: client.put("/play", headers=ORIGIN),
            413: client.post("/name", data={"name": "x" * 20_000}, headers=ORIGIN),
            421: client.get("/", headers={"host": "evil.example"}),
            422: client.post(f"{opened.headers['location']}/chat", data={"seat": "mine"}, headers=ORIGIN),
            429: client.post("/play", data={"game": "gold"}, headers=ORIGIN),
            500: client.get("/broken"),
        }
    assert {status: answer.status_code for status, answer in answers.items()} == {each: each for each in answers}
    assert {status: missing(answer) for status, answer in answers.items()} == {each: set() for each in answers}
    assert "Something went wrong here" in answers[500].text and "slip" not in answers[500].text


@pytest.mark.parametrize(
    ("scheme", "origin", "code"),
    [("https", "https", 303), ("http", "http", 303), ("http", "https", 403), ("https", "http", 403)],
)
def test_an_origin_is_compared_with_its_scheme(tmp_path: Path, scheme: str, origin: str, code: int) -> None:
    with client_of(tmp_path, scheme) as client:
        headers = {"origin": f"{origin}://{HOST}"}
        answer = client.post("/name", data={"name": "Ann"}, headers=headers, follow_redirects=False)
    assert answer.status_code == code
    assert ("--proxy" in answer.text) == (scheme == "http" and origin == "https"), "the likely reason is told"


def test_on_https_nobody_else_can_set_or_read_our_cookies(tmp_path: Path) -> None:
    with client_of(tmp_path, "https") as client:
        headers = {"origin": f"https://{HOST}"}
        answer = client.post("/name", data={"name": "Ann"}, headers=headers, follow_redirects=False)
        assert "strict-transport-security" in answer.headers
        cookies = answer.headers.get_list("set-cookie")
        assert len(cookies) == 2
        for cookie in cookies:
            assert cookie.startswith("__Host-spindletop") and "Secure" in cookie and "Path=/" in cookie
            assert "Domain" not in cookie
        assert "Ann" in client.get("/").text, "and they work"
        planted = client.get("/", headers={"cookie": f"{TOKEN}={new_token()}"})
        assert "__Host-spindletop=" in planted.headers["set-cookie"], "without its prefix a cookie is nobody's"


@pytest.mark.parametrize("length", [20, 21, 22, 86, 87, 100])
def test_whatever_key_a_browser_has_it_can_play(app: TestClient, ann: Visitor, length: int) -> None:
    ann.client.cookies.set(TOKEN, "k" * length)
    table = ann.post("/play", 204, game="gold")
    ann.post(f"{table}/chat", 200, seat=0, text="hello")


def test_an_address_opens_so_many_tables_whatever_its_keys(tmp_path: Path) -> None:
    limits = Limits(openings=Rate(0.0, 3))
    with TestClient(
        make_app(Settings(str(tmp_path / "tables.db"), limits=limits)), base_url=f"http://{HOST}"
    ) as client:
        codes = []
        for _ in range(5):
            client.cookies.clear()
            answer = client.post("/play", data={"game": "gold"}, headers=ORIGIN, follow_redirects=False)
            codes.append(answer.status_code)
    assert codes == [303, 303, 303, 429, 429]
    assert "wait a while" in answer.text


def test_reading_has_its_limit_too(tmp_path: Path) -> None:
    limits = Limits(reads=Rate(0.0, 3))
    with TestClient(
        make_app(Settings(str(tmp_path / "tables.db"), limits=limits)), base_url=f"http://{HOST}"
    ) as client:
        assert [client.get("/rules/gold").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_a_household_counts_once() -> None:
    assert (
        neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1") != neighbourhood("2001:db8:1:3::1")
    )
    assert neighbourhood("192.0.2.1") == neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"
    assert neighbourhood("a socket") == "a socket"


def test_buckets_of_old_addresses_are_forgotten() -> None:
    buckets = Buckets(Rate(0.0, 1), addresses=2)
    assert [buckets.take(each) for each in "aabca"] == [True, False, True, True, True]


# With a real server


@contextmanager
def limits_of(patch: pytest.MonkeyPatch) -> Iterator[None]:
    with patch.context() as changed:
        changed.setattr(connections, "PATIENCE", 0.3)
        changed.setattr(connections, "EACH", 5)
        changed.setattr(security, "BODY", 0.3)
        yield


class Wire:
    """A server on a free port, and what it answers to raw bytes."""

    def __init__(self, folder: Path, limits: Limits = NO_LIMITS, both: bool = False) -> None:
        """`both`: listening for both kinds of addresses, of which the older ones are written as newer ones."""
        address, family = ("::ffff:127.0.0.1", socket.AF_INET6) if both else ("127.0.0.1", socket.AF_INET)
        self.listening = socket.create_server((address, 0), family=family, dualstack_ipv6=both)
        self.port = self.listening.getsockname()[1]
        app = make_app(Settings(str(folder / "tables.db"), limits=limits))
        self.server = uvicorn.Server(uvicorn.Config(app, http=Connection, ws="none", log_config=None))

    async def __aenter__(self) -> "Wire":
        self.serving = asyncio.create_task(self.server.serve(sockets=[self.listening]))
        while not self.server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.should_exit = self.server.force_exit = True
        await self.serving
        assert not Connection.of_address

    async def says(self, *sent: bytes) -> bytes:
        """All that comes until the server hangs up."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        for each in sent:
            writer.write(each)
            await writer.drain()
        async with asyncio.timeout(60):
            answer = await reader.read()
        writer.close()
        return answer

    def head(self, start: str, *lines: str) -> bytes:
        return "\r\n".join([f"{start} HTTP/1.1", f"host: 127.0.0.1:{self.port}", *lines, "", ""]).encode()


def test_half_a_request_is_not_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with Wire(tmp_path) as wire:
            whole = wire.head("GET /rules/gold")
            slow = [b"", whole[:40], whole + whole[:40]]
            answers = await asyncio.gather(*(wire.says(each) for each in slow))
            assert [b"HTTP/1.1 408" in answer for answer in answers] == [True, True, True]
            assert answers[2].startswith(b"HTTP/1.1 200"), "the first was whole"
            origin = f"origin: http://127.0.0.1:{wire.port}"
            form = ["content-type: application/x-www-form-urlencoded", "content-length: 100", "connection: close"]
            body = await wire.says(wire.head("POST /name", origin, *form) + b"name=A")
            assert body.startswith(b"HTTP/1.1 408") and b"did not arrive in time" in body
            assert b"content-security-policy" in body

    with limits_of(monkeypatch):
        asyncio.run(test())


def test_who_hangs_up_in_the_middle_of_a_form_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with Wire(tmp_path) as wire:
            form = ["content-type: application/x-www-form-urlencoded", "content-length: 100"]
            origin = f"origin: http://127.0.0.1:{wire.port}"
            _, writer = await asyncio.open_connection("127.0.0.1", wire.port)
            writer.write(wire.head("POST /name", origin, *form) + b"name=A")
            await writer.drain()
            async with asyncio.timeout(60):
                while not wire.server.server_state.tasks:
                    await asyncio.sleep(0.01)
                writer.close()
                while wire.server.server_state.tasks:
                    await asyncio.sleep(0.01)
            assert not [record for record in caplog.records if record.levelname == "ERROR"]

    asyncio.run(test())


def test_a_head_has_an_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with Wire(tmp_path) as wire:
            endless = wire.head("GET /", "x-more: " + "x" * (connections.HEAD + 1))[:-4]
            assert (await wire.says(endless)).startswith(b"HTTP/1.1 431")
            nonsense = await wire.says(b"\x16\x03\x01 hello\r\n\r\n")
            assert nonsense.startswith(b"HTTP/1.1 400") and b"x-frame-options: DENY" in nonsense

    asyncio.run(test())


def test_an_address_has_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with Wire(tmp_path) as wire:
            asks = [wire.head("GET /rules/gold", "connection: close")] * 6
            held = [await asyncio.open_connection("127.0.0.1", wire.port) for _ in range(5)]
            await asyncio.sleep(0.05)
            assert (await wire.says(asks[0])).startswith(b"HTTP/1.1 503")
            for _, writer in held:
                writer.close()
                await writer.wait_closed()
            await asyncio.sleep(0.05)
            assert (await wire.says(asks[0])).startswith(b"HTTP/1.1 200")

    with limits_of(monkeypatch):
        asyncio.run(test())


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine knows one kind of addresses only")
def test_who_listens_for_both_kinds_of_addresses_tells_people_and_proxies_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with Wire(tmp_path, both=True) as wire:
            _, writer = await asyncio.open_connection("127.0.0.1", wire.port)
            by_proxy = await wire.says(wire.head("GET /rules/gold", "x-forwarded-proto: https", "connection: close"))
            assert b"strict-transport-security" in by_proxy
            assert Connection.of_address == {"127.0.0.1": 1}
            writer.close()

    asyncio.run(test())


def test_streams_that_are_asked_for_at_once_keep_to_their_limit(tmp_path: Path) -> None:
    async def test() -> None:
        async with Wire(tmp_path, Limits(streams=3)) as wire:
            ask = wire.head("GET /events?t=nowhere:")
            streams = [await asyncio.open_connection("127.0.0.1", wire.port) for _ in range(12)]
            for _, writer in streams:
                writer.write(ask)
            heads = [await reader.readline() for reader, _ in streams]
            for _, writer in streams:
                writer.close()
            assert sorted(head.split()[1] for head in heads) == [b"200"] * 3 + [b"429"] * 9

    asyncio.run(test())
