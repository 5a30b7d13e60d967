"""Cards and prices beside the rules: tables of the content that is played with."""

import pytest
from tests.conformance.cases import GAMES, Case, all_cases

from spindletop.games import folder
from spindletop.games.sheets import runs
from spindletop.kernel import ContentFile


@pytest.mark.parametrize("slug", GAMES)
def test_sheets_are_tables_for_all_seats_and_options(slug: str) -> None:
    sprite = folder.kit(GAMES[slug]).sprite
    for case in all_cases():
        if case.slug == slug:
            for sheet in folder.reference(case.new().setup):
                assert sheet.rows and sheet.title
                assert {len(row) for row in sheet.rows} == {len(sheet.head or sheet.rows[0])}
                assert all(cell for row in sheet.rows for cell in row)
                assert len(sheet.pictures) in (0, len(sheet.rows)) and len(sheet.tones) in (0, len(sheet.rows))
                assert len(sheet.tickets) in (0, len(sheet.head))
                assert all(f'id="{each}"' in sprite for each in sheet.pictures)


@pytest.mark.parametrize(
    ("slug", "old", "new", "title", "row"),
    [
        ("gold", "4 = 5", "4 = 6", "Gold", ("4", "6", "24")),
        ("king_oil", "trespass = 10000", "trespass = 7500", "Fines for slips", "$7,500"),
        ("king_oil", "[16, 4], [21, 5]]", "[16, 4]]", "Fire", ("16–169", "4")),
        ("crude", "rig = 2", "rig = 3", "News: 8 cards", "Pay 3 a rig, 5 a well, 15 a station, 20 a refinery."),
        ("giganten", "derrick_bonus = [5000", "derrick_bonus = [9000", "At the end", ("1.", "$9,000")),
        ("black_gold", "spring_cost = 5000", "spring_cost = 4500", "Money and oil", ("A well spring", "$4,500")),
    ],
)
def test_a_table_with_its_own_content_sees_its_own_numbers(
    slug: str, old: str, new: str, title: str, row: str | tuple[str, ...]
) -> None:
    text = GAMES[slug].source.text
    assert text.count(old) == 1
    game = type(GAMES[slug])(ContentFile(text.replace(old, new), "own"))
    options = {"slips": True} if slug == "king_oil" else {}
    sheet = next(each for each in folder.reference(game.new(3, **options).setup) if each.title == title)
    assert any(row in (tuple(each), each[-1]) for each in sheet.rows)


def test_options_decide_what_is_listed() -> None:
    def titles(case: Case) -> list[str]:
        return [sheet.title for sheet in folder.reference(case.new().setup)]

    assert "News: 6 cards" in titles(Case("crude", 4, (("strict_news", True),)))
    assert "Fines for slips" not in titles(Case("king_oil", 4))


def test_neighbours_that_are_alike_share_a_line() -> None:
    assert runs([1, 1, 1, 2, 3, 3], first=2) == [("2–4", 1), ("5", 2), ("6–7", 3)]
