"""What a derrick more, or one less, means for a property."""

from collections.abc import Sequence

from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.kit import who
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.words import say


def oil_means(state: KingOilState, lease: int, names: Sequence[str]) -> tuple[str, str]:
    """What another derrick there would allow, and cost."""
    support, derricks = list(state.box.support), standing.derricks_on(state, lease)
    laid = standing.laid_from(state, lease)
    allowed = state.supported(lease)
    if not standing.open_on(state, lease):
        return say("panel.full"), cost_of_derricks(state, lease, names, "panel.costs", derricks)
    if derricks + 1 in support:
        first = say("panel.allows", nth=support.index(derricks + 1) + 1)
    elif allowed > laid:
        first = say("panel.allows_now", nth=laid + 1)
    elif allowed == len(support):
        first = say("panel.all_laid")
    else:
        missing = next(needed for needed in support if needed > derricks) - derricks
        first = say("panel.to_go", derricks=missing)
    return first, cost_of_derricks(state, lease, names, "panel.costs_more", 1)


def fire_means(state: KingOilState, lease: int, names: Sequence[str]) -> tuple[str, str]:
    """What a derrick less would cost, and save."""
    support, laid = list(state.box.support), standing.laid_from(state, lease)
    derricks = standing.derricks_on(state, lease)
    if laid and derricks - 1 < support[laid - 1]:
        first = say("panel.pipeline_goes", derricks=support[laid - 1])
    elif derricks in support:
        first = say("panel.forbids", derricks=derricks, nth=support.index(derricks) + 1)
    else:
        first = say("panel.fewer", derricks=derricks, left=derricks - 1)
    return first, cost_of_derricks(state, lease, names, "panel.costs_less", 1)


def cost_of_derricks(state: KingOilState, lease: int, names: Sequence[str], key: str, derricks: int) -> str:
    """How much is due for so many derricks on a property, because pipelines lead into it."""
    into = standing.piped_by(state, lease)
    if not into:
        return say("panel.nobody_pipes")
    creditors = {seat for seat, _ in into}
    to = who(names, into[0][0]) if len(creditors) == 1 else say("panel.several")
    return say(key, to=to, amount=derricks * sum(rate for _, rate in into))
