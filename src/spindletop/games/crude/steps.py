"""The course of a game of Crude: who begins, the turns, and the end."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude.asking import ToMover
from spindletop.games.crude.assets import Assets
from spindletop.games.crude.box import KINDS, NOBODY, NOTHING, QUADRANTS
from spindletop.games.crude.market import Market
from spindletop.games.crude.production import Hits, Neighbour, Roll
from spindletop.games.crude.state import CrudeState
from spindletop.kernel.frame import ASK, Step
from spindletop.parts.starting import WhoBegins

NEXT: Final = 1
BEFORE: Final = 3

# Setup


class StartingSeat(WhoBegins):
    """Who begins? (CR-5, if the table did not choose)"""

    rule: ClassVar[str] = "CR-5"

    def answer(self, state: CrudeState, action: i64) -> None:
        state.first = state.quadrant = action - state.box.ids.start  # a seat's first quadrant has its number
        state.tell("starts", state.first)


# A turn


class Turn(Step):
    """The five phases of a quadrant's turn, in strict order; the ghost only rolls (CR-19)."""

    rule: ClassVar[str] = "CR-7"

    def run(self, state: CrudeState) -> None:
        state.red = state.black = 0
        state.hit = 0
        state.market = NOTHING
        state.bought = state.sold = 0
        state.tell("turn", state.quadrant, state.round)
        if state.mover == NOBODY:
            state.put_all(GHOST_TURN)
        else:
            state.put_all(WHOLE_TURN)


class Declaration(ToMover):
    """Do you declare victory? (CR-16) Nobody does so in the last turns (CR-17).

    Where cash is secret everybody is asked: being asked, or not, would tell who has reached the goal (CR-24).
    """

    rule: ClassVar[str] = "CR-16"

    def only(self, state: CrudeState) -> i64:
        if state.final != NOTHING:
            return state.box.ids.done
        return ASK if state.secret_cash or self.can_declare(state) else state.box.ids.done

    def guarded(self, state: CrudeState) -> bool:
        return state.secret_cash

    def legal(self, state: CrudeState) -> vec[i64]:
        return vec[i64](
            [state.box.ids.declare, state.box.ids.done] if self.can_declare(state) else [state.box.ids.done]
        )

    def can_declare(self, state: CrudeState) -> bool:
        return state.cash[state.mover] >= state.goal

    def answer(self, state: CrudeState, action: i64) -> None:
        if action == state.box.ids.declare:
            state.final = state.quadrant
            state.tell("declared", state.mover, state.cash[state.mover])


class EndOfTurn(Step):
    """The dice go on clockwise, until the last turns (CR-17) or the last round (CR-25) are over."""

    rule: ClassVar[str] = "CR-17"

    def run(self, state: CrudeState) -> None:
        following = self.next_quadrant(state)
        if state.final != NOTHING:
            over = following == state.final
        else:
            over = following == state.first and state.round == state.box.rounds
        if over:
            state.put(GameEnd())
            return
        if following == state.first:
            state.round += 1
        state.quadrant = following
        state.put(TURN)

    def next_quadrant(self, state: CrudeState) -> i64:
        """With two seats the declarer's other quadrant has no last turn (CR-17)."""
        following = (state.quadrant + 1) % QUADRANTS
        if state.final != NOTHING and following != state.final and state.owner[following] == state.owner[state.final]:
            following = (following + 1) % QUADRANTS
        return following


# The end


class GameEnd(Step):
    """All assets are sold at the values of the Depression (CR-18)."""

    rule: ClassVar[str] = "CR-18"

    def run(self, state: CrudeState) -> None:
        for seat in range(state.seats):
            value = state.depression_value(seat)
            state.pay(seat, -value)
            state.tell("result", seat, state.cash[seat], value, state.barrels(seat))
        state.assets = vec[i64]([0] * (KINDS * QUADRANTS))
        state.shut = vec[i64]([0] * QUADRANTS)
        state.fitted = vec[i64]([0] * QUADRANTS)
        state.hit = 0


TURN: Final = Turn()
GHOST_TURN: Final = [EndOfTurn(), Neighbour(BEFORE), Neighbour(NEXT), Roll()]
WHOLE_TURN: Final = [EndOfTurn(), Declaration(), Assets(), Neighbour(BEFORE), Neighbour(NEXT), Hits(), Roll(), Market()]
