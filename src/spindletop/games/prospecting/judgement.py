"""How good a position of Giganten or Black Gold looks: what a seat has, may hope for, and is about to get."""

from typing import Final

from spindletop.games.prospecting.auctions import Bid, Fine
from spindletop.games.prospecting.box import (
    BACK,
    DRILL_DEEPER,
    MARKER,
    NONE,
    NOWHERE,
    OIL,
    PRICE,
    UNKNOWN,
    WELL_SPRING,
)
from spindletop.games.prospecting.derricks import Strike, Survey
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.trucks import Move

STEPS_A_ROUND: Final = 2.2  # of the black train, on average
SOLD: Final = 0.6  # of its price a unit in a tank is worth: others want to sell too
CROWDED: Final = 0.35  # and one that would not stay there
CARRIED: Final = 0.55  # of the mean price a unit is worth that is still under the ground
LICENCE: Final = 420.0  # for each point of value, as far as an auction needs them
MORE_LICENCES: Final = 120.0  # and beyond
ENOUGH_LICENCES: Final = 11
POINT: Final = 90.0  # a movement point not spent yet
SPACE: Final = 110.0  # a space of the railway that no derrick needs yet
NEAR: Final = 0.8  # of what a well promises, beside it
SIGHT: Final = 9  # squares; wells further away do not count
FARTHER: Final = [0.9 ** max(0, distance - 1) for distance in range(SIGHT + 1)]  # and less for each square more
SEEN: Final = 60.0  # knowing a well
BLUFF: Final = -100_000.0  # not worth a closer look
RIVALS: Final = 0.25  # what the others have counts against this seat
SPREAD: Final = 13_000.0  # a lead that makes a seat e times as likely to win


def rounds_left(state: ProspectingState) -> float:
    """How many rounds may still be played to their end."""
    box, spaces = state.box, state.table.end - state.black
    specials, steps = 0, 0
    for kind in range(box.standard_kinds, box.card_kinds):
        specials += state.deck[kind]
        steps += state.deck[kind] * box.card_train[kind]
    if not state.table.specials_return:
        return float(specials)  # BG-32
    rounds = max(0.0, spaces / STEPS_A_ROUND)
    return min(float(specials), rounds) if steps >= spaces else rounds


def mean_price(state: ProspectingState) -> float:
    total = 0
    for company in range(state.table.companies):
        total += state.price(company)
    return total / state.table.companies


def tank_value(state: ProspectingState, seat: int, rounds: float) -> float:
    """Units stored, by the chance to sell them."""
    worth = 0.0
    box, companies = state.box, len(state.box.companies)
    limit, bonus = box.tank_limit, float(box.unit_bonus)
    for company in range(state.table.companies):
        units = state.tanks[seat * companies + company]
        if units > 0:
            price = float(box.prices[state.prices[company]]) if rounds > 0.0 else 0.0
            kept = min(units, limit)
            worth += kept * max(bonus, SOLD * price) + (units - kept) * max(bonus, CROWDED * price)
    return worth


class Outlook:
    """What a seat may expect of the rounds to come, worked out once for a judgement."""

    def __init__(self, state: ProspectingState, seat: int, rounds: float, price: float) -> None:
        self.rounds = rounds
        self.unit_bonus = float(state.box.unit_bonus)
        self.derrick_bonus = float(state.box.derrick_bonus[min(1, state.seats - 1)])
        self.sold = CARRIED * price
        self.train = state.trains[seat]
        best = state.black
        for other in range(state.seats):
            if other != seat and state.trains[other] > best:
                best = state.trains[other]
        self.best = best  # the train furthest along that can be hired
        self.hired = max(0.0, self.sold - state.box.hire_fee)
        self.enter_cost = state.box.enter_cost

    def unit(self, line: int) -> float:
        """A unit under a derrick on this line of the map, when it comes out."""
        if self.train >= line:
            return self.sold
        points = 0
        for space in range(self.train + 1, line + 1):
            points += self.enter_cost[space]
        return max(self.hired if self.best >= line else 0.0, self.sold - POINT * 1.2 * points)

    def derrick(self, line: int, plumes: float, wait: float = 0.0) -> float:
        """A derrick over so much oil: what comes out in time, and what is left at the end."""
        rounds = self.rounds - wait
        if plumes <= rounds:
            return plumes * self.unit(line)
        out = max(0.0, rounds)
        return out * self.unit(line) + (plumes - out) * self.unit_bonus + self.derrick_bonus


def expected_oil(state: ProspectingState, seat: int, site: int) -> float:
    """What this seat knows or must expect of a marker."""
    face = state.markers[site]
    if face != UNKNOWN and state.lookers[site] >> seat & 1:
        return float(state.table.plumes[face])
    return mean_oil(state, state.land.rigs[site])


def mean_oil(state: ProspectingState, rigs: int) -> float:
    """Of all markers of this kind that nobody has seen."""
    total, oil = 0, 0
    for face in range(state.box.kind_start[rigs], state.box.kind_start[rigs + 1]):
        total += state.undecided[face]
        oil += state.undecided[face] * state.table.plumes[face]
    return oil / total if total else 0.0


def best_site(state: ProspectingState, seat: int, outlook: Outlook) -> float:
    """What the truck's surroundings promise: the best well, less the further away it is."""
    truck = state.trucks[seat]
    if truck == NOWHERE or state.free_slot(seat) == NONE:
        return 0.0
    land, ground, costs = state.land, state.ground, state.box.build_cost
    money = state.money[seat]
    means = [-1.0] * len(costs)  # by kind of rig, worked out when it is needed
    best = 0.0
    around = land.sites_around(truck, SIGHT)
    for place in range(0, len(around), 2):
        site, distance = around[place], around[place + 1]
        square = land.square[site]
        if ground[square] != MARKER:
            continue
        rigs = land.rigs[site]
        if state.lookers[site] >> seat & 1:
            oil = expected_oil(state, seat, site)
        else:
            if means[rigs] < 0.0:
                means[rigs] = mean_oil(state, rigs)
            oil = means[rigs]
        gain = outlook.derrick(square // land.width + 1, oil, 0.125 * distance) - costs[rigs]
        if gain > 0.0:
            gain *= NEAR * FARTHER[distance]
            if money < costs[rigs]:
                gain *= 0.4
            if gain > best:
                best = gain
    return best


def licence_value(worth: float, rounds: float) -> float:
    if rounds <= 0.0:
        return 0.0
    return LICENCE * min(worth, ENOUGH_LICENCES) + MORE_LICENCES * max(0.0, worth - ENOUGH_LICENCES)


def hand_worth(state: ProspectingState, seat: int) -> float:
    """The value of a hand, or what one of that size is worth on average."""
    twos = state.twos[seat]
    return 1.5 * state.hands[seat] if twos == UNKNOWN else float(state.hands[seat] + twos)


def in_hand(state: ProspectingState, seat: int) -> float:
    """What a seat keeps for later: money, and licences, those to come with its card included."""
    card = state.cards[seat]
    coming = 0.0 if card == NONE else 1.5 * state.box.card_licences[card]
    return state.money[seat] + LICENCE * (hand_worth(state, seat) + coming)


def card_value(state: ProspectingState, seat: int, rounds: float) -> float:
    """What a card in front of the seat will still bring; after action 3 its licences have been dealt."""
    card = state.cards[seat]
    if card == NONE:
        return 0.0
    box = state.box
    worth = POINT * box.card_points[card]
    if dealing(state):
        more = hand_worth(state, seat)
        worth += licence_value(more + 1.5 * box.card_licences[card], rounds) - licence_value(more, rounds)
    action, amount = box.card_action[card], box.card_value[card]
    if action == PRICE:
        worth += 150.0 * amount
    elif action == OIL:
        worth += 0.8 * SOLD * mean_price(state) * amount
    elif action == BACK:
        worth += 110.0 * amount
    elif action in (WELL_SPRING, DRILL_DEEPER):
        worth += 700.0
    return worth


def dealing(state: ProspectingState) -> bool:
    """Whether cards are still being taken, so that their licences are yet to come."""
    return len(state.offer) > 0


def pending(state: ProspectingState, seat: int, outlook: Outlook) -> float:
    """What the question just asked is about to bring."""
    rounds = outlook.rounds
    top = state.stack[len(state.stack) - 1]
    if isinstance(top, Strike) and top.seat == seat:
        oil = expected_oil(state, seat, top.site)
        line = state.line(state.land.square[top.site])
        return outlook.derrick(line, oil) + points_left(state, seat)
    if isinstance(top, Bid) and top.leader == seat:
        return bid_value(state, seat, top.inside, top.bid, sale_gain(state, seat, top.company), rounds)
    seen = SEEN if isinstance(top, Survey) and top.seat == seat else 0.0
    return seen + points_left(state, seat)


def points_left(state: ProspectingState, seat: int) -> float:
    """Points of a move that goes on when nature has answered."""
    for place in range(len(state.stack) - 1, max(-1, len(state.stack) - 3), -1):
        frame = state.stack[place]
        if isinstance(frame, Move) and frame.seat == seat:
            return POINT * 0.9 * float(frame.points)
    return 0.0


def sale_gain(state: ProspectingState, seat: int, company: int) -> float:
    """What selling everything there brings beyond what it is worth in the tank; anywhere, the best of it."""
    best = 0.0
    for each in range(state.table.companies):
        if company in (each, NONE):
            units, price = state.tank(seat, each), float(state.price(each))
            kept = min(units, state.box.tank_limit)
            worth = kept * max(1000.0, SOLD * price) + (units - kept) * max(1000.0, CROWDED * price)
            best = max(best, units * price - worth)
    return best


def bid_value(state: ProspectingState, seat: int, inside: int, bid: int, gain: float, rounds: float) -> float:
    """The gain and the price of a bid, by the chance that it stands."""
    worth = hand_worth(state, seat)
    strongest = 0.0
    for other in range(state.seats):
        if other != seat and inside >> other & 1:
            strongest = max(strongest, 1.5 * state.hands[other])
    stands = 1.0 if strongest == 0.0 else min(1.0, (bid + 1.0) / (0.6 * strongest + 1.0))
    cost = licence_value(worth, rounds) - licence_value(worth - bid, rounds)
    return stands * (gain - cost)


def holding(state: ProspectingState, seat: int, outlook: Outlook) -> float:
    """What a seat has, as far as everybody can judge it."""
    box, rounds = state.box, outlook.rounds
    worth = state.money[seat] + tank_value(state, seat, rounds) + licence_value(hand_worth(state, seat), rounds)
    for slot in range(seat * box.derricks, (seat + 1) * box.derricks):
        if state.derricks[slot] != NOWHERE:
            line = state.line(state.derricks[slot])
            worth += outlook.derrick(line, float(state.plumes[slot]))
    if rounds > 0.0:
        worth += SPACE * state.trains[seat]
    return worth


def rival_holding(state: ProspectingState, seat: int, rounds: float, price: float) -> float:
    """Roughly what another seat has."""
    size = state.box.derricks
    plumes = 0
    for slot in range(seat * size, (seat + 1) * size):
        plumes += state.plumes[slot]
    return state.money[seat] + tank_value(state, seat, rounds) + 0.4 * price * plumes + SPACE * state.trains[seat]


def is_bluff(state: ProspectingState, seat: int) -> bool:
    """The seat leads an auction with more than it has, or was caught."""
    top = state.stack[len(state.stack) - 1]
    if isinstance(top, Bid):
        return top.leader == seat and float(top.bid) > hand_worth(state, seat)
    return isinstance(top, Fine) and top.seat == seat


def value(state: ProspectingState, seat: int) -> float:
    if not state.stack:
        scores = state.scores()
        rivals = sum(scores) - scores[seat]
        return scores[seat] - RIVALS * rivals / (state.seats - 1)
    if is_bluff(state, seat):
        return BLUFF
    rounds, price = rounds_left(state), mean_price(state)
    outlook = Outlook(state, seat, rounds, price)
    worth = holding(state, seat, outlook)
    if len(state.ground) > 0:
        worth += best_site(state, seat, outlook) + card_value(state, seat, rounds) + pending(state, seat, outlook)
    rivals_worth = 0.0
    for other in range(state.seats):
        if other != seat:
            rivals_worth += rival_holding(state, other, rounds, price)
    return worth - RIVALS * rivals_worth / (state.seats - 1)


def surveyed(state: ProspectingState, seat: int) -> int:
    """How many waiting wells the seat has looked at."""
    known = 0
    for site in range(len(state.lookers)):
        if state.lookers[site] >> seat & 1 and state.ground[state.land.square[site]] == MARKER:
            known += 1
    return known


FEATURES: Final[tuple[str, ...]] = (
    "own money",
    "best rival's money",
    "own oil in tanks",
    "rivals' oil in tanks",
    "own oil under derricks",
    "rivals' oil under derricks",
    "own derricks on the map",
    "own train",
    "best rival's train",
    "black train",
    "licences in hand",
    "value of licences in hand",
    "rivals' licences",
    "mean price",
    "highest price",
    "wells known",
    "promise of the nearest wells",
    "rounds left",
    "first seat",
)

# What one more is worth to a seat, about: oil a part of its price, less the longer it takes to be sold
REASONS: Final[dict[str, float]] = {
    "own money": 1.0,
    "best rival's money": -RIVALS,
    "own oil in tanks": 3_500.0,
    "rivals' oil in tanks": -800.0,
    "own oil under derricks": 3_000.0,
    "rivals' oil under derricks": -700.0,
    "own derricks on the map": 1_500.0,
    "own train": 250.0,
    "value of licences in hand": LICENCE,
    "rivals' licences": -150.0,
    "mean price": 1.0,
    "wells known": 600.0,
    "promise of the nearest wells": 1.0,
}


def places(state: ProspectingState, seat: int) -> dict[str, list[int]]:
    """By square."""
    derricks: list[int] = []
    oil: list[int] = []
    for slot in range(seat * state.box.derricks, (seat + 1) * state.box.derricks):
        square = state.derricks[slot]
        if square != NOWHERE:
            derricks.append(square)
            oil += [square] * state.plumes[slot]
    return {"own derricks on the map": derricks, "own oil under derricks": oil}


def features(state: ProspectingState, seat: int) -> list[float]:
    box = state.box
    companies, size = len(box.companies), box.derricks
    own_tanks = sum(state.tanks[seat * companies : (seat + 1) * companies])
    own_plumes = sum(state.plumes[seat * size : (seat + 1) * size])
    best_money = best_train = rival_hands = standing = 0
    for slot in range(seat * size, (seat + 1) * size):
        if state.derricks[slot] != NOWHERE:
            standing += 1
    for other in range(state.seats):
        if other != seat:
            best_money = max(best_money, state.money[other])
            best_train = max(best_train, state.trains[other])
            rival_hands += state.hands[other]
    highest = 0
    for company in range(state.table.companies):
        highest = max(highest, state.price(company))
    rounds, price = rounds_left(state), mean_price(state)
    return [
        float(state.money[seat]),
        float(best_money),
        float(own_tanks),
        float(sum(state.tanks) - own_tanks),
        float(own_plumes),
        float(sum(state.plumes) - own_plumes),
        float(standing),
        float(state.trains[seat]),
        float(best_train),
        float(state.black),
        float(state.hands[seat]),
        hand_worth(state, seat),
        float(rival_hands),
        price,
        float(highest),
        float(surveyed(state, seat)),
        best_site(state, seat, Outlook(state, seat, rounds, price)) if len(state.ground) > 0 else 0.0,
        rounds,
        float(state.first == seat),
    ]
