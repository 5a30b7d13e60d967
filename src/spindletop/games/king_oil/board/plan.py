"""The sheets of the map that hardly change: who owns which land, the surveyor's lines with all holes, the lettering,
and the field office in the middle with this turn's card."""

from collections.abc import Sequence
from functools import cache

from spindletop.art.kit import SHAPES
from spindletop.art.svg import Number, circle, group, kept, label, move, rect, tag
from spindletop.art.svg import path as shape
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.county import Block, county, outline, path, spots
from spindletop.games.king_oil.board.kit import KIT, money, named
from spindletop.games.king_oil.state import NO_CARD, KingOilState
from spindletop.games.king_oil.words import say

MARGIN = 13  # for the frame of the sheet
DERRICK = (35, 51)
SEATS = 4
STAMP = 58  # half as wide


def view_box() -> tuple[int, int, int, int]:
    width, height = county().size
    return -MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN


@kept
def use(id: str, x: Number = 0, y: Number = 0, class_: str | None = None, fill: str | None = None) -> str:
    """What is defined on the plan, at another place."""
    return tag("use", href=f"#{id}", x=x or None, y=y or None, class_=class_, fill=fill)


def lease_id(number: int) -> str:
    return f"lease-{number + 1}"


def of_lease(number: int) -> str:
    """The class of all that lights up together: the land, its places, its row in the list."""
    return f"of-{number + 1}"


def hatched(owner: int | str) -> str:
    return f"url(#hatch-{owner})"


# Who owns what


def owners(state: KingOilState) -> str:
    """A wash, the heralds' hatching and a hand-coloured edge for each property that is somebody's; closed ones are
    hatched in ink."""
    drawn = [owned(number, owner) for number, owner in standing.owned_leases(state)]
    drawn += [use(lease_id(number), class_="shut", fill=hatched("shut")) for number in standing.closed_leases(state)]
    return "".join(drawn)


@kept
def owned(number: int, owner: int) -> str:
    lease = lease_id(number)
    edge = use(lease, class_="band-key") + use(lease, class_=f"band seat-{owner}")
    edge = group(edge, clip_path=f"url(#in-{lease})")
    return use(lease, class_=f"wash seat-{owner}") + use(lease, class_="hatch", fill=hatched(owner)) + edge


# The plan


@cache
def plan() -> str:
    """It never changes: what the other sheets refer to, the borders, a peg in every hole, the field office."""
    return group(definitions() + survey() + pegs() + yard(), aria_hidden="true")


def definitions() -> str:
    parts = []
    for number in range(len(county().leases)):
        lease = lease_id(number)
        parts.append(tag("path", id=lease, d=outline(number)))
        parts.append(tag("clipPath", use(lease), id=f"in-{lease}"))
    parts += [hatching(seat) for seat in range(SEATS)]
    parts.append(pattern("hatch-shut", 11, shape("M5.5 0v11", "hatch-line"), "rotate(45)", "hatch-ink"))
    parts += [derrick(seat) for seat in range(SEATS)]
    parts.append(group(KIT.use("peg", -14, -14, 28, 28), id="peg"))
    parts.append(group(KIT.use("cap", -16, -16, 32, 32), id="cap"))
    return tag("defs", *parts)


def hatching(seat: int) -> str:
    """Red stands, blue lies, gold is dotted, green falls."""
    stroke = shape("M4.5 0v9", "hatch-line")
    if seat == 2:
        dots = circle(3, 3, 1.7, "hatch-dot") + circle(9, 9, 1.7, "hatch-dot")
        return pattern("hatch-2", 12, dots, None, "seat-2")
    return pattern(f"hatch-{seat}", 9, stroke, (None, "rotate(90)", None, "rotate(-45)")[seat], f"seat-{seat}")


def pattern(id: str, size: int, drawing: str, transform: str | None, class_: str) -> str:
    return tag(
        "pattern",
        drawing,
        id=id,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        patternTransform=transform,
        class_=class_,
    )


def derrick(seat: int) -> str:
    """With its foot on the hole, and the seat's sign on top."""
    width, height = DERRICK
    aside = 3 if SHAPES[seat] == "pennant" else 0
    tower = KIT.use("derrick", -width / 2, 11 - height, width, height)
    sign = KIT.use(f"s-{SHAPES[seat]}", aside - 9.5, -height - 0.5, 19, 19, "sign")
    return group(tower + sign, id=f"derrick-{seat}", class_=f"seat-{seat}")


def survey() -> str:
    lines = county().lines
    width, height = county().size
    drawn = "".join(path(line) for line in lines)
    ends = sorted({end for line in lines for end in (line[0], line[-1])} - set(county().office))
    stones = "".join(f"M{x - 4} {y - 4}h8v8h-8z" for x, y in ends if 3 < x < width - 3 and 3 < y < height - 3)
    pins = "".join(f"M{x - 2} {y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0" for line in lines for x, y in line[1:-1])
    return (
        shape(drawn, "survey-key") + shape(drawn, "survey") + shape(pins, "survey-pin") + shape(stones, "survey-stone")
    )


def pegs() -> str:
    return "".join(use("peg", x, y) for x, y in spots())


def yard() -> str:
    """The field office beside the pile of Wildcat cards."""
    edge = path(county().office, closed=True)
    x, y = county().middle
    inner = f"translate({x} {y}) scale(.955) translate({-x} {-y})"
    left, top = x - 122, y - 14
    cards = "".join(rect(left + 2 * nth, top + 6 - 2 * nth, 92, 116, "pile-edge", rx=8) for nth in range(3))
    return (
        shape(edge, "yard-shade")
        + shape(edge, "yard")
        + tag("path", d=edge, transform=inner, class_="yard-rim")
        + KIT.use("office", x - 131, y - 108, 116, 81)
        + cards
        + KIT.use("wildcat", left + 6, top - 2, 92, 116)
    )


# Lettering


def names(state: KingOilState) -> str:
    closed = standing.closed_leases(state)
    free = standing.free_leases(state)
    found = []
    for number in range(len(county().leases)):
        price = say("board.closed") if number in closed else money(standing.price_of(state, number))
        found.append(lettering(number, named(number), price, number in free))
        if number in closed:
            found.append(stamp(number, say("board.closed_stamp")))
    return "".join(found)


@kept
def lettering(number: int, name: str, price: str, free: bool) -> str:
    lease, kind = county().leases[number], "lettering free" if free else "lettering"
    written = group(*written_as(lease.text, str(number + 1), name, price), class_=kind, transform=at(lease.text))
    if lease.price is not None:
        written += group(label(price, 0, 7, "lease-price"), class_=kind, transform=at(lease.price))
    return written


def stamp(number: int, words: str) -> str:
    edge = rect(-STAMP, -18, 2 * STAMP, 34, "stamp-edge", rx=4)
    x, y = county().leases[number].shed
    x = min(max(x, STAMP + MARGIN), county().size[0] - STAMP - MARGIN)  # all of it on the land
    return group(edge + label(words, 0, 8, "stamp-text"), transform=move(x, y, -7))


def at(block: Block) -> str:
    return move(*block.at, block.turn)


def written_as(block: Block, figure: str, name: str, price: str) -> Sequence[str]:
    """Number, name and price, as far as there is room for them."""
    left = -block.width / 2
    match block.form:
        case "full":
            return (
                label(figure, 0, -4, "lease-number"),
                label(name, 0, 14, "lease-name"),
                label(price, 0, 34, "lease-price"),
            )
        case "wide":
            beside = label(name, left + 50, -1, "lease-name start"), label(price, left + 50, 19, "lease-price start")
            return label(figure, left + 22, 13, "lease-number"), *beside
        case "two":
            below = label(name, 0, 22, "lease-name")
            return label(figure, -34, 3, "lease-number"), label(price, 27, 0, "lease-price"), below
        case "stack":
            return label(figure, 0, -1, "lease-number"), label(price, 0, 23, "lease-price")
        case "pair":
            return label(figure, -34, 12, "lease-number"), label(price, 22, 8, "lease-price")
        case "duo":
            return label(figure, 0, 4, "lease-number"), label(name, 0, 22, "lease-name")
        case "name":
            return label(figure, left + 22, 12, "lease-number"), label(name, left + 48, 8, "lease-name start")
        case _:
            return (label(figure, 0, 12, "lease-number"),)


# The field office


def office(state: KingOilState, lot: int | None) -> str:
    """How many cards are left, and the card of this turn; at an auction the sheriff's bill."""
    x, y = county().middle
    left = standing.cards_left(state)
    count = rect(-37, -15, 74, 27, "pile-tag", rx=4) + label(say("board.left", cards=left), 0, 5, "pile-count")
    drawn = group(count, transform=move(x - 70, y + 84), role="img", aria_label=say("board.pile", cards=left))
    if lot is not None:
        return drawn + bill(lot)
    if state.card == NO_CARD or not state.stack:
        bank = label(say("board.bank"), 0, -16, "bank-head") + label(money(state.bank), 0, 16, "bank-sum")
        return drawn + group(bank, class_="wildcat", transform=move(x + 62, y))
    return drawn + group(
        card(state, state.card), transform=f"{move(x - 4, y - 102, 3)}", id=f"card-{state.round}-{state.mover}"
    )


def card(state: KingOilState, kind: int) -> str:
    """A Wildcat card: on top what it pays, in the middle how many wells, at the bottom whether land may be bought."""
    box = state.box
    wells = box.card_wells[kind]
    paper = rect(3, 5, 140, 204, "card-shade", rx=10) + rect(0, 0, 140, 204, "card", rx=10)
    if wells == 0:
        words = say("board.fire_card")
        drawn = (
            rect(8, 8, 124, 188, "card-fire", rx=4)
            + KIT.use("flame", 28, 22, 84, 112)
            + label(say("board.fire"), 70, 162, "card-blaze")
            + label(say("board.fire_loses"), 70, 185, "card-text pale")
        )
    else:
        flat = box.card_pays[kind]
        pays, per = (flat, say("board.depletion")) if flat else (box.card_royalty[kind], say("board.a_derrick"))
        buys = say("board.buy" if box.card_buys[kind] else "board.no_buy")
        words = say("board.card", pays=pays, per=per, wells=wells, buys=buys)
        drawn = (
            shape("M8 12q0-4 4-4h116q4 0 4 4v54H8z", "card-head")
            + label(money(pays), 70, 37, "card-pays")
            + label(per, 70, 58, "card-text pale")
            + shape("M8 66h124M8 153h124", "card-rule")
            + KIT.use("bit", 18, 77, 42, 68)
            + label(wells, 92, 122, "card-wells")
            + label(say("board.wells", wells=wells), 92, 143, "card-text")
            + label(buys, 70, 182, "card-text bold")
        )
    return group(
        paper, rect(5.5, 5.5, 129, 193, "card-rim", rx=6), drawn, class_="wildcat", role="img", aria_label=words
    )


def bill(lot: int) -> str:
    x, y = county().middle
    paper = rect(3, 5, 140, 190, "card-shade", rx=4) + rect(0, 0, 140, 190, "card", rx=4)
    return group(
        paper,
        rect(6, 6, 128, 178, "card-rim", rx=2),
        label(say("board.sheriff"), 70, 42, "bill-head"),
        label(say("board.sale"), 70, 68, "bill-head"),
        shape("M20 80h100", "card-rule"),
        label(lot + 1, 70, 132, "bill-number"),
        label(named(lot), 70, 166, "card-text bold"),
        transform=move(x - 10, y - 96),
        class_="wildcat",
        role="img",
        aria_label=say("board.bill", number=lot + 1, name=named(lot)),
    )
