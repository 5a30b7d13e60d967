"""A database that is down is told in words, and what is sent again counts once."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Visitor

from spindletop.store import StoreDown
from spindletop.table import Person, Tables, new_token
from spindletop.web import stream
from spindletop.web.stream import Key, Streams


@contextmanager
def broken(tables: Tables, *calls: str, full: bool = False) -> Iterator[None]:
    """These calls of the store fail for a while."""

    async def fail(*_: object, **__: object) -> Any:
        raise StoreDown("it is broken", full)

    store = tables.library.store
    for call in calls:
        setattr(store, call, fail)
    try:
        yield
    finally:
        for call in calls:
            delattr(store, call)


@pytest.fixture
def tables(app: TestClient) -> Tables:
    found = app.app.state.tables  # type: ignore[attr-defined]
    assert isinstance(found, Tables)
    return found


@pytest.fixture
def table(ann: Visitor) -> str:
    """Two people at one screen, Ann to begin."""
    names = {"name-0": "Ann", "name-1": "Kim", "option-start": "0"}
    return ann.new_table("gold", "me", "here", "none", "none", "none", **names)


def test_a_page_says_that_the_database_does_not_answer(ann: Visitor, tables: Tables, table: str) -> None:
    with broken(tables, "listed", "held", "entries"):
        for path in ("/", table):
            answer = ann.client.get(path)
            assert answer.status_code == 503 and answer.headers["retry-after"]
            assert "does not answer just now" in answer.text and "<h1>" in answer.text
        assert "Rules" in ann.get("/rules/gold"), "what needs no database is there"
    ann.get(table)


@pytest.mark.parametrize(
    ("full", "words"), [(True, "disk of this server is full"), (False, "does not answer just now")]
)
def test_a_change_that_cannot_be_kept_says_so_and_counts_once(
    ann: Visitor, tables: Tables, table: str, full: bool, words: str
) -> None:
    asked = ann.asked(f"{table}?here=0")
    answer = {**asked, "action": "turn 3"}
    line = {"seat": "0", "text": "hello there", "slip": "1"}
    with broken(tables, "append", full=full):
        for path, values in ((f"{table}/answer", answer), (f"{table}/chat", line), (f"{table}/leave/0", {})):
            told = ann.post(path, 503, **values)
            assert words in told and 'hx-target="#the-notice"' in told and "<h1>" not in told
        assert ann.asked(f"{table}?here=0") == asked
    for _ in range(2):
        assert "notice" in ann.post(f"{table}/answer", **answer)
        ann.post(f"{table}/chat", **line)
    assert ann.get(table).count("hello there") == 1


@pytest.mark.parametrize("written", [False, True])
def test_a_way_that_was_broken_off_is_gone_once_and_to_its_end(
    app: TestClient, ann: Visitor, tables: Tables, table: str, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    way = {**ann.asked(f"{table}?here=0"), "action": "turn 3;turn 4"}
    store = tables.library.store
    append: Callable[..., Any] = store.append

    async def break_off(*change: object) -> None:
        if written:
            await append(*change)
        raise StoreDown("it is broken", False)

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", break_off)
        ann.post(f"{table}/answer", 503, **way)
    for _ in range(3):
        ann.post(f"{table}/answer", **way)
    assert app.portal
    found = app.portal.call(tables.table, table.removeprefix("/t/"))
    assert [found.game.name(move.action) for move in found.course.moves if move.actor == 0] == ["turn 3", "turn 4"]


def test_a_stream_that_was_opened_meanwhile_begins_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "RETRY", 0.01)

    async def play() -> None:
        async with asyncio.timeout(60), Tables(tmp_path / "tables.db") as tables:
            ann = new_token()
            table = await tables.open_table(ann, "gold", [Person("Ann"), Person("Kim")])
            news = aiter(Streams(tables, 10).messages([Key.parse(f"{table.id}:")], ann))
            with broken(tables, "entries"):
                first = asyncio.ensure_future(anext(news))
                await asyncio.sleep(0.1)
            assert (await first).startswith(b"data: ")
            await tables.chat(table.id, 0, ann, "hello there")
            assert b"hello there" in await anext(news)
            tables.end_news()

    asyncio.run(play())
