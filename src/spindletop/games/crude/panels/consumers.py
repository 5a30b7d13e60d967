"""The consumer market: a highway from the lowest to the highest price, and signs for what the next barrels bring."""

from functools import lru_cache

from spindletop.art import svg as draw
from spindletop.games.crude.box import GASOLINE, NOBODY, QUADRANTS, STATION
from spindletop.games.crude.panels.changes import Changes
from spindletop.games.crude.panels.kit import KIT, Crude, html, name_of, words
from spindletop.games.crude.production import Neighbour, Produce
from spindletop.games.crude.queries import assets_in, faces_to, seat_of, stock_of, uses_of
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.words import say

SIGNS = 4
A_LANE = 20  # spaces
STEP = 11.6
WIDE, LANE = 276, 40


def consumers(moment: Crude, changed: Changes) -> str:
    view = moment.view
    heading = html("h2", words("b", say("consumer.title")), words("span", say("consumer.next")))
    return html("article", heading, signs(moment), highway(view, changed), class_="consumers sheet")


# Signs


def signs(moment: Crude) -> str:
    """What the next barrels bring, and who will sell them by this roll."""
    view = moment.view
    sellers = who_sells(view)
    items = []
    for number in range(min(SIGNS, view.consumer_low - view.box.lowest)):
        price = view.consumer_low - 1 - number
        if number < len(sellers):
            label = say("consumer.sign_of", price=price, name=name_of(moment, sellers[number]))
            items.append(html("li", words("b", str(price)), KIT.pip(sellers[number]), title=label))
        else:
            items.append(html("li", words("b", str(price))))
    if not items:
        items.append(words("li", say("consumer.full"), "no-sale"))
    return html("ol", *items, class_="signs", aria_label=say("consumer.signs"))


def who_sells(view: CrudeState) -> list[int]:
    """The seats whose stations were hit by this roll, once for each barrel that they can sell, in their order."""
    asked = view.question
    if not isinstance(asked, Produce):
        return []
    found = [asked.quadrant] * min(view.pumps, stock_of(view, asked.quadrant, GASOLINE))
    for frame in reversed(list(view.stack)):
        if isinstance(frame, Neighbour):
            quadrant = (view.quadrant + frame.ahead) % QUADRANTS
            if seat_of(view, quadrant) != NOBODY:
                found += [quadrant] * min(station_hits(view, quadrant), stock_of(view, quadrant, GASOLINE))
    return [seat_of(view, quadrant) for quadrant in found]


def station_hits(view: CrudeState, quadrant: int) -> int:
    standing = assets_in(view, quadrant)
    return sum(uses_of(view, quadrant, square, kind) for square, kind in standing if kind == STATION)


# The highway


def highway(view: CrudeState, changed: Changes) -> str:
    box = view.box
    lanes = (box.highest - box.lowest) // A_LANE + 1
    high = lanes * LANE + 14
    parts = [KIT.use("meadow", 0, 0, WIDE, high), road(box.lowest, box.highest, tuple(box.red)), *flags(view, lanes)]
    if changed.pumped:
        parts += pencil(view, changed, lanes)
    for price in range(view.consumer_low, view.consumer_high + 1):
        x, y = where(price - box.lowest, lanes)
        parts.append(KIT.use("barrel", x - 7, y - 7, 14, 14))
    if view.consumer_low > box.lowest:
        parts.append(draw.circle(*where(view.consumer_low - 1 - box.lowest, lanes), 6, "next-spot"))
    label = say("consumer.highway", lowest=box.lowest, highest=box.highest, price=view.consumer_low)
    return draw.tag("svg", *parts, class_="highway", viewBox=f"0 0 {WIDE} {high}", role="img", aria_label=label)


def where(space: int, lanes: int) -> tuple[float, float]:
    """The highway begins at the bottom and winds up."""
    lane, step = divmod(space, A_LANE)
    x = 27.5 + (step if lane % 2 == 0 else A_LANE - 1 - step) * STEP
    return x, lanes * LANE - 10 - lane * LANE


@lru_cache(maxsize=8)
def road(lowest: int, highest: int, reds: tuple[int, ...]) -> str:
    """The road itself with its red spaces and their prices."""
    lanes = (highest - lowest) // A_LANE + 1
    way = f"M10 {lanes * LANE - 10}"
    for lane in range(lanes):
        right = lane % 2 == 0
        if lane == lanes - 1:
            way += "H258" if right else "H18"
        elif right:
            way += f"H248a20 20 0 0 0 0-{LANE}"
        else:
            way += f"H27a20 20 0 0 1 0-{LANE}"
    spots = [(price, *where(price - lowest, lanes)) for price in reds]
    tiles = "".join(f"M{draw.number(x)} {draw.number(y - 7.5)}v15" for _, x, y in spots)
    prices = [draw.label(price, round(x, 1), y + 20, "red-price") for price, x, y in spots]
    ways = [draw.path(way, class_) for class_ in ("road-edge", "asphalt", "road-line")]
    return draw.group(*ways, draw.path(tiles, "red-space"), *prices)


def flags(view: CrudeState, lanes: int) -> list[str]:
    """Where the price goes when the economy changes, for each face of the green die; at one place, all of them."""
    places: dict[int, list[int]] = {}
    for card, faces in faces_to(view).items():
        price = view.box.moved(view.consumer_low, view.box.demand[card])
        places.setdefault(price, []).extend(faces)
    drawn = []
    for price, faces in places.items():
        x, y = where(price - view.box.lowest, lanes)
        text = run_of(sorted(faces))
        wide = 9 + 7 * len(text)
        left = min(x, WIDE - wide - 1)
        words_ = say("consumer.flag", faces=text, price=price)
        pole = draw.path(f"M{draw.number(x)} {draw.number(y + 4)}v-21", "flag-pole")
        cloth = draw.rect(round(left, 1), y - 18, wide, 14, "flag")
        number = draw.label(text, round(left + wide / 2, 1), y - 7, "flag-text")
        drawn.append(draw.group(draw.title(words_), pole, cloth, number))
    return drawn


def run_of(faces: list[int]) -> str:
    """`2–5`, or `1, 6`."""
    if len(faces) > 1 and faces == list(range(faces[0], faces[-1] + 1)):
        return f"{faces[0]}–{faces[-1]}"
    return ", ".join(map(str, faces))


def pencil(view: CrudeState, changed: Changes, lanes: int) -> list[str]:
    """Over the barrels that were sold since: an arc for each lane."""
    by_lane: dict[float, list[float]] = {}
    for price in changed.pumped:
        x, y = where(price - view.box.lowest, lanes)
        by_lane.setdefault(y, []).append(x)
    return [
        draw.path(
            f"M{draw.number(min(xs) - 5)} {draw.number(y - 10)}q{draw.number((max(xs) - min(xs)) / 2 + 5)} -7 "
            f"{draw.number(max(xs) - min(xs) + 10)} 0",
            "pencil",
        )
        for y, xs in by_lane.items()
    ]
