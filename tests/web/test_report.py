"""What the paper writes, and the strips beside a replay."""

import pytest
from tests.web.conftest import Visitor

from spindletop.games.accounts import Account
from spindletop.web.report import News, ahead_since, cost, deciding, difference, how, most
from spindletop.web.strips import Course


def told(
    scores: list[int], winners: list[int] | None = None, out: tuple[int, ...] = (), account: Account | None = None
) -> News:
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    places = [(place, seat) for place, seat in enumerate(order, 1)]
    names = ["Ann", "Bob", "Cleo"][: len(scores)]
    stamps = dict.fromkeys(out, "bankrupt")
    return News(names, scores, [], places, winners or order[:1], stamps, account, "", "")


def rising(*ends: int) -> list[list[int]]:
    """Everybody's worth grows evenly to this."""
    return [[end * step // 100 for end in ends] for step in range(1, 101)]


@pytest.mark.parametrize(
    ("news", "course", "manner"),
    [
        (told([100, 99]), rising(100, 99), "whisker"),
        (told([100, 50]), rising(100, 50), "runaway"),
        (told([100, 80]), rising(100, 80), "early"),
        (told([100, 80]), [*[[0, 1]] * 90, *[[1, 0]] * 10], "late"),
        (told([100, 80]), [*[[0, 1]] * 50, *[[1, 0]] * 50], "headline"),
        (told([100, 100], winners=[0, 1]), rising(100, 100), "headline"),
        (told([100, 0], out=(1,)), rising(100, 0), "outlasts"),
    ],
)
def test_the_headline_tells_in_which_manner_it_was_won(news: News, course: list[list[int]], manner: str) -> None:
    assert how(news, course) == manner


def accounted() -> Account:
    """Ann is behind in hand, and ahead when all is counted."""
    account = Account(2)
    for words, amounts in {"Oil sold": (40, 70), "Derricks built": (-10, -30)}.items():
        for seat, amount in enumerate(amounts):
            account.course.add(words, seat, amount)
    account.end.add("Oil in tanks", 0, 60)
    return account


def test_who_was_behind_in_hand_snatches_it() -> None:
    account = accounted()
    assert deciding(account, [90, 40]) == "Oil in tanks"
    assert how(told([90, 40], account=account), rising(90, 40)) == "snatches"
    assert difference(account, 0, 1) == ("Oil in tanks", 60)


def test_of_the_others_it_tells_what_they_had_most_of_and_what_it_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spindletop.web.report.folder.counted", lambda game, amount: f"${amount}")
    table = type("OfAGame", (), {"game": None})()
    assert most(table, accounted(), 1) == "More than anybody: Oil sold, $70."
    assert cost(table, accounted(), 1) == "Largest cost: Derricks built, $30."


def test_since_when_somebody_was_ahead() -> None:
    assert ahead_since([[0, 0], [1, 0], [1, 2], [3, 2]], 0) == 3
    assert ahead_since([[0, 0], [1, 0]], 0) == 0


def test_a_strip_goes_straight_from_one_position_to_the_next() -> None:
    course = Course({0: [0.0], 10: [1.0], 20: [1.0]}, 0.0, 1.0, 0.0, str)
    assert [course.at(place, 0) for place in (0, 5, 10, 15, 20, 30)] == [0.0, 0.5, 1.0, 1.0, 1.0, 1.0]
    assert course.some() == [0, 10, 20]


def test_a_page_that_is_not_there_has_ways_on(ann: Visitor) -> None:
    for path, words in (("/nothing", "A dry hole"), ("/t/nosuchtable", "A dry hole"), ("/learn/chess", "A dry hole")):
        page = ann.get(path, 404)
        assert f"<h1>{words}</h1>" in page and 'href="/"' in page and 'href="/me"' in page
