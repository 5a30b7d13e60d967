"""Building: tools to take into the hand (tools.js), the running bill, and what new rigs promise."""

from collections import Counter
from html import escape
from itertools import takewhile

from spindletop.games.crude.assets import can_purchase
from spindletop.games.crude.box import KINDS, PURCHASED, RIG
from spindletop.games.crude.panels.economy import economy_title, priced
from spindletop.games.crude.panels.kit import KIT, Crude, html, money, words
from spindletop.games.crude.panels.lots import SELL
from spindletop.games.crude.panels.tables import assets_value, sums
from spindletop.games.crude.queries import (
    asked_in,
    assets_in,
    cash_of,
    end_values,
    of_seat,
    rolls_that_hit,
    room_in,
    sellable,
)
from spindletop.games.crude.terms import ASSETS
from spindletop.games.crude.words import say

DEALS = ("purchased", "placed", "liquidated")


def toolbox(moment: Crude) -> str:
    """A tool for each asset that can be bought, and one to sell what was hit. The cheapest lies in the hand."""
    view = moment.view
    tools = []
    usable = [
        kind for kind in range(PURCHASED) if any(can_purchase(view, 1 << quadrant, kind) for quadrant in asked_in(view))
    ]
    for kind in range(PURCHASED):
        price = money(view.purchase_price(kind))
        inner = priced(kind, view.actor) + words("b", say("economy.kind", kind=ASSETS[kind])) + words("span", price)
        tools.append(tool(ASSETS[kind], inner, kind in usable, first=kind in usable[:1]))
    if not is_opening(moment):
        hit = sum(sellable(view, square) for square, _ in assets_in(view, view.quadrant))
        inner = KIT.icon("i-coin") + words("b", say("dock.sell")) + words("span", say("dock.hit", hit=hit))
        tools.append(tool(SELL, inner, hit > 0))
    heading = html("h3", words("span", say("dock.build")), words("small", say("dock.prices", card=economy_title(view))))
    return heading + html("div", *tools, class_="toolbox")


def is_opening(moment: Crude) -> bool:
    """Before the first roll, when everybody begins with some rigs."""
    return not moment.view.red


def tool(name: str, inner: str, usable: bool, first: bool = False) -> str:
    if not usable:
        return html("p", inner, class_="tool-spent")
    return html("button", inner, type="button", class_="pick", data_pick=name, data_first="" if first else None)


def bill(moment: Crude) -> str:
    """What was bought and sold so far, what is left, and what the next one leaves; and a ledger where there is room."""
    view = moment.view
    seat = view.actor
    cash = cash_of(view, seat)
    deals = deals_so_far(moment)
    items = [words("li", words_, "sale" if amount < 0 else None) for words_, amount in deals]
    spent = sum(amount for _, amount in deals)
    if items:
        items.append(words("li", say("dock.spent" if spent >= 0 else "dock.gained", amount=abs(spent)), "total"))
    before = words("s", str(cash + spent)) + " " if spent else ""
    left_over = html("span", before, escape(say("dock.have", cash=cash)), class_="have")
    parts = [html("ol", *items, class_="tape") if items else "", left_over]
    for kind in range(PURCHASED):
        left = cash - view.purchase_price(kind)
        if left >= 0:
            text = say("dock.next_leaves", kind=ASSETS[kind], left=left)
            parts.append(words("span", text, "with-tool", data_tool=ASSETS[kind]))
    parts.append(words("span", say("dock.sell_hint"), "with-tool", data_tool=SELL))
    parts.append(words("span", say("dock.take_tool"), "no-tool"))
    return "".join(parts) + full_ledger(moment, seat)


def deals_so_far(moment: Crude) -> list[tuple[str, int]]:
    """What this purchase, or this turn, has bought and sold: in words, and what it cost; what it brought is below 0."""
    view = moment.view
    if is_opening(moment):
        bought = {kind: of_seat(view, view.actor, kind) for kind in range(PURCHASED)}
        sold: list[int] = []
    else:
        deals = list(takewhile(lambda event: event.kind in DEALS, reversed(moment.lately)))
        bought = Counter(int(event.numbers[1]) for event in deals if event.kind == "purchased")
        sold = [event.numbers[3] for event in deals if event.kind == "liquidated"]
    found = []
    for kind, many in sorted(bought.items()):
        if many:
            price = view.purchase_price(kind)
            found.append((say("dock.bought", kind=ASSETS[kind], many=many, price=price), many * price))
    if sold:
        found.append((say("dock.sold", many=len(sold), amount=sum(sold)), -sum(sold)))
    return found


def full_ledger(moment: Crude, seat: int) -> str:
    """If the game ended now, line by line (CR-18)."""
    cash = cash_of(moment.view, seat)
    rows = [(say("dock.cash"), "", cash)]
    for kind, many, value in end_values(moment.view, seat):
        rows.append((say("dock.kinds", kind=ASSETS[kind], many=many), f"{many} × {value}", many * value))
    rows.append((say("dock.in_all"), "", cash + assets_value(moment, seat)))
    assert len(rows) == KINDS + 2
    return html("div", sums(say("dock.if_ended"), rows), class_="ledger")


def prospects(moment: Crude) -> str:
    """What rigs promise for the next turn, and how much room is left."""
    view = moment.view
    quadrants = asked_in(view)
    strikes = max(rolls_that_hit(view, quadrant, RIG) for quadrant in quadrants)
    room = sum(len(room_in(view, quadrant, RIG)) for quadrant in quadrants)
    rows = [
        (say("dock.strike_chance"), "", strikes),
        (say("dock.squares_left"), "", room),
        (say("dock.next_well"), "", view.well_price()),
    ]
    return sums(say("dock.prospects"), rows)
