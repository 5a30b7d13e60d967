"""How good a position of Claims looks."""

from tests.table.claims.game import ClaimsState

FEATURES = ("worth",)
SPREAD = 10.0


def value(state: ClaimsState, seat: int) -> float:
    return float(state.scores()[seat])


def features(state: ClaimsState, seat: int) -> list[float]:
    return [float(state.worth[seat])]
