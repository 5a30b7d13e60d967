"""Many games of one kind side by side, as numpy arrays, for training.

    games = VectorGames("gold", count=256, seats=4, seed=1)
    seen, info = games.reset()
    seen, rewards, ended, cut, info = games.step(actions)

Like a vector environment of Gymnasium, but for self-play: in each game the seat that is asked observes and acts, so
one policy (or several, by `seen["seat"]`) plays all seats, and `rewards` has a column for each seat.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games import folder
from spindletop.kernel.abreast import Abreast
from spindletop.kernel.registry import game
from spindletop.lab.shares import returns


class VectorGames:
    """`count` games. A game that ends is followed by a new one in the same step; `ended` says where."""

    def __init__(
        self, slug: str, count: int, seats: int = 4, seed: int = 0, scores: bool = False, **options: Any
    ) -> None:
        rules = game(slug)
        self.count = count
        self.seats = seats
        self.scores = scores
        self.actions = rules.actions
        self.features = folder.value(rules).features
        self.first_position = rules.new(seats, **options)
        self.width = len(self.features(self.first_position.view(0), 0))
        self.single_action_space = gymnasium.spaces.Discrete(self.actions)
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "features": gymnasium.spaces.Box(-np.inf, np.inf, (self.width,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.bool_),
                "seat": gymnasium.spaces.Discrete(seats),
            }
        )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.games = self._games(seed)

    def _games(self, seed: int) -> Abreast:
        return Abreast(self.first_position, self.count, self.actions, self.features, self.width, seed)

    def reset(self, seed: int | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games anew. Without a seed, chance goes on where it stood."""
        if seed is not None:
            self.games = self._games(seed)
        self.games.begin()
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Answer in every game for the seat that is asked; an action that is not legal raises IllegalAction, and
        nothing has happened in any game."""
        self.games.step(vec[i64](np.asarray(actions).tolist()))
        rewards: Any = np.zeros((self.count, self.seats), np.float32)
        ended: Any = np.zeros(self.count, np.bool_)
        for row, position in self.games.over:
            rewards[row] = returns(position, self.scores)
            ended[row] = True
        return self._seen(), rewards, ended, np.zeros(self.count, np.bool_), {}

    def random_actions(self) -> Any:
        """A legal action for every game, each equally likely."""
        return np.array(self.games.random_actions(), np.int64)

    def _seen(self) -> dict[str, Any]:
        """Copies: the next step changes what the games have."""
        games = self.games
        return {
            "features": np.array(games.features, np.float32).reshape(self.count, self.width),
            "action_mask": np.array(games.masks, np.bool_).reshape(self.count, self.actions),
            "seat": np.array(games.seats, np.int64),
        }
