"""What wells and properties of King Oil would bring, as far as the discs are known."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.king_oil.box import DEPTHS, DRY, MEDIUM
from spindletop.games.king_oil.land import EMPTY
from spindletop.games.king_oil.state import KingOilState

LATER: Final = 0.35  # oil that is not drilled yet, against a well now
UNKNOWN: Final = -1.0  # a chance that was not asked for yet


class Dryness:
    """How likely each hole is dry, as far as the discs are known. It is worked out when it is asked for, and kept."""

    def __init__(self, state: KingOilState) -> None:
        self.box = state.box
        self.classic = state.classic
        self.depths = state.depths
        self.settings = state.possible.bit_count()
        self.shares = vec[float]([UNKNOWN] * state.box.holes)  # by hole
        if not state.classic:  # all holes are alike
            weights = state.depth_weights(0)
            self.shares = vec[float]([float(weights[DRY]) / float(sum(weights))] * state.box.holes)

    def fits(self, state: KingOilState) -> bool:
        return self.depths == state.depths and self.classic == state.classic and self.box is state.box

    def of(self, state: KingOilState, hole: i64) -> float:
        if self.shares[hole] == UNKNOWN:
            dry = state.possible & state.box.masks[hole * DEPTHS + DRY]
            self.shares[hole] = dry.bit_count() / self.settings
        return self.shares[hole]


class Memory:
    """What was asked for last: most answers leave the discs as they are."""

    def __init__(self) -> None:
        self.dryness: Dryness | None = None

    def recall(self, state: KingOilState) -> Dryness:
        dryness = self.dryness
        if dryness is None or not dryness.fits(state):
            dryness = self.dryness = Dryness(state)
        return dryness


MEMORY: Final = Memory()


class Outlook:
    """What wells would bring a seat on average, hole by hole, as far as the discs are known."""

    def __init__(self, state: KingOilState, seat: int, left: float) -> None:
        self.left = left
        self.dryness = MEMORY.recall(state)
        self.derrick = left * state.box.mean_royalty
        self.gains = vec[float]()  # of the own empty holes
        self.land = 0.0  # the promise of those worth a well
        first_hole, wells = state.box.first_hole, state.wells
        for number in range(state.box.properties):
            if state.owner[number] == seat and state.empty[number]:
                for hole in range(first_hole[number], first_hole[number + 1]):
                    if wells[hole] == EMPTY:
                        gain = self.gain(state, hole)
                        self.gains = append(self.gains, gain)
                        self.land += max(0.0, gain)

    def gain(self, state: KingOilState, hole: i64) -> float:
        """What a well in this hole would bring on average, its cost taken off."""
        cost, dry = state.box.cost, self.dryness.of(state, hole)
        return (1.0 - dry) * (self.derrick - float(cost[MEDIUM])) - dry * float(cost[DRY])


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
