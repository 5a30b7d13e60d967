"""Many games side by side."""

import numpy as np
import pytest
from tests.lab.setups import SLUGS

from spindletop.kernel import IllegalAction
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
