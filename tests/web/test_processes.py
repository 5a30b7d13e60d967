"""Several web processes on one PostgreSQL."""

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
from tests.serving import NO_BOTS, Listener, Server, until
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def servers(postgres: str, tmp_path: Path) -> Iterator[list[Server]]:
    made = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        made.append(Server(tmp_path / name, postgres, first=NO_BOTS))
    try:
        for server in made:
            server.start()
        yield made
    finally:
        for server in made:
            server.stop()
            assert "Traceback" not in server.log.read_text()


@pytest.fixture
def visit() -> Iterator[Callable[..., Visitor]]:
    """Somebody's browser at a server, with the cookies that it has from another one."""
    with ExitStack() as opened:

        def visit(server: Server, cookies: httpx2.Cookies | None = None) -> Visitor:
            client = httpx2.Client(base_url=server.address, headers={"origin": server.address}, cookies=cookies)
            return Visitor(opened.enter_context(client))

        yield visit


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_told_to_stop_leaves_nothing_behind(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path)
    server.start()
    with httpx2.Client(base_url=server.address) as client:
        assert client.get("/").status_code == 200
    assert server.stop(how) == 0
    assert server.log.read_text() == "", "nor a word of what it would have left"


def answer(visitor: Visitor, table: str) -> str:
    """Turn up a card, and tell how the question is numbered after that."""
    found = re.search(r'data-action="(turn \d+)"', visitor.get(table))
    assert found
    visitor.post(f"{table}/answer", **visitor.asked(table), action=found[1])
    return f'data-asked="{visitor.asked(table)["asked"]}"'


def test_a_move_in_one_process_is_on_the_screens_of_the_other(
    servers: list[Server], visit: Callable[..., Visitor]
) -> None:
    one, two = servers
    ann, bob = visit(one), visit(two)
    more = {"name-0": "Ann", "option-start": "0", "listed": "yes"}
    table = ann.new_table("gold", "me", "open", "none", "none", "none", **more)
    screens = [Listener(one, dict(ann.client.cookies), table[3:])]
    bob.post(f"{table}/join/1", 204, name="Bob")
    screens.append(Listener(two, dict(bob.client.cookies), table[3:]))

    def shown_to_all(what: str) -> None:
        until(f"{what} on both screens", lambda: all(what in "".join(each.heard) for each in screens))

    shown_to_all("Bob")
    shown_to_all(answer(ann, table))
    shown_to_all(answer(ann, table))
    shown_to_all(answer(bob, table))
    screens.pop(0).stop()
    one.stop(signal.SIGKILL)
    moved = visit(two, ann.client.cookies)
    bob.post(f"{table}/chat", seat="1", text="Are you there?")
    assert "Are you there?" in moved.get(table)
    shown_to_all(answer(bob, table))
    shown_to_all(answer(moved, table))
    screens.pop().stop()
