"""A saved position is refused when its question cannot be asked there."""

from typing import Any

import pytest
from tests.games.king_oil.build import GAME, Table


def offered() -> Table:
    """Seat 0 is about to name a price for its property 4, to seat 1 with 22,500."""
    return Table(3).owns(0, 1, 4).owns(1, 2).owns(2, 3).cash(80_000, 22_500, 0).turn(0).play("offer", "sell 4")


def short() -> Table:
    """Seat 0 owes 10,000 to the bank, and has 3,000."""
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).caps(2, 8).cash(3_000, 80_000, 500).turn(0)
    return table.play("draw", "card 2000/2", "pay fine")


def auctioned() -> Table:
    """Seat 1 leads with 500 for property 2; seat 2, which has 1,000, is asked."""
    table = short()
    table.cash(3_000, 79_500, 1_000)
    return table.play("give up", "for 0", "and 500")


FRAMES: list[tuple[Table, str, list[int], list[list[int]]]] = [
    (offered(), "PriceTens", [3, 1], [[18, 1], [-1, 1], [1, 1], [2, 1], [9, 1], [3, 0], [3, 2], [3, 3], [3, -1]]),
    (offered(), "PriceTens", [1, 0], [[1, 1], [1, 2], [9, 0]]),
    (offered(), "PriceRest", [3, 1, 20_000], [[3, 1, 30_000], [3, 1, 5_000], [3, 1, -10_000], [2, 1, 0], [3, 2, 0]]),
    (offered(), "Offer", [3, 1, 22_500], [[3, 1, 23_000], [3, 1, 0], [3, 0, 500], [1, 1, 500]]),
    (offered(), "OfferedBuyer", [3], [[1], [18], [-1], [9]]),
    (offered(), "OfferedProperty", [4, 1], [[5, 1], [-1, 1], [0, 2]]),
    (short(), "ShortOfCash", [-1, 10_000, 3], [[-1, -500, 0], [-1, 500, 4], [-1, 500, -1], [0, 500, 0], [3, 500, 0]]),
    (short(), "ShortOfCash", [1, 0, 0], [[-2, 0, 0]]),
    (Table().owns(0, 1).owns(1, 2).turn(0).play("draw", "card fire"), "Purchase", [1], [[2]]),
    (auctioned(), "Bid", [1, 2, 0b110, 1, 500], [[1, 2, 0b110, 1, 0], [1, 2, 0b110, -1, 500], [1, 2, 0b111, 1, 500]]),
    (auctioned(), "Bid", [1, 2, 0b110, -1, 0], [[1, 1, 0b100, -1, 0], [2, 2, 0b110, -1, 0], [18, 2, 0b110, -1, 0]]),
    (auctioned(), "Bid", [1, 2, 0b110, 1, 79_500], [[1, 2, 0b110, 1, 80_000], [1, 2, 0b110, 2, 500]]),
    (auctioned(), "BidRest", [1, 2, 0, 0b110, 500], [[1, 2, 0, 0b110, 1_000], [1, 2, 0, 0b110, -500]]),
    (
        auctioned(),
        "BidRest",
        [1, 2, 0, 0b100, 0],
        [[1, 2, 10_000, 0b110, 0], [1, 2, 500, 0b110, 0], [1, 0, 0, 0b110, 0]],
    ),
]


def with_question(saved: dict[str, Any], name: str, numbers: list[int]) -> dict[str, Any]:
    return saved | {"stack": [*saved["stack"][:-1], [name, *numbers]]}


@pytest.mark.parametrize(("table", "name", "right", "wrong"), FRAMES)
def test_a_question_needs_numbers_that_fit(table: Table, name: str, right: list[int], wrong: list[list[int]]) -> None:
    saved = table.state.to_json()
    assert GAME.from_json(with_question(saved, name, right)).legal()
    for numbers in wrong:
        with pytest.raises(ValueError, match="damaged position: "):
            GAME.from_json(with_question(saved, name, numbers))


def test_depths_and_settings_of_the_discs_are_read_again() -> None:
    state = GAME.new(2, start=0)
    for name in ("buy 1", "buy 2", "draw", "card 500/2", "announce 1", "drill 1.3", "depth dry"):
        state.play(GAME.parse(name))
    again = GAME.from_json(state.to_json())
    assert again.depths == state.depths and again.clicks == state.clicks and again.found == state.found


def test_after_a_fire_nothing_is_announced() -> None:
    saved = Table().owns(0, 1).owns(1, 2).turn(0).play("draw", "card fire").state.to_json()
    with pytest.raises(ValueError, match="the mover has no card that lets it drill"):
        GAME.from_json(with_question(saved, "Announce", []))


@pytest.mark.parametrize("depths", [[-1] * 168, [*[-1] * 168, 4]])
def test_there_is_a_depth_for_every_hole(depths: list[int]) -> None:
    saved = GAME.new(2).to_json()
    saved["position"]["depths"] = depths
    with pytest.raises(ValueError, match="depths needs for each of the 169 holes"):
        GAME.from_json(saved)


@pytest.mark.parametrize("declined", [[[1]], [[0, 1, 500, 2]]])
def test_a_declined_offer_is_a_property_a_buyer_and_a_price(declined: list[list[int]]) -> None:
    saved = Table().owns(0, 1).owns(1, 2).turn(0).state.to_json()
    saved["position"]["declined"] = declined
    with pytest.raises(ValueError, match="a declined offer is a property, a buyer and a price"):
        GAME.from_json(saved)
