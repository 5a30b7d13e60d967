"""What barrels and assets of Crude will bring in the rounds to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.assets import Place
from spindletop.games.crude.box import CRUDE, GASOLINE, KINDS, QUADRANTS, REFINERY, RIG, STATION, WELL
from spindletop.games.crude.state import CrudeState

# A square is in a rolled row or column once in six: by its own quadrant's two dice, and by one die of each neighbour.
HITS_A_ROUND: Final = 4.0 / 6.0
BLOCK_HITS_A_ROUND: Final = 8.0 / 6.0
STRIKES_A_ROUND: Final = 1.0 / 36.0
RISE_A_ROUND: Final = 9.0  # what the economy adds to the consumer price
TAX_TO_COME: Final = 0.4  # how much it hurts to be unable to pay the property tax, for each million
RIGS: Final = 12.0  # more of them are not worth their squares
USUAL_CRUDE: Final = 6.0  # what a barrel costs later on, but for a fifth of today's price
USUAL_GASOLINE: Final = 13.0
SOLD: Final = 0.7  # of what stations might earn: rivals sell at the same prices
DEAR_CRUDE: Final = 8.0  # a market that pays more is one to sell at, not one to keep barrels for
DEAR_GASOLINE: Final = 18.0


class Prices:
    """What barrels cost and bring just now, and what stations may expect."""

    def __init__(self, state: CrudeState, ahead: float) -> None:
        self.buy_gasoline = float(cheapest(state, GASOLINE))
        self.sell_crude = float(dearest(state, CRUDE))
        self.sell_gasoline = float(dearest(state, GASOLINE))
        self.usual_crude: float = USUAL_CRUDE + 0.2 * float(cheapest(state, CRUDE))
        self.usual_gasoline: float = USUAL_GASOLINE + 0.2 * self.buy_gasoline
        stations = 0
        for quadrant in range(QUADRANTS):
            stations += squares.count(state.assets[STATION * QUADRANTS + quadrant])
        rise: float = RISE_A_ROUND - HITS_A_ROUND * float(stations)
        self.now = float(state.consumer_low - 1)
        self.later: float = max(4.0, min(70.0, 28.0 + 0.3 * self.now + rise * min(ahead, 4.0) / 2.0))


def cheapest(state: CrudeState, product: int) -> int:
    """What the next barrel of a product costs at the better market (as if there were one more, when there is none)."""
    return state.box.price(product, min(state.open[product], state.open[product + 2]))


def dearest(state: CrudeState, product: int) -> int:
    """What a barrel of a product brings at the better market, or 0."""
    space = max(state.open[product], state.open[product + 2])
    return state.box.price(product, space - 1) if space else 0


def prospects(state: CrudeState, seat: int, ahead: float) -> float:
    """What assets and barrels of all quadrants of a seat are worth, looking so many rounds ahead."""
    prices = Prices(state, ahead)
    cash = float(state.cash[seat])
    if state.seats == 2:
        cash *= 0.5  # it has to do for two quadrants
    total = 0.0
    for quadrant in range(QUADRANTS):
        if state.owner[quadrant] == seat:
            company = Company(state, quadrant)
            total += company.worth(state, prices, ahead, cash)
            if ahead >= 1.0:
                total -= TAX_TO_COME * max(0.0, company.tax(state) - cash)
    return total


class Company:
    """One quadrant: its assets, and how often they will be hit in a round."""

    def __init__(self, state: CrudeState, quadrant: int) -> None:
        assets = state.assets
        self.quadrant = quadrant
        self.rigs = float(squares.count(assets[RIG * QUADRANTS + quadrant]))
        self.stations = float(squares.count(assets[STATION * QUADRANTS + quadrant]))
        self.refineries = float(squares.count(assets[REFINERY * QUADRANTS + quadrant]))
        self.wells = float(squares.count(assets[WELL * QUADRANTS + quadrant]))
        top = state.stack[-1]
        if isinstance(top, Place) and top.quadrants >> quadrant & 1:  # paid for, and about to stand here
            self.rigs += float(top.kind == RIG)
            self.stations += float(top.kind == STATION)
            self.refineries += float(top.kind == REFINERY)
        self.shut = float(squares.count(state.shut[quadrant]))
        self.pumps: float = HITS_A_ROUND * self.stations
        self.refines: float = BLOCK_HITS_A_ROUND * (self.refineries - self.shut)
        self.collected: float = 2.0 * HITS_A_ROUND * self.wells
        self.to_come = hits_to_come(state, quadrant)

    def tax(self, state: CrudeState) -> float:
        """What the property tax would take."""
        return self.total(state.box.tax, 0)

    def total(self, rates: vec[i64], base: i64) -> float:
        """What all assets come to at these rates."""
        rigs = self.rigs * float(rates[base + RIG])
        stations = self.stations * float(rates[base + STATION])
        refineries = self.refineries * float(rates[base + REFINERY])
        return rigs + stations + refineries + self.wells * float(rates[base + WELL])

    def worth(self, state: CrudeState, prices: Prices, ahead: float, cash: float) -> float:
        """What the assets would bring, the income, the chance to strike oil, and the stock."""
        box = state.box
        total = self.total(box.sell, box.depression * KINDS)
        if ahead >= 1.0:
            total += 0.3 * (self.total(box.sell, state.economy * KINDS) - total)
        crude_price: float = max(1.0, min(0.8 * prices.sell_crude, DEAR_CRUDE) - 0.3 * self.collected)
        capital = cash + prices.buy_gasoline * float(state.gasoline[self.quadrant])
        total += ahead * self.income(prices, crude_price, capital)
        total += self.shut * 4.0 * min(ahead, 3.0)
        if self.rigs > 0.0:
            well = float(box.sell[box.depression * KINDS + WELL]) + 0.6 * ahead * 2.0 * HITS_A_ROUND * crude_price
            strike = max(0.0, well - float(state.well_price()))
            rigs = min(self.rigs, RIGS)
            total += rigs * (1.0 - 0.5 * rigs / RIGS) * min(1.0, STRIKES_A_ROUND * ahead) * strike
        total += self.stock(state, prices)
        return total - crowding(state.assets[STATION * QUADRANTS + self.quadrant])

    def income(self, prices: Prices, crude_price: float, capital: float) -> float:
        """What it may earn a round: at its stations, by refining, and with the crude of its wells."""
        pumps, refines, collected = self.pumps, self.refines, self.collected
        gasoline_cost = prices.usual_gasoline + 0.8 * pumps
        own: float = min(1.0, collected / refines) if refines > 0.0 else 1.0
        crude_cost = own * crude_price + (1.0 - own) * (prices.usual_crude + 1.0)
        at_stations = SOLD * pumps * max(0.0, prices.later - 0.5 * pumps - gasoline_cost)
        for_stations = min(pumps, refines) * max(0.0, min(gasoline_cost, prices.later) - crude_cost)
        for_market = max(0.0, refines - pumps) * max(0.0, min(0.7 * prices.sell_gasoline, DEAR_GASOLINE) - crude_cost)
        # Stations earn nothing without gasoline, nor without the cash to buy some
        wanted = (1.5 * pumps + 1.0) * gasoline_cost
        covered = min(1.0, capital / wanted)
        at_stations *= covered * (2.0 - covered)
        return 0.8 * (at_stations + for_stations + for_market + collected * crude_price)

    def stock(self, state: CrudeState, prices: Prices) -> float:
        """Barrels that the hits of the coming round may use are worth that, the others what the market pays."""
        total = 0.0
        price = min(0.85 * prices.sell_gasoline, DEAR_GASOLINE)
        pumps, refines = self.pumps * self.to_come, self.refines * self.to_come
        before = 0.0  # barrels counted so far
        for _ in range(state.gasoline[self.quadrant]):
            total += gasoline_worth(before, pumps, prices.now, price)
            price = max(0.0, price - 1.0)
            before += 1.0
        crude_price = min(0.85 * prices.sell_crude, DEAR_CRUDE)
        crude_before = 0.0
        for _ in range(state.crude[self.quadrant]):
            if refines > 0.0:
                used = chance_of_use(crude_before, refines)
                made = gasoline_worth(before + crude_before, pumps, prices.now, price)
                total += used * max(made - crude_price, 0.0)
            total += crude_price
            crude_price = max(0.0, crude_price - 1.0)
            crude_before += 1.0
        return total


def gasoline_worth(before: float, pumps: float, now: float, price: float) -> float:
    """What a barrel is worth when there are so many before it: at a station, or at the market."""
    used = chance_of_use(before, pumps)
    return used * max(0.95 * (now - 0.5 * before), price) + (1.0 - used) * price


def hits_to_come(state: CrudeState, quadrant: int) -> float:
    """Which part of a round's hits this quadrant still expects before it can trade again."""
    turns_ago = (state.quadrant - quadrant) % QUADRANTS
    rolled = state.red > 0
    if turns_ago == 0:
        return 0.5 if rolled else 1.0
    if turns_ago == 1:
        return 0.25 if rolled else 0.5
    return 0.0 if turns_ago == 3 and rolled else 0.25


def chance_of_use(before: float, hits: float) -> float:
    """How likely it is that there are this many hits and one more, where so many are to be expected."""
    if hits <= 0.0:
        return 0.0
    ratio = (before + 0.5) / hits
    return 1.0 / (1.0 + ratio * ratio)


def crowding(stations: i64) -> float:
    """Stations in one row or column sell all at once, and never otherwise: spread out is better."""
    total = 0.0
    for line in range(1, squares.SIDE + 1):
        in_row = float(squares.count(stations & squares.row(line)))
        in_column = float(squares.count(stations & squares.column(line)))
        total += in_row * in_row + in_column * in_column
    return 0.25 * total
