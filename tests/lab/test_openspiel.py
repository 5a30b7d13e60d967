"""OpenSpiel's own tests and bots on every game."""

import warnings
from typing import Any

import numpy as np
import pytest
from tests.lab.setups import SETUPS, SLUGS

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

from spindletop.kernel.registry import game_class
from spindletop.lab.openspiel import spiel_state


def load(slug: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"spindletop_{slug}", parameters)


def random_position(game: Any, answers: int, seed: int) -> Any:
    """Where a random game stands after so many answers, or more until a player is asked."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (answers > 0 or state.is_chance_node()):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        answers -= 1
    return state


@pytest.mark.parametrize(("slug", "seats"), SETUPS)
def test_openspiels_random_simulation(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(load(slug, players=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", SLUGS)
def test_returns_as_shares_of_the_points(slug: str) -> None:
    pyspiel.random_sim_test(load(slug, scores=True), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_choice_of_every_option_can_be_given_and_written(slug: str) -> None:
    for option in game_class(slug).options:
        for choice in option.allowed(4):
            given = choice if len({type(each) for each in option.choices}) == 1 else str(choice)
            try:
                game = load(slug, **{option.name: given})
            except ValueError as refused:  # it wants another number of seats, or another option as well
                assert str(refused)
                continue
            assert game.first_position.setup.options[option.name] == choice
            assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_state_is_serialized_with_its_history(slug: str) -> None:
    game = load(slug)
    state = random_position(game, 30, seed=1)
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(twin) == str(state) and twin.history() == state.history()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sample_of_an_information_state_looks_the_same_to_its_player(slug: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    for answers in (0, 20, 60):
        state = random_position(load(slug), answers, seed=answers)
        if state.is_terminal():
            continue
        player = state.current_player()
        sample = state.resample_from_infostate(player, sampler)
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.observation_tensor(player) == state.observation_tensor(player)
        assert sample.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("slug", SLUGS)
def test_openspiels_own_searches_play(slug: str) -> None:
    game = load(slug)
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=rng),
    ]
    for bot in bots:
        state = random_position(game, 10, seed=2)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sampling_bot_of_openspiel_answers_from_a_view(slug: str) -> None:
    position = random_position(load(slug), 40, seed=4).position
    state = spiel_state(position.view(position.actor))
    rng = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 4, random_state=rng)
    assert bot.step(state) in position.legal()
