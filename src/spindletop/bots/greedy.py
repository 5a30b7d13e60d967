"""A bot that looks through its own answers up to the next answer of nature or another seat, and takes the best."""

from collections.abc import Callable
from typing import Final

from spindletop.bots.bot import Bot
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State

BEAM: Final = 8
DEPTH: Final = 16

Value = Callable[[State, int], float]


class Line:
    """A run of own answers: the first of them, where it leads, and how good that looks."""

    def __init__(self, first: int, state: State, worth: float) -> None:
        self.first = first
        self.state = state
        self.worth = worth


def by_worth(line: Line) -> float:
    return -line.worth


class GreedyBot(Bot):
    """Judges positions with a game's `value`. Of the open lines only the best `beam` are followed, to `depth`."""

    def __init__(self, value: Value, beam: int = BEAM, depth: int = DEPTH) -> None:
        self.value = value
        self.beam = beam
        self.depth = depth

    def choose(self, view: State, rng: Rng) -> int:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        seat = view.actor
        world = view.imagine(rng)
        best = Line(legal[rng.below(len(legal))], world, float("-inf"))
        open_lines: list[Line] = []
        for action in legal:
            open_lines.append(Line(action, self.after(world, action), 0.0))
        for _ in range(self.depth):
            going_on: list[Line] = []
            for line in open_lines:
                line.worth = self.value(line.state, seat)
                if line.state.actor == seat:
                    going_on.append(line)
                elif line.worth > best.worth:
                    best = line
            if not going_on:
                return best.first
            going_on.sort(key=by_worth)
            open_lines = []
            for line in going_on[: self.beam]:
                for action in line.state.legal():
                    open_lines.append(Line(line.first, self.after(line.state, action), 0.0))
        for line in going_on:  # lines that were still open at the end of the look-ahead
            if line.worth > best.worth:
                best = line
        return best.first

    def after(self, state: State, action: int) -> State:
        twin = state.copy()
        twin.answer(action)
        return twin
