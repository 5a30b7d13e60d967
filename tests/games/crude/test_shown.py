"""Crude in words, on a terminal, as a picture, and in numbers."""

from xml.etree import ElementTree

import pytest
from tests.conftest import FULL
from tests.games.crude.build import CRUDE, asked, cash, offered, pass_on, play, put, roll, stock, table
from tests.printing import printed

from spindletop.games.crude import board, terminal, text
from spindletop.games.crude.box import COLD_WINTER, Components
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
        if answers % SHOWN == 0:
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
        if answers % SHOWN == 0:
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


def outlined(state: CrudeState) -> str:
    """The letters of the quadrants that the picture outlines."""
    root = ElementTree.fromstring(board.svg(state.view(None)))
    groups = [(letter, root.find(f".//*[@id='quadrant-{letter}']")) for letter in "abcd"]
    return "".join(letter for letter, group in groups if group is not None and "sheet legal" in classes(group))


def classes(group: ElementTree.Element) -> set[str | None]:
    return {element.get("class") for element in group.iter()}


@pytest.mark.rule("CR-6")
def test_the_quadrant_of_who_is_asked_is_outlined() -> None:
    state = CRUDE.new(4)
    assert outlined(state) == ""  # the news cards are turned up, and nobody knows who begins
    play(state, "news cold_winter", "news safety_inspection")
    assert outlined(state) == ""
    play(state, "start 2")
    shown = []
    while asked(state) == "SpecialPurchase":
        shown.append(outlined(state))
        play(state, "purchase rig")
        shown.append(outlined(state))
        play(state, f"place {'abcd'[state.actor]}11", "done")
    assert shown == ["c", "c", "d", "d", "a", "a", "b", "b"]
    assert asked(state) == "Market" and outlined(state) == "c"


def test_neighbours_and_debtors_are_outlined_when_they_are_asked() -> None:
    state = table(2, news=("property_tax", "cold_winter"))
    put(state, "well", "b11")
    roll(state, "1-2")
    assert state.actor == 1 and outlined(state) == "b"
    play(state, "done", "done")
    put(state, "station", "a66", "c66")
    cash(state, 0, 0)
    roll(state, "1-1")
    assert asked(state) == "ForcedSale" and outlined(state) == "ac"
    play(state, "liquidate a66")
    assert asked(state) == "NewsCard" and outlined(state) == "b"


def dice_shown(state: CrudeState) -> dict[str, set[str]]:
    """For each die in the picture, the quadrants beside which it lies."""
    root = ElementTree.fromstring(board.svg(state.view(None)))
    shown: dict[str, set[str]] = {"red": set(), "black": set()}
    for colour, quadrants in shown.items():
        for again in ("", "-runs-on"):
            die = root.find(f".//*[@id='die-{colour}{again}']")
            if die is not None:
                x, y = (float(number) for number in die.get("transform", "")[len("translate(") : -1].split())
                quadrants.add(("a" if x < 600 else "b") if y < 350 else ("d" if x < 600 else "c"))
    return shown


@pytest.mark.rule("CR-14")
@pytest.mark.parametrize(
    ("seats", "mover", "red", "black"),
    [
        (4, 0, "ab", "ad"),
        (4, 1, "ab", "bc"),
        (4, 2, "cd", "bc"),
        (3, 0, "ab", "a"),
        (3, 2, "c", "bc"),
        (3, 3, "cd", "ad"),
    ],
)
def test_the_dice_lie_beside_all_quadrants_that_they_hit(seats: int, mover: int, red: str, black: str) -> None:
    state = table(seats)
    while state.quadrant != mover:
        pass_on(state)
    state.red, state.black = 3, 5
    assert dice_shown(state) == {"red": set(red), "black": set(black)}
    hit = [
        letter
        for letter in "abcd"
        if 'class="lot hit"' in board.quadrant(state.view(None), "abcd".index(letter), {}, [])
    ]
    assert set(hit) == set(red) | set(black)


@pytest.mark.rule("CR-14")
def test_the_log_says_which_die_hits_whom() -> None:
    state = table(3)
    said = [text.event(state, Event("rolled", (quadrant, 3, 5)), NAMES) for quadrant in range(4)]
    assert said == [
        "  The dice: red hits row 3 of Ann and Bob, black column 5 of Ann.",
        "  The dice: red hits row 3 of Bob and Ann, black column 5 of Bob and Cleo.",
        "  The dice: red hits row 3 of Cleo, black column 5 of Cleo and Bob.",
        "  The dice: red hits row 3 of Cleo, black column 5 of Ann.",
    ]
    assert "of Ann (A) and Bob (D)." in text.event(table(2), Event("rolled", (0, 3, 5)), NAMES)


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
    assert text.event(table(3), declared, NAMES) == "Ann declared victory with 800! Everybody else has a last turn."
    two = text.event(table(2), declared, NAMES)
    assert two == "Ann declared victory with 800! Both quadrants of the rival have a last turn."


def test_one_barrel_is_not_many() -> None:
    box = Crude(ContentFile(CRUDE.source.text.replace("domestic_gasoline = 5", "domestic_gasoline = 1"), "own")).content
    assert isinstance(box, Components)
    assert text.news_does(box, COLD_WINTER) == "the supply takes 1 domestic gasoline barrel"
    assert text.reds(-1) == "consumer price 1 red down"


@pytest.mark.rule("CR-26")
def test_fitted_and_shut_refineries_are_told_apart() -> None:
    state = table(news=("global_warming", "cold_winter"))
    put(state, "refinery", "a33", "a55")
    play(roll(state, "1-1"), "fit a33", "leave")
    shown = board.svg(state.view(None)), printed(terminal.table(state.view(None), NAMES))
    assert "refinery on A33, fitted<" in shown[0] and "refinery on A55, shut<" in shown[0]
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
