"""spindletop admin: on the database of a server that runs, on both kinds of database."""

import asyncio
import io
import json
import subprocess
import sys
import urllib.parse
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest
from tests.people.people import made
from tests.serving import Listener, Server, until

from spindletop.cli import main
from spindletop.commands.admin.show import until as end_of
from spindletop.people import Accounts
from spindletop.people.profiles import Profile, Profiles
from spindletop.table import Tables, new_token
from spindletop.table.seating import fingerprint
from spindletop.web.people.known import DEVICE


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    made = Server(tmp_path, database)
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.log.read_text()


class Browser:
    """Somebody at the server, by forms."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar), Plain())
        self.get("/")

    def get(self, path: str) -> str:
        return str(self.opener.open(self.server.address + path).read().decode())

    def post(self, path: str, **values: object) -> tuple[int, str]:
        """The status, and where it leads or what it says."""
        headers = {"origin": self.server.address, "hx-request": "true"}
        request = urllib.request.Request(self.server.address + path, urllib.parse.urlencode(values).encode(), headers)
        answer = self.opener.open(request)
        return answer.status, answer.headers.get("hx-redirect") or answer.read().decode()

    @property
    def cookies(self) -> dict[str, str]:
        return {each.name: each.value or "" for each in self.jar}


class Plain(urllib.request.HTTPErrorProcessor):
    """A refusal is an answer."""

    def http_response(self, request: object, response: object) -> object:
        return response


def admin(server: Server, *words: str, code: int = 0) -> str:
    """What it prints, beside the server's process: in that of the test, as one of its own takes a second to start."""
    said, complained = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO())
        patch.setattr("sys.stdout", said)
        patch.setattr("sys.stderr", complained)
        with pytest.raises(SystemExit) as leaving:
            raise SystemExit(main(["admin", *words, "--database", server.database]))
    assert leaving.value.code == code, complained.getvalue()
    return complained.getvalue() if code else said.getvalue()


def admin_alone(server: Server, *words: str) -> str:
    """The same in a process of its own, as an operator calls it."""
    command = [sys.executable, "-c", "from spindletop.cli import main; raise SystemExit(main())", "admin", *words]
    done = subprocess.run([*command, "--database", server.database], capture_output=True, text=True, check=True)
    return done.stdout


def read(server: Server, *words: str) -> list[dict[str, Any]]:
    found = json.loads(admin(server, *words, "--json"))
    assert isinstance(found, list)
    return found


def ended(stream: Listener) -> None:
    """The server has ended it."""
    until("a stream to end", lambda: not stream.is_alive())
    stream.answer.close()
    stream.raw.close()


@pytest.mark.slow
def test_an_evening_of_an_operator(server: Server, tmp_path: Path) -> None:
    """What is done beside the server is on all screens at once."""
    ann, ben = Browser(server), Browser(server)
    _, table = ann.post("/new/gold", **{"kind-0": "me", "kind-1": "open", "kind-2": "open", "listed": "yes"})
    ben.post(f"{table}/join/1", name="Ben")
    ben.post(f"{table}/chat", seat=1, text="something vile")
    id = table.rpartition("/")[2]
    assert [(each["table"], each["players"]) for each in read(server, "tables", "--which", "open")] == [
        (id, "Guest, Ben, (open)")
    ]
    assert read(server, "tables", "--which", "ended") == read(server, "tables", "--game", "crude") == []
    assert len(read(server, "tables", "--search", "BEN")) == 1 and read(server, "tables", "--which", "idle") == []
    assert "1  Ben  person" in admin(server, "tables", id) and "something vile" in admin(server, "tables", id)

    (line,) = read(server, "talk", id)
    assert ann.post(f"{table}/report", line=line["line"], note="He calls us names.")[0] == 200
    (report,) = read(server, "reports")
    assert (report["text"], report["note"], report["settled"]) == ("something vile", "He calls us names.", "")
    assert "said by:" in admin_alone(server, "reports", "1")
    screen = Listener(server, ann.cookies, id)
    until("the talk", lambda: "something vile" in screen.text)
    admin(server, "settle", "1", "remove", "--reason", "abuse", "--yes")
    until("the line to go", lambda: "removed by who runs this server" in screen.text)
    assert "vile" not in ann.get(table) and read(server, "reports") == []

    his = Listener(server, ben.cookies, id)
    until("his screen", lambda: "something" in his.text or "Ben" in his.text)
    admin(server, "ban", f"{id}:1", "--until", "2d", "--reason", "Calling names.", "--yes")
    ended(his)
    banned = Listener(server, ben.cookies, id)
    until("the words", lambda: "has banned you until" in banned.text)
    until("the seat to be free", lambda: "A seat is open again." in screen.text)
    until("the ban", lambda: ben.post(f"{table}/join/1", name="Ben")[0] == 403)
    assert "has banned you until" in ben.get("/")
    (somebody,) = read(server, "people")
    assert somebody["banned"].startswith("until 2") and somebody["account"] == "no"
    admin(server, "unban", somebody["id"], "--reason", "he is sorry")
    until("the end of it", lambda: ben.post(f"{table}/join/1", name="Ben")[0] == 204)
    ended(banned)
    admin(server, "export", f"{id}:1", "-o", str(tmp_path / "ben.json"))
    assert json.loads((tmp_path / "ben.json").read_text())["tables"][0]["table"] == id

    admin(server, "close", id, "--reason", "Enough of that.", "--yes")
    until("the table to close", lambda: "has closed this table. Enough of that." in screen.text)
    assert ann.post(f"{table}/chat", seat=0, text="Oh")[0] == 422
    screen.stop()
    acts = [(each["what"], each["why"]) for each in read(server, "log")]
    assert acts == [
        ("remove", "abuse"),
        ("report removed", "abuse"),
        ("ban", "Calling names."),
        ("unban", "he is sorry"),
        ("export", ""),
        ("close", "Enough of that."),
    ]


@pytest.mark.slow
def test_an_account_is_handed_out_and_deleted_beside_the_server(server: Server, tmp_path: Path) -> None:
    device, browser = "", new_token()

    async def make() -> None:
        nonlocal device
        async with Tables(server.database).visited() as tables:
            await Profiles(tables.library.store).keep(fingerprint(browser), Profile("Ida", 1, 2))
            _, device, _ = await made(Accounts(tables), browser)

    asyncio.run(make())
    ida = Browser(server)
    cookie = {"cookie": f"{DEVICE}={device}"}
    own = urllib.request.Request(f"{server.address}/me/data", headers=cookie)
    (known,) = read(server, "people", "--search", "ida")
    assert (known["name"], known["account"], known["devices"]) == ("Ida", "yes", 1)
    file = tmp_path / "ida.json"
    admin(server, "export", "Ida", "-o", str(file))
    assert json.loads(file.read_text()) == json.load(ida.opener.open(own)) and file.stat().st_mode & 0o777 == 0o600
    assert "exists: choose another name" in admin(server, "export", "Ida", "-o", str(file), code=2)
    admin(server, "delete", known["id"], "--reason", "asked by mail", "--yes")
    assert json.load(ida.opener.open(own))["account"] is None, "signed out at once"
    assert read(server, "people") == [] and [each["what"] for each in read(server, "log")] == ["export", "delete"]


@pytest.mark.slow
def test_nothing_is_done_without_a_yes(server: Server) -> None:
    ann = Browser(server)
    _, table = ann.post("/new/gold", **{"kind-0": "me", "kind-1": "open"})
    assert "add --yes" in admin(server, "close", table.rpartition("/")[2], code=2)
    assert read(server, "log") == [] and len(read(server, "tables", "--which", "open")) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["tables", "nosuchtable"], "There is no such table."),
        (["close", "nosuchtable", "--yes"], "There is no such table."),
        (["reports", "7"], "There is no report 7."),
        (["ban", "Zoe", "--yes"], "Nobody is known as Zoe."),
        (["ban", "Zoe", "--until", "soon", "--yes"], "Nobody is known as Zoe."),
        (["delete", "Zoe", "--yes"], "Nobody is known as Zoe."),
        (["tables", "--database", "none.db"], "there is no database none.db"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if "--database" not in words:
        Path("tables.db").touch()
        words = [*words, "--database", "tables.db"]
    with pytest.raises(SystemExit) as leaving:
        main(["admin", *words])
    said = capsys.readouterr().err
    assert leaving.value.code == 2
    assert said.startswith("spindletop: ") and said.count("\n") == 1 and told in said
    assert not Path("none.db").exists(), "looking makes no database"


def test_the_end_of_a_ban_is_written_in_several_ways() -> None:
    assert end_of("", 1000.0) == 0.0
    assert [end_of(text, 1000.0) for text in ("12h", "7d", "1w")] == [44_200.0, 605_800.0, 605_800.0]
    assert end_of("2027-01-31", 1000.0) == end_of("2027-01-31T00:00+00:00", 1000.0) == 1_801_353_600.0
    for text in ("soon", "7", "1970-01-01"):
        with pytest.raises(ValueError, match="--until"):
            end_of(text, 1000.0)
