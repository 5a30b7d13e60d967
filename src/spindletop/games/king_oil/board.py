"""King Oil as a picture: the properties around the hub, their wells, and pipelines across their borders."""

from collections.abc import Sequence
from functools import cache
from math import atan2, degrees
from pathlib import Path
from typing import Any

import msgspec

from spindletop.art import svg as draw
from spindletop.art.kit import Kit
from spindletop.art.scene import Moment, Scene
from spindletop.games import folder
from spindletop.games.king_oil import text
from spindletop.games.king_oil.state import CLOSED, EMPTY, FREE, NO_CARD, NOBODY, KingOilState, is_derrick, seat_of

RADIUS = 9  # of a hole
PANEL = 250  # where the seats are
MARGIN = 16
PIPES_APART = 12


class Region(msgspec.Struct):
    """A property on the map."""

    number: int
    outline: list[tuple[int, int]]
    label: tuple[int, int]
    holes: list[tuple[int, int]]


class Border(msgspec.Struct):
    """Where a pipeline crosses from one property into another."""

    source: int
    target: int
    at: tuple[int, int]
    across: tuple[float, float]


class Map(msgspec.Struct):
    """The drawing that tools/king_oil_map.py makes from the holes."""

    size: int
    hub: list[tuple[int, int]]
    regions: list[Region]
    borders: list[Border]


@cache
def the_map() -> Map:
    return msgspec.json.decode(Path(__file__).with_name("regions.json").read_bytes(), type=Map)


class Marks:
    """What the legal answers point at on the board, and which answer it is."""

    def __init__(self, view: KingOilState, legal: Sequence[int]) -> None:
        self.holes: dict[int, int] = {}
        self.properties: dict[int, int] = {}
        self.borders: dict[int, int] = {}
        for action in legal:
            verb, argument = view.setup.game.verb(action)
            if verb in ("drill", "lose derrick"):
                self.holes[argument] = action
            elif verb in ("buy", "sell", "want"):
                self.properties[argument - 1] = action
            elif verb in ("lay", "lose pipeline"):
                self.borders[argument] = action


def svg(view: KingOilState, legal: Sequence[int] = (), names: Sequence[str] = ()) -> str:
    board, marks = the_map(), Marks(view, legal)
    names = names or [draw.seat_name(names, seat) for seat in range(view.seats)]
    width, height = board.size + PANEL, board.size
    lands = [lease(view, region, marks.properties.get(region.number - 1), names) for region in board.regions]
    spots = [spot for region in board.regions for spot in region.holes]
    holes = [hole(view, place, spot, marks.holes.get(place)) for place, spot in enumerate(spots)]
    labels = [label(view, region) for region in board.regions]
    sheds = [shed(view, region) for region in board.regions if view.sheds[region.number - 1] != NOBODY]
    wells = [well(view, place, spot) for place, spot in enumerate(spots) if view.wells[place] != EMPTY]
    borders = list(enumerate(board.borders))
    pipes = [
        pipeline(view, number, border, nth, names) for number, border in borders for nth in range(view.pipes[number])
    ]
    places = [place_for_pipeline(view, board.borders[number], number, way) for number, way in marks.borders.items()]
    return draw.svg(
        width,
        height,
        f"King Oil, round {view.round}",
        draw.rect(0, 0, width, height, "paper"),
        draw.group(*lands, id="properties"),
        hub(view, board),
        draw.group(*holes, id="holes"),
        draw.group(*labels, id="names"),
        draw.group(*sheds, *wells, *pipes, id="pieces"),
        draw.group(*places, id="places"),
        seats(view, board.size, names),
    )


def outline(points: Sequence[tuple[int, int]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "Z"


def owned_by(owner: int, names: Sequence[str]) -> str:
    if owner >= 0:
        return f"owned by {draw.seat_name(names, owner)}"
    return {FREE: "for sale", CLOSED: "closed"}[owner]


def lease(view: KingOilState, region: Region, action: int | None, names: Sequence[str]) -> str:
    number = region.number - 1
    owner = view.owner[number]
    kind = {FREE: "", CLOSED: " closed"}.get(owner, f" land-{owner}")
    name = f"property {region.number}, {owned_by(owner, names)}, {text.stands(view, number)}"
    path = draw.path(outline(region.outline), f"land{kind}")
    id = f"property-{region.number}"
    if action is None:
        return draw.group(path, draw.title(name), id=id)
    return draw.target(view, action, f"{text.action(view, action, names)}: {name}", path, id=id)


def label(view: KingOilState, region: Region) -> str:
    x, y = region.label
    number = region.number - 1
    owner = view.owner[number]
    if owner == CLOSED:
        return draw.label("closed", x, y + 4, "label middle")
    aside = 13 if view.sheds[number] == NOBODY else 29  # beside a shed that could not be exchanged (KO-21)
    mark = draw.seat_mark(owner, x + aside, y - 5, 6) if owner >= 0 and view.sheds[number] != owner else ""
    beside = owner >= 0
    figure = draw.label(region.number, x - (7 if beside else 0), y, "figure middle")
    return draw.group(figure, mark, draw.label(text.money(view.box.price[number]), x, y + 12, "price middle"))


def hole(view: KingOilState, place: int, spot: tuple[int, int], action: int | None) -> str:
    number = view.box.property_of[place]
    known = view.wells[place]
    shown = "empty" if known == EMPTY else "derrick" if is_derrick(known) else "capped"
    name = f"hole {text.hole(view.box, place)} on property {number + 1}, {shown}"
    circle = draw.circle(*spot, RADIUS, "hole")
    if action is None:
        return draw.group(circle, draw.title(name), id=f"hole-{place}")
    return draw.target(view, action, f"{text.action(view, action, ())}: {name}", circle, id=f"hole-{place}")


def well(view: KingOilState, place: int, spot: tuple[int, int]) -> str:
    """A derrick in the colour of the seat that it counts for, with its sign on top, or a cap."""
    if is_derrick(view.wells[place]):
        seat = seat_of(view.wells[place])
        tower = draw.path("M-8 9L-2 -9L2 -9L8 9M-6 3L6 3M-4 -3L4 -3M-6 3L4 -3M6 3L-4 -3", f"derrick line-{seat}")
        shape = draw.group(tower, draw.seat_mark(seat, 0, -12, 5))
    else:
        shape = draw.group(draw.circle(0, 0, RADIUS - 1, "cap"), draw.path("M-4 -4L4 4M-4 4L4 -4", "cap-cross"))
    return draw.group(shape, id=f"well-{place}", transform=draw.move(*spot))


def shed(view: KingOilState, region: Region) -> str:
    """A hut with the sign of its seat, beside the number of a property that nobody has drilled."""
    x, y = region.label
    seat = view.sheds[region.number - 1]
    hut = draw.path("M-6 5L-6 -2L-8 -2L0 -8L8 -2L6 -2L6 5Z", f"shed seat-{seat}")
    return draw.group(
        hut, draw.seat_mark(seat, 0, -10, 4), id=f"shed-{region.number}", transform=draw.move(x + 13, y - 4)
    )


def pipeline(view: KingOilState, number: int, border: Border, nth: int, names: Sequence[str]) -> str:
    seat = view.owner[border.source - 1]
    x, y = pipe_place(border, nth)
    ends = f"from property {border.source} into property {border.target}"
    name = draw.title(f"pipeline {ends}, {owned_by(seat, names)}")
    tube = draw.path("M-17 0L11 0", f"pipe line-{seat}")
    arrow = draw.polygon([(10, -6), (20, 0), (10, 6)], f"seat seat-{seat}")
    return draw.group(name, tube, arrow, id=f"pipe-{number}-{nth}", transform=draw.move(x, y, turned(border)))


def place_for_pipeline(view: KingOilState, border: Border, number: int, action: int) -> str:
    arrow = draw.path("M-14 0L6 0M2 -6L12 0L2 6", "way")
    at = draw.move(*pipe_place(border, 3), turned(border))
    return draw.target(view, action, text.action(view, action, ()), arrow, id=f"lay-{number}", transform=at)


def pipe_place(border: Border, nth: int) -> tuple[float, float]:
    """Pipelines lie side by side, the first in the middle; opposite ways of one border never both have some."""
    aside = (0, PIPES_APART, -PIPES_APART, 0)[nth]
    return border.at[0] - aside * border.across[1], border.at[1] + aside * border.across[0]


def turned(border: Border) -> float:
    return degrees(atan2(border.across[1], border.across[0]))


def hub(view: KingOilState, board: Map) -> str:
    """The middle: the bank, the round, and the card of this turn."""
    x, y = board.size // 2, board.size // 2
    lines = [
        draw.path(outline(board.hub), "hub"),
        draw.label("KING OIL", x, y - 62, "head middle"),
        draw.label(f"Round {view.round}", x, y - 40, "middle"),
        draw.label("Bank", x, y - 18, "price middle"),
        draw.label(text.money(view.bank), x, y, "figure middle sum", id="bank"),
    ]
    if view.card != NO_CARD and view.stack:
        card = text.card(view.box, view.card).split("; ")
        lines.append(draw.rect(x - 88, y + 14, 176, 24 + 16 * len(card), "wildcat", rx=5))
        lines.append(draw.label("Wildcat", x, y + 30, "price middle"))
        lines += [draw.label(each, x, y + 46 + 16 * nth, "middle") for nth, each in enumerate(card)]
    return draw.group(*lines, id="hub")


def count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def seats(view: KingOilState, left: float, names: Sequence[str]) -> str:
    rows = []
    for seat in range(view.seats):
        top = MARGIN + 138 * seat
        moving = seat == view.mover and bool(view.stack)
        lines = ["bankrupt"]
        if view.is_in(seat):
            lines = [
                f"{view.properties_of[seat]} propert{'y' if view.properties_of[seat] == 1 else 'ies'}, "
                f"{count(view.derricks_of[seat], 'derrick')}",
                f"{count(view.empty_of[seat], 'empty hole')}, {count(view.laid_of[seat], 'pipeline')}",
                f"owes {text.money(sum(view.royalties(seat)))} a turn for pipelines",
                f"worth {text.money(view.worth(seat))}",
            ]
        rows.append(
            draw.group(
                draw.rect(left, top, PANEL - MARGIN, 126, "sheet legal" if moving else "sheet", rx=4),
                draw.seat_mark(seat, left + 22, top + 26, 10),
                draw.label(draw.seat_name(names, seat, 12), left + 44, top + 32, "figure"),
                draw.label(
                    text.money(view.cash[seat]),
                    left + PANEL - MARGIN - 14,
                    top + 32,
                    "figure end sum",
                    id=f"cash-{seat}",
                ),
                *(draw.label(each, left + 14, top + 56 + 18 * nth) for nth, each in enumerate(lines)),
                id=f"seat-{seat}",
            )
        )
    return draw.group(*rows, id="seats")


KIT = Kit("king_oil", Path(__file__).parent)
ENDS: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def scene(moment: Moment[Any]) -> Scene:
    return folder.old_scene(moment)


def land(view: Any) -> None:
    return None
