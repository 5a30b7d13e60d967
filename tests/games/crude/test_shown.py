"""Crude in words, on a terminal, as a picture, and in numbers."""

from xml.etree import ElementTree

import pytest
from tests.games.crude.build import CRUDE, asked, cash, offered, play, put, roll, stock, table
from tests.printing import printed

from spindletop.games.crude import board, terminal, text
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.value import FEATURES, features, value
from spindletop.kernel import NATURE, Event, Rng

NAMES = ["Ann", "Bob", "Cleo", "Dora"]


def names(state: CrudeState) -> list[str]:
    return NAMES[: state.seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_answer_and_event_of_a_game_has_words(seats: int) -> None:
    state, rng = CRUDE.new(seats), Rng(seats)
    events: list[Event] = []
    state.listen(events)
    kinds = set()
    while state.stack:
        assert text.question(state, names(state)).endswith((".", "?"))
        legal = state.legal()
        labels = [text.action(state, action) for action in legal]
        assert all(labels) and len(set(labels)) == len(labels)
        if state.actor == NATURE:
            state.answer(state.top().draw(state, rng))
        else:
            state.answer(legal[rng.below(len(legal))])
        for event in events:
            kinds.add(event.kind)
            assert text.event(state, event, names(state)).endswith((".", "!"))
        events.clear()
    assert {"bought", "sold", "pumped", "economy", "news", "paid", "result"} <= kinds
    assert text.question(state, names(state)) == "The game is over."


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="an unknown event"):
        text.event(table(), Event("earthquake", ()), NAMES)


def test_the_numbers_that_matter_are_in_the_words() -> None:
    state = table()
    assert text.action(state, CRUDE.parse("buy domestic gasoline")) == "buy a domestic gasoline for 16"
    assert text.action(state, CRUDE.parse("sell foreign crude")) == "sell a foreign crude for 5"
    put(state, "rig", "a35")
    put(state, "station", "a31")
    roll(state, "3-5")
    assert text.action(state, CRUDE.parse("strike")) == "turn the rig into a well for 5"
    assert text.action(state, CRUDE.parse("pump")) == "sell 1 gasoline at a station for 25"
    play(state, "done")
    assert text.action(state, CRUDE.parse("liquidate a31")) == "sell the station on A31 for 24"
    assert text.action(state, CRUDE.parse("purchase refinery")) == "buy a refinery for 64"


@pytest.mark.rule("CR-24")
def test_secret_cash_is_not_shown_to_others() -> None:
    state = table(secret_cash=True)
    for seat, amount in enumerate((7123, 7124, 7125, 7126)):
        cash(state, seat, amount)
    for seen in (board.svg(state.view(1)), printed(terminal.table(state.view(1), NAMES))):
        assert "7124" in seen
        assert not any(amount in seen for amount in ("7123", "7125", "7126"))
    for seat in (None, *range(4)):
        assert ("you have 712" in text.question(state.view(seat), NAMES)) == (seat == state.actor)
    spectator = board.svg(state.view(None)) + printed(terminal.table(state.view(None), NAMES))
    assert not any(amount in spectator for amount in ("7123", "7124", "7125", "7126"))
    assert "7123" in board.svg(table_with(7123).view(1))


def table_with(amount: int) -> CrudeState:
    state = table()
    cash(state, 0, amount)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_100_columns(seats: int) -> None:
    state, rng = CRUDE.new(seats), Rng(7)
    answers = 0
    while state.stack:
        if answers % 40 == 0:
            shown = printed(terminal.table(state.view(0), names(state)))
            assert max(map(len, shown.splitlines())) <= 100
            assert "consumer" in shown and ("ghost" in shown) == (seats == 3)
        legal = state.legal()
        state.answer(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
        answers += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picture_is_sound_and_every_place_that_can_be_chosen_glows(seats: int) -> None:
    state, rng = CRUDE.new(seats), Rng(11)
    answers = 0
    on_board = ("place", "liquidate", "fit", "buy", "sell", "pump", "purchase", "strike")
    while state.stack:
        legal = state.legal()
        if answers % 25 == 0:
            picture = board.svg(state.view(0), legal if state.actor != NATURE else [])
            root = ElementTree.fromstring(picture)
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert not any(element.get("style") for element in root.iter())
            if state.actor != NATURE:
                clickable = {element.get("data-action") for element in root.iter()} - {None}
                assert clickable == {name for name in offered(state) if name.split()[0] in on_board}
        state.answer(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
        answers += 1
    ElementTree.fromstring(board.svg(state.view(None)))


def test_pieces_keep_their_ids() -> None:
    state = table()
    put(state, "refinery", "a11")
    before = board.svg(state.view(0))
    assert 'id="asset-a11"' in before and 'id="die-red"' in before
    roll(state, "5-6")
    after = board.svg(state.view(0))
    assert 'id="asset-a11"' in after and "red die: 5" in after


def test_features_have_names() -> None:
    state = table()
    put(state, "station", "b11")
    numbers = features(state, 1)
    assert len(numbers) == len(FEATURES)
    assert numbers[FEATURES.index("own stations")] == 1
    assert numbers[FEATURES.index("own cash")] == 200
    assert numbers[FEATURES.index("best rival's cash")] == 200


def test_the_judgement_likes_what_players_like() -> None:
    state = table()
    richer = state.copy()
    cash(richer, 0, 300)
    assert value(richer, 0) > value(state, 0)
    put(state, "station", "a11")
    supplied = state.copy()
    stock(supplied, 0, 2, 4)
    assert value(supplied, 0) > value(state, 0)
    roll(supplied, "1-5")
    kept = play(supplied.copy(), "done")
    sold = play(supplied, "pump")
    assert asked(sold) == "Assets" and value(sold, 0) > value(kept, 0)


def test_the_judgement_knows_who_will_win() -> None:
    state = table()
    cash(state, 0, 800)
    play(roll(state, "1-2"), "done")
    declared = play(state.copy(), "declare")
    assert value(declared, 0) > value(play(state.copy(), "done"), 0)
    cash(state, 2, 900)
    assert value(play(state.copy(), "declare"), 0) < value(play(state.copy(), "done"), 0)
