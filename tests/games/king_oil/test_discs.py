"""Nature decides a hole when it is drilled: with the same odds as discs that were set at the start (KO-38)."""

from collections import Counter
from itertools import product

import pytest
from tests.conftest import FULL
from tests.games.king_oil.build import GAME, Table

from spindletop.games.king_oil.box import DEEP, DRY, MEDIUM, SETTINGS, SHALLOW
from spindletop.games.king_oil.drilling import PLAIN, Depth
from spindletop.games.king_oil.state import KingOilState
from spindletop.kernel import Rng

HOLES = (0, 17, 60, 61, 120)


def chance_of(state: KingOilState, holes: tuple[int, ...], depths: tuple[int, ...]) -> float:
    """How likely nature gives these depths to these holes, drilled one after the other."""
    odds = 1.0
    for hole, depth in zip(holes, depths, strict=True):
        chances = dict(Depth(hole, PLAIN).chances(state))
        weight = chances.get(state.box.ids.depth + depth, 0)
        if weight == 0:
            return 0.0
        odds *= weight / sum(chances.values())
        state.see(hole, depth)
    return odds


@pytest.mark.rule("KO-38")
@pytest.mark.parametrize("holes", [HOLES, HOLES[::-1]])
def test_classic_discs_have_the_joint_odds_of_discs_set_at_the_start(holes: tuple[int, ...]) -> None:
    box = GAME.new().box
    fixed = Counter(tuple(box.depth_at(hole, setting) for hole in holes) for setting in range(SETTINGS))
    for depths in product(range(4), repeat=len(holes)):
        assert chance_of(GAME.new(), holes, depths) == pytest.approx(fixed[depths] / SETTINGS)


def uncharted_discs(rng: Rng) -> list[set[int]]:
    """Three fresh discs: which of the 288 places each of them blocks."""
    discs = []
    for blocked in (40, 60, 76):
        places: set[int] = set()
        while len(places) < blocked:
            places.add(rng.below(288))
        discs.append(places)
    return discs


@pytest.mark.rule("KO-38")
def test_uncharted_discs_have_the_odds_of_fresh_discs_made_at_the_start() -> None:
    holes, games, rng = (3, 50, 99), 12_000 if FULL else 3_000, Rng(1)
    fixed: Counter[tuple[int, ...]] = Counter()
    for _ in range(games):
        discs = uncharted_discs(rng)
        fixed[tuple(next((d for d in range(3) if hole in discs[d]), DRY) for hole in holes)] += 1
    total = 0.0
    for depths in product(range(4), repeat=len(holes)):
        expected = chance_of(GAME.new(discs="uncharted"), holes, depths)
        total += expected
        deviation = (games * expected * (1 - expected)) ** 0.5
        assert abs(fixed[depths] - games * expected) < 4.5 * deviation
    assert total == pytest.approx(1)


@pytest.mark.rule("KO-38")
def test_uncharted_odds_by_the_formula() -> None:
    state = GAME.new(discs="uncharted")
    for hole, depth in enumerate([SHALLOW] * 3 + [MEDIUM] * 2 + [DEEP] * 4 + [DRY] * 6):
        state.see(hole, depth)
    n, t, m, d = 15, 3, 2, 4
    weights = [int(weight) for weight in state.depth_weights(100)]
    top = (40 - t) / (288 - n)
    middle = (1 - top) * (60 - m) / (288 - n + t)
    bottom = (1 - top - middle) * (76 - d) / (288 - n + t + m)
    shares = [weight / sum(weights) for weight in weights]
    assert shares == pytest.approx([top, middle, bottom, 1 - top - middle - bottom])


@pytest.mark.rule("KO-38")
def test_uncharted_discs_run_out_of_blocked_places() -> None:
    state = GAME.new(discs="uncharted")
    for hole in range(40):
        state.see(hole, SHALLOW)
    assert state.depth_weights(100)[SHALLOW] == 0


@pytest.mark.rule("KO-38")
def test_results_narrow_the_settings_until_the_rest_is_certain() -> None:
    state = GAME.new()
    setting = 1_234
    box = state.box
    for hole in range(60):
        state.see(hole, box.depth_at(hole, setting))
    left = list(range(SETTINGS))
    for hole in range(60):
        left = [each for each in left if box.depth_at(hole, each) == state.depths[hole]]
    assert setting in left and state.settings() == len(left)
    for hole in range(60, 169):
        expected = Counter(box.depth_at(hole, each) for each in left)
        assert list(state.depth_weights(hole)) == [expected[depth] for depth in range(4)]


@pytest.mark.rule("KO-38")
def test_before_the_first_well_all_1728_settings_are_possible() -> None:
    assert GAME.new(2).settings() == SETTINGS == 1728


@pytest.mark.rule("KO-38")
def test_nothing_but_discs_and_cards_is_hidden() -> None:
    table = Table(3).owns(0, 1).owns(1, 2).owns(2, 3).turn(0).play("draw", "card 500/2", "announce 2", "drill 1.1")
    state = table.state
    for seat in (None, 0, 1, 2):
        view = state.view(seat).to_json()
        whole = state.to_json()
        assert {**view, "view": "open"} == whole
        assert state.view(seat).chances() == state.chances()
