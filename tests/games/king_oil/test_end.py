"""The three ways to end."""

import pytest
from tests.games.king_oil.build import Table


@pytest.mark.rule("KO-32")
def test_the_last_seat_that_is_not_bankrupt_wins_at_once_without_an_auction() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 4).derricks(3, 4).pipeline("3-7").cash(0, 500).turn(0)
    table.play("give up")
    assert table.asked == "over"
    assert table.state.winners() == [1]
    assert table.told("auction") == []


@pytest.mark.rule("KO-33")
def test_the_game_ends_when_the_bank_cannot_pay_in_full() -> None:
    table = Table(3).owns(0, 1).owns(1, 2, 7).owns(2, 3).derricks(1, 3).derricks(7, 4).pipeline("7-3")
    table.cash(400_000, 300_000, 120_000).turn(0)  # 5,000 are in the bank
    table.play("draw", "card 4000/2")
    assert table.asked == "over"
    state = table.state
    assert state.bank == 0 and state.owed == 7_000
    assert state.scores() == [
        405_000 + 7_000 + 12_000 + 3 * 4_000,
        300_000 + 8_000 + 8_000 + 4 * 4_000 + 25_000,
        120_000 + 9_000,
    ]
    assert state.winners() == [0]


@pytest.mark.rule("KO-33")
def test_the_last_bill_of_the_bank_ends_the_game_too() -> None:
    table = Table().owns(0, 1).owns(1, 2).derricks(1, 2).cash(400_000, 417_000).turn(0)
    table.play("draw", "card 4000/2")
    assert table.asked == "over"
    assert table.state.owed == 0


@pytest.mark.rule("KO-33")
def test_while_the_bank_has_a_bill_left_the_game_goes_on() -> None:
    table = Table().owns(0, 1).owns(1, 2).derricks(1, 2).cash(400_000, 416_500).turn(0)
    table.play("draw", "card 4000/2")
    assert table.state.bank == 500 and table.asked == "Announce"


@pytest.mark.rule("KO-33")
def test_equal_worth_shares_and_a_bankrupt_does_not_count() -> None:
    table = Table(3).owns(0, 3).owns(1, 5).cash(410_000, 412_000, 0)
    table.state.bankrupt = 0b100
    table.derricks(3, 1).turn(0).play("draw", "card 3000/2")
    assert table.state.scores() == [426_000, 421_000, 0]
    table = Table(3).owns(0, 3).owns(1, 5).cash(412_000, 412_000, 0).derricks(3, 1).derricks(5, 1).turn(0)
    table.play("draw", "card 1000/1/buy")
    assert table.state.scores() == [426_000, 425_000, 0]
    table = Table(3).owns(0, 3).owns(1, 5).cash(412_000, 412_500, 0).caps(3, 1).caps(5, 1).turn(0)
    table.play("draw", "card depletion/1")
    assert table.asked == "over"
    assert table.state.winners() == [0, 1]


@pytest.mark.rule("KO-33")
def test_a_payment_of_nothing_does_not_end_it() -> None:
    table = Table().owns(0, 1).owns(1, 2).cash(400_000, 425_000).turn(0).play("draw", "card 4000/2")
    assert table.asked == "Announce"


@pytest.mark.rule("KO-41")
def test_after_100_rounds_worth_decides() -> None:
    table = Table().owns(0, 1).owns(1, 2)
    table.state.round = table.state.box.rounds
    table.turn(0).play("draw", "card fire", "end turn")
    assert table.state.mover == 1 and table.state.round == 100
    table.play("draw", "card fire", "end turn")
    assert table.asked == "over"
    assert table.state.winners() == [0]


@pytest.mark.rule("KO-41")
def test_a_round_is_a_turn_of_every_seat_also_when_the_first_is_bankrupt() -> None:
    table = Table(3).owns(1, 1).owns(2, 2).cash(0, 80_000, 80_000)
    table.state.bankrupt = 0b001
    table.state.round = 7
    table.turn(1).play("draw", "card fire", "end turn")
    assert table.state.round == 7
    table.play("draw", "card fire", "end turn")
    assert table.state.round == 8 and table.state.mover == 1
