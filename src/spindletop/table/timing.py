"""What is drafted because of a clock: its terms, a flag that falls, what the others decide, vacation."""

import math
from datetime import UTC, datetime

from spindletop.bots import roster
from spindletop.table import entries as entry
from spindletop.table.chronicle import Status
from spindletop.table.clocks import DAY, HOUR, MINUTE, Clock, Kind, Terms, Then
from spindletop.table.drafts import Draft, leave_to
from spindletop.table.entries import Place
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Table
from spindletop.table.words import say
from spindletop.table.zones import is_zone

VACATION = 21  # days in a calendar year, for each seat at a table that is played by post
LIVE_BANK = MINUTE, 180 * MINUTE
LIVE_INCREMENT = 0.0, 300.0
POST_PERIOD = HOUR, 30 * DAY
POST_BANK = 0.0, 60 * DAY


def check_terms(terms: Terms, places: list[Place]) -> Terms:
    """A clock as it may be chosen, for a table with these seats."""
    if sum(not place.bot for place in places) < 2:
        raise Refused(Why.WRONG, say("clock.alone"))
    if not is_zone(terms.zone):
        raise Refused(Why.WRONG, say("clock.zone"))
    if terms.kind is Kind.LIVE:
        least, most = LIVE_BANK
        fits = _within(terms.bank, LIVE_BANK) and _within(terms.increment, LIVE_INCREMENT)
        if not fits or terms.period or terms.weekends:
            low, high, more = round(least / MINUTE), round(most / MINUTE), round(LIVE_INCREMENT[1])
            raise Refused(Why.WRONG, say("clock.live", least=low, most=high, increment=more))
    elif not (_within(terms.period, POST_PERIOD) and _within(terms.bank, POST_BANK)) or terms.increment:
        days, bank = round(POST_PERIOD[1] / DAY), round(POST_BANK[1] / DAY)
        raise Refused(Why.WRONG, say("clock.post", days=days, bank=bank))
    return terms


def _within(number: float, bounds: tuple[float, float]) -> bool:
    return bounds[0] <= number <= bounds[1]


def flag(table: Table, now: float) -> Draft:
    """The time of who is asked is up: if it is, at this moment."""
    if table.falls is None or now < table.falls:
        return []
    assert table.clock
    fallen = entry.Flagged(table.turn)
    if table.clock.terms.then is Then.SEAT:
        return [fallen, *leave_to(table, table.turn, roster.USUAL)]
    return [fallen]


def wait(table: Table, seat: int, token: str) -> Draft:
    """One of the others gives a seat whose time is up some more; who is quickest decides for all of them."""
    return [entry.Waited(seat, decider(table, seat, token))]


def decider(table: Table, seat: int, token: str) -> int:
    """The seat of who may decide about this one, whose time is up."""
    others = [other for other in table.seats_of(token) if other != seat]
    if not others:
        raise Refused(Why.FORGED, say("clock.others"))
    if seat != table.undecided:
        raise Refused(Why.ILLEGAL, say("clock.not_up"))
    return others[0]


def go_away(table: Table, seat: int, token: str, days: int, now: float) -> Draft:
    clock = _by_post(table, seat, token)
    if clock.away_until(seat, now) is not None:
        raise Refused(Why.REPEATED, say("clock.away"))
    left = vacation_left(clock, seat, now)
    if not 1 <= days <= left:
        raise Refused(Why.LIMIT, say("clock.vacation", left=left, most=VACATION))
    return [entry.Vacation(seat, days)]


def come_back(table: Table, seat: int, token: str, now: float) -> Draft:
    clock = _by_post(table, seat, token)
    if clock.away_until(seat, now) is None:
        raise Refused(Why.REPEATED, say("clock.here"))
    return [entry.Returned(seat)]


def vacation_left(clock: Clock, seat: int, now: float) -> int:
    """Whole days that a seat may still take: each vacation counts for the year (UTC) in which it begins, a day that was
    begun as a whole."""
    year = _year(now)
    spans = [span for span in clock.vacations.get(seat, []) if _year(span[0]) == year]
    return max(0, VACATION - sum(max(1, math.ceil((until - since) / DAY)) for since, until in spans))


def _year(moment: float) -> int:
    return datetime.fromtimestamp(moment, UTC).year


def _by_post(table: Table, seat: int, token: str) -> Clock:
    table.check_seat(token, seat)
    if table.clock is None or table.clock.terms.kind is not Kind.POST or table.status is not Status.RUNNING:
        raise Refused(Why.ILLEGAL, say("clock.no_post"))
    return table.clock
