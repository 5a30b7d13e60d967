"""What a click costs: on its way from the page to the store an answer is parsed, tried and worked out once."""

from collections import Counter
from typing import Any

import pytest
from tests.web.conftest import Visitor
from tests.web.test_answers import my_turn

import spindletop
from spindletop.games.gold.game import Gold
from spindletop.games.gold.state import GoldState
from spindletop.kernel import State
from spindletop.table import entries

CALLS: Counter[str] = Counter()


class CountedState(GoldState):
    def legal(self) -> list[int]:
        CALLS["legal"] += 1
        return super().legal()

    def copy_frames(self, twin: State) -> None:
        CALLS["copy"] += 1
        super().copy_frames(twin)

    def answer(self, action: Any) -> None:
        CALLS["answer"] += 1
        super().answer(action)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(owner: Any, name: str) -> None:
        done = getattr(owner, name)

        def counting(*given: Any) -> Any:
            CALLS[name] += 1
            return done(*given)

        monkeypatch.setattr(owner, name, counting)

    monkeypatch.setattr(Gold, "state", CountedState)
    monkeypatch.setattr(spindletop.game("gold"), "_first", {})  # positions that others have begun with
    for owner, name in ((Gold, "parse"), (entries, "encode"), (entries, "decode")):
        count(owner, name)


def test_a_click_of_gold(counted: None, ann: Visitor) -> None:
    """The card is turned, and nature says what is on it: two answers, each legal, carried out and written once. Copies:
    the twin of the table, and what undo goes back to; words are looked up for each step that reads them."""
    table = ann.new_table("gold", "me", "bot random", **{"option-start": "0"})
    asked = my_turn(ann, table)
    CALLS.clear()
    ann.post(f"{table}/answer", **asked, action="turn 17")
    assert CALLS == {"answer": 2, "legal": 2, "encode": 2, "copy": 3, "parse": 4}
