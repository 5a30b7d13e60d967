"""What panels and words ask a position of Crude: by name, so that nobody else need know how it is stored."""

from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.assets import Place, SpecialPurchase
from spindletop.games.crude.box import (
    CRUDE,
    EMBARGO,
    FOREIGN,
    KINDS,
    NOBODY,
    NOTHING,
    QUADRANTS,
    REFINERY,
    RIG,
    RUN_ON_THE_PUMPS,
    STATION,
)
from spindletop.games.crude.deck import NewsCard
from spindletop.games.crude.news import ForcedSale, Refit
from spindletop.games.crude.production import SIDES, Produce
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.steps import StartingSeat

# Who


def asked_in(view: CrudeState) -> list[int]:
    """The quadrants for which somebody is asked, or nature; before the first purchase nobody has begun."""
    asked = view.question
    if isinstance(asked, SpecialPurchase | ForcedSale):
        return view.quadrants_of(asked.seat)
    if isinstance(asked, Place):
        return [number for number in range(QUADRANTS) if asked.quadrants >> number & 1]
    if isinstance(asked, Produce | Refit):
        return [asked.quadrant]
    if isinstance(asked, StartingSeat | NewsCard) and not view.red:
        return []
    return [view.quadrant] if view.stack else []


def seat_of(view: CrudeState, quadrant: int) -> int:
    """Who owns it; NOBODY for the ghost's."""
    return view.owner[quadrant]


def has_declared(view: CrudeState, seat: int) -> bool:
    return view.final != NOTHING and view.owner[view.final] == seat


def cash_of(view: CrudeState, seat: int) -> int:
    return view.cash[seat]


# Estates


def stock_of(view: CrudeState, quadrant: int, product: int) -> int:
    """Barrels of crude or gasoline."""
    return view.crude[quadrant] if product == CRUDE else view.gasoline[quadrant]


def assets_in(view: CrudeState, quadrant: int) -> list[tuple[int, int]]:
    """What stands there, in the order of the squares: each with its kind."""
    found = [(square, view.kind_at(quadrant, square)) for square in range(squares.SQUARES)]
    return [(square, kind) for square, kind in found if kind != NOTHING]


def room_in(view: CrudeState, quadrant: int, kind: int) -> list[int]:
    """The squares where this kind could be placed; of a refinery the first of its four."""
    free: i64 = view.free(quadrant, kind)
    return [square for square in range(squares.SQUARES) if free >> square & 1]


def is_shut(view: CrudeState, quadrant: int, square: int) -> bool:
    return bool(view.shut[quadrant] >> square & 1)


def is_fitted(view: CrudeState, quadrant: int, square: int) -> bool:
    return bool(view.fitted[quadrant] >> square & 1)


def of_seat(view: CrudeState, seat: int, kind: int) -> int:
    """How many of this kind a seat has, in all its quadrants."""
    return sum(view.count(quadrant, kind) for quadrant in view.quadrants_of(seat))


# Dice


def dice(view: CrudeState) -> tuple[int, int]:
    """The red and the black one of this turn, 0 before they are rolled."""
    return view.red, view.black


def dice_in(view: CrudeState, quadrant: int) -> tuple[int, int]:
    """The row and the column of a quadrant that this turn's dice point at, or 0; in the ghost's only when it rolls."""
    if view.owner[quadrant] == NOBODY and quadrant != view.quadrant:
        return 0, 0
    return view.row_in(quadrant), view.column_in(quadrant)


def hits_on(view: CrudeState, quadrant: int, square: int, kind: int) -> int:
    """How many of this turn's dice point at the asset on this square."""
    row, column = dice_in(view, quadrant)
    return times_hit(square, kind, row, column)


def times_hit(square: int, kind: int, row: int, column: int) -> int:
    """How many dice point at an asset of this kind on this square: in a row and in a column, 0 for none."""
    reach = 1 if kind == REFINERY else 0
    top, left = divmod(square, squares.SIDE)
    return int(0 <= row - 1 - top <= reach) + int(0 <= column - 1 - left <= reach)


def uses_of(view: CrudeState, quadrant: int, square: int, kind: int) -> int:
    """How often this turn's hits let the asset on this square do its work (CR-13, CR-21, CR-26)."""
    hits = hits_on(view, quadrant, square, kind)
    if kind == RIG:
        return int(hits == 2)
    if kind == REFINERY and is_shut(view, quadrant, square):
        return 0
    if kind == STATION and hits and RUN_ON_THE_PUMPS in view.lasting:
        return hits + view.box.run_extra
    return hits


def sellable(view: CrudeState, square: int) -> bool:
    """Whether this turn's roll Hit the asset on this square of the current quadrant (CR-15)."""
    return bool(view.hit >> square & 1)


def rolls_that_hit(view: CrudeState, quadrant: int, kind: int) -> int:
    """With how many of the 36 rolls at least one asset of this kind works in a turn of this quadrant."""
    least = 2 if kind == RIG else 1
    standing = [square for square, each in assets_in(view, quadrant) if each == kind]
    return sum(
        any(times_hit(square, kind, red, black) >= least for square in standing)
        for red in range(1, SIDES + 1)
        for black in range(1, SIDES + 1)
    )


# Markets and news


def lasting_news(view: CrudeState) -> list[int]:
    """The cards that last, in the order they came."""
    return list(view.lasting)


def is_closed(view: CrudeState, market: int) -> bool:
    """Whether nobody trades there (CR-21)."""
    return market == FOREIGN and EMBARGO in view.lasting


def open_spaces(view: CrudeState, good: int) -> int:
    """How many spaces of a market row have no barrel: always the cheapest."""
    return view.open[good]


def prices_of(view: CrudeState, good: int, barrels: int, sell: bool) -> list[int]:
    """What so many barrels, one after the other, would cost or bring at a market; fewer if the row ends before."""
    first = open_spaces(view, good)
    spaces = range(first - 1, -1, -1) if sell else range(first, view.box.spaces[good % 2])
    return [view.box.price(good, space) for space in spaces[:barrels]]


def faces_to(view: CrudeState) -> dict[int, list[int]]:
    """The economy cards that can come next, each with the faces of the green die that lead there."""
    found: dict[int, list[int]] = {}
    for side in range(SIDES):
        found.setdefault(view.box.next[view.economy * SIDES + side], []).append(side + 1)
    return found


def end_values(view: CrudeState, seat: int) -> list[tuple[int, int, int]]:
    """If the game ended now: kind, how many of it a seat has, what each would bring (CR-18)."""
    base = view.box.depression * KINDS
    return [(kind, of_seat(view, seat, kind), view.box.sell[base + kind]) for kind in range(KINDS)]
