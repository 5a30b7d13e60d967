"""A round of Giganten: its nine actions, and the two that are its own. The rest is in games/prospecting."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.prospecting.auctions import SellOil
from spindletop.games.prospecting.box import BACK, OIL, PRICE
from spindletop.games.prospecting.cards import DrawCards
from spindletop.games.prospecting.derricks import build, buildings
from spindletop.games.prospecting.frames import BesideTruck
from spindletop.games.prospecting.licences import DealLicences
from spindletop.games.prospecting.prices import AdjustPrices
from spindletop.games.prospecting.rounds import CheckTanks, PassDie
from spindletop.games.prospecting.specials import ExtraOil, MovePrice, send_back
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.transport import ExtractAndTransport
from spindletop.games.prospecting.trucks import Movement, TurnToMove
from spindletop.kernel.frame import Step

# Action 4: move


class MoveTrucksAndTrains(Step):
    """Each seat in turn moves, then does what its card allows, and discards it (GI-9)."""

    rule: ClassVar[str] = "GI-9"

    def run(self, state: ProspectingState) -> None:
        for seat in state.last_to_first():
            state.put(Turn(seat))


class Turn(TurnToMove):
    """One seat's action 4."""

    rule: ClassVar[str] = "GI-9"

    def move(self, points: i64, truck: i64) -> Movement:
        return MoveTruckAndTrain(self.seat, points, truck, 0)


class MoveTruckAndTrain(Movement):
    """How do you spend your movement points? (GI-9)"""

    rule: ClassVar[str] = "GI-9"

    def again(self, points: i64, built: i64) -> Movement:
        return MoveTruckAndTrain(self.seat, points, self.start, built)

    def end(self, state: ProspectingState) -> None:
        """The card's special must be carried out now (GI-15 to GI-17)."""
        box, seat = state.box, self.seat
        card = state.cards[seat]
        action, amount = box.card_action[card], box.card_value[card]
        if action == PRICE:
            state.put(MovePrice(seat, amount, 0))
        elif action == OIL:
            state.put(ExtraOil(seat, amount, 0))
        elif action == BACK:
            send_back(state, seat, amount)


# Action 5: build


class BuildDerricks(Step):
    """When all have moved, each seat in turn may build (GI-18)."""

    rule: ClassVar[str] = "GI-18"

    def run(self, state: ProspectingState) -> None:
        for seat in state.last_to_first():
            state.put(Build(seat))


class Build(BesideTruck):
    """Do you build a derrick beside your truck, and where? (GI-18)"""

    rule: ClassVar[str] = "GI-18"

    def legal(self, state: ProspectingState) -> vec[i64]:
        return append(buildings(state, self.seat), state.box.ids.decline)

    def answer(self, state: ProspectingState, action: i64) -> None:
        if action != state.box.ids.decline:
            build(state, self.seat, action - state.box.ids.build)


ROUND: Final[tuple[Step, ...]] = (
    AdjustPrices(),
    DrawCards(),
    DealLicences(),
    MoveTrucksAndTrains(),
    BuildDerricks(),
    ExtractAndTransport(),
    SellOil(),
    CheckTanks(),
    PassDie(),
)
