"""How deep the oil may be in a hole, as far as the discs are known (KO-38)."""

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.king_oil.box import DEEP, DEPTHS, DRY, MEDIUM, SHALLOW
from spindletop.games.king_oil.state import KingOilState


def depth_weights(state: KingOilState, hole: i64) -> vec[i64]:
    """Nature's odds for the depths of a hole that was never drilled."""
    return charted(state, hole) if state.classic else uncharted(state)


def charted(state: KingOilState, hole: i64) -> vec[i64]:
    """By the settings of the discs that are still possible."""
    possible, masks = state.possible, state.box.masks
    return vec[i64]([(possible & masks[hole * DEPTHS + depth]).bit_count() for depth in range(DEPTHS)])


def uncharted(state: KingOilState) -> vec[i64]:
    """Where a disc blocks is not known, only how often: all holes are alike."""
    box, found = state.box, state.found
    at_bottom = box.reachable - found[DEEP] - found[DRY]  # places of the bottom disc that no hole has shown
    at_middle = at_bottom - found[MEDIUM]
    at_top = at_middle - found[SHALLOW]
    top = box.uncharted[SHALLOW] - found[SHALLOW]
    middle = box.uncharted[MEDIUM] - found[MEDIUM]
    bottom = box.uncharted[DEEP] - found[DEEP]
    no_top = at_top - top
    no_middle = no_top * (at_middle - middle)
    return vec[i64](
        [
            top * at_middle * at_bottom,
            no_top * middle * at_bottom,
            no_middle * bottom,
            no_middle * (at_bottom - bottom),
        ]
    )
