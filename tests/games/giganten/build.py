"""A table of Giganten in any position."""

from tests.games.prospecting.build import Board

from spindletop.games.giganten.game import Giganten
from spindletop.games.giganten.steps import MoveTruckAndTrain
from spindletop.games.prospecting.box import NOWHERE
from spindletop.games.prospecting.cards import CardUsed
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import Frame

GAME = Giganten()
HUDSON, JET, TRUST = range(3)


def board(seats: int = 3) -> Board[ProspectingState]:
    """Seat 0 holds the die; nothing is asked yet."""
    return Board(GAME, GAME.new(seats, start=0))


def moving(name: str, points: int, seats: int = 3) -> Board[ProspectingState]:
    """Seat 0 has so many points, and its truck stands here; the other trucks are far away."""
    table = board(seats).truck(0, name).truck(1, "20-1").truck(2, "20-2").card(0, "l4-m10")
    return table.ask(move(table, 0, points))


def move(table: Board[ProspectingState], seat: int, points: int) -> Frame:
    return MoveTruckAndTrain(seat, points, table.state.trucks[seat], 0)


def first_move(seat: int, points: int) -> list[Frame]:
    """The truck is not on the map yet."""
    return [MoveTruckAndTrain(seat, points, NOWHERE, 0), CardUsed(seat)]
