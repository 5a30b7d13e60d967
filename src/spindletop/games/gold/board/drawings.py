"""Gold's cards, face up and face down, on the mountain and in panels."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from math import ceil
from pathlib import Path

from spindletop.art import svg as draw
from spindletop.art.kit import SHAPES, Kit
from spindletop.art.scene import Lamp, Layer
from spindletop.games.gold.board.places import HEIGHT, WIDTH, Lie
from spindletop.games.gold.board.showing import Card, is_gold, is_miner
from spindletop.games.gold.box import NOT_MINER, Box
from spindletop.games.gold.state import NOBODY, GoldState
from spindletop.games.gold.words import say

FOLDER = Path(__file__).parent.parent
KIT = Kit("gold", FOLDER)

MOST_NUGGETS = 4  # drawn one by one; a card with more has its number only
POSTS = ((11, 232, 1.05), (788, 268, 1.05), (396, 40, 0.8))  # where lanterns stand, and how large
MINE = (62, 596)
STRIPS = 8  # sheets for the cards, one below the other
FINGER = 32.7  # radius of what is tapped: 44 px on a phone
FACE = (68, 51)  # from the middle of a card that is up to its edge, as a phone widens it
RAIL = (10, 172)  # from the first card to the last


def stamp(symbol: str, x: float, y: float, size: float = 1.0) -> str:
    """A drawing on the mountain, with its middle here. A phone does not squeeze it as it does the mountain."""
    scaled = f" scale({draw.number(size)})" if size != 1 else ""
    return draw.tag("use", href=f"{KIT.address}#{symbol}", transform=draw.move(x, y) + scaled)


# Sheets of the map


@lru_cache(maxsize=16)
def fixtures(cards: Lie, mine: bool) -> str:
    """What never changes: lanterns, the mouth of a mine, and a pit under each card, seen when it has left."""
    stands = [stamp("mine", *MINE), *(stamp("post", *post) for post in POSTS)] if mine else []
    pits = [stamp(f"pit-{each.turned}", each.x, each.y, cards.size) for each in cards.places]
    return draw.group(*stands, *pits, aria_hidden="true")


def strips(name: str, drawn: Mapping[int, str], total: int) -> list[Layer]:
    """What lies in these places, on several sheets: of so many cards only those near a change are sent again."""
    width = ceil(total / STRIPS)
    sheets = [range(start, start + width) for start in range(0, STRIPS * width, width)]
    return [
        Layer(
            f"{name}-{number}",
            "".join(drawn[place] for place in sheet if place in drawn),
            say(f"layer.{name}", first=min(sheet[0], total - 1), last=min(sheet[-1], total - 1)),
        )
        for number, sheet in enumerate(sheets)
    ]


def backs(cards: Lie, lying: Sequence[int]) -> list[Layer]:
    """The cards face down; a face lies upon its own back."""
    return strips("backs", {place: back(cards, place) for place in lying}, len(cards.places))


@lru_cache(maxsize=4096)
def back(cards: Lie, place: int) -> str:
    at = cards.places[place]
    return stamp(f"pan-{at.turned}", at.x, at.y, cards.size)


def lights(lamp: Lamp, cards: Lie, first_action: int) -> list[Layer]:
    """What may be turned up, each in few letters."""
    lit = {}
    for action in lamp.legal:
        at = cards.places[action - first_action]
        ring = draw.tag("circle", r=FINGER * cards.size)
        words = say("board.turn", place=action - first_action)
        # Numbers are for who does not see the mountain: no pointer shows them.
        lit[action - first_action] = lamp.svg(action, words, ring, pointed=False, transform=draw.move(at.x, at.y))
    return strips("lights", lit, len(cards.places))


def faces(view: GoldState, cards: Lie, up: Sequence[Card], tied: bool) -> str:
    """The cards that are up, larger than life; a rope ties those that something comes of."""
    rope = ""
    if tied and len(up) == 2:
        one, other = (cards.places[card.place] for card in up)
        top = min(one.y, other.y) - 62
        way = f"M{one.x:g} {one.y:g}Q{(one.x + other.x) / 2:g} {top:g} {other.x:g} {other.y:g}"
        rope = draw.path(way, "rope-edge") + draw.path(way, "rope")
    glows = [stamp("glow", *cards.places[card.place][:2]) for card in up]
    return "".join([*glows, rope, *(face(view, cards, card) for card in up)])


def face(view: GoldState, cards: Lie, card: Card) -> str:
    at, colour = cards.places[card.place], view.box.colour[card.kind]
    words = say("board.up", place=card.place, card=named(view, card.kind))
    badge = KIT.use(f"b-{SHAPES[colour]}", -47, 11, 34, 34) if is_miner(view.box, card.kind) else ""
    number = view.box.points[card.kind]
    drawn = draw.group(
        draw.circle(3, 7, 47, "face-shadow"),
        KIT.use(f"f-{symbol(view.box, card.kind)}", -48, -48, 96, 96),
        badge,
        value(number, 29, 17, "face-value") if number else "",
        draw.circle(0, 0, FINGER, "face-middle"),
        class_=f"keep face seat-{colour}" if badge else "keep face",
    )
    x, y = min(max(at.x, FACE[0]), WIDTH - FACE[0]), min(at.y, HEIGHT - FACE[1])  # all of it is on the map
    lying = {"id": f"face-{card.place}", "transform": draw.move(x, y)}
    return draw.group(drawn, draw.title(named(view, card.kind)), role="img", aria_label=words, **lying)


# In panels and in the dock


def disc(box: Box, kind: int, class_: str = "card") -> str:
    """A card in a line of text."""
    return example(symbol(box, kind), box.points[kind], box.colour[kind], class_)


@lru_cache(maxsize=256)
def example(drawing: str, number: int, colour: int = NOT_MINER, class_: str = "card") -> str:
    """The same for any card, in the box or not."""
    return draw.tag(
        "svg",
        KIT.use(f"f-{drawing}", -48, -48, 96, 96),
        value(number, 27, 23, "card-value") if number else "",
        class_=class_ if colour == NOT_MINER else f"{class_} seat-{colour}",
        viewBox="-48 -48 96 96",
        aria_hidden="true",
    )


def sign(written: str) -> str:
    """Between two cards: ≥, +, →"""
    return draw.tag("i", escape(written))


def signed(*parts: str) -> str:
    """Cards with signs between them."""
    return draw.tag("span", *parts, class_="sum-of", aria_hidden="true")


def symbol(box: Box, kind: int) -> str:
    if is_gold(box, kind):
        return f"gold-{min(box.points[kind], MOST_NUGGETS)}"
    return "miner" if is_miner(box, kind) else "dynamite"


def value(number: int, at: float, radius: float, class_: str) -> str:
    """In the lower right corner; dynamite has none."""
    return draw.circle(at, at, radius, "value") + draw.label(number, at, at + radius * 0.49, class_)


# In words


def named(view: GoldState, kind: int) -> str:
    """A card, with whose it is."""
    box = view.box
    if is_gold(box, kind):
        return say("face.gold", nuggets=box.points[kind])
    if not is_miner(box, kind):
        return say("face.dynamite")
    return say("face.miner", colour=colour_name(box, kind), value=box.points[kind])


def colour_name(box: Box, kind: int) -> str:
    return say("face.colour", colour=box.colours[box.colour[kind]])


def owner_of(view: GoldState, kind: int) -> int | None:
    """Whose miner it is; None for nobody's."""
    owner = view.owner(view.box.colour[kind])
    return None if owner == NOBODY else owner


# Beside the mountain


@lru_cache(maxsize=256)
def rail(gone: float, rush: float) -> str:
    """How far the game is: a cart on its way to the end of the rails, and where the Gold Rush begins."""
    cart, begins = (draw.number(round(RAIL[0] + (RAIL[1] - RAIL[0]) * share, 1)) for share in (gone, rush))
    way = draw.path(f"M{RAIL[0]} 15H{RAIL[1]}", "l0") + draw.path(f"M{RAIL[0]} 15H{cart}", "l1")
    wheels = draw.circle(-4, 11, 2.6, "cart") + draw.circle(4, 11, 2.6, "cart")
    drawn = draw.group(draw.path("M-9 1h18l-3 8h-12z", "cart"), wheels, transform=f"translate({cart})")
    marked = draw.path(f"M{begins} 5v15", "buf")
    return draw.tag("svg", way, marked, drawn, viewBox="0 0 182 22", class_="line rail", aria_hidden="true")
