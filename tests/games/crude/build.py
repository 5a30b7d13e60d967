"""Positions of Crude for the tests, in the words of the rulebook."""

from typing import Any

from spindletop.games.crude.box import QUADRANTS, REFINERY, RIG, STATION, WELL
from spindletop.games.crude.game import Crude
from spindletop.games.crude.squares import SQUARES
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import NATURE

CRUDE = Crude()
A, B, C, D = range(QUADRANTS)
NAMES = {"rig": RIG, "station": STATION, "refinery": REFINERY, "well": WELL}
GOODS = ["domestic crude", "domestic gasoline", "foreign crude", "foreign gasoline"]
CALM = ("cold_winter", "safety_inspection")


def opening(seats: int = 4, news: tuple[str, str] = CALM, **options: Any) -> CrudeState:
    """A new game at its first purchase, with these news cards face up: the likely one, then the unlikely one."""
    state = CRUDE.new(seats, **({"start": 0} | options))
    return play(state, *(f"news {card}" for card in news))


def table(seats: int = 4, news: tuple[str, str] = CALM, **options: Any) -> CrudeState:
    """The first market phase, nothing purchased."""
    return play(opening(seats, news, **options), *["done"] * seats)


def play(state: CrudeState, *answers: str) -> CrudeState:
    for answer in answers:
        state.play(CRUDE.parse(answer))
        assert state.faults() == []
    return state


def offered(state: CrudeState, verb: str = "") -> list[str]:
    """The names of the legal answers, or of those that begin with this verb."""
    names = [CRUDE.name(action) for action in state.legal()]
    return [name for name in names if name == verb or name.startswith(verb + " ") or not verb]


def at(place: str) -> tuple[int, int]:
    """The quadrant and the square of `b35`."""
    return divmod(CRUDE.parse(f"place {place}") - CRUDE.verbs.base("place"), SQUARES)


def put(state: CrudeState, kind: str, *places: str) -> None:
    """Assets that stand there already (a refinery by the first of its four squares)."""
    for place in places:
        quadrant, square = at(place)
        assert state.free(quadrant, NAMES[kind]) >> square & 1, f"{place} is taken"
        state.build(quadrant, NAMES[kind], square)


def cash(state: CrudeState, seat: int, amount: int) -> None:
    """This seat has this much; the bank has the rest."""
    state.pay(seat, state.cash[seat] - amount)


def stock(state: CrudeState, quadrant: int, crude: int, gasoline: int) -> None:
    state.crude[quadrant] = crude
    state.gasoline[quadrant] = gasoline


def economy(state: CrudeState, name: str) -> None:
    state.economy = state.box.economies.index(name)


def standing(state: CrudeState, quadrant: int) -> dict[str, int]:
    """How many of each kind there are in a quadrant."""
    return {name: state.count(quadrant, kind) for name, kind in NAMES.items() if state.count(quadrant, kind)}


def roll(state: CrudeState, dice: str) -> CrudeState:
    """From the market phase through the roll."""
    return play(state, "done", f"roll {dice}")


def pass_on(state: CrudeState, dice: str = "1-2") -> CrudeState:
    """Nobody does anything until the next turn; nature rolls these dice, and a green 2."""
    quadrant, round_number = state.quadrant, state.round
    while state.stack and (state.quadrant, state.round) == (quadrant, round_number):
        if state.actor != NATURE:
            answer = offered(state)[-1]
        elif state.top().name == "NewsCard":
            answer = offered(state)[0]
        else:
            answer = "green 2" if state.top().name == "GreenDie" else f"roll {dice}"
        play(state, answer)
    return state


def asked(state: CrudeState) -> str:
    return state.question.name if state.question else "over"
