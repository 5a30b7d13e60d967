"""A table of King Oil in any position: who owns what, what is drilled, who has how much, whose turn it is."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.king_oil.box import DEEP, DRY
from spindletop.games.king_oil.game import KingOil
from spindletop.games.king_oil.land import EMPTY, FREE, UNSEEN
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.steps import Turn
from spindletop.kernel import Event

GAME = KingOil()


class Table:
    """Properties have their printed numbers, borders are written "7-3". Discs are uncharted: any depth is possible."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.state: KingOilState = GAME.new(seats, **{"discs": "uncharted", "start": 0, **options})
        self.state.finish()
        self.events: list[Event] = []
        self.state.listen(self.events)

    def owns(self, seat: int, *numbers: int) -> "Table":
        for number in numbers:
            assert self.state.owner[number - 1] == FREE
            self.state.transfer(number - 1, seat)
            self.state.set_shed(number - 1, seat)
        return self

    def derricks(self, number: int, count: int) -> "Table":
        """So many derricks of its owner on the first empty holes of a property."""
        for hole in self.empty(number)[:count]:
            self.see(hole, DEEP)
            self.state.set_derrick(hole, self.state.owner[number - 1])
        return self

    def caps(self, number: int, count: int) -> "Table":
        for hole in self.empty(number)[:count]:
            self.see(hole, DRY)
            self.state.set_cap(hole, self.state.owner[number - 1])
        return self

    def see(self, hole: int, depth: int) -> None:
        if self.state.depths[hole] == UNSEEN:
            self.state.see(hole, depth)

    def empty(self, number: int) -> list[int]:
        return [hole for hole in self.holes(number) if self.state.wells[hole] == EMPTY]

    def holes(self, number: int) -> range:
        first_hole = self.state.box.first_hole
        return range(first_hole[number - 1], first_hole[number])

    def pipeline(self, border: str, count: int = 1) -> "Table":
        action = GAME.parse(f"lay {border}") - self.state.box.ids.lay
        self.state.add_pipelines(action, count)
        return self

    def cash(self, *amounts: int) -> "Table":
        """What each seat has; the bank has the rest."""
        self.state.cash = vec[i64](amounts)
        self.state.bank = self.state.box.money - sum(amounts)
        return self

    def turn(self, mover: int) -> "Table":
        """This seat's turn begins."""
        self.state.mover = mover
        self.state.put(Turn())
        self.state.settle()
        return self

    def play(self, *names: str) -> "Table":
        for name in names:
            self.state.play(GAME.parse(name))
            assert self.state.faults() == []
        return self

    @property
    def asked(self) -> str:
        return self.state.question.name if self.state.question else "over"

    def offered(self, verb: str = "") -> list[str]:
        """The names of all legal answers, or of those that begin with these words."""
        return [GAME.name(action) for action in self.state.legal() if GAME.name(action).startswith(verb)]

    def told(self, kind: str) -> list[tuple[int, ...]]:
        return [event.numbers for event in self.events if event.kind == kind]


def discs_known() -> tuple[KingOilState, list[int]]:
    """Seat 0 is about to drill on property 1. So many wells are public that one setting of the discs is left; with it,
    the depths of that property's holes."""
    state, setting = GAME.new(2, start=0), 77
    for name in ("buy 1", "buy 2", "draw", "card 500/2", "announce 1"):
        state.play(GAME.parse(name))
    for hole in range(60, 169):
        state.see(hole, state.box.depth_at(hole, setting))
    return state, [state.box.depth_at(hole, setting) for hole in range(12)]
