"""How good a position of Crude looks, and its features as numbers."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.crude import squares
from spindletop.games.crude.assets import Place
from spindletop.games.crude.box import (
    CRUDE,
    GASOLINE,
    GOODS,
    KINDS,
    NOTHING,
    QUADRANTS,
    REFINERY,
    RIG,
    ROUNDS,
    STATION,
    WELL,
)
from spindletop.games.crude.state import CrudeState

FEATURES: Final = (
    "own cash",
    "own assets at Depression values",
    "own crude",
    "own gasoline",
    "own rigs",
    "own stations",
    "own refineries",
    "own shut refineries",
    "own wells",
    "best rival's cash",
    "best rival's cash and assets",
    "rivals' stations",
    "rivals' wells",
    "lowest barrel on the consumer market",
    "cheapest crude",
    "cheapest gasoline",
    "best price for crude",
    "best price for gasoline",
    "demand of the economy",
    "price of a station",
    "difference track",
    "round",
    "last turns",
    "to move",
)

# A square is in a rolled row or column once in six: by its own quadrant's two dice, and by one die of each neighbour.
HITS_A_ROUND: Final = 4.0 / 6.0
BLOCK_HITS_A_ROUND: Final = 8.0 / 6.0
STRIKES_A_ROUND: Final = 1.0 / 36.0
LONGEST_VIEW: Final = 8.0  # rounds
GAIN_A_ROUND: Final = 70.0  # what a leader is taken to earn
RISE_A_ROUND: Final = 9.0  # what the economy adds to the consumer price
TAX_TO_COME: Final = 0.4  # how much it hurts to be unable to pay the property tax, for each million
RIGS: Final = 12.0  # more of them are not worth their squares
USUAL: Final = [6.0, 13.0]  # of crude and gasoline: what they cost, but for a fifth of today's price
DEAR: Final = [8.0, 18.0]  # a market that pays more is one to sell at, not one to keep barrels for
VICTORY: Final = 10_000.0


def value(state: CrudeState, seat: int) -> float:
    """Cash, and what barrels and assets will bring in the rounds that are left; once it is settled, who wins."""
    worth = state.scores()
    lead = worth[seat] - best_of_others(worth, seat)
    if not state.stack:
        return VICTORY * 2.0 if seat in state.winners() else -VICTORY * 2.0
    if state.final != NOTHING:
        sign = VICTORY if lead > 0 else -VICTORY
        return sign + lead + prospects(state, seat, 0.3)
    rival = worth[seat] - lead
    ahead = min(LONGEST_VIEW, max(1.0, (state.goal - rival) / GAIN_A_ROUND), 1.0 * (ROUNDS - state.round))
    cash = float(state.cash[seat])
    near = max(0.0, cash - 0.6 * state.goal)
    return cash + 0.4 * near + prospects(state, seat, ahead)


def best_of_others(numbers: list[int], seat: int) -> int:
    best = 0
    for rival in range(len(numbers)):
        if rival != seat:
            best = max(best, numbers[rival])
    return best


class Prices:
    """What barrels cost and bring just now, and what stations may expect."""

    def __init__(self, state: CrudeState, ahead: float) -> None:
        self.buy = [float(cheapest(state, CRUDE)), float(cheapest(state, GASOLINE))]
        self.sell = [float(dearest(state, CRUDE)), float(dearest(state, GASOLINE))]
        stations: i64 = 0
        for quadrant in range(QUADRANTS):
            stations += squares.count(state.assets[STATION * QUADRANTS + quadrant])
        rise: float = RISE_A_ROUND - HITS_A_ROUND * float(stations)
        self.now = float(state.consumer_low - 1)
        self.later: float = max(4.0, min(70.0, 28.0 + 0.3 * self.now + rise * min(ahead, 4.0) / 2.0))

    def usual(self, product: int) -> float:
        """What a barrel may cost in later rounds: prices come back from where one's own trade has moved them."""
        return USUAL[product] + 0.2 * self.buy[product]


def cheapest(state: CrudeState, product: int) -> int:
    """What the next barrel of a product costs at the better market."""
    best = state.box.price(product, state.box.spaces[product])
    for good in range(product, GOODS, 2):
        if state.open[good] < state.box.spaces[product]:
            best = min(best, state.box.price(good, state.open[good]))
    return best


def dearest(state: CrudeState, product: int) -> int:
    """What a barrel of a product brings at the better market."""
    best = 0
    for good in range(product, GOODS, 2):
        if state.open[good] > 0:
            best = max(best, state.box.price(good, state.open[good] - 1))
    return best


def prospects(state: CrudeState, seat: int, ahead: float) -> float:
    """What assets and barrels of all quadrants of a seat are worth, looking so many rounds ahead."""
    prices = Prices(state, ahead)
    quadrants = state.quadrants_of(seat)
    cash = float(state.cash[seat]) / len(quadrants)
    total = 0.0
    for quadrant in quadrants:
        company = Company(state, quadrant)
        total += company.worth(state, prices, ahead, cash)
        if ahead >= 1.0:
            total -= TAX_TO_COME * max(0.0, company.tax(state) - cash)
    return total


class Company:
    """One quadrant: its assets, and how often they will be hit in a round."""

    def __init__(self, state: CrudeState, quadrant: int) -> None:
        self.quadrant = quadrant
        self.counts = [0.0] * KINDS
        for kind in range(KINDS):
            self.counts[kind] = float(squares.count(state.assets[kind * QUADRANTS + quadrant]))
        top = state.stack[-1]
        if isinstance(top, Place) and top.quadrants >> quadrant & 1:
            self.counts[top.kind] += 1.0  # paid for, and about to stand here
        self.shut = float(squares.count(state.shut[quadrant]))
        self.pumps: float = HITS_A_ROUND * self.counts[STATION]
        self.refines: float = BLOCK_HITS_A_ROUND * (self.counts[REFINERY] - self.shut)
        self.collected: float = 2.0 * HITS_A_ROUND * self.counts[WELL]
        self.to_come = hits_to_come(state, quadrant)

    def tax(self, state: CrudeState) -> float:
        """What the property tax would take."""
        tax = 0.0
        for kind in range(KINDS):
            tax += state.box.tax[kind] * self.counts[kind]
        return tax

    def worth(self, state: CrudeState, prices: Prices, ahead: float, cash: float) -> float:
        """What the assets would bring, the income, the chance to strike oil, and the stock."""
        box, counts = state.box, self.counts
        share = 0.3 if ahead >= 1.0 else 0.0
        total = 0.0
        for kind in range(KINDS):
            now = float(box.sell[state.economy * KINDS + kind])
            then = float(box.sell[box.depression * KINDS + kind])
            total += counts[kind] * (then + share * (now - then))
        crude_price = max(1.0, min(0.8 * prices.sell[CRUDE], DEAR[CRUDE]) - 0.3 * self.collected)
        total += ahead * self.income(prices, crude_price, cash + prices.buy[GASOLINE] * state.gasoline[self.quadrant])
        total += self.shut * 4.0 * min(ahead, 3.0)
        well = float(box.sell[box.depression * KINDS + WELL]) + 0.6 * ahead * 2.0 * HITS_A_ROUND * crude_price
        strike = max(0.0, well - float(state.well_price()))
        rigs = min(counts[RIG], RIGS)
        total += rigs * (1.0 - 0.5 * rigs / RIGS) * min(1.0, STRIKES_A_ROUND * ahead) * strike
        total += self.stock(state, prices)
        return total - crowding(state.assets[STATION * QUADRANTS + self.quadrant])

    def income(self, prices: Prices, crude_price: float, capital: float) -> float:
        """What it may earn a round: at its stations, by refining, and with the crude of its wells."""
        pumps, refines, collected = self.pumps, self.refines, self.collected
        gasoline_cost = prices.usual(GASOLINE) + 0.8 * pumps
        own = min(1.0, collected / refines) if refines > 0.0 else 1.0
        crude_cost = own * crude_price + (1.0 - own) * (prices.usual(CRUDE) + 1.0)
        at_stations = pumps * max(0.0, prices.later - 0.5 * pumps - gasoline_cost)
        for_stations = min(pumps, refines) * max(0.0, min(gasoline_cost, prices.later) - crude_cost)
        for_market = max(0.0, refines - pumps) * max(0.0, min(0.7 * prices.sell[GASOLINE], DEAR[GASOLINE]) - crude_cost)
        # Stations earn nothing without gasoline, nor without the cash to buy some
        wanted = (1.5 * pumps + 1.0) * gasoline_cost
        covered = min(1.0, capital / wanted)
        at_stations *= covered * (2.0 - covered)
        return 0.8 * (at_stations + for_stations + for_market + collected * crude_price)

    def stock(self, state: CrudeState, prices: Prices) -> float:
        """Barrels that the hits of the coming round may use are worth that, the others what the market pays."""
        total = 0.0
        price = min(0.85 * prices.sell[GASOLINE], DEAR[GASOLINE])
        gasoline = state.gasoline[self.quadrant]
        for barrel in range(gasoline):
            total += self.gasoline(barrel, prices.now, price)
            price = max(0.0, price - 1.0)
        crude_price = min(0.85 * prices.sell[CRUDE], DEAR[CRUDE])
        for barrel in range(state.crude[self.quadrant]):
            used = chance_of_use(barrel, self.refines * self.to_come)
            made = self.gasoline(gasoline + barrel, prices.now, price)
            total += used * max(made, crude_price) + (1.0 - used) * crude_price
            crude_price = max(0.0, crude_price - 1.0)
        return total

    def gasoline(self, barrel: int, now: float, price: float) -> float:
        """What a barrel is worth when there are so many before it: at a station, or at the market."""
        used = chance_of_use(barrel, self.pumps * self.to_come)
        return used * max(0.95 * (now - 0.5 * barrel), price) + (1.0 - used) * price


def hits_to_come(state: CrudeState, quadrant: int) -> float:
    """Which part of a round's hits this quadrant still expects before it can trade again."""
    turns_ago = (state.quadrant - quadrant) % QUADRANTS
    rolled = state.red > 0
    if turns_ago == 0:
        return 0.5 if rolled else 1.0
    if turns_ago == 1:
        return 0.25 if rolled else 0.5
    return 0.0 if turns_ago == 3 and rolled else 0.25


def chance_of_use(barrel: int, hits: float) -> float:
    """How likely it is that this many hits and one more come in a round."""
    if hits <= 0.0:
        return 0.0
    ratio = (barrel + 0.5) / hits
    return 1.0 / (1.0 + ratio * ratio)


def crowding(stations: i64) -> float:
    """Stations in one row or column sell all at once, and never otherwise: spread out is better."""
    total = 0.0
    for line in range(1, squares.SIDE + 1):
        in_row = float(squares.count(stations & squares.row(line)))
        in_column = float(squares.count(stations & squares.column(line)))
        total += in_row * in_row + in_column * in_column
    return 0.25 * total


def features(state: CrudeState, seat: int) -> list[float]:
    own, rivals = [0] * KINDS, [0] * KINDS
    crude = gasoline = shut = 0
    for quadrant in range(QUADRANTS):
        mine = state.owner[quadrant] == seat
        for kind in range(KINDS):
            if mine:
                own[kind] += state.count(quadrant, kind)
            else:
                rivals[kind] += state.count(quadrant, kind)
        if mine:
            crude += state.crude[quadrant]
            gasoline += state.gasoline[quadrant]
            shut += squares.count(state.shut[quadrant])
    return [
        float(state.cash[seat]),
        float(state.depression_value(seat)),
        float(crude),
        float(gasoline),
        float(own[RIG]),
        float(own[STATION]),
        float(own[REFINERY]),
        float(shut),
        float(own[WELL]),
        float(best_of_others(state.cash, seat)),
        float(best_of_others(state.scores(), seat)),
        float(rivals[STATION]),
        float(rivals[WELL]),
        float(state.consumer_low),
        float(cheapest(state, CRUDE)),
        float(cheapest(state, GASOLINE)),
        float(dearest(state, CRUDE)),
        float(dearest(state, GASOLINE)),
        float(state.box.demand[state.economy]),
        float(state.purchase_price(STATION)),
        float(state.difference),
        float(state.round),
        float(state.final != NOTHING),
        float(state.mover == seat),
    ]
