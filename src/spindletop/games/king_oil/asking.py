"""What questions of King Oil have in common."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel.frame import ASK, Question


class ToMover(Question):
    """A question to the seat whose turn it is."""

    def actor(self, state: KingOilState) -> i64:
        return state.mover


def lone(legal: vec[i64]) -> i64:
    """The only one of these answers, which is not asked for; ASK where there are more."""
    return legal[0] if len(legal) == 1 else ASK


def no_property(state: KingOilState, number: i64) -> list[str]:
    """What is wrong with the number of a property."""
    return [] if 0 <= number < state.box.properties else [f"there is no property {number + 1}"]
