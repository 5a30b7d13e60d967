"""Private notes: kept for who holds the seat, and told to nobody else."""

import json
import logging

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Visitor, visitor_of

SECRET = "BEN-BLUFFS-WITH-THE-BARON"


def text_of(visitor: Visitor, table: str, seat: int = 0) -> str:
    return str(json.loads(visitor.get(f"{table}/notes?seat={seat}"))["text"])


def both(ann: Visitor, bob: Visitor) -> str:
    table = ann.new_table("crude", "me", "open", listed="yes")
    bob.post(f"{table}/join/1", 204, name="Bob")
    return table


def test_notes_are_kept_for_who_holds_the_seat(ann: Visitor, bob: Visitor, database: str) -> None:
    table = both(ann, bob)
    assert text_of(ann, table) == ""
    for text in (SECRET, f"{SECRET}\r\nand 12 more: é 油"):
        ann.post(f"{table}/notes", seat=0, text=text)
    assert text_of(ann, table) == f"{SECRET}\nand 12 more: é 油"
    assert text_of(bob, table, 1) == ""
    bob.get(f"{table}/notes?seat=0", 403)
    bob.post(f"{table}/notes", 403, seat=0, text="mine now")
    ann.get(f"{table}/notes?seat=x", 404)
    assert "3,000" in ann.post(f"{table}/notes", 413, seat=0, text="x" * 3001)
    assert text_of(ann, table).startswith(SECRET)


def test_notes_reach_nobody_else(app: TestClient, ann: Visitor, bob: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = both(ann, bob)
    ann.post(f"{table}/notes", seat=0, text=SECRET)
    eve = visitor_of(app)
    for visitor in (ann, bob, eve):
        for path in ("", "/replay", "/since", "/record", "/share.png"):
            assert SECRET not in visitor.client.get(f"{table}{path}").text
    for path in ("/", "/metrics", f"/api/tables/{table.removeprefix('/t/')}"):
        assert SECRET not in bob.client.get(path).text
    assert SECRET not in caplog.text


def test_nothing_is_written_down_in_a_game_of_memory(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    assert "memory" in ann.get(f"{table}/notes?seat=0", 403) and "memory" in ann.post(f"{table}/notes", 403, seat=0)
    assert "data-notes" not in ann.get(table)


def test_who_takes_the_seat_later_does_not_find_them(ann: Visitor, bob: Visitor, app: TestClient) -> None:
    table = ann.new_table("crude", "me", "open", "open", listed="yes")
    bob.post(f"{table}/join/1", 204, name="Bob")
    bob.post(f"{table}/notes", seat=1, text=SECRET)
    bob.post(f"{table}/leave/1")
    eve = visitor_of(app)
    eve.post(f"{table}/join/1", 204, name="Eve")
    assert text_of(eve, table, 1) == ""
    bob.get(f"{table}/notes?seat=1", 403)
