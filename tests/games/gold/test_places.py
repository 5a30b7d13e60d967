"""Where Gold's cards lie, and the mountain that they lie on."""

import re
from itertools import combinations
from math import hypot

import pytest
from tests.games.gold.build import new, pair

from spindletop.art.scene import Moment
from spindletop.games.gold.board import ground, land, mountain, places, scene
from spindletop.games.gold.board.places import HEIGHT, MESA, PEAK, PHONE, WIDTH, Lie, lie
from spindletop.kernel import Rng

RADIUS = 29  # of a card
TAP = 44  # pixels
LAYOUTS = ("scattered", "grid")


def least_apart(cards: Lie, across: float = 1.0, down: float = 1.0) -> float:
    return min(hypot((a.x - b.x) * across, (a.y - b.y) * down) for a, b in combinations(cards.places, 2))


@pytest.mark.rule("GO-4")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cards_never_overlap_nor_do_fingers_on_a_phone(layout: str) -> None:
    cards = lie(64, layout)
    assert cards.size == 1 and len(cards.places) == 64
    assert least_apart(cards) > 2 * RADIUS
    assert least_apart(cards, *PHONE) >= TAP


@pytest.mark.rule("GO-4")
def test_strewn_cards_are_turned_and_those_in_rows_are_not() -> None:
    assert {place.turned for place in lie(64, "scattered").places} == set(range(8))
    rows = lie(64, "grid").places
    assert {place.turned for place in rows} == {0}
    assert len({place.x for place in rows}) == len({place.y for place in rows}) == 8


@pytest.mark.rule("GO-4")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cards_keep_their_places_whatever_leaves(layout: str) -> None:
    state = new(layout=layout)
    before = drawn_backs(scene(Moment(state.view(0))).panels[0].map)
    gone = pair(state, "dynamite", "gold 1")
    after = drawn_backs(scene(Moment(state.view(0))).panels[0].map)
    assert len(before) == 64 and len(after) == 62
    assert before - after == {spot(lie(64, layout), place) for place in gone}


def spot(cards: Lie, place: int) -> tuple[str, str]:
    return str(cards.places[place].x), str(cards.places[place].y)


def drawn_backs(shown: object) -> set[tuple[str, str]]:
    """Where pans are."""
    layers = "".join(layer.svg for layer in shown.layers if layer.name.startswith("backs"))  # type: ignore[attr-defined]
    return set(re.findall(r'#pan-\d" transform="translate\((\d+) (\d+)\)"', layers))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("total", [2, 3, 10, 63, 65, 150, 400])
def test_any_number_of_cards_finds_room_on_the_mountain(layout: str, total: int) -> None:
    cards = lie(total, layout)
    ridge = places.ridge_of(layout)
    assert len(cards.places) == total and cards.size <= 1
    assert least_apart(cards) > 2 * RADIUS * cards.size
    for place in cards.places:
        assert 0 < place.x < WIDTH and places.height(ridge, place.x) < place.y < HEIGHT


def test_no_card_lies_in_the_mouth_of_the_mine() -> None:
    right, top = places.MOUTH
    assert not [place for place in lie(64, "scattered").places if place.x < right - 1 and place.y > top + 1]


# The mountain


def test_the_ridge_is_a_line_between_its_points() -> None:
    assert [places.height(PEAK, x) for x, _ in PEAK] == [y for _, y in PEAK]
    assert places.height([(0, 10), (10, 30)], 5) == 20
    assert min(y for _, y in MESA) < min(place.y for place in lie(64, "grid").places)


def test_rock_is_brightest_at_a_lantern_and_dark_far_from_all() -> None:
    x, y, far, power = mountain.LANTERNS[0]
    assert mountain.lit(x, y) == pytest.approx(power)
    assert mountain.lit(x, y - far) < power / 2
    assert mountain.lit(-900, -900) == 0


def test_triangles_cover_the_whole_map() -> None:
    area = 0.0
    for (ax, ay), (bx, by), (cx, cy) in mountain.triangles(Rng(1)):
        area += abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
    assert area > WIDTH * HEIGHT


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_ground_depends_on_the_layout_only(layout: str) -> None:
    state = new(layout=layout)
    before = land(state.view(0))
    pair(state, "dynamite", "gold 1")
    assert land(state.view(None)) == before == layout
    assert ground(layout) == ground(layout) != ground(LAYOUTS[layout == "scattered"])
    assert "style=" not in ground(layout) and len(ground(layout)) < 40_000
