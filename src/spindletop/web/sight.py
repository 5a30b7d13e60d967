"""Who looks at a table from a browser: a seat, a spectator, or people who pass the screen round."""

from dataclasses import dataclass, replace

from spindletop.table import Status, Table, Talk
from spindletop.table.shuns import Shun


@dataclass(frozen=True)
class Sight:
    """What a page shows. `curtain` is the seat whose person must say that they are here first."""

    seat: int | None  # None: a spectator's view
    held: tuple[int, ...] = ()  # the seats of this browser
    curtain: int | None = None
    shunned: tuple[Shun, ...] = ()  # whom who looks does not want to hear

    @property
    def shares_screen(self) -> bool:
        return len(self.held) > 1

    def hears(self, line: Talk) -> bool:
        return not any(each.other in line.by for each in self.shunned)


def sight(table: Table, token: str, here: int | None, shunned: tuple[Shun, ...] = ()) -> Sight:
    """`here` is the seat whose person said that they are at the screen."""
    return replace(seated(table, token, here), shunned=shunned)


def seated(table: Table, token: str, here: int | None) -> Sight:
    held = tuple(table.seats_of(token))
    if not held:
        return Sight(None)
    if len(held) == 1:
        return Sight(held[0], held)
    present = [seat for seat in held if not table.seats[seat].bot]
    if table.status is Status.RUNNING:
        asked = table.actor if table.actor in present else None
        if asked is not None and asked != here:
            return Sight(None, held, curtain=asked)
    if here in held:
        return Sight(here, held)
    return Sight(None if table.status is Status.RUNNING else held[0], held)
