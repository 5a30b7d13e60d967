"""spindletop bot: a bot at the table of a server that runs in another process."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.serving import NO_BOTS, Server, until

import spindletop
from spindletop.cli import main
from spindletop.remote import Remote
from spindletop.web.api.shapes import Key, TableInfo

pytestmark = pytest.mark.slow

SOURCES = Path(spindletop.__file__).parents[1]
OWN = """
from spindletop.bots import roster
from spindletop.bots.bot import Bot

class Saver(Bot):
    def choose(self, view, rng):
        return roster.bot("wildcatter", view.setup.game).choose(view, rng)

class Cheat(Bot):
    def choose(self, view, rng):
        return -5
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"), pace="0", first=NO_BOTS)
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.log.read_text()


@contextmanager
def somebody(server: Server) -> Iterator[Remote]:
    with closing(Remote(server.address, tell=lambda words: None)) as remote:
        remote.token = remote.post("/api/tokens", Key).token
        yield remote


@pytest.fixture
def ada(server: Server) -> Iterator[Remote]:
    with somebody(server) as ada:
        yield ada


def opened(ada: Remote, game: str, *kinds: str) -> TableInfo:
    seats = [{"kind": kind, **({"name": "Ada"} if kind == "me" else {})} for kind in kinds]
    return ada.post("/api/tables", TableInfo, game=game, seats=seats)


def invitation(ada: Remote, table: TableInfo, seat: int) -> str:
    return f"{ada.address}/t/{table.table}/join/{seat}?invite={table.invites[seat]}"


def bot(*arguments: str, folder: Path | None = None) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "import sys; from spindletop.cli import main; sys.exit(main())", "bot", *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(SOURCES)}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder, env=environment
    )


def said(run: subprocess.Popen[str], seconds: float = 120) -> tuple[int, str, str]:
    try:
        out, err = run.communicate(timeout=seconds)
    finally:
        run.kill()
    return run.returncode, out, err


@pytest.mark.parametrize("slug", ["gold", "black_gold"])  # tests/web/test_api.py plays all five by the same calls
def test_two_bots_play_a_game_at_a_server(ada: Remote, slug: str, tmp_path: Path) -> None:
    """One opens the table, the other comes by its invitation; the house's bots fill it up."""
    (tmp_path / "mybots.py").write_text(OWN, encoding="utf-8")
    table = opened(ada, slug, "open", "open", *["bot"] * (spindletop.game(slug).seats[0] - 2))
    runs = [
        bot("--server", invitation(ada, table, 0), "wildcatter", "--name", "Ben"),
        bot("--server", invitation(ada, table, 1), "mybots:Saver", folder=tmp_path),
    ]
    for (code, out, err), name in zip(map(said, reversed(runs)), ("Saver", "Ben"), strict=True):
        assert code == 0 and err == "", (out, err)
        assert f"{name} sits in seat" in out and re.search(r"^(won|lost): .*\d", out, re.MULTILINE), out
    over = ada.get(f"/api/tables/{table.table}", TableInfo)
    assert over.status == "over" and [seat.program for seat in over.seats][:2] == [True, True]
    assert [seat.name for seat in over.seats][:2] == ["Ben", "Saver"]


def test_it_comes_back_when_the_server_was_away(tmp_path: Path) -> None:
    server = Server(tmp_path, pace="0", first=NO_BOTS)
    server.start()
    try:
        with somebody(server) as ada:
            table = opened(ada, "king_oil", "open", "bot")
            run = bot("--server", invitation(ada, table, 0), "random")
            until("some answers", lambda: ada.get(f"/api/tables/{table.table}", TableInfo).answers > 10)
            server.stop(signal.SIGKILL)
            server.start()
            code, out, err = said(run)
            assert code == 0 and err == "", (out, err)
            assert ada.get(f"/api/tables/{table.table}", TableInfo).status == "over"
    finally:
        server.stop()


def test_it_opens_a_table_and_tells_how_to_join(server: Server, tmp_path: Path) -> None:
    run = bot("--server", server.address, "--open", "king_oil", "random")
    assert run.stdout is not None
    told = [run.stdout.readline() for _ in range(3)]
    assert told[0].startswith("your token") and "random sits in seat 0" in told[2]
    link = told[1].split(": ", 1)[1].strip()
    assert re.fullmatch(rf"{server.address}/t/\w+/join/1\?invite=.+", link)
    other = bot("--server", link, "random")
    assert said(run)[0] == said(other)[0] == 0


def test_a_connection_that_the_server_has_ended_is_no_trouble(server: Server) -> None:
    told: list[str] = []
    with closing(Remote(server.address, tell=told.append)) as remote:
        remote.post("/api/tokens", Key)
        assert remote._connection is not None and remote._connection.sock is not None
        remote._connection.sock.shutdown(socket.SHUT_RDWR)
        remote.post("/api/tokens", Key)
    assert told == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--server", "table.example.org", "random"], "a server is an address like https://"),
        (["--server", "{server}/t/nosuchtable", "random"], "There is no such table."),
        (["--server", "{server}", "random"], "give the link of a table"),
        (["--server", "{server}", "--token", "short", "random"], "Authorization: Bearer"),
        (["--server", "{table}", "--seat", "1", "random"], "This seat is taken by invitation"),
        (["--server", "{table}", "--seat", "7", "random"], "There is no seat 7"),
        (["--server", "{table}", "nobody"], "there is no bot 'nobody' for Gold"),
        (["--server", "{server}", "--open", "chess", "random"], "there is no game 'chess'"),
    ],
)
def test_what_is_refused_is_told_in_one_line(
    ada: Remote, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = opened(ada, "gold", "me", "open")
    at = {"server": ada.address, "table": f"{ada.address}/t/{table.table}"}
    with pytest.raises(SystemExit) as leaving:
        main(["bot", *(each.format(**at) for each in arguments)])
    told = capsys.readouterr().err
    assert leaving.value.code == 2 and told.startswith("spindletop: ") and told.count("\n") == 1 and words in told


def test_a_bot_that_answers_nonsense_is_told_so(ada: Remote, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(OWN, encoding="utf-8")
    table = opened(ada, "gold", "open", "bot")
    code, _, err = said(bot("--server", invitation(ada, table, 0), "mybots:Cheat", folder=tmp_path))
    assert code == 2 and err == "spindletop: the bot answered -5, which is not one of view.legal()\n"


def test_it_waits_longer_and_longer_for_what_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("spindletop.remote.time.sleep", pauses.append)
    told: list[str] = []
    here = Remote("http://127.0.0.1:1", tell=told.append)

    def work() -> str:
        if len(pauses) < 9:
            raise ConnectionRefusedError("refused")
        return "done"

    assert here.patiently(work) == "done"
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
    assert told == ["the server does not answer (refused); trying again"], "it is said once"
