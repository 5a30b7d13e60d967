"""The table of slips: mistakes that are fined."""

from typing import Any

import pytest
from tests.games.king_oil.build import Table

from spindletop.games.king_oil.drilling import Call
from spindletop.games.king_oil.land import CLOSED, EMPTY, FREE, cap_of, derrick_of


def table(seats: int = 3, **options: Any) -> Table:
    made = Table(seats, slips=True, **options)
    for seat in range(seats):
        made.owns(seat, seat + 1)
    return made


def test_without_the_option_nobody_can_slip() -> None:
    plain = Table().owns(0, 1).owns(1, 2).turn(0)
    assert plain.offered() == ["offer", "draw"]
    plain.play("draw", "card 500/2", "announce 1")
    assert "trespass" not in plain.offered()
    plain.play("drill 1.1", "depth dry")
    assert plain.offered() == ["offer", "end turn"]


@pytest.mark.rule("KO-34")
def test_on_anothers_property_the_driller_pays_and_the_owner_has_the_derrick() -> None:
    made = table().turn(0).play("draw", "card 500/2", "announce 2", "trespass", "drill 2.1", "depth medium")
    assert made.state.wells[made.holes(2)[0]] == derrick_of(1)
    assert made.state.derricks_of[1] == 1
    assert list(made.state.cash) == [76_000, 80_000, 80_000]
    assert made.asked == "Hole" and made.state.question is not None
    assert made.state.question.numbers == {"left": 1}  # it was one of those announced


@pytest.mark.rule("KO-34")
@pytest.mark.rule("KO-35")
def test_holes_elsewhere_are_empty_and_neither_closed_nor_own() -> None:
    made = Table(slips=True).owns(0, 1).owns(1, 2).caps(2, 7)
    for number in range(3, 18):
        made.state.transfer(number - 1, CLOSED)
    made.turn(0).play("draw", "card 500/2", "announce 1", "trespass")
    assert made.offered() == ["drill 2.8", *(f"drill 18.{hole}" for hole in range(1, 13))]


@pytest.mark.rule("KO-34")
def test_without_a_hole_elsewhere_nobody_can_drill_there() -> None:
    made = Table(slips=True).owns(0, 1).owns(1, 2).caps(2, 8)
    for number in range(3, 19):
        made.state.transfer(number - 1, CLOSED)
    made.turn(0).play("draw", "card 500/2", "announce 1")
    assert made.offered("drill") and "trespass" not in made.offered()


@pytest.mark.rule("KO-36")
def test_the_only_hole_is_not_asked_for() -> None:
    made = table().caps(1, 11).turn(0).play("drill before drawing")
    assert made.asked == "Depth"


@pytest.mark.rule("KO-37")
def test_a_well_too_many_caps_a_gamble_of_the_turn_with_the_drillers_cap() -> None:
    made = table().turn(0).play("draw", "card 500/3", "announce 1", "trespass", "drill 7.1", "depth shallow")
    made.play("say nothing", "say nothing", "drill too many", "drill 1.1", "depth shallow")
    assert made.state.wells[made.holes(7)[0]] == cap_of(0)


@pytest.mark.rule("KO-34")
def test_drilling_elsewhere_does_not_avoid_the_fine_for_having_no_hole() -> None:
    made = table().caps(1, 12).turn(0).play("draw", "card 500/2")
    assert made.asked == "NoHole" and "trespass" not in made.offered()


@pytest.mark.rule("KO-35")
def test_a_called_gamble_on_a_free_property_costs_10000_and_the_turn() -> None:
    made = table().turn(0).play("draw", "card 500/4/buy", "announce 3", "trespass", "drill 7.1", "depth shallow")
    assert made.state.cash[0] == 78_000  # drilling is paid as usual
    assert made.asked == "Call" and made.state.actor == 1
    made.play("say nothing")
    assert made.state.actor == 2
    made.play("call")
    assert made.state.cash[0] == 68_000
    assert made.state.owner[6] == FREE and made.state.wells[made.holes(7)[0]] == EMPTY
    assert made.state.mover == 1  # no more drilling or buying


@pytest.mark.rule("KO-35")
def test_a_gamble_that_nobody_calls_brings_the_property_for_nothing() -> None:
    made = table().turn(0).play("draw", "card 500/4", "announce 1", "trespass", "drill 7.1", "depth shallow")
    made.play("say nothing", "say nothing", "end turn")
    assert made.asked == "Call" and made.state.actor == 1  # asked again when the turn ends
    made.play("say nothing", "say nothing")
    assert made.state.owner[6] == 0
    assert made.state.derricks_of[0] == 1
    assert made.state.cash[0] == 78_000
    assert made.state.mover == 1


@pytest.mark.rule("KO-35")
def test_the_call_can_come_at_the_end_of_the_turn() -> None:
    made = table().turn(0).play("draw", "card 500/4", "announce 1", "trespass", "drill 7.1", "depth shallow")
    made.play("say nothing", "say nothing", "end turn", "call")
    assert made.state.owner[6] == FREE and made.state.cash[0] == 68_000 and made.state.mover == 1


@pytest.mark.rule("KO-35")
def test_a_called_property_leaves_the_other_gamble_open() -> None:
    made = table().turn(0).play("draw", "card 500/4", "announce 3", "trespass", "drill 7.1", "depth shallow")
    made.play("say nothing", "say nothing", "trespass", "drill 18.1", "depth dry", "call")
    assert made.asked == "Call" and made.state.owner[17] == FREE and made.state.derricks[6] == 1
    made.play("say nothing", "say nothing")
    assert made.state.owner[6] == 0 and made.state.mover == 1


def two_gambles(cash: int = 80_000) -> Table:
    """Seat 1 has drilled on 18, then on 7, and nobody has called yet when its turn ends."""
    made = table().cash(80_000, cash, 80_000).turn(1).play("draw", "card 500/4", "announce 2")
    for hole in ("18.1", "7.1"):
        made.play("trespass", f"drill {hole}", "depth shallow", "say nothing", "say nothing")
    return made.play("end turn")


def last_call(made: Table) -> tuple[int, int]:
    """Which property the last call is for, and who is asked."""
    assert isinstance(made.state.question, Call) and made.state.question.ended
    return made.state.question.number + 1, made.state.actor


@pytest.mark.rule("KO-35")
def test_the_last_calls_go_by_number_and_clockwise_for_each_property() -> None:
    made = two_gambles()
    asked = []
    for _ in range(4):
        asked.append(last_call(made))
        made.play("say nothing")
    assert asked == [(7, 2), (7, 0), (18, 2), (18, 0)]
    assert made.told("claimed") == [(1, 6), (1, 17)]
    assert made.state.mover == 2


@pytest.mark.rule("KO-35")
@pytest.mark.parametrize("called", [7, 18])
def test_a_late_call_takes_one_property_and_leaves_the_claim_to_the_other(called: int) -> None:
    made = two_gambles()
    while made.asked == "Call":
        number, seat = last_call(made)
        made.play("call" if (number, seat) == (called, 0) else "say nothing")
    assert made.told("called") == [(0, 1, called - 1)]
    assert made.told("claimed") == [(1, 24 - called)]
    assert made.state.owner[called - 1] == FREE and made.state.owner[24 - called] == 1
    assert made.state.derricks_of[1] == 1 and made.state.derricks[called - 1] == 0
    assert made.state.cash[1] == 80_000 - 2 * 2_000 - 10_000
    assert made.state.mover == 2 and made.asked == "BeforeDrawing"


@pytest.mark.rule("KO-35")
def test_who_cannot_pay_for_a_late_call_claims_nothing_else() -> None:
    made = two_gambles(10_000).play("call", "give up")
    assert made.told("claimed") == [] and made.state.owner[6] == made.state.owner[17] == FREE
    assert made.state.empty[17] == 12
    made.play("pass", "pass")
    assert made.state.mover == 2


@pytest.mark.rule("KO-35")
def test_the_depth_of_a_called_well_is_known_when_it_is_drilled_again() -> None:
    made = table().turn(0).play("draw", "card 500/4", "announce 1", "trespass", "drill 7.1", "depth shallow", "call")
    made.play("draw", "card 500/3", "announce 1", "trespass", "drill 7.1")
    assert made.asked == "Call" and made.state.derricks[6] == 1


@pytest.mark.rule("KO-35")
def test_a_fine_that_cannot_be_paid_is_a_debt() -> None:
    made = table().cash(9_000, 80_000, 80_000).turn(0)
    made.play("draw", "card 500/4", "announce 1", "trespass", "drill 7.1", "depth shallow", "call")
    assert made.asked == "ShortOfCash"
    made.play("give up")
    assert made.state.owner[6] == FREE and made.asked == "Bid"


@pytest.mark.rule("KO-35")
def test_who_goes_bankrupt_keeps_nothing_of_a_gamble() -> None:
    made = table().cash(3_000, 80_000, 80_000).turn(0)
    made.play("draw", "card 500/4", "announce 1", "trespass", "drill 7.1", "depth medium", "give up")
    assert made.state.owner[6] == FREE and made.state.empty[6] == 8


@pytest.mark.rule("KO-36")
@pytest.mark.parametrize("depth", ["shallow", "dry"])
def test_drilling_before_drawing_costs_6000_a_cap_and_the_turn(depth: str) -> None:
    made = table().turn(0).play("drill before drawing", "drill 1.4", f"depth {depth}")
    assert made.state.wells[made.holes(1)[3]] == cap_of(0)
    assert made.state.cash[0] == 74_000
    assert made.state.mover == 1


@pytest.mark.rule("KO-37")
def test_a_well_too_many_caps_all_wells_of_the_turn_and_costs_the_next_turn() -> None:
    made = table().turn(0).play("draw", "card 500/3", "announce 2", "drill 1.1", "depth shallow", "drill 1.2")
    made.play("depth medium")
    assert made.state.cash[0] == 74_000
    made.play("drill too many", "drill 1.3", "depth shallow")
    assert made.state.cash[0] == 74_000 - 3 * 6_000
    assert made.state.derricks_of[0] == 0 and made.state.empty[0] == 9
    assert "drill too many" not in made.offered()
    made.play("end turn")
    for seat in (1, 2):
        assert made.state.mover == seat
        made.play("draw", "card depletion/1", "announce 1", f"drill {seat + 1}.1", "depth dry", "end turn")
    assert made.told("turn_lost") == [(0,)]
    assert made.state.mover == 1
    made.play("draw", "card depletion/1", "announce 1", "drill 2.2", "depth dry", "end turn")
    made.play("draw", "card depletion/1", "announce 1", "drill 3.2", "depth dry", "end turn")
    assert made.state.mover == 0


@pytest.mark.rule("KO-37")
def test_a_lost_turn_does_not_save_the_royalties() -> None:
    made = table().derricks(2, 4).derricks(1, 2).pipeline("2-1")
    made.state.lost_turns = 0b001
    made.turn(0)
    assert made.told("paid") == [(0, 1, 2_000)]
    assert made.state.mover == 1


@pytest.mark.rule("KO-37")
def test_even_a_fire_card_can_be_overdone() -> None:
    made = table().turn(0).play("draw", "card fire", "drill too many", "drill 1.1", "depth deep")
    assert made.state.cash[0] == 74_000


@pytest.mark.rule("KO-20", "KO-37")
def test_capped_derricks_support_no_pipelines() -> None:
    made = table().derricks(1, 3).turn(0).play("draw", "card 500/3", "announce 1", "drill 1.4", "depth shallow")
    made.play("lay 1-2")
    assert made.state.laid[0] == 1
    made.play("drill too many", "drill 1.5", "depth shallow")
    assert made.state.laid[0] == 0
    assert made.state.cash[0] == 80_000 + 1_500 - 2_000 - 25_000 - 12_000
