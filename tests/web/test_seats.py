"""Seats that are left, taken back, played for and carried to another device."""

import re

import pytest
from tests.web.conftest import Visitor

from spindletop.table import drafts

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def table(ann: Visitor, bob: Visitor) -> str:
    """Ann and Bob play Gold, and Ann begins."""
    seats = ("me", "open", "none", "none", "none")
    path = ann.new_table("gold", *seats, **{"name-0": "Ann", "option-start": "0", "listed": "yes"})
    bob.post(f"{path}/join/1", 204, name="Bob")
    return path


def carry(visitor: Visitor, table: str) -> str:
    """The code of a link that carries seat 0 to another device."""
    found = re.search(r"/resume\?code=([\w-]+)", visitor.post(f"{table}/carry", seat="0"))
    assert found
    return found[1]


def test_a_seat_is_left_and_taken_back(ann: Visitor, bob: Visitor, table: str) -> None:
    assert "Take your seat back" not in ann.get(table)
    ann.post(f"{table}/leave/0")
    assert "Take your seat back" in ann.get(table)
    assert "Take your seat back" not in bob.get(table)
    assert "away," in bob.get(table) and "Ann leaves; a bot plays on." in bob.get(table)
    ann.post(f"{table}/back/0")
    assert "away," not in bob.get(table) and "Ann is back." in bob.get(table)


def test_a_bot_stands_in_for_who_lets_others_wait(
    ann: Visitor, bob: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Let a bot play for Ann" in bob.get(table)
    assert "has let you wait for 5 minutes" in bob.post(f"{table}/stand-in/0", 422)
    monkeypatch.setattr(drafts, "IDLE", 0.0)
    bob.post(f"{table}/stand-in/1", 422)  # nobody waits for him
    bob.post(f"{table}/stand-in/0")
    assert "away," in bob.get(table)
    ann.post(f"{table}/back/0")
    assert "away," not in bob.get(table)


def test_a_link_carries_a_seat_once(ann: Visitor, bob: Visitor, table: str) -> None:
    code = carry(ann, table)
    assert "Carry on here" in bob.get(f"{table}/resume?code={code}"), "looking at it takes nothing"
    assert 'class="player own"' not in bob.get(table).partition("player-1")[0]
    assert bob.post(f"{table}/resume", 204, code=code) == table
    assert "is-turn is-own" in bob.get(table).partition("player-1")[0]
    assert "has been used or is too old" in bob.post(f"{table}/resume", 410, code=code)


def test_a_link_that_is_too_old_is_refused(
    ann: Visitor, bob: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "RESUME", -1.0)
    code = carry(ann, table)
    answer = bob.client.post(f"{table}/resume", data={"code": code})  # as a form does, without htmx: a whole page
    assert answer.status_code == 410
    assert "That did not work" in answer.text and "has been used or is too old" in answer.text
    bob.post(f"{table}/resume", 410, code="guessed")
