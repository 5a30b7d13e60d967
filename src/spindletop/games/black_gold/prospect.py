"""Step 4: a seat's complete turn, and the specials that only Black Gold has."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.prospecting.box import BACK, DERRICK, DRILL_DEEPER, MARKER, NOWHERE, OIL, PRICE, WELL_SPRING
from spindletop.games.prospecting.derricks import build, buildings, has_derrick, raise_derrick
from spindletop.games.prospecting.frames import BesideTruck, Choice, seat_faults
from spindletop.games.prospecting.prices import Die
from spindletop.games.prospecting.specials import ExtraOil, MovePrice, SendBack
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.trucks import Movement, TurnToMove
from spindletop.kernel.frame import ASK, Step


class ProspectAndDrill(Step):
    """Seat by seat, complete turns (BG-9)."""

    rule: ClassVar[str] = "BG-9"

    def run(self, state: ProspectingState) -> None:
        for seat in state.last_to_first():
            state.put(Turn(seat))


class Turn(TurnToMove):
    """One seat's step 4."""

    rule: ClassVar[str] = "BG-9"

    def move(self, points: i64, truck: i64) -> Movement:
        return Prospect(self.seat, points, truck, 0)


class Prospect(Movement):
    """How do you spend your movement points, and do you build? (BG-9)"""

    rule: ClassVar[str] = "BG-9"

    def again(self, points: i64, built: i64) -> Movement:
        return Prospect(self.seat, points, self.start, built)

    def may_build(self, state: ProspectingState) -> vec[i64]:
        """One derrick a round, during the own turn (BG-14)."""
        return vec[i64]() if self.built == 1 else buildings(state, self.seat)

    def answer(self, state: ProspectingState, action: i64) -> None:
        ids = state.box.ids
        if ids.build <= action < ids.train:
            state.put(self.again(self.points, 1))
            build(state, self.seat, action - ids.build)
        else:
            super().answer(state, action)

    def end(self, state: ProspectingState) -> None:
        """The card's special may be used now (BG-16)."""
        box, seat = state.box, self.seat
        card = state.cards[seat]
        action, amount = box.card_action[card], box.card_value[card]
        if action == PRICE:
            state.put(MovePrice(seat, amount, 1))
        elif action == OIL:
            state.put(ExtraOil(seat, amount, 1))
        elif action == BACK:
            state.put(SendBack(seat, amount, 1))
        elif action == WELL_SPRING and self.built == 1:
            state.put(WellSpring(seat))
        elif action == DRILL_DEEPER:
            state.put(DrillDeeper(seat, 0))


class WellSpring(BesideTruck):
    """Do you open a well spring beside your truck, and where? (BG-17)"""

    rule: ClassVar[str] = "BG-17"

    def legal(self, state: BlackGoldState) -> vec[i64]:
        ids, near, seat = state.box.ids, state.land.near, self.seat
        legal = vec[i64]()
        if has_derrick(state, seat) and state.money[seat] >= state.box.spring_cost:
            truck = state.trucks[seat]
            for place in range(4 * truck, 4 * truck + 4):
                if near[place] != NOWHERE and self.has_room(state, near[place]):
                    legal = append(legal, ids.spring + near[place])
        return append(legal, ids.decline)

    def has_room(self, state: BlackGoldState, square: i64) -> bool:
        """Plains without anything on them, and no opponent's truck is shut in."""
        if not state.is_plains(square):
            return False
        for other in range(state.seats):
            truck = state.trucks[other]
            if truck == square or (other != self.seat and truck != NOWHERE and shut_in(state, truck, square)):
                return False
        return True

    def answer(self, state: BlackGoldState, action: i64) -> None:
        if action == state.box.ids.decline:
            if self.only(state) == ASK:
                state.tell("declined", self.seat)
            return
        state.receive(self.seat, -state.box.spring_cost)
        state.put(SpringRoll(self.seat, action - state.box.ids.spring))


def shut_in(state: ProspectingState, truck: i64, square: i64) -> bool:
    """Whether a derrick on this square would leave only derricks and the edge of the map around the truck."""
    near = state.land.near
    beside = False
    for place in range(4 * truck, 4 * truck + 4):
        if near[place] == square:
            beside = True
        elif near[place] != NOWHERE and state.ground[near[place]] < DERRICK:
            return False
    return beside


class SpringRoll(Die):
    """How much oil does the well spring hold? The number on the die, whatever its colour (BG-17)."""

    rule: ClassVar[str] = "BG-17"
    seat: i64
    square: i64

    def faults(self, state: ProspectingState) -> list[str]:
        if seat_faults(state, self.seat):
            return seat_faults(state, self.seat)
        room = 0 <= self.square < len(state.ground) and state.ground[self.square] < MARKER
        if not room or not has_derrick(state, self.seat):
            return [f"no well spring can be opened on square {self.square}"]
        return []

    def answer(self, state: ProspectingState, action: i64) -> None:
        plumes = state.box.face_number[action - state.box.ids.roll]
        state.tell("spring", self.seat, self.square, plumes)
        raise_derrick(state, self.seat, self.square, plumes)


class DrillDeeper(Choice):
    """At which of your derricks do you drill deeper? (BG-18)"""

    rule: ClassVar[str] = "BG-18"
    deepened: i64  # which of its derricks, as a bitmask

    def faults(self, state: ProspectingState) -> list[str]:
        return super().faults(state) or (
            [] if 0 <= self.deepened < 1 << state.box.derricks else ["deepened names the seat's derricks"]
        )

    def legal(self, state: ProspectingState) -> vec[i64]:
        ids, size = state.box.ids, state.box.derricks
        legal: list[int] = []
        if state.money[self.seat] >= state.box.deeper_cost:
            for which in range(size):
                square = state.derricks[self.seat * size + which]
                if square != NOWHERE and self.deepened >> which & 1 == 0:
                    legal.append(ids.deepen + square)
        return append(vec[i64](sorted(legal)), ids.decline)

    def answer(self, state: ProspectingState, action: i64) -> None:
        if action == state.box.ids.decline:
            if self.deepened == 0 and self.only(state) == ASK:
                state.tell("declined", self.seat)
            return
        square = action - state.box.ids.deepen
        slot = state.ground[square] - DERRICK
        state.receive(self.seat, -state.box.deeper_cost)
        state.plumes[slot] += 1
        state.supply -= 1
        state.tell("deepened", self.seat, square, state.plumes[slot])
        state.put(DrillDeeper(self.seat, self.deepened | 1 << slot % state.box.derricks))
