"""The conformance suite: every registered game, number of seats and option."""

import pickle
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.cases import GAMES, Case, all_cases, few_cases, plain_cases
from tests.conformance.checks import (
    check_chances,
    check_copies,
    check_erased_parts_refuse,
    check_features,
    check_game,
    check_illegal,
    check_listening,
    check_record,
    check_round_trips,
    check_undo,
    check_views,
    damaged,
    leaves,
    walk,
)
from tests.conftest import FULL

from spindletop.games import folder
from spindletop.kernel import OVER, Game, Record, Rng, State, playout

DAMAGE: st.SearchStrategy[object] = st.one_of(
    st.integers(-3, 100), st.sampled_from([None, "x", 1.5, [], {}, True, 10**30])
)

every_case = pytest.mark.parametrize("case", all_cases() if FULL else few_cases(), ids=str)
every_plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def test_few_cases_are_enough_to_meet_everything() -> None:
    def met(cases: list[Case]) -> set[tuple[object, ...]]:
        return {(case.slug, *met) for case in cases for met in [("seats", case.seats), *case.options]}

    assert met(few_cases()) == met(all_cases())


@every_case
def test_random_games_end_in_order(case: Case) -> None:
    for seed in range(2 if FULL else 1):
        check_game(case.new(), seed)


@every_case
def test_copies_are_independent(case: Case) -> None:
    check_copies(case.new(), 1)


@every_case
def test_positions_survive_json_pickle_and_deepcopy(case: Case) -> None:
    check_round_trips(case.new(), 2)


@every_game
def test_positions_that_were_pickled_share_their_game(game: Game[State]) -> None:
    first, second = (pickle.loads(pickle.dumps(game.new(game.seats[0]))) for _ in range(2))
    assert first.setup.game is second.setup.game is not game
    assert first.setup.game.source.hash == game.source.hash


@every_case
def test_records_replay_to_the_same_game(case: Case) -> None:
    check_record(Record(case.game, case.seats, dict(case.options)), 3)


@every_plain_case
def test_illegal_answers_are_refused(case: Case) -> None:
    check_illegal(case.new(), 4)


@every_case
def test_views_hide_what_a_seat_may_not_know(case: Case) -> None:
    check_views(case.new(), 5)
    check_erased_parts_refuse(case.new(), 5)


@every_case
def test_features_read_only_what_a_seat_may_know(case: Case) -> None:
    check_features(case.new(), folder.value(case.game).features, 5)


@every_case
def test_nature_draws_by_its_odds(case: Case) -> None:
    check_chances(case.new(), 6)


@every_case
def test_undo_never_shows_anything(case: Case) -> None:
    check_undo(case.new(), 7)


@every_plain_case
def test_listening_changes_nothing(case: Case) -> None:
    check_listening(case.new(), 8)


@every_plain_case
def test_playout_counts_the_decisions_of_seats(case: Case) -> None:
    state, twin = case.new(), case.new()
    decisions = playout(state, Rng(9))
    assert state.actor == OVER and decisions > 0
    assert playout(twin, Rng(9)) == decisions and twin.to_json() == state.to_json()


@every_game
def test_every_frame_comes_from_a_rule_on_the_own_page(game: Game[State]) -> None:
    """And no page, in any language, sends its readers to that of another game."""
    for language in folder.rules_languages(game):
        page = folder.rules(game, language)
        numbered = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", page, re.MULTILINE)
        assert {
            frame.__name__: game.rule_of(frame) for frame in game.frames if game.rule_of(frame) not in numbered
        } == {}
        assert set(re.findall(r"[A-Z]{2}-\d+", page)) == set(numbered)


@every_game
def test_every_action_has_a_name_of_its_own(game: Game[State]) -> None:
    names = [game.name(action) for action in range(game.actions)]
    assert len(set(names)) == game.actions
    for action, name in enumerate(names):
        assert game.parse(name) == action
        assert game.parse(f"  {name.upper()}  ") == action
        verb, argument = game.verb(action)
        assert game.verbs.base(verb) + argument == action


@every_game
@pytest.mark.parametrize("text", ["", "nonsense", "nonsense 3", "-1", "999999"])
def test_nonsense_is_refused_with_what_would_be_right(game: Game[State], text: str) -> None:
    with pytest.raises(ValueError, match="answers begin with"):
        game.parse(text)


@every_game
def test_bad_seats_and_options_are_refused(game: Game[State]) -> None:
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=f"{game.seats[0]} to {game.seats[-1]} players"):
            game.new(seats)
    with pytest.raises(ValueError, match="there is no option 'colour'; options: "):
        game.new(game.seats[0], colour="red")
    for option in game.options:
        with pytest.raises(ValueError, match=f"option {option.name} cannot be 'maybe'; allowed: "):
            game.new(game.seats[0], **{option.name: "maybe"})
        assert option.default in option.choices


@every_game
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(data=st.data())
def test_a_damaged_position_is_refused_or_playable(game: Game[State], data: st.DataObject) -> None:
    state = game.new(data.draw(st.sampled_from(game.seats)))
    stop = data.draw(st.integers(0, 120))
    for number, _ in enumerate(walk(state, Rng(stop))):
        if number == stop:
            break
    saved = state.to_json()
    path = data.draw(st.sampled_from(list(leaves(saved))))
    value = data.draw(DAMAGE)
    try:
        revived = game.from_json(damaged(saved, path, value))
    except ValueError as refusal:
        assert str(refusal)
        return
    assert revived.faults() == []
    assert revived.actor == OVER or revived.legal()


@every_game
@pytest.mark.parametrize("data", [None, 3, "gold", [], {}, {"spindletop": 1}])
def test_what_is_no_position_is_refused(game: Game[State], data: object) -> None:
    with pytest.raises(ValueError, match="not a saved position"):
        game.from_json(data)


@every_game
def test_positions_of_other_games_versions_and_contents_are_refused(game: Game[State]) -> None:
    saved = game.new(game.seats[0]).to_json()
    for key, value in (("spindletop", 99), ("game", "chess"), ("rules", 99), ("content", "0" * 16)):
        with pytest.raises(ValueError, match="this position has"):
            game.from_json(saved | {key: value})
