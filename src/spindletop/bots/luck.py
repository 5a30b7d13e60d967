"""The luck of a future: what it is must not hang on what seats do, or plans could not be told apart in few futures."""

from zlib import crc32

from spindletop.kernel.frame import Frame
from spindletop.kernel.nature import Rng
from spindletop.kernel.state import State


class Luck:
    """Each kind of question to nature has its own source: how often one is asked changes nothing for the others."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.sources: dict[str, Rng] = {}

    def draw(self, question: Frame, state: State) -> int:
        kind = type(question).__name__
        if kind not in self.sources:
            self.sources[kind] = Rng(self.seed << 32 | crc32(kind.encode()))
        return question.draw(state, self.sources[kind])
