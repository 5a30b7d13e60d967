"""The app without a network, and a browser without a screen."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient
from tests.thinking import kept_thinking
from tests.web.direct import Direct

from spindletop.web.app import Settings, make_app
from spindletop.web.limits import NO_LIMITS

__all__ = ["kept_thinking"]  # a fixture for all tests here

HOST = "127.0.0.1:1922"


class Visitor:
    """A browser: cookies, and the origin of its own page with every change."""

    def __init__(self, client: httpx2.Client) -> None:
        self.client = client

    def get(self, path: str, code: int = 200) -> str:
        answer = self.client.get(path)
        assert answer.status_code == code, f"{answer.status_code}: {answer.text[:300]}"
        return answer.text

    def post(self, path: str, code: int = 200, /, **values: object) -> str:
        answer = self.client.post(path, data=values, headers={"hx-request": "true"})
        assert answer.status_code == code, f"{answer.status_code}: {answer.text[:300]}"
        return str(answer.headers.get("hx-redirect", "")) or answer.text

    def new_table(self, game: str, *kinds: str, **more: str) -> str:
        """Open a table with these kinds of seats; its address."""
        values = {f"kind-{seat}": kind for seat, kind in enumerate(kinds)}
        return self.post(f"/new/{game}", 204, **values, **more)

    def asked(self, table: str) -> dict[str, str]:
        """What the page holds of the question: its number and the seat."""
        found = re.search(r'id="asked" data-asked="(\d+)" data-seat="(\d?)"', self.get(table))
        assert found
        return {"asked": found[1], "seat": found[2]}


@pytest.fixture
def app(request: pytest.FixtureRequest, tmp_path: Path, kept_thinking: None) -> Iterator[TestClient]:
    """On SQLite; on both databases where a test says that it uses `database`."""
    both = "database" in request.fixturenames
    database = request.getfixturevalue("database") if both else str(tmp_path / "tables.db")
    settings = Settings(database, pace=0.0, limits=NO_LIMITS, analysis=0.2)
    with TestClient(make_app(settings), base_url=f"http://{HOST}") as client:
        yield client


def visitor_of(app: TestClient, address: str = "testclient") -> Visitor:
    """Another browser at the same server."""
    origin = {"origin": f"http://{HOST}"}
    return Visitor(httpx2.Client(transport=Direct(app, address), base_url=f"http://{HOST}", headers=origin))


@pytest.fixture
def ann(app: TestClient) -> Visitor:
    return visitor_of(app)


@pytest.fixture
def bob(app: TestClient) -> Visitor:
    return visitor_of(app)
