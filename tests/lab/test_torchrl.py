"""TorchRL's own check on every game, where it is installed (docs/lab.md says how), and a game to its end."""

import warnings
from typing import Any

import pytest
from tests.lab.setups import SLUGS

from spindletop.lab.pettingzoo import env

torchrl = pytest.importorskip("torchrl.envs")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def table(slug: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return torchrl.PettingZooWrapper(env=env(slug, seats=3), use_mask=True, categorical_actions=True)


@pytest.mark.parametrize("slug", SLUGS)
def test_torchrls_check_of_specs(slug: str) -> None:
    torchrl.check_env_specs(table(slug))


def test_a_game_to_its_end_pays_out_one_win() -> None:
    game = table("gold")
    game.set_seed(3)
    end = game.rollout(1000, break_when_any_done=True)[-1]["next"]
    assert end["done"].all()
    earned = [float(end[seat, "reward"].sum()) for seat in game.group_map]
    assert sum(earned) == pytest.approx(0, abs=1e-5) and max(earned) > 0
