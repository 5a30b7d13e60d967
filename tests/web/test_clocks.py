"""Clocks on pages and for programs; seats that are offered; where it is one's turn."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import HOST, Visitor, visitor_of

from spindletop.table import BotSeat, Kind, OpenSeat, Person, Table, Tables, Terms, Then, new_token
from spindletop.table.clocks import DAY, HOUR, MINUTE
from spindletop.web.app import Settings, make_app
from spindletop.web.clocks import clock_words, lasting
from spindletop.web.limits import NO_LIMITS
from spindletop.web.stream import Streams

SEATS = ("me", "open", "none", "none", "none")
POST = {"clock": "post", "clock-period": "24", "clock-bank": "72", "clock-then": "table"}
LIVE = {"clock": "live", "clock-minutes": "20", "clock-seconds": "10"}
WAIT = 60


class Clock:
    """Goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> Iterator[TestClient]:
    settings = Settings(str(tmp_path / "tables.db"), pace=0.0, limits=NO_LIMITS, clock=clock)
    with TestClient(make_app(settings), base_url=f"http://{HOST}") as client:
        yield client


@pytest.fixture
def eve(app: TestClient) -> Visitor:
    return visitor_of(app)


def opened(ann: Visitor, bob: Visitor, **chosen: str) -> str:
    """Ann and Bob play Gold, and Ann begins."""
    path = ann.new_table("gold", *SEATS, **{"name-0": "Ann", "option-start": "0", "listed": "yes", **chosen})
    bob.post(f"{path}/join/1", 204, name="Bob")
    return path


def sweep(app: TestClient) -> None:
    assert app.portal
    tables: Tables = app.app.state.tables  # type: ignore[attr-defined]
    app.portal.call(tables.flags.sweep)


def plate(page: str, seat: int) -> str:
    return page[page.index(f'id="player-{seat}"') :].partition("</article>")[0]


def test_a_clock_is_chosen_and_shown_before_one_sits_down(ann: Visitor, bob: Visitor) -> None:
    assert 'name="clock-period"' in ann.get("/new/gold")
    path = ann.new_table("gold", *SEATS, **{"name-0": "Ann", "listed": "yes", **POST, "clock-weekends": "yes"})
    terms, letter = "By post, 1 day for a turn, 3 days spare, weekends free", bob.get(f"{path}/join/1")
    assert terms in letter and "When time is up, the table decides." in letter
    assert "A few minutes a day" in letter and "10 min" not in letter, "nobody is promised one evening"
    assert f"{terms}; when time is up, the table decides" in bob.get("/")
    assert "data-falls" not in bob.get(path), "nobody's time runs yet"
    for zone, known in (("Europe/Berlin", "Europe/Berlin"), ("Atlantis", "UTC")):
        given = {"name-0": "Ann", **POST, "clock-weekends": "yes", "clock-zone": zone}
        assert f"where the table was opened ({known})" in ann.get(ann.new_table("gold", *SEATS, **given))
    for wrong in ({"clock-period": "0"}, {"clock-bank": "9999"}, {"clock": "sand"}, {"clock-then": "fire"}):
        ann.post("/new/gold", 422, **{f"kind-{seat}": kind for seat, kind in enumerate(SEATS)}, **{**POST, **wrong})


def test_plates_show_whose_time_runs_and_what_the_others_have(ann: Visitor, bob: Visitor, clock: Clock) -> None:
    page = bob.get(opened(ann, bob, **LIVE))
    assert f'data-falls="{clock.now + 20 * MINUTE}" data-hurry="60.0" data-live' in plate(page, 0)
    assert "data-falls" not in plate(page, 1) and "<time>20:00</time>" in plate(page, 1)
    page = bob.get(opened(ann, bob, **POST))
    assert f'data-falls="{clock.now + 4 * DAY}"' in plate(page, 0) and "data-live" not in plate(page, 0)
    assert "<time>3 days spare</time>" in plate(page, 1)
    assert 'class="dial"' not in bob.get(opened(ann, bob))


def test_lists_tell_how_much_time_is_left(ann: Visitor, bob: Visitor, clock: Clock) -> None:
    opened(ann, bob, **POST)
    clock.now += 2 * DAY - 3 * HOUR
    assert "2 days 3 h left" in ann.get("/") and "left</small>" not in bob.get("/")


def test_the_others_are_asked_when_time_is_up(ann: Visitor, bob: Visitor, app: TestClient, clock: Clock) -> None:
    path = opened(ann, bob, **POST)
    assert "/wait/0" not in bob.get(path) and "Let a bot play for Ann" not in bob.get(path)
    clock.now += 9 * DAY
    sweep(app)
    assert "The time of Ann is up" in bob.get(path) and "time is up" in plate(bob.get(path), 0)
    assert "/wait/0" not in ann.get(path), "she is not asked about herself"
    ann.post(f"{path}/wait/0", 403)
    bob.post(f"{path}/wait/0")
    assert f'data-falls="{clock.now + DAY}"' in plate(ann.get(path), 0)
    assert "Bob gives Ann more time." in ann.get(path)


def test_vacation_in_the_menu(ann: Visitor, bob: Visitor, clock: Clock) -> None:
    path = opened(ann, bob, **POST)
    assert "21 days of vacation at this table" in ann.get(path)
    ann.post(f"{path}/vacation/0", 413, days="22")
    ann.post(f"{path}/vacation/0", 422, days="many")
    bob.post(f"{path}/vacation/0", 403, days="1")
    ann.post(f"{path}/vacation/0", days="7")
    assert f'data-until="{clock.now + 7 * DAY}" hidden>on vacation' in plate(bob.get(path), 0)
    ann.post(f"{path}/return/0")
    assert "Ann is back from vacation." in bob.get(path)


def test_a_seat_is_offered_and_taken_over(ann: Visitor, bob: Visitor, eve: Visitor, app: TestClient) -> None:
    path = opened(ann, bob)
    eve.post(f"{path}/offer/0", 403)
    bob.post(f"{path}/offer/0", 403)
    assert path not in eve.get("/").partition('id="tables"')[2].partition('id="deal"')[0]
    ann.post(f"{path}/offer/0")
    assert path in eve.get("/").partition('id="tables"')[2].partition('id="deal"')[0]
    letter = eve.get(f"{path}/join/0")
    assert "Ann has left this game" in letter and "with all that it hides from the others" in letter
    assert "sit at this table already" in bob.post(f"{path}/join/0", 422, name="Bob")
    assert eve.post(f"{path}/join/0", 204, name="Eve") == path
    eve.post(f"{path}/join/0", 409, name="Eve")
    assert "is-own" in plate(eve.get(path), 0) and "Eve takes over the seat of Ann." in bob.get(path)
    assert "is-own" not in plate(ann.get(path), 0)
    ann.post(f"{path}/back/0", 403)
    assert "somebody has taken over your seat" in ann.get("/")
    assert "taken already" in visitor_of(app).get(f"{path}/join/0")


def test_who_offered_a_seat_can_still_take_it_back(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    path = opened(ann, bob)
    ann.post(f"{path}/offer/0")
    ann.post(f"{path}/offer/0", 409)
    ann.post(f"{path}/back/0")
    eve.post(f"{path}/join/0", 409, name="Eve")


def test_a_private_table_offers_a_seat_by_link_only(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    path = ann.new_table("gold", *SEATS, **{"name-0": "Ann", "listed": ""})
    found = re.search(r'value="(/t/[^"]+/join/1\?invite=([^"]+))"', ann.get(path))
    assert found
    bob.post(f"{path}/join/1", 204, name="Bob", invite=found[2])
    ann.post(f"{path}/offer/0")
    assert path not in eve.get("/").partition('id="mine"')[0]
    eve.post(f"{path}/join/0", 403, name="Eve")
    found = re.search(r'value="(/t/[^"]+/join/0\?invite=([^"]+))"', bob.get(path))
    assert found and "invite=" not in plate(eve.get(path), 0)
    eve.post(f"{path}/join/0", 204, name="Eve", invite=found[2])


def test_programs_open_tables_with_clocks_and_read_them(ann: Visitor, app: TestClient, clock: Clock) -> None:
    token = ann.client.post("/api/tokens").json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]

    def open_with(clock: object, status: int = 200) -> dict[str, object]:
        given = {"game": "gold", "seats": seats, "clock": clock}
        answer = ann.client.post("/api/tables", json=given, headers=headers)
        assert answer.status_code == status, answer.text
        told: dict[str, object] = answer.json()
        return told

    told = open_with({"kind": "live", "bank": 600, "increment": 5, "then": "seat"})
    assert told["clock"] == {
        "terms": {
            "kind": "live",
            "period": 0,
            "bank": 600,
            "increment": 5,
            "weekends": False,
            "then": "seat",
            "zone": "UTC",
        },
        "banks": [600.0, 600.0],
        "falls": clock.now + 600,
        "up": False,
    }
    for wrong in ({"kind": "live"}, {"kind": "sand"}, {"kind": "post", "period": -1}, {"kind": "post", "period": 1e99}):
        open_with(wrong, 422)
    open_with({"kind": "post", "period": 3600, "weekends": True, "zone": "../../etc/passwd"}, 422)
    answer = ann.client.post(f"/api/tables/{told['table']}/offer", json={"seat": 0}, headers=headers).json()
    assert answer["seats"][0]["offered"] and answer["invites"].keys() == {"0"}
    mine = ann.client.get("/api/tables?which=mine", headers=headers).json()["tables"][0]
    assert mine["offered"] == [0] and mine["clock"]["kind"] == "live"
    assert ann.client.get("/api/tables?which=offered", headers=headers).json()["tables"] == [], "it is not listed"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 min"), (59, "0 min"), (61, "1 min"), (2 * HOUR, "2 h"), (DAY, "1 day"), (3 * DAY + 7321, "3 days 2 h")],
)
def test_how_long_in_words(seconds: float, words: str) -> None:
    assert lasting(seconds) == words


def test_terms_in_words() -> None:
    assert clock_words(Terms(Kind.LIVE, bank=20 * MINUTE)) == "20 min for each; when time is up, a bot plays that turn"
    seated = Terms(Kind.LIVE, bank=MINUTE, increment=5, then=Then.SEAT)
    assert clock_words(seated).startswith("1 min for each and 5 s more after each turn; ")


# Where it is one's turn


async def told(stream: object) -> list[str]:
    """The tables of the next message that is no beat."""
    kind, data = "event: beat", ""
    while kind == "event: beat":
        message: bytes = await asyncio.wait_for(anext(stream), WAIT)  # type: ignore[call-overload]
        kind, _, data = message.decode().partition("\n")
    assert kind == "event: turns"
    return [each["table"] for each in json.loads(data[6:])["turns"]]


async def table_of(tables: Tables, ann: str, bob: str, clock: Terms | None = None) -> Table:
    table = await tables.open_table(ann, "gold", [Person("Ann"), OpenSeat()], {"start": 0}, clock=clock)
    return await tables.claim(table.id, 1, bob, "Bob")


def test_a_browser_is_told_where_it_is_its_turn(database: str) -> None:
    """At tables of this process and of others, the most urgent first, and only when that changes."""
    both = database.startswith("postgresql")
    ann, bob = new_token(), new_token()

    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(database, pace=0) as ours, Tables(database, pace=0) as others:
            theirs = others if both else ours
            first = await table_of(ours, ann, bob)
            streams = [aiter(Streams(ours, 9).messages([], token, turns=True)) for token in (ann, bob, new_token())]
            assert [await told(each) for each in streams] == [[first.id], [], []]
            urgent = await table_of(theirs, ann, bob, Terms(Kind.POST, period=DAY))
            assert await told(streams[0]) == [urgent.id, first.id]
            await theirs.chat(urgent.id, 0, ann, "Good luck!")
            while first.turn == 0:
                answer = first.game.name(first.legal(0)[0])
                await ours.answer(first.id, 0, ann, first.asked, answer)
            assert await told(streams[0]) == [urgent.id]
            assert await told(streams[1]) == [first.id]
            await theirs.leave(urgent.id, 0, ann, "random")
            assert await told(streams[0]) == [], "a bot plays for her there"
            for each in streams:
                await each.aclose()  # type: ignore[attr-defined]
            while ours.library.waiting.turns:  # nothing is kept for who does not listen
                await asyncio.sleep(0)

    asyncio.run(play())


def test_a_device_that_was_sent_away_has_no_turn_any_more(tmp_path: Path) -> None:
    ann, other = new_token(), new_token()

    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pace=0) as tables:
            table = await table_of(tables, ann, new_token())
            await tables.resume(table.id, await tables.resume_code(table.id, 0, ann), other)
            stream = aiter(Streams(tables, 9).messages([], other, turns=True))
            assert await told(stream) == [table.id]
            await tables.alone(table.id, 0, ann)
            assert await told(stream) == []

    asyncio.run(play())


def test_a_table_against_bots_is_told_when_they_have_played(tmp_path: Path) -> None:
    ann = new_token()

    async def play() -> None:
        async with asyncio.timeout(WAIT), Tables(tmp_path / "tables.db", pace=0) as tables:
            table = await tables.open_table(ann, "gold", [Person("Ann"), BotSeat("random")], {"start": 1})
            stream = aiter(Streams(tables, 9).messages([], ann, turns=True))
            while not await told(stream):
                pass
            assert table.turn == 0

    asyncio.run(play())


def test_the_stream_of_home_needs_no_table(ann: Visitor) -> None:
    assert ann.client.get("/events").status_code == 422
    page = ann.get("/")
    assert "home.js" in page and "data-turns-first hidden" in page
