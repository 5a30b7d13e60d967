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
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games import folder
from spindletop.kernel.abreast import Abreast
from spindletop.kernel.registry import game
from spindletop.kernel.state import State
from spindletop.lab.shares import returns

Arrays = dict[str, Any]


def room(slug: str, count: int, seats: int = 4) -> Arrays:
    """Arrays for what is seen of so many games."""
    space = VectorGames(slug, count, seats).single_observation_space
    return {name: np.zeros((count, *each.shape), each.dtype) for name, each in space.items()}


class VectorGames:
    """`count` games. A game that ends is followed by a new one in the same step; `ended` says where, and `info` what
    was seen of it last. With `into`, what is seen is always written into these arrays, and no new ones are made."""

    def __init__(
        self,
        slug: str,
        count: int,
        seats: int = 4,
        seed: int = 0,
        scores: bool = False,
        into: Arrays | None = None,
        **options: Any,
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
        self.into = into
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        """The games, and arrays that lie over their memory: each step changes what is in them."""
        games = Abreast(self.first_position, self.count, self.actions, self.features, self.width, seed)
        self.games = games
        self._memory = {
            "features": np.frombuffer(games.features, np.float64).reshape(self.count, self.width),
            "action_mask": np.frombuffer(games.masks, np.bool_).reshape(self.count, self.actions),
            "seat": np.frombuffer(games.seats, np.int64),
        }

    def reset(self, seed: int | None = None) -> tuple[Arrays, dict[str, Any]]:
        """All games anew. Without a seed, chance goes on where it stood."""
        if seed is not None:
            self._begin(seed)
        self.games.begin()
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Arrays, Any, Any, Any, dict[str, Any]]:
        """Answer in every game for the seat that is asked; an action that is not legal raises IllegalAction, and
        nothing has happened in any game."""
        if not self.games.positions:
            raise ResetNeeded("the games have not begun: call reset first")
        given = np.ascontiguousarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            wanted = f"a whole number for each of the {self.count} games"
            raise ValueError(f"step takes {wanted}, not {given.dtype} of shape {given.shape}")
        last_seats = self._memory["seat"].copy()
        self.games.step(vec[i64](given.astype(np.int64, copy=False)))
        rewards: Any = np.zeros((self.count, self.seats), np.float32)
        ended: Any = np.zeros(self.count, np.bool_)
        for row, position in self.games.over:
            rewards[row] = returns(position, self.scores)
            ended[row] = True
        info = self._last_looks(last_seats, ended) if self.games.over else {}
        return self._seen(), rewards, ended, np.zeros(self.count, np.bool_), info

    def random_actions(self) -> Any:
        """A legal action for every game, each equally likely."""
        return np.array(self.games.random_actions(), np.int64)

    def _seen(self) -> Arrays:
        if self.into is None:
            return {name: array.astype(self._kind(name)) for name, array in self._memory.items()}
        for name, array in self.into.items():
            np.copyto(array, self._memory[name], casting="same_kind")
        return self.into

    def _kind(self, name: str) -> Any:
        return self.single_observation_space[name].dtype

    def _last_looks(self, last_seats: Any, ended: Any) -> dict[str, Any]:
        """Of the games that have ended: as who answered last sees it, and the scores, laid out as Gymnasium does."""
        looks: Any = np.full(self.count, None, object)
        scores: Any = np.zeros((self.count, self.seats), np.int64)
        for row, position in self.games.over:
            looks[row] = self._last_look(position, int(last_seats[row]))
            scores[row] = position.scores()
        final = {"scores": scores, "_scores": ended.copy()}
        return {"final_obs": looks, "_final_obs": ended.copy(), "final_info": final, "_final_info": ended.copy()}

    def _last_look(self, position: State, seat: int) -> Arrays:
        return {
            "features": np.array(self.features(position, seat), np.float32),
            "action_mask": np.zeros(self.actions, np.bool_),
            "seat": np.int64(seat),
        }
