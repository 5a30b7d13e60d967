"""Many games side by side."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from tests.lab.setups import SLUGS

from spindletop.games import folder
from spindletop.games.gold.steps import FirstCard
from spindletop.kernel import IllegalAction
from spindletop.kernel.registry import game
from spindletop.lab.vector import VectorGames


@pytest.mark.parametrize("slug", SLUGS)
def test_games_end_with_shares_that_add_up_and_begin_anew(slug: str) -> None:
    games = VectorGames(slug, count=8, seed=5)
    seen, _ = games.reset()
    finished = 0
    for _ in range(3000):
        assert seen["features"].shape == (8, games.width) and seen["action_mask"].shape == (8, games.actions)
        assert np.isfinite(seen["features"]).all() and seen["action_mask"].any(axis=1).all()
        seen, rewards, ended, cut, _ = games.step(games.random_actions())
        assert not cut.any()
        assert np.abs(rewards.sum(axis=1)).max() < 1e-5
        assert (rewards.any(axis=1) <= ended).all()
        finished += int(ended.sum())
        if finished > 3:
            return
    pytest.fail("no game ended")


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_games(slug: str) -> None:
    runs = []
    for _ in range(2):
        games = VectorGames(slug, count=3, seed=7)
        games.reset()
        runs.append([games.step(games.random_actions())[0]["features"].tolist() for _ in range(50)])
    assert runs[0] == runs[1]


def test_what_is_not_legal_is_refused() -> None:
    games = VectorGames(SLUGS[0], count=2)
    seen, _ = games.reset()
    wrong = seen["action_mask"].argmin(axis=1)
    with pytest.raises(IllegalAction):
        games.step(wrong)


@pytest.mark.parametrize("slug", SLUGS)
def test_rows_are_what_the_seats_that_are_asked_may_know(slug: str) -> None:
    games = VectorGames(slug, count=5, seats=3, seed=2)
    features = folder.value(game(slug)).features
    seen, _ = games.reset()
    for _ in range(200):
        for row, position in enumerate(games.games.positions):
            seat = position.actor
            assert seen["seat"][row] == seat
            assert seen["action_mask"][row].nonzero()[0].tolist() == position.legal()
            expected = np.array(features(position.view(seat), seat), np.float32)
            assert (seen["features"][row] == expected).all()
        seen, *_ = games.step(games.random_actions())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_that_ends_leaves_what_was_seen_of_it_last(slug: str) -> None:
    games = VectorGames(slug, count=4, seats=3, seed=3)
    assert games.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = games.reset()
    ended: Any = np.zeros(4, np.bool_)
    while not ended.any():
        assert info == {}
        asked = seen["seat"]
        seen, rewards, ended, _, info = games.step(games.random_actions())
    assert (info["_final_obs"] == ended).all() and (info["_final_info"] == ended).all()
    assert seen["action_mask"][ended].any(axis=1).all(), "a new game has begun there"
    finished = dict(games.games.over)
    for row in range(4):
        last = info["final_obs"][row]
        assert (last is not None) == ended[row]
        if last is not None:
            assert games.single_observation_space.contains(last)
            assert last["seat"] == asked[row] and not last["action_mask"].any()
            scores = info["final_info"]["scores"][row]
            assert scores.tolist() == finished[row].scores()
            assert rewards[row].argmax() in finished[row].winners()


def test_what_is_seen_goes_into_the_arrays_of_the_caller() -> None:
    own: dict[str, Any] = {"features": np.zeros((3, 12), np.float32), "action_mask": np.zeros((3, 94), np.uint8)}
    games, other = VectorGames("gold", count=3, into=own), VectorGames("gold", count=3)
    seen, _ = games.reset()
    assert seen is own and own["features"].dtype == np.float32
    expected, _ = other.reset()
    for _ in range(20):
        for name, array in own.items():
            assert (array == expected[name]).all()
        games.step(games.random_actions())
        expected, *_ = other.step(other.random_actions())


def test_what_was_seen_stays_as_it_was() -> None:
    games = VectorGames("gold", count=3)
    seen, _ = games.reset()
    before = {name: array.copy() for name, array in seen.items()}
    games.step(games.random_actions())
    assert all((seen[name] == before[name]).all() for name in seen)


def test_a_step_before_the_games_have_begun_is_refused() -> None:
    games = VectorGames("gold", count=2)
    with pytest.raises(ResetNeeded, match="call reset first"):
        games.step([0, 1])
    games.reset()
    games.reset(seed=1)
    games.step([0, 1])


@pytest.mark.parametrize("actions", [[], [0], [0, 1, 2], [[0, 1]], [0.5, 1.0], ["turn 0", "turn 1"]])
def test_anything_but_an_action_for_each_game_is_refused(actions: list[object]) -> None:
    games = VectorGames("gold", count=2, start=0)
    games.reset()
    with pytest.raises(ValueError, match="step takes a whole number for each of the 2 games, not "):
        games.step(actions)
    assert all(position.question == FirstCard() for position in games.games.positions)
