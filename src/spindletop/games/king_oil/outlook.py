"""What wells and properties of King Oil would bring, as far as the discs are known."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.king_oil.box import DEPTHS, DRY, MEDIUM
from spindletop.games.king_oil.discs import depth_weights
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.wells import EMPTY

LATER: Final = 0.35  # oil that is not drilled yet, against a well now


class Outlook:
    """What wells would bring a seat on average, hole by hole, as far as the discs are known.

    It hangs on few things that most answers leave as they are, so the last one is kept and used again.
    """

    def __init__(self, state: KingOilState, seat: int, left: float) -> None:
        self.seat = seat
        self.left = left
        self.depths = state.depths
        self.wells = state.wells[:]
        self.owner = state.owner
        self.box = state.box
        self.classic = state.classic
        self.derrick = left * state.box.mean_royalty
        self.settings = state.possible.bit_count()
        weights = depth_weights(state, 0)  # with uncharted discs all holes are alike
        self.dry = float(weights[DRY]) / float(sum(weights))
        self.known: dict[int, float] = {}  # gains that were asked for, by hole
        self.gains: list[float] = []  # of the own empty holes, sorted
        self.land = 0.0  # the promise of those worth a well
        self._look(state)

    def _look(self, state: KingOilState) -> None:
        first_hole, wells = state.box.first_hole, state.wells
        for number in range(len(state.owner)):
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
            and self.depths == state.depths
            and self.owner == state.owner
            and self.wells == state.wells
            and self.classic == state.classic
            and self.box is state.box
        )

    def dry_chance(self, state: KingOilState, hole: int) -> float:
        if not self.classic:
            return self.dry
        return (state.possible & state.box.masks[hole * DEPTHS + DRY]).bit_count() / self.settings

    def gain(self, state: KingOilState, hole: int) -> float:
        """What a well in this hole would bring on average, its cost taken off."""
        gain = self.known.get(hole)
        if gain is None:
            cost, dry = state.box.cost, self.dry_chance(state, hole)
            gain = (1.0 - dry) * (self.derrick - float(cost[MEDIUM])) - dry * float(cost[DRY])
            self.known[hole] = gain
        return gain


class Memory:
    """The last outlook."""

    def __init__(self) -> None:
        self.last: Outlook | None = None


MEMORY: Final = Memory()


def outlook(state: KingOilState, seat: int, left: float) -> Outlook:
    last = MEMORY.last
    if last is None or not last.fits(state, seat, left):
        last = Outlook(state, seat, left)
        MEMORY.last = last
    return last


def income(state: KingOilState, number: int, ahead: Outlook) -> float:
    """What derricks and pipelines bring to whoever owns this property, and what it pays for those into it: a pipeline
    between two seats that trade it counts alike for both (KO-25, KO-26)."""
    box, pipes = state.box, state.pipes
    royalties: i64 = 0
    for border in range(box.first_border[number], box.first_border[number + 1]):
        royalties += box.royalty[pipes[border]] * state.derricks[box.target[border]]
        royalties -= box.royalty[pipes[box.back[border]]] * state.derricks[number]
    return float(state.derricks[number]) * ahead.derrick + ahead.left * float(royalties)


def promise(state: KingOilState, number: int, ahead: Outlook) -> float:
    """What may still be drilled on this property."""
    total, first_hole = 0.0, state.box.first_hole
    for hole in range(first_hole[number], first_hole[number + 1]):
        if state.wells[hole] == EMPTY:
            total += max(0.0, ahead.gain(state, hole))
    return LATER * total
