"""OpenSpiel's search sits at our tables."""

from typing import Any

import pytest

import spindletop
from spindletop.bots.match import match_games
from spindletop.bots.roster import bot
from spindletop.kernel import Game, Rng
from spindletop.lab.spielbots import IsMcts


class Hasty(IsMcts):
    seconds = 0.001


@pytest.mark.parametrize("slug", spindletop.games())
def test_it_answers_from_a_view(slug: str) -> None:
    game: Game[Any] = spindletop.game(slug)
    state, rng = game.new(game.seats[0]), Rng(1)
    while state.actor < 0 or len(state.legal()) == 1:
        state.answer(state.top().draw(state, rng) if state.actor < 0 else state.legal()[0])
    assert Hasty().choose(state.view(state.actor), rng) in state.legal()


def test_it_plays_a_match() -> None:
    game: Game[Any] = spindletop.game("gold")
    *_, result = match_games(game, 2, {}, bot("tycoon", game), Hasty(), games=4, seed=1)
    assert result.games == 4 and result.share > 0.5
