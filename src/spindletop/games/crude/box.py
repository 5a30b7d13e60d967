"""What is in the box of Crude: its cards and ladders as numbers, and the ids of the actions."""

from typing import Final

QUADRANTS: Final = 4
NOBODY: Final = -1  # owns the ghost quadrant
NOTHING: Final = -1
ROUNDS: Final = 60  # CR-25

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


class Components:
    """The cards and ladders of the box as numbers, and where the ids of the actions begin."""

    def __init__(self) -> None:
        self.cash: list[int] = []  # by number of seats
        self.owners: list[list[int]] = []  # by number of seats: the owner of each quadrant
        self.start_crude = 0
        self.start_gasoline = 0
        self.start_economy = 0
        # Markets
        self.first: list[int] = []  # by product
        self.step: list[int] = []
        self.spaces: list[int] = []
        self.open_at_start: list[int] = []
        # Consumer market
        self.lowest = 0
        self.highest = 0
        self.start_consumer = 0
        self.red: list[int] = []
        # Economy cards
        self.economies: list[str] = []
        self.demand: list[int] = []
        self.buy: list[int] = []  # economy * KINDS + kind; 0 for a well
        self.sell: list[int] = []
        self.next: list[int] = []  # economy * 6 + green - 1
        self.depression = 0
        self.change_at = 0
        self.well_step = 0
        # News cards
        self.tax: list[int] = []  # by kind
        self.fit = 0
        self.sales_tax = 0
        self.winter = 0
        self.inspection: list[int] = []  # by product
        self.uncertain_crude = 0
        self.uncertain_reds = 0
        self.embargo_crude = 0
        self.run_reds = 0
        self.run_extra = 0
        self.ends_on: list[list[int]] = []  # by news card: the doubles that end it
        # Ids
        self.buy_id = 0
        self.sell_id = 0
        self.fit_id = 0
        self.collect_id = 0
        self.refine_id = 0
        self.pump_id = 0
        self.strike_id = 0
        self.purchase_id = 0
        self.place_id = 0
        self.liquidate_id = 0
        self.leave_id = 0
        self.declare_id = 0
        self.done_id = 0
        self.start_id = 0
        self.roll_id = 0
        self.green_id = 0
        self.news_id = 0

    def price(self, good: int, space: int) -> int:
        """What the space of this number (0 is the lowest) costs in a market row."""
        product = good % 2
        return self.first[product] + self.step[product] * space

    def moved(self, consumer: int, reds: int) -> int:
        """Where a barrel on the consumer market goes when it moves this many red spaces (CR-12)."""
        red = self.red
        if reds > 0:
            above = [space for space in red if space > consumer]
            return above[min(reds, len(above)) - 1] if above else consumer
        if reds < 0:
            below = [space for space in red if space < consumer]
            return below[max(reds, -len(below))] if below else consumer
        return consumer
