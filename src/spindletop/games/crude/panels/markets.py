"""The two barrel yards. Cheap places are on top: the lower the stack, the dearer the barrel. A click on the third open
place sells three barrels, one on the third barrel buys three."""

from functools import lru_cache

from spindletop.art.scene import Lamp
from spindletop.games.crude.box import CRUDE, GASOLINE
from spindletop.games.crude.panels.changes import Changes
from spindletop.games.crude.panels.consumers import consumers
from spindletop.games.crude.panels.kit import KIT, MARKETS, PRODUCTS, Crude, html, words
from spindletop.games.crude.panels.trades import Trade, trades
from spindletop.games.crude.queries import is_closed, open_spaces, seat_of, stock_of
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.words import say

AT_ONCE = 6  # barrels, with a click on a place
SILHOUETTES = ("sil-train", "sil-ship")


def markets(moment: Crude, lamp: Lamp, changed: Changes, first: int) -> str:
    yards = [yard(moment, lamp, changed, market, first) for market in range(len(MARKETS))]
    return "".join(yards) + consumers(moment, changed)


def yard(moment: Crude, lamp: Lamp, changed: Changes, market: int, first: int) -> str:
    name = MARKETS[market]
    closed = is_closed(moment.view, market)
    title = words("span", say("yard.embargo"), "stamped") if closed else KIT.icon(SILHOUETTES[market], "silhouette")
    heading = html("h2", words("b", say("yard.title", market=name)), title)
    rows = [row(moment, lamp, changed, 2 * market + product, first) for product in (CRUDE, GASOLINE)]
    class_ = "yard sheet is-closed" if closed else "yard sheet"
    label = say("yard.market", market=name)
    return html("article", heading, html("div", *rows, class_="rows"), class_=class_, aria_label=label)


def row(moment: Crude, lamp: Lamp, changed: Changes, good: int, first: int) -> str:
    """The places of a good with their prices, and two tags: for what the next barrel is bought and sold."""
    view = moment.view
    product = PRODUCTS[good % 2]
    have = say("yard.have", barrels=stock_of(view, first, good % 2)) if seat_of(view, first) == moment.seat else ""
    head = html("h3", words("span", say("yard.product", product=product)), words("small", have))
    offered = {sell: trades(moment, good, sell)[:AT_ONCE] for sell in (False, True)}
    lit = {place_of(view, each): each for runs in offered.values() for each in runs}
    prices = tuple(view.box.price(good, space) for space in range(view.box.spaces[good % 2]))
    changed_here = frozenset(space for each, space in changed.spaces if each == good)
    places = list(plain_places(prices, open_spaces(view, good), changed_here))
    for space, trade in lit.items():
        label = say("yard.sell" if trade.sell else "yard.buy", **trade.named)
        button = lamp.html(trade.answers, label, str(prices[space]))
        places[space] = html("li", button, class_=marks(space, open_spaces(view, good), changed_here))
    pile = html("ol", *places, class_="pile")
    tags = [price_tag(moment, lamp, good, sell, offered[sell]) for sell in (False, True)]
    return html("section", head, pile, html("div", *tags, class_="tags"), class_=f"row-of {product}")


def place_of(view: CrudeState, trade: Trade) -> int:
    """The last place that a trade takes a barrel from, or puts one on."""
    first = open_spaces(view, trade.good)
    return first - trade.barrels if trade.sell else first + trade.barrels - 1


@lru_cache(maxsize=512)
def plain_places(prices: tuple[int, ...], first: int, changed: frozenset[int]) -> tuple[str, ...]:
    """All places of a row, as long as none can be clicked."""
    return tuple(words("li", str(price), marks(space, first, changed)) for space, price in enumerate(prices))


def marks(space: int, first: int, changed: frozenset[int]) -> str | None:
    """The classes of a place: it holds a barrel, the next one is traded here, it has just changed."""
    found = [
        "cask" if space >= first else "",
        "next" if space in (first, first - 1) else "",
        "changed" if space in changed else "",
    ]
    return " ".join(filter(None, found)) or None


def price_tag(moment: Crude, lamp: Lamp, good: int, sell: bool, offered: list[Trade]) -> str:
    """For the next barrel; a row that is full takes none, one that is empty has none."""
    view = moment.view
    space = open_spaces(view, good) - (1 if sell else 0)
    price = str(view.box.price(good, space)) if 0 <= space < view.box.spaces[good % 2] else "–"
    inner = words("span", say("yard.sell_tag" if sell else "yard.buy_tag")) + words("b", price)
    class_ = "price-tag sells" if sell else "price-tag"
    if not offered:
        return html("p", inner, class_=class_)
    one = offered[0]
    return lamp.html(one.answers, say("yard.sell" if sell else "yard.buy", **one.named), inner, class_=class_)
