"""The setup: money, board, discs, first properties, who begins."""

from collections import Counter

import pytest
from tests.games.king_oil.build import GAME, Table

from spindletop.games.king_oil.box import DEEP, DRY, MEDIUM, SETTINGS, SHALLOW
from spindletop.games.king_oil.land import FREE, NOBODY


@pytest.mark.rule("KO-1")
@pytest.mark.parametrize(("seats", "bank"), [(2, 665_000), (3, 585_000), (4, 505_000)])
def test_every_seat_has_80000_and_the_bank_the_rest(seats: int, bank: int) -> None:
    state = GAME.new(seats)
    assert list(state.cash) == [80_000] * seats
    assert state.bank == bank
    assert state.faults() == []


@pytest.mark.rule("KO-2")
def test_the_board_has_18_properties_with_169_holes() -> None:
    box = GAME.new().box
    assert box.properties == 18
    assert box.holes == 169
    assert sum(box.price) == 169_000
    for border, back in enumerate(box.back):
        assert (box.source[border], box.target[border]) == (box.target[back], box.source[back])
    assert len(box.back) == 2 * 36


@pytest.mark.rule("KO-2")
def test_a_shed_shows_the_owner_until_the_first_hole_is_drilled() -> None:
    table = Table().owns(0, 4).owns(1, 9).turn(0)
    assert table.state.sheds[3] == 0
    table.play("draw", "card 500/2", "announce 1", "drill 4.1", "depth dry")
    assert table.state.sheds[3] == NOBODY
    assert table.state.sheds[8] == 1


@pytest.mark.rule("KO-3")
def test_the_first_disc_that_blocks_a_hole_gives_its_depth() -> None:
    box = GAME.new().box
    discs = GAME.source.data["discs"]
    for top, middle, bottom in ((0, 0, 0), (3, 7, 11), (11, 1, 5)):
        for hole in range(box.holes):
            spoke, ring = box.spoke[hole], box.ring[hole]
            blocked = [
                (spoke - 4 * click) % 48 in discs[disc][ring]
                for disc, click in (("top", top), ("middle", middle), ("bottom", bottom))
            ]
            expected = blocked.index(True) if any(blocked) else DRY
            assert box.depth_at(hole, top + 12 * middle + 144 * bottom) == expected


@pytest.mark.rule("KO-3")
def test_over_all_1728_settings_about_half_of_the_holes_are_dry() -> None:
    box = GAME.new().box
    depths = Counter(box.depth_at(hole, setting) for hole in range(box.holes) for setting in range(SETTINGS))
    share = [depths[depth] / depths.total() for depth in (SHALLOW, MEDIUM, DEEP, DRY)]
    assert [round(100 * each, 1) for each in share] == [14.8, 18.0, 17.7, 49.5]


@pytest.mark.rule("KO-4")
def test_each_seat_buys_one_property_from_a_random_seat_on() -> None:
    state = GAME.new(3)
    assert [GAME.name(action) for action in state.legal()] == ["start 0", "start 1", "start 2"]
    for name in ("start 2", "buy 4", "buy 1"):
        state.play(GAME.parse(name))
    assert state.actor == 1
    assert GAME.parse("buy 4") not in state.legal()
    state.play(GAME.parse("buy 18"))
    assert [state.owner[number - 1] for number in (4, 1, 18)] == [2, 0, 1]
    assert list(state.owner).count(FREE) == 15
    assert list(state.cash) == [68_000, 68_000, 69_000]


@pytest.mark.rule("KO-4")
def test_the_table_may_say_who_chooses_first() -> None:
    state = GAME.new(4, start=3)
    assert state.actor == 3


@pytest.mark.rule("KO-5")
@pytest.mark.parametrize(
    ("bought", "starts"),
    [
        ([4, 1, 2], 1),  # 11, 12 and 8 thousand: the highest
        ([1, 17, 4], 2),  # 12, 12, 11: the tie is passed over
        ([17, 2, 18], 1),  # 12, 8, 12: also for the lowest
        ([3, 5, 6], 0),  # 9, 9, 9: the one who chose first
    ],
)
def test_who_paid_most_begins_and_ties_are_passed_over(bought: list[int], starts: int) -> None:
    state = GAME.new(3, start=0)
    for number in bought:
        state.play(GAME.parse(f"buy {number}"))
    assert state.actor == state.first == starts


@pytest.mark.rule("KO-5")
def test_if_every_price_is_tied_the_first_chooser_begins_also_with_two_pairs() -> None:
    state = GAME.new(4, start=2)
    for number in (1, 2, 17, 7):  # 12, 8, 12, 8
        state.play(GAME.parse(f"buy {number}"))
    assert state.actor == 2


@pytest.mark.rule("KO-5")
def test_play_goes_on_clockwise() -> None:
    table = Table(3).owns(0, 1).owns(1, 2).owns(2, 3).turn(1)
    for seat, hole in ((1, "2.1"), (2, "3.1"), (0, "1.1"), (1, "2.2")):
        assert table.state.mover == seat
        table.play("draw", "card depletion/1", "announce 1", f"drill {hole}", "depth dry", "end turn")
