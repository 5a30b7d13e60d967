"""How good a position of King Oil looks, and its features as numbers."""

from typing import Final

from spindletop.games.king_oil.box import DEPTHS, DRY
from spindletop.games.king_oil.debts import Bid
from spindletop.games.king_oil.drilling import PLAIN, Depth, Drilling
from spindletop.games.king_oil.sales import Offer
from spindletop.games.king_oil.state import EMPTY, ROUNDS, KingOilState

HORIZON: Final = 9.0  # turns that an income is counted for
SAFE: Final = 24_000.0  # below this much cash every dollar counts more
LOST: Final = -1_000_000.0
SLIP: Final = -15_000.0  # a slip is rarely worth its fine
RESERVE: Final = 5_000.0  # the first empty hole saves a fine; each further one a little less
WANING: Final = 0.87
LATER: Final = 0.35  # oil that is not drilled yet, against a well now
OFFER: Final = 500.0  # what an offer must bring at least, lest it is made for nothing
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
    return total + land(state, seat, left) + in_the_air(state, seat, left)


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
    cash = state.cash[seat] - cost
    short = max(0.0, SAFE - cash)
    income = state.derricks_of[seat] * state.box.mean_royalty + net[seat]
    reserve = RESERVE * (1.0 - WANING ** state.empty_of[seat]) / (1.0 - WANING)
    return cash - short * short / SAFE + left * income + reserve


def derrick_value(state: KingOilState, left: float) -> float:
    return left * state.box.mean_royalty


def dry_chance(state: KingOilState, hole: int) -> float:
    if state.classic:
        dry = (state.possible & state.box.masks[hole * DEPTHS + DRY]).bit_count()
        return dry / state.possible.bit_count()
    weights = state.depth_weights(hole)
    return weights[DRY] / sum(weights)


def oil_gain(state: KingOilState, hole: int, left: float) -> float:
    """What a well in this hole would bring on average, its cost taken off."""
    cost = state.box.cost
    oil = 1.0 - dry_chance(state, hole)
    return oil * (derrick_value(state, left) - cost[1]) - (1.0 - oil) * cost[DRY]


def land(state: KingOilState, seat: int, left: float) -> float:
    """The promise of own holes, as far as the discs are known: the best count, those not worth a well do not."""
    box, total = state.box, 0.0
    certain = state.classic and state.possible & state.possible - 1 == 0
    for number in range(len(state.owner)):
        if state.owner[number] == seat and state.empty[number]:
            for hole in range(box.first_hole[number], box.first_hole[number + 1]):
                if state.wells[hole] == EMPTY:
                    gain = oil_gain(state, hole, left)
                    if gain > 0.0:
                        total += gain
    return total * LATER * (1.2 if certain else 1.0)


def pending_cost(state: KingOilState, seat: int) -> float:
    """What the mover will pay for wells that are announced, on average."""
    if seat != state.mover:
        return 0.0
    cost, wells = 0.0, 0
    for frame in state.stack:
        if isinstance(frame, Drilling):
            wells += frame.left
        elif isinstance(frame, Depth):
            weights = state.depth_weights(frame.hole)
            total = sum(weights)
            for depth in range(DEPTHS):
                cost += weights[depth] * state.box.cost[depth] / total
    return cost + wells * 0.5 * (state.box.cost[1] + state.box.cost[DRY])


def in_the_air(state: KingOilState, seat: int, left: float) -> float:
    """Wells being drilled, bids and offers: what they may still bring."""
    total, wells, hole = 0.0, 0, -1
    for frame in state.stack:
        if isinstance(frame, Drilling) and seat == state.mover:
            wells += frame.left
        elif isinstance(frame, Depth) and seat == state.mover:
            hole = frame.hole
            if frame.slip != PLAIN or state.owner[state.box.property_of[hole]] != seat:
                total += SLIP
            else:
                total += (1.0 - dry_chance(state, hole)) * derrick_value(state, left)
                total -= max(0.0, oil_gain(state, hole, left)) * LATER
        elif isinstance(frame, Bid) and frame.leader == seat:
            total += 0.7 * (property_value(state, frame.number, left) - frame.bid)
        elif isinstance(frame, Offer) and seat == state.mover:
            total += offer_value(state, frame.number, frame.price, left)
    if wells:
        gains = []
        for number in range(len(state.owner)):
            if state.owner[number] == seat:
                for other in range(state.box.first_hole[number], state.box.first_hole[number + 1]):
                    if state.wells[other] == EMPTY and other != hole:
                        gains.append(oil_gain(state, other, left))
        gains.sort()
        for gain in gains[-wells:]:  # their cost is in `pending_cost`
            total += gain + 0.5 * (state.box.cost[1] + state.box.cost[DRY]) - max(0.0, gain) * LATER
    return total


def property_value(state: KingOilState, number: int, left: float) -> float:
    """What a property is worth to whoever owns it."""
    box = state.box
    total = state.derricks[number] * derrick_value(state, left) + state.empty[number] * 600.0
    for border in box.borders[number]:
        total += left * box.royalty[state.pipes[border]] * state.derricks[box.target[border]]
        total -= left * box.royalty[state.pipes[box.back[border]]] * state.derricks[number]
    for hole in range(box.first_hole[number], box.first_hole[number + 1]):
        if state.wells[hole] == EMPTY:
            total += LATER * max(0.0, oil_gain(state, hole, left))
    return total


def offer_value(state: KingOilState, number: int, price: int, left: float) -> float:
    """What an offer may bring: the higher the price, the less likely it is taken."""
    worth = property_value(state, number, left)
    likely = 0.5 if price <= worth else 0.5 * (max(0.0, worth) / price) ** 4
    relief = 2.0 if state.cash[state.mover] < 0.5 * SAFE else 1.0
    return likely * (relief * min(float(price), SAFE) + max(0.0, price - SAFE) - 1.3 * worth) - OFFER


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
        land(state, seat, left),
        float(worth[seat]),
        float(max([worth[rival] for rival in rivals])),
        float(state.possible.bit_count().bit_length()),
        float(state.bank),
        float(len([rival for rival in rivals if state.is_in(rival)])),
        float(state.round),
        float(state.mover == seat),
    ]
