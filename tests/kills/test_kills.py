"""Servers and databases die while people play, in a few ways; `make kills` does it a hundred times."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
from tests.kills.disasters import ON_A_FILE, on_postgres
from tests.kills.evening import Figures, spend
from tests.kills.postgres import Postgres
from tests.serving import NO_BOTS, Listener, Server, until
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow

PEOPLE = 3


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.stop()


def check(figures: Figures, kills: int) -> None:
    assert figures.sound, figures
    assert figures.kills.total() == kills and figures.answers and figures.lines and figures.told


def test_a_file_keeps_all_that_was_acknowledged() -> None:
    some = ("read by another, killed", "second server refused, killed", "disk full for a while, killed")
    check(spend("", {name: ON_A_FILE[name] for name in some}, len(some), PEOPLE), len(some))


def test_postgresql_keeps_all_that_was_acknowledged(own_postgres: Postgres) -> None:
    some = ("PostgreSQL killed", "disk full for a while, killed")
    disasters = {name: on_postgres(own_postgres)[name] for name in some}
    check(spend(own_postgres.address, disasters, len(some), PEOPLE), len(some))


def test_streams_go_on_and_catch_up_when_postgresql_is_back(own_postgres: Postgres, tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            servers.append(Server(tmp_path / name, own_postgres.address, first=NO_BOTS))
            servers[-1].start()
            stack.callback(servers[-1].stop)
        one = servers[0]
        ann = Visitor(stack.enter_context(httpx2.Client(base_url=one.address, headers={"origin": one.address})))
        table = ann.new_table("gold", "me", "here", "none", "none", "none", **{"name-0": "Ann", "name-1": "Kim"})
        screens = [Listener(server, dict(ann.client.cookies), table[3:]) for server in servers]
        until("the first view", lambda: all(screen.heard for screen in screens))
        own_postgres.kill()
        assert "does not answer" in ann.post(f"{table}/chat", 503, seat="0", text="Hello?", slip="1")
        late = Listener(one, dict(ann.client.cookies), table[3:])
        screens.append(late)
        own_postgres.come_back()
        for _ in range(2):
            ann.post(f"{table}/chat", seat="0", text="Hello?", slip="1")
        until("the line on all screens", lambda: all("Hello?" in screen.text for screen in screens))
        assert ann.get(table).count("Hello?") == 1
        assert all(screen.is_alive() for screen in screens), "none of them was opened again"
        for screen in screens:
            screen.stop()
        assert not any("Traceback" in server.log.read_text() for server in servers)
