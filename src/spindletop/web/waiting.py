"""Waiting at a table by post: for whom and until when, when one's own turn comes, and what can be done meanwhile."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.post.ways import Way
from spindletop.table import Kind, Status, Table
from spindletop.web.sight import Sight
from spindletop.web.words import say


@dataclass(frozen=True)
class Wait:
    """Of who sits there, while another person is asked."""

    falls: float | None  # when their time is up
    hurry: float  # seconds before which there is a warning
    when: str  # one's own turn comes, in words; empty: nobody knows
    has_news: bool  # something has happened since one's last turn


def wait_of(table: Table, seen: Sight, then: Sequence[int], has_news: bool) -> Wait | None:
    """None where people are there together, and where a bot is asked: that takes no time to speak of."""
    clock, actor = table.clock, table.actor
    if clock is None or clock.terms.kind is not Kind.POST or table.status is not Status.RUNNING:
        return None
    if seen.seat is None or actor < 0 or actor in seen.held or table.seats[actor].bot:
        return None
    falls = clock.falls if clock.seat == actor else None
    return Wait(falls, clock.terms.hurry, when(table, seen.seat, then), has_news)


def when(table: Table, seat: int, then: Sequence[int]) -> str:
    """A seat's turn comes: after whom, of all whose turns come."""
    if seat not in then:
        return ""
    before = [table.names[each] for each in then[: list(then).index(seat)]]
    return say("wait.after", names=", ".join(before)) if before else say("wait.next")


def telling(table: Table, ways: Sequence[Way]) -> str:
    """By which kinds of ways their holder is told of turns at this table."""
    on = [way.kind for way in ways if way.tells and way.game in ("", table.id)]
    return " ".join(dict.fromkeys(on))
