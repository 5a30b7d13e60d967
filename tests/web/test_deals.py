"""The deal of a day in the browser: home and its page lead to its table, and tell who fared how."""

import re
import time

import pytest
from tests.conformance.cases import GAMES
from tests.web.conftest import Visitor

from spindletop.table import Rival, Status, Summary
from spindletop.web.standings import ranked

PATIENCE = 60.0


def play(visitor: Visitor, table: str) -> None:
    """The first thing that may be answered, to the end."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        page = visitor.get(table)
        if "to-the-end" in page and 'class="front"' in page:
            return
        asked = re.search(r'data-asked="(\d+)" data-seat="(\d)"', page)
        action = re.search(r'data-action="([^"]+)"', page)
        if asked and action:
            values = {"asked": asked[1], "seat": asked[2], "action": action[1]}
            visitor.client.post(f"{table}/answer", data=values, headers={"hx-request": "true"})
        else:
            time.sleep(0.02)
    raise AssertionError("the game never came to an end")


def test_home_and_the_page_of_every_game_lead_to_it(ann: Visitor) -> None:
    home = ann.get("/")
    for slug in GAMES:
        assert f'href="/deal/{slug}"' in home
        assert f'action="/deal/{slug}"' in ann.get(f"/deal/{slug}")
    ann.get("/deal/chess", 404)
    ann.get("/deal/gold?day=2020-01-01", 404)
    ann.get("/deal/gold?day=x", 404)
    ann.post("/deal/gold", 404, day="2020-01-01")


def test_a_deal_is_played_once_and_compared(ann: Visitor, bob: Visitor) -> None:
    table = ann.post("/deal/gold", 204, name="Ann")
    assert ann.post("/deal/gold", 204) == table, "the first game counts"
    assert bob.post("/deal/gold", 204, name="Bob") != table
    page = ann.get(table)
    assert "data-undo" not in page and "data-hint" not in page
    assert f'href="{table}"' in ann.get("/deal/gold"), "it can be gone on with"
    play(ann, table)
    compared = ann.get("/deal/gold")
    assert "is-mine" in compared and f'href="{table}/replay?at=0"' in compared
    assert "/deal/gold?day=" in ann.get(table), "its end leads to the comparison"
    seen = bob.get("/deal/gold")
    assert "Ann" in seen and "/replay" not in seen and "tycoon is still" not in seen, "who has not played sees no game"


def test_the_tycoon_comes_when_it_has_played(ann: Visitor) -> None:
    days = re.findall(r'href="/deal/gold\?day=([\d-]+)"', ann.get("/deal/gold"))
    assert len(days) == 1, "yesterday's"
    until = time.monotonic() + PATIENCE
    while "is-rival" not in (told := ann.get(f"/deal/gold/standings?day={days[0]}")):
        assert "The tycoon is still playing" in told and time.monotonic() < until
        time.sleep(0.05)
    assert "The tycoon" in told and "still playing" not in told


@pytest.mark.parametrize("score", [5, 9])
def test_who_won_stands_first_and_level_ones_share_a_place(score: int) -> None:
    def over(name: str, points: int, won: bool) -> Summary:
        winners = [0] if won else [1]
        return Summary("t", "gold", Status.OVER, [name, "Bot"], [False, True], -1, winners, [points, 7], 0, 0, False,
                       False, [0, 2], "2026-11-18", [])  # fmt: skip

    results = ranked(
        [over("Ann", 5, False), over("Ben", 5, False), over("Cid", 3, True)], "", Rival([], [score, 1], [0]), 0
    )
    assert [each.name for each in results] == ["The tycoon", "Cid", "Ann", "Ben"]
    assert [each.place for each in results] == [1, 2, 3, 3]
