"""The race to the goal: whose cash can be seen, as signs upon a track."""

from spindletop.art import svg as draw
from spindletop.art.kit import SHAPES
from spindletop.games.crude.panels.kit import KIT
from spindletop.games.crude.queries import cash_of
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.text import shows_cash

START, END = 9, 296
TENTHS = 10
SIGN = 14
MIDDLE, ASIDE = 5, 10  # where signs stand; one that would hide the one before stands aside
APART = 0.045


def share_of(view: CrudeState, cash: int) -> float:
    """How much of the goal that is."""
    return min(1.0, max(0.0, cash / view.goal))


def race(view: CrudeState) -> str:
    racers = sorted((share_of(view, cash_of(view, seat)), seat) for seat in range(view.seats) if shows_cash(view, seat))
    marks = "".join(f"M{draw.number(at(step / TENTHS))} 12v5" for step in range(1, TENTHS))
    first = draw.number(at(racers[-1][0] if racers else 0.0))
    drawn = [
        draw.path(f"M{START} 12H{END}{marks}", "l0"),
        draw.path(f"M{START} 12H{first}", "l1"),
        draw.path(f"M{END} 2v19", "buf"),
    ]
    before, top = -1.0, ASIDE
    for share, seat in racers:
        top = ASIDE if share - before < APART and top == MIDDLE else MIDDLE
        x = round(at(share) - SIGN / 2, 1)
        drawn.append(KIT.use(f"s-{SHAPES[seat]}", x, top, SIGN, SIGN, f"racer seat-{seat}"))
        before = share
    return draw.tag("svg", *drawn, viewBox="0 0 306 24", class_="line race", aria_hidden="true")


def at(share: float) -> float:
    return round(START + (END - START) * share, 1)
