"""Gold as a picture: a table of round cards, and what each seat has taken."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from spindletop.art import svg as draw
from spindletop.art.kit import Kit
from spindletop.art.scene import Moment, Scene
from spindletop.games import folder
from spindletop.games.gold import text
from spindletop.games.gold.state import DYNAMITE, GOLD, GoldState
from spindletop.kernel import Rng

CELL = 84
RADIUS = 29
MARGIN = 24
SEATS_WIDTH = 210
STREW = CELL / 2 - RADIUS - 1  # how far a strewn card may lie off its cell's middle without touching another
DOTS = {1: [(0, 0)], 2: [(-7, -5), (7, 5)], 3: [(-9, 6), (0, -8), (9, 6)], 4: [(-8, -7), (8, -7), (-8, 8), (8, 8)]}


class Spot(NamedTuple):
    """Where a card lies, in which game of a series."""

    place: int
    columns: int
    grid: bool
    game_number: int


def svg(view: GoldState, legal: Sequence[int] = (), names: Sequence[str] = ()) -> str:
    columns = ceil(sqrt(view.cards.total))
    rows = ceil(view.cards.total / columns)
    width = 2 * MARGIN + columns * CELL + SEATS_WIDTH
    height = 2 * MARGIN + max(rows * CELL, 40 + 92 * view.seats)
    offered = {action - view.cards.turn for action in legal}
    up = set(view.cards_up())
    pieces = [card(view, place, columns, place in up, place in offered) for place in view.table]
    return draw.svg(
        width,
        height,
        f"Gold: {len(view.table)} cards on the table{', Gold Rush' if view.rush else ''}",
        draw.rect(0, 0, width, height, "paper"),
        draw.group(*pieces, id="pieces"),
        seats(view, 2 * MARGIN + columns * CELL, names),
    )


def where(here: Spot) -> tuple[float, float, float]:
    """The middle of a card, and how far it is turned (GO-4)."""
    x = MARGIN + (here.place % here.columns + 0.5) * CELL
    y = MARGIN + (here.place // here.columns + 0.5) * CELL
    if here.grid:
        return x, y, 0.0
    rng = Rng(1 + here.place + 1000 * here.game_number)
    return x + strew(rng), y + strew(rng), rng.below(360)


def strew(rng: Rng) -> float:
    return STREW * (rng.below(2001) / 1000 - 1)


def spot(view: GoldState, place: int, columns: int) -> Spot:
    return Spot(place, columns, view.setup.options["layout"] == "grid", view.game_number)


def card(view: GoldState, place: int, columns: int, up: bool, offered: bool) -> str:
    here = spot(view, place, columns)
    action = view.setup.game.name(view.cards.turn + place) if offered else ""
    if not up:
        return face_down(here, action)
    return lying(here, text.card(view.cards, view.faces[place]), face(view, view.faces[place]), action)


@lru_cache(maxsize=4096)
def face_down(here: Spot, action: str) -> str:
    """Most cards of most pictures."""
    return lying(here, "face down", back(where(here)[2]), action)


def lying(here: Spot, shown: str, inner: str, action: str) -> str:
    x, y, _ = where(here)
    edge = draw.circle(0, 0, RADIUS, "card")
    number = draw.label(here.place, 0, RADIUS - 7, "number middle")
    attributes = {"id": f"card-{here.place}", "transform": draw.move(x, y)}
    if not action:
        return draw.group(edge, inner, number, draw.title(f"card {here.place}, {shown}"), **attributes)
    return draw.button(action, f"turn up card {here.place}, {shown}", edge, inner, number, **attributes)


def back(turn: float) -> str:
    """A pick and a shovel, crossed, as the card happens to lie."""
    pick = draw.path("M-11 12 L9 -8 M0 -14 Q12 -12 14 0", "tool")
    shovel = draw.path("M11 12 L-7 -6 M-12 -12 L-4 -10 L-10 -4 Z", "tool")
    return draw.group(pick, shovel, transform=f"translate(0 -7) rotate({draw.number(turn)}) scale(0.8)")


def face(view: GoldState, kind: int) -> str:
    cards = view.cards
    points = cards.points[kind]
    if cards.suit[kind] == GOLD:
        nuggets = [draw.circle(x, y - 8, 5.5, "mustard nugget") for x, y in DOTS.get(points, DOTS[4])]
        return draw.group(*nuggets, draw.label(points, 0, 12, "middle") if points not in DOTS else "", class_="face")
    if cards.suit[kind] == DYNAMITE:
        sticks = [draw.rect(x, -16, 7, 22, "rust stick", rx=2) for x in (-11.5, -3.5, 4.5)]
        return draw.group(*sticks, draw.path("M0 -16 Q2 -25 12 -23", "rule"), class_="face")
    colour = cards.colour[kind]
    owner = view.owner(colour)
    mark = draw.seat_mark(owner, 17, -10, 5) if owner >= 0 else ""
    disc = draw.circle(0, -7, 16, cards.colours[colour])
    return draw.group(disc, mark, draw.label(points, 0, -1, "figure middle on-colour"), class_="face")


def seats(view: GoldState, left: float, names: Sequence[str]) -> str:
    rows = []
    for seat in range(view.seats):
        top = MARGIN + 92 * seat
        moving = seat == view.mover and bool(view.stack)
        nuggets = f"{view.nuggets[seat]} nuggets" if not view.stack else "face down"
        cards = view.cards_taken[seat]
        rows.append(
            draw.group(
                draw.rect(left, top, SEATS_WIDTH - MARGIN, 80, "sheet legal" if moving else "sheet", rx=4),
                draw.seat_mark(seat, left + 20, top + 24, 10),
                draw.label(draw.seat_name(names, seat), left + 40, top + 30, "figure"),
                draw.label(f"owns {text.colours(view, seat)}", left + 14, top + 50),
                draw.label(f"{cards} gold card{'' if cards == 1 else 's'}, {nuggets}", left + 14, top + 68),
                id=f"seat-{seat}",
            )
        )
    return draw.group(*rows, id="seats")


KIT = Kit("gold", Path(__file__).parent)
ENDS: tuple[str, ...] = ()
GRAVE: tuple[str, ...] = ()


def scene(moment: Moment[Any]) -> Scene:
    return folder.old_scene(moment)


def land(view: Any) -> None:
    return None
