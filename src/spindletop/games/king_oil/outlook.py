"""What wells and properties of King Oil would bring, as far as the discs are known."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.king_oil.box import DEPTHS, DRY, MEDIUM
from spindletop.games.king_oil.discs import depth_weights
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.wells import EMPTY

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
            weights = depth_weights(state, 0)
            self.shares = vec[float]([float(weights[DRY]) / float(sum(weights))] * state.box.holes)

    def fits(self, state: KingOilState) -> bool:
        return self.depths == state.depths and self.classic == state.classic and self.box is state.box

    def of(self, state: KingOilState, hole: i64) -> float:
        if self.shares[hole] == UNKNOWN:
            dry = state.possible & state.box.masks[hole * DEPTHS + DRY]
            self.shares[hole] = dry.bit_count() / self.settings
        return self.shares[hole]


class Outlook:
    """What wells would bring a seat on average, hole by hole, as far as the discs are known."""

    def __init__(self, state: KingOilState, seat: int, left: float, dryness: Dryness) -> None:
        self.seat = seat
        self.left = left
        self.dryness = dryness
        self.wells = state.wells[:]
        self.owner = state.owner
        self.derrick = left * state.box.mean_royalty
        self.gains: list[float] = []  # of the own empty holes, sorted
        self.land = 0.0  # the promise of those worth a well
        self._look(state)

    def _look(self, state: KingOilState) -> None:
        first_hole, wells = state.box.first_hole, state.wells
        for number in range(state.box.properties):
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
            and self.owner == state.owner
            and self.wells == state.wells
            and self.dryness.fits(state)
        )

    def gain(self, state: KingOilState, hole: i64) -> float:
        """What a well in this hole would bring on average, its cost taken off."""
        cost, dry = state.box.cost, self.dryness.of(state, hole)
        return (1.0 - dry) * (self.derrick - float(cost[MEDIUM])) - dry * float(cost[DRY])


class Memory:
    """The last outlook: it hangs on few things that most answers leave as they are, so it is often used again."""

    def __init__(self) -> None:
        self.last: Outlook | None = None


MEMORY: Final = Memory()


def outlook(state: KingOilState, seat: int, left: float) -> Outlook:
    last = MEMORY.last
    if last is None or not last.fits(state, seat, left):
        known = last.dryness if last is not None and last.dryness.fits(state) else Dryness(state)
        last = Outlook(state, seat, left, known)
        MEMORY.last = last
    return last


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
