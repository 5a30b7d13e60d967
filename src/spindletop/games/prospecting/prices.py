"""Action 1: the die moves the price at every company."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.box import Box
from spindletop.games.prospecting.frames import company_faults
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import Step
from spindletop.parts.bag import FromBag
from spindletop.parts.numbers import replaced


class AdjustPrices(Step):
    """The die is rolled for each open company, in order (GI-6)."""

    def run(self, state: ProspectingState) -> None:
        for company in range(state.table.companies - 1, -1, -1):
            state.put(PriceRoll(company))


class Die(FromBag):
    """What does the die show?"""

    def first(self, state: ProspectingState) -> i64:
        return state.box.ids.roll

    def bag(self, state: ProspectingState) -> vec[i64]:
        return state.box.face_count


class PriceRoll(Die):
    """How does the price at this company change? (GI-6)"""

    company: i64

    def faults(self, state: ProspectingState) -> list[str]:
        return company_faults(state, self.company)

    def answer(self, state: ProspectingState, action: i64) -> None:
        roll_price(state, self.company, action - state.box.ids.roll)


def roll_price(state: ProspectingState, company: i64, face: i64) -> None:
    move_price(state, company, spaces_rolled(state.box, state.prices[company], face))
    state.tell("rolled", company, face, state.price(company))


def spaces_rolled(box: Box, place: i64, face: i64) -> i64:
    """White: blue raises, red lowers; any roll brings a blue price down and a red one up (GI-6)."""
    rises = box.face_blue[face] == 1
    if place < box.red_end:
        rises = True
    elif place >= box.blue_start:
        rises = False
    return box.face_number[face] if rises else -box.face_number[face]


def move_price(state: ProspectingState, company: i64, spaces: i64) -> None:
    state.look_anew()
    state.prices = replaced(state.prices, company, place_moved(state.box, state.prices[company], spaces))


def place_moved(box: Box, place: i64, spaces: i64) -> i64:
    """It stops at the ends of the track."""
    return max(0, min(len(box.prices) - 1, place + spaces))
