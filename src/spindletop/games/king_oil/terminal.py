"""King Oil on a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spindletop.games.king_oil.land import CLOSED, EMPTY, FREE, is_derrick, seat_of
from spindletop.games.king_oil.state import NO_CARD, KingOilState
from spindletop.games.king_oil.terms import card, money

STYLES = ("red", "cyan", "yellow", "green")
SIGNS = ("●", "⚑", "★", "○")  # seats are told apart by sign as well as colour
DERRICK, CAP, HOLE = "▲", "×", "·"
COLUMNS = 3


def table(view: KingOilState, names: Sequence[str]) -> RenderableType:
    return Group(seats(view, names), Text(), properties(view), remark(view))


def seats(view: KingOilState, names: Sequence[str]) -> Table:
    grid = Table(box=None, padding=(0, 1))
    grid.add_column("")
    grid.add_column("seat", no_wrap=True)
    for title in ("cash", "land", "derricks", "empty", "pipes", "owes", "worth"):
        grid.add_column(title, justify="right", no_wrap=True)
    for seat, name in enumerate(names):
        mark = "▶" if seat == view.mover and view.stack else ""
        who = Text(f"{SIGNS[seat]} {name}", STYLES[seat])
        if not view.is_in(seat):
            grid.add_row(mark, who, "bankrupt", style="dim")
            continue
        grid.add_row(
            mark,
            who,
            money(view.cash[seat]),
            str(view.properties_of[seat]),
            str(view.derricks_of[seat]),
            str(view.empty_of[seat]),
            str(view.laid_of[seat]),
            money(sum(view.royalties(seat))),
            money(view.worths()[seat]),
        )
    return grid


def properties(view: KingOilState) -> Table:
    """Each property: its number and owner, its holes, and where its pipelines lead."""
    grid = Table.grid(padding=(0, 3))
    count = view.box.properties
    rows = -(-count // COLUMNS)
    for row in range(rows):
        grid.add_row(*(one_property(view, number) for number in range(row, count, rows)))
    return grid


def one_property(view: KingOilState, number: int) -> Text:
    box, owner = view.box, view.owner[number]
    style = STYLES[owner] if owner >= 0 else "dim"
    sign = SIGNS[owner] if owner >= 0 else " "
    line = Text(f"{number + 1:>2} {sign} ", f"bold {style}")
    if owner == CLOSED:
        return line.append("closed", "dim")
    for hole in range(box.first_hole[number], box.first_hole[number + 1]):
        well = view.wells[hole]
        if is_derrick(well):
            line.append(DERRICK, STYLES[seat_of(well)])
        else:
            line.append(HOLE if well == EMPTY else CAP, style)
    if owner == FREE:
        return line.append(f" {money(box.price[number])}", "dim")
    for border in box.borders(number):
        if view.pipes[border]:
            line.append(f" {'=' * view.pipes[border]}>{box.target[border] + 1}", f"bold {style}")
    return line


def remark(view: KingOilState) -> Text:
    words = f"Round {min(view.round, 100)}. The bank has {money(view.bank)}."
    if view.card != NO_CARD and view.stack:
        words += f" Card: {card(view.box, view.card)}."
    legend = f"\n{DERRICK} derrick  {CAP} cap  {HOLE} empty, numbered from the left  =>7 pipeline into property 7"
    return Text(words).append(legend, "dim")
