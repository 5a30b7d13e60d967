"""What is in the box of Gold: its cards as numbers, and the ids of the actions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOT_MINER: Final = -1

GOLD: Final = 0
MINER: Final = 1
DYNAMITE: Final = 2


class ActionIds:
    """Where the ids of each verb begin."""

    turn: i64 = 0
    start: i64 = 0
    gold: i64 = 0  # those of all faces are in a row: gold, miners, dynamite
    miner: i64 = 0
    dynamite: i64 = 0


class Box:
    """The cards by kind of face."""

    def __init__(self) -> None:
        self.ids = ActionIds()
        self.suit = vec[i64]()  # by kind: GOLD, MINER or DYNAMITE
        self.points = vec[i64]()  # nuggets, or a miner's value
        self.colour = vec[i64]()  # a miner's colour, else NOT_MINER
        self.count = vec[i64]()  # cards of this kind in the box
        self.colours: list[str] = []
        self.kinds: i64 = 0
        self.total: i64 = 0
        self.rush_at: i64 = 0
        self.idle_turns: i64 = 0

    def _add(self, suit: int, points: int, colour: int, count: int) -> None:
        self.suit = append(self.suit, suit)
        self.points = append(self.points, points)
        self.colour = append(self.colour, colour)
        self.count = append(self.count, count)
        self.kinds += 1
        self.total += count

    def add_gold(self, nuggets: int, count: int) -> None:
        self._add(GOLD, nuggets, NOT_MINER, count)

    def add_miner(self, colour: int, value: int, count: int) -> None:
        self._add(MINER, value, colour, count)

    def add_dynamite(self, count: int) -> None:
        self._add(DYNAMITE, 0, NOT_MINER, count)

    def could_change(self, left: vec[i64]) -> bool:
        """Whether some pair of these cards (a count for each kind) would take a card off the table (GO-12)."""
        least_gold: i64 = 1000
        weakest: i64 = 1000
        strongest: i64 = 0
        for kind in range(self.kinds):
            if left[kind] == 0:
                continue
            suit, points = self.suit[kind], self.points[kind]
            if suit == DYNAMITE:
                return True
            if suit == GOLD:
                least_gold = min(least_gold, points)
            else:
                weakest = min(weakest, points)
                strongest = max(strongest, points)
        return strongest > 0 and (strongest >= least_gold or strongest != weakest)
