"""What questions of Crude have in common."""

from mypy_extensions import i64

from spindletop.games.crude.box import NOBODY
from spindletop.games.crude.state import CrudeState
from spindletop.kernel.frame import Question


class ToMover(Question):
    """A question to the seat whose turn it is."""

    def faults(self, state: CrudeState) -> list[str]:
        return ["the ghost is asked nothing"] if state.mover == NOBODY else []

    def actor(self, state: CrudeState) -> i64:
        return state.mover
