"""How far the game is and where a turn stands: the goal line with its gauge, and the steps beside it."""

from spindletop.art.scene import Goal, Phases
from spindletop.art.svg import number, rect, tag
from spindletop.art.svg import path as shape
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.debts import Auctions
from spindletop.games.king_oil.drilling import Drilling, Hole
from spindletop.games.king_oil.purchases import Purchase
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.steps import Announce, BeforeDrawing, Centre, Fire, FirstProperty, NoHole, Royalties
from spindletop.games.king_oil.words import say

GLASS = 164  # how long the gauge is
QUARTERS = 4
LOTS = 4  # shown in the strip of an auction


def goal(state: KingOilState) -> Goal:
    """Of the two ends the nearer one: a single seat that is left, or an empty bank (KO-32, KO-33)."""
    bank, money = int(state.bank), int(state.box.money)
    far = say("board.far", bank=bank, seats=state.seats_left())
    out, paid = (state.seats - state.seats_left()) / (state.seats - 1), 1 - bank / money
    of = say("board.far_of", money=money)
    return Goal(say("board.wins"), say("board.when"), far, max(out, paid), of, gauge(bank / money))


def gauge(full: float) -> str:
    """The bank as the glass of a pump: it falls as the game goes on."""
    level = rect(3, 5, round(GLASS * full, 1), 8, "gauge-level", rx=4)
    marks = "".join(f"M{number(3 + GLASS * nth / QUARTERS)} 3v12" for nth in range(1, QUARTERS))
    glass = rect(1, 3, GLASS + 4, 12, "gauge-glass", rx=6)
    return tag(
        "svg", glass, level, shape(marks, "gauge-marks"), viewBox="0 0 170 18", class_="line gauge", aria_hidden="true"
    )


STEPS = (  # the frames by which the steps of a turn are known
    (Royalties,),
    (BeforeDrawing,),
    (Fire, Centre, Announce, NoHole, Drilling, Hole),
    (Purchase,),
)


def phases(state: KingOilState) -> Phases:
    title = say("board.round", round=state.round)
    if any(isinstance(frame, Auctions) for frame in state.stack):
        return Phases(title, lots(state), 0)
    if any(isinstance(frame, FirstProperty) for frame in state.stack):
        return Phases(say("board.setup"))
    steps = [say(f"board.step{nth}") for nth in range(len(STEPS))]
    now = next(
        (nth for frame in reversed(list(state.stack)) for nth, kinds in enumerate(STEPS) if isinstance(frame, kinds)),
        -1,
    )
    if isinstance(state.question, Hole):
        drilled = len(state.drilled)
        steps[2] = say("board.step_well", nth=drilled + 1, of=drilled + state.question.left)
    elif isinstance(state.question, Fire):
        steps[2] = say("board.fire")
    return Phases(title, tuple(steps), now)


def lots(state: KingOilState) -> tuple[str, ...]:
    """The properties that are still to be auctioned."""
    left = standing.leases_of(state, state.mover)
    more = (say("board.more_lots", lots=len(left) - LOTS),) if len(left) > LOTS else ()
    return *(say("board.lot", number=lot + 1) for lot in left[:LOTS]), *more
