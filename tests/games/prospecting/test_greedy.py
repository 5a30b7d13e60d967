"""The judgement is good enough: a greedy bot among random ones wins, wherever it sits."""

from typing import Any

import pytest
from tests.conftest import FULL
from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.giganten.build import GAME as GIGANTEN

from spindletop.bots.roster import bot
from spindletop.kernel import NATURE, Game, Rng

CASES = [(game, seats) for game in (GIGANTEN, BLACK_GOLD) for seats in (game.seats if FULL else game.seats[:1])]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_greedy_bot_beats_random_play(game: Game[Any], seats: int) -> None:
    greedy, at_random = bot("greedy", game), bot("random", game)
    rng = Rng(seats)
    state = game.new(seats)
    its_seat = rng.below(seats)
    while state.stack:
        actor = state.actor
        if actor == NATURE:
            state.answer(state.top().draw(state, rng))
        else:
            state.play((greedy if actor == its_seat else at_random).choose(state.view(actor), rng))
    assert state.winners() == [its_seat]
