"""What is refused before any page sees it, and what every answer carries."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import HOST, Visitor

from spindletop.web.app import Settings, make_app
from spindletop.web.limits import Buckets, Limits, Rate

INLINE = re.compile(r"<script(?![^>]*\ssrc=)|\sstyle\s*=|<style|\son\w+\s*=|javascript:", re.IGNORECASE)


def test_every_page_has_a_strict_policy_and_nothing_inline(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    for path in ("/", "/new/gold", "/rules/gold", table, "/nowhere"):
        answer = ann.client.get(path)
        assert "'unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not INLINE.search(answer.text), path


@pytest.mark.parametrize("host", ["evil.example", "evil.example:1922", "127.0.0.1.evil.example", ""])
def test_a_name_that_is_not_ours_is_refused(app: TestClient, host: str) -> None:
    assert app.get("/", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", [HOST, "localhost:1922", "192.168.1.7:1922", "[::1]:1922"])
def test_this_machine_goes_by_its_names_and_addresses(app: TestClient, host: str) -> None:
    assert app.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://127.0.0.1:9999", f"http://{HOST}.evil"]
)
def test_a_change_must_come_from_our_own_page(app: TestClient, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    assert app.post("/play", data={"game": "gold"}, headers=headers).status_code == 403


def test_a_long_body_is_refused(ann: Visitor) -> None:
    ann.post("/name", 413, name="x" * 20_000)


def test_too_many_changes_at_once_are_refused(tmp_path: Path) -> None:
    limits = Limits(changes=Rate(0.0, 3))
    with TestClient(
        make_app(Settings(database=str(tmp_path / "tables.db"), limits=limits)), base_url=f"http://{HOST}"
    ) as client:
        origin = {"origin": f"http://{HOST}"}
        codes = [client.post("/name", headers=origin, follow_redirects=False).status_code for _ in range(5)]
        assert codes == [303, 303, 303, 429, 429]
        answer = client.post("/name", headers={**origin, "hx-request": "true"})
    assert answer.status_code == 429 and 'role="alert">Too much at once' in answer.text, "a page tells its person"


def test_a_bucket_fills_again() -> None:
    buckets = Buckets(Rate(1e9, 1), 10)
    assert all(buckets.take("a") for _ in range(50))


def test_names_are_escaped_and_cut(ann: Visitor) -> None:
    ann.post("/name", 204, name="<script>alert(1)</script>" + "x" * 100)
    home = ann.get("/")
    assert "<script>alert" not in home
    assert "&lt;script&gt;alert(1)&lt;" in home


def test_of_the_art_only_style_sheets_are_served(ann: Visitor) -> None:
    ann.get("/static/art/chart.css")
    ann.get("/static/art/svg.py", 404)
    ann.get("/static/../app.py", 404)
