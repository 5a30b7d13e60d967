"""What is measured: random play of our games, and of other libraries' beside them. A peer is one line of the table."""

import os
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from spindletop.bots.search import SearchBot
from spindletop.games import folder
from spindletop.kernel import NATURE, OVER, Rng, State, playout
from spindletop.kernel.registry import game
from spindletop.lab.walk import random_answer

COUNTED_GAMES = 20
SIDE_BY_SIDE = 256
SAMPLED_GAMES = 3
STRIDE = 10  # answers from one sampled position to the next
FUTURES = 40  # for each answer that is thought about


class Contender(Protocol):
    """Something that plays random games."""

    def play(self, seed: int) -> float:
        """One game (or a step of many); returns the number of its decisions, on average if it is not counted."""

    def copies(self) -> Iterator[Callable[[], object]]:
        """For some positions: what makes a copy of it."""


class OwnGame:
    """A game of Spindletop."""

    def __init__(self, slug: str, seats: int) -> None:
        self.game = game(slug)
        self.seats = seats

    def play(self, seed: int) -> float:
        return playout(self.game.new(self.seats), Rng(seed))

    def positions(self) -> Iterator[State]:
        for seed in range(SAMPLED_GAMES):
            state, rng = self.game.new(self.seats), Rng(seed)
            while state.actor != OVER:
                yield state.copy()
                for _ in range(STRIDE):
                    if state.actor != OVER:
                        state.answer(random_answer(state, rng))

    def copies(self) -> Iterator[Callable[[], object]]:
        for position in self.positions():
            yield position.copy

    def looks(self) -> Iterator[dict[str, Callable[[], object]]]:
        """For some positions: what bots do there again and again, by name."""
        judged, rng = folder.value(self.game), Rng(0)
        for position in self.positions():
            seat = position.actor
            if seat != NATURE:
                yield {
                    "view": partial(position.view, seat),
                    "imagine": partial(position.view(seat).imagine, rng),
                    "features": partial(judged.features, position, seat),
                    "value": partial(judged.value, position, seat),
                }

    def thoughts(self) -> Iterator[int]:
        """Thinks as the tycoon does, about one position after the other; gives how many futures it tried for each."""
        thinker = SearchBot(folder.value(self.game).JUDGEMENT, FUTURES)
        while True:
            for position in self.positions():
                if position.actor != NATURE:
                    plans = thinker.think(position.view(position.actor), Rng(0))
                    yield sum(len(plan.shares) for plan in plans)


class OwnVector:
    """Many games side by side as arrays; a play is one step of all."""

    def __init__(self, slug: str, seats: int) -> None:
        module = import_module("spindletop.lab.vector")
        into = module.room(slug, SIDE_BY_SIDE, seats)
        self.games = module.VectorGames(slug, SIDE_BY_SIDE, seats, into=into)
        self.games.reset()

    def play(self, seed: int) -> float:
        self.games.step(self.games.random_actions())
        return SIDE_BY_SIDE

    def copies(self) -> Iterator[Callable[[], object]]:
        return iter(())


class Catanatron:
    """Four random players."""

    def __init__(self) -> None:
        self.library: Any = import_module("catanatron")

    def table(self, seed: int) -> Any:
        random.seed(seed)
        return self.library.Game([self.library.RandomPlayer(colour) for colour in self.library.Color])

    def play(self, seed: int) -> float:
        table = self.table(seed)
        table.play()
        return len(table.state.actions)

    def copies(self) -> Iterator[Callable[[], object]]:
        table = self.table(0)
        for _ in range(200):
            table.play_tick()
        yield table.copy


class OpenSpielCpp:
    """A game written in C++, played by OpenSpiel's own random bots: the whole loop is C++."""

    def __init__(self, name: str, players: int) -> None:
        self.library: Any = import_module("pyspiel")
        self.game = self.library.load_game(name)
        self.bots = [self.library.make_uniform_random_bot(player, player) for player in range(players)]
        histories = [self.over(seed).full_history() for seed in range(COUNTED_GAMES)]
        self.decisions: float = sum(move.player >= 0 for history in histories for move in history) / COUNTED_GAMES

    def over(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        self.library.evaluate_bots(state, self.bots, seed)
        return state

    def play(self, seed: int) -> float:
        self.over(seed)
        return self.decisions

    def copies(self) -> Iterator[Callable[[], object]]:
        yield half_way(self.game, self.decisions).clone


class OpenSpielPython:
    """A game written in Python, played by a loop in Python."""

    def __init__(self, module: str, name: str) -> None:
        import_module(module)
        self.game: Any = import_module("pyspiel").load_game(name)

    def play(self, seed: int) -> float:
        random.seed(seed)
        return spiel_decisions(self.game.new_initial_state())

    def copies(self) -> Iterator[Callable[[], object]]:
        yield half_way(self.game, self.play(0)).clone


def half_way(spiel_game: Any, decisions: float) -> Any:
    random.seed(0)
    state = spiel_game.new_initial_state()
    spiel_decisions(state, int(decisions / 2))
    return state


def spiel_decisions(state: Any, most: int = 1 << 30) -> int:
    """Plays this state of OpenSpiel at random to its end, or for so many decisions; returns how many there were."""
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


class RlCard:
    """An environment of RLCard, as its users step it."""

    def __init__(self, name: str) -> None:
        self.env: Any = import_module("rlcard").make(name, config={"seed": 0})

    def play(self, seed: int) -> float:
        random.seed(seed)
        return self.go_on(1 << 30)

    def go_on(self, most: int) -> int:
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over() and decisions < most:
            state, _ = self.env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def copies(self) -> Iterator[Callable[[], object]]:
        self.go_on(20)
        yield lambda: deepcopy(self.env.game)


class PettingZoo:
    """A classic environment of PettingZoo, without its checking wrappers."""

    def __init__(self, module: str) -> None:
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        self.env: Any = import_module(module).raw_env()

    def play(self, seed: int) -> float:
        random.seed(seed)
        return self.go_on(1 << 30)

    def go_on(self, most: int) -> int:
        self.env.reset()
        decisions = 0
        for _ in self.env.agent_iter():
            seen, _, ended, cut, _ = self.env.last()
            if decisions == most:
                break
            if ended or cut:
                self.env.step(None)
                continue
            self.env.step(random.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    def copies(self) -> Iterator[Callable[[], object]]:
        self.go_on(10)
        yield lambda: deepcopy(self.env)


@dataclass(frozen=True)
class Peer:
    package: str
    contender: Callable[[], Contender]

    @property
    def installed(self) -> bool:
        return find_spec(self.package) is not None


PEERS = {
    "catanatron": Peer("catanatron", Catanatron),
    "open_spiel hearts, C++": Peer("pyspiel", lambda: OpenSpielCpp("hearts", 4)),
    "open_spiel maedn, C++": Peer("pyspiel", lambda: OpenSpielCpp("maedn(players=4)", 4)),
    "open_spiel dominoes, Python": Peer(
        "pyspiel", lambda: OpenSpielPython("open_spiel.python.games.team_dominoes", "python_team_dominoes")
    ),
    "rlcard uno": Peer("rlcard", lambda: RlCard("uno")),
    "pettingzoo connect four": Peer("pygame", lambda: PettingZoo("pettingzoo.classic.connect_four_v3")),
}
