"""The rules of Gold, one by one."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.gold.build import GOLD, clear, face, new, pair, turn, unseen
from tests.printing import printed

from spindletop.games.gold.state import NOBODY, GoldState
from spindletop.games.gold.steps import FirstCard, RushCard, SecondCard, StartingSeat
from spindletop.games.gold.terminal import table
from spindletop.kernel import NATURE, OVER, Event, IllegalAction, Rng, playout


def shown(state: GoldState) -> str:
    """The table as seat 0 sees it on a terminal."""
    return printed(table(state.view(0), [f"Seat {seat}" for seat in range(state.seats)]))


@pytest.mark.rule("GO-1")
def test_the_box_holds_64_cards() -> None:
    box = GOLD.content
    held = Counter({GOLD.name(box.ids.gold + kind): count for kind, count in enumerate(box.count)})
    assert box.total == 64
    assert [held[f"gold {nuggets}"] for nuggets in (1, 2, 3, 4)] == [5, 7, 7, 5]
    for colour in ("rust", "petrol", "mustard", "sage", "plum"):
        assert [held[f"miner {colour}-{value}"] for value in (2, 3, 4, 5)] == [2, 2, 2, 1]
    assert held["dynamite"] == 5


@pytest.mark.rule("GO-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_cards_lie_on_the_table_with_any_number_of_seats(seats: int) -> None:
    state = new(seats)
    assert list(state.table) == list(range(64))
    assert state.left == GOLD.content.count


@pytest.mark.rule("GO-2")
def test_who_owns_which_colour() -> None:
    assert [new(2).owner(colour) for colour in range(5)] == [0, 1, 0, 1, NOBODY]
    assert [new(3).owner(colour) for colour in range(5)] == [0, 1, 2, NOBODY, NOBODY]
    assert [new(5).owner(colour) for colour in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("GO-3")
def test_the_starting_seat_is_drawn_or_chosen() -> None:
    drawn = GOLD.new(4)
    assert isinstance(drawn.question, StartingSeat)
    assert drawn.chances() == [(GOLD.parse(f"start {seat}"), 1) for seat in range(4)]
    drawn.play(GOLD.parse("start 2"))
    assert drawn.actor == 2
    assert GOLD.new(4, start=3).actor == 3
    with pytest.raises(ValueError, match="option start cannot be 4; allowed: random, 0, 1, 2, 3"):
        GOLD.new(4, start=4)


@pytest.mark.rule("GO-4")
def test_the_layout_changes_only_the_picture() -> None:
    ends = []
    for layout in ("scattered", "grid"):
        state = GOLD.new(3, layout=layout)
        playout(state, Rng(5))
        ends.append((state.nuggets, state.faces))
    assert ends[0] == ends[1]


@pytest.mark.rule("GO-5")
def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    state = new()
    assert isinstance(state.question, FirstCard)
    turn(state, 17, "gold 4")
    assert state.question == SecondCard(17)
    assert state.actor == 0 and state.faces[17] == face("gold 4")
    assert GOLD.parse("turn 17") not in state.legal() and len(state.legal()) == 63
    with pytest.raises(IllegalAction, match="turn 17 is not possible now"):
        state.play(GOLD.parse("turn 17"))


@pytest.mark.rule("GO-5")
def test_everybody_sees_both_cards() -> None:
    state, events = new(), list[Event]()
    state.listen(events)
    turn(state, 3, "gold 1")
    turn(state, 4, "gold 2")
    seen = [event for event in events if event.kind == "turned_up"]
    assert [event.numbers for event in seen] == [(0, 3, face("gold 1")), (0, 4, face("gold 2"))]
    assert all(event.heard_by(seat) for event in seen for seat in (0, 1, 2, None))


@pytest.mark.rule("GO-6")
@pytest.mark.parametrize("cards", [("dynamite", "gold 4"), ("miner plum-5", "dynamite"), ("dynamite", "dynamite")])
def test_dynamite_takes_both_cards(cards: tuple[str, str]) -> None:
    state = new()
    places = pair(state, *cards)
    assert not set(places) & set(state.table)
    assert list(state.nuggets) == [0, 0, 0]


@pytest.mark.rule("GO-6")
def test_after_dynamite_the_second_card_is_still_chosen() -> None:
    state = new()
    turn(state, 0, "dynamite")
    assert state.question == SecondCard(0) and state.actor == 0


@pytest.mark.rule("GO-7")
@pytest.mark.parametrize(
    ("cards", "owner"),
    [
        (("miner rust-4", "gold 4"), 0),  # your own miner
        (("gold 2", "miner petrol-5"), 1),  # a rival's: he gets the gold
        (("miner plum-3", "gold 2"), 0),  # nobody's: you get it
    ],
)
def test_a_strong_miner_brings_the_gold_to_his_owner(cards: tuple[str, str], owner: int) -> None:
    state = new(3)
    places = pair(state, *cards)
    nuggets = int(next(card for card in cards if card.startswith("gold"))[-1])
    assert list(state.nuggets) == [nuggets if seat == owner else 0 for seat in range(3)]
    assert list(state.cards_taken) == [1 if seat == owner else 0 for seat in range(3)]
    assert not set(places) & set(state.table)


@pytest.mark.rule("GO-7")
def test_with_two_seats_the_fifth_colour_is_nobodys() -> None:
    state = new(2, start=1)
    pair(state, "miner plum-5", "gold 3")
    assert list(state.nuggets) == [0, 3]


@pytest.mark.rule("GO-8")
@pytest.mark.parametrize("cards", [("miner rust-5", "miner sage-4"), ("miner rust-3", "miner rust-2")])
def test_the_stronger_miner_wins_the_duel_and_stays(cards: tuple[str, str]) -> None:
    state = new()
    winner, loser = pair(state, *cards)
    assert winner in state.table and loser not in state.table


@pytest.mark.rule("GO-8")
def test_the_loser_may_be_the_first_card() -> None:
    state = new()
    loser, winner = pair(state, "miner sage-2", "miner rust-3")
    assert winner in state.table and loser not in state.table


@pytest.mark.rule("GO-9")
@pytest.mark.parametrize(
    "cards",
    [("miner rust-3", "miner plum-3"), ("gold 1", "gold 4"), ("miner rust-2", "gold 3"), ("gold 4", "miner sage-3")],
)
def test_otherwise_the_search_goes_on(cards: tuple[str, str]) -> None:
    state = new()
    places = pair(state, *cards)
    assert set(places) <= set(state.table) and len(state.table) == 64
    assert list(state.nuggets) == [0, 0, 0]


@pytest.mark.rule("GO-10")
def test_turns_go_clockwise() -> None:
    state = new(3, start=1)
    movers = []
    for _ in range(4):
        movers.append(state.actor)
        pair(state, "gold 1", "gold 2") if len(movers) % 2 else pair(state, "gold 3", "gold 4")
    assert movers == [1, 2, 0, 1]


@pytest.mark.rule("GO-10", "GO-15")
def test_the_table_shows_how_many_cards_were_taken_but_not_their_nuggets() -> None:
    state = new(2)
    pair(state, "miner rust-4", "gold 4")
    assert shown(state).count("face down") == 2
    clear(state, [])
    state.finish()
    assert "face down" not in shown(state)


@pytest.mark.rule("GO-11")
def test_gold_rush_begins_with_ten_cards() -> None:
    state = new(3)
    clear(
        state,
        ["dynamite"] * 2 + ["gold 1", "gold 2", "gold 3"] + ["miner rust-2"] * 2 + ["miner plum-5"] + ["gold 4"] * 4,
    )
    assert len(state.table) == 12 and isinstance(state.question, FirstCard)
    pair(state, "dynamite", "dynamite")
    assert isinstance(state.question, RushCard) and state.actor == 1
    turn(state, unseen(state)[0], "gold 4")  # gold goes to the seat that found it
    assert list(state.nuggets) == [0, 4, 0] and state.actor == 2
    turn(state, unseen(state)[0], "miner rust-2")  # a miner just leaves, even the best of them
    assert list(state.nuggets) == [0, 4, 0] and len(state.table) == 8 and state.actor == 0


@pytest.mark.rule("GO-11")
def test_gold_rush_does_not_begin_with_eleven_cards() -> None:
    state = new(3)
    clear(state, ["dynamite"] * 2 + ["gold 4"] * 4 + ["miner rust-2"] * 2 + ["miner rust-3"] * 2 + ["miner rust-4"] * 2)
    pair(state, "miner rust-2", "miner rust-3")
    assert len(state.table) == 11 and isinstance(state.question, FirstCard)


@pytest.mark.rule("GO-11")
def test_the_last_card_of_the_rush_is_not_asked_for() -> None:
    state = new(2)
    pair(state, "gold 1", "gold 1")
    clear(state, ["dynamite", "gold 3"])
    # The position was cleared in the middle of a turn: seat 1 turns up two cards before the rush begins.
    pair(state, "dynamite", "gold 3")
    seen = state.table[:]
    assert isinstance(state.question, RushCard) and len(seen) == 2
    turn(state, seen[0])
    assert state.actor == OVER and list(state.nuggets) == [1, 1]


@pytest.mark.rule("GO-12")
@pytest.mark.parametrize(
    ("left", "stuck"),
    [
        (["gold 3"] * 6 + ["miner rust-2"] * 2 + ["miner plum-2"] * 2 + ["miner sage-2"] * 2, True),
        (["gold 3"] * 6 + ["miner rust-2"] * 2 + ["miner plum-2"] * 2 + ["miner sage-2"] * 1 + ["dynamite"], False),
        (["gold 3"] * 6 + ["miner rust-2"] * 2 + ["miner plum-2"] * 2 + ["miner sage-2"] * 1 + ["miner sage-3"], False),
        (["gold 3"] * 5 + ["gold 2"] + ["miner rust-2"] * 2 + ["miner plum-2"] * 2 + ["miner sage-2"] * 2, False),
        (["gold 3"] * 7 + ["gold 2"] * 5, True),
    ],
)
def test_when_nothing_can_change_gold_rush_begins(left: list[str], stuck: bool) -> None:
    state = new(2)
    clear(state, ["dynamite", "gold 1", *left])
    pair(state, "dynamite", "gold 1")
    assert len(state.table) == 12
    assert isinstance(state.question, RushCard if stuck else FirstCard)


@pytest.mark.rule("GO-12")
def test_after_60_idle_turns_gold_rush_begins() -> None:
    state = new(2)
    one, other = pair(state, "gold 1", "gold 2")
    for _ in range(58):
        turn(state, one)
        turn(state, other)
    assert isinstance(state.question, FirstCard) and state.idle == 59
    turn(state, one)
    turn(state, other)
    assert isinstance(state.question, RushCard) and len(state.table) == 64


@pytest.mark.rule("GO-12")
def test_a_card_that_leaves_ends_the_count_of_idle_turns() -> None:
    state = new(2)
    pair(state, "gold 1", "gold 2")
    assert state.idle == 1
    pair(state, "dynamite", "gold 2")
    assert state.idle == 0


def finished(nuggets: list[int], cards: list[int], series: list[int] | None = None) -> GoldState:
    """A game that is over with these results."""
    state = new(len(nuggets), series=series is not None)
    state.nuggets, state.cards_taken = vec[i64](nuggets), vec[i64](cards)
    state.series = vec[i64](series or [0] * len(nuggets))
    state.finish()
    return state


@pytest.mark.rule("GO-13")
def test_most_nuggets_win_then_most_cards_then_both() -> None:
    assert finished([9, 12, 11], [4, 4, 5]).winners() == [1]
    assert finished([12, 12, 11], [4, 5, 6]).winners() == [1]
    assert finished([12, 11, 12], [5, 6, 5]).winners() == [0, 2]
    assert finished([12, 11, 12], [5, 6, 5]).scores() == [12, 11, 12]


@pytest.mark.rule("GO-13")
def test_the_game_ends_when_no_card_is_left() -> None:
    state = GOLD.new(4)
    playout(state, Rng(3))
    assert list(state.table) == [] and state.actor == OVER and state.winners()


@pytest.mark.rule("GO-14")
def test_a_series_has_as_many_games_as_seats_each_begun_by_the_next() -> None:
    state, events = GOLD.new(3, series=True), list[Event]()
    state.listen(events)
    state.play(GOLD.parse("start 2"))
    playout(state, Rng(8))
    begun = [event.numbers[0] for event in events if event.kind == "turn" and event.numbers[1] == 1]
    assert begun == [2, 0, 1]
    results = [event.numbers for event in events if event.kind == "result"]
    totals = [sum(nuggets for seat, nuggets, _ in results if seat == each) for each in range(3)]
    assert len(results) == 9 and state.scores() == totals


@pytest.mark.rule("GO-14")
def test_a_series_tied_in_points_goes_to_the_better_last_game() -> None:
    assert finished([5, 9, 9], [9, 1, 1], series=[10, 6, 5]).winners() == [1]
    assert finished([5, 5, 9], [9, 1, 1], series=[10, 10, 0]).winners() == [0, 1]


@pytest.mark.rule("GO-15")
def test_cards_turned_down_show_their_backs() -> None:
    state = new(2)
    turn(state, 0, "miner petrol-5")
    assert "petr 5" in shown(state)
    turn(state, 1, "gold 4")
    assert state.table[0] == 2, "they have left: a strike for seat 1"
    turn(state, 2, "gold 3")
    assert "●●●" in shown(state)
    turn(state, 3, "gold 2")
    assert "●" not in shown(state), "both are down again: whoever looked has seen them"
    turn(state, 40, "dynamite")
    assert "*boom*" in shown(state)


@pytest.mark.rule("GO-15")
def test_a_card_that_nature_has_not_decided_shows_its_back() -> None:
    state = new(2)
    state.play(GOLD.parse("turn 9"))
    assert state.actor == NATURE and state.cards_up() == []
    state.play(GOLD.parse("gold 1"))
    assert state.cards_up() == [9]


@pytest.mark.rule("GO-15")
def test_a_view_remembers_all_that_was_seen() -> None:
    state = new(3)
    one, other = pair(state, "gold 3", "gold 2")
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert [view.faces[one], view.faces[other]] == [face("gold 3"), face("gold 2")]
        assert list(view.faces).count(-1) == 62


@pytest.mark.rule("GO-15")
def test_a_card_turned_up_again_cannot_be_taken_back() -> None:
    state = new(2)
    one, _ = pair(state, "gold 3", "gold 2")
    turn(state, one)
    assert state.actor == 1 and state.sealed, "the same seat is asked on, but everybody was reminded of the card"


@pytest.mark.rule("GO-16")
def test_a_face_is_drawn_from_the_cards_nobody_has_seen() -> None:
    state = new(2)
    pair(state, "gold 1", "gold 1")
    state.play(GOLD.parse("turn 50"))
    assert state.actor == NATURE
    odds = {GOLD.name(action): weight for action, weight in state.chances()}
    assert odds["gold 1"] == 3 and odds["gold 2"] == 7 and odds["miner rust-5"] == 1 and odds["dynamite"] == 5
    assert sum(odds.values()) == 62


@pytest.mark.rule("GO-16")
def test_the_odds_are_those_of_a_shuffled_table() -> None:
    """The kinds of two cards turned up together, against the chances of a shuffle."""
    games, both_gold = 4000, 0
    for seed in range(games):
        rng, state = Rng(seed), new(2)
        for place in (7, 56):
            state.play(GOLD.parse(f"turn {place}"))
            state.play(state.top().draw(state, rng))
        both_gold += all("gold" in GOLD.name(GOLD.content.ids.gold + state.faces[place]) for place in (7, 56))
    expected = games * 24 / 64 * 23 / 63
    assert abs(both_gold - expected) < 4 * expected**0.5
