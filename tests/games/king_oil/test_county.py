"""The county as it is drawn: data that must fit the map of the box."""

import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

from tests.games.king_oil.build import GAME

from spindletop.games.king_oil import board
from spindletop.games.king_oil.board.county import (
    ABREAST,
    Point,
    along,
    bent,
    beside,
    county,
    foothold,
    length,
    pipes,
    spots,
)
from spindletop.games.king_oil.board.kit import FOLDER

TAG = (98, 26)  # as large as one ever is


def inside(spot: Point, outline: tuple[tuple[int, int], ...]) -> bool:
    """Whether a ray from a point crosses the outline an odd number of times."""
    x, y = spot
    crossings = 0
    for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (b > y) != (d > y) and x < a + (y - b) / (d - b) * (c - a):
            crossings += 1
    return crossings % 2 == 1


def test_the_drawing_is_that_of_the_map() -> None:
    box, drawn = GAME.new().box, county()
    assert len(drawn.leases) == box.properties and len(spots()) == box.holes
    for number, lease in enumerate(drawn.leases):
        assert len(lease.holes) == box.first_hole[number + 1] - box.first_hole[number]
        assert inside(lease.text.at, lease.outline) and inside(lease.shed, lease.outline)
        for other, neighbour in enumerate(drawn.leases):
            assert all(inside(hole, neighbour.outline) == (other == number) for hole in lease.holes)
    assert [border.source for border in drawn.borders] == list(box.source)
    assert [border.target for border in drawn.borders] == list(box.target)


def test_every_hole_has_a_way_to_every_border_of_its_property() -> None:
    drawn = county()
    for border in drawn.borders:
        holes = drawn.leases[border.source].holes
        assert len(border.ways) == len(holes)
        for hole, way in zip(holes, border.ways, strict=True):
            assert dist(hole, way[0]) < 25 and way[-1] == border.ways[0][-1]
            assert inside(way[-1], drawn.leases[border.source].outline) and dist(way[-1], border.at) < 30


def test_tags_hang_apart_and_on_the_sheet() -> None:
    width, height = county().size
    tags = sorted({border.tag for border in county().borders})
    assert len(tags) == len(county().lines)
    for x, y in tags:
        assert TAG[0] / 2 < x < width - TAG[0] / 2 and TAG[1] / 2 < y < height - TAG[1] / 2
    for (a, b), (c, d) in combinations(tags, 2):
        assert abs(a - c) >= TAG[0] or abs(b - d) >= TAG[1]


def test_pipelines_lie_abreast_and_their_arrow_stands_on_the_border() -> None:
    box = GAME.new().box
    for border, drawn in enumerate(county().borders):
        back = box.back[border]
        start = foothold(border, back, range(len(drawn.ways)))
        end = foothold(back, border, range(len(county().borders[back].ways)))
        for count in ABREAST:
            laid = pipes(border, back, start, end, count)
            assert laid.tubes.count("M") == count
            assert dist(laid.arrow[:2], drawn.at) < 12


def test_a_line_beside_another_and_the_points_along_it() -> None:
    line: list[Point] = [(0, 0), (100, 0), (100, 50)]
    assert length(line) == 150
    assert along(line, 40) == (40, 0, 0) and along(line, 120) == (100, 20, 90) and along(line, 500)[:2] == (100, 50)
    assert beside(line, 5)[0] == (0, 5) and beside(line, 5)[-1] == (95, 50)
    assert bent(line) == "M0 0L91 0Q100 0 100 9L100 50"


def test_the_ground_is_a_drawing_of_styled_parts_without_styles_in_it() -> None:
    drawn = board.ground(board.land(GAME.new()))
    parts = list(ElementTree.fromstring(f"<g>{drawn}</g>").iter())
    assert not any("style" in part.attrib for part in parts)
    classes = {name for part in parts for name in part.attrib.get("class", "").split()}
    sheet = (FOLDER / "ground.css").read_text(encoding="utf-8")
    assert classes == set(re.findall(r"\.([a-z][a-z0-9-]*)", re.sub(r"/\*.*?\*/|{.*?}", "", sheet, flags=re.DOTALL)))
