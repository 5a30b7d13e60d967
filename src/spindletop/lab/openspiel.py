"""Every game in OpenSpiel, as `spindletop_<slug>`, once this module is imported.

    pyspiel.load_game("spindletop_gold", {"players": 4})

Parameters: `players`, `scores` (returns are shares of the points instead of the win), and the game's options. An action
has the same number as everywhere in Spindletop, nature's answers too.
"""

import json
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from spindletop.games import folder
from spindletop.kernel import NATURE, OVER, Game, Option, OptionValue, Rng, State
from spindletop.kernel.registry import game, games
from spindletop.lab.shares import returns

PREFIX = "spindletop_"
PLAYERS, SCORES = "players", "scores"
NUMBER = "#"
SEED_RANGE = 1 << 32


class SpielGame(pyspiel.Game):
    """A game of Spindletop with a number of seats and options."""

    slug: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = rules = the_game(self.slug)
        self.features = folder.value(rules).features
        chosen = defaults(rules) | (params or {})
        seats = chosen[PLAYERS]
        self.scores = chosen[SCORES]
        options = {option.name: choice(option, chosen[option.name], seats) for option in rules.options}
        self.first_position = rules.new(seats, **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=rules.actions,  # nature's answers are numbered like all others
            num_players=seats,
            min_utility=-1.0 / seats,
            max_utility=1.0 - 1.0 / seats,
            utility_sum=0.0,
            max_game_length=rules.longest,
        )
        named = {option.name: parameter(option, options[option.name]) for option in rules.options}
        super().__init__(game_type(rules), info, chosen | named)

    def new_initial_state(self, _saved: str | None = None) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)


class SpielState(pyspiel.State):
    """A position, with OpenSpiel's names for what a Spindletop state can do."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: State = game.first_position.copy()

    def current_player(self) -> int:
        actor = self.position.actor
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == NATURE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.position.chances()
        total = sum(weight for _, weight in chances)
        return [(action, weight / total) for action, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.setup.game.name(action)

    def returns(self) -> list[float]:
        return returns(self.position, self.get_game().scores)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A position that this player could be in, drawn with the right odds. Its history is empty, not made up."""
        seed = int(sampler() * SEED_RANGE) * SEED_RANGE + int(sampler() * SEED_RANGE)
        sample = SpielState(self.get_game())
        sample.position = self.position.view(player).imagine(Rng(seed))
        return sample

    def __str__(self) -> str:
        return text(self.position)


class Observer:
    """What a player may know: as text the view's JSON, as numbers the game's features of that view."""

    def __init__(self, game: SpielGame) -> None:
        self.features = game.features
        size = len(game.features(game.first_position.view(0), 0))
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.features(state.position.view(player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        return text(state.position.view(player))


def spiel_state(position: State) -> SpielState:
    """OpenSpiel's state for a position, or for a view: then a bot that samples (IS-MCTS) can answer for its seat."""
    setup = position.setup
    if setup.game.source.hash != the_game(setup.game.slug).source.hash:
        raise ValueError("OpenSpiel knows the games with their own components only, not with another content file")
    options = {option.name: parameter(option, setup.options[option.name]) for option in setup.game.options}
    state = SpielState(pyspiel.load_game(PREFIX + setup.game.slug, {PLAYERS: setup.seats} | options))
    state.position = position.copy()
    return state


def text(position: State) -> str:
    return json.dumps(position.to_json(), separators=(",", ":"))


@cache
def the_game(slug: str) -> Game[State]:
    return game(slug)


def defaults(rules: Game[State]) -> dict[str, Any]:
    """All parameters: four players where that is allowed, else the most that are."""
    options = {option.name: parameter(option, option.default) for option in rules.options}
    return {PLAYERS: min(4, rules.seats[-1]), SCORES: False} | options


def parameter(option: Option, value: OptionValue) -> OptionValue:
    """A choice as OpenSpiel takes it: of one type for each option. A number among words is written #1."""
    types = {type(each) for each in option.choices}
    if len(types) == 1 or isinstance(value, str):
        return value
    return f"{NUMBER}{value}"


def choice(option: Option, value: OptionValue, seats: int) -> OptionValue:
    return option.check(value.removeprefix(NUMBER) if isinstance(value, str) else value, seats)


@cache
def game_type(rules: Game[State]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + rules.slug,
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=rules.seats[0],
        max_num_players=rules.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(rules),
    )


def register() -> None:
    """Make every game known to OpenSpiel; those that it knows are left alone."""
    known = set(pyspiel.registered_names())
    for slug in games():
        if PREFIX + slug not in known:
            pyspiel.register_game(game_type(the_game(slug)), type(PREFIX + slug, (SpielGame,), {"slug": slug}))


register()
