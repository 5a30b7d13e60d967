"""A card counter for Gold, with a memory from none to perfect."""

from collections.abc import Callable
from typing import Final, cast

from spindletop.bots.bot import Bot
from spindletop.games.gold.box import DYNAMITE, GOLD, MINER
from spindletop.games.gold.state import NOBODY, UNKNOWN, GoldState
from spindletop.games.gold.steps import RushCard, SecondCard
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

MINER_WORTH: Final = 0.15  # to his owner, for each point of strength, as long as he is on the table


class MemoryBot(Bot):
    """Plays for the best expected gain of the turn. `memory` is its chance to remember a card turned down again."""

    def __init__(self, memory: float = 1.0) -> None:
        self.memory = memory

    def choose(self, view: State, rng: Rng) -> int:
        state = cast(GoldState, view)
        counted = Counted(state, self.memory)
        asked = state.question
        if isinstance(asked, SecondCard):
            kind = counted.best_second(state.faces[asked.first], asked.first)
        elif isinstance(asked, RushCard):
            kind = counted.best_for_rush()
        else:
            kind = counted.best_first()
        first = asked.first if isinstance(asked, SecondCard) else UNKNOWN
        return state.box.ids.turn + counted.place_of(kind, first, rng)


class Counted:
    """What a player remembers: which card lies where, and which cards must be on the other places."""

    def __init__(self, state: GoldState, memory: float) -> None:
        self.state = state
        self.seat = state.mover
        self.kinds = state.box.kinds
        self.pool = state.left[:]  # by kind: cards on places not remembered
        self.places: list[list[int]] = [[] for _ in range(self.kinds)]  # by kind: the places remembered
        self.others: list[int] = []  # the places not remembered
        for place in state.table:
            if self.remembers(place, memory):
                self.pool[state.faces[place]] -= 1
                self.places[state.faces[place]].append(place)
            else:
                self.others.append(place)

    def remembers(self, place: int, memory: float) -> bool:
        """Always the same for a card seen in a certain turn; what is up now needs no memory."""
        state = self.state
        kind = state.faces[place]
        if kind == UNKNOWN or memory >= 1.0 or state.seen[place] == state.turn:
            return kind != UNKNOWN
        sighting = (place * 1009 + state.seen[place]) * 1009 + kind * 11 + self.seat
        return Rng(sighting).chance(memory)

    def place_of(self, kind: int, taken: int, rng: Rng) -> int:
        """A place with this kind of card; for UNKNOWN, any place not remembered."""
        places = self.others if kind == UNKNOWN else self.places[kind]
        choice = [place for place in places if place != taken]
        return choice[rng.below(len(choice))]

    def best_first(self) -> int:
        """The kind to turn up first (UNKNOWN: a card not remembered)."""
        best, most = UNKNOWN, self.first_unknown()
        for kind in range(self.kinds):
            if self.places[kind]:
                gain = self.second_gain(kind, self.places[kind][0])
                if gain > most:
                    best, most = kind, gain
        return best

    def first_unknown(self) -> float:
        """What turning up a card not remembered promises, with the best second card for each face it may have."""
        if not self.others:
            return float("-inf")
        total = 0.0
        for kind in range(self.kinds):
            count = self.pool[kind]
            if count > 0:
                self.pool[kind] -= 1
                total += float(count) * self.second_gain(kind, UNKNOWN, 1)
                self.pool[kind] += 1
        return total / len(self.others)

    def second_gain(self, first: int, place: int, unknown_taken: int = 0) -> float:
        """The best expected gain of a second card, when the first is of this kind."""
        most = self.unknown_gain(first, len(self.others) - unknown_taken)
        for kind in range(self.kinds):
            if self.free(kind, first, place):
                most = max(most, self.gain(first, kind))
        return most

    def best_second(self, first: int, place: int) -> int:
        best, most = UNKNOWN, self.unknown_gain(first, len(self.others))
        for kind in range(self.kinds):
            if self.free(kind, first, place) and self.gain(first, kind) > most:
                best, most = kind, self.gain(first, kind)
        return best

    def free(self, kind: int, first: int, place: int) -> bool:
        """Whether there is a remembered card of this kind beside the first."""
        needed = 2 if kind == first and place != UNKNOWN else 1
        return len(self.places[kind]) >= needed

    def unknown_gain(self, first: int, unknown: int) -> float:
        if unknown <= 0:
            return float("-inf")
        total = 0.0
        for kind in range(self.kinds):
            if self.pool[kind] > 0:
                total += float(self.pool[kind]) * self.gain(first, kind)
        return total / unknown

    def gain(self, first: int, second: int) -> float:
        """What turning up these two kinds brings this seat, counting what it brings the others against it."""
        suit = self.state.box.suit
        one, other = suit[first], suit[second]
        if one == DYNAMITE or other == DYNAMITE:
            return -self.miner_worth(first) - self.miner_worth(second)
        if one == MINER and other == MINER:
            return self.duel(first, second)
        if one == GOLD and other == GOLD:
            return 0.0
        return self.strike(first, second) if one == MINER else self.strike(second, first)

    def strike(self, miner: int, gold: int) -> float:
        box = self.state.box
        nuggets = box.points[gold]
        if box.points[miner] < nuggets:
            return 0.0
        owner = self.state.owner(box.colour[miner])
        share = 1.0 if owner in (self.seat, NOBODY) else -1.0 / (self.state.seats - 1)
        return share * float(nuggets) - self.miner_worth(miner)

    def duel(self, first: int, second: int) -> float:
        points = self.state.box.points
        if points[first] == points[second]:
            return 0.0
        return -self.miner_worth(first if points[first] < points[second] else second)

    def miner_worth(self, kind: int) -> float:
        """What a miner on the table is worth to this seat; less than nothing if he is a rival's."""
        box = self.state.box
        if box.suit[kind] != MINER:
            return 0.0
        owner = self.state.owner(box.colour[kind])
        if owner == NOBODY:
            return 0.0
        worth = MINER_WORTH * float(box.points[kind])
        return worth if owner == self.seat else -worth / (self.state.seats - 1)

    def best_for_rush(self) -> int:
        """The biggest gold remembered, unless the others promise more."""
        box = self.state.box
        best, most = UNKNOWN, -1.0
        if self.others:
            most = 0.0
            for kind in range(self.kinds):
                if box.suit[kind] == GOLD:
                    most += box.points[kind] * self.pool[kind] / len(self.others)
        for kind in range(self.kinds):
            nuggets = float(box.points[kind]) if box.suit[kind] == GOLD else 0.0
            if self.places[kind] and nuggets > most:
                best, most = kind, nuggets
        return best


def memory(setting: str) -> Bot:
    """`memory` or `memory:0.5`: from 0, none, to 1, perfect."""
    try:
        share = float(setting or "1")
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 1.0:
        raise ValueError(f"the setting of memory is a number from 0 to 1, not {setting!r}")
    return MemoryBot(share)


def dial(number: float) -> Bot:
    """Levels differ in their memory."""
    return memory(str(number))


def level(name: str, share: float) -> Callable[[str], Bot]:
    def make(setting: str) -> Bot:
        if setting:
            raise ValueError(f"the bot {name} has no setting: write just {name}, or memory:{share}")
        return MemoryBot(share)

    return make


BOTS: Final[dict[str, Callable[[str], Bot]]] = {"memory": memory}
LEVELS: Final[list[tuple[str, Callable[[str], Bot]]]] = [
    ("rookie", level("rookie", 0.25)),
    ("wildcatter", level("wildcatter", 0.7)),
    ("tycoon", level("tycoon", 1.0)),
]
