"""Answers that do not count get a clear message and change nothing."""

import re
import time
from collections.abc import Sequence

import pytest
from tests.web.conftest import Visitor

from spindletop.table import Tables

pytestmark = pytest.mark.usefixtures("database")


def my_turn(visitor: Visitor, table: str) -> dict[str, str]:
    """Wait until a board can be clicked, and tell what is asked."""
    end = time.monotonic() + 20
    while "data-action=" not in visitor.get(table):
        assert time.monotonic() < end
        time.sleep(0.02)
    return visitor.asked(table)


def first_offer(visitor: Visitor, table: str) -> str:
    found = re.search(r'data-action="([^"]+)"', visitor.get(table))
    assert found
    return found[1]


def test_an_answer_that_cannot_be_taken_back_is_asked_for_twice(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    asked = my_turn(ann, table)
    action = first_offer(ann, table)
    question = ann.post(f"{table}/answer", **asked, action=action, ask="always")
    assert "cannot be taken back" in question and f'data-pending="{action}"' in question
    assert ann.asked(table) == asked
    ann.post(f"{table}/answer", **asked, action=action)
    assert ann.asked(table) != asked


def test_stale_repeated_illegal_and_forged_answers(ann: Visitor, bob: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    asked = my_turn(ann, table)
    action = first_offer(ann, table)
    assert "takes 0 to 63" in ann.post(f"{table}/answer", 422, **asked, action="turn 64")
    ann.post(f"{table}/answer", 422, **asked, action="dig <deep>")
    ann.post(f"{table}/answer", 422, asked="x", seat="0", action=action)
    bob.post(f"{table}/answer", 403, **asked, action=action)
    assert ann.asked(table) == asked
    ann.post(f"{table}/answer", **asked, action=action)
    ann.post(f"{table}/answer", **asked, action=action)  # a double click
    ann.post(f"{table}/answer", 409, asked="1", seat=asked["seat"], action="turn 20")


def test_what_is_said_is_escaped(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    ann.post(f"{table}/chat", seat="0", text="<img src=x onerror=alert(1)>")
    page = ann.get(table)
    assert "<img src=x" not in page and "&lt;img src=x" in page


def test_spectators_speak_under_a_name_of_their_own(ann: Visitor, bob: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    assert 'id="the-own-name"' not in ann.get(table)
    assert '<input name="name"' in bob.get(table)
    bob.post(f"{table}/chat", 422, text="hello")
    bob.post(f"{table}/chat", name="<i>Bob</i>", text="<img src=x onerror=alert(1)>")
    assert '<input name="name"' not in bob.get(table), "a name is asked for once"
    bob.post(f"{table}/chat", text="again")
    page = ann.get(table)
    assert page.count('<span class="watching">watching</span> <strong>&lt;i&gt;Bob&lt;/i&gt;</strong>') == 2
    assert "<img src=x" not in page and "&lt;img src=x" in page
    ann.post(f"{table}/chat", 422, name="Somebody", text="Ann plays well")


def test_strangers_cannot_do_anything_at_a_table(ann: Visitor, bob: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    for path in ("undo", "chat", "hint", "carry"):
        bob.post(f"{table}/{path}", 403, seat="0", asked="1", text="hello")
    for what in ("leave", "back"):
        bob.post(f"{table}/{what}/0", 403)
    bob.post(f"{table}/dance/0", 404)
    bob.get("/t/nosuchtable", 404)


def test_a_running_game_keeps_its_secrets(ann: Visitor, bob: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    my_turn(ann, table)
    ann.get(f"{table}/record", 403)
    ann.get(f"{table}/replay?as=open", 403)
    ann.get(f"{table}/replay?at=0&as=0", 403)  # a memory game: no stepping back
    ann.post(f"{table}/fork", 403, at="0")
    bob.get(f"{table}/replay?as=0", 403)


def test_a_table_with_open_seats(ann: Visitor, bob: Visitor) -> None:
    table = ann.new_table("gold", "me", "open", "none", "none", "none", **{"name-0": "Ann"})
    link = re.search(rf'value="({table}/join/1\?invite=[^"]+)"', ann.get(table))
    assert link
    assert link[1] not in bob.get(table)
    assert "Join the table" in bob.get(link[1].replace("&amp;", "&"))
    invite = link[1].rpartition("=")[2]
    bob.post(f"{table}/join/1", 422, name=" ", invite=invite)
    assert bob.post(f"{table}/join/1", 204, name="Bob", invite=invite) == table
    assert "Bob" in ann.get(table)
    ann.post(f"{table}/join/1", 409, name="Cleo", invite=invite)


def test_a_hint_says_what_and_why_to_the_seat_that_is_asked(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tables.hint, "__defaults__", ("8",))
    table = ann.post("/play", 204, game="king_oil", bot="random")
    asked = my_turn(ann, table)
    assert "data-hint " in ann.get(table) and "data-hint " not in bob.get(table)
    shown = ann.post(f"{table}/hint", **asked)
    assert 1 <= shown.count("<li ") <= 2 and 'data-action="' in shown and "futures, played out" in shown
    bob.post(f"{table}/hint", 403, **asked)
    late = ann.post(f"{table}/hint", asked="1", seat=asked["seat"])
    assert "data-action" not in late, "that question has been answered"


def test_who_wants_it_is_asked_once_about_a_costly_answer(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    weighed = list[tuple[Sequence[int], float]]()

    async def costly(
        self: Tables, table: str, seat: int, token: str, answers: Sequence[int], least: float, *, person: str
    ) -> bool:
        weighed.append((answers, least))
        return True

    monkeypatch.setattr(Tables, "costly", costly)
    table = ann.post("/play", 204, game="king_oil", bot="random")
    asked = my_turn(ann, table)
    ann.post(f"{table}/foresee", 204, **asked)
    first = first_offer(ann, table)
    for nonsense in ("", "never", "0", "100", "x"):
        assert "Sure?" not in ann.post(f"{table}/answer", 422, action="sing", warn=nonsense, **asked)
    ann.post(f"{table}/answer", 422, action="sing", warn="10", **asked)
    assert not weighed, "nobody thinks of what cannot be answered, or for who does not want it"
    told = ann.post(f"{table}/answer", action=first, warn="10", **asked)
    assert "Sure? That looks costly." in told and f'data-action="{first}" data-sure' in told
    assert len(weighed) == 1 and weighed[0][1] == 0.1 and told.count("data-action") == 1, "nothing is given away"
    assert my_turn(ann, table) == asked, "it was not answered yet"
    assert "Sure?" not in ann.post(f"{table}/answer", action=first, **asked)
    assert len(weighed) == 1 and my_turn(ann, table) != asked


def test_a_memory_game_gives_no_hints(ann: Visitor) -> None:
    table = ann.post("/play", 204, game="gold")
    asked = my_turn(ann, table)
    assert "data-hint " not in ann.get(table)
    ann.post(f"{table}/hint", 403, **asked)
