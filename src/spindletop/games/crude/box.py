"""What is in the box of Crude: its cards and ladders as numbers, and the ids of the actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

QUADRANTS: Final = 4
NOBODY: Final = -1  # owns the ghost quadrant
NOTHING: Final = -1

# How quadrants stand to each other, by the bits in which their numbers differ (CR-14): A and B above, D and C below
BESIDE: Final = 0b01
ABOVE_OR_BELOW: Final = 0b11

# Kinds of asset: those that can be purchased come first
RIG: Final = 0
STATION: Final = 1
REFINERY: Final = 2
WELL: Final = 3
KINDS: Final = 4
PURCHASED: Final = 3

# Goods: a market's crude and gasoline; good // 2 is the market, good % 2 the product
DOMESTIC: Final = 0
FOREIGN: Final = 1
CRUDE: Final = 0
GASOLINE: Final = 1
DOMESTIC_CRUDE: Final = 0
DOMESTIC_GASOLINE: Final = 1
FOREIGN_CRUDE: Final = 2
GOODS: Final = 4

# News cards
PROPERTY_TAX: Final = 0
GLOBAL_WARMING: Final = 1
SALES_TAX: Final = 2
COLD_WINTER: Final = 3
SAFETY_INSPECTION: Final = 4
WORLD_UNCERTAINTY: Final = 5
EMBARGO: Final = 6
RUN_ON_THE_PUMPS: Final = 7
FOUND: Final = 6  # the cards before this one are played with `strict_news`


class ActionIds:
    """Where the ids of each verb begin."""

    buy: i64 = 0
    sell: i64 = 0
    fit: i64 = 0
    collect: i64 = 0
    refine: i64 = 0
    pump: i64 = 0
    strike: i64 = 0
    purchase: i64 = 0
    place: i64 = 0
    liquidate: i64 = 0
    leave: i64 = 0
    declare: i64 = 0
    done: i64 = 0
    start: i64 = 0
    roll: i64 = 0
    green: i64 = 0
    news: i64 = 0


class Box:
    """The cards and ladders as numbers."""

    def __init__(self) -> None:
        self.ids = ActionIds()
        self.cash = vec[i64]()  # by number of seats
        self.owners: list[vec[i64]] = []  # by number of seats: the owner of each quadrant
        self.start_crude: i64 = 0
        self.start_gasoline: i64 = 0
        self.start_economy: i64 = 0
        self.rounds: i64 = 0
        # Markets
        self.first = vec[i64]()  # by product
        self.step = vec[i64]()
        self.spaces = vec[i64]()
        self.open_at_start = vec[i64]()
        # Consumer market
        self.lowest: i64 = 0
        self.highest: i64 = 0
        self.start_consumer: i64 = 0
        self.red = vec[i64]()
        # Economy cards
        self.economies: list[str] = []
        self.demand = vec[i64]()
        self.buy = vec[i64]()  # economy * KINDS + kind; 0 for a well
        self.sell = vec[i64]()
        self.next = vec[i64]()  # economy * 6 + green - 1
        self.depression: i64 = 0
        self.change_at: i64 = 0
        self.well_step: i64 = 0
        self.crude_a_hit: i64 = 0  # that a well gives
        # News cards
        self.likely_on: tuple[int, ...] = ()  # the doubles that bring the likely news,
        self.unlikely_on: tuple[int, ...] = ()  # and the unlikely
        self.tax = vec[i64]()  # by kind
        self.fit: i64 = 0
        self.sales_tax: i64 = 0
        self.winter: i64 = 0
        self.inspection = vec[i64]()  # by product
        self.uncertain_crude: i64 = 0
        self.uncertain_reds: i64 = 0
        self.embargo_crude: i64 = 0
        self.run_reds: i64 = 0
        self.run_extra: i64 = 0
        self.ends_on: list[list[int]] = []  # by news card: the doubles that end it

    def price(self, good: i64, space: i64) -> i64:
        """What the space of this number (0 is the lowest) costs in a market row."""
        product = good % 2
        return self.first[product] + self.step[product] * space

    def moved(self, consumer: i64, reds: i64) -> i64:
        """Where a barrel on the consumer market goes when it moves this many red spaces (CR-12)."""
        red = self.red
        if reds > 0:
            above = [space for space in red if space > consumer]
            return above[min(reds, len(above)) - 1] if above else consumer
        if reds < 0:
            below = [space for space in red if space < consumer]
            return below[max(reds, -len(below))] if below else consumer
        return consumer
