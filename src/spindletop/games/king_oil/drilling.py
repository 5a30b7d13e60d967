"""Drilling: which hole, how deep the oil is, what it costs; and the slips that can be made there."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.king_oil.asking import ToMover, no_property
from spindletop.games.king_oil.box import DRY
from spindletop.games.king_oil.debts import Debt
from spindletop.games.king_oil.land import CLOSED, EMPTY, FREE, UNSEEN, is_derrick
from spindletop.games.king_oil.pipelines import Support
from spindletop.games.king_oil.sales import DecisionPoint
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.kernel.frame import Question, Step, lone
from spindletop.parts.bag import FromBag

PLAIN: Final = 0  # a well as announced, wherever it is
BEFORE_DRAWING: Final = 1  # KO-36
TOO_MANY: Final = 2  # KO-37


class Drilling(Step):
    """So many announced wells are still to drill; those without a hole lapse (KO-9, KO-40)."""

    rule: ClassVar[str] = "KO-9"
    left: i64

    def faults(self, state: KingOilState) -> list[str]:
        return [] if 0 <= self.left <= max(state.box.card_wells) else ["so many wells are never announced"]

    def run(self, state: KingOilState) -> None:
        left = min(self.left, state.empty_of[state.mover])
        if left < self.left:
            state.tell("lapsed", state.mover, self.left - left)
        if left:
            state.put(Hole(left))


class Hole(DecisionPoint):
    """Which hole do you drill? (KO-15)"""

    rule: ClassVar[str] = "KO-15"
    left: i64

    def faults(self, state: KingOilState) -> list[str]:
        enough = 1 <= self.left <= state.empty_of[state.mover]
        return [] if enough else ["the mover has not so many holes to drill"]

    def wells(self, state: KingOilState) -> i64:
        return self.left

    def with_choices(self, state: KingOilState, legal: vec[i64]) -> vec[i64]:
        if state.slips and any(is_foreign(state, hole) for hole in range(state.box.holes)):
            legal = append(legal, state.box.ids.trespass)
        return with_empty_holes(state, legal)

    def choose(self, state: KingOilState, action: i64) -> None:
        state.put(Drilling(self.left - 1))
        if action == state.box.ids.trespass:
            state.put(ForeignHole())
        else:
            drill(state, action - state.box.ids.drill, PLAIN)


def with_empty_holes(state: KingOilState, legal: vec[i64]) -> vec[i64]:
    """These answers, and all holes that the mover may drill."""
    first = state.box.ids.drill
    for hole in state.holes_of(state.mover):
        legal = append(legal, first + hole)
    return legal


def drill(state: KingOilState, hole: i64, slip: i64) -> None:
    """Nature decides how deep the oil is, unless everybody has seen that before (KO-38)."""
    if state.depths[hole] == UNSEEN:
        state.put(Depth(hole, slip))
    else:
        set_well(state, hole, slip)


class Depth(FromBag):
    """How deep is the oil in this hole? As in the settings of the discs that agree with all results so far (KO-38)."""

    rule: ClassVar[str] = "KO-38"
    hole: i64
    slip: i64

    def faults(self, state: KingOilState) -> list[str]:
        if not PLAIN <= self.slip <= TOO_MANY or (self.slip != PLAIN and not state.slips):
            return [f"there is no slip {self.slip}"]
        if not 0 <= self.hole < state.box.holes or state.depths[self.hole] != UNSEEN:
            return [f"hole {self.hole} does not exist, or its depth is known"]
        owner = state.owner[state.box.property_of[self.hole]]
        if owner == state.mover or (owner != CLOSED and state.slips and self.slip == PLAIN):
            return []
        return [f"the mover may not drill hole {self.hole}"]

    def first(self, state: KingOilState) -> i64:
        return state.box.ids.depth

    def bag(self, state: KingOilState) -> vec[i64]:
        return state.depth_weights(self.hole)

    def answer(self, state: KingOilState, action: i64) -> None:
        state.see(self.hole, action - state.box.ids.depth)
        set_well(state, self.hole, self.slip)


def set_well(state: KingOilState, hole: i64, slip: i64) -> None:
    """The derrick or cap is set before anything is paid (KO-15, KO-16)."""
    box, mover = state.box, state.mover
    depth, number = state.depths[hole], box.property_of[hole]
    owner = state.owner[number]
    state.drilled = append(state.drilled[:], hole)
    if slip == PLAIN:
        seat = owner if owner != FREE else mover  # KO-34: on another's property the piece is the owner's
        if depth == DRY:
            state.set_cap(hole, seat)
        else:
            state.set_derrick(hole, seat)
        state.tell("drilled", mover, hole, depth, 1 if is_derrick(state.wells[hole]) else 0)
        if owner == FREE:
            state.put(Call(number, state.left_of(mover), 0))
        state.put(Debt(BANK, box.cost[depth], 0))
    elif slip == BEFORE_DRAWING:
        state.set_cap(hole, mover)
        state.tell("drilled_before_drawing", mover, hole, depth)
        state.end_turn()
        state.put(Debt(BANK, box.fine_before_drawing, 0))
    else:
        state.set_cap(hole, mover)
        state.tell("drilled_too_many", mover, hole, depth)
        too_many(state)


# Slips (KO-34 to KO-37)


def is_foreign(state: KingOilState, hole: i64) -> bool:
    """Whether this hole can still be drilled, but not by the mover."""
    owner = state.owner[state.box.property_of[hole]]
    return state.wells[hole] == EMPTY and owner != state.mover and owner != CLOSED


class ForeignHole(ToMover):
    """Which hole that is not yours do you drill? (KO-34, KO-35)"""

    rule: ClassVar[str] = "KO-34"

    def faults(self, state: KingOilState) -> list[str]:
        return [] if state.slips and len(self.legal(state)) else ["nobody may drill on another's property here"]

    def legal(self, state: KingOilState) -> vec[i64]:
        box = state.box
        return vec[i64]([box.ids.drill + hole for hole in range(box.holes) if is_foreign(state, hole)])

    def answer(self, state: KingOilState, action: i64) -> None:
        drill(state, action - state.box.ids.drill, PLAIN)


class Call(Question):
    """The mover has drilled on a property that is nobody's: do you call it out? (KO-35)"""

    rule: ClassVar[str] = "KO-35"
    number: i64
    seat: i64
    ended: i64  # 1 when the turn has ended and this is the last chance

    def faults(self, state: KingOilState) -> list[str]:
        if not 0 <= self.number < state.box.properties or not state.is_trespassed(self.number):
            return [f"nobody has drilled on property {self.number + 1} as on one of nobody"]
        other = 0 <= self.seat < state.seats and self.seat != state.mover and state.is_in(self.seat)
        return [] if other and self.ended in (0, 1) else ["another seat that is in the game is asked to call"]

    def actor(self, state: KingOilState) -> i64:
        return self.seat

    def legal(self, state: KingOilState) -> vec[i64]:
        return vec[i64]([state.box.ids.call, state.box.ids.say_nothing])

    def answer(self, state: KingOilState, action: i64) -> None:
        if action == state.box.ids.call:
            state.tell("called", self.seat, state.mover, self.number)
            state.clear_property(self.number)
            if not self.ended:
                state.end_turn()
            state.put(Debt(BANK, state.box.fine_trespass, 0))
            return
        after = state.left_of(self.seat)
        if after != state.mover:
            state.put(Call(self.number, after, self.ended))


class Claim(Step):
    """Nobody has called: the mover owns the property for nothing (KO-35)."""

    rule: ClassVar[str] = "KO-35"
    number: i64

    def faults(self, state: KingOilState) -> list[str]:
        return no_property(state, self.number)

    def run(self, state: KingOilState) -> None:
        if state.is_trespassed(self.number):
            state.transfer(self.number, state.mover)
            state.tell("claimed", state.mover, self.number)


class SlipHole(ToMover):
    """Which of your holes do you drill, against the rules? (KO-36, KO-37)"""

    rule: ClassVar[str] = "KO-36"
    slip: i64

    def faults(self, state: KingOilState) -> list[str]:
        if self.slip not in (BEFORE_DRAWING, TOO_MANY) or not state.slips:
            return [f"there is no slip {self.slip}"]
        return [] if state.empty_of[state.mover] else ["the mover has no hole to drill"]

    def only(self, state: KingOilState) -> i64:
        return lone(self.legal(state))

    def legal(self, state: KingOilState) -> vec[i64]:
        return with_empty_holes(state, vec[i64]())

    def answer(self, state: KingOilState, action: i64) -> None:
        drill(state, action - state.box.ids.drill, self.slip)


def too_many(state: KingOilState) -> None:
    """A fine for each hole drilled in this turn, all of them capped, and the next turn lost (KO-37)."""
    box, mover = state.box, state.mover
    state.lost_turns |= 1 << mover
    state.put(Debt(BANK, box.fine_too_many * len(state.drilled), 0))
    for hole in state.drilled:
        if is_derrick(state.wells[hole]):
            state.replace_derrick(hole)
            state.put(Support(box.property_of[hole]))
