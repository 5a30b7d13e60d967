"""The railway in one line, for the dock of a phone: who is how far, and where a space costs more."""

from collections import Counter
from collections.abc import Callable

from spindletop.art.kit import SHAPES
from spindletop.art.svg import label, path, tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import Desk
from spindletop.games.prospecting.board.tracks import fare_zones

LONG, HIGH, EDGE = 366, 54, 12
RAIL = 37  # how low it lies
SIGN = 15  # of a seat; those on one space stand upon each other
NUMBERED = 5  # every so many spaces


def strip(desk: Desk) -> str:
    last: int = desk.box.last
    apart = (LONG - 2 * EDGE) / (last - 1)

    def at(space: int) -> float:
        return EDGE + (space - 1) * apart

    zones = [(at(first), cost) for first, _, cost in fare_zones(desk)]
    drawn = tag("path", d=f"M{EDGE} {RAIL + 2.5}H{LONG - EDGE}", class_="tie-all", pathLength=last - 1)
    drawn += path(f"M{EDGE} {RAIL}H{LONG - EDGE}M{EDGE} {RAIL + 5}H{LONG - EDGE}", "rail-line")
    drawn += path("".join(f"M{x - apart / 2:.4g} {RAIL - 8}V{RAIL + 16}" for x, _ in zones[1:]), "pole")
    drawn += "".join(label(space, at(space), HIGH - 1, "strip-space") for space in range(NUMBERED, last + 1, NUMBERED))
    return tag("svg", drawn + trains(desk, at), class_="rail-strip", viewBox=f"0 0 {LONG} {HIGH}", aria_hidden="true")


def trains(desk: Desk, at: Callable[[int], float]) -> str:
    """The one that ends the game stands on the rails, the seats' signs above."""
    black = desk.view.black
    drawn = desk.kit.use("i-train", round(at(black) - 9), RAIL - 13, 18, 18, "nobody strip-black")
    there = Counter({black: 1})
    for seat in range(desk.view.seats):
        space = queries.train_of(desk.view, seat)
        x, y = at(space) - SIGN / 2, RAIL - (there[space] + 1) * (SIGN - 1) + 1
        drawn += desk.kit.use(f"s-{SHAPES[seat]}", round(x), y, SIGN, SIGN, f"seat-{seat} strip-sign")
        there[space] += 1
    return drawn
