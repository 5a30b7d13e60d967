"""Small tables of the dock: what one holds, what an answer brings, what a company is worth."""

from collections.abc import Sequence

from spindletop.games.crude.box import CRUDE, GASOLINE
from spindletop.games.crude.panels.kit import KIT, PRODUCTS, Crude, html, words
from spindletop.games.crude.queries import cash_of, end_values, stock_of
from spindletop.games.crude.words import say

DRUMS = 9  # more are a number only


def yard_of(moment: Crude, quadrant: int) -> str:
    """The barrels of a quadrant, to be seen."""
    stocks = []
    for product in (CRUDE, GASOLINE):
        name, barrels = PRODUCTS[product], stock_of(moment.view, quadrant, product)
        drums = [html("li", KIT.icon(f"drum-{name}", "yard-drum")) for _ in range(min(barrels, DRUMS))]
        label = words("b", str(barrels)) + words("span", say("dock.stock", product=name, barrels=barrels))
        stocks.append(html("div", html("ol", *drums, aria_hidden="true"), html("p", label), class_="stock"))
    return words("h3", say("dock.yard")) + html("div", *stocks, class_="stocks")


def sums(title: str, rows: Sequence[tuple[str, str, int]]) -> str:
    """Lines of what, how, how much."""
    lines = [html("li", words("span", what), words("i", how), words("b", str(much))) for what, how, much in rows]
    return words("h3", title) + html("ul", *lines, class_="sums")


def compared(title: str, rows: Sequence[tuple[str, int, int]]) -> str:
    """Lines of what, before, after."""
    lines = []
    for what, before, after in rows:
        was = words("s", str(before)) if before != after else "<i></i>"
        lines.append(html("li", words("span", what), was, words("b", str(after))))
    return words("h3", title) + html("ul", *lines, class_="sums")


def ledger(moment: Crude, seat: int) -> str:
    """What the company would fetch if the game ended now: its assets at the prices of the Depression (CR-18)."""
    cash, assets = cash_of(moment.view, seat), assets_value(moment, seat)
    rows = [(say("dock.cash"), "", cash), (say("dock.assets"), "", assets), (say("dock.in_all"), "", cash + assets)]
    return sums(say("dock.if_ended"), rows)


def assets_value(moment: Crude, seat: int) -> int:
    return sum(many * value for _, many, value in end_values(moment.view, seat))
