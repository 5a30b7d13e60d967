"""Both cards stay up until everybody has seen them; then it happens, and nobody is reminded (GO-15)."""

import re

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.gold.build import GOLD, clear, face, new, turn

from spindletop.art.scene import Moment
from spindletop.games.gold.board import hold, scene
from spindletop.games.gold.board.showing import LAST_LOOK, LOOK
from spindletop.games.gold.state import GoldState
from spindletop.games.gold.steps import RushCard
from spindletop.kernel import Event

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
FACE = re.compile(r'id="face-(\d+)"')
SYMBOL = re.compile(r"#f-([a-z0-9-]+)\"")

PAIRS = {
    "strike": ("miner rust-4", "gold 3"),
    "strike by nobody": ("gold 1", "miner plum-2"),
    "duel": ("miner rust-2", "miner petrol-5"),
    "search, equal miners": ("miner rust-3", "miner sage-3"),
    "search, two of gold": ("gold 1", "gold 4"),
    "search, too weak": ("gold 4", "miner petrol-2"),
    "dynamite first": ("dynamite", "gold 4"),
    "dynamite second": ("miner rust-5", "dynamite"),
}
DRAWN = {"gold 1": "gold-1", "gold 3": "gold-3", "gold 4": "gold-4", "dynamite": "dynamite"}


def settled(state: GoldState, seat: int | None = 0) -> Moment[GoldState]:
    view = state.view(seat)
    return Moment(view, view.legal() if state.actor == seat else (), NAMES[: state.seats], seat)


def step(state: GoldState, seat: int | None, *cards: tuple[int, str]) -> Moment[GoldState]:
    """What is shown when the last of these cards is turned up."""
    events: list[Event] = []
    for place, card in cards:
        events.clear()
        state.listen(events)
        turn(state, place, card)
        state.listen(None)
    return Moment(state.view(seat), (), NAMES[: state.seats], seat, events)


def rush(state: GoldState, cards: list[str]) -> list[int]:
    """These cards are left, and a Gold Rush is on."""
    places = clear(state, cards)
    state.rush = 1
    state.stack[-1] = RushCard()
    return places


def up(shown: Moment[GoldState]) -> dict[int, str]:
    """The cards that are up: the drawing at each place."""
    whole = scene(shown).panels[0].map
    assert whole is not None
    faces = next(layer.svg for layer in whole.layers if layer.name == "faces")
    return dict(zip(map(int, FACE.findall(faces)), SYMBOL.findall(faces), strict=True))


def lying(shown: Moment[GoldState]) -> int:
    whole = scene(shown).panels[0].map
    assert whole is not None
    return sum(layer.svg.count("<use") for layer in whole.layers if layer.name.startswith("backs"))


@pytest.mark.rule("GO-15")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("cards", PAIRS.values(), ids=PAIRS)
def test_both_cards_are_up_when_something_comes_of_them_and_neither_afterwards(
    cards: tuple[str, str], seat: int | None
) -> None:
    state = new(3)
    shown = step(state, seat, (5, cards[0]), (60, cards[1]))
    assert up(shown) == {place: DRAWN.get(card, "miner") for place, card in zip((5, 60), cards, strict=True)}
    assert lying(shown) == 64, "what leaves has not left yet"
    assert hold(shown) == LOOK == 2.0 and not scene(shown).placed
    after = settled(state, seat)
    assert up(after) == {} and hold(after) == 0
    assert lying(after) == len(state.table)


@pytest.mark.rule("GO-15")
@pytest.mark.parametrize("cards", PAIRS.values(), ids=PAIRS)
def test_cards_that_were_up_before_are_shown_alike(cards: tuple[str, str]) -> None:
    """Their faces come from the view then, as nature says nothing."""
    unknown, known = new(3), new(3)
    for place, card in zip((5, 60), cards, strict=True):
        known.faces[place] = face(card)
        known.unseen[face(card)] -= 1
    first = step(unknown, 1, (5, cards[0]), (60, cards[1]))
    assert scene(step(known, 1, (5, ""), (60, ""))) == scene(first)


@pytest.mark.rule("GO-15")
def test_a_first_card_is_up_until_the_second_is_turned() -> None:
    state = new(3)
    assert up(settled(state)) == {}
    watched = step(state, 1, (17, "gold 3"))
    assert up(watched) == up(settled(state)) == up(settled(state, None)) == {17: "gold-3"}
    assert hold(watched) == 0, "who watches looks as long as at any step"


@pytest.mark.rule("GO-11")
@pytest.mark.parametrize("card", ["gold 3", "miner rust-4", "dynamite"])
def test_in_the_gold_rush_the_one_card_is_shown(card: str) -> None:
    state = new(3)
    places = rush(state, [card, "gold 1", "gold 1", "gold 2"])
    shown = step(state, 0, (places[1], card))
    assert up(shown) == {places[1]: DRAWN.get(card, "miner")} and lying(shown) == 4 and hold(shown) == LOOK
    assert up(settled(state)) == {} and lying(settled(state)) == 3


@pytest.mark.rule("GO-11")
def test_the_last_two_cards_come_up_in_one_step_and_both_are_shown() -> None:
    state = new(2)
    one, other = rush(state, ["gold 3", "miner rust-4"])
    events: list[Event] = []
    state.listen(events)
    turn(state, one, "gold 3")
    state.play(GOLD.parse("miner rust-4"))  # nobody is asked for the last one
    shown = Moment(state.view(0), (), NAMES[:2], 0, events)
    assert up(shown) == {one: "gold-3", other: "miner"}
    assert hold(shown) == LAST_LOOK


@pytest.mark.rule("GO-14")
def test_the_end_of_a_game_of_a_series_shows_its_last_card_and_what_everybody_found() -> None:
    state = new(2, series=True)
    (last,) = rush(state, ["gold 3"])
    state.nuggets, state.cards_taken = vec[i64]([5, 0]), vec[i64]([2, 0])
    events: list[Event] = []
    state.listen(events)
    turn(state, last, "gold 3")
    shown = Moment(state.view(1), (), NAMES[:2], 1, events)
    assert list(state.table) == list(range(64)), "the next game lies there already"
    assert up(shown) == {last: "gold-3"} and lying(shown) == 1 and hold(shown) == LAST_LOOK
    held = [[holding.amount for holding in plate.holdings] for plate in scene(shown).plates]
    assert held == [["3", "", "8"], ["0", "", "0"]], "gold cards, and what was on them"
    assert lying(settled(state)) == 64
