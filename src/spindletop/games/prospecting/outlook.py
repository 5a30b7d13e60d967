"""What a seat may expect of the rounds to come: prices, derricks, and the wells around its truck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import MARKER, NONE, NOWHERE, UNKNOWN
from spindletop.games.prospecting.state import ProspectingState

STEPS_A_ROUND: Final = 2.2  # of the black train, on average
CARRIED: Final = 0.55  # of the mean price a unit is worth that is still under the ground
POINT: Final = 90.0  # a movement point not spent yet
NEAR: Final = 0.8  # of what a well promises, beside it
SIGHT: Final = 9  # squares; wells further away do not count
WAIT: Final = vec[float]([0.125 * distance for distance in range(SIGHT + 1)])  # rounds until a truck gets there
FARTHER: Final = vec[float]([0.9 ** max(0, distance - 1) for distance in range(SIGHT + 1)])  # less for each square more


def rounds_left(state: ProspectingState) -> float:
    """How many rounds may still be played to their end."""
    box, spaces = state.box, state.table.end - state.black
    specials: i64 = 0
    steps: i64 = 0
    for kind in range(box.standard_kinds, box.card_kinds):
        specials += state.deck[kind]
        steps += state.deck[kind] * box.card_train[kind]
    if not state.table.specials_return:
        return float(specials)  # BG-32
    rounds = max(0.0, float(spaces) / STEPS_A_ROUND)
    return min(float(specials), rounds) if steps >= spaces else rounds


def mean_price(state: ProspectingState) -> float:
    total: i64 = 0
    for company in range(state.table.companies):
        total += state.price(company)
    return float(total) / float(state.table.companies)


class Outlook:
    """Worked out once for a judgement."""

    def __init__(self, state: ProspectingState, seat: i64) -> None:
        box = state.box
        self.rounds = rounds_left(state)
        self.price = mean_price(state)
        self.unit_bonus = float(box.unit_bonus)
        self.derrick_bonus = float(box.derrick_bonus[min(1, state.seats - 1)])
        self.sold = CARRIED * self.price
        self.train = state.trains[seat]
        best = state.black
        for other in range(state.seats):
            if other != seat and state.trains[other] > best:
                best = state.trains[other]
        self.best = best  # the train furthest along that can be hired
        self.hired = max(0.0, self.sold - float(box.hire_fee))
        self.way_cost = box.way_cost

    def unit(self, line: i64) -> float:
        """A unit under a derrick on this line of the map, when it comes out."""
        if self.train >= line:
            return self.sold
        points = self.way_cost[line] - self.way_cost[self.train]
        return max(self.hired if self.best >= line else 0.0, self.sold - POINT * 1.2 * points)

    def derrick(self, line: i64, plumes: float, wait: float = 0.0) -> float:
        """A derrick over so much oil: what comes out in time, and what is left at the end."""
        rounds = self.rounds - wait
        if plumes <= rounds:
            return plumes * self.unit(line)
        out = max(0.0, rounds)
        return out * self.unit(line) + (plumes - out) * self.unit_bonus + self.derrick_bonus


def has_seen(state: ProspectingState, seat: i64, site: i64) -> bool:
    """Whether this seat has looked at a marker, and this view knows it."""
    return state.lookers[site] >> seat & 1 == 1 and state.markers[site] != UNKNOWN


def expected_oil(state: ProspectingState, seat: i64, site: i64) -> float:
    """What this seat knows or must expect of a marker."""
    if has_seen(state, seat, site):
        return float(state.table.plumes[state.markers[site]])
    return mean_oil(state, state.land.rigs[site], state.undecided)


def mean_oil(state: ProspectingState, rigs: i64, unseen: vec[i64]) -> float:
    """Of all markers of this kind among these, by face."""
    plumes, start = state.table.plumes, state.box.kind_start
    total: i64 = 0
    oil: i64 = 0
    for face in range(start[rigs], start[rigs + 1]):
        total += unseen[face]
        oil += unseen[face] * plumes[face]
    return float(oil) / float(total) if total > 0 else 0.0


def best_site(state: ProspectingState, seat: i64, outlook: Outlook, unseen: vec[i64]) -> float:
    """What the truck's surroundings promise: the best well, less the further away it is. Those that this seat does not
    know may be any of the markers that are `unseen`, by face."""
    truck = state.trucks[seat]
    if truck == NOWHERE or state.free_slot(seat) == NONE:
        return 0.0
    land, ground, markers, plumes = state.land, state.ground, state.markers, state.table.plumes
    squares, lines, kinds, money = land.square, land.line, land.rigs, state.money[seat]
    costs = vec[float]([float(cost) for cost in state.box.build_cost])
    means = vec[float]([mean_oil(state, rigs, unseen) for rigs in range(len(costs))])
    best = 0.0
    around = land.sites_around(truck, SIGHT)
    for place in range(0, len(around), 2):
        site, distance = around[place], around[place + 1]
        if ground[squares[site]] != MARKER:
            continue
        rigs = kinds[site]
        oil = float(plumes[markers[site]]) if has_seen(state, seat, site) else means[rigs]
        gain = outlook.derrick(lines[site] + 1, oil, WAIT[distance]) - costs[rigs]
        if gain > 0.0:
            gain *= NEAR * FARTHER[distance]
            if float(money) < costs[rigs]:
                gain *= 0.4
            best = max(best, gain)
    return best
