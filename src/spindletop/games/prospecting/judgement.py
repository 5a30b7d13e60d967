"""How good a position of Giganten or Black Gold looks: what a seat has, may hope for, and is about to get."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.prospecting.auctions import ANYWHERE, Bid, Fine
from spindletop.games.prospecting.box import BACK, DRILL_DEEPER, NONE, NOWHERE, OIL, PRICE, UNKNOWN, WELL_SPRING
from spindletop.games.prospecting.derricks import Strike, Survey
from spindletop.games.prospecting.outlook import POINT, Outlook, best_site, expected_oil
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.trucks import Movement

SOLD: Final = 0.6  # of its price a unit in a tank is worth: others want to sell too
CROWDED: Final = 0.35  # and one that would not stay there
LICENCE: Final = 420.0  # for each point of value, as far as an auction needs them
MORE_LICENCES: Final = 120.0  # and beyond
ENOUGH_LICENCES: Final = 11.0
SPACE: Final = 110.0  # a space of the railway that no derrick needs yet
SEEN: Final = 60.0  # knowing a well
BLUFF: Final = -100_000.0  # not worth a closer look
RIVALS: Final = 0.25  # what the others have counts against this seat
SPREAD: Final = 13_000.0  # a lead that makes a seat e times as likely to win


def stored(state: ProspectingState, units: i64, price: float) -> float:
    """Units in a tank, by the chance to sell them at this price."""
    bonus = float(state.box.unit_bonus)
    kept = min(units, state.box.tank_limit)
    return float(kept) * max(bonus, SOLD * price) + float(units - kept) * max(bonus, CROWDED * price)


def tank_value(state: ProspectingState, seat: i64, rounds: float) -> float:
    worth = 0.0
    for company in range(state.table.companies):
        units = state.tank(seat, company)
        if units > 0:
            worth += stored(state, units, float(state.price(company)) if rounds > 0.0 else 0.0)
    return worth


def licence_value(worth: float, rounds: float) -> float:
    if rounds <= 0.0:
        return 0.0
    return LICENCE * min(worth, ENOUGH_LICENCES) + MORE_LICENCES * max(0.0, worth - ENOUGH_LICENCES)


def hand_worth(state: ProspectingState, seat: i64) -> float:
    """The value of a hand, or what one of that size is worth on average."""
    twos = state.twos[seat]
    return 1.5 * float(state.hands[seat]) if twos == UNKNOWN else float(state.hands[seat] + twos)


def in_hand(state: ProspectingState, seat: int) -> float:
    """What a seat keeps for later: money, and licences, those to come with its card included."""
    card = state.cards[seat]
    coming = 0.0 if card == NONE else 1.5 * float(state.box.card_licences[card])
    return float(state.money[seat]) + LICENCE * (hand_worth(state, seat) + coming)


def card_value(state: ProspectingState, seat: i64, outlook: Outlook) -> float:
    """What a card in front of the seat will still bring; after action 3 its licences have been dealt."""
    card = state.cards[seat]
    if card == NONE:
        return 0.0
    box = state.box
    rounds = outlook.rounds
    worth = POINT * float(box.card_points[card])
    if dealing(state):
        more = hand_worth(state, seat)
        worth += licence_value(more + 1.5 * float(box.card_licences[card]), rounds) - licence_value(more, rounds)
    action, amount = box.card_action[card], float(box.card_value[card])
    if action == PRICE:
        worth += 150.0 * amount
    elif action == OIL:
        worth += 0.8 * SOLD * outlook.price * amount
    elif action == BACK:
        worth += 110.0 * amount
    elif action in (WELL_SPRING, DRILL_DEEPER):
        worth += 700.0
    return worth


def dealing(state: ProspectingState) -> bool:
    """Whether cards are still being taken, so that their licences are yet to come."""
    return len(state.offer) > 0


def pending(state: ProspectingState, seat: i64, outlook: Outlook) -> float:
    """What the question just asked is about to bring."""
    rounds = outlook.rounds
    top = state.top()
    if isinstance(top, Strike) and top.seat == seat:
        oil = expected_oil(state, seat, top.site)
        line = state.line(state.land.square[top.site])
        return outlook.derrick(line, oil) + points_left(state, seat)
    if isinstance(top, Bid) and top.leader == seat:
        return bid_value(state, seat, top.inside, top.bid, sale_gain(state, seat, top.company), rounds)
    seen = SEEN if isinstance(top, Survey) and top.seat == seat else 0.0
    return seen + points_left(state, seat)


def points_left(state: ProspectingState, seat: i64) -> float:
    """Points of a move that goes on when nature has answered."""
    for place in range(len(state.stack) - 1, max(-1, len(state.stack) - 3), -1):
        frame = state.stack[place]
        if isinstance(frame, Movement) and frame.seat == seat:
            return POINT * 0.9 * float(frame.points)
    return 0.0


def sale_gain(state: ProspectingState, seat: i64, company: i64) -> float:
    """What selling everything there brings beyond what it is worth in the tank; anywhere, the best of it."""
    best = 0.0
    for each in range(state.table.companies):
        if company in (each, ANYWHERE):
            units, price = state.tank(seat, each), float(state.price(each))
            best = max(best, float(units) * price - stored(state, units, price))
    return best


def bid_value(state: ProspectingState, seat: i64, inside: i64, bid: i64, gain: float, rounds: float) -> float:
    """The gain and the price of a bid, by the chance that it stands."""
    worth = hand_worth(state, seat)
    strongest = 0.0
    for other in range(state.seats):
        if other != seat and inside >> other & 1:
            strongest = max(strongest, 1.5 * float(state.hands[other]))
    stands = 1.0 if strongest == 0.0 else min(1.0, (float(bid) + 1.0) / (0.6 * strongest + 1.0))
    cost = licence_value(worth, rounds) - licence_value(worth - float(bid), rounds)
    return stands * (gain - cost)


def holding(state: ProspectingState, seat: i64, outlook: Outlook) -> float:
    """What a seat has, as far as everybody can judge it."""
    box, rounds = state.box, outlook.rounds
    worth = float(state.money[seat]) + tank_value(state, seat, rounds) + licence_value(hand_worth(state, seat), rounds)
    for slot in range(seat * box.derricks, (seat + 1) * box.derricks):
        if state.derricks[slot] != NOWHERE:
            line = state.line(state.derricks[slot])
            worth += outlook.derrick(line, float(state.plumes[slot]))
    if rounds > 0.0:
        worth += SPACE * float(state.trains[seat])
    return worth


def rival_holding(state: ProspectingState, seat: i64, outlook: Outlook) -> float:
    """Roughly what another seat has."""
    size = state.box.derricks
    plumes: i64 = 0
    for slot in range(seat * size, (seat + 1) * size):
        plumes += state.plumes[slot]
    worth = float(state.money[seat]) + tank_value(state, seat, outlook.rounds)
    return worth + 0.4 * outlook.price * float(plumes) + SPACE * float(state.trains[seat])


def is_bluff(state: ProspectingState, seat: i64) -> bool:
    """The seat leads an auction with more than it has, or was caught."""
    top = state.top()
    if isinstance(top, Bid):
        return top.leader == seat and float(top.bid) > hand_worth(state, seat)
    return isinstance(top, Fine) and top.seat == seat


def value(state: ProspectingState, seat: int) -> float:
    """In dollars, with a part of what the others have counted against it."""
    if len(state.stack) == 0:
        scores = state.scores()
        return scores[seat] - RIVALS * (sum(scores) - scores[seat]) / (state.seats - 1)
    if is_bluff(state, seat):
        return BLUFF
    outlook = Outlook(state, seat)
    worth = holding(state, seat, outlook)
    if len(state.ground) > 0:
        promise = best_site(state, seat, outlook, state.undecided)
        worth += promise + card_value(state, seat, outlook) + pending(state, seat, outlook)
    rivals = 0.0
    for other in range(state.seats):
        if other != seat:
            rivals += rival_holding(state, other, outlook)
    return worth - RIVALS * rivals / float(state.seats - 1)
