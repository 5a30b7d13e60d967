"""What the frames of both games have in common: a seat is asked, a step concerns one seat or one company."""

from mypy_extensions import i64

from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import Question, Step, lone


def seat_faults(state: ProspectingState, seat: i64) -> list[str]:
    return [] if 0 <= seat < state.seats else [f"there is no seat {seat}"]


def company_faults(state: ProspectingState, company: i64) -> list[str]:
    return [] if 0 <= company < state.table.companies else [f"there is no open company {company}"]


class Asked(Question):
    """A seat is asked."""

    seat: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return seat_faults(state, self.seat)

    def actor(self, state: ProspectingState) -> i64:
        return self.seat


class Choice(Asked):
    """A seat is asked if there is more than one answer."""

    def only(self, state: ProspectingState) -> i64:
        return lone(self.legal(state))


class BesideTruck(Choice):
    """About a square beside the seat's truck."""

    def faults(self, state: ProspectingState) -> list[str]:
        there = 0 <= self.seat < state.seats and state.trucks[self.seat] != NOWHERE
        return [] if there else [f"seat {self.seat} has no truck on the map"]


class SeatStep(Step):
    """A step for one seat."""

    seat: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return seat_faults(state, self.seat)


class CompanyStep(Step):
    """A step at one company."""

    company: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return company_faults(state, self.company)
