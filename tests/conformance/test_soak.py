"""A short soak in every run; `make soak` is the long one. The compiled build plays ten times as many games."""

import pytest
from tests.conformance.cases import GAMES
from tests.conftest import BUILD

from spindletop.bots.roster import names
from spindletop.lab.soak import Task, run_task

GAMES_EACH = 200 if BUILD == "compiled" else 20


@pytest.mark.parametrize(("slug", "bot"), [(slug, bot) for slug, game in GAMES.items() for bot in names(game)])
def test_games_are_sound_after_every_answer(slug: str, bot: str) -> None:
    *_, done = run_task(Task(slug, bot, GAMES_EACH))
    assert done == GAMES_EACH
