"""Giganten and Black Gold on a terminal: the map, the railway, companies, seats and cards."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spindletop.games.prospecting.box import DERRICK, MARKER, NONE, NOWHERE, UNKNOWN
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.text import Words

STYLES = ("red", "cyan", "yellow", "green", "magenta")
LETTERS = "ABCDE"
TERRAIN = {1: ("·", "dim"), 2: ("^", "dim yellow"), 3: ("▲", "dim red")}
RIGS = ("I", "II", "III")


def table(
    view: ProspectingState,
    names: Sequence[str],
    words: Words,
    lanes_up: bool = False,
    notes: Sequence[str] = (),
) -> RenderableType:
    """With `lanes_up` the first lane is at the bottom, so that a tile is turned and not mirrored.

    `notes` are a few words for each company.
    """
    parts: list[RenderableType] = [seats(view, names, words), companies(view, notes, words)]
    if view.ground:
        parts += [land(view, lanes_up), railway(view), legend(view, words)]
    if view.offer:
        parts.append(offer(view, words))
    return Group(*parts)


def mark(seat: int) -> Text:
    return Text(LETTERS[seat], f"bold {STYLES[seat]}")


def seats(view: ProspectingState, names: Sequence[str], words: Words) -> Table:
    grid = Table(box=None, padding=(0, 2))
    for title in ("", "", "seat", "money", "derricks in hand", "your licences", "card"):
        grid.add_column(title)
    game = view.setup.game
    for seat, name in enumerate(names):
        die = "⚄" if seat == view.first else ""
        in_hand = sum(square == NOWHERE for square in view.own_derricks(seat))
        kind = view.cards[seat]
        card = "" if kind == NONE else game.name(view.box.ids.take + kind).removeprefix("take ")
        grid.add_row(
            Text("▶" if seat == view.actor else "", "bold"),
            mark(seat),
            Text(f"{name} {die}", STYLES[seat]),
            words.dollars(view.money[seat]),
            str(in_hand),
            licences(view, seat),
            card,
        )
    return grid


def licences(view: ProspectingState, seat: int) -> str:
    """The own hand only: how many the others hold is not shown (GI-41)."""
    if seat != view.viewer and view.stack:
        return ""
    ones = view.hands[seat] - view.twos[seat]
    return f"{ones}×1 {view.twos[seat]}×2"


def companies(view: ProspectingState, notes: Sequence[str], words: Words) -> Table:
    grid = Table(box=None, padding=(0, 2))
    grid.add_column("company")
    grid.add_column("price", justify="right")
    grid.add_column("")
    for seat in range(view.seats):
        grid.add_column(mark(seat), justify="right")
    if notes:
        grid.add_column("")
    box = view.box
    for company in range(view.table.companies):
        place = view.prices[company]
        style = "red" if place < box.red_end else "blue" if place >= box.blue_start else ""
        track = Text("".join("●" if each == place else "─" for each in range(len(box.prices))), style)
        tanks = [str(view.tank(seat, company) or "·") for seat in range(view.seats)]
        price = Text(words.dollars(view.price(company)), f"bold {style}".strip())
        grid.add_row(box.companies[company], price, track, *tanks, *notes[company : company + 1])
    return grid


def land(view: ProspectingState, lanes_up: bool) -> Table:
    """Lines run to the right, away from the companies."""
    width = view.land.width
    lanes = [lane for lane in range(width) if view.land.cost[lane] > 0]
    grid = Table.grid(padding=(0, 0))
    grid.add_column(justify="right")
    for _ in range(view.land.lines):
        grid.add_column(justify="center", min_width=4)
    for lane in reversed(lanes) if lanes_up else lanes:
        grid.add_row(
            Text(f"{lane + 1} ", "dim"), *(square(view, line * width + lane) for line in range(view.land.lines))
        )
    return grid


def square(view: ProspectingState, square: int) -> Text:
    text = Text()
    what = view.ground[square]
    if what >= DERRICK:
        slot = what - DERRICK
        owner = slot // view.box.derricks
        text.append(f"{LETTERS[owner].lower()}{view.plumes[slot]}", f"reverse {STYLES[owner]}")
    elif what == MARKER:
        site = view.land.site[square]
        known = view.markers[site]
        value = str(view.table.plumes[known]) if known != UNKNOWN else ""
        text.append(RIGS[view.land.rigs[site]] + value, "bold")
    else:
        text.append(*TERRAIN.get(view.land.cost[square], ("#", "")))
    for seat, truck in enumerate(view.trucks):
        if truck == square:
            text.append(LETTERS[seat], f"bold {STYLES[seat]}")
    return text


def railway(view: ProspectingState) -> Table:
    """A space for each line of the map, with the cost to enter it."""
    grid = Table.grid(padding=(0, 0))
    grid.add_column(justify="right")
    for _ in range(view.land.lines):
        grid.add_column(justify="center", min_width=4)
    spaces = range(1, view.land.lines + 1)
    grid.add_row(Text("  ", "dim"), *(Text(str(space), "dim") for space in spaces))
    grid.add_row(Text("$ ", "dim"), *(Text(str(view.box.enter_cost[space] or ""), "dim") for space in spaces))
    trains = []
    for space in spaces:
        train = Text("■" if space == view.black else "", "bold")
        for seat in range(view.seats):
            if view.trains[seat] == space:
                train.append_text(mark(seat))
        trains.append(train if train.plain else Text("═", "dim"))
    grid.add_row(Text("= "), *trains)
    return grid


def legend(view: ProspectingState, words: Words) -> Text:
    return Text(
        f"· 1 to enter, ^ 2, ▲ 3; I II III a {words.marker} with its rigs (and its oil, if you know it); "
        f"a3 A's derrick with 3 {words.unit}s; ■ {words.black}",
        "dim",
    )


def offer(view: ProspectingState, words: Words) -> RenderableType:
    game = view.setup.game
    names = [game.name(view.box.ids.take + kind).removeprefix("take ") for kind in view.offer]
    cards = [
        Text(f"[{name}] {words.card(view, kind)}", "bold" if kind >= view.box.standard_kinds else "")
        for name, kind in zip(names, view.offer, strict=True)
    ]
    return Group(Text("Open cards:"), Columns(cards, padding=(0, 3)))
