"""The land that is drawn from what squares cost: small functions, each with what it promises."""

import re
from collections.abc import Callable
from itertools import pairwise
from math import dist, hypot
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.black_gold.build import board as black_gold_board
from tests.games.giganten.build import GAME as GIGANTEN
from tests.games.giganten.build import board as giganten_board
from tests.games.prospecting.build import Board

from spindletop.art.contours import Contour, contours, figures, level_path, short, simplified, smooth_path
from spindletop.art.relief import Field, chance, noise, wander
from spindletop.art.ways import cheapest_ways
from spindletop.games import folder
from spindletop.games.prospecting.board.plan import Grid
from spindletop.games.prospecting.board.relief import STEP, UNIT, broken_ground, heights
from spindletop.games.prospecting.board.terrain import rooms, springs, stream
from spindletop.kernel import Game

COSTS = [[1, 1, 1, 1, 1], [1, 3, 1, 2, 1], [1, 1, 1, 1, 1]]
CONE = Field([[max(0.0, 40 - hypot(x - 40, y - 40)) for x in range(0, 81, STEP)] for y in range(0, 81, STEP)], STEP)


def middle(column: int, row: int) -> tuple[float, float]:
    return (column + 0.5) * UNIT, (row + 0.5) * UNIT


# Heights


def test_chance_is_always_the_same_and_differs_from_place_to_place() -> None:
    numbers = [chance(across, down) for across in range(20) for down in range(20)]
    assert numbers == [chance(across, down) for across in range(20) for down in range(20)]
    assert len(set(numbers)) > 390 and all(0 <= number <= 1 for number in numbers)
    assert 0.4 < sum(numbers) / len(numbers) < 0.6


def test_noise_has_no_steps() -> None:
    along = [noise(x / 50, 0.3) for x in range(200)]
    assert max(abs(one - other) for one, other in pairwise(along)) < 0.05


def test_places_wander_half_as_far_as_they_may_at_the_most() -> None:
    places = [(float(x), float(y)) for x in range(20) for y in range(20)]
    away = [(there[0] - x, there[1] - y) for x, y in places for there in [wander(x, y, 6, 1, 1)]]
    assert 2 < max(abs(off) for offs in away for off in offs) <= 3
    assert any(abs(across - down) > 1 for across, down in away), "not all of them along one line"


def test_hills_are_higher_than_rough_ground_and_that_is_higher_than_plains() -> None:
    field = heights(COSTS)
    square = [(i * STEP, j * STEP) for i in range(UNIT // STEP) for j in range(UNIT // STEP)]
    tops = {
        kind: max(field.at(column * UNIT + x, row * UNIT + y) for x, y in square)
        for kind, column, row in (("plain", 4, 0), ("hill", 1, 1), ("rough", 3, 1))
    }
    assert tops["hill"] > 0.6 > tops["rough"] > 0.2 > tops["plain"]


def test_broken_ground_is_where_squares_are_rough() -> None:
    field = broken_ground(COSTS)
    assert field.at(*middle(3, 1)) > 0.9
    assert field.at(*middle(1, 1)) == field.at(*middle(0, 0)) == 0


def test_the_north_western_slope_is_in_the_sun() -> None:
    lit = CONE.sunlight()
    assert lit.at(20, 20) > 0 > lit.at(60, 60)
    east, south = CONE.slope(20, 20)
    assert east > 0 and south > 0, "it rises towards the middle"


# Lines


def test_a_line_of_equal_height_runs_around_a_cone() -> None:
    (line,) = contours(CONE, 20)
    assert line.closed and all(abs(dist(point, (40, 40)) - 20) < 1.5 for point in line.points)


def test_a_filled_area_is_closed_also_at_the_edge() -> None:
    slope_down = Field([[float(x) for x in range(20)] for _ in range(20)], 3)
    assert not contours(slope_down, 9.5)[0].closed
    (filled,) = contours(slope_down, 9.5, filled=True)
    assert filled.closed and max(x for x, _ in filled.points) == 19 * 3


def test_needless_points_are_left_out() -> None:
    straight = Contour([(float(x), 0.1 * (x % 2)) for x in range(30)] + [(30.0, 30.0)], False)
    assert simplified(straight, 0.5) == [(0, 0), (29, 0.1), (30, 30)]
    (ring,) = contours(CONE, 20)
    assert len(simplified(ring, 1)) < len(ring.points) / 2


def test_a_closed_line_leads_back_to_its_first_point() -> None:
    points = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]
    assert Contour(points, True).stretches == [*Contour(points, False).stretches, ((4.0, 3.0), (0.0, 0.0))]


def test_paths_are_short_and_end_where_they_should() -> None:
    assert [short(value) for value in (0.04, -0.04, 0.5, -0.5, 12.0, 3.25)] == ["0", "0", ".5", "-.5", "12", "3.2"]
    assert figures(3, -0.5, 0.5) == "3-.5 .5"
    drawn = smooth_path(Contour([(0, 0), (10, 0), (10, 10), (20, 10)], False), 0.1)
    assert drawn == "M0 0q10 0 10 5 0 5 10 5"
    assert level_path(CONE, 20, 1, shortest=200) == "", "a line of 126 units is too short"
    assert level_path(CONE, 20, 1).endswith("z")


# Ways


@pytest.mark.parametrize(("wall", "passed"), [(9.0, {(1, 2), (2, 2), (3, 2)}), (2.0, {(2, 0)})])
def test_the_cheapest_way_leads_around_a_wall_or_through_a_low_one(wall: float, passed: set[tuple[int, int]]) -> None:
    def price(spot: tuple[int, int]) -> float:
        return wall if spot in ((2, 0), (2, 1)) else 1.0

    strides = [(0, 1), (0, -1), (1, 0), (-1, 0)]
    far, near = cheapest_ways((0, 0), [(4, 0), (1, 0)], (5, 3), strides, price)
    assert far[0] == (0, 0) and far[-1] == (4, 0) and passed <= set(far)
    assert near == [(0, 0), (1, 0)]


# What is drawn on it


def test_names_have_room_and_streams_rise_on_hills() -> None:
    assert rooms(COSTS, set(), 4, 9) == [(1, 2)], "numbers stand in the first row and column"
    assert rooms([[1] * 6 for _ in range(3)], set(), 5, 9) in ([(1, 1)], [(1, 2)]), "no two names close to each other"
    assert rooms(COSTS, {(2, 2)}, 4, 9) == []
    assert springs(COSTS, 3, 1) == [(1, 1)]


def test_a_stream_goes_around_a_well_from_its_spring_to_the_edge() -> None:
    field = heights([[1] * 5 for _ in range(3)])
    drawn = stream(field, set(), (0.5, 1.5), (5.0, 1.5), 0)
    assert drawn != stream(field, {(2, 1)}, (0.5, 1.5), (5.0, 1.5), 0)
    start = re.match(r"M([\d.]+) ([\d.]+)q", drawn)
    assert start and dist((float(start[1]), float(start[2])), middle(0, 1)) < 12


def test_squares_lie_where_the_rules_count_them() -> None:
    up = Grid(lines=18, lanes=12, stride=12, upward=True)
    down = Grid(lines=18, lanes=12, stride=12, upward=False)
    assert up.place(0) == (0, 11) and down.place(0) == (0, 0)
    assert up.corner(12 + 1) == (UNIT, 10 * UNIT) and down.middle(12 + 1) == (1.5 * UNIT, 1.5 * UNIT)


@pytest.mark.parametrize("make", [giganten_board, black_gold_board])
def test_the_ground_depends_on_the_land_and_on_nothing_else(make: Callable[[int], Board[Any]]) -> None:
    table = make(4)
    board = folder.board(table.game)
    land = board.land(table.state)
    table.truck(0, "2-2").derrick(1, "4-1" if make is giganten_board else "4-8", 2).money(1)
    assert board.land(table.state.view(1)) == land
    drawn = board.ground(land)
    ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    assert "style=" not in drawn and len(drawn) < 250_000


@pytest.mark.parametrize("game", [GIGANTEN, BLACK_GOLD])
def test_a_small_ground_is_drawn_alike_every_time(game: Game[Any]) -> None:
    board = folder.board(game)
    land = {"costs": COSTS, "wells": [[4, 1]], "fold": 3}
    drawn = board.ground(land)
    assert drawn == board.ground(land)
    flat = board.ground({**land, "costs": [[1] * 5 for _ in range(3)]})
    assert '<path d="" class="h-shade"/>' in flat and '<path d="" class="h-shade"/>' not in drawn, "no shade on plains"


def test_land_that_was_not_laid_yet_is_left_white() -> None:
    land = {"costs": [[1, 0], [1, 1]], "wells": [], "fold": 1}
    assert folder.board(BLACK_GOLD).ground(land).count("g-none") == 1
