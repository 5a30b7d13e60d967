"""What wells and properties of King Oil would bring, as far as the discs are known."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.king_oil.box import DRY, MEDIUM
from spindletop.games.king_oil.land import EMPTY
from spindletop.games.king_oil.state import KingOilState
from spindletop.parts.numbers import total

HORIZON: Final = 9.0  # turns that an income is counted for
LATER: Final = 0.35  # oil that is not drilled yet, against a well now


def turns_left(state: KingOilState) -> float:
    """That an income is counted for."""
    return min(HORIZON, float(state.box.rounds + 1 - state.round))


class Outlook:
    """What wells would bring a seat on average, hole by hole, as far as the discs are known."""

    def __init__(self, state: KingOilState, seat: int) -> None:
        left = turns_left(state)
        self.left = left
        self.settings = float(state.settings())
        self.dry = 0.0  # a hole, with uncharted discs: they are all alike
        if not state.classic:
            weights = state.depth_weights(0)
            self.dry = float(weights[DRY]) / float(total(weights))
        self.derrick = left * state.box.mean_royalty
        self.gains = vec[float]([self.gain(state, hole) for hole in state.holes_of(seat)])  # of the own empty holes
        self.land = 0.0  # the promise of those worth a well
        for gain in self.gains:
            self.land += max(0.0, gain)

    def dryness(self, state: KingOilState, hole: i64) -> float:
        """How likely this hole is dry."""
        return float(state.dry_settings(hole)) / self.settings if state.classic else self.dry

    def gain(self, state: KingOilState, hole: i64) -> float:
        """What a well in this hole would bring on average, its cost taken off."""
        cost, dry = state.box.cost, self.dryness(state, hole)
        return (1.0 - dry) * (self.derrick - float(cost[MEDIUM])) - dry * float(cost[DRY])


def outlook(state: KingOilState, seat: int) -> Outlook:
    """Worked out once, until the land, what is known of the discs, or the round is another."""
    if len(state.outlooks) == 0:
        state.outlooks = [None] * state.seats
    known = state.outlooks[seat]
    if known is None:
        known = Outlook(state, seat)
        state.outlooks[seat] = known
    return cast(Outlook, known)


def income(state: KingOilState, number: i64, ahead: Outlook) -> float:
    """What derricks and pipelines bring to whoever owns this property, and what it pays for those into it: a pipeline
    between two seats that trade it counts alike for both (KO-25, KO-26)."""
    box, pipes = state.box, state.pipes
    royalties: i64 = 0
    for border in range(box.first_border[number], box.first_border[number + 1]):
        royalties += box.royalty[pipes[border]] * state.derricks[box.target[border]]
        royalties -= box.royalty[pipes[box.back[border]]] * state.derricks[number]
    return float(state.derricks[number]) * ahead.derrick + ahead.left * float(royalties)


def promise(state: KingOilState, number: i64, ahead: Outlook) -> float:
    """What may still be drilled on this property."""
    total, first_hole = 0.0, state.box.first_hole
    for hole in range(first_hole[number], first_hole[number + 1]):
        if state.wells[hole] == EMPTY:
            total += max(0.0, ahead.gain(state, hole))
    return LATER * total
