"""Quiet hours in the zone of who is told, also in the nights in which clocks are put forward or back."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from spindletop.post.ways import DAY, Habits

BERLIN = ZoneInfo("Europe/Berlin")
AUTUMN, SPRING = datetime(2026, 10, 25, tzinfo=UTC), datetime(2026, 3, 29, tzinfo=UTC)
MINUTES = st.integers(0, DAY - 1)


def quiet_until(begin: str, end: str, when: datetime) -> str:
    """In Berlin, with the offset from UTC."""
    (first, more), (last, late) = (each.split(":") for each in (begin, end))
    habits = Habits(zone="Europe/Berlin", quiet=(int(first) * 60 + int(more), int(last) * 60 + int(late)))
    return datetime.fromtimestamp(habits.after_quiet(when.timestamp()), BERLIN).strftime("%H:%M %z")


def test_an_hour_that_comes_twice() -> None:
    """From 2:00 to 3:00 that night, first in summer time and then in winter time."""
    first, second = AUTUMN + timedelta(minutes=10), AUTUMN + timedelta(minutes=70)
    assert quiet_until("22:00", "02:30", first) == "02:30 +0200"
    assert quiet_until("22:00", "02:30", second) == "02:30 +0100"
    assert quiet_until("22:00", "07:00", second) == "07:00 +0100"


def test_an_hour_that_never_comes() -> None:
    """At 2:00 it is 3:00."""
    assert quiet_until("22:00", "02:30", SPRING) == "03:30 +0200"
    assert quiet_until("22:00", "07:00", SPRING) == "07:00 +0200"


@given(MINUTES, MINUTES, st.sampled_from([AUTUMN, SPRING]), st.integers(-DAY * 60, DAY * 60))
def test_never_before_the_moment_itself(begin: int, end: int, night: datetime, seconds: int) -> None:
    habits, when = Habits(zone="Europe/Berlin", quiet=(begin, end)), night.timestamp() + seconds
    after = habits.after_quiet(when)
    assert when <= after <= when + 25 * 3600
    never_comes = night == SPRING and 120 <= begin <= 180  # then quiet has begun when the hour before it ends
    assert never_comes or habits.after_quiet(after) == after
