"""spindletop serve, started by people who may have started it before."""

import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.serving import NO_BOTS, Server

from spindletop.cli import main

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, first=NO_BOTS)
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.log.read_text()


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from spindletop.cli import main; main()", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_a_file_has_one_server_at_a_time(server: Server, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    for name in ("tables.db", "link.db"):
        second = serve("--database", str(tmp_path / name))
        assert second.returncode == 2 and second.stdout == "" and second.stderr.count("\n") == 1
        assert f"spindletop: another server uses {tmp_path / 'tables.db'}" in second.stderr
        assert f"is at {server.address}/: use that one" in second.stderr and "PostgreSQL" in second.stderr
    with closing(sqlite3.connect(tmp_path / "tables.db")) as reader:
        assert reader.execute("SELECT count(*) FROM entries").fetchone() == (0,), "who reads is no server"
    assert urllib.request.urlopen(server.address).status == 200
    server.stop(signal.SIGKILL)
    server.start()  # the lock of a process that was killed is no lock


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("notes.txt", "the database cannot be used: file is not a database"),
        ("postgresql:///games?host=/nowhere", "the database cannot be used: connection"),
        ("postgresql:///games?where=here", "this is not an address of PostgreSQL"),
        ("newer.db", "this database was made by a newer Spindletop"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_one_line(
    database: str,
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("This is no database at all. " * 100)
    with closing(sqlite3.connect("newer.db", isolation_level=None)) as newer:
        newer.execute("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        newer.execute("INSERT INTO settings VALUES ('schema', '99')")
    with pytest.raises(SystemExit) as leaving:
        main(["serve", "--database", database, "--port", "0"])
    said = capsys.readouterr().err
    assert leaving.value.code == 2
    assert said.startswith("spindletop: ") and said.count("\n") == 1 and words in said
