"""Learning a game in the browser: the first screen, what the coach says and to whom, and the ways out."""

import re
import time

import pytest
from tests.conformance.cases import GAMES
from tests.web.conftest import Visitor

from spindletop.learn.lesson import lesson

PATIENCE = 60.0


def answers_of(page: str) -> list[str]:
    """What the coach asks for, in notation."""
    found = re.search(r'data-now data-answers="([^"]*)"', page)
    return found[1].split("; ") if found and found[1] else []


def begin(visitor: Visitor, slug: str = "gold", chapter: int = 1) -> str:
    return visitor.post(f"/learn/{slug}", 204, chapter=chapter)


def coached(visitor: Visitor, table: str) -> str:
    """The table's page, as soon as there is something to do on it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        page = visitor.get(table)
        if "data-now" in page or 'class="coach folded"' not in page:
            return page
        time.sleep(0.05)
    raise AssertionError("the others never came to an end")


def give(visitor: Visitor, table: str, action: str) -> None:
    visitor.post(f"{table}/answer", 200, action=action, **visitor.asked(table))


def test_home_leads_to_the_first_screen_of_every_game(ann: Visitor) -> None:
    home = ann.get("/")
    for slug in GAMES:
        assert f'href="/learn/{slug}"' in home
        page = ann.get(f"/learn/{slug}")
        assert page.count('class="leaf-picture"') == 3
        found = lesson(slug)
        assert found is not None and page.count('class="plainly"') == len(found.chapters)
    ann.get("/learn/chess", 404)
    ann.post("/learn/gold", 404, chapter="9")
    ann.post("/learn/gold", 404, chapter="x")


@pytest.mark.parametrize("slug", GAMES)
def test_the_coach_says_what_to_do_first(ann: Visitor, slug: str) -> None:
    table = begin(ann, slug)
    page = ann.get(table)
    assert answers_of(page) and "coach.js" in page
    give(ann, table, answers_of(page)[0])


def test_nobody_but_the_learner_hears_the_coach(ann: Visitor, bob: Visitor) -> None:
    table = begin(ann)
    assert "coach-card" in ann.get(table)
    assert "coach-card" not in bob.get(table)
    give(ann, table, answers_of(ann.get(table))[0])
    assert "coach-card" not in bob.get(f"{table}?here=0")


def test_other_tables_know_nothing_of_it(ann: Visitor) -> None:
    page = ann.get(ann.post("/play", 204, game="gold"))
    assert "coach" not in page


def test_a_wrong_turn_is_allowed_and_answered(ann: Visitor) -> None:
    table = begin(ann)
    (first, *_) = answers_of(ann.get(table))
    other = "turn 0" if first != "turn 0" else "turn 1"
    give(ann, table, other)
    page = coached(ann, table)
    assert f"“Turn up card {int(first.split()[1]) + 1}”" in page or "“Turn up card" in page
    assert not answers_of(page)


def test_what_comes_of_a_wrong_turn_is_told_to_who_took_it(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spindletop.table.hints.BUDGET", "8")
    table = begin(ann, "king_oil")
    asked = ann.asked(table)
    assert "not been left just now" in ann.post(f"{table}/missed", 422, **asked)
    (first, *_) = answers_of(ann.get(table))
    give(ann, table, "buy 1" if first != "buy 1" else "buy 2")
    page = coached(ann, table)
    while "data-now" not in page:
        page = coached(ann, table)
    assert f'data-post="{table}/missed"' in page
    told = ann.post(f"{table}/missed", **ann.asked(table))
    assert "what my way would have brought" in told or "just as good" in told
    bob.post(f"{table}/missed", 403, **ann.asked(table))


def test_nothing_is_told_of_what_is_better_in_a_game_of_memory(ann: Visitor) -> None:
    table = begin(ann)
    (first, *_) = answers_of(ann.get(table))
    give(ann, table, "turn 0" if first != "turn 0" else "turn 1")
    assert "/missed" not in coached(ann, table)
    ann.post(f"{table}/missed", 403, **ann.asked(table))


def test_the_table_is_kept_and_marked_on_home_and_on_the_first_screen(ann: Visitor) -> None:
    table = begin(ann)
    assert "Lesson" in ann.get("/") and f'href="{table}"' in ann.get("/")
    assert f'href="{table}"' in ann.get("/learn/gold")


def test_the_coach_can_be_sent_away_and_the_next_chapter_called(ann: Visitor, bob: Visitor) -> None:
    table = begin(ann)
    seat = ann.asked(table)["seat"]
    bob.post(f"{table}/skip-lesson/{seat}", 403)
    bob.post(f"{table}/next-chapter", 403, seat=seat)
    after = ann.post(f"{table}/next-chapter", 204, seat=seat)
    assert ann.post(f"{table}/next-chapter", 422, seat=seat)
    assert f'href="{table}"' not in ann.get("/"), "what is done is put away"
    ann.post(f"{after}/skip-lesson/{ann.asked(after)['seat']}")
    page = ann.get(after)
    assert "coach-card" not in page and "data-action" in page


def test_a_chapter_in_the_middle_of_a_game_says_where_the_learner_is(ann: Visitor) -> None:
    page = ann.get(begin(ann, "gold", 2))
    assert 'data-unread="2"' in page and 'data-points-at="plates .is-own"' in page and "You sit here now." in page
    assert "You sit here now." not in ann.get(begin(ann, "gold", 1))


def test_the_same_is_said_less_and_less(ann: Visitor) -> None:
    table, said = begin(ann, "gold"), list[str]()
    for _ in range(5):
        page = coached(ann, table)
        said += re.findall(r"Any card will do|Miners in the colour", page[page.index("data-now") :])
        for answer in answers_of(page):
            give(ann, table, answer)
    assert said == ["Any card will do", "Miners in the colour", "Miners in the colour"]
