"""Every game as a PettingZoo environment in which agents take turns (AEC), with action masks.

    env = spindletop.lab.pettingzoo.env("gold", seats=4)

An agent observes the game's features of what its seat may know, and a mask over all actions. Nature answers by itself.
Rewards come at the end: the share of the win (or with `scores=True` of the points) minus 1/n.
"""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console

from spindletop.games import folder
from spindletop.kernel import OVER, Game, Rng, State
from spindletop.kernel.registry import game
from spindletop.lab.shares import returns
from spindletop.lab.walk import settle_nature


def env(slug: str, seats: int = 4, scores: bool = False, render_mode: str | None = None, **options: Any) -> Any:
    """A checked environment: what is not legal is refused, and so is a step before `reset`."""
    plain = SpindletopEnv(slug, seats, scores, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(plain))


class SpindletopEnv(AECEnv):
    """One table. Agents are called seat_0, seat_1, ..."""

    def __init__(self, slug: str, seats: int, scores: bool, render_mode: str | None, **options: Any) -> None:
        self.rules: Game[State] = game(slug)
        self.metadata = {
            "name": f"spindletop_{slug}_v{self.rules.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.scores = scores
        self.features = folder.value(self.rules).features
        self.first_position = self.rules.new(seats, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.rng = Rng()
        sample = self.features(self.first_position.view(0), 0)
        seen = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (len(sample),), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.rules.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.rules.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed, chance goes on where the last game left it."""
        self.rng = self.rng.fork() if seed is None else Rng(seed)
        self.position = self.first_position.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask: Any = np.zeros(self.rules.actions, np.int8)
        if self.position.actor == seat:
            mask[self.position.legal()] = 1
        features = self.features(self.position.view(seat), seat)
        return {"observation": np.array(features, np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._go_on()
        if self.position.actor == OVER:
            self.rewards = dict(zip(self.agents, returns(self.position, self.scores), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """To the next agent that is asked; at the end every agent is told of it, from the first on."""
        settle_nature(self.position, self.rng)
        self.agent_selection = self.agents[max(self.position.actor, 0)]

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing without render_mode='ansi'")
            return None
        console = Console(width=100, color_system=None)
        with console.capture() as shown:
            console.print(folder.terminal(self.rules).table(self.position.view(None), self.possible_agents))
        return shown.get()

    def close(self) -> None:
        """Nothing is open."""
