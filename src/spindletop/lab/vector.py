"""Many games of one kind side by side, as numpy arrays, for training.

    games = VectorGames("gold", count=256, seats=4, seed=1)
    seen, info = games.reset()
    seen, rewards, ended, cut, info = games.step(actions)

Like a vector environment of Gymnasium, but for self-play: in each game the seat that is asked observes and acts, so
one policy (or several, by `seen["seat"]`) plays all seats, and `rewards` has a column for each seat.
"""

from itertools import chain
from typing import Any

import gymnasium
import numpy as np

from spindletop.games import folder
from spindletop.kernel import OVER, IllegalAction, Rng, State
from spindletop.kernel.registry import game
from spindletop.lab.shares import returns
from spindletop.lab.walk import settle_nature


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
        self.rng = Rng(seed)
        self.positions: list[State] = []
        self.legal: list[list[int]] = []  # by game, in this step

    def reset(self, seed: int | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games anew. Without a seed, chance goes on where it stood."""
        if seed is not None:
            self.rng = Rng(seed)
        self.positions = [self._begin() for _ in range(self.count)]
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Answer in every game for the seat that is asked; an action that is not legal raises IllegalAction."""
        rewards: Any = np.zeros((self.count, self.seats), np.float32)
        ended: Any = np.zeros(self.count, np.bool_)
        for row, action in enumerate(np.asarray(actions).tolist()):
            position = self.positions[row]
            if action not in self.legal[row]:
                raise IllegalAction(f"game {row}: {position.refusal(action)}")
            position.answer(action)
            settle_nature(position, self.rng)
            if position.actor == OVER:
                rewards[row] = returns(position, self.scores)
                ended[row] = True
                self.positions[row] = self._begin()
        return self._seen(), rewards, ended, np.zeros(self.count, np.bool_), {}

    def random_actions(self) -> Any:
        """A legal action for every game, each equally likely."""
        return np.array([legal[self.rng.below(len(legal))] for legal in self.legal], np.int64)

    def _begin(self) -> State:
        position = self.first_position.copy()
        settle_nature(position, self.rng)
        return position

    def _seen(self) -> dict[str, Any]:
        seats = [position.actor for position in self.positions]
        asked = list(zip(self.positions, seats, strict=True))
        self.legal = [position.legal() for position in self.positions]
        masks: Any = np.zeros((self.count, self.actions), np.bool_)
        rows: Any = np.repeat(np.arange(self.count), [len(legal) for legal in self.legal])
        masks[rows, list(chain.from_iterable(self.legal))] = True
        return {
            "features": np.array([self.features(position.view(seat), seat) for position, seat in asked], np.float32),
            "action_mask": masks,
            "seat": np.array(seats, np.int64),
        }
