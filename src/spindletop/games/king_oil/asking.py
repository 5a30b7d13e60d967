"""What questions of King Oil have in common."""

from mypy_extensions import i64

from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel.frame import Question


class ToMover(Question):
    """A question to the seat whose turn it is."""

    def actor(self, state: KingOilState) -> i64:
        return state.mover


def no_property(state: KingOilState, number: i64) -> list[str]:
    """What is wrong with the number of a property."""
    return [] if 0 <= number < state.box.properties else [f"there is no property {number + 1}"]
