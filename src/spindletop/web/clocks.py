"""Clocks on pages: in words, and as dials on the plates of the seats."""

from dataclasses import dataclass

from spindletop.table import Kind, Status, Table, Terms
from spindletop.table.clocks import DAY, HOUR, MINUTE
from spindletop.web.words import say


@dataclass(frozen=True)
class Dial:
    """The time of a seat. What runs is counted by the page itself (static/dials.js), so only its end is told."""

    live: bool
    falls: float | None  # when the time that runs is up
    hurry: float  # seconds before which there is a warning
    bank: str  # what there is besides, of time that does not run
    help: str
    up: bool
    away: float | None  # the end of the last vacation


def dial_of(table: Table, seat: int) -> Dial | None:
    """Of a person's seat, while the game runs."""
    clock, taken = table.clock, table.seats[seat]
    if clock is None or table.status is not Status.RUNNING or taken.bot or not taken.person:
        return None
    terms, asked = clock.terms, seat == clock.seat
    falls = clock.falls if asked else None
    live = terms.kind is Kind.LIVE
    bank = clock.banks[seat]
    shown = "" if asked or not (live or bank) else minutes(bank) if live else say("clock.spare", time=lasting(bank))
    spans = clock.vacations.get(seat)
    away = spans[-1][1] if spans else None
    return Dial(live, falls, terms.hurry, shown, clock_words(terms), asked and clock.fallen, away)


def clock_words(terms: Terms) -> str:
    """What was chosen, and what happens when time is up."""
    return f"{clock_terms(terms)}; {say(f'clock_then.{terms.then}')}"


def clock_terms(terms: Terms) -> str:
    """How much time there is."""
    if terms.kind is Kind.LIVE:
        key = "clock.live_more" if terms.increment else "clock.live"
        return say(key, minutes=round(terms.bank / MINUTE), seconds=round(terms.increment))
    told = say("clock.post", time=lasting(terms.period))
    told += say("clock.post_bank", time=lasting(terms.bank)) if terms.bank else ""
    return told + (say("clock.post_weekends") if terms.weekends else "")


def another(terms: Terms) -> str:
    """What a seat whose time is up may be given once more."""
    return lasting(terms.period or terms.another)


def lasting(seconds: float) -> str:
    """How long, in words: its two greatest parts."""
    whole = max(0, int(seconds))
    days, hours, minutes = int(whole // DAY), int(whole % DAY // HOUR), int(whole % HOUR // MINUTE)
    parts = [("clock.days", days), ("clock.hours", hours), ("clock.minutes", minutes)]
    if days:
        parts = parts[:2]
    told = [say(key, number=number) for key, number in parts if number]
    return " ".join(told) or say("clock.minutes", number=0)


def minutes(seconds: float) -> str:
    """As a chess clock shows it."""
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02}"
