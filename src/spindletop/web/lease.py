"""The lease of a new table: what it offers for the clock, and what was chosen."""

import msgspec
from starlette.datastructures import FormData

from spindletop.table import Kind, Refused, Terms, Then, Why
from spindletop.table.clocks import HOUR, MINUTE
from spindletop.table.zones import is_zone
from spindletop.web.pages import field, number
from spindletop.web.words import say

MINUTES = 5, 10, 15, 20, 30, 45, 60, 90, 120, 180  # what a page offers for a live game,
SECONDS = 0, 5, 10, 15, 30, 60, 120
PERIODS = 4, 8, 12, 24, 48, 72, 120, 168, 336  # and by post, in hours
BANKS = 0, 24, 48, 72, 120, 168, 336


def chosen_clock(form: FormData) -> Terms | None:
    """As the form for a new table has it; whether it makes sense is for the table to say."""
    kind, then = field(form, "clock", "none"), field(form, "clock-then", Then.MOVE)
    if kind == "none":
        return None
    if kind not in [*Kind] or then not in [*Then]:
        raise Refused(Why.WRONG, say("clock.no_such"))
    if kind == Kind.LIVE:
        bank, more = number(form, "clock-minutes") * MINUTE, number(form, "clock-seconds")
        return Terms(Kind.LIVE, bank=bank, increment=float(more), then=Then(then))
    period, bank = number(form, "clock-period") * HOUR, number(form, "clock-bank") * HOUR
    terms = Terms(Kind.POST, period, bank, weekends=bool(field(form, "clock-weekends")), then=Then(then))
    zone = field(form, "clock-zone")  # the browser's own, if this system knows it, too
    return msgspec.structs.replace(terms, zone=zone) if terms.weekends and is_zone(zone) else terms
