"""Runs of trades: so many barrels of a good at once, with what they cost or bring."""

from dataclasses import dataclass

from spindletop.art.scene import Answers
from spindletop.games.crude.box import GOODS
from spindletop.games.crude.panels.kit import MARKETS, PRODUCTS, Crude
from spindletop.games.crude.queries import cash_of, prices_of, stock_of

MOST_BOUGHT = 6  # with one click


@dataclass(frozen=True)
class Trade:
    """So many barrels of a good, one after the other."""

    good: int
    sell: bool
    prices: tuple[int, ...]
    answer: int  # for each of them

    @property
    def answers(self) -> Answers:
        return self.answer if self.barrels == 1 else (self.answer,) * self.barrels

    @property
    def barrels(self) -> int:
        return len(self.prices)

    @property
    def sum(self) -> int:
        return sum(self.prices)

    @property
    def named(self) -> dict[str, str | int]:
        """For words."""
        return {
            "market": MARKETS[self.good // 2],
            "product": PRODUCTS[self.good % 2],
            "barrels": self.barrels,
            "sum": self.sum,
        }


def trades(moment: Crude, good: int, sell: bool) -> list[Trade]:
    """One barrel, two, and so on, as far as stock or cash go; none, if there is nothing to trade."""
    view = moment.view
    answer = (view.box.ids.sell if sell else view.box.ids.buy) + good
    if answer not in moment.legal:
        return []
    if sell:
        prices = prices_of(view, good, stock_of(view, view.quadrant, good % 2), sell)
        return [Trade(good, sell, tuple(prices[:barrels]), answer) for barrels in range(1, len(prices) + 1)]
    prices, cash = prices_of(view, good, MOST_BOUGHT, sell), cash_of(view, view.actor)
    affordable = [barrels for barrels in range(1, len(prices) + 1) if sum(prices[:barrels]) <= cash]
    return [Trade(good, sell, tuple(prices[:barrels]), answer) for barrels in affordable]


def best_trades(moment: Crude, product: int, sell: bool) -> list[Trade]:
    """The same at the market that is better for so many barrels."""
    found: dict[int, Trade] = {}
    for good in range(product, GOODS, 2):
        for each in trades(moment, good, sell):
            other = found.get(each.barrels)
            if other is None or (each.sum > other.sum if sell else each.sum < other.sum):
                found[each.barrels] = each
    return [found[barrels] for barrels in sorted(found)]
