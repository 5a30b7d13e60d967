"""What the operator does at a table, whoever sits there."""

from spindletop.table import entries as entry
from spindletop.table.chronicle import Status
from spindletop.table.drafts import Draft
from spindletop.table.refused import Refused, Why
from spindletop.table.seating import new_code
from spindletop.table.table import Table
from spindletop.table.talk import REMOVED
from spindletop.table.words import say


def close(table: Table, reason: str) -> Draft:
    """For good: nobody answers or speaks there any more. What was played can be looked at."""
    if table.status is Status.CLOSED:
        raise Refused(Why.REPEATED, say("table.closed"))
    if table.status is Status.OVER:
        raise Refused(Why.ILLEGAL, say("table.over"))
    return [entry.Closed(reason)]


def remove(table: Table, line: int) -> Draft:
    """A line of the talk, by its number. It was removed before: nothing is wrong."""
    if any(each.seq == line and each.kind == REMOVED for each in table.talk):
        return []
    return [entry.Removed(table.line(line).seq)]


def send_away(table: Table, holder: str) -> Draft:
    """Before the game: the seats of somebody who was banned are open again, and a table of theirs is called off. In a
    game that runs they are simply not there any more: the clock or the others see to that."""
    if table.status is not Status.WAITING:
        return []
    if table.opener == holder:
        return [entry.CalledOff()]
    held = [number for number in range(len(table.seats)) if holder in table.holders_of(number)]
    return [entry.Freed(number, new_code()) for number in held]
