"""Waiting at a table by post: until when, when one's turn comes, how one is told, and what can be done meanwhile."""

import re

from starlette.testclient import TestClient
from tests.web.conftest import Visitor, visitor_of
from tests.web.test_clocks import LIVE, POST

ROOM = "https://chat.example.org/hooks/room"


def opened(ann: Visitor, *others: Visitor, **chosen: str) -> str:
    """They play Giganten, and Ann begins."""
    kinds = ["me", *("open" for _ in others), *("bot rookie" for _ in range(3 - len(others)))]
    path = ann.new_table("giganten", *kinds, **{"name-0": "Ann", "option-start": "0", "listed": "yes", **chosen})
    for seat, (name, visitor) in enumerate(zip(("Bob", "Eve"), others), 1):
        visitor.post(f"{path}/join/{seat}", 204, name=name)
    return path


def dock(page: str) -> str:
    return page[page.index('id="asked"') :].partition('class="dock-side"')[0]


def test_who_waits_by_post_sees_until_when_and_when_their_turn_comes(
    ann: Visitor, bob: Visitor, app: TestClient
) -> None:
    eve = visitor_of(app)
    path = opened(ann, bob, eve, **POST)
    next_one, later = dock(bob.get(path)), dock(eve.get(path))
    assert "Ann: choose one of the open cards" in next_one
    assert re.search(r'until <time data-moment="\d+\.\d+">', next_one)
    assert "You are next." in next_one and "After this: Bob, then you." in later
    for offered in ('data-open="orders-drawer"', 'data-notes="1"', "data-since"):
        assert offered in next_one
    assert "data-pace" not in next_one, "nobody watches for days"
    assert "waiting-acts" not in dock(ann.get(path)), "who is asked does not wait"


def test_waiting_among_people_who_are_there_is_as_it_was(ann: Visitor, bob: Visitor) -> None:
    for chosen in (LIVE, {}):
        waiting = dock(bob.get(opened(ann, bob, **chosen)))
        assert "waiting-acts" not in waiting and "data-pace" in waiting


def test_who_waits_is_told_how_they_will_hear_of_their_turn(ann: Visitor, bob: Visitor) -> None:
    path = opened(ann, bob, **POST)
    assert 'data-tells=""' in bob.get(path)
    bob.post("/post/hook", 204, address=ROOM)
    assert 'data-tells="hook"' in bob.get(path) and 'data-tells=""' in ann.get(path)
    way = re.search(r'name="way" value="(\w+)"', bob.get("/post"))
    assert way
    bob.post("/post/change", 204, way=way[1], what="off")
    assert 'data-tells=""' in bob.get(path)


def test_a_card_is_wished_for_while_another_chooses(ann: Visitor, bob: Visitor) -> None:
    path = opened(ann, bob, **POST)
    wished = re.search(r'value="TakeCard">.*?name="action" value="([^"]+)"', bob.get(path), re.DOTALL)
    assert wished
    bob.post(f"{path}/order/1", kind="next", question="TakeCard", action=wished[1])
    assert "Next, when you take a card:" in bob.get(path)
