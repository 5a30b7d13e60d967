"""Clocks: how much time everybody has, and whose time runs. Pure logic: what happens is told to it, entry by entry.

A turn begins when a seat is asked and ends when another one is: nature, and taking an answer back, do not end it.
"""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta, tzinfo
from enum import StrEnum

import msgspec

from spindletop.table.zones import zone_of

NOBODY = -1  # in place of a seat
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
SATURDAY = 5  # of the days of a week, from 0
HURRY = 8  # the last part of what there was counts as little,
HURRY_LIVE, HURRY_POST = MINUTE, 12 * HOUR  # and never more than this
ANOTHER = 10  # the part of a live game's time that is given to who has none left,
ANOTHER_LEAST = MINUTE  # and at least this

Span = tuple[float, float]  # from and to, in seconds since 1970


class Kind(StrEnum):
    LIVE = "live"
    POST = "post"


class Then(StrEnum):
    """What happens when somebody's time is up."""

    MOVE = "move"  # a bot plays for them until their turn ends
    SEAT = "seat"  # a bot takes the seat, until they take it back
    TABLE = "table"  # the others at the table decide


class Terms(msgspec.Struct, frozen=True):
    """The clock of a table, as it was chosen when the table opened; all times in seconds."""

    kind: Kind
    period: float = 0.0  # for each turn; what is not used of it is lost
    bank: float = 0.0  # for the whole game besides
    increment: float = 0.0  # put into the bank after each turn
    weekends: bool = False  # they do not count
    then: Then = Then.MOVE
    zone: str = "UTC"  # in which it is weekend: that of who opened the table

    @property
    def another(self) -> float:
        """What a seat has in its bank at least when it is given time once more; by post there is a new period."""
        return max(ANOTHER_LEAST, self.bank / ANOTHER) if self.kind is Kind.LIVE else 0.0

    @property
    def hurry(self) -> float:
        """Who has less than this left is warned."""
        if self.kind is Kind.LIVE:
            return min(HURRY_LIVE, self.bank / HURRY)
        return min(HURRY_POST, (self.period + self.bank) / HURRY)


@dataclass
class Clock:
    """The clock of one table as it stands after its entries."""

    terms: Terms
    banks: list[float]
    seat: int = NOBODY  # who is asked,
    runs: bool = False  # and whether that is a person whose time goes by
    spent: float = 0.0  # of this turn,
    since: float = 0.0  # as far as it is counted
    fallen: bool = False  # the time of who is asked is up
    taken: set[int] = field(default_factory=set)  # seats that bots have because their time was up
    vacations: dict[int, list[Span]] = field(default_factory=dict)

    @classmethod
    def of(cls, terms: Terms, seats: int) -> "Clock":
        return cls(terms, [terms.bank] * seats)

    def copy(self) -> "Clock":
        spans = {seat: [*spans] for seat, spans in self.vacations.items()}
        return replace(self, banks=[*self.banks], taken={*self.taken}, vacations=spans)

    @property
    def falls(self) -> float | None:
        """When the time of who is asked is up, if nothing happens; None while no time runs."""
        if not self.runs or self.fallen:
            return None
        left = max(0.0, self.terms.period + self.banks[self.seat] - self.spent)
        return reached(self.since, left, self._off())

    # What happens

    def advance(self, now: float) -> None:
        """Count the time up to now."""
        if self.runs:
            self.spent += counted(self.since, now, self._off())
        self.since = max(self.since, now)

    def excuse(self, since: float, until: float) -> None:
        """No server was there in this time, so it does not count."""
        self.advance(max(self.since, since))
        self.since = max(self.since, until)

    def ask(self, seat: int, runs: bool) -> None:
        """This seat is asked now. `runs`: a person is to answer."""
        if seat != self.seat:
            if self.seat != NOBODY:
                self._charge()
                self.banks[self.seat] += self.terms.increment
            self.seat, self.spent, self.fallen = seat, 0.0, False
        self.runs = runs

    def fall(self) -> None:
        self.fallen = True

    def take(self, seat: int) -> None:
        """A bot plays for this seat."""
        if self.fallen and seat == self.seat:
            self.taken.add(seat)

    def give_back(self, seat: int, new: bool = False) -> None:
        """A person plays for it again: who has lost it to the clock gets time once more, as does somebody new, whose
        vacation is their own."""
        if seat in self.taken or new:
            self.taken.discard(seat)
            self.again(seat)
        if new:
            self.vacations.pop(seat, None)

    def again(self, seat: int) -> None:
        """Time once more."""
        if seat == self.seat:
            self._charge()
            self.spent, self.fallen = 0.0, False
        self.banks[seat] = max(self.banks[seat], self.terms.another)

    def go_away(self, seat: int, since: float, until: float) -> None:
        self.vacations.setdefault(seat, []).append((since, until))

    def return_early(self, seat: int, now: float) -> None:
        since, until = self.vacations[seat].pop()
        self.vacations[seat].append((since, min(now, until)))

    def away_until(self, seat: int, now: float) -> float | None:
        """The end of the vacation that this seat has now."""
        return next((until for since, until in self.vacations.get(seat, []) if since <= now < until), None)

    # How it counts

    def _charge(self) -> None:
        """What the turn took beyond its period comes out of the bank."""
        over = max(0.0, self.spent - self.terms.period)
        self.banks[self.seat] = max(0.0, self.banks[self.seat] - over)

    def _off(self) -> Iterator[Span]:
        """What does not count for who is asked, from `since` on, by when it begins."""
        off = sorted(self.vacations.get(self.seat, []))
        return heapq.merge(off, weekends(self.since, self.terms.zone)) if self.terms.weekends else iter(off)


def weekends(since: float, zone: str = "UTC") -> Iterator[Span]:
    """Saturdays and Sundays in this zone, from the last Saturday before then on. Some last an hour more or less."""
    there = zone_of(zone)
    day = datetime.fromtimestamp(since, there).date()
    saturday = day - timedelta((day.weekday() - SATURDAY) % 7)
    while True:
        monday = saturday + timedelta(2)
        yield midnight(saturday, there), midnight(monday, there)
        saturday += timedelta(7)


def midnight(day: date, there: tzinfo) -> float:
    """With which this day begins there."""
    return datetime(day.year, day.month, day.day, tzinfo=there).timestamp()


def counted(since: float, until: float, off: Iterator[Span]) -> float:
    """How many seconds of this time count."""
    total, at = 0.0, since
    for begin, end in off:
        if begin >= until:
            break
        total += max(0.0, begin - at)
        at = max(at, end)
    return total + max(0.0, until - at)


def reached(since: float, seconds: float, off: Iterator[Span]) -> float:
    """When so many seconds have counted."""
    at = since
    for begin, end in off:
        if begin - at > seconds:
            break
        seconds -= max(0.0, begin - at)
        at = max(at, end)
    return at + seconds
