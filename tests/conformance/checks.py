"""What must hold in every game. Each check plays a game from its start and raises AssertionError where it fails.

The checks take a fresh state, so that deliberately broken games can be put to them too (see test_planted_faults).
"""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from librt.vecs import vec

from spindletop.kernel import NATURE, OPEN, OVER, Event, Hidden, IllegalAction, Record, Rng, State

STRAY = 5  # illegal answers tried in a position


def choose(state: State, rng: Rng) -> int:
    """An answer: nature's by its odds, a seat's at random."""
    if state.actor == NATURE:
        return state.top().draw(state, rng)
    legal = state.legal()
    return legal[rng.below(len(legal))]


def walk(state: State, rng: Rng, every: int = 1) -> Iterator[int]:
    """Play a random game on this state; stops at about one position in `every`, before its answer is given."""
    answers = 0
    longest = state.setup.game.longest
    while state.actor != OVER:
        assert answers < longest, f"still not over after {longest} answers"
        action = choose(state, rng)
        if rng.below(every) == 0:
            yield action
        state.answer(action)
        answers += 1


def snapshot(state: State) -> bytes:
    return msgspec.json.encode(state.to_json())


def check_game(state: State, seed: int) -> None:
    """A random game ends without a dead end; nothing is lost on the way, and every question is in order."""
    game = state.setup.game
    for action in walk(state, Rng(seed)):
        legal = state.legal()
        assert legal, f"a dead end: {state!r}"
        assert legal == sorted(set(legal)), "legal answers are sorted, none twice"
        assert legal == state.legal(), "legal answers stay the same until one is given"
        assert legal[0] >= 0 and legal[-1] < game.actions
        assert action in legal
        assert NATURE <= state.actor < state.seats
        question = state.question
        assert question is not None and question.name in game.codec.frames
        assert state.faults() == []
        assert state.winners() == [], "nobody has won while the game runs"
    assert state.faults() == []
    assert state.legal() == [] and state.chances() == [] and state.question is None
    assert len(state.scores()) == state.seats
    winners = state.winners()
    assert winners and winners == sorted(set(winners)) and set(winners) <= set(range(state.seats))


def check_copies(state: State, seed: int) -> None:
    """Copies are independent: old ones stay as they were, whatever is played on the others."""
    kept: list[tuple[State, bytes]] = []
    rng = Rng(seed)
    for action in walk(state, rng, every=12):
        before = snapshot(state)
        twin = state.copy()
        kept.append((state.copy(), before))
        assert snapshot(twin) == before
        twin.answer(action)
        for _ in range(3):
            if twin.actor != OVER:
                twin.answer(choose(twin, rng))
        assert snapshot(state) == before, "playing on a copy changed the original"
    for old, before in kept:
        assert snapshot(old) == before, "playing on changed an older copy"


def check_round_trips(state: State, seed: int) -> None:
    """JSON, pickle and deepcopy give the same position back, and it plays on in the same way."""
    game = state.setup.game
    rng = Rng(seed)
    for action in walk(state, rng, every=25):
        before = snapshot(state)
        revived = [game.from_json(json.loads(before)), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
        for other in revived:
            assert snapshot(other) == before
            assert other.legal() == state.legal()
        after = state.copy()
        after.answer(action)
        for other in revived:
            other.answer(action)
            assert snapshot(other) == snapshot(after)


def check_record(record: Record, seed: int) -> None:
    """A record reads as it was written, and replaying equals live play, at the end and on the way."""
    rng = Rng(seed)
    on_the_way: dict[int, bytes] = {}
    while record.state.actor != OVER:
        if rng.below(30) == 0:
            on_the_way[len(record.entries)] = snapshot(record.state)
        record.append(choose(record.state, rng))
    text = record.text()
    again = Record.parse(text)
    assert again.text() == text
    assert snapshot(again.state) == snapshot(record.state)
    for entries, position in list(on_the_way.items())[:10]:
        assert snapshot(record.replay(to=entries)) == position


def check_illegal(state: State, seed: int) -> None:
    """What is not offered is refused, and changes nothing."""
    rng = Rng(seed)
    actions = state.setup.game.actions
    for _ in walk(state, rng, every=12):
        legal = set(state.legal())
        before = snapshot(state)
        for action in [-1, actions, *(rng.below(actions) for _ in range(STRAY))]:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    state.play(action)
                assert snapshot(state) == before, "a refused answer changed the position"
    with pytest.raises(IllegalAction):
        state.play(0)


def check_views(state: State, seed: int) -> None:
    """What a seat may not know makes no difference to its view, its legal answers and its events."""
    rng = Rng(seed)
    for action in walk(state, rng, every=7):
        played, events = after(state, action)
        for seat in [None, *range(state.seats)]:
            view = state.view(seat)
            seen = snapshot(view)
            assert view.viewer != OPEN and view.faults() == []
            assert snapshot(view.view(seat)) == seen
            imagined = view.imagine(rng)
            assert imagined.viewer == OPEN and imagined.faults() == []
            assert snapshot(imagined.view(seat)) == seen, f"seat {seat} sees what it may not know"
            assert imagined.actor == state.actor
            if state.actor == seat:
                assert view.legal() == imagined.legal() == state.legal()
            if action in imagined.legal():
                otherwise, other_events = after(imagined, action)
                if snapshot(otherwise.view(seat)) == snapshot(played.view(seat)):
                    heard = [event for event in events if event.heard_by(seat)]
                    heard_otherwise = [event for event in other_events if event.heard_by(seat)]
                    assert heard == heard_otherwise, f"seat {seat} hears what it may not know"


def check_features(state: State, features: Callable[[State, int], vec[float]], seed: int) -> None:
    """What a seat may not know makes no difference to its features: they can be taken from the whole position. What is
    kept of them from one position to the next is no other than what is worked out anew."""
    for _ in walk(state, Rng(seed), every=5):
        anew = state.setup.game.from_json(state.to_json())
        for seat in range(state.seats):
            found = features(state, seat)
            assert found == features(state.view(seat), seat), f"seat {seat} learns too much"
            assert found == features(anew, seat), f"seat {seat} is told what was"


def after(state: State, action: int) -> tuple[State, list[Event]]:
    """The position after an answer, and what was told meanwhile."""
    events: list[Event] = []
    twin = state.copy()
    twin.listen(events)
    twin.answer(action)
    return twin, events


def check_chances(state: State, seed: int) -> None:
    """Nature's odds are in order, and drawing agrees with them."""
    rng = Rng(seed)
    game = state.setup.game
    tested: Counter[str] = Counter()
    for action in walk(state, rng):
        if state.actor != NATURE:
            with pytest.raises(ValueError, match="nature is not asked"):
                state.chances()
            continue
        chances = state.chances()
        actions = [each for each, _ in chances]
        assert actions == sorted(set(actions)) == state.legal() and action in actions
        assert all(weight > 0 for _, weight in chances)
        assert len(chances) <= game.max_chances
        name = state.top().name
        if len(chances) > 1 and tested[name] < 2:
            tested[name] += 1
            assert_drawn_by_odds(state, chances, rng)


def assert_drawn_by_odds(state: State, chances: list[tuple[int, int]], rng: Rng) -> None:
    """A chi-square test; with its fixed seeds it either always or never fails."""
    draws = 60 * len(chances)
    drawn = Counter(state.top().draw(state, rng) for _ in range(draws))
    total = sum(weight for _, weight in chances)
    assert set(drawn) <= {action for action, _ in chances}
    distance = 0.0
    for action, weight in chances:
        expected = draws * weight / total
        distance += (drawn[action] - expected) ** 2 / expected
    freedom = len(chances) - 1
    assert distance < freedom + 8 * (2 * freedom) ** 0.5 + 12, f"{state.top().name} is not drawn by its odds"


def check_undo(state: State, seed: int) -> None:
    """An answer that can be taken back has told its seat nothing: it looks the same whatever is hidden."""
    rng = Rng(seed)
    for action in walk(state, rng, every=3):
        actor = state.actor
        played, _ = after(state, action)
        if played.sealed:
            continue
        assert actor != NATURE and played.actor == actor
        seen = snapshot(played.view(actor))
        for _ in range(3):
            otherwise, _ = after(state.view(actor).imagine(rng), action)
            assert snapshot(otherwise.view(actor)) == seen, "an answer that can be undone has shown something"


def check_listening(state: State, seed: int) -> None:
    """Listening changes nothing, and copies, views and saved positions do not inherit the listener."""
    silent = state.copy()
    events: list[Event] = []
    state.listen(events)
    ends = []
    for each in (state, silent):
        for _ in walk(each, Rng(seed), every=1000):
            pass
        ends.append(snapshot(each))
    assert ends[0] == ends[1]
    assert events, "a whole game without an event"
    told = len(events)
    twin = state.copy()
    assert twin.listener is None and state.view(0).listener is None
    assert state.setup.game.from_json(state.to_json()).listener is None
    assert len(events) == told


def check_erased_parts_refuse(state: State, seed: int) -> None:
    """On a view, an answer either works or says that something must be imagined first; nothing else happens."""
    rng = Rng(seed)
    for action in walk(state, rng, every=20):
        view = state.view(rng.below(state.seats))
        before = snapshot(view)
        try:
            view.copy().play(action)
        except (Hidden, IllegalAction):
            assert snapshot(view) == before


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all numbers and words of a JSON document."""
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from leaves(data[key], (*path, key))
    else:
        yield path


def damaged(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The document with one leaf replaced."""
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data
