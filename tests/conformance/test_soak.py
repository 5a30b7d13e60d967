"""A short soak in every run; `make soak` is the long one. The compiled build plays a hundred times as many games."""

import pytest
from tests.conformance.cases import GAMES
from tests.conftest import BUILD

from spindletop.bots.roster import names
from spindletop.lab.soak import Task, run_task

PARTS = 5 if BUILD == "compiled" else 1
GAMES_A_PART = 40 if BUILD == "compiled" else 2


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("slug", "bot"), [(slug, bot) for slug, game in GAMES.items() for bot in names(game)])
def test_games_are_sound_after_every_answer(slug: str, bot: str, part: int) -> None:
    first = part * GAMES_A_PART
    *_, done = run_task(Task(slug, bot, first + GAMES_A_PART), first)
    assert done == first + GAMES_A_PART
