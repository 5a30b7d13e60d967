"""Oil comes out of the derricks and is carried to the companies by train."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.derricks import pump
from spindletop.games.prospecting.frames import Asked, SeatStep
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import ASK, Step


class ExtractAndTransport(Step):
    """Seat by seat (GI-19)."""

    def run(self, state: ProspectingState) -> None:
        for seat in state.last_to_first():
            state.put(Extract(seat))


class Extract(SeatStep):
    """One unit comes out of each own derrick, always (GI-19)."""

    def run(self, state: ProspectingState) -> None:
        size = state.box.derricks
        for slot in range((self.seat + 1) * size - 1, self.seat * size - 1, -1):
            square = state.derricks[slot]
            if square != NOWHERE:
                state.put(Transport(self.seat, state.line(square)))
                pump(state, slot)


class Transport(Asked):
    """By which train, and to which company, does this unit go? (GI-20)"""

    line: i64

    def faults(self, state: ProspectingState) -> list[str]:
        there = 1 <= self.line <= state.land.lines
        return super().faults(state) or ([] if there else [f"the map has no column or row {self.line}"])

    def only(self, state: ProspectingState) -> i64:
        """Without a train that is far enough, or the money for one, the unit is lost (GI-21)."""
        if state.trains[self.seat] >= self.line:
            return ASK
        hired = state.black >= self.line or self.best_rival(state) >= self.line
        return ASK if hired and state.money[self.seat] >= state.box.hire_fee else state.box.ids.lose

    def best_rival(self, state: ProspectingState) -> i64:
        """How far the most advanced opponent's train is."""
        best: i64 = 0
        for other in range(state.seats):
            if other != self.seat and state.trains[other] > best:
                best = state.trains[other]
        return best

    def legal(self, state: ProspectingState) -> vec[i64]:
        ids, seat = state.box.ids, self.seat
        legal = vec[i64]()
        if state.trains[seat] >= self.line:
            legal = by_train(state, ids.own, legal)
        elif state.money[seat] >= state.box.hire_fee:
            if state.black >= self.line:
                legal = by_train(state, ids.black, legal)
            if self.best_rival(state) >= self.line:
                legal = by_train(state, ids.rival, legal)
        return append(legal, ids.lose)

    def answer(self, state: ProspectingState, action: i64) -> None:
        ids, seat = state.box.ids, self.seat
        if action == ids.lose:
            state.tell("lost", seat, self.line)
            return
        if action >= ids.rival:
            company = action - ids.rival
            self.hire_rivals(state)
        elif action >= ids.black:
            company = action - ids.black
            state.receive(seat, -state.box.hire_fee)
            state.tell("hired_black", seat, state.box.hire_fee)
        else:
            company = action - ids.own
        state.fill(seat, company, 1)
        state.tell("carried", seat, company, self.line)

    def hire_rivals(self, state: ProspectingState) -> None:
        """Owners of equally advanced trains share, to the dollar; what cannot be shared goes to the bank."""
        best = self.best_rival(state)
        owners = vec[i64]([other for other in range(state.seats) if other != self.seat and state.trains[other] == best])
        share = state.box.hire_fee // len(owners)
        state.receive(self.seat, -state.box.hire_fee)
        for owner in owners:
            state.receive(owner, share)
            state.tell("hired", self.seat, owner, share)


def by_train(state: ProspectingState, train: i64, legal: vec[i64]) -> vec[i64]:
    """With the answers that send a unit by this train to each of the companies."""
    for company in range(state.table.companies):
        legal = append(legal, train + company)
    return legal
