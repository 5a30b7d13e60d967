"""The right odds, in whole games: the truth, ranked among imagined worlds, is anywhere equally often.

The players of these games ignore what is hidden. Only a payment cannot: it is drawn from all that the public could
think of, and a game in which the hand does not allow it is thrown away, so that payments tell no more than they must.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.conftest import FULL
from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.giganten.build import GAME as GIGANTEN

from spindletop.games.prospecting.auctions import Bid, Payment
from spindletop.games.prospecting.box import MARKER, UNKNOWN
from spindletop.games.prospecting.hands import notes
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import NATURE, Game, Rng

WORLDS = 4
GAMES = 160 if FULL else 60


def answer(state: ProspectingState, rng: Rng) -> int:
    """A seat's answer that no secret has touched; -1 if it would not be legal."""
    question = state.question
    ids = state.box.ids
    if isinstance(question, Payment):
        pay = ids.pay + rng.below((question.bid + 1) // 2 + 1)
        return pay if pay in state.legal() else -1
    legal = state.legal()
    if isinstance(question, Bid) or legal[-1] == ids.pass_:
        low = [action for action in legal if action <= ids.bid + 2]
        if low and rng.below(3):
            return low[rng.below(len(low))]
        bluff = ids.bid + state.hands[state.actor] * 7 // 4
        return bluff if bluff in legal and rng.below(8) == 0 else legal[-1]
    return legal[rng.below(len(legal))]


def position(game: Game[Any], seats: int, rng: Rng, least: int) -> ProspectingState | None:
    """Somewhere in a game, after so many notes about licences or a few more; None if it was thrown away."""
    state: ProspectingState = game.new(seats)
    wanted = least + rng.below(8)
    while state.stack and len(notes(state.history)) < wanted:
        action = state.top().draw(state, rng) if state.actor == NATURE else answer(state, rng)
        if action < 0:
            return None
        state.answer(action)
    return state if state.stack else None


def positions(game: Game[Any], seats: int, rng: Rng, least: int) -> list[ProspectingState]:
    found: list[ProspectingState] = []
    while len(found) < GAMES:
        state = position(game, seats, rng, least)
        if state is not None:
            found.append(state)
    return found


def hidden_twos(state: ProspectingState, seat: int) -> int:
    """The hand of the next seat."""
    return state.twos[(seat + 1) % state.seats]


def first_draws(state: ProspectingState, seat: int) -> int:
    """What the seats after this one drew at first: long ago, perhaps before a shuffle."""
    return sum(note[3] for note in notes(state.history)[: state.seats + 1] if note[1] != seat)


def baron(state: ProspectingState, seat: int) -> int:
    """The Oil Baron's licences at both companies, told apart."""
    return 100 * state.twos[2] + state.twos[3]


@pytest.mark.rule("GI-41", "GI-42", "BG-37")
@pytest.mark.parametrize(
    ("game", "seats", "least", "fact"),
    [
        (GIGANTEN, 3, 6, hidden_twos),
        (GIGANTEN, 3, 45, hidden_twos),
        (GIGANTEN, 4, 45, first_draws),
        (BLACK_GOLD, 2, 16, hidden_twos),
        (BLACK_GOLD, 2, 16, baron),
        (BLACK_GOLD, 5, 40, hidden_twos),
    ],
)
def test_the_truth_ranks_evenly_among_imagined_licences(
    game: Game[Any], seats: int, least: int, fact: Callable[[ProspectingState, int], int]
) -> None:
    rng = Rng(100 + least)
    ranks: Counter[int] = Counter()
    for state in positions(game, seats, rng, least):
        seat = rng.below(seats)
        view = state.view(seat)
        ranks[rank(fact(state, seat), [fact(view.imagine(rng), seat) for _ in range(WORLDS)], rng)] += 1
    assert_even(ranks)


@pytest.mark.rule("GI-41", "GI-42", "BG-37")
@pytest.mark.parametrize(("game", "seats"), [(GIGANTEN, 4), (BLACK_GOLD, 3)])
def test_the_truth_ranks_evenly_among_imagined_markers(game: Game[Any], seats: int) -> None:
    rng = Rng(seats)
    ranks: Counter[int] = Counter()
    for state in positions(game, seats, rng, 30):
        seat = rng.below(seats)
        view = state.view(seat)
        hidden = [site for site, face in enumerate(view.markers) if face == UNKNOWN and view.lookers[site]]
        if hidden:
            worlds = [view.imagine(rng) for _ in range(WORLDS)]
            ranks[rank(oil(state, hidden), [oil(world, hidden) for world in worlds], rng)] += 1
    assert sum(ranks.values()) > GAMES // 3
    assert_even(ranks)


def oil(state: ProspectingState, sites: list[int]) -> int:
    assert all(state.ground[state.land.square[site]] == MARKER for site in sites)
    return sum(state.box.marker_value[state.markers[site]] for site in sites)


def rank(truth: int, imagined: list[int], rng: Rng) -> int:
    """How many are lower; of equal ones any number, by chance."""
    equal = imagined.count(truth)
    return sum(each < truth for each in imagined) + rng.below(equal + 1)


def assert_even(ranks: Counter[int]) -> None:
    """A chi-square test with four degrees of freedom, at about one in two thousand."""
    expected = sum(ranks.values()) / (WORLDS + 1)
    distance = sum((ranks[place] - expected) ** 2 / expected for place in range(WORLDS + 1))
    assert distance < 20, f"the truth does not rank evenly: {sorted(ranks.items())}"
