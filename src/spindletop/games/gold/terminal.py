"""Gold on a terminal."""

from collections.abc import Sequence
from math import ceil, sqrt

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spindletop.games.gold.box import DYNAMITE, GOLD
from spindletop.games.gold.state import UNKNOWN, GoldState
from spindletop.games.gold.text import colours

STYLES = {"rust": "red", "petrol": "cyan", "mustard": "yellow", "sage": "green", "plum": "magenta"}


def table(view: GoldState, names: Sequence[str]) -> RenderableType:
    return Group(seats(view, names), cards(view), remark(view))


def seats(view: GoldState, names: Sequence[str]) -> Table:
    grid = Table(box=None, padding=(0, 2))
    for title in ("", "seat", "miners", "gold cards", "nuggets"):
        grid.add_column(title)
    for seat, name in enumerate(names):
        mark = "▶" if seat == view.mover and view.stack else ""
        nuggets = "face down" if view.stack else str(view.nuggets[seat])
        if view.games > 1:
            nuggets += f" + {view.series[seat]} from earlier games"
        style = STYLES.get(view.box.colours[view.colours_of(seat)[0]], "")
        grid.add_row(mark, Text(name, style), colours(view, seat), str(view.cards_taken[seat]), nuggets)
    return grid


def cards(view: GoldState) -> Table:
    """Backs with their numbers; faces only where a card is up now (GO-15)."""
    columns = ceil(sqrt(view.box.total))
    lying = set(view.table)
    up = set(view.cards_up())
    grid = Table.grid(padding=(0, 1))
    for start in range(0, view.box.total, columns):
        places = range(start, min(start + columns, view.box.total))
        grid.add_row(*(face(view, place) if place in up else back(place, place in lying) for place in places))
    return grid


def back(place: int, lying: bool) -> Text:
    return Text(f"[ {place:>3} ]", "bold") if lying else Text("   ·   ", "dim")


def face(view: GoldState, place: int) -> Text:
    box, kind = view.box, view.faces[place]
    assert kind != UNKNOWN
    if box.suit[kind] == GOLD:
        return Text(f"{'●' * min(box.points[kind], 5):^7}", "bold black on yellow")
    if box.suit[kind] == DYNAMITE:
        return Text(" *boom*", "bold white on red")
    colour = box.colours[box.colour[kind]]
    return Text(f"{colour[:4]:>4} {box.points[kind]:<2}", f"bold reverse {STYLES.get(colour, '')}".strip())


def remark(view: GoldState) -> Text:
    left = len(view.table)
    game = f"Game {view.game_number + 1} of {view.games}. " if view.games > 1 else ""
    return Text(f"{game}{left} cards on the table{', Gold Rush' if view.rush else ''}.", "dim")
