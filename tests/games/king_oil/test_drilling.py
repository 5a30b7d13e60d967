"""Drilling, and what a well costs."""

import pytest
from tests.games.king_oil.build import Table

from spindletop.games.king_oil.land import cap_of, derrick_of


@pytest.mark.rule("KO-15")
@pytest.mark.parametrize(
    ("depth", "cost", "well"),
    [
        ("shallow", 2_000, derrick_of(0)),
        ("medium", 4_000, derrick_of(0)),
        ("deep", 6_000, derrick_of(0)),
        ("dry", 6_000, cap_of(0)),
    ],
)
def test_what_a_well_costs_and_leaves(depth: str, cost: int, well: int) -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0)
    table.play("draw", "card 500/2", "announce 1", "drill 1.3", f"depth {depth}")
    assert table.state.wells[table.holes(1)[2]] == well
    assert table.state.cash[0] == 80_000 - cost
    assert table.state.bank == 665_000 + cost


@pytest.mark.rule("KO-15")
def test_only_empty_holes_of_own_properties_are_drilled() -> None:
    table = Table().owns(0, 2).owns(1, 1).derricks(2, 2).caps(2, 3).turn(0)
    table.play("draw", "card 500/2", "announce 2")
    assert table.offered("drill") == ["drill 2.6", "drill 2.7", "drill 2.8"]
    table.play("drill 2.7", "depth dry")
    assert table.offered("drill") == ["drill 2.6", "drill 2.8"]


@pytest.mark.rule("KO-16")
def test_a_seat_with_2000_may_hope_for_shallow_oil() -> None:
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).cash(2_000, 80_000, 80_000).turn(0)
    table.play("draw", "card 500/2", "announce 1", "drill 2.1", "depth shallow")
    assert table.state.cash[0] == 0
    assert table.asked == "Purchase"


@pytest.mark.rule("KO-16")
def test_even_with_nothing_the_first_well_must_be_drilled() -> None:
    table = Table().owns(0, 2).owns(1, 1).cash(0, 80_000).turn(0).play("draw", "card 2000/2")
    assert table.offered() == ["offer", "announce 1", "announce 2"]


@pytest.mark.rule("KO-16")
def test_a_well_that_cannot_be_paid_stays_for_the_auction() -> None:
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).cash(2_000, 80_000, 80_000).turn(0)
    table.play("draw", "card 500/2", "announce 1", "drill 2.1", "depth medium")
    assert table.asked == "ShortOfCash"
    assert table.state.derricks[1] == 1
    table.play("give up")
    assert table.asked == "Bid"
    table.play("for 0", "and 500", "pass")
    assert table.state.owner[1] == 1
    assert table.state.derricks[1] == 1


@pytest.mark.rule("KO-16")
def test_a_sale_can_pay_for_the_well() -> None:
    table = Table().owns(0, 2, 4).owns(1, 1).cash(2_000, 80_000).turn(0)
    table.play("draw", "card 500/2", "announce 1", "drill 2.1", "depth deep", "offer", "sell 4", "for 0", "and 4000")
    table.play("accept")
    assert list(table.state.cash) == [0, 76_000]
    assert table.asked == "Purchase"
