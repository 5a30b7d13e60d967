"""Ratings from results whose odds are known, and who sits where."""

from collections import Counter
from math import exp

import pytest

from spindletop.bots.ratings import POINTS, rate
from spindletop.bots.seatings import among, everyone
from spindletop.kernel import Rng

TRUE = {"tall": 180.0, "wide": 20.0, "small": -200.0}  # their mean is zero, as that of ratings is


def results(seats: int, games: int, seed: int) -> list[tuple[list[str], list[int]]]:
    """Games in which a seat wins with odds in proportion to its bot's strength."""
    rng = Rng(seed)
    tickets_of = {name: round(100 * exp(points / POINTS)) for name, points in TRUE.items()}
    seatings = everyone(list(TRUE), seats)
    played = []
    for number in range(games):
        bots = seatings[number % len(seatings)]
        tickets = [seat for seat, name in enumerate(bots) for _ in range(tickets_of[name])]
        played.append((bots, [tickets[rng.below(len(tickets))]]))
    return played


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_many_games_tell_the_true_strengths(seats: int) -> None:
    rated = rate(results(seats, 4000, seats))
    assert list(rated) == list(TRUE), "the best comes first"
    for name, true in TRUE.items():
        assert rated[name].points == pytest.approx(true, abs=25) and rated[name].half < 25


@pytest.mark.parametrize("seats", [2, 4])
def test_intervals_hold_the_true_strength_19_times_in_20(seats: int) -> None:
    runs = 120
    held = 0
    for seed in range(runs):
        for name, rating in rate(results(seats, 150, seed)).items():
            low, high = rating.interval
            held += low <= TRUE[name] <= high
    assert 0.92 <= held / (runs * len(TRUE)) <= 0.98


def test_two_seats_have_the_points_of_elo() -> None:
    rated = rate([(["a", "b"], [0])] * 1000 + [(["a", "b"], [1])] * 100)
    assert rated["a"].points - rated["b"].points == pytest.approx(400, abs=2), "ten to one"


def test_shared_wins_count_in_part() -> None:
    rated = rate([(["a", "b", "b"], [0, 1])] * 50)
    assert rated["a"].points - rated["b"].points == pytest.approx(POINTS * 0.693, abs=2), (
        "a has half of all, b a quarter"
    )
    rated = rate([(["a", "b"], [0, 1])] * 50)
    assert rated["a"].points == pytest.approx(0)


def test_a_bot_that_never_wins_has_a_rating_and_a_wide_interval() -> None:
    rated = rate([(["a", "b"], [0])] * 400)
    assert 200 < rated["a"].points < 1000 and rated["a"].half > 150
    assert rated["b"].points == pytest.approx(-rated["a"].points)


def test_the_more_games_the_narrower() -> None:
    few, many = (rate([(["a", "b"], [number % 2]) for number in range(games)]) for games in (40, 4000))
    assert few["a"].half == pytest.approx(10 * many["a"].half, rel=0.05)


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("ab", 5), ("abc", 2), ("abc", 4), ("abcde", 3)])
def test_every_seat_order_occurs_once_and_every_bot_takes_every_seat_equally_often(bots: str, seats: int) -> None:
    seatings = everyone(bots, seats)
    assert len({tuple(each) for each in seatings}) == len(seatings) == len(bots) ** seats - len(bots)
    assert all(len(set(each)) > 1 for each in seatings), "nobody plays alone"
    for first in range(0, len(seatings), len(bots)):
        for seat in range(seats):
            assert {each[seat] for each in seatings[first : first + len(bots)]} == set(bots)


def test_a_short_run_has_line_ups_of_all_sorts() -> None:
    sorts = Counter(len(set(each)) for each in everyone("abcd", 4)[:60])
    assert set(sorts) == {2, 3, 4}


def test_a_hero_takes_each_seat_once() -> None:
    assert among("H", "r", 3) == [["H", "r", "r"], ["r", "H", "r"], ["r", "r", "H"]]
