"""The result of a game as shares of one win, for those who learn from it."""

from spindletop.kernel import State


def win_shares(state: State) -> list[float]:
    """Each seat's share of the win; k winners have 1/k each. Nobody has any while the game runs."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def score_shares(state: State) -> list[float]:
    """Each seat's share of all points. Where somebody is below zero, everybody is lifted by as much."""
    scores = state.scores()
    lowest = min(0, *scores)
    lifted = [score - lowest for score in scores]
    total = sum(lifted)
    return [score / total if total else 1.0 / state.seats for score in lifted]


def returns(state: State, scores: bool = False) -> list[float]:
    """What each seat has gained against a fair share of 1/n: the sum is zero. All zeros while the game runs."""
    if state.stack:
        return [0.0] * state.seats
    shares = score_shares(state) if scores else win_shares(state)
    return [share - 1.0 / state.seats for share in shares]
