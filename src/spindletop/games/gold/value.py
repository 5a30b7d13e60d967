"""How good a position of Gold looks, and its features as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.bots.judgement import Judgement
from spindletop.games.gold.box import GOLD, MINER
from spindletop.games.gold.state import GoldState
from spindletop.parts.numbers import best_of_others, total

FEATURES: Final = (
    "own nuggets",
    "best rival's nuggets",
    "own gold cards",
    "points of earlier games",
    "best rival's points of earlier games",
    "nuggets on the table",
    "strength of own miners",
    "strength of rivals' miners",
    "cards on the table",
    "cards seen",
    "Gold Rush",
    "to move",
)


def value(state: GoldState, seat: int) -> float:
    """The lead in nuggets, with a little for miners that may still bring some."""
    best: i64 = 0
    for rival in range(state.seats):
        if rival != seat:
            best = max(best, state.points(rival))
    strength = miners_left(state)
    own = float(strength[seat])
    rivals = float(total(strength) - strength[seat]) / (state.seats - 1)
    return float(state.points(seat) - best) + 0.1 * (own - rivals)


def miners_left(state: GoldState) -> vec[i64]:
    """For each seat: the strength of its miners on the table."""
    suit, colour, points, left = state.box.suit, state.box.colour, state.box.points, state.left
    strength = vec[i64]([0] * state.seats)
    for kind in range(len(left)):
        if suit[kind] == MINER and left[kind]:
            owner = state.owner(colour[kind])
            if owner >= 0:
                strength[owner] += points[kind] * left[kind]
    return strength


def features(state: GoldState, seat: int) -> vec[float]:
    box = state.box
    nuggets_left: i64 = 0
    for kind in range(box.kinds):
        if box.suit[kind] == GOLD:
            nuggets_left += box.points[kind] * state.left[kind]
    strength = miners_left(state)
    return vec[float](
        [
            float(state.nuggets[seat]),
            float(best_of_others(state.nuggets, seat)),
            float(state.cards_taken[seat]),
            float(state.series[seat]),
            float(best_of_others(state.series, seat)),
            float(nuggets_left),
            float(strength[seat]),
            float(total(strength) - strength[seat]),
            float(len(state.table)),
            float(box.total - total(state.unseen)),
            float(state.rush),
            float(state.mover == seat),
        ]
    )


JUDGEMENT: Final = Judgement(value, spread=5.0)
