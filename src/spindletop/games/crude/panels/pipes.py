"""Pipelines from the large estate to those whom its dice hit: the row runs on into one, the column into another."""

from spindletop.art.svg import number, path, rect, tag
from spindletop.games.crude.box import ABOVE_OR_BELOW, BESIDE, NOBODY, QUADRANTS
from spindletop.games.crude.panels.land import is_faded
from spindletop.games.crude.queries import dice, seat_of
from spindletop.games.crude.state import CrudeState

# The middle of the table, in units of the page: the large estate with its head, the lane, three small estates with feet
WIDE, HIGH = 760, 676
HEAD, LAND, EDGE = 54, 522, 524
SLOT, GAP = 217.33, 12
RED_LANE, BLACK_LANE = 531, 541


def are_laid(view: CrudeState, first: int) -> bool:
    """Only while the hits of a roll of the large estate are open."""
    return bool(view.red) and view.quadrant == first and not is_faded(view)


def pipes(view: CrudeState, first: int) -> str:
    if not are_laid(view, first):
        return ""
    drawn = []
    for runs_on, way in ((BESIDE, red_way), (ABOVE_OR_BELOW, black_way)):
        other = first ^ runs_on
        if seat_of(view, other) != NOBODY:
            slot = (other - first) % QUADRANTS - 1
            drawn.append(way(view, slot))
    return tag("svg", *drawn, class_="pipes", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true")


def slot_top(slot: int) -> float:
    return slot * (SLOT + GAP)


def red_way(view: CrudeState, slot: int) -> str:
    """From the row's end along the lane to the same row beside."""
    row, _ = dice(view)
    y = HEAD + (36 + (row - 0.5) * 80) * LAND / 528
    end = slot_top(slot) + 7 + (row - 0.5) * 28 - 1
    turn = 6 if end > y else -6
    way = f"M{EDGE - 6} {number(y)}H{RED_LANE - 6}q6 0 6 {turn}V{number(end - turn)}q0 {turn} 6 {turn}H549"
    return pipe(way, "red-pipe", [(EDGE, y, 5, 15), (546, end, 5, 15), (RED_LANE, (y + end) / 2, 14, 5)])


def black_way(view: CrudeState, slot: int) -> str:
    """From the column's foot under the estate and along the lane to the top of the same column."""
    _, column = dice(view)
    x = (38 + (column - 0.5) * 80) * EDGE / 530
    end = 546 + 24 + (column - 0.5) * 28
    foot, top = HEAD + LAND + 6, slot_top(slot) - 5
    way = (
        f"M{number(x)} {foot - 12}v6q0 6 6 6H{BLACK_LANE - 6}q6 0 6-6V{number(top + 6)}q0-6 6-6"
        f"H{number(end - 6)}q6 0 6 6v6"
    )
    return pipe(way, "black-pipe", [(x, foot - 8, 15, 5), (BLACK_LANE, 545, 14, 5), (end, top + 8, 15, 5)])


def pipe(way: str, class_: str, flanges: list[tuple[float, float, float, float]]) -> str:
    joints = [rect(x - wide / 2, y - high / 2, wide, high, "flange", rx=1.5) for x, y, wide, high in flanges]
    shine = tag("path", d=way, class_="pipe-shine", transform="translate(-1.4 -1.4)")
    return tag("g", path(way, "pipe-edge"), path(way, "pipe-body"), shine, *joints, class_=class_)
