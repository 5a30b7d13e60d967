"""Tempers: where several ways look alike, the careful keep more for later than the bold; elsewhere all do the same."""

import pytest

import spindletop
from spindletop.bots import roster
from spindletop.bots.faces import faces
from spindletop.bots.greedy import Foresight, GreedyBot, Temper, best_foresight, look_ahead
from spindletop.bots.search import FEW, Plan, SearchBot
from spindletop.games import folder
from spindletop.kernel import NATURE, Rng, State

WITH_TEMPERS = ["king_oil", "crude", "giganten", "black_gold"]
CHOICES = 150


def line(number: int, worth: float) -> Foresight:
    return Foresight([number], spindletop.game("giganten").new(3), worth)


@pytest.mark.parametrize(("liking", "chosen"), [(1.0, 2), (-1.0, 1)])
def test_only_what_looks_as_good_as_the_best_is_a_matter_of_taste(liking: float, chosen: int) -> None:
    lines = [line(0, 100.0), line(1, 99.0), line(2, 98.0), line(3, 50.0), line(4, 50.0)]
    kept = {id(each.state): amount for each, amount in zip(lines, (5.0, 3.0, 7.0, 900.0, 0.0))}
    temper = Temper(lambda state, seat: kept[id(state)], liking, alike=2.0)
    assert temper.pick(lines, 0).actions == [chosen]
    assert Temper(lambda state, seat: 4.0, liking, alike=2.0).pick(lines, 0).actions == [0], (
        "the best, if all are alike"
    )


@pytest.mark.parametrize("slug", WITH_TEMPERS)
def test_the_careful_and_the_bold_play_differently(slug: str) -> None:
    game = spindletop.game(slug)
    careful, steady, bold = (roster.bot(f"wildcatter:{name}", game) for name in roster.TEMPERS)
    assert isinstance(careful, GreedyBot) and isinstance(steady, GreedyBot) and isinstance(bold, GreedyBot)
    assert careful.temper and bold.temper and steady.temper is None
    reserve = folder.value(game).JUDGEMENT.reserve
    assert reserve is not None
    state, rng, differed, choices = game.new(3), Rng(3), 0, 0
    while choices < CHOICES:
        if state.actor == NATURE:
            state.answer(state.top().draw(state, rng))
            continue
        seat = state.actor
        lines = look_ahead(state.view(seat).imagine(rng), steady.value, steady.beam, steady.depth)
        saved, spent = careful.temper.pick(lines, seat), bold.temper.pick(lines, seat)
        assert reserve(saved.state, seat) >= reserve(spent.state, seat)
        differed += saved.actions[0] != spent.actions[0]
        choices += len(lines) > 1
        state.answer(best_foresight(lines).actions[0])
    assert differed


class Settled(SearchBot):
    """Its plans have been tried already."""

    def __init__(self, plans: list[Plan], temper: Temper) -> None:
        super().__init__(folder.value(spindletop.game("giganten")).JUDGEMENT, futures=1, temper=temper)
        self.tried = plans

    def think(self, view: State, rng: Rng) -> list[Plan]:
        return self.tried


@pytest.mark.parametrize(("liking", "chosen"), [(1.0, 2), (-1.0, 0)])
def test_a_tycoon_follows_its_temper_among_plans_that_win_as_often(liking: float, chosen: int) -> None:
    lines = [line(number, 0.0) for number in range(4)]
    plans = [Plan(each) for each in lines]
    for plan, share in zip(plans, (0.5, 0.3, 0.498, 0.5)):
        plan.shares = [share] * FEW
    plans[3].shares = [0.5]  # given up before it said much
    kept = {id(each.state): amount for each, amount in zip(lines, (5.0, 99.0, 7.0, 100.0))}
    temper = Temper(lambda state, seat: kept[id(state)], liking, alike=0.0)
    view = spindletop.game("giganten").new(3)
    while view.actor == NATURE:
        view.answer(view.top().draw(view, Rng(1)))
    assert Settled(plans, temper).choose(view.view(view.actor), Rng(1)) == chosen


def test_a_temper_is_a_setting_and_comes_with_the_name() -> None:
    king_oil, gold = spindletop.game("king_oil"), spindletop.game("gold")
    assert roster.as_person(king_oil, "wildcatter", "Slim Calhoun") == "wildcatter:bold"
    assert roster.as_person(king_oil, "wildcatter", "Ann") == roster.as_person(king_oil, "wildcatter", "Pip Dooley")
    assert roster.as_person(gold, "wildcatter", "Slim Calhoun") == "wildcatter", "a game of memory knows no tempers"
    assert roster.as_person(king_oil, "tycoon:2s", "J. Sterling") == "tycoon:2s"
    thrifty = roster.bot("tycoon:40 careful", king_oil)
    assert isinstance(thrifty, SearchBot) and thrifty.futures == 40 and thrifty.temper
    for face in faces():
        assert roster.as_person(king_oil, face.level, face.name) == f"{face.level}:{face.temper}"
        assert face.temper in roster.TEMPERS
    with pytest.raises(ValueError, match="no setting"):
        roster.bot("wildcatter:loud", king_oil)
