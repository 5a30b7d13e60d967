"""A turn: royalties, the card from top to bottom, fire."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.king_oil.build import GAME, Table

from spindletop.games.king_oil.land import cap_of
from spindletop.games.king_oil.state import NO_CARD


@pytest.mark.rule("KO-6")
def test_royalties_are_paid_before_a_card_is_drawn() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).derricks(3, 2).pipeline("7-3").turn(1)
    assert list(table.state.cash) == [82_000, 78_000]
    assert table.asked == "BeforeDrawing"


@pytest.mark.rule("KO-7")
def test_the_last_card_drawn_brings_all_32_back() -> None:
    table = Table().owns(0, 1).owns(1, 2)
    table.state.cards = vec[i64]([0] * len(table.state.cards))
    table.state.cards[-1] = 1
    table.turn(0).play("draw")
    assert table.offered() == ["card fire"]
    table.play("card fire")
    assert sum(table.state.cards) == 32
    assert table.told("shuffled") == [()]


@pytest.mark.rule("KO-7")
def test_a_turn_begins_without_a_card() -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0).play("draw", "card fire")
    assert table.state.card != NO_CARD
    table.play("end turn")
    assert table.state.mover == 1 and table.state.card == NO_CARD


@pytest.mark.rule("KO-7")
def test_a_drawn_card_does_not_come_again_before_the_shuffle() -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0).play("draw")
    assert dict(table.state.chances())[GAME.parse("card 4000/1")] == 1
    table.play("card 4000/1", "announce 1", "drill 1.1", "depth dry", "end turn", "draw")
    assert "card 4000/1" not in table.offered()


@pytest.mark.rule("KO-8")
def test_the_bank_pays_for_each_own_derrick() -> None:
    table = Table().owns(0, 1, 4).owns(1, 2).derricks(1, 3).derricks(4, 2).caps(4, 1).derricks(2, 4).turn(0)
    table.play("draw", "card 3000/2")
    assert list(table.state.cash) == [95_000, 80_000]
    assert table.state.bank == 650_000


@pytest.mark.rule("KO-8")
@pytest.mark.parametrize("derricks", [0, 5])
def test_depletion_pays_500_flat(derricks: int) -> None:
    table = Table().owns(0, 1).owns(1, 2).derricks(1, derricks).turn(0).play("draw", "card depletion/1")
    assert table.state.cash[0] == 80_500


@pytest.mark.rule("KO-9")
def test_wells_are_announced_then_all_drilled() -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0).play("draw", "card 500/4")
    assert table.offered("announce") == ["announce 1", "announce 2", "announce 3", "announce 4"]
    table.play("announce 2", "drill 1.1", "depth shallow")
    assert table.state.cash[0] == 78_000  # each is paid as it is drilled
    assert "end turn" not in table.offered()
    table.play("drill 1.5", "depth deep")
    assert table.state.cash[0] == 72_000
    assert table.asked == "Purchase"


@pytest.mark.rule("KO-9")
def test_no_more_wells_than_empty_holes() -> None:
    table = Table().owns(0, 2).owns(1, 1).caps(2, 6).turn(0).play("draw", "card 500/4")
    assert table.offered("announce") == ["announce 1", "announce 2"]


@pytest.mark.rule("KO-10")
def test_without_an_empty_hole_10000_every_time() -> None:
    table = Table().owns(0, 2).owns(1, 1).caps(2, 8).turn(0)
    table.play("draw", "card 500/4")
    assert table.asked == "NoHole"
    table.play("pay fine", "end turn")
    assert table.state.cash[0] == 70_000
    table.turn(0).play("draw", "card depletion/1", "pay fine")
    assert table.state.cash[0] == 60_500


@pytest.mark.rule("KO-10")
def test_a_fire_card_has_no_centre_to_be_fined_for() -> None:
    table = Table().owns(0, 2).owns(1, 1).caps(2, 8).turn(0).play("draw", "card fire")
    assert table.asked == "Purchase"
    assert table.state.cash[0] == 80_000


@pytest.mark.rule("KO-11")
def test_one_free_property_may_be_bought_if_the_card_allows() -> None:
    table = Table().owns(0, 2).owns(1, 1).turn(0)
    table.play("draw", "card 500/2/buy", "announce 1", "drill 2.1", "depth dry")
    assert "end turn" in table.offered()
    assert len(table.offered("buy")) == 16
    table.play("buy 18")
    assert table.state.owner[17] == 0
    assert table.state.cash[0] == 80_000 - 6_000 - 12_000
    assert table.offered("buy") == []


@pytest.mark.rule("KO-11")
def test_no_purchase_where_the_card_forbids_it_or_the_cash_is_short() -> None:
    table = Table().owns(0, 2).owns(1, 1).turn(0)
    table.play("draw", "card 500/2", "announce 1", "drill 2.1", "depth dry")
    assert table.offered("buy") == []
    table = Table().owns(0, 2).owns(1, 1).cash(16_500, 80_000).turn(0)
    table.play("draw", "card 500/2/buy", "announce 1", "drill 2.1", "depth dry")
    assert "buy 9" in table.offered()  # 10,000
    assert "buy 4" not in table.offered()  # 11,000


@pytest.mark.rule("KO-11")
def test_a_property_may_be_bought_with_exactly_the_cash() -> None:
    table = Table().owns(0, 2).owns(1, 1).cash(16_000, 80_000).turn(0)
    table.play("draw", "card 500/2/buy", "announce 1", "drill 2.1", "depth dry")
    assert "buy 9" in table.offered()  # 10,000
    table.play("buy 9")
    assert table.state.cash[0] == 0 and table.state.owner[8] == 0


@pytest.mark.rule("KO-12")
def test_fire_takes_derricks_of_own_choice_for_good() -> None:
    table = Table().owns(0, 1, 4).owns(1, 2).derricks(1, 4).derricks(4, 3).derricks(2, 5).turn(0)
    table.play("draw", "card fire")  # seven derricks: two are lost
    assert table.offered() == [f"lose derrick 1.{hole}" for hole in (1, 2, 3, 4)] + [
        f"lose derrick 4.{hole}" for hole in (1, 2, 3)
    ]
    table.play("lose derrick 1.2", "lose derrick 4.3")
    assert table.state.derricks_of[0] == 5
    assert table.state.wells[table.holes(1)[1]] == cap_of(0)
    assert table.state.cash[0] == 80_000
    assert table.asked == "Purchase"
    assert table.offered("buy") == []


@pytest.mark.rule("KO-12")
@pytest.mark.parametrize(("owned", "lost"), [(0, 0), (1, 1), (5, 1), (6, 2), (11, 3), (16, 4), (20, 4), (21, 5)])
def test_how_many_derricks_burn(owned: int, lost: int) -> None:
    table = Table().owns(0, 1, 17).owns(1, 2).derricks(1, min(owned, 12)).derricks(17, max(owned - 12, 0)).turn(0)
    table.play("draw", "card fire")
    while table.asked == "Fire":
        table.play(table.offered()[0])
    assert table.state.derricks_of[0] == owned - lost


@pytest.mark.rule("KO-12")
def test_who_has_fewer_loses_all_without_being_asked() -> None:
    table = Table().owns(0, 1).owns(1, 2).derricks(1, 1).turn(0).play("draw", "card fire")
    assert table.asked == "Purchase"
    assert table.state.derricks_of[0] == 0


@pytest.mark.rule("KO-23")
@pytest.mark.rule("KO-13")
def test_every_decision_point_lets_the_mover_lay_a_pipeline_and_sell() -> None:
    def deals() -> bool:
        return {"offer", "lay 7-3"} <= set(table.offered())

    table = Table().owns(0, 7, 2).owns(1, 3).derricks(7, 5).turn(0)
    assert table.asked == "BeforeDrawing" and deals()
    table.play("draw", "card 500/2")
    assert table.asked == "Announce" and deals()
    table.play("announce 2")
    assert table.asked == "Hole" and deals()
    table.play("drill 2.1", "depth dry")
    assert table.asked == "Hole" and deals()
    table.play("drill 2.2", "depth dry")
    assert table.asked == "Purchase" and deals()
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 5).caps(7, 3).turn(0).play("draw", "card 500/2")
    assert table.asked == "NoHole" and deals()
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 6).turn(0).play("draw", "card fire")
    table.play("lose derrick 7.1", "lose derrick 7.2")
    assert table.asked == "Purchase" and deals()


@pytest.mark.rule("KO-13")
def test_no_pipeline_before_the_royalties_are_paid() -> None:
    table = (
        Table().owns(0, 7).owns(1, 3, 4).derricks(7, 4).derricks(4, 4).derricks(3, 1).pipeline("4-7").pipeline("7-3")
    )
    table.cash(3_000, 80_000).turn(0)  # it owes 4,000
    assert table.asked == "ShortOfCash"
    assert table.offered() == ["offer", "give up"]


@pytest.mark.rule("KO-23")
def test_every_turn_ends_at_the_purchase() -> None:
    table = Table().owns(0, 1).owns(1, 2).turn(0).play("draw", "card fire")
    assert table.offered() == ["offer", "end turn"]
    table.play("end turn")
    assert table.state.mover == 1
