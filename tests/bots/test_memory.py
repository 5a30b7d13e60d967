"""The card counter of Gold."""

import pytest
from tests.conftest import FULL
from tests.games.gold.build import GOLD, new, pair, turn

from spindletop.bots.match import Result, match_games
from spindletop.bots.roster import bot
from spindletop.games.gold.state import GoldState
from spindletop.kernel import Rng

GAMES = 100 if FULL else 40


def chosen(state: GoldState) -> str:
    return GOLD.name(bot("memory", GOLD).choose(state.view(state.actor), Rng(1)))


def test_it_fetches_known_gold_with_its_own_miner() -> None:
    state = new(2)
    gold, _ = pair(state, "gold 4", "gold 3")
    miner, _ = pair(state, "miner rust-5", "miner sage-5")
    assert chosen(state) in (f"turn {gold}", f"turn {miner}")
    turn(state, gold)
    assert chosen(state) == f"turn {miner}"


def test_it_does_not_work_for_a_rival() -> None:
    state = new(2)
    gold, _ = pair(state, "gold 4", "gold 4")
    miner, _ = pair(state, "miner petrol-5", "miner sage-5")
    turn(state, gold)
    assert chosen(state) != f"turn {miner}"


def test_without_memory_it_does_not_know() -> None:
    state = new(2)
    pair(state, "gold 4", "gold 3")
    pair(state, "miner rust-5", "miner sage-5")
    pair(state, "gold 1", "gold 2")
    pair(state, "gold 1", "gold 2")
    picks = {bot("memory:0", GOLD).choose(state.view(0), Rng(seed)) for seed in range(40)}
    assert len(picks) > 20, "any card is as good as another"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_perfect_memory_beats_random_play(seats: int) -> None:
    *_, result = match_games(GOLD, seats, {}, bot("memory", GOLD), bot("random", GOLD), GAMES, 1)
    assert result.interval[0] > 1.5 / seats


def test_more_memory_wins_more() -> None:
    *_, result = match_games(GOLD, 2, {}, bot("memory", GOLD), bot("memory:0.5", GOLD), GAMES, 1)
    assert result.interval[0] > 0.6


def test_intervals() -> None:
    result = Result(2)
    assert result.interval == (0.0, 1.0)
    for number in range(100):
        result.add([number % 2], 0)
    low, high = result.interval
    assert result.share == 0.5 and low == pytest.approx(0.404, abs=0.001) and high == pytest.approx(0.596, abs=0.001)
    result.add([0, 1], 1)
    assert result.wins == 50.5
