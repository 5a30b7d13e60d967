"""Words that every game has: what pages ask of it."""

import pytest
from tests.conformance.cases import GAMES

from spindletop.games import folder
from spindletop.kernel.options import spellings


@pytest.mark.parametrize("slug", GAMES)
def test_options_and_levels_have_words(slug: str) -> None:
    game = GAMES[slug]
    say = folder.words(game)
    assert folder.pitch(game)
    for option in game.options:
        assert say(f"option_{option.name}") and say(f"option_{option.name}.help").endswith(".")
        for choice in option.choices:
            assert not isinstance(choice, str) or say(f"option_{option.name}.{spellings(choice)[0]}")
    assert all(say(f"level.{name}") for name, _ in folder.levels(game))
