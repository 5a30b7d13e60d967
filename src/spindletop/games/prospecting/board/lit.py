"""Squares that may be clicked, in lamplight; everything else a little darker."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from spindletop.art.scene import Answers
from spindletop.art.svg import circle, group, label, move, rect, tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import Desk
from spindletop.games.prospecting.board.plan import Grid
from spindletop.games.prospecting.board.relief import UNIT
from spindletop.games.prospecting.routes import in_reach, routes, wells_in_reach

ON_SQUARES = ("place", "drive", "survey", "build", "spring", "deepen")
BESIDE = ((0, -1), (0, 1), (-1, 0), (1, 0))
SQUARE = tag("rect", class_="can-square")


# Under the pieces


def glow(desk: Desk) -> str:
    """The lit area with one outline, and what lies outside it dimmed."""
    if "take" in desk.offered:
        return "".join(distance(desk, points) for points in sorted(offered_points(desk)))
    lit = lit_squares(desk)
    return area(desk.plan, frozenset(lit)) if lit else ""


def lit_squares(desk: Desk) -> set[int]:
    lit = {square for verb in ON_SQUARES for square in desk.offered.get(verb, ())}
    if "drive" in desk.offered:
        lit |= in_reach(desk.view, desk.asked["seat"], desk.asked["points"]).keys()
    elif lit and "place" not in desk.offered:
        lit.add(queries.truck_of(desk.view, desk.view.actor))
    return lit


@lru_cache(maxsize=64)
def area(plan: Grid, lit: frozenset[int]) -> str:
    places = {plan.place(square) for square in lit}
    whole = {"width": plan.lines, "height": plan.lanes}
    ground = tag("path", id="lit-ground", d="".join(f"M{x} {y}h1v{far}h-1z" for x, y, far in runs(places)))
    again = tag("use", href="#lit-ground")
    hole = tag("mask", tag("rect", fill="#fff", **whole), again, id="lit-hole")
    dim = group(tag("rect", class_="dim", **whole), mask="url(#lit-hole)")
    line = twice("lit-line", outline(places), "lit-halo", "lit-edge")
    return in_squares(tag("defs", ground, hole), dim, group(again, class_="lit-ground"), line)


def in_squares(*shapes: str) -> str:
    """A drawing whose unit is a square."""
    return group(*shapes, transform=f"scale({UNIT})")


def twice(id_: str, line: str, under: str, over: str) -> str:
    """A line upon a broader one; it may be long, and is sent once."""
    drawn = tag("defs", tag("path", id=id_, d=line))
    return drawn + "".join(tag("use", href=f"#{id_}", class_=class_) for class_ in (under, over))


def outline(places: set[tuple[int, int]]) -> str:
    """The edges between these squares of the picture and all others; those in one line are drawn in one go."""
    level: set[tuple[int, int]] = set()  # the left end of an edge
    upright: set[tuple[int, int]] = set()  # its upper end
    for column, row in places:
        level |= {
            (column, row + below) for below, other in ((0, row - 1), (1, row + 1)) if (column, other) not in places
        }
        upright |= {
            (column + right, row) for right, other in ((0, column - 1), (1, column + 1)) if (other, row) not in places
        }
    drawn = "".join(f"M{x} {y}h{far}" for y, x, far in runs({(y, x) for x, y in level}))
    return drawn + "".join(f"M{x} {y}v{far}" for x, y, far in runs(upright))


def runs(edges: set[tuple[int, int]]) -> Iterable[tuple[int, int, int]]:
    """Of edges, or squares, as (which line, where on it): line, first place and length of each unbroken run."""
    for line, start in sorted(edges):
        if (line, start - 1) not in edges:
            end = start
            while (line, end) in edges:
                end += 1
            yield line, start, end - start


# Over the pieces


def lights(desk: Desk) -> str:
    """Whatever may be answered by a click on the map; or what it takes to get to the wells with the card pointed at."""
    if "take" in desk.offered:
        return "".join(needs(desk, points) for points in sorted(offered_points(desk)))
    return ways(desk) + "".join(
        light(
            desk,
            square,
            {verb: desk.offered[verb][square] for verb in ON_SQUARES if square in desk.offered.get(verb, ())},
        )
        for square in sorted({square for verb in ON_SQUARES for square in desk.offered.get(verb, ())})
    )


def ways(desk: Desk) -> str:
    """Squares where the truck may stop, several steps away or one: a click drives all the way."""
    if "drive" not in desk.offered:
        return ""
    drawn, found = "", routes(desk.view)
    before = {square: last for way in found.values() for last, square in pairwise(way.squares)}
    for square in sorted(before.keys() - found.keys()):  # where ways lead across, but none ends
        drawn += tag("g", transform=move(*spot(desk, square)), data_from=come_from(desk, before[square]))
    for goal, way in found.items():
        left = desk.asked["points"] - way.cost
        words = desk.say("board.drive", square=desk.square(goal), points=way.cost, left=left)
        drawn += lit_square(desk, goal, way.answers, words, way.cost, come_from(desk, before[goal]))
    return drawn


def spot(desk: Desk, square: int) -> tuple[int, int]:
    """To where all that is drawn on a lit square is moved."""
    x, y = desk.plan.corner(square)
    return x + 22, y + 27


def come_from(desk: Desk, square: int) -> str:
    """The way to the next square, as the page draws it, comes from here."""
    return "{} {}".format(*spot(desk, square))


def lit_square(
    desk: Desk, square: int, answers: Answers, words: str, number: int | None = None, before: str | None = None
) -> str:
    """All are drawn alike, by the style sheet, and moved into place: there is little to send of each. One with a way
    shows its words with it."""
    cost = tag("text", str(number), class_="can-cost") if number is not None else ""
    moved = move(*spot(desk, square))
    return desk.lamp.svg(answers, words, SQUARE, cost, pointed=before is None, transform=moved, data_from=before)


def light(desk: Desk, square: int, answers: dict[str, int]) -> str:
    """What a click on this square, its well or its derrick means: one answer each for its ground, disc and eye. Where
    one may build, the disc covers the ground, and a little truck drives across."""
    drawn, left = "", dict(answers)
    eye = left.pop("survey") if "survey" in left and len(left) > 1 else None
    ground = left.pop("drive", None)
    over = ""
    if ground is not None and ground not in desk.lamp.placed:
        words = desk.say("board.cross", square=desk.square(square), points=desk.view.land.cost[square])
        if "build" in left:
            over = little_truck(desk, square, ground, words)
        else:
            drawn += lit_square(desk, square, ground, words)
    if "place" in left:
        action = left.pop("place")
        drawn += lit_square(desk, square, action, desk.say("board.place", square=desk.square(square)))
    if "spring" in left:
        action, price = left.pop("spring"), desk.box.spring_cost
        words = desk.say("board.spring", square=desk.square(square), price=price)
        drawn += lit_square(desk, square, action, words) + tag_price(desk, square, price)
    for verb, action in left.items():
        drawn += disc(desk, square, verb, action)
    return drawn + over + (open_eye(desk, square, eye) if eye is not None else "")


def disc(desk: Desk, square: int, verb: str, action: int) -> str:
    """A ring around a well or a derrick; its price, if it has one, under it."""
    x, y = desk.plan.corner(square)
    price = queries.build_cost(desk.view, square) if verb == "build" else desk.box.deeper_cost
    words = desk.say(f"board.{verb}", square=desk.square(square), price=price)
    shown = tag_price(desk, square, price) if verb != "survey" else eye_sign(desk, square)
    return desk.lamp.svg(action, words, circle(x + 22, y + 21, 20.5, "can-disc"), shown)


def tag_price(desk: Desk, square: int, price: int) -> str:
    x, y = desk.plan.corner(square)
    return rect(x - 3, y + 31, 50, 18, "can-tag", rx=9) + label(desk.dollars(price), x + 22, y + 44.5, "can-price")


def open_eye(desk: Desk, square: int, action: int) -> str:
    """To look first, where one may build or drive as well. Too small for a thumb: on a phone only the dock has it."""
    words = desk.say("board.survey", square=desk.square(square))
    return desk.lamp.svg(action, words, eye_sign(desk, square), class_="look")


def little_truck(desk: Desk, square: int, action: int, words: str) -> str:
    """To drive across a well, for whoever wants to go square by square; every place beyond has its own way there."""
    x, y = desk.plan.corner(square)
    sign = circle(x + 8, y + 8, 11, "can-tag") + desk.kit.use("i-truck", x, y, 16, 16, "can-eye")
    return desk.lamp.svg(action, words, sign, class_="look")


def eye_sign(desk: Desk, square: int) -> str:
    x, y = desk.plan.corner(square)
    return circle(x + 36, y + 8, 11, "can-tag") + desk.kit.use("i-eye", x + 28, y, 16, 16, "can-eye")


# What a card would bring


def offered_points(desk: Desk) -> set[int]:
    return {desk.box.card_points[kind] for kind in desk.offered["take"]}


def distance(desk: Desk, points: int) -> str:
    """How far the truck would get with so many points, shown while a card that gives them is pointed at: a line in the
    seat's own colour, and a ring around the wells there."""
    seat = desk.view.actor
    edge = outline(filled({desk.plan.place(square) for square in in_reach(desk.view, seat, points)}, desk.plan))
    line = in_squares(twice(f"reach-line-{points}", edge, "reach-under", "reach"))
    rings = ""
    for square in first_reached(desk, points):
        x, y = desk.plan.corner(square)
        rings += circle(x + 22, y + 21, 20.5, "reach-well")
    return when(desk, f"reach-{points}", line) + when(desk, f"wells-{points}", rings)


def needs(desk: Desk, points: int) -> str:
    """At these wells: how many of the points it takes to stop beside them."""
    drawn = ""
    for square, needed in first_reached(desk, points).items():
        x, y = desk.plan.corner(square)
        drawn += rect(x + 27, y + 27, 18, 17, "reach-need", rx=3) + label(needed, x + 36, y + 40.5, "reach-number")
    return when(desk, f"wells-{points}", drawn)


def first_reached(desk: Desk, points: int) -> dict[int, int]:
    """The wells that no card with fewer points reaches, and what it takes: cards with more show them, too."""
    seat = desk.view.actor
    fewer = max((other for other in offered_points(desk) if other < points), default=0)
    near = wells_in_reach(desk.view, seat, in_reach(desk.view, seat, fewer)) if fewer else {}
    reached = wells_in_reach(desk.view, seat, in_reach(desk.view, seat, points))
    return {square: needed for square, needed in reached.items() if square not in near}


def when(desk: Desk, name: str, drawn: str) -> str:
    """Drawn in the seat's own colour, and seen while something is pointed at that shows it."""
    return group(drawn, class_=f"seat-{desk.view.actor}", data_when=name)


def filled(places: set[tuple[int, int]], plan: Grid) -> set[tuple[int, int]]:
    """With the holes in it: what lies inside but costs too much is not fenced."""
    outside, waiting = set(), [(-1, -1)]
    while waiting:
        column, row = place = waiting.pop()
        inside = -1 <= column <= plan.lines and -1 <= row <= plan.lanes
        if inside and place not in outside and place not in places:
            outside.add(place)
            waiting += [(column + across, row + down) for across, down in BESIDE]
    return {(column, row) for column in range(plan.lines) for row in range(plan.lanes) if (column, row) not in outside}
