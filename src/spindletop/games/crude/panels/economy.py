"""The economy as a barometer: the cards in their natural order, the differences of the dice in a tube, prices below."""

from functools import lru_cache
from math import cos, radians, sin

from spindletop.art import svg as draw
from spindletop.games.crude.box import KINDS, PURCHASED, REFINERY, RIG, STATION, WELL
from spindletop.games.crude.panels.changes import Changes
from spindletop.games.crude.panels.consumers import run_of
from spindletop.games.crude.panels.kit import KIT, Crude, html, words
from spindletop.games.crude.queries import dice, faces_to
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.terms import ASSETS
from spindletop.games.crude.words import say

CYCLE = ("prosperity", "downturn", "recession", "depression", "recovery", "expansion", "rapid_growth")  # clockwise
CARD = 360 / len(CYCLE)  # degrees
X, Y = 108, 112  # the middle of the dial
TUBE, TOP = 230, 6
SHOWN = {RIG: "derrick", STATION: "station", REFINERY: "refinery", WELL: "well"}


def economy_title(view: CrudeState) -> str:
    return say(f"economy.{view.box.economies[view.economy]}")


def economy(moment: Crude, changed: Changes) -> str:
    view = moment.view
    now = view.box.economies[view.economy]
    label = say("economy.dial", card=economy_title(view), difference=view.difference, at=view.box.change_at)
    parts = [KIT.use("dial", 0, 0, 216, 222), captions(tuple(demands(view)), now), *chips(view)]
    turn = f"rotate({draw.number(CYCLE.index(now) * CARD)} {X} {Y})"
    parts.append(draw.group(KIT.use("needle", X - 12, Y - 72, 24, 100), transform=turn, class_="piece", id="needle"))
    if changed.economy:
        x, y = at(91, CYCLE.index(now) * CARD)
        parts.append(draw.circle(x, y, 15, "pencil"))
    drawing = draw.tag(
        "svg", *parts, *tube(view), class_="barometer", viewBox="0 0 276 222", role="img", aria_label=label
    )
    left = say("economy.changes", at=view.box.change_at, left=view.box.change_at - view.difference)
    rise = words("b", say("economy.rise", rise=risen(view)), "rise") if risen(view) else ""
    heading = html("h2", words("b", economy_title(view)), html("span", rise, left))
    return html("article", heading, drawing, prices(moment), class_="sheet")


def at(radius: float, degrees: float) -> tuple[float, float]:
    return round(X + radius * sin(radians(degrees)), 1), round(Y - radius * cos(radians(degrees)), 1)


def upright(degrees: float) -> bool:
    """Names in the upper part of the dial are read along its edge, those below against it."""
    return cos(radians(degrees)) > -0.3


def demands(view: CrudeState) -> list[int]:
    return [view.box.demand[view.box.economies.index(card)] for card in CYCLE]


@lru_cache(maxsize=64)
def captions(wanted: tuple[int, ...], now: str) -> str:
    """Names and demands of the cards; the one that lies up is framed."""
    drawn = [draw.path(sector(CYCLE.index(now) * CARD), "card-now")]
    for number, card in enumerate(CYCLE):
        middle = number * CARD
        up = upright(middle)
        start, end = (middle - CARD, middle + CARD) if up else (middle + CARD, middle - CARD)  # no name is cut off
        radius = 77.5 if up else 86.5
        (x, y), (to_x, to_y) = at(radius, start), at(radius, end)
        arc = f"M{x} {y}A{radius} {radius} 0 0 {int(up)} {to_x} {to_y}"
        drawn.append(draw.tag("path", d=arc, id=f"arc-{number}", class_="arc"))
        along = draw.tag("textPath", say(f"economy.{card}"), href=f"#arc-{number}", startOffset="50%")
        drawn.append(draw.tag("text", along, class_="card-name now" if card == now else "card-name"))
        x, y = at(55, middle + (12.5 if up else -12.5))
        drawn.append(
            draw.label(say("economy.demand", sign=sign(wanted[number]), amount=abs(wanted[number])), x, y + 5, "demand")
        )
        drawn.append(draw.rect(x - 6, y + 7.5, 12, 3, "red-mark", rx=1))
    return draw.group(*drawn)


def sector(middle: float) -> str:
    """A card's part of the dial, without the weather in it."""
    (x, y), (to_x, to_y) = at(75.5, middle - CARD / 2), at(75.5, middle + CARD / 2)
    (x2, y2), (to_x2, to_y2) = at(90, middle - CARD / 2), at(90, middle + CARD / 2)
    return f"M{x} {y}L{x2} {y2}A90 90 0 0 1 {to_x2} {to_y2}L{to_x} {to_y}A75.5 75.5 0 0 0 {x} {y}z"


def sign(number: int) -> str:
    return "+" if number > 0 else "−" if number < 0 else ""


def chips(view: CrudeState) -> list[str]:
    """The faces of the green die, at the cards to which they lead."""
    drawn = []
    for card, faces in faces_to(view).items():
        x, y = at(102, CYCLE.index(view.box.economies[card]) * CARD)
        text = run_of(faces)
        wide = 12 + 8 * len(text)
        label = say("economy.leads", faces=text, card=say(f"economy.{view.box.economies[card]}"))
        chip = draw.rect(x - wide / 2, y - 9, wide, 18, "green-chip", rx=5)
        drawn.append(draw.group(draw.title(label), chip, draw.label(text, x, y + 5, "green-face")))
    return drawn


# The tube


def risen(view: CrudeState) -> int:
    """What this turn's roll has added; nothing, if it changed the economy."""
    red, black = dice(view)
    gap = abs(red - black)
    return gap if view.difference >= gap else 0


def tube(view: CrudeState) -> list[str]:
    """Differences add up until the economy changes; blue is what this roll has added."""
    most, middle = view.box.change_at, TUBE + 17
    before = view.difference - risen(view)

    def level(amount: int) -> float:
        return round(TOP + 182 - amount * 156 / most, 1)

    mercury = f"M{middle - 4} {level(view.difference)}h8V{TOP + 178}a11 11 0 1 1-8 0z"
    parts = [KIT.use("tube", TUBE, TOP, 44, 212), draw.path(mercury, "mercury")]
    if before != view.difference:
        high = round(level(before) - level(view.difference), 1)
        parts.append(draw.rect(middle - 4, level(view.difference), 8, high, "risen"))
    parts.append(KIT.use("glass", TUBE, TOP, 44, 212))
    ticks = "".join(f"M{middle + 7} {level(each)}h{5 if each % 2 else 7}" for each in range(1, most + 1))
    parts.append(draw.path(ticks, "tube-ticks"))
    step = max(2, most // 4)
    parts += [draw.label(each, middle + 20.5, level(each) + 4.5, "tube-number") for each in range(step, most + 1, step)]
    parts.append(draw.path(f"M{middle - 8} {level(most)}h16", "tube-end"))
    return parts


# Prices


def priced(kind: int, seat: int) -> str:
    """An asset in a seat's colour, over its price."""
    return KIT.icon(SHOWN[kind], f"priced{' slim' if kind == RIG else ''} seat-{seat}")


def prices(moment: Crude) -> str:
    """What assets cost and bring now."""
    view = moment.view
    seat = moment.seat or 0
    heads = ["<td></td>"]
    for kind in range(KINDS):
        label = say("economy.kind", kind=ASSETS[kind])
        heads.append(html("th", priced(kind, seat), words("span", label, "sr"), scope="col", title=label))
    costs = [view.purchase_price(kind) if kind < PURCHASED else view.well_price() for kind in range(KINDS)]
    build = "".join(words("td", str(each)) for each in costs)
    sell = "".join(words("td", str(view.liquidation_value(kind))) for kind in range(KINDS))
    rows = [
        html("tr", *heads),
        html("tr", words("th", say("economy.build"), scope="row"), build, class_="costs"),
        html("tr", words("th", say("economy.sell"), scope="row"), sell),
    ]
    return html("table", html("tbody", *rows), class_="prices")
