"""The picture of the board."""

from xml.etree import ElementTree

from tests.games.king_oil.build import GAME, Table

from spindletop.games.king_oil import board

SVG = "{http://www.w3.org/2000/svg}"


def inside(spot: tuple[int, int], outline: list[tuple[int, int]]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times."""
    x, y = spot
    crossings = 0
    for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (b > y) != (d > y) and x < a + (y - b) / (d - b) * (c - a):
            crossings += 1
    return crossings % 2 == 1


def test_the_drawing_is_that_of_the_map() -> None:
    box, drawn = GAME.new().box, board.the_map()
    assert [region.number for region in drawn.regions] == list(range(1, 19))
    for region in drawn.regions:
        number = region.number - 1
        assert len(region.holes) == box.first_hole[number + 1] - box.first_hole[number]
        assert all(inside(spot, region.outline) for spot in region.holes)
        assert inside(region.label, region.outline)
        for other in drawn.regions:
            assert other is region or not any(inside(spot, other.outline) for spot in region.holes)
    assert [border.source - 1 for border in drawn.borders] == box.source
    assert [border.target - 1 for border in drawn.borders] == box.target


def parsed(table: Table, legal: list[int] | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(board.svg(table.state, legal or ()))


def ids(picture: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


def test_pieces_have_ids_and_nothing_has_a_style() -> None:
    table = Table(3).owns(0, 7).owns(1, 3).owns(2, 18).derricks(7, 5).caps(7, 1).derricks(3, 1).pipeline("7-3", 2)
    picture = parsed(table.turn(0))
    found = ids(picture)
    assert len(found) == len(set(found))
    holes = table.holes(7)
    assert {f"well-{hole}" for hole in holes[:6]} <= set(found) and f"well-{holes[6]}" not in found
    assert sum(name.startswith("pipe-") for name in found) == 2
    assert "shed-18" in found and "shed-7" not in found
    assert not any("style" in element.attrib for element in picture.iter())
    pieces = next(element for element in picture.iter(f"{SVG}g") if element.attrib.get("id") == "pieces")
    assert all("transform" in piece.attrib for piece in pieces)


def targets(table: Table) -> set[str]:
    """The answers that can be clicked on the board."""
    clickable = (element.get("data-action", "") for element in parsed(table, table.state.legal()).iter())
    return {action for action in clickable if action}


def test_places_of_legal_answers_are_marked() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).turn(0).play("draw", "card 500/2/buy", "announce 1")
    places = {name for name in map(GAME.name, table.state.legal()) if name.startswith(("drill", "lay"))}
    assert targets(table) == places and "lay 7-3" in places and len(places) == 5
    table.play("drill 7.5", "depth dry")
    free = {name for name in map(GAME.name, table.state.legal()) if name.startswith("buy")}
    assert free <= targets(table) and len(free) == 16


def test_an_offer_is_made_by_a_click_on_a_property() -> None:
    table = Table().owns(0, 7).owns(1, 3, 18).turn(0).play("offer")
    assert targets(table) == {"sell 7", "want 3", "want 18"}


def test_pieces_have_the_colour_of_the_seat_that_they_count_for() -> None:
    table = Table(box_limits=True).owns(0, 1, 17).owns(1, 3, 4, 5, 6, 7, 8, 9, 18).derricks(1, 2)
    table.derricks(3, 9).derricks(18, 11).turn(0)
    table.play("offer", "sell 1", "for 0", "and 500", "accept", "offer", "sell 17", "for 0")
    table.play("and 500", "accept")
    picture = parsed(table)
    coloured = {
        element.attrib["id"]: ElementTree.tostring(element, "unicode")
        for element in picture.iter()
        if "id" in element.attrib
    }
    first, second = table.holes(1)[:2]
    assert "derrick line-1" in coloured[f"well-{first}"], "the last derrick of the new owner"
    assert "derrick line-0" in coloured[f"well-{second}"], "it has no more, so the old owner's stays"
    assert "shed seat-0" in coloured["shed-17"] and "land-1" in coloured["property-17"]


def test_a_pipeline_names_its_owner() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).pipeline("7-3").turn(0)
    assert "pipeline from property 7 into property 3, owned by Ann" in board.svg(table.state, names=["Ann", "Bob"])


def test_closed_properties_are_shown_as_such() -> None:
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).caps(2, 8).cash(0, 80_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up", "pass", "pass")
    assert "closed" in board.svg(table.state)
