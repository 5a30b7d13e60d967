"""How good a position of King Oil looks, and its features as numbers."""

from typing import Final

from spindletop.bots.judgement import Judgement
from spindletop.games.king_oil.box import DEPTHS, DRY, MEDIUM
from spindletop.games.king_oil.debts import Bid, Debt, ShortOfCash
from spindletop.games.king_oil.drilling import PLAIN, Depth, Drilling
from spindletop.games.king_oil.sales import Offer, PriceRest
from spindletop.games.king_oil.state import EMPTY, ROUNDS, KingOilState
from spindletop.games.king_oil.steps import Card

HORIZON: Final = 9.0  # turns that an income is counted for
SAFE: Final = 24_000.0  # below this much cash every dollar counts more
LOST: Final = -1_000_000.0
SLIP: Final = -15_000.0  # a slip is rarely worth its fine
RESERVE: Final = 5_000.0  # the first empty hole saves a fine; each further one a little less
WANING: Final = 0.87
HOLE: Final = 600.0  # an empty hole, to whoever buys it
LATER: Final = 0.35  # oil that is not drilled yet, against a well now
OFFER: Final = 2_000.0  # what an offer must bring at least, lest it is made for nothing
RIVALS: Final = 0.25

FEATURES: Final = (
    "cash",
    "least cash of a rival",
    "most cash of a rival",
    "properties",
    "derricks",
    "most derricks of a rival",
    "empty holes",
    "pipelines",
    "royalties owed each turn",
    "royalties received each round",
    "oil expected in own holes",
    "worth",
    "best rival's worth",
    "settings of the discs left, as bits",
    "bank",
    "rivals left",
    "round",
    "to move",
)


def value(state: KingOilState, seat: int) -> float:
    """Cash, the income of some turns, and holes to drill; a little against the rivals; and what hangs in the air."""
    if not state.is_in(seat):
        return LOST
    if not state.stack:
        winners = state.winners()
        return -LOST / len(winners) if seat in winners else LOST
    left = min(HORIZON, ROUNDS + 1.0 - state.round)
    dues = royalties(state)
    total = 0.0
    for other in range(state.seats):
        if other == seat:
            total += strength(state, seat, dues, left, pending_cost(state, seat))
        elif state.is_in(other):
            total -= RIVALS * strength(state, other, dues, left, 0.0) / (state.seats - 1)
    ahead = outlook(state, seat, left)
    return total + LATER * ahead.land + in_the_air(state, seat, ahead)


def royalties(state: KingOilState) -> list[int]:
    """For each seat: what pipelines bring it in a round, less what they cost it (KO-25)."""
    box, owner, pipes, laid = state.box, state.owner, state.pipes, state.laid
    net = [0] * state.seats
    for source in range(len(laid)):
        if laid[source]:
            for border in box.borders[source]:
                target = box.target[border]
                if pipes[border] and owner[source] != owner[target]:
                    amount = box.royalty[pipes[border]] * state.derricks[target]
                    net[owner[source]] += amount
                    net[owner[target]] -= amount
    return net


def strength(state: KingOilState, seat: int, net: list[int], left: float, cost: float) -> float:
    income = state.derricks_of[seat] * state.box.mean_royalty + net[seat]
    reserve = RESERVE * (1.0 - WANING ** state.empty_of[seat]) / (1.0 - WANING)
    return comfort(state.cash[seat] - cost) + left * income + reserve


def comfort(cash: float) -> float:
    """Cash, and how much its lack would hurt."""
    short = max(0.0, SAFE - cash)
    return cash - short * short / SAFE


class Outlook:
    """What wells would bring a seat on average, hole by hole, as far as the discs are known.

    It hangs on few things that most answers leave as they are, so the last one is kept and used again.
    """

    def __init__(self, state: KingOilState, seat: int, left: float) -> None:
        self.seat = seat
        self.left = left
        self.seen = state.seen
        self.wells = state.wells[:]
        self.owner = state.owner
        self.box = state.box
        self.classic = state.classic
        self.derrick = left * state.box.mean_royalty
        self.settings = state.possible.bit_count()
        weights = state.depth_weights(0)  # with uncharted discs all holes are alike
        self.dry = weights[DRY] / sum(weights)
        self.known: dict[int, float] = {}  # gains that were asked for, by hole
        self.gains: list[float] = []  # of the own empty holes, sorted
        self.land = 0.0  # the promise of those worth a well
        self._look(state)

    def _look(self, state: KingOilState) -> None:
        first_hole, wells = state.box.first_hole, state.wells
        for number in range(len(state.owner)):
            if state.owner[number] == self.seat and state.empty[number]:
                for hole in range(first_hole[number], first_hole[number + 1]):
                    if wells[hole] == EMPTY:
                        gain = self.gain(state, hole)
                        self.gains.append(gain)
                        self.land += max(0.0, gain)
        self.gains.sort()

    def fits(self, state: KingOilState, seat: int, left: float) -> bool:
        return (
            self.seat == seat
            and self.left == left
            and self.seen == state.seen
            and self.owner == state.owner
            and self.wells == state.wells
            and self.classic == state.classic
            and self.box is state.box
        )

    def dry_chance(self, state: KingOilState, hole: int) -> float:
        if not self.classic:
            return self.dry
        return (state.possible & state.box.masks[hole * DEPTHS + DRY]).bit_count() / self.settings

    def gain(self, state: KingOilState, hole: int) -> float:
        """What a well in this hole would bring on average, its cost taken off."""
        gain = self.known.get(hole)
        if gain is None:
            cost, dry = state.box.cost, self.dry_chance(state, hole)
            gain = (1.0 - dry) * (self.derrick - cost[MEDIUM]) - dry * cost[DRY]
            self.known[hole] = gain
        return gain


class Memory:
    """The last outlook."""

    def __init__(self) -> None:
        self.last: Outlook | None = None


MEMORY: Final = Memory()


def outlook(state: KingOilState, seat: int, left: float) -> Outlook:
    last = MEMORY.last
    if last is None or not last.fits(state, seat, left):
        last = Outlook(state, seat, left)
        MEMORY.last = last
    return last


def pending_cost(state: KingOilState, seat: int) -> float:
    """What the mover has still to pay: debts, and on average for wells that are announced."""
    if seat != state.mover:
        return 0.0
    cost, wells = 0.0, 0
    for frame in state.stack:
        if isinstance(frame, Drilling):
            wells += frame.left
        elif isinstance(frame, (Debt, ShortOfCash)):
            cost += frame.amount
        elif isinstance(frame, Depth):
            weights = state.depth_weights(frame.hole)
            total = sum(weights)
            for depth in range(DEPTHS):
                cost += weights[depth] * state.box.cost[depth] / total
    return cost + wells * mean_cost(state)


def in_the_air(state: KingOilState, seat: int, ahead: Outlook) -> float:
    """Wells being drilled, bids and offers: what they may still bring."""
    total, wells = 0.0, 0
    for frame in state.stack:
        if isinstance(frame, Drilling) and seat == state.mover:
            wells += frame.left
        elif isinstance(frame, Depth) and seat == state.mover:
            if frame.slip != PLAIN or state.owner[state.box.property_of[frame.hole]] != seat:
                total += SLIP
            else:
                total += (1.0 - ahead.dry_chance(state, frame.hole)) * ahead.derrick
                total -= max(0.0, ahead.gain(state, frame.hole)) * LATER
        elif isinstance(frame, Bid) and frame.leader == seat:
            total += 0.7 * (property_value(state, frame.number, ahead) - frame.bid)
        elif isinstance(frame, Offer) and seat == state.mover:
            total += offer_value(state, frame.number, frame.price, ahead)
    for gain in ahead.gains[len(ahead.gains) - wells :]:  # their cost is in `pending_cost`
        total += gain + mean_cost(state) - max(0.0, gain) * LATER
    return total


def mean_cost(state: KingOilState) -> float:
    return 0.5 * (state.box.cost[MEDIUM] + state.box.cost[DRY])


def property_value(state: KingOilState, number: int, ahead: Outlook) -> float:
    """What a property is worth to whoever owns it."""
    box = state.box
    total = state.derricks[number] * ahead.derrick + state.empty[number] * HOLE
    for border in box.borders[number]:
        total += ahead.left * box.royalty[state.pipes[border]] * state.derricks[box.target[border]]
        total -= ahead.left * box.royalty[state.pipes[box.back[border]]] * state.derricks[number]
    for hole in range(box.first_hole[number], box.first_hole[number + 1]):
        if state.wells[hole] == EMPTY:
            total += LATER * max(0.0, ahead.gain(state, hole))
    return total


def offer_value(state: KingOilState, number: int, price: int, ahead: Outlook) -> float:
    """What an offer may bring: the higher the price, the less likely it is taken."""
    worth = property_value(state, number, ahead)
    likely = 0.5 if price <= worth else 0.5 * (max(0.0, worth) / price) ** 4
    cash = state.cash[state.mover] - pending_cost(state, state.mover)
    return likely * (comfort(cash + price) - comfort(cash) - 1.3 * worth) - OFFER


def features(state: KingOilState, seat: int) -> list[float]:
    rivals = [other for other in range(state.seats) if other != seat]
    left = min(HORIZON, ROUNDS + 1.0 - state.round)
    owed, received = sum(state.royalties(seat)), 0
    for rival in rivals:
        received += state.royalties(rival)[seat]
    worth = state.scores()
    return [
        float(state.cash[seat]),
        float(min([state.cash[rival] for rival in rivals])),
        float(max([state.cash[rival] for rival in rivals])),
        float(state.properties_of[seat]),
        float(state.derricks_of[seat]),
        float(max([state.derricks_of[rival] for rival in rivals])),
        float(state.empty_of[seat]),
        float(state.laid_of[seat]),
        float(owed),
        float(received),
        outlook(state, seat, left).land,
        float(worth[seat]),
        float(max([worth[rival] for rival in rivals])),
        float(state.possible.bit_count().bit_length()),
        float(state.bank),
        float(len([rival for rival in rivals if state.is_in(rival)])),
        float(state.round),
        float(state.mover == seat),
    ]


JUDGEMENT: Final = Judgement(
    value,
    spread=97_000.0,
    slack=1.0,
    horizon=4,
    beat=(Card,),
    patience=0.0,
    alike=(PriceRest,),
)
