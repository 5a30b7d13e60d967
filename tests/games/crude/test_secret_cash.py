"""Secret cash: nothing that the others see tells whether a seat has reached the goal (CR-24)."""

import pytest
from tests.conftest import FULL
from tests.games.crude.build import asked, cash, offered, play, roll, table
from tests.games.crude.seen import look, page
from tests.printing import printed

from spindletop.games.crude import terminal, text
from spindletop.games.crude.state import CrudeState
from spindletop.kernel import NATURE, Event, Rng

pytestmark = pytest.mark.rule("CR-24")

NAMES = ["Ann", "Bob", "Cleo", "Dora"]
BELOW, ABOVE = 600, 900  # the goal is 750


def at_the_end_of_a_turn(amount: int, secret_cash: bool = True) -> CrudeState:
    state = table(secret_cash=secret_cash)
    cash(state, 0, amount)
    return play(roll(state, "1-2"), "done")


@pytest.mark.parametrize(("amount", "answers"), [(749, ["done"]), (750, ["declare", "done"])])
def test_every_seat_is_asked_whether_it_declares(amount: int, answers: list[str]) -> None:
    state = at_the_end_of_a_turn(amount)
    assert asked(state) == "Declaration" and state.actor == 0 and offered(state) == answers
    play(state, "done")
    assert asked(state) == "Market" and state.actor == 1


@pytest.mark.parametrize(("amount", "question"), [(749, "Market"), (750, "Declaration")])
def test_with_open_cash_only_who_has_reached_the_goal_is_asked(amount: int, question: str) -> None:
    assert asked(at_the_end_of_a_turn(amount, secret_cash=False)) == question


@pytest.mark.parametrize("secret_cash", [True, False])
def test_how_long_an_answer_takes_may_tell_something_only_where_cash_is_open(secret_cash: bool) -> None:
    state = at_the_end_of_a_turn(ABOVE, secret_cash)
    assert state.question and state.question.guarded(state) == secret_cash
    play(state, "done")
    assert not state.question.guarded(state)


def test_in_the_last_turns_nobody_is_asked() -> None:
    state = play(at_the_end_of_a_turn(ABOVE), "declare")
    cash(state, 1, ABOVE)
    play(roll(state, "1-2"), "done")
    assert asked(state) == "Market" and state.actor == 2


def test_only_the_seat_itself_reads_what_it_has() -> None:
    for amount in (BELOW, ABOVE):
        state = at_the_end_of_a_turn(amount)
        for viewer in (None, 1, 2, 3):
            assert text.question(state.view(viewer), NAMES) == "Ann: do you declare victory? The goal is 750."
        own = f"Ann: do you declare victory? The goal is 750; you have {amount}."
        assert text.question(state.view(0), NAMES) == own


def shown(state: CrudeState, viewer: int | None) -> list[str]:
    """All that the game shows of a position, in pictures and in words."""
    view = state.view(viewer)
    scene = look(state, viewer)
    said = [page(scene), str(scene.plates), str(scene.goal), text.question(view, NAMES)]
    return [*said, printed(terminal.table(view, NAMES))]


@pytest.mark.parametrize("viewer", [1, None])
def test_a_game_looks_the_same_below_the_goal_and_above_it(viewer: int | None) -> None:
    """The same answers, once with less and once with more than the goal: the first seat never declares."""
    games, rng = [table(secret_cash=True), table(secret_cash=True)], Rng(24)
    below, above = games
    told: list[list[Event]] = [[], []]
    could_declare = asked_last = 0
    while could_declare < (5 if FULL else 2):
        for state, amount, events in zip(games, (BELOW, ABOVE), told, strict=True):
            events.clear()
            state.listen(events)
            cash(state, 0, amount)
        assert below.question == above.question and below.sealed == above.sealed
        asks = asked(below) == "Declaration"
        if asks or asked_last:
            assert shown(below, viewer) == shown(above, viewer)
        asked_last = asks
        legal = below.legal()
        could_declare += legal != above.legal()
        action = below.top().draw(below, rng) if below.actor == NATURE else legal[-1 - rng.below(min(2, len(legal)))]
        for state in games:
            state.play(action)
        assert told[0] == told[1]
