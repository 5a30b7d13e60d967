"""What people say and do at a table, beside the game."""

from dataclasses import dataclass, field, replace

from spindletop.table import entries as entry
from spindletop.table.clocks import NOBODY
from spindletop.table.seating import handed_over

REMOVED = "removed"  # the kind of a line that the operator took away
SPOKEN = ("said", "remarked")  # kinds of lines that people say
PROGRAM = "program"  # who takes a seat plays through one


@dataclass(frozen=True, slots=True)
class Talk:
    """A line."""

    seq: int
    when: float
    kind: str  # of the entry: said, remarked (by a spectator), or who came and went and what became of the table
    seat: int
    name: str
    text: str
    slip: str = ""
    by: frozenset[str] = field(default=frozenset(), repr=False)  # the fingerprints of who said it, for nobody's eyes
    removed: int = 0  # the entry with which the operator took it away


def said_by(line: Talk, what: entry.HandedOver) -> Talk:
    return replace(line, by=frozenset(handed_over(line.by, what)))


def taken_away(line: Talk, seq: int) -> Talk:
    """Its place stays, with the name of a seat; a spectator's name may be what was wrong with it."""
    return replace(line, kind=REMOVED, name=line.name if line.seat != NOBODY else "", text="", removed=seq)
