"""Crude in words, on a terminal, and in numbers."""

import pytest
from tests.conftest import FULL
from tests.games.crude.build import CRUDE, asked, cash, play, put, roll, stock, table
from tests.games.crude.seen import look, page
from tests.printing import printed
from tests.words import event_words

from spindletop.games.crude import terminal, terms, text
from spindletop.games.crude.box import COLD_WINTER, WORLD_UNCERTAINTY, Box
from spindletop.games.crude.game import Crude
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.value import FEATURES, features, value
from spindletop.kernel import NATURE, ContentFile, Event, Rng

SHOWN = 25 if FULL else 100  # one position in so many is drawn or printed
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
        labels = [text.action(state, action, names(state)) for action in legal]
        assert all(labels) and len(set(labels)) == len(labels)
        if state.actor == NATURE:
            state.answer(state.top().draw(state, rng))
        else:
            state.answer(legal[rng.below(len(legal))])
        for event in events:
            kinds.add(event.kind)
            assert event_words(state, event, names(state)).strip(".") == event_words(state, event, names(state))
        events.clear()
    assert {"bought", "sold", "pumped", "economy", "news", "paid", "result"} <= kinds
    assert text.question(state, names(state)) == "The game is over."


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="an unknown event"):
        event_words(table(), Event("earthquake", ()), NAMES)


def test_the_numbers_that_matter_are_in_the_words() -> None:
    state = table()
    assert text.action(state, CRUDE.parse("buy domestic gasoline"), NAMES) == "buy a domestic gasoline for 16"
    assert text.action(state, CRUDE.parse("sell foreign crude"), NAMES) == "sell a foreign crude for 5"
    put(state, "rig", "a35")
    put(state, "station", "a31")
    roll(state, "3-5")
    assert text.action(state, CRUDE.parse("strike"), NAMES) == "turn the rig into a well for 5"
    assert text.action(state, CRUDE.parse("pump"), NAMES) == "sell 1 gasoline at a station for 25"
    play(state, "done")
    assert text.action(state, CRUDE.parse("liquidate a31"), NAMES) == "sell the station on row 3, column 1 for 24"
    assert text.action(state, CRUDE.parse("purchase refinery"), NAMES) == "buy a refinery for 64"


@pytest.mark.rule("CR-24")
def test_secret_cash_is_not_shown_to_others() -> None:
    state = table(secret_cash=True)
    for seat, amount in enumerate((7123, 7124, 7125, 7126)):
        cash(state, seat, amount)
    for seen in (page(look(state, 1)), printed(terminal.table(state.view(1), NAMES))):
        assert "7124" in seen
        assert not any(amount in seen for amount in ("7123", "7125", "7126"))
    for seat in (None, *range(4)):
        assert ("you have 7,12" in text.question(state.view(seat), NAMES)) == (seat == state.actor)
    spectator = page(look(state)) + printed(terminal.table(state.view(None), NAMES))
    assert not any(amount in spectator for amount in ("7123", "7124", "7125", "7126"))
    assert "7123" in page(look(table_with(7123), 1))


def table_with(amount: int) -> CrudeState:
    state = table()
    cash(state, 0, amount)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_100_columns(seats: int) -> None:
    state, rng = CRUDE.new(seats), Rng(7)
    answers = 0
    while state.stack:
        if answers % SHOWN == 0:
            shown = printed(terminal.table(state.view(0), names(state)))
            assert max(map(len, shown.splitlines())) <= 100
            assert "consumer" in shown and ("ghost" in shown) == (seats == 3)
        legal = state.legal()
        state.answer(state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))])
        answers += 1


@pytest.mark.rule("CR-14")
def test_the_log_says_which_die_hits_whom() -> None:
    state = table(3)
    said = [event_words(state, Event("rolled", (quadrant, 3, 5)), NAMES) for quadrant in range(4)]
    assert said == [
        "Ann rolled red 3 (and Bob), black 5",
        "Bob rolled red 3 (and Ann), black 5 (and Cleo)",
        "Cleo rolled red 3, black 5 (and Bob)",
        "The ghost rolled red 3 (and Cleo), black 5 (and Ann)",
    ]
    rolled = Event("rolled", (0, 3, 5))
    assert event_words(table(2), rolled, NAMES) == "Ann rolled red 3 (and Bob in B), black 5 (and Bob in D)"
    assert event_words(table(2), rolled, NAMES, you=1) == "Ann rolled red 3 (and you in B), black 5 (and you in D)"


def test_who_is_hit_reads_by_which_row_or_column() -> None:
    state = table()
    put(state, "well", "a31", "b32", "d65")
    roll(state, "3-5")
    assert text.question(state, NAMES).startswith("Ann: row 3 and column 5 give you 1 hit on wells; you have 2 crude")
    play(state, "collect")
    assert text.question(state, NAMES).startswith("Bob: row 3 gives you 1 hit on wells")
    play(state, "collect")
    assert text.question(state, NAMES).startswith("Dora: column 5 gives you 1 hit on wells")


def test_who_has_last_turns_is_said_as_it_is() -> None:
    declared = Event("declared", (0, 800))
    assert event_words(table(3), declared, NAMES) == "Ann declared victory with 800: everybody else has a last turn"
    two = event_words(table(2), declared, NAMES)
    assert two == "Ann declared victory with 800: both quadrants of the rival have a last turn"


def test_one_barrel_is_not_many() -> None:
    box = Crude(ContentFile(CRUDE.source.text.replace("domestic_gasoline = 5", "domestic_gasoline = 1"), "own")).content
    assert isinstance(box, Box)
    assert terms.news_does(box, COLD_WINTER) == "the supply takes 1 domestic gasoline barrel"
    box.uncertain_reds = -1
    assert terms.news_does(box, WORLD_UNCERTAINTY).endswith("; consumer price 1 red down")


@pytest.mark.rule("CR-26")
def test_fitted_and_shut_refineries_are_told_apart() -> None:
    state = table(news=("global_warming", "cold_winter"))
    put(state, "refinery", "a33", "a55")
    play(roll(state, "1-1"), "fit a33", "leave")
    shown = page(look(state)), printed(terminal.table(state.view(None), NAMES))
    assert "Refinery on row 3, column 3, fitted<" in shown[0] and "Refinery on row 5, column 5, shut<" in shown[0]
    assert "· · % % · ·" in shown[1] and "· · · · x x" in shown[1]


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
