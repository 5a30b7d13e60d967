"""Reasons for a plan: from what its seat may know, beyond noise, in words that every game has."""

import re
from dataclasses import replace
from typing import Any

import pytest
from tests.analysis.test_hints import OPEN_GAMES, a_choice
from tests.analysis.test_study import the_game

import spindletop
from spindletop.analysis import reasons as reasoning
from spindletop.analysis.reasons import MOST, End, Reason, reasons, rounded, why
from spindletop.analysis.tasks import Weigh, Weighed
from spindletop.analysis.telling import reason_key, told_reason, told_when
from spindletop.bots import roster
from spindletop.games import folder
from spindletop.kernel import Rng, State

FUTURES = 12


def ends(slug: str, feature: str, amounts: list[float], places: list[list[int]] | None = None) -> list[End]:
    """Of futures in which everything but one feature is the same."""
    at, size = folder.value(spindletop.game(slug)).FEATURES.index(feature), len(amounts)
    found = []
    for amount, there in zip(amounts, places or [[]] * size, strict=True):
        features = [0.0] * len(folder.value(spindletop.game(slug)).FEATURES)
        features[at] = amount
        found.append(End(0.5, features, {feature: there}))
    return found


@pytest.mark.parametrize("slug", OPEN_GAMES)
def test_reasons_are_the_same_whatever_the_seat_may_not_know(slug: str) -> None:
    state = a_choice(slug, 7)
    view, bot = state.view(state.actor), roster.tycoon(state.setup.game, "12")
    plan, other = state.legal()[0], state.legal()[-1]
    given = why(view, [plan], [other], bot, 1)
    secretly_another = view.imagine(Rng(5))
    assert why(secretly_another.view(state.actor), [plan], [other], bot, 1) == given
    assert len(given) <= MOST and all(told_reason(view, reason) for reason in given)


@pytest.mark.parametrize("slug", OPEN_GAMES)
def test_every_feature_that_can_be_a_reason_has_words(slug: str) -> None:
    game = spindletop.game(slug)
    say, view = folder.words(game), a_choice(slug, 7).view(0)
    assert folder.reasons(game).keys() <= set(folder.value(game).FEATURES)
    for feature in folder.reasons(game):
        one, more = say(reason_key(feature), amount=1), say(reason_key(feature), amount=2.5)
        assert "1" in one and "2.5" in more
    for feature in folder.places(view, 0):
        assert feature in folder.reasons(game)
        assert folder.spot(view, 0).words in told_reason(view, Reason(feature, 1.0, 0))


def test_a_game_of_memory_gives_no_reasons() -> None:
    gold = spindletop.game("gold")
    assert gold.memory and folder.reasons(gold) == {}


def test_a_difference_within_its_noise_is_no_reason() -> None:
    none = ends("king_oil", "derricks", [5.0] * FUTURES)
    sure = ends("king_oil", "derricks", [6.0] * FUTURES)
    wild = ends("king_oil", "derricks", [0.0, 12.0] * (FUTURES // 2))
    king_oil = spindletop.game("king_oil")
    assert reasons(king_oil, sure, none) == [Reason("derricks", 1.0)]
    assert reasons(king_oil, none, sure) == [] == reasons(king_oil, wild, none)
    assert reasons(king_oil, sure[:3], none[:3]) == []


def test_a_game_that_ended_is_not_compared_with_one_that_goes_on() -> None:
    king_oil = spindletop.game("king_oil")
    few, many = (ends("king_oil", "derricks", [number] * FUTURES) for number in (5.0, 9.0))
    over = [replace(end, over=True) for end in many]
    assert reasons(king_oil, over, few) == []
    assert reasons(king_oil, [*over, *many], [*few, *few]) == [Reason("derricks", 4.0)]


def test_less_is_better_where_it_is_the_rivals() -> None:
    poor, rich = (ends("king_oil", "most cash of a rival", [cash] * FUTURES) for cash in (10_000.0, 60_000.0))
    king_oil = spindletop.game("king_oil")
    (reason,) = reasons(king_oil, poor, rich)
    view = king_oil.new(2, start=0).view(0)
    assert told_reason(view, reason) == "leaves the richest rival $50,000 less"
    assert reasons(king_oil, rich, poor) == []


def test_the_weightiest_comes_first_and_a_trifle_is_not_told() -> None:
    king_oil = spindletop.game("king_oil")
    cash, derricks = (folder.value(king_oil).FEATURES.index(feature) for feature in ("cash", "derricks"))
    nothing = [0.0] * len(folder.value(king_oil).FEATURES)
    mine = nothing[:]
    mine[cash], mine[derricks] = 9_000.0, 2.0
    plan, other = ([End(0.5, numbers, {})] * FUTURES for numbers in (mine, nothing))
    assert [reason.feature for reason in reasons(king_oil, plan, other)] == ["derricks", "cash"]
    mine[cash] = 500.0
    assert [reason.feature for reason in reasons(king_oil, plan, other)] == ["derricks"]


def test_the_place_where_most_of_it_is_is_named() -> None:
    king_oil = spindletop.game("king_oil")
    plan = ends("king_oil", "derricks", [3.0] * FUTURES, [[4, 4, 7]] * FUTURES)
    other = ends("king_oil", "derricks", [1.0] * FUTURES, [[7]] * FUTURES)
    (reason,) = reasons(king_oil, plan, other)
    assert reason.place == 4
    assert told_reason(king_oil.new(2, start=0).view(0), reason) == "raises 2 more derricks, mostly on property 5"
    spread = ends("king_oil", "derricks", [3.0] * FUTURES, [[1, 2, 3]] * FUTURES)
    assert reasons(king_oil, spread, ends("king_oil", "derricks", [0.0] * FUTURES))[0].place is None


def test_numbers_are_told_with_two_figures() -> None:
    assert [rounded(amount) for amount in (0.04, 1.26, 34.4, 3_449.0, 12_345.6)] == [0.0, 1.3, 34, 3_400, 12_000]


def test_what_may_be_as_good_as_the_better_answer_counts_as_right(monkeypatch: pytest.MonkeyPatch) -> None:
    played = the_game("king_oil")
    at = next(at for at, state in enumerate(played.positions) if state.actor >= 0 and len(state.legal()) > 2)
    better, tried = played.positions[at].legal()[:2]
    shares = {"best": [0.5, 0.6] * FUTURES, "worse": [0.4, 0.5] * FUTURES, "alike": [0.3, 0.75] * FUTURES}
    followed = list[object]()

    def weigh(other: str, *answers: int) -> Weighed:
        def follow(view: State, plans: list[tuple[int, ...]], *_: object) -> list[list[End]]:
            followed.append(plans)
            assert view.actor == played.positions[at].actor and plans == [(better,), answers]
            return [[End(share, (), {}) for share in shares[name]] for name in ("best", other)]

        monkeypatch.setattr(reasoning, "follow", follow)
        return Weigh(played, at, answers, (better,), "8").do()

    worse = weigh("worse", tried)
    assert worse.cost == pytest.approx(0.1) and not worse.right
    assert weigh("alike", tried).right
    assert len(followed) == 2
    assert weigh("worse", better, tried) == Weighed(0.0, right=True) and len(followed) == 2


@pytest.mark.parametrize("slug", OPEN_GAMES)
def test_it_is_said_when_reasons_are_measured(slug: str) -> None:
    game = spindletop.game(slug)
    judgement = folder.value(game).JUDGEMENT
    number = judgement.horizon if judgement.beat else reasoning.SOON
    assert str(number) in told_when(game) and told_when(game).startswith("On average, ")


def test_two_holes_of_one_property_are_told_apart() -> None:
    king_oil = spindletop.game("king_oil")
    view: Any = king_oil.new(3).view(0)
    first = len(view.owner) + view.box.first_hole[9]
    none = ends("king_oil", "derricks", [1.0] * FUTURES, [[9, first + 1]] * FUTURES)
    one = ends("king_oil", "derricks", [2.0] * FUTURES, [[9, 9, first, first + 1]] * FUTURES)
    two = ends("king_oil", "derricks", [3.0] * FUTURES, [[9, 9, 9, first, first + 1, first + 2]] * FUTURES)
    (found,) = reasons(king_oil, one, none)
    assert found.place == first and "hole 10.1" in told_reason(view, found)
    (found,) = reasons(king_oil, two, none)
    assert found.place == 9 and "property 10" in told_reason(view, found)


@pytest.mark.parametrize(("slug", "asked"), [("giganten", "Bid"), ("king_oil", "Bid")])
def test_a_bid_says_what_is_bid_on(slug: str, asked: str) -> None:
    played = the_game(slug)
    at = next(at for at, here in enumerate(played.positions) if here.stack and type(here.top()).__name__ == asked)
    here = played.positions[at]
    bids = [action for action in here.legal() if here.setup.game.name(action).split()[0] in ("bid", "for")]
    words = folder.text(here.setup.game).action(here.view(here.actor), bids[0], ["Ann", "Bob", "Cid", "Dora"])
    assert re.match(r"bid .* for (property \d+|[A-Z])", words), words
