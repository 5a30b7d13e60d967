"""Hints: the best answers with their reasons, from what a seat may know and nothing else."""

import pytest

import spindletop
from spindletop.analysis.hints import Idea, ideas, straight
from spindletop.analysis.reasons import Reason
from spindletop.bots import roster
from spindletop.kernel import NATURE, Rng, State
from spindletop.web.hints import advice

OPEN_GAMES = [slug for slug in spindletop.games() if not spindletop.game(slug).memory]
BUDGET = "8"
NAMES = ["Ann", "Bob", "Cid"]
LATER = 30  # answers, so that there are secrets


def a_choice(slug: str, seed: int) -> State:
    """A position in which a seat has several answers."""
    state, rng, answers = spindletop.game(slug).new(3), Rng(seed), 0
    while state.actor == NATURE or len(state.legal()) < 2 or answers < LATER:
        legal = state.legal()
        state.answer(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
        answers += 1
    return state


@pytest.mark.parametrize("slug", OPEN_GAMES)
def test_a_hint_is_the_same_whatever_the_seat_may_not_know(slug: str) -> None:
    state = a_choice(slug, 7)
    seat, bot = state.actor, roster.tycoon(state.setup.game, BUDGET)
    given = ideas(state.view(seat), bot, 1)
    other = state.view(seat).imagine(Rng(5))
    assert ideas(other.view(seat), bot, 1) == given
    names = [state.setup.game.name(action) for action in state.legal()]
    assert len(given) == 2 and given[0].answer == state.setup.game.name(bot.choose(state.view(seat), Rng(1)))
    assert {idea.answer for idea in given} <= set(names)
    for idea in given:
        assert idea.answer == state.setup.game.name(idea.actions[0]) and 0 <= idea.share <= 1
    assert all(each.words for each in advice(given, state.view(seat), NAMES))


def test_each_is_told_beside_the_others() -> None:
    game = spindletop.game("king_oil")
    state = game.new(2, start=0)
    run = tuple(game.parse(answer) for answer in ("buy 1", "buy 2"))
    first, second = Idea("buy 1", run, 1, 0.43, 20), Idea("buy 2", run[1:], 1, 0.37, 12)
    shown = advice([first, second], state.view(0), NAMES)
    assert [each.letter for each in shown] == ["A", "B"] and [each.answers for each in shown] == [
        "buy 1; buy 2",
        "buy 2",
    ]
    assert shown[0].words == "Buy property 1 for $12,000…" and shown[0].share == 43
    assert shown[0].why == "Wins 6 games in 100 more than the other."
    assert shown[1].why == "Wins 6 games in 100 fewer than the other."
    assert not shown[0].reasons
    (alone,) = advice([Idea("buy 1", run, 1, 0.5, 1)], state.view(0), NAMES)
    assert alone.share == 50 and "nothing else" in alone.why
    assert "surely better" in advice([second, first], state.view(0), NAMES)[0].why


def test_what_speaks_for_a_plan_is_told_and_its_place_is_marked() -> None:
    game = spindletop.game("king_oil")
    view = game.new(2, start=0).view(0)
    why = (Reason("derricks", 1.24, 4), Reason("cash", 3_449.0))
    named, plain = advice([Idea("buy 1", (game.parse("buy 1"),), 1, 0.43, 20, why)], view, NAMES)[0].reasons
    assert named.words == "Raises 1.2 more derricks, mostly on property 5" and named.spot
    assert plain.words == "leaves you $3,400 more cash" and not plain.spot


def to_and_fro(state: State) -> list[int] | None:
    """A drive, another that is taken back at once, and the end of the turn; None, if points are too few for it."""
    game, seat = state.setup.game, state.actor

    def drives(here: State) -> list[int]:
        return [] if here.actor != seat else [each for each in here.legal() if game.name(each).startswith("drive")]

    for first in drives(state):
        there = state.copy()
        there.answer(first)
        for second in drives(there):
            away = there.copy()
            away.answer(second)
            for third in drives(away):
                back = away.copy()
                back.answer(third)
                if back.trucks[seat] == there.trucks[seat] and game.parse("done") in back.legal():  # type: ignore[attr-defined]
                    return [first, second, third, game.parse("done")]
    return None


def test_a_plan_is_told_without_detours() -> None:
    state: State = spindletop.game("giganten").new(3)
    rng, bot, thinker = Rng(2), roster.bot(roster.USUAL, state.setup.game), roster.tycoon(state.setup.game, "4")
    while state.actor == NATURE or (plan := to_and_fro(state)) is None:
        state.play(state.top().draw(state, rng) if state.actor == NATURE else bot.choose(state.view(state.actor), rng))
    assert straight(state.view(state.actor), plan, thinker, 1) == [plan[0], plan[-1]]
