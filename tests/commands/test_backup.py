"""spindletop backup: a copy that can be trusted, or one clear line."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.serving import NO_BOTS, Server
from tests.store.stores import opened, row, table

from spindletop.cli import main


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with two tables of three entries, which somebody uses."""
    monkeypatch.chdir(tmp_path)

    async def fill() -> None:
        async with opened(tmp_path / "tables.db") as store:
            await store.append(table(), [row(1), row(2)])
            await store.append(table("b"), [row(1)])

    asyncio.run(fill())
    return tmp_path / "tables.db"


def backup(*arguments: str) -> None:
    assert main(["backup", *arguments, "--database", "tables.db"]) == 0


def test_a_copy_of_a_database_in_use(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with opened(file) as store:
            await store.append(table(), [row(3)])
            await asyncio.to_thread(backup, "copy.db")
            assert Path("tables.db-wal").exists(), "the copying has closed nothing"
            await store.append(table(), [row(4)])

    asyncio.run(play())
    assert capsys.readouterr().out == "copy.db: 2 tables with 4 entries, checked\n"
    assert sorted(Path().glob("copy*")) == [Path("copy.db")], "one file and nothing beside it"
    assert Path("copy.db").stat().st_mode & 0o777 == 0o600

    async def restore() -> None:
        async with opened("copy.db") as store:
            assert [each.seq for each in await store.entries("a")] == [1, 2, 3]
            await store.append(table(), [row(4)])

    asyncio.run(restore())


@pytest.mark.slow
def test_a_copy_of_what_a_killed_server_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(tmp_path, first=NO_BOTS)
    server.start()
    server.stop(signal.SIGKILL)
    monkeypatch.chdir(tmp_path)
    assert Path("tables.db-wal").exists()
    backup("copy.db")
    with closing(sqlite3.connect("copy.db")) as copy:
        assert copy.execute("SELECT value FROM settings WHERE name = 'schema'").fetchone()


@pytest.mark.usefixtures("file")
def test_only_who_insists_replaces_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("copy.db").write_text("something else")
    with pytest.raises(SystemExit):
        backup("copy.db")
    assert "copy.db exists: choose another name, or --force" in capsys.readouterr().err
    assert Path("copy.db").read_text() == "something else"
    backup("copy.db", "--force")
    with closing(sqlite3.connect("copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM entries").fetchone() == (3,)


def damage(file: Path) -> None:
    """Overwrite a page that is copied as it is: that of an index."""
    with closing(sqlite3.connect(file)) as connection:
        size, first = connection.execute(
            "SELECT page_size, rootpage FROM pragma_page_size, sqlite_schema WHERE name = 'tables_due'"
        ).fetchone()
    with file.open("r+b") as raw:
        raw.seek((first - 1) * size + 8)
        raw.write(b"\x00\x00\x00\x07" + b"\xff" * 40)


def test_a_copy_of_a_damaged_database_is_not_kept(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage(file)
    Path("copy.db").write_text("the copy of yesterday")
    with pytest.raises(SystemExit) as leaving:
        backup("copy.db", "--force")
    said = capsys.readouterr().err
    assert leaving.value.code == 2 and "cannot copy tables.db: the copy is not like it" in said
    assert Path("copy.db").read_text() == "the copy of yesterday"
    assert sorted(Path().glob("copy*")) == [Path("copy.db")]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["copy.db", "--database", "none.db"], "there is no database none.db"),
        (["tables.db", "--force", "--database", "./tables.db"], "tables.db is the database itself"),
        (["used.db", "--force", "--database", "tables.db"], "used.db is a database in use"),
        (["copy.db", "--database", "used.db"], "cannot copy used.db: file is not a database"),
        (["nowhere/copy.db", "--database", "tables.db"], "No such file or directory"),
        (["copy.db", "--database", "postgresql://ann:secret@example.org/games"], "pg_dump --format=custom"),
    ],
)
@pytest.mark.usefixtures("file")
def test_what_cannot_be_copied_is_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("used.db").write_text("no database " * 100)
    Path("used.db-wal").touch()
    before = sorted(Path().iterdir())
    with pytest.raises(SystemExit) as leaving:
        main(["backup", *arguments])
    said = capsys.readouterr().err
    assert leaving.value.code == 2
    assert said.startswith("spindletop: ") and said.count("\n") == 1 and words in said and "secret" not in said
    assert sorted(Path().iterdir()) == before
