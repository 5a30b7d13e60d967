"""While another is at it: a strip of film, a frame for each leg of the turn so far; the last is still running."""

from dataclasses import dataclass, replace
from html import escape

from spindletop.art.svg import tag
from spindletop.games.prospecting.board.desk import Desk
from spindletop.kernel import Event

FRAMES = 5  # that have room; of more, the last
RUNS = ("drove", "train")  # square by square, space by space: one leg, to where it led


@dataclass(frozen=True)
class Leg:
    """What somebody did in one go."""

    kind: str
    icon: str
    words: str
    points: int = 0  # that it took
    result: str = ""  # or what came of it


def film(desk: Desk) -> str:
    """Of whose turn it is, or who has just done something."""
    goes_on = "points" in desk.asked and desk.asked["seat"] == desk.mover
    legs = turn_so_far(desk)
    if not legs or not (goes_on or any(leg_of(desk, event) for event in desk.moment.now)):
        return ""
    frames = [frame(desk, number, leg, number == len(legs), goes_on) for number, leg in enumerate(legs, 1)]
    if goes_on:
        frames.append(tag("li", tag("em", str(len(frames) + 1)), class_="to-come", aria_hidden="true"))
    return tag("ol", *frames[-FRAMES:], class_=f"film seat-{desk.mover}", aria_label=desk.say("film.title"))


def frame(desk: Desk, number: int, leg: Leg, last: bool, goes_on: bool) -> str:
    costs = desk.html("film.points", points=leg.points) if leg.points else escape(leg.result)
    if last and goes_on and leg.points:
        costs = desk.html("dock.spends", points=leg.points, left=desk.asked["points"])
    words = tag("span", tag("b", escape(leg.words)), tag("small", costs) if costs else "")
    return tag("li", tag("em", str(number)), desk.kit.icon(leg.icon), words, class_="now" if last else None)


def turn_so_far(desk: Desk) -> list[Leg]:
    legs: list[Leg] = []
    for event in desk.lately.turn_of(desk.mover):
        leg = leg_of(desk, event)
        if leg is not None and legs and leg.kind == legs[-1].kind and leg.kind in RUNS:
            legs[-1] = replace(leg, points=leg.points + legs[-1].points)
        elif leg is not None:
            legs.append(leg)
    return legs


def leg_of(desk: Desk, event: Event) -> Leg | None:
    kind, say, box = event.kind, desk.say, desk.box
    match kind, event.numbers:
        case "turn", (_, points):
            return Leg(kind, "i-ticket", say("film.turn", points=points))
        case "placed", (_, square):
            return Leg(kind, "i-truck", say("film.placed", square=desk.square(square)))
        case "drove", (_, square):
            return Leg(kind, "i-truck", say("film.drove", square=desk.square(square)), desk.view.land.cost[square])
        case "train", (_, space):
            return Leg(kind, "i-train", say("film.train", space=space), box.enter_cost[space])
        case "surveyed", (_, square):
            return Leg(kind, "i-eye", say("film.surveyed", square=desk.square(square)))
        case (("built" | "spring" | "deepened"), (_, square, oil)):
            return Leg(
                kind, "i-derrick", say(f"film.{kind}", square=desk.square(square)), result=say("film.oil", oil=oil)
            )
        case "moved_price", (_, company, price):
            return Leg(kind, "i-coin", desk.short_company(company), result=say("dock.to_price", price=price))
        case "extra_oil", (_, company, oil):
            return Leg(
                kind,
                "i-tank",
                say("film.extra_oil", company=desk.short_company(company)),
                result=say("film.oil", oil=oil),
            )
        case "sent_back", (_, spaces):
            return Leg(kind, "i-train", say("film.sent_back", spaces=spaces))
    return None
