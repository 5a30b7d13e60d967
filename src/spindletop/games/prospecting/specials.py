"""What cards allow beside licences and movement: prices, oil, and sending trains back."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from spindletop.games.prospecting.frames import Asked
from spindletop.games.prospecting.prices import move_price
from spindletop.games.prospecting.state import ProspectingState


class Special(Asked):
    """A special of so much; `optional` if it may be declined."""

    amount: i64
    optional: i64

    def faults(self, state: ProspectingState) -> list[str]:
        faults = super().faults(state)
        if not 1 <= self.amount <= 1000 or self.optional not in (0, 1):
            faults.append("a special has an amount from 1 up, and optional is 0 or 1")
        return faults

    def or_decline(self, state: ProspectingState, legal: vec[i64]) -> vec[i64]:
        return append(legal, state.box.ids.decline) if self.optional else legal

    def declined(self, state: ProspectingState, action: i64) -> bool:
        if action != state.box.ids.decline:
            return False
        state.tell("declined", self.seat)
        return True


class MovePrice(Special):
    """Which price do you move, up or down? (GI-15)"""

    def legal(self, state: ProspectingState) -> vec[i64]:
        ids, companies = state.box.ids, state.table.companies
        raises = vec[i64](range(ids.raise_, ids.raise_ + companies))
        return self.or_decline(state, extend(raises, vec[i64](range(ids.lower, ids.lower + companies))))

    def answer(self, state: ProspectingState, action: i64) -> None:
        if self.declined(state, action):
            return
        ids = state.box.ids
        rises = action < ids.lower
        company = action - (ids.raise_ if rises else ids.lower)
        move_price(state, company, self.amount if rises else -self.amount)
        state.tell("moved_price", self.seat, company, state.price(company))


class ExtraOil(Special):
    """Into which tank does the extra oil go? (GI-16)"""

    def legal(self, state: ProspectingState) -> vec[i64]:
        oil = state.box.ids.oil
        return self.or_decline(state, vec[i64](range(oil, oil + state.table.companies)))

    def answer(self, state: ProspectingState, action: i64) -> None:
        if self.declined(state, action):
            return
        company = action - state.box.ids.oil
        state.fill(self.seat, company, self.amount)
        state.tell("extra_oil", self.seat, company, self.amount)


class SendBack(Special):
    """Do you send all other trains back? (GI-17)"""

    def legal(self, state: ProspectingState) -> vec[i64]:
        return self.or_decline(state, vec[i64]([state.box.ids.back]))

    def answer(self, state: ProspectingState, action: i64) -> None:
        if not self.declined(state, action):
            send_back(state, self.seat, self.amount)


def send_back(state: ProspectingState, seat: i64, spaces: i64) -> None:
    """Every opponent's train, not behind space 1; never the black one (GI-17)."""
    state.look_anew()
    for other in range(state.seats):
        if other != seat:
            state.trains[other] = max(1, state.trains[other] - spaces)
    state.tell("sent_back", seat, spaces)
