"""Ten levels on one scale: their names, what they are made of, and how strong somebody seems to be."""

import itertools
from typing import Any

import pytest
from tests.bots.test_levels import GAMES, positions
from tests.conformance.cases import GAMES as BY_SLUG

import spindletop
from spindletop.bots import roster
from spindletop.bots.faces import faces, mark, next_name, person
from spindletop.bots.greedy import GreedyBot, blurred
from spindletop.bots.levels import HIGHEST, LOWEST, USUAL_MARKS, level_of, nearest_mark, strength
from spindletop.bots.search import SearchBot
from spindletop.games import folder
from spindletop.kernel import Game, Rng

LEVELS = range(LOWEST, HIGHEST + 1)


@pytest.mark.parametrize("slug", spindletop.games())
def test_every_level_answers_in_every_game(slug: str) -> None:
    game = BY_SLUG[slug]
    some = positions(game, game.seats[0], seed=8)[:2]
    for level in LEVELS:
        player = roster.bot(f"level:{level}", game)
        if isinstance(player, SearchBot):
            player.futures = min(player.futures, 6)
        for state in some:
            view = state.view(state.actor)
            assert player.choose(view, Rng(level)) in view.legal()


@pytest.mark.parametrize("setting", ["11", "0", "", "-1", "4.5", "four", "²", "4 4", "1" * 5000])
@pytest.mark.parametrize("slug", ["gold", "crude"])
def test_what_is_no_level_is_refused_in_clear_words(slug: str, setting: str) -> None:
    with pytest.raises(ValueError, match="levels go from 1 to 10, as in level:4, not"):
        roster.bot(f"level:{setting}", spindletop.game(slug))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_levels_go_up_the_dial_and_the_names_are_marks_on_it(game: Game[Any]) -> None:
    dials = folder.dials(game)
    assert len(dials) == HIGHEST
    assert all(lower < upper for lower, upper in itertools.pairwise(dials))
    marks = folder.marks(game)
    assert [*marks] == [level.name for level in roster.levels(game)]
    assert LOWEST <= marks["rookie"] < marks["wildcatter"] < marks["tycoon"] <= HIGHEST
    if not folder.levels(game):
        assert dials[marks["wildcatter"] - 1] == roster.FULL, "who judges as well as the game can"


@pytest.mark.parametrize("slug", ["gold", "crude"])
@pytest.mark.parametrize("setting", ["", "x", "-1", "nan", "inf"])
def test_a_dial_has_an_end(slug: str, setting: str) -> None:
    with pytest.raises(ValueError, match="the dial of"):
        roster.bot(f"dial:{setting}", spindletop.game(slug))


def test_a_level_thinks_no_longer_than_a_tycoon() -> None:
    crude = spindletop.game("crude")
    for level in LEVELS:
        player = roster.bot(f"level:{level}", crude)
        assert isinstance(player, SearchBot) == (level > folder.marks(crude)["wildcatter"])
        if isinstance(player, SearchBot):
            assert player.seconds == roster.SECONDS and player.futures > 1


def test_who_judges_badly_is_wrong_in_the_same_way_every_time() -> None:
    worths = {number: float(number) for number in range(-500, 500)}
    seen = blurred(lambda state, seat: worths[state], 10.0)
    errors = [seen(number, 0) - number for number in worths]
    assert errors == [seen(number, 0) - number for number in worths], "so a plan is followed to its end"
    assert max(errors) <= 10.0 and min(errors) >= -10.0
    assert max(errors) > 9.0 and min(errors) < -9.0 and abs(sum(errors)) / len(errors) < 1.0, "either way alike"
    assert [seen(number, 1) - number for number in worths] != errors, "each seat in its own way"


def test_a_level_between_has_the_people_of_the_nearest_mark() -> None:
    assert [mark(f"level:{level}") for level in LEVELS] == ["rookie"] * 4 + ["wildcatter"] * 4 + ["tycoon"] * 2
    for level in LEVELS:
        people = [face.name for face in faces() if face.level == mark(f"level:{level}")]
        assert next_name(f"level:{level}", people[:1]) == people[1]
        assert person(f"level:{level}", people[0]) == person(mark(f"level:{level}"), people[0])
    king_oil = spindletop.game("king_oil")
    assert roster.as_person(king_oil, "level:6", "Slim Calhoun") == "level:6 bold"
    bold, careful = roster.bot("level:6 bold", king_oil), roster.bot("level:9 careful", king_oil)
    assert isinstance(bold, GreedyBot) and bold.temper and isinstance(careful, SearchBot) and careful.temper
    assert roster.as_person(spindletop.game("gold"), "level:6", "Slim Calhoun") == "level:6"


def test_where_a_name_stands_is_a_matter_of_the_game() -> None:
    named = ("level:6 bold", "tycoon:2s", "rookie", "random", "")
    assert [level_of(each, USUAL_MARKS) for each in named] == [6, 10, 2, 0, 0]
    assert [level_of(each, {"rookie": 1, "wildcatter": 8, "tycoon": 9}) for each in named] == [6, 9, 1, 0, 0]
    assert nearest_mark(4, {"rookie": 4, "wildcatter": 8, "tycoon": 10}) == "rookie"
    assert nearest_mark(5, {"rookie": 1, "wildcatter": 7, "tycoon": 10}) == "wildcatter"


def test_who_sees_badly_enough_slips_as_well() -> None:
    crude = spindletop.game("crude")
    slips = {dial: roster.dialled(crude, dial).slips for dial in (0.1, 0.2, roster.BLUNT, 0.7, roster.FULL)}  # type: ignore[attr-defined]
    assert slips == {0.1: 0.75, 0.2: 0.5, roster.BLUNT: 0.0, 0.7: 0.0, roster.FULL: 0.0}
    (state,) = positions(crude, 2, seed=8)[:1]
    view = state.view(state.actor)
    judgement = folder.value(crude).JUDGEMENT
    often = GreedyBot(judgement.value, judgement.beam, judgement.depth, slips=1.0)
    never = GreedyBot(judgement.value, judgement.beam, judgement.depth)
    assert len({often.choose(view, Rng(seed)) for seed in range(20)}) > len(
        {never.choose(view, Rng(seed)) for seed in range(20)}
    )


def test_strength_is_what_makes_the_results_likely() -> None:
    assert strength([(7.0, 3, 1.0)]) == 8, "one win says little"
    assert strength([(7.0, 3, 0.0)]) == 7, "who loses against three has lost nothing yet"
    assert strength([(7.0, 1, 0.5)] * 4) == 7
    assert strength([(7.0, 1, 1.0)] * 12) == HIGHEST
    assert strength([(2.0, 1, 0.0)] * 12) == LOWEST
    grown = [strength([(5.0, 2, 1.0)] * wins + [(5.0, 2, 0.0)] * (9 - wins)) for wins in range(10)]
    assert grown == sorted(grown) and grown[3] == 5, "a fair share of the wins is one's own level"
    with pytest.raises(ValueError, match="without results"):
        strength([])
