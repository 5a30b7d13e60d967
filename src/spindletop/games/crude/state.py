"""The data of a position of Crude."""

from typing import cast

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.box import (
    ABOVE_OR_BELOW,
    BESIDE,
    FOUND,
    GLOBAL_WARMING,
    KINDS,
    NOBODY,
    NOTHING,
    QUADRANTS,
    REFINERY,
    RIG,
    STATION,
    WELL,
    Box,
)
from spindletop.kernel.state import Setup, State


class CrudeState(State):
    """A position of Crude. Quadrants are numbered clockwise; for each kind of asset one has a mask of its squares."""

    cash: vec[i64]
    bank: i64  # what the bank took in since the start, less what it gave out
    crude: vec[i64]  # barrels in stock, by quadrant
    gasoline: vec[i64]
    assets: vec[i64]  # kind * QUADRANTS + quadrant: the squares where one stands (of a refinery the first of its four)
    shut: vec[i64]  # by quadrant: refineries not fitted since global warming,
    fitted: vec[i64]  # and those that were (CR-26)
    open: vec[i64]  # by good: spaces without a barrel, which are always the lowest
    consumer_low: i64  # barrels cover the consumer market from here
    consumer_high: i64  # to here
    economy: i64
    difference: i64
    likely: i64  # the news cards face up
    unlikely: i64
    undrawn: i64  # the cards of the deck that were never drawn, as a mask
    under: vec[i64]  # the cards put under the deck, in their order
    lasting: vec[i64]  # the cards that last, in the order they came
    first: i64  # the quadrant that began
    quadrant: i64  # whose turn it is
    round: i64
    final: i64  # the quadrant that declared victory, or NOTHING
    red: i64  # the dice of this turn, 0 before they are rolled
    black: i64
    hit: i64  # squares of the current quadrant whose assets this turn's roll Hit
    market: i64  # where the current quadrant trades this turn, or NOTHING
    bought: i64  # products bought in this market phase, as a mask
    sold: i64
    collects: i64  # hits that can still be used by the quadrant that produces: on wells,
    refines: i64  # on refineries,
    pumps: i64  # on stations,
    strike: i64  # and a double hit on a rig
    fresh: i64  # crude that it collected this turn

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = cast(Box, setup.content)
        self.owner = self.box.owners[self.seats]

    def lay_out(self) -> None:
        """The first position (CR-1 to CR-4)."""
        box = self.box
        self.cash = vec[i64]([box.cash[self.seats]] * self.seats)
        self.bank = 0
        self.crude = vec[i64]([0 if owner == NOBODY else box.start_crude for owner in self.owner])
        self.gasoline = vec[i64]([0 if owner == NOBODY else box.start_gasoline for owner in self.owner])
        self.assets = vec[i64]([0] * (KINDS * QUADRANTS))
        self.shut = vec[i64]([0] * QUADRANTS)
        self.fitted = vec[i64]([0] * QUADRANTS)
        self.open = extend(box.open_at_start[:], box.open_at_start)
        self.consumer_low = self.consumer_high = box.start_consumer
        self.economy = box.start_economy
        self.difference = 0
        self.likely = self.unlikely = NOTHING
        self.undrawn = (1 << self.news_cards) - 1
        self.under = vec[i64]()
        self.lasting = vec[i64]()
        self.quadrant = self.first
        self.round = 1
        self.final = NOTHING
        self.red = self.black = 0
        self.hit = 0
        self.market = NOTHING
        self.bought = self.sold = 0
        self.collects = self.refines = self.pumps = self.strike = self.fresh = 0

    # What the position says

    @property
    def news_cards(self) -> i64:
        """How many cards the news deck has (CR-21)."""
        return FOUND if self.setup.options["strict_news"] else len(self.box.ends_on)

    @property
    def goal(self) -> i64:
        return cast(int, self.setup.options["goal"])

    @property
    def secret_cash(self) -> bool:
        """Whether nobody is to see what the others have (CR-24)."""
        return bool(self.setup.options["secret_cash"])

    @property
    def reminds(self) -> bool:
        """What was paid and got was public: who counts it knows the cash of the others (CR-24)."""
        return self.secret_cash

    @property
    def mover(self) -> i64:
        """The seat whose turn it is, or NOBODY for the ghost."""
        return self.owner[self.quadrant]

    def row_in(self, quadrant: i64) -> i64:
        """The row of this quadrant that the red die points at, or 0: a row runs on beside (CR-8, CR-14)."""
        return self.red if quadrant ^ self.quadrant in (0, BESIDE) else 0

    def column_in(self, quadrant: i64) -> i64:
        """The column of this quadrant that the black die points at, or 0: it runs on above or below (CR-8, CR-14)."""
        return self.black if quadrant ^ self.quadrant in (0, ABOVE_OR_BELOW) else 0

    def quadrants_of(self, seat: i64) -> list[int]:
        return [quadrant for quadrant in range(QUADRANTS) if self.owner[quadrant] == seat]

    def taken(self, quadrant: i64) -> i64:
        """The squares of this quadrant that something stands on."""
        assets = self.assets
        rigs, stations = assets[RIG * QUADRANTS + quadrant], assets[STATION * QUADRANTS + quadrant]
        refineries, wells = assets[REFINERY * QUADRANTS + quadrant], assets[WELL * QUADRANTS + quadrant]
        return rigs | stations | wells | squares.footprint(refineries)

    def free(self, quadrant: i64, kind: i64) -> i64:
        """The squares where this kind can be placed (CR-6)."""
        free = squares.ALL & ~self.taken(quadrant)
        if kind == REFINERY:
            return squares.blocks(free)
        return free

    def kind_at(self, quadrant: i64, square: i64) -> i64:
        """The kind of the asset that stands on this square (of a refinery its first), or NOTHING."""
        for kind in range(KINDS):
            if self.assets[kind * QUADRANTS + quadrant] >> square & 1:
                return kind
        return NOTHING

    def count(self, quadrant: i64, kind: i64) -> i64:
        return squares.count(self.assets[kind * QUADRANTS + quadrant])

    def well_price(self) -> i64:
        """What the next well costs (CR-13)."""
        wells: i64 = 1
        for quadrant in range(QUADRANTS):
            wells += squares.count(self.assets[WELL * QUADRANTS + quadrant])
        return self.box.well_step * wells

    def purchase_price(self, kind: i64) -> i64:
        return self.box.buy[self.economy * KINDS + kind]

    def liquidation_value(self, kind: i64) -> i64:
        return self.box.sell[self.economy * KINDS + kind]

    def depression_value(self, seat: i64) -> i64:
        """What all assets of this seat will bring at the end (CR-18)."""
        value: i64 = 0
        sell, base = self.box.sell, self.box.depression * KINDS
        for quadrant in range(QUADRANTS):
            if self.owner[quadrant] == seat:
                for kind in range(KINDS):
                    standing = self.assets[kind * QUADRANTS + quadrant]
                    if standing:
                        value += sell[base + kind] * squares.count(standing)
        return value

    def barrels(self, seat: i64) -> i64:
        total: i64 = 0
        for quadrant in range(QUADRANTS):
            if self.owner[quadrant] == seat:
                total += self.crude[quadrant] + self.gasoline[quadrant]
        return total

    # What changes it

    def pay(self, seat: i64, amount: i64) -> None:
        self.cash[seat] -= amount
        self.bank += amount

    def build(self, quadrant: i64, kind: i64, square: i64) -> None:
        self.assets[kind * QUADRANTS + quadrant] |= squares.bit(square)

    def remove(self, quadrant: i64, kind: i64, square: i64) -> None:
        """An asset leaves the board, and takes its hit, its fitting and its shut gate along."""
        mask = ~squares.bit(square)
        self.assets[kind * QUADRANTS + quadrant] &= mask
        if quadrant == self.quadrant:
            self.hit &= mask
        self.fitted[quadrant] &= mask
        if self.shut[quadrant] >> square & 1:
            self.reopen(quadrant, square)

    def reopen(self, quadrant: i64, square: i64) -> None:
        """This refinery is not shut any more; without shut ones global warming is over (CR-23, CR-26)."""
        self.shut[quadrant] &= ~squares.bit(square)
        if not any(self.shut) and GLOBAL_WARMING in self.lasting:
            self.end_news(GLOBAL_WARMING)

    def end_news(self, card: i64) -> None:
        """A lasting card goes under the deck (CR-23)."""
        self.lasting = remove(self.lasting, card)
        self.under = append(self.under, card)
        self.tell("news_ends", card)

    def liquidate(self, quadrant: i64, square: i64) -> None:
        """The bank takes this asset for its liquidation value."""
        kind = self.kind_at(quadrant, square)
        value = self.liquidation_value(kind)
        self.remove(quadrant, kind, square)
        self.pay(self.owner[quadrant], -value)
        self.tell("liquidated", quadrant, square, kind, value)

    def move_consumer(self, reds: i64) -> None:
        """Only the lowest barrel stays, and moves (CR-12)."""
        self.consumer_low = self.consumer_high = self.box.moved(self.consumer_low, reds)
        self.tell("consumer", self.consumer_low)

    # The end

    def scores(self) -> list[int]:
        """Cash, and what the assets would bring if it ended now (CR-18)."""
        return [self.cash[seat] + self.depression_value(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """CR-18: most cash, then most barrels."""
        if self.stack:
            return []
        results = [(self.cash[seat], self.barrels(seat)) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if results[seat] == max(results)]

    # What must always hold

    def faults(self) -> list[str]:
        from spindletop.games.crude.checks import faults  # which knows this class

        return faults(self)
