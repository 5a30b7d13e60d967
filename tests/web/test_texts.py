"""Text from outside that no database keeps and no page can show is refused, whatever it was for."""

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Visitor
from tests.web.programs import OPEN, Program, me

ROOM = "https://discord.com/api/webhooks/1/secret"
PART = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n{}\r\n--x--\r\n'


def test_a_nul_is_refused_in_every_field_and_query(app: TestClient, ann: Visitor, database: str) -> None:
    for path in ("/post/confirm?way=%00", "/post/stop?way=a%00b", "/me/link?kind=move&code=%00", "/?%00=1"):
        assert "no text" in ann.get(path, 422)
        assert "no text" in ann.post(path, 422)
    for path, fields in {
        "/post/change": {"way": "\0", "what": "remove"},
        "/post/hook": {"address": ROOM, "table": "\0"},
        "/me/hear": {"shun": "\0", "table": "a\0b"},
        "/name": {"name": "Ann", "more\0": ""},
    }.items():
        assert "no text" in ann.post(path, 422, **fields)


def test_a_nul_is_refused_in_what_programs_send(app: TestClient) -> None:
    ada = Program(app)
    assert ada.refused("POST", "/api/tables", 422, game="gold", seats=[me("A\0da"), OPEN]) == "wrong"
    assert ada.refused("GET", "/api/tables", 422, which="open", more="\0") == "wrong"


@pytest.mark.parametrize(
    ("encoding", "name"),
    [("unicode_escape", r"\ud800"), ("utf-7", "+2AA-"), ("undefined", "")],
)
def test_half_a_letter_and_odd_encodings_are_refused(ann: Visitor, encoding: str, name: str) -> None:
    headers = {"content-type": f"multipart/form-data; boundary=x; charset={encoding}"}
    told = ann.client.post("/name", content=PART.format(name), headers=headers)
    assert told.status_code == 422 and "no text" in told.text
