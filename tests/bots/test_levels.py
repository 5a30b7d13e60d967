"""The opponents: three levels for every game, which know what their seat knows and nothing else."""

from typing import Any

import pytest
from tests.conformance.cases import GAMES as BY_SLUG
from tests.conftest import FULL

from spindletop.bots import roster
from spindletop.bots.bot import Bot
from spindletop.bots.match import match_games
from spindletop.bots.search import SearchBot
from spindletop.kernel import NATURE, OVER, Game, Rng, State

GAMES = list(BY_SLUG.values())
ONCE_IN = 40  # positions looked at, of a random game
QUICK = {"tycoon": "tycoon:6"}


def positions(game: Game[Any], seats: int, seed: int) -> list[State]:
    """Some positions in which a seat has a choice."""
    rng = Rng(seed)
    state: State = game.new(seats)
    found: list[State] = []
    while (actor := state.actor) != OVER and len(found) < 4:
        if actor == NATURE:
            state.answer(state.top().draw(state, rng))
            continue
        legal = state.legal()
        if len(legal) > 1 and rng.below(ONCE_IN) == 0:
            found.append(state.copy())
        state.answer(legal[rng.below(len(legal))])
    return found


def quick(level: str, game: Game[Any]) -> Bot:
    return roster.bot(level if game.memory else QUICK.get(level, level), game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_three_levels_with_words(game: Game[Any]) -> None:
    assert [level.name for level in roster.levels(game)] == ["rookie", "wildcatter", "tycoon"]
    assert all(level.words for level in roster.levels(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("level", ["rookie", "wildcatter", "tycoon"])
def test_no_answer_depends_on_what_the_seat_may_not_know(game: Game[Any], level: str) -> None:
    player = quick(level, game)
    for number, state in enumerate(positions(game, game.seats[-1], seed=5)):
        view = state.view(state.actor)
        other = view.imagine(Rng(number)).view(state.actor)  # all that is hidden may be otherwise
        assert player.choose(view, Rng(7)) == player.choose(other, Rng(7))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("level", ["rookie", "wildcatter", "tycoon"])
def test_the_same_seed_gives_the_same_answer_and_leaves_the_view_alone(game: Game[Any], level: str) -> None:
    for state in positions(game, game.seats[0], seed=6)[:2]:
        view = state.view(state.actor)
        before = view.to_json()
        answers = {quick(level, game).choose(view, Rng(3)) for _ in range(2)}
        assert len(answers) == 1 and answers <= set(view.legal())
        assert view.to_json() == before


# A search is slow where the rules are not compiled.
@pytest.mark.parametrize("game", [game for game in GAMES if FULL or game.memory], ids=lambda game: game.slug)
def test_a_rookie_is_beaten(game: Game[Any]) -> None:
    seats = game.seats[0]
    games = 20 if game.memory else seats
    rookie, usual = roster.bot("rookie", game), roster.bot(roster.USUAL, game)
    *_, result = match_games(game, seats, {}, usual, rookie, games, seed=2)
    assert result.share > 1 / seats


@pytest.mark.parametrize("setting", ["", "40", "2s", "0.5s"])
def test_a_tycoon_thinks_for_futures_or_for_seconds(setting: str) -> None:
    player = roster.tycoon(searching(), setting)
    assert (player.futures, player.seconds) == {"": (0, 1.0), "40": (40, 0.0), "2s": (0, 2.0), "0.5s": (0, 0.5)}[
        setting
    ]


@pytest.mark.parametrize("setting", ["soon", "-3", "0", "nan", "infs", "-1s", "s"])
def test_a_senseless_budget_is_refused(setting: str) -> None:
    with pytest.raises(ValueError, match="futures or seconds"):
        roster.bot(f"tycoon:{setting}", searching())


@pytest.mark.parametrize("name", ["rookie:2", "wildcatter:3", "random:1"])
def test_other_bots_have_no_setting(name: str) -> None:
    with pytest.raises(ValueError, match="has no setting"):
        roster.bot(name, searching())


def searching() -> Game[Any]:
    """A game whose strong bot searches."""
    return next(game for game in GAMES if isinstance(roster.bot("tycoon", game), SearchBot))
