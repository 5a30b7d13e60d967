"""OpenSpiel's own search as a bot of Spindletop, to measure ours against.

spindletop bots match crude tycoon spindletop.lab.spielbots:IsMcts --seats 2
"""

import time
from typing import ClassVar

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from spindletop.bots.bot import Bot
from spindletop.kernel import Rng, State
from spindletop.lab.openspiel import spiel_state

EXPLORATION = 1.4
TRIAL = 4  # simulations of the first move, before anything is known of their pace
LEAST = 2  # the first only makes the root
SMOOTHING = 0.3


class IsMcts(Bot):
    """IS-MCTS with random playouts. It counts simulations, not time: so many are asked for as took `seconds` so far."""

    seconds: ClassVar[float] = 1.0

    def __init__(self) -> None:
        self.pace = self.seconds / TRIAL

    def choose(self, view: State, rng: Rng) -> int:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        state, luck = spiel_state(view), np.random.RandomState(int(rng.word()))
        simulations = max(LEAST, round(self.seconds / self.pace))
        search = ISMCTSBot(
            state.get_game(), RandomRolloutEvaluator(1, luck), EXPLORATION, simulations, random_state=luck
        )
        begun = time.perf_counter()
        action = int(search.step(state))
        self.pace += SMOOTHING * ((time.perf_counter() - begun) / simulations - self.pace)
        return action


class QuickIsMcts(IsMcts):
    """The same for a tenth of a second."""

    seconds: ClassVar[float] = 0.1
