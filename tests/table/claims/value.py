"""How good a position of Claims looks."""

from tests.table.claims.game import ClaimsState

from spindletop.bots.judgement import Judgement

FEATURES = ("worth",)


def value(state: ClaimsState, seat: int) -> float:
    return float(state.scores()[seat])


def features(state: ClaimsState, seat: int) -> list[float]:
    return [float(state.worth[seat])]


JUDGEMENT = Judgement(value, spread=10.0)
