"""The page about notices, and the links in mails."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient
from tests.post.receivers import Browser
from tests.web.conftest import HOST, Visitor, visitor_of

from spindletop.post.carriers import Office
from spindletop.post.mail import Smtp, SmtpMailer
from spindletop.web.app import Settings, make_app
from spindletop.web.limits import NO_LIMITS, Limits

LIMITS = replace(NO_LIMITS, letters=Limits().letters)
ROOM = "https://chat.example.org/hooks/very-secret"


@pytest.fixture
def mails(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    sent: list[tuple[str, str]] = []

    async def send(mailer: SmtpMailer, to: str, subject: str, text: str, headers: object = None) -> None:
        sent.append((to, text))

    monkeypatch.setattr(SmtpMailer, "send", send)
    return sent


@pytest.fixture
def app(tmp_path: Path, mails: object) -> Iterator[TestClient]:
    office = Office(f"http://{HOST}", Smtp("127.0.0.1", 1, "table@example.org"))
    settings = Settings(str(tmp_path / "tables.db"), pace=0.0, limits=LIMITS, office=office)
    with TestClient(make_app(settings), base_url=f"http://{HOST}") as client:
        yield client


def way_of(page: str) -> str:
    found = re.search(r'name="way" value="(\w+)"', page)
    assert found
    return found[1]


def test_a_browser_without_an_account_says_how_it_is_told(ann: Visitor, bob: Visitor) -> None:
    assert 'action="/post/mail"' in ann.get("/post")
    where = ann.post("/post/hook", 204, address=ROOM)
    page = ann.get(where)
    assert "chat.example.org" in page and "It is on from your next turn" in page
    assert "very-secret" not in page, "an address is as good as a key"
    assert "chat.example.org" not in bob.get("/post")
    way = way_of(page)
    assert bob.post("/post/change", 404, way=way, what="remove")
    assert 'aria-checked="false"' in ann.get(ann.post("/post/change", 204, way=way, what="off"))
    assert "chat.example.org" not in ann.get(ann.post("/post/change", 204, way=way, what="remove"))


def test_quiet_hours_are_kept(ann: Visitor) -> None:
    given = {"from": "22:00", "to": "07:30", "zone": "Europe/Berlin", "silence": "600"}
    page = ann.get(ann.post("/post/habits", 204, quiet="yes", **given))
    assert 'value="Europe/Berlin"' in page and 'value="07:30"' in page and '<option value="600" selected>' in page
    assert "looks like 22:00" in ann.post("/post/habits", 422, quiet="yes", **{**given, "from": "25:00"})
    assert "time zone" in ann.post("/post/habits", 422, quiet="yes", **{**given, "zone": "Atlantis"})
    assert " checked" not in ann.get(ann.post("/post/habits", 204, **given))


def test_a_browser_subscribes(ann: Visitor) -> None:
    endpoint, p256dh, auth = Browser("https://push.example.org/one").subscription
    assert "push.example.org" in ann.get(ann.post("/post/push", 204, endpoint=endpoint, p256dh=p256dh, auth=auth))
    ann.post("/post/push", 422, endpoint="https://127.0.0.1/one", p256dh=p256dh, auth=auth)
    ann.post("/post/push", 422, endpoint=endpoint, p256dh="x", auth=auth)


def test_links_in_mails_show_a_button_first_and_need_nobody(
    app: TestClient, ann: Visitor, bob: Visitor, mails: list[tuple[str, str]]
) -> None:
    ann.post("/post/mail", 204, address="ann@example.org")
    ((to, text),) = mails
    link = re.search(rf"http://{HOST}(/post/confirm\S+)", text)
    assert to == "ann@example.org" and link
    assert "Yes, write to me" in bob.get(link[1]) and "Open the link in the mail" in ann.get("/post")
    assert "From now on" in bob.post(link[1])
    page = ann.get("/post")
    assert "Open the link in the mail" not in page
    ann.post("/post/change", 204, way=way_of(page), what="try")
    stop = re.search(rf"http://{HOST}(/post/stop\S+)", mails[1][1])
    assert stop
    assert "ann@example.org" in bob.get(stop[1]) and "ann@example.org" in ann.get("/post")
    by_program = TestClient(app.app, base_url=f"http://{HOST}")  # it sends no origin and no cookie
    by_program.portal = app.portal
    answer: httpx2.Response = by_program.post(stop[1], data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200 and "ann@example.org" not in ann.get("/post")
    assert "Nothing more is sent there" in bob.get(stop[1]), "a second click is told the same"
    assert "Nothing more is sent there" in bob.post(stop[1])
    assert "does not work any more" in bob.get(link[1], 410)


def test_nobody_can_fill_the_mailbox_of_another(ann: Visitor, bob: Visitor, mails: list[tuple[str, str]]) -> None:
    for _ in range(3):
        ann.post("/post/mail", 204, address="eve@example.org")
        ann.post("/post/change", 204, way=way_of(ann.get("/post")), what="remove")
    ann.post("/post/mail", 429, address="Eve@example.org")
    bob.post("/post/mail", 429, address="eve@example.org")
    assert len(mails) == 3


def test_the_bell_is_where_other_people_play(app: TestClient, ann: Visitor, bob: Visitor) -> None:
    alone = ann.new_table("gold", "me", "bot")
    assert "/post?table=" not in ann.get(alone)
    table = ann.new_table("gold", "me", "open")
    bell = f"/post?table={table.removeprefix('/t/')}"
    assert bell in ann.get(table) and bell not in bob.get(table)
    assert "all turns at this table" in ann.get(bell) and "all turns at this table" not in bob.get(bell)
    page = ann.get(ann.post("/post/hook", 204, address=ROOM, table=table.removeprefix("/t/")))
    assert "chat.example.org, for a table of Gold" in page
    bob.post("/post/hook", 403, address=ROOM, table=table.removeprefix("/t/"))


def test_other_visitors_see_nothing_of_it(app: TestClient, ann: Visitor) -> None:
    """No address and no key is in a metric, or on the page of anybody else."""
    ann.post("/post/hook", 204, address=ROOM)
    ann.post("/post/mail", 204, address="ann@example.org")
    table = ann.new_table("gold", "me", "open")
    eve = visitor_of(app)
    for path in ("/", table, "/post", "/metrics"):
        told = eve.client.get(path).text
        assert "chat.example.org" not in told and "ann@example.org" not in told
