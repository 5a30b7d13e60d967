"""A short soak in every run; `make soak` is the long one. The compiled build plays fifty times as many games."""

import pytest
from tests.conformance.cases import GAMES
from tests.conftest import FULL

from spindletop.bots.roster import levels, names
from spindletop.lab.soak import Task, run_task

pytestmark = pytest.mark.slow

# The levels are these bots again, or think for a second about every answer; plain, a greedy one thinks nearly as long.
NUMBERED = {"level", "dial"}  # nothing without a number
BOTS = [
    (slug, name)
    for slug, game in GAMES.items()
    for name in names(game)
    if name not in {each.name for each in levels(game)} | NUMBERED and (FULL or name != "greedy")
]
PARTS = 10 if FULL else 1
GAMES_A_PART = 10 if FULL else 2


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("slug", "bot"), BOTS)
def test_games_are_sound_after_every_answer(slug: str, bot: str, part: int) -> None:
    first = part * GAMES_A_PART
    *_, done = run_task(Task(slug, bot, first + GAMES_A_PART), first)
    assert done == first + GAMES_A_PART
