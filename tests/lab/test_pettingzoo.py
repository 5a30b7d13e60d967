"""PettingZoo's own tests on every game, and a game as an agent meets it."""

import warnings

import numpy as np
import pytest
from tests.lab.setups import SETUPS, SLUGS

from spindletop.kernel import IllegalAction
from spindletop.lab.pettingzoo import env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

# It advises boxes instead of dictionaries and finite bounds; with action masks it wants a dictionary all the same.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("slug", "seats"), SETUPS)
def test_pettingzoos_api_test(slug: str, seats: int) -> None:
    api_test(env(slug, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("slug", "seats"), SETUPS)
def test_pettingzoos_seed_test(slug: str, seats: int) -> None:
    seed_test(lambda: env(slug, seats=seats), num_cycles=30)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_to_its_end_pays_out_one_win(slug: str) -> None:
    table = env(slug, seats=4)
    table.reset(seed=3)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    rng = np.random.default_rng(3)
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        earned[agent] += reward
        table.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert not table.agents
    assert sum(earned.values()) == pytest.approx(0) and max(earned.values()) > 0


@pytest.mark.parametrize("slug", SLUGS)
def test_an_answer_that_the_mask_forbids_is_refused(slug: str) -> None:
    table = env(slug)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction, match="is not possible now"):
        table.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_table_as_text(slug: str) -> None:
    table = env(slug, render_mode="ansi")
    table.reset(seed=1)
    assert len(table.render().splitlines()) > 3
