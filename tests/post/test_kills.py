"""A server that is killed at any point has told of each turn when it is back, and nobody hears it twice."""

import asyncio
import json
import re
import signal
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.serving import NO_BOTS, Server, until

from spindletop.store import open_store

pytestmark = pytest.mark.slow

# The process kills itself when it first comes to this step. Claims are short, as the next one is to take over.
DYING = f"""{NO_BOTS}
import os, pathlib, signal
from spindletop.post import carriers, postman
from spindletop.post.book import Book
from spindletop.post.carriers import Carriers, Office

Office.__init__.__defaults__ = ("", None, False, 0.1)
postman.LEASE, postman.EVERY = {{lease}}, 0.5
mark = pathlib.Path({{mark!r}})

def dying(owner, name, after):
    done = getattr(owner, name)

    async def step(*given, **more):
        if not mark.exists() and not after:
            die()
        found = await done(*given, **more)
        if not mark.exists() and after and found != []:
            die()
        return found

    setattr(owner, name, step)

def die():
    mark.touch()
    os.kill(os.getpid(), signal.SIGKILL)

{{step}}
"""
STEPS = {
    "before it is noted": "_put = Book.put\nasync def put(book, errands):\n"
    "    given = [*errands]\n    if given and not mark.exists(): die()\n    await _put(book, given)\nBook.put = put",
    "when it is noted": "_put = Book.put\nasync def put(book, errands):\n"
    "    given = [*errands]\n    await _put(book, given)\n    if given and not mark.exists(): die()\nBook.put = put",
    "when it is claimed": 'dying(Book, "claim", True)',
    "before it is sent": 'dying(Carriers, "tell", False)',
    "when it is sent": 'dying(Carriers, "tell", True)',
    "when that is noted": 'dying(Book, "trouble", False)',
}
PATIENCE = 90  # seconds; machines that test are busy
ASKED = re.compile(r'id="asked" data-asked="(\d+)" data-seat="(\d)"')


class Room(ThreadingHTTPServer):
    """A chat room."""

    def __init__(self) -> None:
        self.notes: list[dict[str, Any]] = []
        super().__init__(("127.0.0.1", 0), Guest)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/room"


class Guest(BaseHTTPRequestHandler):
    server: Room

    def do_POST(self) -> None:
        self.server.notes.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room()
    yield made
    made.shutdown()
    made.server_close()


class Player:
    """A browser at one server after the other."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, **values: str) -> httpx2.Response:
        """By a connection of its own, as the server may die. To read the certificates that this machine trusts would
        take longer than all else, and nothing here has one."""
        headers = {"origin": self.server.address, "hx-request": "true"}
        with httpx2.Client(base_url=self.server.address, cookies=self.cookies, timeout=30, verify=False) as client:
            answer = client.request(method, path, data=values, headers=headers)
            self.cookies.update(client.cookies)
        return answer

    def post(self, path: str, **values: str) -> str:
        answer = self.ask("POST", path, **values)
        assert answer.status_code in (200, 204), answer.text
        return str(answer.headers.get("hx-redirect", ""))

    def play(self, table: str) -> bool:
        """One answer, if there is one to give. Whether the server is still there afterwards."""
        try:
            page = self.ask("GET", table).text
            asked = ASKED.search(page)
            action = re.search(r'data-action="([^"]+)"', page)
            if asked and action:
                self.post(f"{table}/answer", action=action[1], asked=asked[1], seat=asked[2])
        except httpx2.TransportError:
            return False
        return True


def unsettled(database: str) -> int:
    """How much is still to be told; -1 if nothing was ever noted."""

    async def read() -> int:
        store = open_store(database)
        await store.start()
        try:
            rows = await store.read("SELECT done FROM outbox")
        finally:
            await store.close()
        return sum(not done for (done,) in rows) if rows else -1

    return asyncio.run(read())


def begun(server: Server, room: Room) -> tuple[Player, Player, str]:
    """Ann, who wants to be told, and Bob at a table; it is Bob's turn."""
    ann, bob = Player(server), Player(server)
    ann.post("/post/hook", address=room.address)
    table = ann.post("/new/gold", **{"kind-0": "me", "kind-1": "open", "listed": "yes", "option-start": "1"})
    bob.post(f"{table}/join/1", name="Bob")
    return ann, bob, table


@pytest.mark.parametrize("step", STEPS)
def test_killed(tmp_path: Path, room: Room, step: str) -> None:
    killed(tmp_path, str(tmp_path / "tables.db"), room, step)


@pytest.mark.parametrize("step", ["when it is claimed", "when it is sent"])
def test_killed_beside_others(tmp_path: Path, postgres: str, room: Room, step: str) -> None:
    """Nobody knows there that the one who claimed it is dead, until its time is up."""
    killed(tmp_path, postgres, room, step)


def killed(tmp_path: Path, database: str, room: Room, step: str) -> None:
    first = DYING.format(mark=str(tmp_path / "died"), lease=3.0, step=STEPS[step])
    server = Server(tmp_path, database, first=first, more=["--own-network"])
    server.start()
    try:
        _, bob, table = begun(server, room)
        until("the server to die", lambda: not bob.play(table) or (tmp_path / "died").exists(), PATIENCE)
        assert server.process and server.process.wait(20) == -signal.SIGKILL
        server.stop()
        server.start()
        until("the turn to be told", lambda: unsettled(server.database) == 0, PATIENCE)
        unknowable = step == "when it is sent"
        assert len(room.notes) == 1 + unknowable, "what nobody can know is told again"
        assert len({note["id"] for note in room.notes}) == 1, "with the same mark"
    finally:
        server.stop()


def test_of_several_servers_one_tells(tmp_path: Path, postgres: str, room: Room) -> None:
    first = DYING.format(mark=str(tmp_path), lease=120.0, step="")
    servers = [Server(tmp_path, postgres, first=first, more=["--own-network"]) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        _, bob, table = begun(servers[0], room)
        bob.server = servers[1]
        until("the turn to be told", lambda: bob.play(table) and room.notes, PATIENCE)
        until("that to be noted", lambda: unsettled(postgres) == 0)
        assert len(room.notes) == 1
    finally:
        for server in servers:
            server.stop()
