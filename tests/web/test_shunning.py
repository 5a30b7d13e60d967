"""Reporting, muting and blocking by the pages; and what who is banned can still do."""

import re
from html import unescape

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Visitor, visitor_of
from tests.web.test_people import NAME, at_localhost, make_account

from spindletop.people import Accounts
from spindletop.people.operator import Operator
from spindletop.people.reports import Report
from spindletop.store import glance
from spindletop.table import Tables
from spindletop.table.bans import FOR_GOOD


@pytest.fixture
def ann(app: TestClient) -> Visitor:
    return at_localhost(app)


@pytest.fixture
def bob(app: TestClient) -> Visitor:
    return at_localhost(app)


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is banned is known at once."""
    monkeypatch.setattr(glance, "SOON", -1.0)
    monkeypatch.setattr(glance, "FRESH", -1.0)


@pytest.fixture
def operator(app: TestClient) -> "Acting":
    return Acting(app)


class Acting:
    """The operator, in the same process."""

    def __init__(self, app: TestClient) -> None:
        self.portal = app.portal
        tables = app.app.state.tables  # type: ignore[attr-defined]
        assert isinstance(tables, Tables)
        self.operator = Operator(Accounts(tables))

    def reports(self) -> list[Report]:
        assert self.portal
        return self.portal.call(self.operator.reports.all)

    def ban(self, called: str, reason: str = "Calling names.") -> None:
        async def work() -> None:
            await self.operator.ban(await self.operator.somebody(called), FOR_GOOD, reason)

        assert self.portal
        self.portal.call(work)

    def unban(self, called: str) -> None:
        async def work() -> None:
            await self.operator.unban(await self.operator.somebody(called), "")

        assert self.portal
        self.portal.call(work)


def together(ann: Visitor, bob: Visitor) -> str:
    """A table of theirs, and Bob has said something."""
    table = ann.new_table("gold", "me", "open", listed="yes")
    bob.post(f"{table}/join/1", 204, name="Bob")
    bob.post(f"{table}/chat", 200, seat=1, text="something vile")
    return table


def line_of(page: str, text: str) -> str:
    found = re.search(rf'<li id="talk-(\d+)" class="\w+">(?:(?!</li>).)*{text}', page, re.DOTALL)
    assert found
    return found[1]


def shun_of(page: str) -> str:
    found = re.search(r'name="shun" value="([\w-]+)"', page)
    assert found
    return found[1]


def test_a_line_is_reported_and_that_is_told_in_words(ann: Visitor, bob: Visitor, operator: Acting) -> None:
    table = together(ann, bob)
    page = ann.get(table)
    line = line_of(page, "something vile")
    assert f'data-line="{line}"' in page and 'aria-label="What Bob said: report or mute"' in page
    assert f'data-line="{line}"' not in bob.get(table), "not at one's own line"
    for note in ("He calls us names.", "Again"):
        assert "will look at it" in ann.post(f"{table}/report", 200, line=line, note=note)
    ann.post(f"{table}/report", 200, seat=1, note="")
    first, second = operator.reports()
    assert (first.line, first.text, first.note, first.name) == (
        int(line),
        "something vile",
        "He calls us names.",
        "Bob",
    )
    assert (second.line, second.name) == (0, "Bob")
    assert "no such line" in ann.post(f"{table}/report", 404, line=1)
    assert "That was you" in bob.post(f"{table}/report", 422, line=line)


def test_who_is_muted_is_not_heard_by_one_person_at_one_table(app: TestClient, ann: Visitor, bob: Visitor) -> None:
    table, eve = together(ann, bob), visitor_of(app)
    elsewhere = together(ann, bob)
    line = line_of(ann.get(table), "something vile")
    assert "You will not see what Bob says" in unescape(ann.post(f"{table}/mute", 200, line=line))
    bob.post(f"{table}/chat", 200, seat=1, text="more of it")
    page = ann.get(table)
    assert "something vile" not in page and "more of it" not in page and "Bob is muted" in page
    assert "something vile" in ann.get(elsewhere)
    for other in (bob, eve):
        assert "something vile" in other.get(table) and "muted" not in other.get(table).replace("/mute", "")
    assert "muted at one table" in ann.get("/me")
    ann.post("/me/hear", 200, shun=shun_of(page), table=table.rpartition("/")[2])
    assert "something vile" in ann.get(table) and "more of it" in ann.get(table)


def test_with_an_account_a_mute_counts_everywhere_and_ends_on_ones_page(ann: Visitor, bob: Visitor) -> None:
    make_account(ann)
    table, elsewhere = together(ann, bob), together(ann, bob)
    ann.post(f"{table}/mute", 200, seat=1)
    for each in (table, elsewhere):
        assert "something vile" not in ann.get(each)
    assert ann.post("/me/hear", 204, shun=shun_of(ann.get("/me"))) == "/me#shunned"
    for each in (table, elsewhere):
        assert "something vile" in ann.get(each)
    assert "Muted and blocked" not in ann.get("/me")


def test_blocking_needs_an_account_and_warns_before_one_sits_down(ann: Visitor, bob: Visitor) -> None:
    table = together(ann, bob)
    assert "needs an account" in ann.post(f"{table}/block", 403, seat=1)
    assert f"{table}/block" not in ann.get(table)
    make_account(ann)
    assert f"{table}/block" in ann.get(table)
    assert "You have blocked Bob" in ann.post(f"{table}/block", 200, seat=1)
    his, hers = bob.new_table("gold", "me", "open", listed="yes"), ann.new_table("gold", "me", "open", listed="yes")
    assert "you have blocked them" in ann.get(f"{his}/join/1") and "blocked" not in bob.get(f"{hers}/join/1")
    refusal = bob.post(f"{hers}/join/1", 403, name="Bob")
    assert "This seat is not for you." in refusal and "block" not in refusal
    ann.post("/me/hear", 204, shun=shun_of(ann.get("/me")))
    bob.post(f"{hers}/join/1", 204, name="Bob")


def test_muting_again_and_again_is_refused_before_anything_changes(ann: Visitor, bob: Visitor) -> None:
    table = together(ann, bob)
    id = table.rpartition("/")[2]
    for _ in range(4):
        ann.post(f"{table}/mute", 200, seat=1)
        ann.post("/me/hear", 200, shun=shun_of(ann.get(table)), table=id)
    assert "wait a moment" in ann.post(f"{table}/mute", 429, seat=1)
    assert "something vile" in ann.get(table)


def test_who_is_banned_reads_why_and_can_only_look(ann: Visitor, bob: Visitor, operator: Acting) -> None:
    table = together(ann, bob)
    id, asked = table.rpartition("/")[2], bob.asked(table)
    operator.ban(f"{id}:1")
    for page in (bob.get("/"), bob.get(table), bob.get("/me")):
        assert "has banned you. Calling names." in page
    for path, values in (
        (f"{table}/chat", {"seat": 1, "text": "Hey"}),
        (f"{table}/answer", {"action": "turn 1", **asked}),
        ("/new/gold", {"kind-0": "me", "kind-1": "bot rookie"}),
        ("/play", {"game": "gold"}),
        (f"{ann.new_table('gold', 'me', 'open', listed='yes')}/join/1", {"name": "Bob"}),
        ("/me/forget", {"sure": "yes"}),
    ):
        assert "has banned you" in bob.post(path, 403, **values), path
    assert "banned" not in ann.get(table)
    operator.unban(f"{id}:1")
    bob.post(f"{table}/chat", 200, seat=1, text="Sorry")
    assert "banned" not in bob.get(table)


def test_a_banned_account_is_signed_out_everywhere(
    app: TestClient, ann: Visitor, bob: Visitor, operator: Acting
) -> None:
    passkey, code = make_account(bob)
    table = together(ann, bob)
    operator.ban(f"{table.rpartition('/')[2]}:1")
    page = bob.get("/me")
    assert "has banned you" in page and "Make a passkey" in page, "nobody is signed in"
    other = at_localhost(app)
    for path, values in (
        ("/me/recover", {"code": code}),
        ("/me/sign-in", {"credential": passkey.show(other.post("/me/sign-in/options"))}),
    ):
        assert "has banned you" in other.post(path, 403, **values)
    other.post("/play", 204, game="gold")  # a browser of which nothing is known


def test_a_banned_program_is_refused_in_its_own_way(app: TestClient, operator: Acting) -> None:
    token = app.post("/api/tokens", headers={"origin": f"http://{NAME}"}).json()["token"]
    client = TestClient(app.app, base_url=f"http://{NAME}", headers={"authorization": f"Bearer {token}"})
    client.portal = app.portal
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = client.post("/api/tables", json={"game": "gold", "seats": seats}).json()
    operator.ban(f"{made['table']}:0", "Too many programs.")
    answer = client.post(f"/api/tables/{made['table']}/talk", json={"seat": 0, "text": "Hey"})
    assert answer.status_code == 403 and answer.json()["words"].endswith("has banned you. Too many programs.")
    assert client.get(f"/api/tables/{made['table']}").status_code == 200


def test_programs_hear_that_a_line_was_removed(app: TestClient, ann: Visitor, bob: Visitor, operator: Acting) -> None:
    table = together(ann, bob).rpartition("/")[2]
    heard = app.get(f"/api/tables/{table}/news").json()
    line = next(each["seq"] for each in heard["talk"] if each["text"] == "something vile")
    assert app.portal
    app.portal.call(operator.operator.remove, table, line, "")
    fresh = app.get(f"/api/tables/{table}/news", params={"after": heard["id"]}).json()
    assert [(each["seq"], each["kind"], each["text"]) for each in fresh["talk"]] == [(line, "removed", "")]
    assert "vile" not in app.get(f"/api/tables/{table}/news").text
    for page in (ann.get(f"/t/{table}"), bob.get(f"/t/{table}")):
        assert "vile" not in page and "removed by who runs this server" in page


def test_a_closed_table_says_so_and_can_be_looked_at(ann: Visitor, bob: Visitor, operator: Acting) -> None:
    table = together(ann, bob)
    id = table.rpartition("/")[2]
    assert operator.portal
    ann.get(f"{table}/record", 403)
    operator.portal.call(operator.operator.close, id, "This is no place for that.")
    page = bob.get(table)
    assert "has closed this table. This is no place for that." in page and f"{table}/record" in page
    assert "has closed this table" in bob.post(f"{table}/chat", 422, seat=1, text="Hey")
    assert ann.get(f"{table}/record").startswith("Spindletop record")
    assert "Everything" in ann.get(f"{table}/replay") or 'value="open"' in ann.get(f"{table}/replay")
    assert "Closed" in ann.get("/")
