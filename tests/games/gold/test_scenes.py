"""Gold's panels: what may be clicked, what the plates tell, what nobody is reminded of."""

import re
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance.checks import walk
from tests.games.gold import test_showing as moments
from tests.games.gold.build import GOLD, new, pair, turn
from tests.games.gold.test_showing import rush

from spindletop.art.scene import Moment, Scene
from spindletop.games.gold.board import ENDS, GRAVE, scene
from spindletop.games.gold.state import UNKNOWN, GoldState
from spindletop.kernel import Rng

ACTION = re.compile(r'data-action="([^"]*)"')
OPTIONS: list[dict[str, object]] = [{}, {"layout": "grid"}, {"series": True}]


def positions(seats: int, **options: object) -> Iterator[GoldState]:
    """Of a random game: about one in eleven, and the last."""
    state = GOLD.new(seats, **options)
    for _ in walk(state, Rng(seats), 11):
        if state.actor >= 0:
            yield state
    yield state


def settled(state: GoldState, seat: int | None = 0) -> Scene:
    return scene(moments.settled(state, seat))


def step(state: GoldState, seat: int | None, *cards: tuple[int, str]) -> Scene:
    return scene(moments.step(state, seat, *cards))


def everything(shown: Scene) -> str:
    """All of it that is drawn, as one text."""
    drawn = [*sheets(shown).values(), *(panel.html for panel in shown.panels)]
    return "".join([*drawn, shown.dock.hand, shown.dock.line, shown.dock.worth])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_card_may_be_turned_up_in_its_place_and_nothing_else_is_offered(
    seats: int, options: dict[str, object]
) -> None:
    for state in positions(seats, **options):
        for seat in (*range(seats), None):
            shown = settled(state, seat)
            legal = state.legal() if state.actor == seat else []
            assert sorted(map(GOLD.parse, ACTION.findall(everything(shown)))) == sorted(legal)
            assert shown.placed == set(legal) and not shown.dock.offers and not shown.dock.steppers


def test_a_card_is_turned_up_with_one_click() -> None:
    assert (ENDS, GRAVE) == ((), ()), "nothing is asked for twice"


@pytest.mark.rule("GO-15")
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_of_an_earlier_turn_is_shown(seats: int) -> None:
    """With other faces on all cards that are down, and on all that have left, everything looks the same."""
    tried = 0
    for state in positions(seats):
        if not state.stack:
            continue
        up = set(state.cards_up())
        known = [place for place, kind in enumerate(state.faces) if kind != UNKNOWN and place not in up]
        other = state.copy()
        for place in known:
            other.faces[place] = (state.faces[place] + 1 + place) % GOLD.content.kinds
        other.nuggets = vec[i64]([nuggets + 7 for nuggets in state.nuggets])
        tried += len(known)
        for seat in (*range(seats), None):
            assert settled(other, seat) == settled(state, seat)
    assert tried > 100


@pytest.mark.rule("GO-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_plates_count_gold_cards_and_tell_their_nuggets_at_the_end_only(seats: int) -> None:
    *running, over = [state.copy() for state in positions(seats)]
    for state in running:
        for seat, plate in enumerate(settled(state).plates):
            pile, mine = plate.holdings
            assert (pile.amount, mine.amount, plate.money) == (str(state.cards_taken[seat]), "", "")
    assert not over.stack
    assert [plate.holdings[2].amount for plate in settled(over).plates] == [str(each) for each in over.nuggets]


@pytest.mark.rule("GO-2")
def test_over_each_mine_hang_the_signs_of_its_colours() -> None:
    assert [plate.holdings[1].icon for plate in settled(new(2)).plates] == ["mine-0-2", "mine-1-3"]
    assert [plate.holdings[1].icon for plate in settled(new(5)).plates] == [f"mine-{seat}" for seat in range(5)]
    assert "rust and mustard" in settled(new(2)).plates[0].holdings[1].words


@pytest.mark.rule("GO-14")
def test_in_a_series_plates_tell_the_points_of_earlier_games() -> None:
    state = new(3, series=True)
    assert all(len(plate.holdings) == 2 for plate in settled(state).plates), "in the first there are none"
    state.game_number, state.series = 1, vec[i64]([7, 0, 12])
    assert [plate.holdings[2].amount for plate in settled(state).plates] == ["7", "0", "12"]
    assert settled(state).phases.title == "Game 2 of 3, turn 1"


@pytest.mark.rule("GO-7")
def test_who_takes_gold_is_told_on_the_plate_while_it_is_shown() -> None:
    state = new(3)
    shown = step(state, 0, (1, "miner petrol-5"), (2, "gold 2"))
    assert [plate.note for plate in shown.plates] == ["", "+1 gold card", ""]
    assert [plate.note for plate in settled(state).plates] == ["", "", ""]


@pytest.mark.rule("GO-15")
def test_the_box_is_printed_and_never_counted_down() -> None:
    first = new(4)
    boxes = {settled(state).panels[2].html for state in positions(4)}
    assert boxes == {settled(first).panels[2].html}
    counts = re.findall(r"<b>(\d+)</b>", boxes.pop())
    assert counts == ["24", "35", "5"]


def test_the_goal_line_counts_cards_as_they_are_seen() -> None:
    state = new(3)
    assert settled(state).goal.far == "64 cards left: Gold Rush at 10"
    shown = step(state, 0, (1, "dynamite"), (2, "gold 2"))
    assert shown.goal.far == "64 cards left: Gold Rush at 10" and shown.goal.share == 0
    assert settled(state).goal.far == "62 cards left: Gold Rush at 10"
    assert settled(state).goal.share == pytest.approx(2 / 64)


def test_a_step_belongs_to_its_turn() -> None:
    state = new(3)
    assert (settled(state).phases.title, settled(state).phases.now) == ("Turn 1", 0)
    assert step(state, 0, (1, "dynamite")).phases.now == 1
    shown = step(state, 0, (2, "gold 2"))
    assert (shown.phases.title, shown.phases.now) == ("Turn 1", 2)
    assert (settled(state).phases.title, settled(state).phases.now) == ("Turn 2", 0)


# The ribbon and the dock

STRONG, DOWN = "is strong enough for", "Both lie down again."
YOURS = "the gold is yours."
RIBBONS = [
    (("miner rust-4", "gold 3"), "good did-strike", f"Your miner of 4 {STRONG} 3 nuggets. The gold is yours."),
    (("gold 1", "miner petrol-2"), "good did-strike", f"Bob’s miner of 2 {STRONG} 1 nugget. The gold goes to Bob."),
    (("miner plum-2", "gold 2"), "good did-strike", f"Nobody’s miner of 2 {STRONG} 2 nuggets. You found him: {YOURS}"),
    (("miner rust-2", "miner petrol-5"), "loss did-duel", "The petrol miner of 5 beats the rust one of 2, who leaves."),
    (("gold 4", "miner rust-2"), "ask did-search", f"A miner of 2 is too weak for 4 nuggets. {DOWN}"),
    (("miner rust-3", "miner plum-3"), "ask did-search", f"Two miners of 3: neither gives way. {DOWN}"),
    (("gold 1", "gold 2"), "ask did-search", f"Gold beside gold, and nobody to dig it. {DOWN}"),
    (("gold 1", "dynamite"), "loss did-dynamite", "Both cards are gone, whatever they were."),
]


@pytest.mark.parametrize(("cards", "looks", "told"), RIBBONS)
def test_the_ribbon_tells_what_came_of_two_cards(cards: tuple[str, str], looks: str, told: str) -> None:
    assert ribbon(step(new(3), 0, (1, cards[0]), (2, cards[1]))) == (f"call {looks}", told)


@pytest.mark.parametrize(
    ("card", "looks", "told"),
    [
        ("gold 1", "good did-found", "1 nugget for you."),
        ("miner rust-4", "loss did-fired", "A miner, and nothing left for him to dig: he leaves."),
        ("dynamite", "loss did-fizzled", "Dynamite: it fizzles out, and leaves."),
    ],
)
def test_the_ribbon_tells_what_came_of_one_card_in_the_gold_rush(card: str, looks: str, told: str) -> None:
    state = new(3)
    places = rush(state, [card, "gold 4", "gold 4"])
    assert "one-card" in settled(state).panels[1].html and ribbon(settled(state))[0] == "call good"
    assert ribbon(step(state, 0, (places[0], card))) == (f"call {looks}", told)


def test_names_are_written_not_drawn() -> None:
    state = new(3)
    turn(state, 1, "miner petrol-5")
    shown = scene(Moment(state.view(0), (), ["Ann", "<b>Bob", "Cleo"], 0))
    assert "&lt;b&gt;Bob’s miner" in shown.panels[0].html


def ribbon(shown: Scene) -> tuple[str, str]:
    html = shown.panels[0].html
    told = re.findall(r'<p class="told">(.*?)</p>', html)[0]
    return re.findall(r'class="(call[^"]*)"', html)[0], re.sub("<.*?>", "", told)


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("miner rust-4", "You hold a miner of 4. Where was the gold?"),
        ("miner petrol-4", "Bob’s miner of 4. What do you put beside him?"),
        ("miner plum-4", "Nobody’s miner of 4. Where was the gold?"),
        ("gold 3", "3 nuggets. Where was a miner of yours?"),
        ("dynamite", "Dynamite! Which card goes up with it?"),
    ],
)
def test_the_dock_asks_by_what_the_first_card_is(card: str, asked: str) -> None:
    state = new(3)
    assert settled(state).dock.question == "Which card do you turn up first?"
    turn(state, 9, card)
    assert settled(state).dock.question == asked
    assert settled(state, 1).dock.question == "", "to the others the page says for whom they wait"


@pytest.mark.parametrize(
    ("taken", "words"),
    [([2, 1, 2], "as many as Cleo"), ([0, 1, 3], "3 fewer than Cleo"), ([2, 1, 0], "1 more than Bob")],
)
def test_the_dock_counts_ones_own_cards_beside_the_rival_with_most(taken: list[int], words: str) -> None:
    state = new(3)
    state.cards_taken = vec[i64](taken)
    assert f"<small>{words}</small>" in settled(state).dock.worth
    assert settled(state, None).dock.worth == ""


def test_nobodys_miners_are_spoken_of_where_there_are_some() -> None:
    for seats, some in ((2, True), (4, True), (5, False)):
        state = new(seats)
        turn(state, 9, "gold 3")
        assert ("nobody’s" in settled(state).dock.line) == ("nobody" in settled(state).panels[2].html) == some


def test_nothing_moves_when_the_question_changes() -> None:
    """The page is given the same panels and sheets at every moment."""
    seen = set()
    for state in positions(3):
        for shown in (settled(state), settled(state, None)):
            whole = shown.panels[0].map
            assert whole is not None
            seen.add((*(panel.name for panel in shown.panels), *(layer.name for layer in whole.layers)))
    assert len(seen) == 1


def test_a_pair_taken_sends_few_of_the_cards_again() -> None:
    state = new(3)
    before = sheets(settled(state, None))
    pair(state, "dynamite", "gold 1")
    after = sheets(settled(state, None))
    changed = [name for name in after if after[name] != before[name]]
    assert changed == ["backs-0"] and sum(map(len, after.values())) > 8 * len(after["backs-0"])


def sheets(shown: Scene) -> dict[str, str]:
    whole = shown.panels[0].map
    assert whole is not None
    return {layer.name: layer.svg for layer in whole.layers}
