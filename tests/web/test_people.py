"""Your page, and the ways into an account, by the pages."""

import json
import re
from html import unescape

import pytest
from starlette.testclient import TestClient
from tests.people.people import Authenticator
from tests.web.conftest import Visitor, visitor_of
from tests.web.test_down import broken

from spindletop.people import Site
from spindletop.web.app import Settings, make_app
from spindletop.web.limits import Limits, Rate
from spindletop.web.people.known import DEVICE

NAME = "localhost:1922"
SITE = Site("http", NAME)


def at_localhost(app: TestClient, address: str = "testclient") -> Visitor:
    """Another browser, that reaches the server by its name."""
    visitor = visitor_of(app, address)
    visitor.client.base_url = f"http://{NAME}"
    visitor.client.headers["origin"] = f"http://{NAME}"
    return visitor


@pytest.fixture
def ida(app: TestClient) -> Visitor:
    return at_localhost(app)


def make_account(visitor: Visitor) -> tuple[Authenticator, str]:
    """With a passkey: it, and the recovery code."""
    passkey = Authenticator(SITE)
    page = visitor.post("/me/passkey", 200, credential=passkey.make(visitor.post("/me/passkey/options")))
    found = re.search(r"<code>([a-z0-9-]+)</code>", page)
    assert found
    return passkey, found[1]


def sign_in(visitor: Visitor, passkey: Authenticator) -> None:
    options = visitor.post("/me/sign-in/options")
    assert visitor.post("/me/sign-in", 204, credential=passkey.show(options)) == "/me"


def test_your_page_is_there_for_a_browser_without_an_account(ida: Visitor, database: str) -> None:
    assert "Make a passkey" in ida.get("/me")
    table = ida.new_table("gold", "me", "open")
    page = ida.get("/me")
    assert f'href="{table}"' in page and "Games you finish appear here" in page


def test_an_account_takes_the_seats_and_another_device_has_them(app: TestClient, ida: Visitor, database: str) -> None:
    table = ida.new_table("gold", "me", "bot rookie")
    passkey, _ = make_account(ida)
    assert ida.asked(table)["seat"] == "0"
    telephone = at_localhost(app)
    assert telephone.asked(table)["seat"] == ""
    sign_in(telephone, passkey)
    assert telephone.asked(table)["seat"] == "0" and f'href="{table}"' in telephone.get("/me")
    assert telephone.get("/me").count('action="/me/sign-out"') == 2


def test_who_is_signed_out_elsewhere_is_out_at_once(app: TestClient, ida: Visitor) -> None:
    table = ida.new_table("gold", "me", "bot rookie")
    passkey, _ = make_account(ida)
    telephone = at_localhost(app)
    sign_in(telephone, passkey)
    devices = re.findall(r'name="device" value="(\w+)"', telephone.get("/me"))
    here = re.search(r'here, now</small></span>.*?value="(\w+)"', telephone.get("/me"))
    assert here
    (other,) = {*devices} - {here[1]}
    telephone.post("/me/sign-out", 204, device=other)
    assert ida.asked(table)["seat"] == "" and "Make a passkey" in ida.get("/me")
    assert telephone.asked(table)["seat"] == "0"
    telephone.post("/me/sign-out", 204)
    assert telephone.asked(table)["seat"] == ""


def test_a_browser_is_one_device_however_often_it_signs_in(ida: Visitor) -> None:
    passkey, _ = make_account(ida)
    for _ in range(2):
        sign_in(ida, passkey)
    assert ida.get("/me").count('action="/me/sign-out"') == 1


def test_the_token_of_a_person_never_leaves_the_server(ida: Visitor) -> None:
    make_account(ida)
    before = ida.client.cookies["spindletop"]
    ida.get("/me")
    ida.get("/")
    assert ida.client.cookies["spindletop"] == before


def test_a_name_is_the_same_on_all_devices(app: TestClient, ida: Visitor) -> None:
    passkey, _ = make_account(ida)
    ida.post("/me/profile", 204, name="Ida", badge="2", colour="4")
    telephone = at_localhost(app)
    sign_in(telephone, passkey)
    assert 'value="Ida"' in telephone.get("/me") and "my-badge seat-4" in telephone.get("/me")
    telephone.post("/name", 204, name="Ida May")
    assert 'value="Ida May"' in ida.get("/me") and "my-badge seat-4" in ida.get("/me")


def test_the_name_of_a_browser_comes_along(app: TestClient, ida: Visitor) -> None:
    ida.post("/name", 204, name="Ida")
    passkey, _ = make_account(ida)
    telephone = at_localhost(app)
    telephone.post("/name", 204, name="Somebody")
    sign_in(telephone, passkey)
    assert 'value="Ida"' in telephone.get("/me")


def test_a_database_that_is_down_signs_nobody_out(app: TestClient, ida: Visitor) -> None:
    make_account(ida)
    with broken(app.app.state.tables, "read"):  # type: ignore[attr-defined]
        assert "does not answer just now" in ida.get("/me", 503)
    assert "Devices and passkeys" in ida.get("/me")


def test_the_code_on_paper_signs_in_and_is_renewed(app: TestClient, ida: Visitor) -> None:
    _, code = make_account(ida)
    telephone = at_localhost(app)
    page = telephone.post("/me/recover", 200, code=code)
    assert "Your recovery code" in page and code not in page
    assert "Devices and passkeys" in telephone.get("/me")
    assert "no recovery code" in at_localhost(app).post("/me/recover", 403, code=code)


def test_a_page_at_an_address_says_where_passkeys_work_and_takes_the_seats_there(app: TestClient, ann: Visitor) -> None:
    table = ann.new_table("gold", "me", "bot rookie")
    page = ann.get("/me")
    assert "localhost:1922" in page and "Make a passkey" not in page
    assert "Passkeys need a name" in ann.post("/me/passkey/options", 422)
    found = re.search(r'href="(http://localhost:1922/me/link[^"]+)"', ann.post("/me/carry", 200, local="yes"))
    assert found
    link = unescape(found[1])
    there = at_localhost(app)
    code = link.rpartition("=")[2]
    assert "Go on" in there.get(link.removeprefix("http://localhost:1922"))
    there.post("/me/link", 204, kind="move", code=code)
    assert there.asked(table)["seat"] == "0"
    assert "that is over" in at_localhost(app).post("/me/link", 410, kind="move", code=code)


def test_all_my_data_is_a_file(ida: Visitor) -> None:
    ida.new_table("gold", "me", "bot rookie")
    make_account(ida)
    told = json.loads(ida.get("/me/data"))
    assert told["account"]["devices"] and told["tables"][0]["game"] == "gold"


def test_a_forgotten_person_is_a_stranger(ida: Visitor) -> None:
    table = ida.new_table("gold", "me", "open", "bot rookie")
    make_account(ida)
    assert "Mark that you are sure" in ida.post("/me/forget", 422)
    assert "Nothing is known of you" in ida.post("/me/forget", 200, sure="yes")
    assert DEVICE not in ida.client.cookies and "spindletop" not in ida.client.cookies
    assert table not in ida.get("/me")


def test_only_who_is_signed_in_changes_an_account(ida: Visitor) -> None:
    for path in ("/me/code", "/me/sign-out", "/me/passkey/remove"):
        assert "needs an account" in ida.post(path, 403)


def test_many_tries_to_sign_in_are_refused(database: str) -> None:
    limits = Limits(entries=Rate(1e-6, 3))
    with TestClient(make_app(Settings(database, limits=limits)), base_url=f"http://{NAME}") as app:
        visitor = at_localhost(app)
        for _ in range(3):
            visitor.post("/me/recover", 403, code="x")
        assert "many tries" in visitor.post("/me/recover", 429, code="x")


class LetterBox:
    def __init__(self) -> None:
        self.letters: list[tuple[str, str]] = []

    async def send(self, to: str, subject: str, text: str) -> None:
        self.letters.append((to, text))


def test_a_link_by_mail_signs_in_and_tells_nobody_who_has_an_address(database: str) -> None:
    box = LetterBox()
    with TestClient(make_app(Settings(database, mailer=box)), base_url=f"http://{NAME}") as app:
        ida, eve = at_localhost(app), at_localhost(app)
        answers = [ida.post("/me/mail", 200, mail="ida@example.org")]
        link = re.search(rf"http://{NAME}(/me/link\?kind=mail&code=([\w-]+))", box.letters[0][1])
        assert link and "Go on" in ida.get(link[1])
        assert "Your recovery code" in ida.post("/me/link", 200, kind="mail", code=link[2])
        assert "ida@example.org" in ida.get("/me")
        answers += [eve.post("/me/mail", 200, mail=mail) for mail in ("ida@example.org", "nobody@example.org")]
        assert len({*answers}) == 1 and len(box.letters) == 3


def test_who_asks_for_many_links_keeps_nobody_from_getting_theirs(database: str) -> None:
    box = LetterBox()
    with TestClient(make_app(Settings(database, mailer=box)), base_url=f"http://{NAME}") as app:
        eve, ida = at_localhost(app), at_localhost(app, "203.0.113.66")
        for _ in range(Limits().links.at_once):
            eve.post("/me/mail", 200, mail="ida@example.org")
        assert "several links" in eve.post("/me/mail", 429, mail="Ida@example.org")
        eve.post("/me/mail", 200, mail="eve@example.org")
        ida.post("/me/mail", 200, mail="ida@example.org")
        assert [to for to, _ in box.letters][-1] == "ida@example.org"


def test_a_server_without_mail_offers_none(ida: Visitor) -> None:
    assert 'name="mail"' not in ida.get("/me")
    assert "sends no mail" in ida.post("/me/mail", 422, mail="ida@example.org")


def test_whoever_takes_a_seat_sees_that_the_game_is_rated(app: TestClient, ida: Visitor) -> None:
    rated, other = ida.new_table("gold", "me", "open", rated="yes", listed="yes"), at_localhost(app)
    assert "This game is rated" in other.get(f"{rated}/join/1")
    assert "This game is rated" not in other.get(f"{ida.new_table('gold', 'me', 'open')}/join/1")
    other.post(f"{rated}/join/1", 204, name="Tobias")
    assert "counts for the ratings" in other.get(rated)


def test_a_rated_table_without_people_is_refused_in_words(ida: Visitor) -> None:
    text = ida.post("/new/gold", 422, **{"kind-0": "me", "kind-1": "bot rookie", "rated": "yes"})
    assert "people play it" in text


def test_a_friend_is_invited_with_a_click_and_finds_the_seat(app: TestClient, ida: Visitor, database: str) -> None:
    tobias, eve = at_localhost(app), at_localhost(app)
    tobias.post(f"{ida.new_table('gold', 'me', 'open', listed='yes')}/join/1", 204, name="Tobias")
    friend = re.search(r'name="friend" value="(\w+:1)"', ida.get("/me"))
    assert friend
    table = ida.post("/me/invite", 204, game="crude", friend=friend[1])
    for page in (tobias.get("/"), tobias.get("/me")):
        assert "A seat is kept for you" in page and f'href="{table}/join/1"' in page
    assert table not in eve.get("/")
    tobias.post(f"{table}/join/1", 204, name="Tobias")
    assert tobias.asked(table)
    assert "whom you have played with" in eve.post("/me/invite", 403, game="crude", friend=friend[1])
    assert "Choose somebody" in ida.post("/me/invite", 422, game="crude", friend="x")
