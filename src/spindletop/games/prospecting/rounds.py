"""The frame of the game: who begins, the round with its steps, tanks, and passing the die."""

from mypy_extensions import i64

from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import Step
from spindletop.parts.starting import WhoBegins


class StartingSeat(WhoBegins):
    """Who is the first seat? (GI-5, if the table did not choose)"""

    def answer(self, state: ProspectingState, action: i64) -> None:
        state.first = action - state.box.ids.start
        state.tell("starts", state.first)


class Round(Step):
    """All steps of a round, and then the next one."""

    def run(self, state: ProspectingState) -> None:
        state.put(self)
        state.put_all(state.box.round)
        state.tell("round", state.first)


class CheckTanks(Step):
    """What is too much for a tank is sold cheaply (GI-28)."""

    def run(self, state: ProspectingState) -> None:
        box = state.box
        for seat in range(state.seats):
            for company in range(state.table.companies):
                excess = state.tank(seat, company) - box.tank_limit
                if excess > 0:
                    state.fill(seat, company, -excess)
                    state.receive(seat, excess * box.overflow_price)
                    state.tell("overflow", seat, company, excess, excess * box.overflow_price)


class PassDie(Step):
    """The first seat passes to the left (GI-29)."""

    def run(self, state: ProspectingState) -> None:
        state.first = (state.first + 1) % state.seats
