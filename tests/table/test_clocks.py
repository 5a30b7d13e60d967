"""How clocks count: turns, banks, weekends, vacation, outages."""

from datetime import UTC, datetime
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spindletop.table.clocks import DAY, HOUR, MINUTE, NOBODY, Clock, Kind, Terms, counted, reached, weekends


def live(bank: float = 600, increment: float = 5) -> Clock:
    return Clock.of(Terms(Kind.LIVE, bank=bank, increment=increment), 3)


def post(**more: float | bool | str) -> Clock:
    return Clock.of(Terms(Kind.POST, period=DAY, **more), 3)  # type: ignore[arg-type]


def day(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_a_live_turn_comes_out_of_the_bank_and_brings_an_increment() -> None:
    clock = live()
    clock.advance(100)
    clock.ask(0, runs=True)
    assert clock.falls == 700
    clock.advance(130)
    clock.ask(0, runs=True)  # the next question of the same turn
    assert clock.falls == 700 and clock.banks[0] == 600
    clock.advance(140)
    clock.ask(1, runs=True)
    assert clock.banks == [565, 600, 600] and clock.falls == 740


def test_by_post_a_turn_has_its_period_and_the_bank_besides() -> None:
    clock = post(bank=HOUR)
    clock.ask(0, runs=True)
    assert clock.falls == DAY + HOUR
    clock.advance(DAY - 1)
    clock.ask(1, runs=True)
    assert clock.banks[0] == HOUR, "what is not used of a period is lost"
    clock.advance(2 * DAY - 1 + 600)
    clock.ask(0, runs=True)
    assert clock.banks == [HOUR, HOUR - 600, HOUR]


def test_bots_use_no_time_and_nobody_gets_any_by_leaving() -> None:
    clock = post()
    clock.ask(0, runs=True)
    clock.advance(HOUR)
    clock.ask(0, runs=False)  # a bot plays for the seat
    assert clock.falls is None
    clock.advance(5 * HOUR)
    clock.give_back(0)
    clock.ask(0, runs=True)
    assert clock.falls == 5 * HOUR + DAY - HOUR


def test_weekends_do_not_count() -> None:
    friday = day("2026-11-20T18:00")
    clock = post(weekends=True)
    clock.advance(friday)
    clock.ask(0, runs=True)
    assert clock.falls == day("2026-11-23T18:00")
    clock.advance(day("2026-11-22T12:00"))
    assert clock.spent == 6 * HOUR
    assert clock.falls == day("2026-11-23T18:00")
    assert [*islice(weekends(day("2026-11-22T23:59")), 2)] == [
        (day("2026-11-21"), day("2026-11-23")),
        (day("2026-11-28"), day("2026-11-30")),
    ]


@pytest.mark.parametrize(
    ("sunday", "hours", "friday", "falls"),
    [
        ("2026-03-29", 47, "2026-03-27T17:00+01:00", "2026-03-30T17:00+02:00"),  # an hour never comes
        ("2026-10-25", 49, "2026-10-23T17:00+02:00", "2026-10-26T17:00+01:00"),  # and one comes twice
        ("2026-11-22", 48, "2026-11-20T17:00+01:00", "2026-11-23T17:00+01:00"),
    ],
)
def test_it_is_weekend_where_the_table_was_opened(sunday: str, hours: int, friday: str, falls: str) -> None:
    """In Berlin, from midnight to midnight."""
    clock = post(weekends=True, zone="Europe/Berlin")
    begin, end = next(weekends(day(f"{sunday}T12:00"), "Europe/Berlin"))
    assert end - begin == hours * HOUR
    clock.advance(datetime.fromisoformat(friday).timestamp())
    clock.ask(0, runs=True)
    assert clock.falls == datetime.fromisoformat(falls).timestamp()


ZONES = st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "Asia/Beirut"])
YEAR = st.integers(1_790_000_000, 1_830_000_000)


@given(YEAR, st.integers(0, 40 * 86_400), ZONES)
def test_whatever_is_weekend_time_is_reached_when_it_has_been_counted(since: int, seconds: int, zone: str) -> None:
    until = reached(since, seconds, weekends(since, zone))
    assert counted(since, until, weekends(since, zone)) == seconds


def test_vacation_does_not_count_and_can_end_early() -> None:
    clock = post()
    clock.ask(1, runs=True)
    clock.advance(HOUR)
    clock.go_away(1, HOUR, HOUR + 7 * DAY)
    assert clock.falls == 8 * DAY and clock.away_until(1, DAY) == HOUR + 7 * DAY and clock.away_until(0, DAY) is None
    clock.advance(2 * DAY)
    clock.return_early(1, 2 * DAY)
    assert clock.falls == 3 * DAY - HOUR and clock.away_until(1, 2 * DAY) is None


def test_time_without_a_server_does_not_count() -> None:
    clock = live()
    clock.ask(0, runs=True)
    clock.advance(100)
    clock.excuse(90, 400)  # the part before 100 is counted already
    assert clock.spent == 100 and clock.falls == 900
    clock.excuse(500, 600)
    assert clock.spent == 200 and clock.falls == 1000


def test_who_lost_a_seat_to_the_clock_gets_time_once_more() -> None:
    clock = live(bank=30 * MINUTE, increment=0)
    clock.ask(0, runs=True)
    clock.advance(30 * MINUTE)
    clock.fall()
    assert clock.falls is None
    clock.take(0)
    clock.ask(1, runs=True)
    assert clock.banks[0] == 0
    clock.give_back(0)
    assert clock.banks[0] == 3 * MINUTE
    clock.give_back(0)
    clock.take(1)  # who leaves of their own will gets nothing
    clock.give_back(1)
    assert clock.banks == [3 * MINUTE, 30 * MINUTE, 30 * MINUTE]


def test_another_period_by_post_is_no_gift_to_the_bank() -> None:
    clock = post(bank=HOUR)
    clock.ask(0, runs=True)
    clock.advance(DAY + HOUR)
    clock.fall()
    clock.again(0)
    assert clock.falls == 2 * DAY + HOUR and clock.banks[0] == 0 and not clock.fallen


def test_a_copy_goes_its_own_way() -> None:
    clock = post(bank=HOUR)
    clock.ask(0, runs=True)
    clock.go_away(0, 0, DAY)
    twin = clock.copy()
    twin.advance(9 * DAY)
    twin.return_early(0, HOUR)
    twin.fall()
    twin.take(0)
    twin.ask(NOBODY, runs=False)
    assert (clock.banks, clock.spent, clock.fallen, clock.taken) == ([HOUR] * 3, 0, False, set())
    assert clock.vacations == {0: [(0, DAY)]}


@pytest.mark.parametrize("seconds", [0, 1, 59, 60, 61, 100, 200, 201, 1000])
def test_when_time_is_reached_it_has_been_counted(seconds: float) -> None:
    off = [(60.0, 100.0), (80.0, 150.0), (150.0, 151.0), (300.0, 301.0)]
    assert counted(10, reached(10, seconds, iter(off)), iter(off)) == seconds


def test_little_time_is_a_part_of_what_there_was() -> None:
    assert live(bank=300 * MINUTE).terms.hurry == MINUTE and live(bank=4 * MINUTE).terms.hurry == MINUTE / 2
    assert post().terms.hurry == 3 * HOUR and Terms(Kind.POST, period=7 * DAY).hurry == 12 * HOUR
