"""Crude on a terminal."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spindletop.games.crude.box import GOODS, KINDS, NOBODY, NOTHING, QUADRANTS, REFINERY
from spindletop.games.crude.queries import asked_in, dice_in
from spindletop.games.crude.squares import SIDE, square
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.terms import ASSETS, asset, economy, good, news_does, news_name
from spindletop.games.crude.text import shows_cash
from spindletop.games.crude.words import say

STYLES = ["red", "cyan", "yellow", "green"]
LETTERS = {0: "r", 1: "S", 2: "#", 3: "W"}


def table(view: CrudeState, names: Sequence[str]) -> RenderableType:
    quadrants = [quadrant(view, number, names) for number in range(QUADRANTS)]
    return Group(
        seats(view, names),
        "",
        Columns(quadrants, padding=(0, 3)),
        Text("r rig   S station   W well   # refinery   % fitted   x shut   reversed: where the dice point", "dim"),
        Columns([prices(view), markets(view)], padding=(0, 6)),
        news(view),
    )


def seats(view: CrudeState, names: Sequence[str]) -> Table:
    grid = Table(box=None, padding=(0, 2))
    for title in ("", "seat", "cash", "crude", "gasoline", "rigs", "stations", "refineries", "wells"):
        grid.add_column(title, justify="left" if title in ("", "seat") else "right")
    asked = [view.owner[number] for number in asked_in(view)]
    for seat, name in enumerate(names):
        mark = "▶" if seat in asked else ""
        mark += "★" if view.final != NOTHING and view.owner[view.final] == seat else ""
        own = view.quadrants_of(seat)
        cash = str(view.cash[seat]) if shows_cash(view, seat) else say("secret")
        stock = ["+".join(str(barrels[each]) for each in own) for barrels in (view.crude, view.gasoline)]
        counts = ["+".join(str(view.count(each, kind)) for each in own) for kind in range(KINDS)]
        grid.add_row(mark, Text(name, STYLES[seat]), cash, *stock, *counts)
    return grid


def quadrant(view: CrudeState, number: int, names: Sequence[str]) -> Text:
    """Six rows of six squares, with the rows and columns that the dice point at."""
    owner = view.owner[number]
    die_row, die_column = dice_in(view, number)
    style = "dim" if owner == NOBODY else STYLES[owner]
    title = "ghost" if owner == NOBODY else names[owner][:12]
    drawn = Text(f"{'ABCD'[number]} {title:<16}\n", f"bold {style}" if number in asked_in(view) else style)
    drawn.append("   ")
    for column in range(1, SIDE + 1):
        drawn.append(f"{column} ", "bold reverse" if column == die_column else "dim")
    for row in range(1, SIDE + 1):
        drawn.append("\n ")
        drawn.append(f"{row} ", "bold reverse" if row == die_row else "dim")
        for column in range(1, SIDE + 1):
            hit = row == die_row or column == die_column
            letter = at(view, number, row, column)
            drawn.append(f"{letter} ", style if letter == "·" and not hit else f"bold {style}")
    return drawn


def at(view: CrudeState, number: int, row: int, column: int) -> str:
    """The letter of what stands on a square."""
    kind = view.kind_at(number, square(row, column))
    if kind not in (NOTHING, REFINERY):
        return LETTERS[kind]
    for up in (0, 1):
        for left in (0, 1):
            if row > up and column > left and view.kind_at(number, square(row - up, column - left)) == REFINERY:
                first = square(row - up, column - left)
                if view.shut[number] >> first & 1:
                    return "x"
                return "%" if view.fitted[number] >> first & 1 else LETTERS[REFINERY]
    return "·"


def prices(view: CrudeState) -> Table:
    """What assets cost and bring on the current economy card."""
    grid = Table(box=None, padding=(0, 1), title=economy(view, view.economy), title_style="bold", title_justify="left")
    for title in ("", "buy", "sell"):
        grid.add_column(title, justify="right" if title else "left")
    for kind in ASSETS:
        price = view.purchase_price(kind)
        grid.add_row(asset(kind), str(price) if price else f"({view.well_price()})", str(view.liquidation_value(kind)))
    return grid


def markets(view: CrudeState) -> Table:
    """Each row of the markets by its cheapest barrel and its dearest open space; the consumer market."""
    grid = Table(box=None, padding=(0, 1))
    for title in ("market", "barrels", "buy at", "sell at"):
        grid.add_column(title, justify="right" if title != "market" else "left")
    for number in range(GOODS):
        spaces, empty = view.box.spaces[number % 2], view.open[number]
        buy = str(view.box.price(number, empty)) if empty < spaces else "-"
        sell = str(view.box.price(number, empty - 1)) if empty else "-"
        style = "dim" if view.market not in (NOTHING, number // 2) else ""
        grid.add_row(good(number), str(spaces - empty), buy, sell, style=style)
    low, high = view.consumer_low, view.consumer_high
    grid.add_row("consumer", str(high - low + 1), "", str(low - 1) if low > view.box.lowest else "-")
    return grid


def news(view: CrudeState) -> Table:
    grid = Table(box=None, padding=(0, 2), show_header=False)
    cards = [("likely (1, 3)", view.likely), ("unlikely (6)", view.unlikely)]
    cards += [("lasts", card) for card in view.lasting]
    for place, card in cards:
        if card != NOTHING:
            grid.add_row(Text(place, "dim"), Text(news_name(card), "bold"), news_does(view.box, card))
    track = f"{view.difference} of {view.box.change_at}"
    grid.add_row(Text("difference", "dim"), track, f"round {view.round}, goal {view.goal}")
    return grid
