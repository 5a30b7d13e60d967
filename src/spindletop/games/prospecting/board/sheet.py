"""The map: marks, wells and pieces on the land, each kind on a sheet of its own."""

from collections.abc import Sequence
from html import escape

from spindletop.art.contours import short
from spindletop.art.kit import SHAPES
from spindletop.art.scene import Layer, Map, Panel
from spindletop.art.svg import circle, group, label, move, path, tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import DRAWN, Desk, Dress
from spindletop.games.prospecting.board.lit import ON_SQUARES, glow, lights
from spindletop.games.prospecting.board.plan import Grid, Ground
from spindletop.games.prospecting.board.relief import UNIT
from spindletop.games.prospecting.box import NOWHERE, UNKNOWN
from spindletop.words import once_a_language

BEND = 12  # the radius of a trace's corners
BEFORE = 14  # a trace ends so far before its truck
TERRAIN = ("plain", "rough", "hill")


def panel(desk: Desk) -> Panel:
    layers = [
        Layer("marks", desk.dress.scenery(desk.plan) + dry_holes(desk) + railhead(desk) + traces(desk) + rings(desk)),
        Layer("glow", glow(desk) + sought(desk)),
        Layer("wells", "".join(well(desk.dress, *well_at(desk, square)) for square in queries.wells(desk.view))),
        Layer("pieces", derricks(desk) + trucks(desk)),
        Layer("lit", lights(desk)),
    ]
    land = Ground.of(desk.view, desk.plan)
    sheet = Map(desk.plan.view_box, desk.html("panel.map_words"), layers, land)
    return Panel("map", desk.say("panel.map"), "i-eye", map=sheet, aside=legend(desk.dress, tuple(desk.box.build_cost)))


@once_a_language(DRAWN)
def legend(dress: Dress, build_cost: tuple[int, ...]) -> str:
    """What squares cost to enter, and derricks to build."""
    grounds = [
        tag("span", dress.kit.icon(f"lg-{kind}", "lg"), escape(dress.say(f"panel.{kind}")), tag("b", str(cost)))
        for cost, kind in enumerate(TERRAIN, 1)
    ]
    rigs = [
        tag("span", dress.kit.icon(f"well-{number}", "lg-well"), tag("b", dress.say("board.dollars", amount=cost)))
        for number, cost in enumerate(build_cost, 1)
    ]
    return tag("span", *grounds, *rigs, class_="legend")


# Marks


def dry_holes(desk: Desk) -> str:
    """A surveyor's crossed circle where a well was."""
    drawn = ""
    for square in queries.dry_wells(desk.view):
        x, y = desk.plan.middle(square)
        drawn += f"M{x - 5} {y}a5 5 0 1 0 10 0 5 5 0 1 0-10 0M{x} {y - 10}v5m0 10v5M{x - 10} {y}h5m10 0h5"
    return path(drawn, "dry") if drawn else ""


def railhead(desk: Desk) -> str:
    """How far the viewer's own train carries oil for nothing."""
    if desk.seat is None:
        return ""
    column = queries.train_of(desk.view, desk.seat)
    x, y = column * UNIT, free_row(desk, column) * UNIT
    flag = path(f"M{x + 1} {y + 25}h-66l-7 9 7 9h66z", "rh-flag")
    words = label(desk.say("board.free_haul"), x - 31, y + 38.5, "rh-words")
    line = f"M{x} 0V{desk.plan.height}"
    return group(path(line, "rh-under"), path(line, "rh"), flag, words, class_=f"seat-{desk.seat}")


def free_row(desk: Desk, column: int) -> int:
    """The southernmost row in which nothing stands on the last two squares before this column's end."""
    view = desk.view
    taken = [*queries.wells(view), *(queries.truck_of(view, seat) for seat in range(view.seats))]
    towers = [square for seat in range(view.seats) for square, _ in queries.derricks_of(view, seat)]
    places = {desk.plan.place(square) for square in [*taken, *towers] if square != NOWHERE}
    places |= {(line, row - 1) for line, row in map(desk.plan.place, towers)}  # they look over the square behind
    rows = range(desk.plan.lanes - 1, -1, -1)
    return next((row for row in rows if places.isdisjoint({(column - 1, row), (column - 2, row)})), rows[0])


def traces(desk: Desk) -> str:
    """Where the others' trucks drove."""
    drawn = ""
    for seat, squares in sorted(desk.lately.drives.items()):
        if seat != desk.seat and squares[-1] == queries.truck_of(desk.view, seat):
            way = way_path(desk.plan, squares)
            x, y = desk.plan.middle(squares[0])
            start = circle(x, y, 4.5, "trace-start")
            drawn += group(path(way, "trace-under"), path(way, "trace"), start, class_=f"seat-{seat}")
    return drawn


def way_path(plan: Grid, squares: Sequence[int]) -> str:
    """From middle to middle, around corners in a bend."""
    points: list[tuple[float, float]] = [plan.middle(square) for square in squares]
    points[-1] = toward(points[-1], points[-2], BEFORE)
    drawn = f"M{short(points[0][0])} {short(points[0][1])}"
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        (a, b), (c, d) = toward(here, before, BEND), toward(here, after, BEND)
        drawn += f"L{short(a)} {short(b)}Q{short(here[0])} {short(here[1])} {short(c)} {short(d)}"
    return f"{drawn}L{short(points[-1][0])} {short(points[-1][1])}"


def toward(here: tuple[float, float], there: tuple[float, float], far: float) -> tuple[float, float]:
    """From one point so far towards another that lies straight beside, above or below it."""
    length = abs(there[0] - here[0]) + abs(there[1] - here[1]) or 1
    return here[0] + (there[0] - here[0]) / length * far, here[1] + (there[1] - here[1]) / length * far


def rings(desk: Desk) -> str:
    """In blue pencil: what was built in this round."""
    drawn = ""
    for square in desk.lately.drilled:
        x, y = desk.plan.corner(square)
        drawn += f"M{x + 9} {y + 43}c-11-3-13-17-5-26 8-9 28-10 35-1 8 11 4 24-9 27-7 2-15 2-20 0 4 2 9 3 14 2"
    return path(drawn, "pencil") if drawn else ""


# Wells and pieces


def well_at(desk: Desk, square: int) -> tuple[tuple[int, int], str, int, int, int, tuple[tuple[int, str], ...]]:
    """Of a well: its place, in units and in words, its rigs, their price, what the viewer saw there, and who else
    looked."""
    rigs, seen = queries.rigs(desk.view, square), queries.oil_seen(desk.view, square)
    others = tuple((seat, desk.name(seat)) for seat in queries.lookers(desk.view, square) if seat != desk.seat)
    price = queries.build_cost(desk.view, square)
    return desk.plan.corner(square), desk.square(square), rigs, price, seen, others


@once_a_language(DRAWN)
def well(
    dress: Dress,
    corner: tuple[int, int],
    square: str,
    rigs: int,
    price: int,
    seen: int,
    others: tuple[tuple[int, str], ...],
) -> str:
    """A marker with its rigs; in blue pencil what the viewer saw there, and an eye for everybody else who looked."""
    x, y = corner
    drawn = dress.kit.use(f"well-{rigs}", x + 3, y + 3, 38, 38)
    words = dress.say("board.well", square=square, rigs=rigs, price=price)
    if seen != UNKNOWN:
        drawn += circle(x + 35, y + 10, 8.8, "seen") + label(seen, x + 35, y + 14.8, "seen-oil")
        words += " " + dress.say("board.seen", oil=seen)
    for number, (seat, name) in enumerate(others):
        eye = dress.kit.use("i-eye", x + 1.5, y + 2.5 + 15 * number, 13, 13, "eye")
        drawn += group(circle(x + 8, y + 9 + 15 * number, 9, "looked"), eye, class_=f"seat-{seat}")
        words += " " + dress.say("board.looked", name=name)
    return group(drawn, role="img", aria_label=words)


def derricks(desk: Desk) -> str:
    """The northern ones first: a derrick looks over the square behind it."""
    found = [
        (square, oil, seat) for seat in range(desk.view.seats) for square, oil in queries.derricks_of(desk.view, seat)
    ]
    found.sort(key=lambda each: desk.plan.place(each[0])[1])
    return "".join(
        derrick(desk.dress, desk.plan.corner(square), square, desk.square(square), oil, seat, desk.name(seat))
        for square, oil, seat in found
    )


@once_a_language(DRAWN)
def derrick(dress: Dress, corner: tuple[int, int], square: int, place: str, oil: int, seat: int, name: str) -> str:
    x, y = corner
    return group(
        dress.kit.use("derrick", x + 2, y - 9.5, 36, 52),
        dress.kit.use(f"s-{SHAPES[seat]}", x + 12, y - 12.5, 16, 16, "d-top"),
        dress.kit.use("drop", x + 23.5, y + 18, 21, 25),
        label(oil, x + 34, y + 37.5, "d-oil"),
        class_=f"piece seat-{seat}",
        id=f"derrick-{square}",
        role="img",
        aria_label=dress.say("board.derrick", name=name, square=place, oil=oil),
    )


def trucks(desk: Desk) -> str:
    seats = [seat for seat in range(desk.view.seats) if queries.truck_of(desk.view, seat) != NOWHERE]
    return "".join(truck(desk, seat) for seat in seats)


def truck(desk: Desk, seat: int) -> str:
    """Of several on one square each stands a little aside."""
    square = queries.truck_of(desk.view, seat)
    before = sum(queries.truck_of(desk.view, other) == square for other in range(seat))
    x, y = desk.plan.corner(square)
    return group(
        desk.kit.use("truck", 1, 9, 42, 28),
        desk.kit.use(f"s-{SHAPES[seat]}", 5.8, 15.5, 13, 13, "t-badge"),
        class_=f"piece seat-{seat}",
        id=f"truck-{seat}",
        transform=move(x + 4 * before, y - 9 * before),
        role="img",
        aria_label=desk.say("board.truck", name=desk.name(seat), square=desk.square(square)),
    )


def sought(desk: Desk) -> str:
    """What a phone brings into sight where no square is lit: the truck that moves, else the viewer's own."""
    seat = desk.mover if "points" in desk.asked or desk.seat is None else desk.seat
    square = queries.truck_of(desk.view, seat) if 0 <= seat < desk.view.seats else NOWHERE
    if square == NOWHERE or any(verb in desk.offered for verb in ON_SQUARES):
        return ""
    x, y = desk.plan.middle(square)
    return tag("circle", cx=x, cy=y, r=1, fill="none", data_seek="")
