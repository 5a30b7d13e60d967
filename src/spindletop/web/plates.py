"""The plates of the seats. Every step shows all of them and changes one or two, so each is made once for what it
shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spindletop.art.scene import Plate
from spindletop.bots import roster
from spindletop.games import folder
from spindletop.kernel import NATURE, Game, State
from spindletop.table import Status, Table
from spindletop.web.clocks import Dial, dial_of
from spindletop.web.pages import render
from spindletop.web.sight import Sight
from spindletop.words import once_a_language

PLATES = 4000  # kept


@dataclass(frozen=True)
class Shown:
    """All that decides how a seat's plate looks to one viewer."""

    game: Game[Any]
    place: str  # the address of the table
    number: int
    name: str
    bot: str
    program: bool  # its person is a program
    away: bool  # a bot plays for its person
    is_in: bool  # the game does not go on without it
    plate: Plate
    turn: bool  # it is asked, or took the step that is shown
    own: bool
    my_turn: bool  # its person is the viewer, who is asked
    thinks: bool
    wordless: bool  # the viewer may still give a word for the dice
    invite: str  # the path of the link by which it is taken; empty: none is shown
    hosted: bool  # the viewer may put a bot there
    joins: bool  # the viewer may sit down
    offered: bool  # it may be taken over
    dial: Dial | None  # its person's time


def plates_html(
    table: Table, seen: Sight, view: State, plates: Sequence[Plate], my_turn: bool, token: str, mover: int
) -> str:
    """For a step that is shown, it is still the turn of `mover`, who took it."""
    waiting, host, links = table.status is Status.WAITING, table.is_host(token), invites(table, token)
    actor = NATURE if waiting else view.actor if mover == NATURE else mover
    thinking = table.thinking if mover == NATURE else None
    drawn = [
        plate_html(
            Shown(
                game=table.game,
                place=f"/t/{table.id}",
                number=number,
                name=seat.name,
                bot=seat.bot,
                program=seat.program,
                away=seat.away,
                is_in=view.is_in(number),
                plate=plate,
                turn=number == actor,
                own=number in seen.held,
                my_turn=my_turn and number == actor,
                thinks=number == thinking,
                wordless=waiting and number in seen.held and not seat.worded,
                invite=links.get(number, ""),
                hosted=host and seat.open,
                joins=number not in links and (seat.open or seat.offered) and table.listed and not seen.held,
                offered=seat.offered,
                dial=dial_of(table, number),
            )
        )
        for number, (seat, plate) in enumerate(zip(table.seats, plates, strict=True))
    ]
    watching = seen.seat is None and not seen.held and table.status is Status.RUNNING
    return render("plates.html", plates=drawn, watching=watching)


@once_a_language(PLATES)
def plate_html(shown: Shown) -> str:
    return render(
        "plate.html",
        shown=shown,
        plate=shown.plate,
        kit=folder.kit(shown.game),
        levels=roster.levels(shown.game) if shown.hosted and shown.invite else (),
        usual=roster.USUAL,
    )


def invites(table: Table, token: str) -> dict[int, str]:
    """Paths of the links by which open seats, and seats that are offered, are taken, for people at the table."""
    live = table.status in (Status.WAITING, Status.RUNNING)
    if not live or not (table.seats_of(token) or table.is_host(token)):
        return {}
    return {
        seat: f"/t/{table.id}/join/{seat}?invite={table.invite(token, seat)}"
        for seat, taken in enumerate(table.seats)
        if taken.open or taken.offered
    }
