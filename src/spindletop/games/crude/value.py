"""How good a position of Crude looks, and its features as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.bots.judgement import Judgement
from spindletop.games.crude import squares
from spindletop.games.crude.assets import Place
from spindletop.games.crude.box import CRUDE, GASOLINE, KINDS, NOTHING, QUADRANTS, REFINERY, RIG, STATION, WELL
from spindletop.games.crude.outlook import cheapest, dearest, prospects
from spindletop.games.crude.production import Roll
from spindletop.games.crude.state import CrudeState
from spindletop.parts.numbers import best_of_others

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

# What one more is worth to a seat, about, in millions: an asset what it earns in a few rounds, a barrel what it brings
REASONS: Final = {
    "own cash": 1.0,
    "own crude": 7.0,
    "own gasoline": 16.0,
    "own rigs": 8.0,
    "own stations": 45.0,
    "own refineries": 35.0,
    "own shut refineries": -20.0,
    "own wells": 30.0,
    "best rival's cash": -0.5,
    "rivals' stations": -8.0,
    "rivals' wells": -8.0,
    "cheapest crude": -4.0,
    "best price for gasoline": 3.0,
}

LONGEST_VIEW: Final = 8.0  # rounds
GAIN_A_ROUND: Final = 70.0  # what a leader is taken to earn
VICTORY: Final = 10_000.0


def value(state: CrudeState, seat: int) -> float:
    """Cash, and what barrels and assets will bring in the rounds that are left; once it is settled, who wins."""
    if not state.stack:
        return VICTORY * 2.0 if seat in state.winners() else -VICTORY * 2.0
    own = float(state.cash[seat] + state.depression_value(seat))
    rival = 0.0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, float(state.cash[other] + state.depression_value(other)))
    if state.final != NOTHING:
        sign = VICTORY if own > rival else -VICTORY
        return sign + own - rival + prospects(state, seat, 0.3)
    goal = float(state.goal)
    ahead = min(LONGEST_VIEW, max(1.0, (goal - rival) / GAIN_A_ROUND))
    ahead = min(ahead, float(state.box.rounds - state.round))
    cash = float(state.cash[seat])
    near = max(0.0, cash - 0.6 * goal)
    return cash + 0.4 * near + prospects(state, seat, ahead)


def features(state: CrudeState, seat: int) -> vec[float]:
    own, rivals = vec[i64]([0] * KINDS), vec[i64]([0] * KINDS)
    worth = vec[i64]([state.cash[each] + state.depression_value(each) for each in range(state.seats)])
    crude: i64 = 0
    gasoline: i64 = 0
    shut: i64 = 0
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
    return vec[float](
        [
            float(state.cash[seat]),
            float(worth[seat] - state.cash[seat]),
            float(crude),
            float(gasoline),
            float(own[RIG]),
            float(own[STATION]),
            float(own[REFINERY]),
            float(shut),
            float(own[WELL]),
            float(best_of_others(state.cash, seat)),
            float(best_of_others(worth, seat)),
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
    )


def in_hand(state: CrudeState, seat: int) -> float:
    return float(state.cash[seat])


# A round later plans are told apart best. Purchases lead to dozens of places, most of them as good as the next
JUDGEMENT: Final = Judgement(
    value,
    spread=120.0,
    beam=4,
    depth=10,
    horizon=QUADRANTS,
    beat=(Roll,),
    narrow=1,
    doubt=0.0,
    patience=1.5,
    alike=(Place,),
    reserve=in_hand,
)
