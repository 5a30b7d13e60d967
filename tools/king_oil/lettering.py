"""Where a lease's number, name and price are written, where its shed stands: the largest block that clears the holes
and the derricks that may stand on them, slanted as a surveyor would."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, radians, sin
from typing import NamedTuple

from tools.king_oil.geometry import Line, Point, corners_along, from_box, from_edge, inside
from tools.king_oil.outlines import County, in_office

TOWER = 30  # how far a derrick stands above its hole
SEARCHED = 7  # from one place that is tried to the next
SLANTS = (0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60)
LEVEL = (0,)
LETTER = 10.6  # the width of one of a name


class Form(NamedTuple):
    """A way to write it: how much room it takes, how far from the border, how good it is, how it may slant."""

    name: str
    width: float
    height: float
    room: float
    bonus: float
    slants: Sequence[int]


@dataclass(frozen=True)
class Block:
    """What is written or stands at a place."""

    form: str
    at: Point
    turn: int
    width: float
    height: float

    def reach(self) -> tuple[Point, float, float]:
        """The upright box around it."""
        c, s = cos(radians(abs(self.turn))), sin(radians(abs(self.turn)))
        return self.at, self.width * c + self.height * s, self.width * s + self.height * c


@dataclass(frozen=True)
class Lettering:
    text: Block
    price: Block | None  # where it stands apart from the number
    shed: Block


def forms(name: str) -> list[Form]:
    wide = max(len(name) * LETTER + 2, 84)
    return [
        Form("full", wide, 64, 5, 70, SLANTS),
        Form("wide", 48 + wide, 36, 5, 68, SLANTS),
        Form("two", max(wide, 114), 50, 5, 62, SLANTS),
        Form("stack", 76, 50, 4, 54, SLANTS[:7]),
        Form("pair", 112, 32, 4, 54, SLANTS),
        Form("duo", wide, 48, 4, 40, SLANTS),
        Form("name", 46 + wide, 30, 4, 40, SLANTS),
        Form("number", 44, 32, 4, 0, LEVEL),
        Form("number", 40, 28, 1, -10, LEVEL),
    ]


PRICES = [Form("price", 70, 20, 3, 20, SLANTS[:3]), Form("price", 68, 18, 1, 0, SLANTS)]
SHEDS = [Form("shed", 54, 54, 8, 10, LEVEL), Form("shed", 46, 46, 2, 0, LEVEL)]


def lettering(county: County, number: int, name: str) -> Lettering:
    outline, holes = county.outlines[number], county.holes[number]
    text = best_place(outline, holes, TOWER, forms(name), [])
    assert text is not None, f"no room for the number of lease {number}"
    price = None
    if text.form in ("number", "duo", "name"):
        price = best_place(outline, holes, 0, PRICES, [text])
    shed = best_place(outline, holes, 0, SHEDS, [text, *([price] if price else [])])
    return Lettering(text, price, shed or Block("shed", (text.at[0] + 60, text.at[1]), 0, 46, 46))


def best_place(
    outline: Line, holes: Sequence[Point], tower: float, wanted: Sequence[Form], taken: Sequence[Block]
) -> Block | None:
    best, most = None, -1e9
    for form in wanted:
        for slant in form.slants:
            if form.bonus - abs(slant) * 0.45 + 22 <= most:
                continue  # however free it stands, it is not better
            for at in places(outline):
                block = Block(form.name, at, slant, form.width, form.height)
                if any(overlap(block, other) for other in taken):
                    continue
                room = freedom(outline, holes, tower, block, form.room)
                if room >= 0 and form.bonus + min(room, 22) - abs(slant) * 0.45 > most:
                    best, most = block, form.bonus + min(room, 22) - abs(slant) * 0.45
    return best


def places(outline: Line) -> Iterator[Point]:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    columns = range(round(min(across)) + 8, round(max(across)), SEARCHED)
    rows = range(round(min(down)) + 8, round(max(down)), SEARCHED)
    return (spot for spot in product(columns, rows) if inside(spot, outline))


def overlap(block: Block, other: Block) -> bool:
    (x, y), width, height = block.reach()
    (a, b), wide, high = other.reach()
    return abs(x - a) <= (width + wide) / 2 + 4 and abs(y - b) <= (height + high) / 2 + 3


def freedom(outline: Line, holes: Sequence[Point], tower: float, block: Block, room: float) -> float:
    """How far the block is from what it must not touch; below 0 if it is too near."""
    least = 1e9
    for x, y in holes:
        for share, clear in ((0.0, 12.5), (0.5, 9.0), (1.0, 6.0)):
            far = from_box((x, y - tower * share), block.at, block.width, block.height, block.turn)
            if far < clear:
                return -1
            least = min(least, far)
    steps = max(2, int(block.width // 22))
    for spot in corners_along(block.at, block.width, block.height, block.turn, steps):
        if not inside(spot, outline) or in_office(spot, 9):
            return -1
        least = min(least, from_edge(spot, outline))
    return least if least >= room else -1
