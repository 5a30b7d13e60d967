"""The interface for programs: whole games through it, what it refuses, and that it tells what it declares."""

import re
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient
from tests.recorded import RECORDS
from tests.web.conftest import HOST, Visitor
from tests.web.programs import OPEN, Program, bot, me

import spindletop
from spindletop.kernel import Record, Rng
from spindletop.store import StoreDown
from spindletop.table import Tables
from spindletop.web.api.routes import CALLS
from spindletop.web.api.shapes import News, TableInfo
from spindletop.web.app import ROUTES, Settings, make_app
from spindletop.web.browser import TOKEN
from spindletop.web.limits import Limits, Rate

PAUSE = (600.0, 600.0)  # seconds: nobody else answers for a program here
EVERY = 8  # after about one answer in so many, news are read


@pytest.fixture
def ada(app: TestClient) -> Program:
    return Program(app)


@pytest.fixture
def rex(app: TestClient) -> Program:
    return Program(app)


def two_seated(ada: Program, rex: Program, game: str, **more: Any) -> TableInfo:
    """Ada has opened a table, Rex has taken his seat by invitation, and the game has begun. Where it is for more than
    two, Ada plays for all others."""
    others = [me("Cleo") for _ in range(spindletop.game(game).seats[0] - 2)]
    table = ada.open_table(game, me("Ada"), OPEN, *others, **more)
    invite = table.invites[1]
    return rex.post(f"/api/tables/{table.table}/seat", TableInfo, seat=1, name="Rex", invite=invite)


@pytest.mark.parametrize("slug", spindletop.games())
def test_whole_games_are_played_through_it(app: TestClient, ada: Program, rex: Program, slug: str) -> None:
    cast(Starlette, app.app).state.tables.driver.pause = PAUSE
    rng, table = Rng(7), two_seated(ada, rex, slug)
    known, stood, game = "", 0, spindletop.game(slug)
    while table.status == "running":
        seat = table.turn
        assert seat is not None
        mover = rex if seat == 1 else ada
        view = mover.view(table.table, seat)
        assert view.position is not None and view.legal and view.question
        rebuilt = game.from_json(msgspec.to_builtins(view.position))
        assert [game.name(action) for action in rebuilt.legal()] == [offer.action for offer in view.legal]
        table = mover.answer_any(view, rng)
        if rng.below(EVERY) and table.status == "running":
            continue
        news = mover.news(table.table, seat=seat, after=known)
        assert news.stand == stood < news.answers == table.answers
        known, stood = news.id, news.answers
    assert table.status == "over" and table.winners and len(table.scores) == len(table.seats) and table.seed
    record = Record.parse(ada.client.get(f"/api/tables/{table.table}/record").text)
    assert record.state.winners() == table.winners and record.players[:2] == ["Ada", "Rex"]
    assert rex.tables("mine").tables[0].scores == table.scores


@pytest.mark.parametrize("slug", spindletop.games())
def test_a_view_is_rebuilt_from_what_is_sent(slug: str) -> None:
    record = Record.load(RECORDS[slug])
    game, state = record.game, record.game.new(record.seats, **record.options)
    for action in record.answers():
        for viewer in (None, max(state.actor, 0), (state.actor + 1) % record.seats):
            view = state.view(viewer)
            rebuilt = game.from_json(msgspec.json.decode(msgspec.json.encode(view.to_json())))
            assert rebuilt.to_json() == view.to_json() and rebuilt.actor == view.actor
            if viewer == view.actor:
                assert rebuilt.legal() == view.legal()
                assert rebuilt.imagine(Rng(3)).to_json() == view.imagine(Rng(3)).to_json()
        state.play(action)


def test_games_are_told_with_their_seats_options_and_bots(ada: Program) -> None:
    told = {each.game: each for each in ada.games().games}
    assert [*told] == spindletop.games()
    for slug, each in told.items():
        game = spindletop.game(slug)
        assert each.seats == [*game.seats] and [option.name for option in each.options] == [
            option.name for option in game.options
        ]
        assert [level.name for level in each.bots][-1] == "tycoon" and all(level.words for level in each.bots)


def test_seats_of_programs_are_marked_for_all_to_see(ada: Program, rex: Program, ann: Visitor) -> None:
    table = ada.open_table("gold", me("Ada"), OPEN, OPEN, listed=True)
    assert table.table in [each.table for each in rex.tables().tables]
    ann.post(f"/t/{table.table}/join/1", 204, name="Ann")
    rex.post(f"/api/tables/{table.table}/seat", TableInfo, seat=2, name="Rex")
    now = rex.see(table.table)
    assert [seat.program for seat in now.seats] == [True, False, True] and now.mine == [2] and not now.invites
    page = ann.get(f"/t/{table.table}")
    assert page.count(">program</span>") == 2 and "Rex takes a seat, and plays through a program." in page
    assert "Ann takes a seat." in page


def test_in_a_game_of_memory_only_programs_are_told_what_was_seen(ada: Program, app: TestClient, ann: Visitor) -> None:
    table = ada.open_table("gold", me("Ada"), OPEN, listed=True, options={"start": 0}).table
    ann.post(f"/t/{table}/join/1", 204, name="Ann")
    hers = Program(app, str(ann.client.cookies[TOKEN]))
    for _ in range(2):
        ada.answer_any(ada.view(table, 0), Rng(1))
    assert ada.view(table, 0).position is not None
    assert hers.view(table, 1).position is None and hers.view(table).position is None
    assert ada.news(table, seat=0).lines and "Ada went first" not in [line.words for line in hers.news(table).lines]


def test_what_is_not_so_is_refused_with_its_kind(app: TestClient, ada: Program, rex: Program) -> None:
    eve = Program(app)
    table = two_seated(ada, rex, "king_oil", options={"start": 0})
    path = f"/api/tables/{table.table}"
    view = ada.view(table.table, 0)
    given = {"seat": 0, "asked": view.asked, "action": view.legal[0].action}
    assert eve.refused("POST", f"{path}/answer", 403, **given) == "forged"
    assert eve.refused("GET", f"{path}/view", 403, seat=0) == "forged"
    assert eve.refused("GET", f"{path}/events", 403, seat=0) == "forged"
    assert eve.refused("POST", f"{path}/seat", 409, seat=1, name="Eve") == "taken"
    assert eve.refused("POST", f"{path}/leave", 403, seat=0) == "forged"
    assert rex.refused("POST", f"{path}/answer", 422, **{**given, "seat": 1}) == "illegal"
    assert ada.refused("POST", f"{path}/answer", 422, **{**given, "action": "sing"}) == "illegal"
    assert ada.refused("POST", f"{path}/answer", 422, **{**given, "seat": "x"}) == "wrong"
    assert ada.refused("POST", f"{path}/answer", 422, **given, more=1) == "wrong"
    assert ada.refused("POST", f"{path}/answer", 409, **{**given, "asked": 1}) == "stale"
    assert ada.refused("GET", f"{path}/record", 403) == "secret"
    assert ada.refused("GET", f"{path}/view", 404, seat=7) == "unknown"
    assert ada.refused("GET", f"{path}/events", 422, after="x") == "wrong"
    assert ada.refused("GET", "/api/tables/nosuchtable", 404) == "unknown"
    assert ada.refused("GET", "/api/nothing", 404) == "unknown"
    assert ada.refused("GET", f"{path}/answer", 405) == "wrong"
    assert ada.refused("POST", "/api/tables", 422, game="gold", seats=[me("Ada"), bot("mybots:Saver")]) == "wrong"
    assert ada.refused("POST", "/api/tables", 404, game="chess", seats=[me("Ada"), OPEN]) == "unknown"
    assert ada.refused("POST", f"{path}/talk", 422, seat=0, text=" ") == "wrong"
    assert ada.view(table.table, 0).asked == view.asked, "nothing has come of it"
    ada.answer(view, view.legal[0].action)
    again = ada.answer(view, view.legal[0].action)
    assert again.answers == ada.see(table.table).answers, "sent twice, it counts once"


def test_cookies_are_not_believed(ann: Visitor, app: TestClient) -> None:
    table = ann.post("/play", 204, game="king_oil").rpartition("/")[2]
    path = f"/api/tables/{table}"
    assert ann.client.get(f"{path}/view?seat=0").json()["why"] == "forged"
    for call in ("leave", "talk", "answer"):
        told = ann.client.post(f"{path}/{call}", json={"seat": 0, "text": "hello", "asked": 1, "action": "pass"})
        assert told.json()["why"] in ("forged", "wrong")
    assert ann.client.get(path).json()["mine"] == []
    mine = Program(app, str(ann.client.cookies[TOKEN]))
    assert mine.see(table).mine == [0], "whoever brings the token is believed"
    wrong = {"authorization": "Basic abc"}
    assert ann.client.get(f"{path}", headers=wrong).json()["why"] == "forged"


def test_undo_talk_leaving_and_coming_back(app: TestClient, ada: Program, rex: Program) -> None:
    table = two_seated(ada, rex, "crude", options={"start": 0}).table
    path = f"/api/tables/{table}"
    first = ada.view(table, 0)
    before = ada.news(table, seat=0)
    ada.answer(first, first.legal[0].action)
    told = ada.news(table, seat=0, after=before.id)
    view = ada.view(table, 0)
    assert view.can_undo and told.stand == before.answers and told.answers > before.answers
    ada.post(f"{path}/undo", TableInfo, seat=0, asked=view.asked)
    back = ada.news(table, seat=0, after=told.id)
    assert back.stand == back.answers == before.answers, "what was told and taken back does not stand"
    assert [offer.action for offer in ada.view(table, 0).legal] == [offer.action for offer in first.legal]
    for _ in range(2):
        rex.post(f"{path}/talk", TableInfo, seat=1, text="Hello", slip="1")
    Program(app).post(f"{path}/talk", TableInfo, name="Eve", text="Oh")
    said = rex.news(table, seat=1, after=back.id).talk
    assert [(line.seat, line.name, line.text) for line in said] == [(1, "Rex", "Hello"), (None, "Eve", "Oh")]
    for number in range(7):
        rex.post(f"{path}/talk", TableInfo, seat=1, text=f"Hello {number}")
    assert rex.refused("POST", f"{path}/talk", 429, seat=1, text="and so on") == "often"
    assert rex.post(f"{path}/leave", TableInfo, seat=1).seats[1].away
    assert not rex.post(f"{path}/back", TableInfo, seat=1).seats[1].away


def test_a_table_is_filled_with_bots_or_called_off(ada: Program, rex: Program) -> None:
    table = ada.open_table("giganten", me("Ada"), OPEN, OPEN).table
    assert rex.refused("POST", f"/api/tables/{table}/bot", 403, seat=1) == "forged"
    ada.post(f"/api/tables/{table}/bot", TableInfo, seat=1, bot="rookie")
    assert ada.post(f"/api/tables/{table}/bot", TableInfo, seat=2).status == "running"
    waiting = ada.open_table("giganten", me("Ada"), OPEN, OPEN).table
    assert ada.post(f"/api/tables/{waiting}/call-off", TableInfo).status == "called_off"


def test_limits_are_those_of_the_pages(tmp_path: Path) -> None:
    limits = Limits(changes=Rate(0.0, 6), openings=Rate(0.0, 1), streams=0)
    settings = Settings(str(tmp_path / "tables.db"), limits=limits)
    with TestClient(make_app(settings), base_url=f"http://{HOST}") as app:
        ada = Program(app)
        table = ada.open_table("gold", me("Ada"), OPEN).table
        assert ada.refused("POST", "/api/tables", 429, game="gold", seats=[me("Ada"), OPEN]) == "often"
        assert ada.refused("GET", f"/api/tables/{table}/events", 429) == "often"
        long = {"seat": 0, "text": "x" * 20_000}
        assert ada.refused("POST", f"/api/tables/{table}/talk", 413, **long) == "limit"
        for _ in range(3):
            ada.client.post(f"/api/tables/{table}/talk", json={"seat": 0, "text": "hello"})
        assert ada.refused("POST", f"/api/tables/{table}/talk", 429, seat=0, text="hello") == "often"
        assert ada.client.get("/api/games", headers={"host": "evil.example"}).json()["why"] == "wrong"


def test_what_is_not_the_programs_fault_is_told_apart(
    app: TestClient, ada: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StoreDown("gone", full=False)

    async def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Tables, "open_tables", fails)
    assert ada.refused("GET", "/api/tables", 503) == "down"
    assert int(ada.client.get("/api/tables").headers["retry-after"]) > 0
    monkeypatch.setattr(Tables, "open_tables", breaks)
    ada.client = client = TestClient(app.app, base_url=f"http://{HOST}", raise_server_exceptions=False)
    client.portal = app.portal
    assert ada.refused("GET", "/api/tables", 500) == "broken"
    assert "content-security-policy" in ada.client.get("/api/tables").headers


def test_the_description_tells_every_call_and_every_shape(ada: Program) -> None:
    told = ada.client.get("/api/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    routes = [route for route in ROUTES if isinstance(route, Route) and route.path.startswith("/api/")]
    described = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    assert described == {
        (method, re.sub(r":\w+}", "}", route.path))
        for route in routes
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert len(described) == len(CALLS)
    text = ada.client.get("/api/openapi.json").text
    wanted = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert wanted <= set(told["components"]["schemas"]), "all that is referred to is there"
    for path, methods in told["paths"].items():
        for operation in methods.values():
            named = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path)) and operation["summary"]
            assert "200" in operation["responses"] and "default" in operation["responses"]
    names = [operation["operationId"] for methods in told["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names))


def test_every_call_is_told_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs/api.md").read_text(encoding="utf-8")
    for call in CALLS:
        last = call.path.rpartition("/")[2].partition("{")[0]
        assert f"/{last}" in page, call.path


def test_events_go_on_where_they_broke_off(ada: Program, rex: Program) -> None:
    table = two_seated(ada, rex, "crude", options={"start": 0}).table
    first = heard(rex, table)
    assert first.answers == rex.see(table).answers and first.lines
    view = ada.view(table, 0)
    ada.answer(view, view.legal[0].action)
    for given in ({"after": first.id}, {}):
        headers = {} if given else {"last-event-id": first.id}
        later = heard(rex, table, headers, **given)
        assert later.stand == first.answers < later.answers
        assert later.lines and min(line.at for line in later.lines) > first.answers


def heard(program: Program, table: str, headers: dict[str, str] | None = None, **query: str) -> News:
    """The first news of a stream."""
    sent_with = {"accept-encoding": "identity", **(headers or {})}
    told = program.client.get(f"/api/tables/{table}/events", params={"seat": 1, **query}, headers=sent_with)
    assert told.status_code == 200
    sent = dict(line.split(": ", 1) for line in told.text.splitlines() if line.startswith(("id: ", "data: ")))
    news = msgspec.json.decode(sent["data"], type=News)
    assert sent["id"] == news.id
    return news
