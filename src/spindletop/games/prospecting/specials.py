"""What cards allow beside licences and movement: prices, oil, and sending trains back."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.prospecting.prices import move_price, seat_faults
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel.frame import Question


class Special(Question):
    """A special of so much; `optional` if it may be declined."""

    seat: i64
    amount: i64
    optional: i64

    def faults(self, state: ProspectingState) -> list[str]:
        faults = seat_faults(state, self.seat)
        if not 1 <= self.amount <= 1000 or self.optional not in (0, 1):
            faults.append("a special has an amount from 1 up, and optional is 0 or 1")
        return faults

    def actor(self, state: ProspectingState) -> int:
        return self.seat

    def declined(self, state: ProspectingState, action: int) -> bool:
        if action != state.box.ids.decline:
            return False
        state.tell("declined", self.seat)
        return True


class MovePrice(Special):
    """Which price do you move, up or down? (GI-15)"""

    def legal(self, state: ProspectingState) -> vec[i64]:
        ids, companies = state.box.ids, state.table.companies
        legal = [ids.upward + company for company in range(companies)]
        for company in range(companies):
            legal.append(ids.lower + company)
        if self.optional:
            legal.append(ids.decline)
        return vec[i64](legal)

    def answer(self, state: ProspectingState, action: int) -> None:
        if self.declined(state, action):
            return
        ids = state.box.ids
        rises = action < ids.lower
        company = action - (ids.upward if rises else ids.lower)
        move_price(state, company, self.amount if rises else -self.amount)
        state.tell("moved_price", self.seat, company, state.price(company))


class ExtraOil(Special):
    """Into which tank does the extra oil go? (GI-16)"""

    def legal(self, state: ProspectingState) -> vec[i64]:
        ids = state.box.ids
        legal = [ids.oil + company for company in range(state.table.companies)]
        if self.optional:
            legal.append(ids.decline)
        return vec[i64](legal)

    def answer(self, state: ProspectingState, action: int) -> None:
        if self.declined(state, action):
            return
        company = action - state.box.ids.oil
        state.fill(self.seat, company, self.amount)
        state.tell("extra_oil", self.seat, company, self.amount)


class SendBack(Special):
    """Do you send all other trains back? (GI-17)"""

    def legal(self, state: ProspectingState) -> vec[i64]:
        return vec[i64]([state.box.ids.back, state.box.ids.decline])

    def answer(self, state: ProspectingState, action: int) -> None:
        if not self.declined(state, action):
            send_back(state, self.seat, self.amount)


def send_back(state: ProspectingState, seat: int, spaces: int) -> None:
    """Every opponent's train, not behind space 1; never the black one (GI-17)."""
    for other in range(state.seats):
        if other != seat:
            state.trains[other] = max(1, state.trains[other] - spaces)
    state.tell("sent_back", seat, spaces)
