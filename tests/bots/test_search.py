"""How the search looks ahead, makes plans, and decides between them."""

from typing import Any

import pytest

import spindletop
from spindletop.bots.greedy import Foresight, look_ahead
from spindletop.bots.judgement import Judgement
from spindletop.bots.luck import Luck
from spindletop.bots.search import Plan, SearchBot, carry_out
from spindletop.games import folder
from spindletop.games.crude.production import GreenDie, Roll
from spindletop.kernel import NATURE, Rng, State


def until(slug: str, question: str, least: int, seed: int = 1) -> State:
    """A random game up to this question, with at least so many answers."""
    state, rng = spindletop.game(slug).new(3), Rng(seed)
    while type(state.top()).__name__ != question or len(state.legal()) < least:
        if state.actor == NATURE:
            state.answer(state.top().draw(state, rng))
        else:
            legal = state.legal()
            state.answer(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize(("slug", "question", "least"), [("crude", "Place", 20), ("king_oil", "PriceRest", 10)])
def test_answers_much_alike_are_looked_at_in_part(slug: str, question: str, least: int) -> None:
    state = until(slug, question, least)
    judgement = folder.value(state.setup.game).JUDGEMENT
    everything = look_ahead(state, judgement.value, 1, 1)
    some = look_ahead(state, judgement.value, 1, 1, judgement.alike)
    assert [line.actions[0] for line in everything] == state.legal()
    assert [line.actions[0] for line in some] == state.legal()[::4]


def test_of_very_many_answers_the_lowest_and_the_last_are_looked_at() -> None:
    state = until("giganten", "Bid", 81)
    legal = state.legal()
    looked_at = [line.actions[0] for line in look_ahead(state, lambda state, seat: 0.0, 1, 1)]
    assert sorted(looked_at) == [*legal[:12], legal[-1]]


def test_plans_begin_differently_and_the_best_comes_first() -> None:
    state = until("black_gold", "Bid", 10)
    judgement = folder.value(state.setup.game).JUDGEMENT
    bot = SearchBot(judgement, futures=1)
    looks = bot.first_looks(state)
    assert len({plan.actions[0] for plan in looks}) == len(looks) > 1
    assert [plan.worth for plan in looks] == sorted((plan.worth for plan in looks), reverse=True)
    plans = bot.make_plans(state)
    assert 1 <= len(plans) <= judgement.plans
    assert plans[-1].worth >= plans[0].worth - judgement.slack * judgement.spread


def test_a_plan_is_carried_out_as_far_as_it_goes() -> None:
    state = until("black_gold", "Prospect", 3)
    first = state.legal()[0]
    there = state.copy()
    carry_out(there, [first, -1, first])
    state.answer(first)
    assert there.to_json() == state.to_json()


def test_futures_with_a_beat_end_at_the_same_point_of_a_round_whatever_is_planned() -> None:
    state: Any = until("crude", "Market", 4)
    judgement = folder.value(state.setup.game).JUDGEMENT
    for plan in SearchBot(judgement, futures=1).first_looks(state)[:2]:
        here = state.copy()
        carry_out(here, plan.actions)
        there: Any = judgement.play_in_step(here, Luck(2))
        assert type(there.top()).__name__ == "Roll"
        assert (there.quadrant, there.round) == (state.quadrant, state.round + 1)


def test_luck_of_one_kind_does_not_hang_on_how_often_another_is_asked() -> None:
    state = until("crude", "Roll", 1)
    plain, mixed = Luck(7), Luck(7)
    rolls = [plain.draw(Roll(), state) for _ in range(20)]
    others = []
    for roll in rolls:
        others.append(mixed.draw(GreenDie(), state))
        assert mixed.draw(Roll(), state) == roll
    assert len(set(rolls)) > 5
    assert len(set(others)) > 1


class Foretold(SearchBot):
    """Its plans fare as told."""

    def __init__(self, *fortunes: tuple[float, ...]) -> None:
        super().__init__(Judgement(lambda state, seat: 0.0, 1.0, doubt=1.0), futures=sum(map(len, fortunes)) + 1)
        self.fortunes = {number: list(fortune) for number, fortune in enumerate(fortunes)}

    def make_plans(self, world: State) -> list[Plan]:
        return [told(number) for number in self.fortunes]

    def future(self, world: State, plan: Plan, rng: Rng) -> float:
        return self.fortunes[plan.actions[0]].pop(0)


def told(number: int, worth: float = 0.0) -> Plan:
    return Plan(Foresight([number], spindletop.game("gold").new(2), worth))


@pytest.mark.parametrize(
    ("favourite", "rival", "chosen"),
    [
        ((0.5, 0.5, 0.5, 0.5), (0.7, 0.8, 0.7, 0.8), 1),  # better in every future
        ((0.5, 0.5, 0.5, 0.5), (0.9, 0.2, 0.9, 0.2), 0),  # a little better on average: no reason to leave the favourite
        ((0.5, 0.5, 0.5, 0.5), (0.1, 0.2, 0.1, 0.2), 0),
    ],
)
def test_the_favourite_is_left_for_what_is_better_beyond_doubt(
    favourite: tuple[float, ...], rival: tuple[float, ...], chosen: int
) -> None:
    view = until("black_gold", "Prospect", 3).view(0)
    assert Foretold(favourite, rival).think(view, Rng(1))[0].actions == [chosen]


@pytest.mark.parametrize(
    ("shares", "patience", "hopeful"),
    [
        ([0.7, 0.6, 0.6], 1.0, True),  # as good as the favourite
        ([0.6, 0.8, 0.4], 1.0, True),  # a little behind
        ([0.6, 0.8, 0.4], 0.0, False),
        ([0.1, 0.2, 0.2], 1.0, False),  # far behind
    ],
)
def test_a_plan_that_falls_behind_is_given_up(shares: list[float], patience: float, hopeful: bool) -> None:
    favourite, plan = told(0), told(1)
    favourite.shares, plan.shares = [0.6, 0.7, 0.6], shares
    assert plan.hopeful(favourite, patience) is hopeful
