"""Answers go first from the moment in which they arrive."""

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient
from tests.web.conftest import Visitor
from tests.web.programs import Program, me

from spindletop.table import Tables
from spindletop.table.precedence import Precedence
from spindletop.web.people.known import Known


@pytest.fixture
def ahead(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The changes that arrive, each with how many answers of people go first just then."""
    arrived: list[tuple[str, int]] = []
    tables: Tables = app.app.state.tables  # type: ignore[attr-defined]
    first: Precedence = tables.precedence
    look = Known.look

    async def watched(self: Known, request: Request) -> object:
        if request.method == "POST":
            arrived.append((request.url.path.rpartition("/")[2], len(first._people)))
        return await look(self, request)

    monkeypatch.setattr(Known, "look", watched)
    return arrived


def test_a_click_goes_first_before_anything_is_read_for_it(
    app: TestClient, ann: Visitor, ahead: list[tuple[str, int]]
) -> None:
    table = ann.new_table("crude", "me", "bot rookie")
    for what in ("answer", "undo", "chat"):
        ann.client.post(f"{table}/{what}", data={"seat": "0", "asked": "0", "action": "", "text": ""})
    assert ahead[1:] == [("answer", 1), ("undo", 1), ("chat", 0)]
    tables: Tables = app.app.state.tables  # type: ignore[attr-defined]
    assert not tables.precedence._people, "and everything else goes on"


def test_a_program_s_answer_does_too(app: TestClient, ahead: list[tuple[str, int]]) -> None:
    ada = Program(app)
    opened = ada.open_table("king_oil", me("Ada"), me("Ben"), options={"start": 0})
    view = ada.view(opened.table, 0)
    ada.answer(view, view.legal[0].action)
    assert ahead == [("tokens", 0), ("tables", 0), ("answer", 1)]
