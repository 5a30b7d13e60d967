"""A table of Black Gold in any position."""

from typing import Any

from tests.games.prospecting.build import Board

from spindletop.games.black_gold.game import BlackGold
from spindletop.games.black_gold.prospect import Prospect, Turn
from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.cards import CardUsed
from spindletop.games.prospecting.prices import PriceRoll
from spindletop.kernel import Frame

GAME = BlackGold()
HUDSON, JET, TRUST = range(3)


def laid(seats: int, **options: Any) -> BlackGoldState:
    """A new game with the first tile in every first place, none of them turned."""
    state = GAME.new(seats, **{"start": 0, "tiles": "chosen", **options})
    while not isinstance(state.question, PriceRoll):
        state.play(state.legal()[0])
    return state


def board(seats: int = 4, **options: Any) -> Board[BlackGoldState]:
    """Seat 0 holds the die; nothing is asked yet. With four seats A1, A2 lie first, then B3, B4, then C3, C4."""
    return Board(GAME, laid(seats, **options))


def prospecting(name: str, points: int, card: str = "l4-m10", seats: int = 4) -> Board[BlackGoldState]:
    """Seat 0 has this card and so many points, and its truck stands here; the other trucks are far away."""
    table = board(seats).truck(0, name).card(0, card)
    for seat in range(1, seats):
        table.truck(seat, f"18-{seat}")
    return table.ask(*turn(table, points))


def turn(table: Board[BlackGoldState], points: int) -> list[Frame]:
    return [Prospect(0, points, table.state.trucks[0], 0), CardUsed(0)]


def first_turn(points: int) -> list[Frame]:
    """The truck is not on the map yet."""
    return [Prospect(0, points, NOWHERE, 0), CardUsed(0)]


__all__ = ["GAME", "HUDSON", "JET", "TRUST", "Turn", "board", "first_turn", "laid", "prospecting", "turn"]
