"""A position of Giganten or Black Gold as numbers, for those who learn from them, and what each is worth, about."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import MARKER, NOWHERE
from spindletop.games.prospecting.judgement import LICENCE, RIVALS, hand_worth
from spindletop.games.prospecting.outlook import Outlook, best_site
from spindletop.games.prospecting.state import ProspectingState
from spindletop.parts.numbers import total, total_from

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


def features(state: ProspectingState, seat: int) -> vec[float]:
    """They are the same for the whole position and for the seat's view of it."""
    companies, size = len(state.box.companies), state.box.derricks
    own_tanks = total_from(state.tanks, seat * companies, (seat + 1) * companies)
    own_plumes = total_from(state.plumes, seat * size, (seat + 1) * size)
    best_money: i64 = 0
    best_train: i64 = 0
    rival_hands: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best_money = max(best_money, state.money[other])
            best_train = max(best_train, state.trains[other])
            rival_hands += state.hands[other]
    own = vec[float](
        [
            float(state.money[seat]),
            float(best_money),
            float(own_tanks),
            float(total(state.tanks) - own_tanks),
            float(own_plumes),
            float(total(state.plumes) - own_plumes),
            float(standing(state, seat)),
            float(state.trains[seat]),
            float(best_train),
            float(state.black),
            float(state.hands[seat]),
            hand_worth(state, seat),
            float(rival_hands),
        ],
        capacity=len(FEATURES),
    )
    return append(extend(own, sight(state, seat)), float(state.first == seat))


def sight(state: ProspectingState, seat: i64) -> vec[float]:
    """The features from "mean price" to "rounds left". They are kept until the map, a truck, a train, a price, a
    deck or the money changes: most answers are bids, which change none of these."""
    if len(state.sights) == 0:
        state.sights = [vec[float]()] * state.seats
    if len(state.sights[seat]) == 0:
        outlook = Outlook(state, seat)
        highest: i64 = 0
        for company in range(state.table.companies):
            highest = max(highest, state.price(company))
        promise = best_site(state, seat, outlook, state.unseen_by(seat)) if len(state.ground) > 0 else 0.0
        known = float(surveyed(state, seat))
        state.sights[seat] = vec[float]([outlook.price, float(highest), known, promise, outlook.rounds])
    return state.sights[seat]


def standing(state: ProspectingState, seat: i64) -> i64:
    """How many of the seat's derricks are on the map."""
    size = state.box.derricks
    standing: i64 = 0
    for slot in range(seat * size, (seat + 1) * size):
        if state.derricks[slot] != NOWHERE:
            standing += 1
    return standing


def surveyed(state: ProspectingState, seat: i64) -> i64:
    """How many waiting wells the seat has looked at."""
    lookers, ground, square = state.lookers, state.ground, state.land.square
    known: i64 = 0
    for site in range(len(lookers)):
        if lookers[site] >> seat & 1 and ground[square[site]] == MARKER:
            known += 1
    return known
