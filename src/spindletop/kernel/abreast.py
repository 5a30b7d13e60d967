"""Many games of one kind side by side, and what the seats that are asked see of them, as rows of numbers.

No views are made for that: the features of a seat read only what that seat may know.
"""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from spindletop.kernel.frame import NATURE
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import IllegalAction, State

Features = Callable[[Any, int], vec[float]]


class Abreast:
    """Copies of a first position. A game that is over makes way for a new one in the same step.

    What is seen has a row for each game, and stays where it is in memory: whoever lays an array over it sees each step.
    """

    def __init__(self, first: State, count: int, actions: int, features: Features, width: int, seed: int) -> None:
        self.first = first
        self.count: i64 = count
        self.actions: i64 = actions
        self.features_of = features
        self.width: i64 = width
        self.rng = Rng(seed)
        self.positions: list[State] = []
        self.over: list[tuple[int, State]] = []  # the games that ended in the last step
        self.seats = vec[i64]([0] * count)  # who is asked
        self.features = vec[float]([0.0] * (count * width))
        self.masks = vec[u8]([0] * (count * actions))  # 1 for what is legal
        self._legal = vec[vec[i64]]([vec[i64]() for _ in range(count)])

    def begin(self) -> None:
        """All games anew; chance goes on where it stood."""
        self.over = []
        self.positions = [self._new_game() for _ in range(self.count)]
        self._look()

    def step(self, actions: vec[i64]) -> None:
        """Answer in every game for the seat that is asked; if one is not legal, nothing is done."""
        for row in range(self.count):
            action = actions[row]
            if not 0 <= action < self.actions or self.masks[row * self.actions + action] == 0:
                raise IllegalAction(f"game {int(row)}: {self.positions[row].refusal(action)}")
        self.over = []
        for row in range(self.count):
            state = self.positions[row]
            state.answer(actions[row])
            self._settle_nature(state)
            if len(state.stack) == 0:
                self.over.append((row, state))
                self.positions[row] = self._new_game()
        self._look()

    def random_actions(self) -> vec[i64]:
        """A legal one for every game, each equally likely."""
        drawn = vec[i64]([0] * self.count)
        for row in range(self.count):
            legal = self._legal[row]
            drawn[row] = legal[self.rng.below(len(legal))]
        return drawn

    def _new_game(self) -> State:
        state = self.first.copy()
        self._settle_nature(state)
        return state

    def _settle_nature(self, state: State) -> None:
        while len(state.stack) and state.top().actor(state) == NATURE:
            state.answer(state.top().draw(state, self.rng))

    def _look(self) -> None:
        """Rows change where a game has: what was legal is struck out, what is legal now entered."""
        masks, features = self.masks, self.features
        place: i64 = 0
        for row in range(self.count):
            state = self.positions[row]
            question = state.top()
            seat = question.actor(state)
            self.seats[row] = seat
            first = row * self.actions
            for action in self._legal[row]:
                masks[first + action] = 0
            legal = question.legal(state)
            for action in legal:
                masks[first + action] = 1
            self._legal[row] = legal
            for feature in self.features_of(state, seat):
                features[place] = feature
                place += 1
