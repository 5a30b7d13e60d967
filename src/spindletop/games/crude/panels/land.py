"""An estate drawn: ground, the row and column that the dice point at, and what stands there."""

from functools import lru_cache

from spindletop.art import svg as draw
from spindletop.art.kit import SHAPES
from spindletop.games.crude.assets import Assets, Place
from spindletop.games.crude.box import NOBODY, QUADRANTS, REFINERY, RIG, STATION, WELL
from spindletop.games.crude.panels.changes import Changes
from spindletop.games.crude.panels.kit import KIT, Crude, owner_of
from spindletop.games.crude.queries import assets_in, dice_in, hits_on, is_fitted, is_shut, seat_of, uses_of
from spindletop.games.crude.squares import SIDE
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.steps import Declaration
from spindletop.games.crude.terms import ASSETS
from spindletop.games.crude.words import say

LARGE = 80  # a square
SMALL = 28
# How pieces stand on their squares: drawing, where it begins, its size
LARGE_PIECES = {
    RIG: ("", 15, -3, 50, 77),
    WELL: ("well", 7, 6, 66, 66),
    STATION: ("station", 7, 6, 66, 66),
    REFINERY: ("refinery", 4, -6, 152, 162),
}
SMALL_PIECES = {
    RIG: ("derrick", 4, -2.5, 20, 29),
    WELL: ("well", 1, 0, 26, 26),
    STATION: ("pump", 2, 1, 25, 26.5),
    REFINERY: ("refinery", 1, -3, 54, 58),
}
# How a small estate is turned, so that no two look alike: by how many quadrants it is ahead
TURNED = ("", "", "rotate(180 84 84)", "matrix(0 1 1 0 0 0)")


def place(square: int) -> dict[str, str]:
    """Row and column, as people count them; as text, since every square is said with every question."""
    row, column = divmod(square, SIDE)
    return {"row": str(row + 1), "column": str(column + 1)}


def corner(square: int, side: int) -> tuple[int, int]:
    row, column = divmod(square, SIDE)
    return column * side, row * side


def large_land(moment: Crude, quadrant: int, changed: Changes) -> str:
    """With 80 units a square, and the numbers of rows and columns."""
    parts = [
        KIT.use("estate", -34, -32, 526, 524),
        *bands(moment.view, quadrant, LARGE),
        *pieces(moment, quadrant, changed, LARGE),
        *numbers(moment.view, quadrant),
    ]
    return sheet(moment, quadrant, "-38 -36 530 528", parts)


def small_land(moment: Crude, quadrant: int, ahead: int, changed: Changes, piped: bool) -> str:
    """With 28 units a square. `piped`: a pipeline leads to its column, and there needs no die."""
    ground = draw.group(KIT.use("estate-small", 0, 0, 168, 168), transform=TURNED[ahead % QUADRANTS] or None)
    fence = "M0 0H168V168H0z"
    parts = [
        draw.rect(-24, -7, 214, 176, "beyond"),
        ground,
        *bands(moment.view, quadrant, SMALL),
        *(draw.path(fence, class_) for class_ in ("fence-under", "fence-rail", "fence-post")),
        *pieces(moment, quadrant, changed, SMALL),
        *thrown(moment.view, quadrant, SMALL, piped),
    ]
    return sheet(moment, quadrant, "-24 -7 214 176", parts)


def sheet(moment: Crude, quadrant: int, view_box: str, parts: list[str]) -> str:
    name = say("estate.of", owner=owner_of(moment, quadrant))
    return draw.tag("svg", *parts, class_="land-svg", viewBox=view_box, role="group", aria_label=name)


# Where the dice point


def is_faded(view: CrudeState) -> bool:
    """The hits are used: the dice only tell what may be sold."""
    return isinstance(view.question, Assets | Place | Declaration) or not view.stack


def bands(view: CrudeState, quadrant: int, side: int) -> list[str]:
    """The red row and the black column, which others can tell by the lines along them; the rest lies in the shade."""
    row, column = dice_in(view, quadrant)
    if not row and not column:
        return []
    end, y, x = SIDE * side, (row - 1) * side, (column - 1) * side
    drawn = []
    if row:
        lines = "".join(f"M0 {y + each}H{end}" for each in range(5, side, 5))
        drawn.append(draw.rect(0, y, end, side, "band-red") + draw.path(lines, "lines-red"))
    if column:
        lines = "".join(f"M{x + each} 0V{end}" for each in range(5, side, 5))
        drawn.append(draw.rect(x, 0, side, end, "band-black") + draw.path(lines, "lines-black"))
    if row:
        drawn.append(draw.path(f"M0 {y}H{end}M0 {y + side}H{end}", "edge-red"))
    if column:
        drawn.append(draw.path(f"M{x} 0V{end}M{x + side} 0V{end}", "edge-black"))
    double = any(hits_on(view, quadrant, square, kind) == 2 for square, kind in assets_in(view, quadrant))
    if double and side == LARGE:
        drawn.append(KIT.use("burst", x - 8, y - 8, 96, 96))
    return [draw.group(*drawn, class_="bands faded" if is_faded(view) else "bands")]


def numbers(view: CrudeState, quadrant: int) -> list[str]:
    """Of rows and columns; a die lies in the place of its own."""
    row, column = dice_in(view, quadrant)
    drawn = []
    for number in range(1, SIDE + 1):
        middle = (number - 0.5) * LARGE
        if number != row:
            drawn.append(draw.circle(-18, middle, 11.5, "axis-red") + draw.label(number, -18, middle + 5.8, "axis"))
        if number != column:
            drawn.append(draw.circle(middle, -17, 11.5, "axis-black") + draw.label(number, middle, -11.2, "axis"))
    return [draw.group(*drawn, aria_hidden="true"), *thrown(view, quadrant, LARGE)]


def thrown(view: CrudeState, quadrant: int, side: int, piped: bool = False) -> list[str]:
    """The dice beside the row and above the column; new ones with every throw, so that they tumble."""
    row, column = dice_in(view, quadrant)
    size = 39 if side == LARGE else 20
    drawn = []
    for colour, number, x, y in (
        ("red", row, -37 if side == LARGE else -22, (row - 0.5) * side - size / 2),
        ("black", column, (column - 0.5) * side - size / 2, -35 if side == LARGE else -7),
    ):
        if number and not (piped and colour == "black"):
            words = say("estate.die", colour=colour, number=number)
            throw = f"die-{colour}-{quadrant}-{view.round}-{view.quadrant}"
            die = draw.group(KIT.use(f"die-{colour}-{number}", x, y, size, size), class_="thrown", id=throw)
            drawn.append(draw.group(draw.title(words), die, role="img", aria_label=words))
    return drawn


# What stands there


def pieces(moment: Crude, quadrant: int, changed: Changes, side: int) -> list[str]:
    view = moment.view
    owner = seat_of(view, quadrant)
    if owner == NOBODY:
        return []
    drawn = []
    for square, kind in assets_in(view, quadrant):
        x, y = corner(square, side)
        wide = side * (2 if kind == REFINERY else 1)
        if side == SMALL and not is_faded(view) and uses_of(view, quadrant, square, kind):
            drawn.append(draw.rect(x + 1, y + 1, wide - 2, wide - 2, "hit-box", rx=4))
        if (quadrant, square) in changed.built:
            ring = KIT.use("ring", x - 1, y - 1, wide + 2, wide + 2)
            drawn.append(draw.group(ring, id=ring_id(quadrant, square)))
        drawn.append(piece(kind, owner, x, y, side, asset_words(view, quadrant, square, kind)))
        if is_shut(view, quadrant, square):
            drawn.append(shut_sign(x + wide / 2, y + wide / 2, side))
    return [draw.group(*drawn, class_=f"seat-{owner}")]


def ring_id(quadrant: int, square: int) -> str:
    """Of the pencil's ring round what is new on a square."""
    return f"ring-{quadrant}-{square}"


def asset_words(view: CrudeState, quadrant: int, square: int, kind: int) -> str:
    state = "shut" if is_shut(view, quadrant, square) else "fitted" if is_fitted(view, quadrant, square) else "plain"
    return say("estate.asset", kind=ASSETS[kind], state=state, **place(square))


@lru_cache(maxsize=4096)
def piece(kind: int, owner: int, x: int, y: int, side: int, words: str) -> str:
    """An asset, from the upper left of its square; a large rig bears the sign of its owner."""
    symbol, left, top, wide, high = (LARGE_PIECES if side == LARGE else SMALL_PIECES)[kind]
    if kind == RIG and side == LARGE:
        symbol = f"rig-{SHAPES[owner]}"
    address = f"{KIT.address}#{symbol}"
    name = draw.title(words)
    return draw.tag("use", name, href=address, x=x + left, y=y + top, width=wide, height=high, role="img")


def shut_sign(x: float, y: float, side: int) -> str:
    wide, high = (48, 24) if side == LARGE else (34, 18)
    sign = draw.rect(x - wide / 2, y - high / 2, wide, high, "shut-sign", rx=2)
    return sign + draw.label(say("estate.shut"), x, y + high / 4.2, "shut" if side == LARGE else "shut small-shut")
