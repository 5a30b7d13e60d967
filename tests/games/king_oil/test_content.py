"""Own content: cards, prices, discs and tables may change, the map may not."""

from pathlib import Path

import pytest
from tests.games.king_oil.build import GAME

from spindletop.games.king_oil.game import KingOil
from spindletop.kernel import ContentError, ContentFile, Rng, playout

OURS = (Path(KingOil.folder) / "content.toml").read_text("utf-8")


def with_change(old: str, new: str) -> KingOil:
    assert old in OURS
    return KingOil(ContentFile(OURS.replace(old, new, 1), "my-king-oil.toml"))


def test_cards_prices_discs_and_tables_may_change() -> None:
    for old, new in (
        ("price = 12000", "price = 15500"),
        (
            "{ royalty = 1000, wells = 1, buy = true, count = 1 }",
            "{ royalty = 5000, wells = 6, buy = true, count = 3 }",
        ),
        ("top = [[8, 12, 16, 24, 46],", "top = [[],"),
        ("[[1, 1], [6, 2]", "[[1, 3], [6, 4]"),
        ("stake = 80000", "stake = 60000"),
        ("count = 5 }", "count = 0 }"),
        ("{ royalty = 2000, wells = 1, buy = true", "{ royalty = 1000, wells = 1, buy = true"),
    ):
        game = with_change(old, new)
        assert game.source.hash != GAME.source.hash
        for seats in game.seats:
            state = game.new(seats)
            playout(state, Rng(seats))
            assert state.faults() == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("stake = 80000", "stake = 80001", "money.stake: expected `int` that's a multiple of 500"),
        ("stake = 80000", "stake = 300000", "money.box: more than the stakes of four seats"),
        ("box = 825000", "", "money: object missing required field `box`"),
        ("derricks = [4, 5, 6]", "derricks = [4, 4, 6]", "pipelines.derricks: each number higher"),
        ("derricks = [4, 5, 6]", "derricks = [4, 5]", "pipelines.derricks: expected `array` of length"),
        ("price = 12000", "price = 90000", "properties[0].price: 80000, the stake, at most"),
        ("borders = [2, 6, 9, 10]", "borders = [2, 6, 9]", "properties, board: numbers, borders, holes and rings"),
        ("[[38, 5], ", "[", "properties, board: numbers, borders, holes and rings"),
        ("uncharted = [40,", "uncharted = [289,", "discs.uncharted"),
        ("[[8, 12, 16, 24, 46]", "[[48, 12, 16, 24, 46]", "discs.top[0][0]: expected `int` <= 47"),
        ("[6, 2], [11, 3]", "[11, 3], [6, 2]", "wildcat.fire_table: from each number of derricks on"),
        ("[fines] ", "[fine] ", "top level: object contains unknown field `fine`"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_key(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        with_change(old, new)
    assert str(error.value).startswith("my-king-oil.toml: ")
    assert message in str(error.value)
