"""spindletop backup: a copy of all games, while they are played."""

import argparse
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from spindletop.console import complaints
from spindletop.store.dialects import Sqlite
from spindletop.store.store import chosen

if TYPE_CHECKING:
    from spindletop.console import Commands

COUNT = "SELECT count(*), count(DISTINCT game) FROM entries"


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "backup",
        help="copy all games to a file, while they are played",
        description="Copy the database of a server, which may run meanwhile, and check the copy. It holds the seeds of "
        "games that are not over: keep it to yourself.",
        epilog="Example: spindletop backup monday.db   (how to restore: docs/table.md)",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy is to be")
    parser.add_argument(
        "--database", default="", metavar="WHERE", help="the file to copy (else the one in your data folder)"
    )
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        database = chosen(given.database)
        if not isinstance(database, Sqlite):
            raise ValueError(
                f"PostgreSQL makes its own copies: pg_dump --format=custom --file={given.file} --dbname=postgresql://..."
            )
        check_place(given.file, database.path, given.force)
        try:
            entries, tables = back_up(database.path, given.file)
        except sqlite3.Error as error:
            raise ValueError(f"cannot copy {database.path}: {error}") from None
    print(f"{given.file}: {tables} tables with {entries} entries, checked")
    return 0


def check_place(file: Path, database: Path, force: bool) -> None:
    if not database.exists():
        raise ValueError(f"there is no database {database}")
    if file.resolve() == database.resolve():
        raise ValueError(f"{file} is the database itself: the copy needs another name")
    if file.exists() and not force:
        raise ValueError(f"{file} exists: choose another name, or --force")
    if file.with_name(f"{file.name}-wal").exists():
        raise ValueError(f"{file} is a database in use: choose another name")


def back_up(database: Path, file: Path) -> tuple[int, int]:
    """The whole database at one moment, under its name only when it was found to be right. Returns how many entries and
    tables it has."""
    made, name = tempfile.mkstemp(prefix=f"{file.name}.", dir=file.parent)  # for its owner only
    os.close(made)
    scratch = Path(name)
    try:
        with (
            closing(
                sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
            ) as source,
            closing(sqlite3.connect(scratch, isolation_level=None)) as copy,
        ):
            source.execute("BEGIN")  # what is counted is what is copied
            counted: tuple[int, int] = source.execute(COUNT).fetchone()
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            faults = [str(fault) for (fault,) in copy.execute("PRAGMA integrity_check")]
            if faults != ["ok"] or copy.execute(COUNT).fetchone() != counted:
                raise sqlite3.DatabaseError(f"the copy is not like it ({faults[0]})")
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)
    return counted
