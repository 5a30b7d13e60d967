"""The games by name, and their packages by import."""

import subprocess
import sys

import pytest

import spindletop


def test_games_are_listed_and_made_by_their_slugs() -> None:
    assert spindletop.games() == ["gold", "king_oil", "crude", "giganten", "black_gold"]
    assert [spindletop.game(slug).slug for slug in spindletop.games()] == spindletop.games()


@pytest.mark.parametrize(
    "line",
    [
        "import spindletop.games.gold.state as state; state.GoldState",
        "import spindletop.games.gold.state; spindletop.games.gold.state.GoldState",
        "from spindletop.games.gold import state; state.GoldState",
        "from spindletop import games; assert games() == spindletop.games()",
        "from spindletop.games import games; assert games() == spindletop.games()",
    ],
)
def test_no_function_hides_the_package_of_the_games(line: str) -> None:
    """In a process of its own, where nothing else has been imported before."""
    subprocess.run([sys.executable, "-c", f"import spindletop\n{line}"], check=True)
