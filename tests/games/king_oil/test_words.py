"""King Oil in words and on a terminal."""

from typing import Any

import pytest
from rich.console import Console
from tests.games.king_oil.build import GAME, Table
from tests.words import event_words

from spindletop.games.king_oil import terminal, text
from spindletop.kernel import NATURE, OVER, Event, Rng

NAMES = ["Ann", "Bob", "Cid", "Dora"]
WIDTH = 100


@pytest.mark.parametrize("options", [{}, {"slips": True, "box_limits": True}])
def test_every_question_answer_and_event_has_words(options: dict[str, Any]) -> None:
    for seed in range(12):
        rng, events = Rng(seed), list[Event]()
        state = GAME.new(2 + seed % 3, **options)
        state.listen(events)
        names = NAMES[: state.seats]
        while state.actor != OVER:
            words = text.question(state, names)
            assert words.endswith(("?", ".")) and (state.actor == NATURE or words.startswith(names[state.actor]))
            labels = [text.action(state, action, names) for action in state.legal()]
            assert all(labels) and len(set(labels)) == len(labels)
            action = state.top().draw(state, rng) if state.actor == NATURE else state.legal()[rng.below(len(labels))]
            state.answer(action)
            for event in events:
                words = event_words(state, event, names)
                assert words.strip(".") == words and (words or event.kind == "royalty")
            events.clear()
        assert text.question(state, names) == "The game is over."


def test_an_offer_says_what_is_sold_and_for_how_much() -> None:
    table = Table().owns(0, 4, 1).owns(1, 2).derricks(4, 5).pipeline("4-3").owns(1, 3).turn(0)
    table.play("offer", "sell 4", "for 20000", "and 500")
    assert text.question(table.state, NAMES) == (
        "Bob: do you buy property 4 (5 derricks, 6 empty, 1 pipeline) from Ann for $20,500 of your $80,000?"
    )


def test_who_is_asked_to_sell_hears_by_whom_and_for_how_much() -> None:
    table = Table().owns(0, 1).owns(1, 4).derricks(4, 5).turn(0).play("offer")
    assert text.action(table.state, GAME.parse("want 4"), NAMES) == (
        "ask Bob for property 4: 5 derricks, 6 empty; bought new for $11,000"
    )
    table.play("want 4")
    assert text.question(table.state, NAMES) == (
        "Ann: about how much of your $80,000 do you offer to Bob for property 4 (5 derricks, 6 empty)?"
    )
    assert text.action(table.state, GAME.parse("for 0"), NAMES) == "$500 to $9,500"
    assert text.action(table.state, GAME.parse("for 80000"), NAMES) == "$80,000"
    table.play("for 20000", "and 500")
    assert text.question(table.state, NAMES) == (
        "Bob: do you sell property 4 (5 derricks, 6 empty) to Ann for $20,500? You have $80,000."
    )
    assert text.action(table.state, GAME.parse("accept"), NAMES) == "sell it for $20,500"
    assert said(table, "asked") == ["Ann offered Bob $20,500 for property 4"]


def said(table: Table, kind: str) -> list[str]:
    return [event_words(table.state, event, NAMES) for event in table.events if event.kind == kind]


def test_the_log_says_what_the_bank_really_pays() -> None:
    table = Table(3).owns(0, 1).owns(1, 2).owns(2, 3).derricks(1, 3).cash(400_000, 304_500, 120_000).turn(0)
    table.play("draw", "card 4000/2")  # 12,000, but 500 are in the bank
    assert said(table, "royalty") == ["Ann got $500 from the bank"]
    assert said(table, "bank_empty") == ["The bank is empty and still owes Ann $11,500: the end"]


def test_an_empty_bank_that_owes_nothing_says_nothing_of_a_debt() -> None:
    table = Table().owns(0, 1).owns(1, 2).derricks(1, 2).cash(400_000, 417_000).turn(0).play("draw", "card 4000/2")
    assert said(table, "royalty") == ["Ann got $8,000 from the bank"]
    assert said(table, "bank_empty") == ["The bank is empty: the end"]


def test_the_log_says_what_a_well_has_brought() -> None:
    table = Table(box_limits=True).owns(0, 1, 17, 18).owns(1, 2).derricks(1, 12).derricks(17, 8).turn(0)
    table.play("draw", "card 500/4", "announce 3", "drill 18.1", "depth shallow", "drill 18.2", "depth deep")
    table.play("drill 18.3", "depth dry")
    assert said(table, "announced") == ["Ann announced 3 wells"]
    assert said(table, "drilled") == [
        "Ann drilled 18.1: shallow, $2,000",
        "Ann drilled 18.2: deep, $6,000, but no derrick is left",
        "Ann drilled 18.3: dry, $6,000",
    ]


def test_the_log_says_what_a_slip_has_cost() -> None:
    table = Table(slips=True).owns(0, 1).owns(1, 2).turn(0).play("drill before drawing", "drill 1.1", "depth dry")
    assert said(table, "drilled_before_drawing") == [
        "Ann drilled 1.1 before drawing: it is capped, and the turn is over"
    ]


def test_the_log_says_that_nobody_wants_a_property() -> None:
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).caps(2, 8).cash(0, 80_000, 80_000).turn(0)
    table.play("draw", "card depletion/1", "pay fine", "give up", "pass", "pass")
    assert said(table, "closed") == ["Nobody wanted property 2: it is closed for good"]


def test_the_log_says_who_begins_who_gets_a_property_and_what_decides() -> None:
    table = Table(3).owns(0, 2).owns(1, 1).owns(2, 3).caps(2, 8).cash(0, 80_000, 80_000)
    table.state.round = table.state.box.rounds
    table.turn(0).play("draw", "card depletion/1", "pay fine", "give up", "for 0", "and 500", "pass")
    assert said(table, "auctioned") == ["Bob won property 2 for $500"]
    table.play("draw", "card fire", "end turn", "draw", "card fire", "end turn")
    assert said(table, "last_round") == ["The last round is over: worth decides"]
    begun, events = GAME.new(3), list[Event]()
    begun.listen(events)
    begun.play(GAME.parse("start 2"))
    assert [event_words(begun, event, NAMES) for event in events] == ["Cid got the first choice"]


@pytest.mark.parametrize(("cash", "last"), [(0, ""), (3_000, ", and the last $3,000 go to the bank")])
def test_a_bankrupt_without_cash_leaves_none(cash: int, last: str) -> None:
    table = Table().owns(0, 2).owns(1, 1).caps(2, 8).cash(cash, 80_000).turn(0)
    table.play("draw", "card 2000/2", "pay fine", "give up")
    assert said(table, "bankrupt") == [f"Ann could not pay $10,000: bankrupt{last}"]


def test_who_is_short_of_cash_hears_how_many_offers_are_left() -> None:
    table = Table().owns(0, 2).owns(1, 1).caps(2, 8).cash(3_000, 80_000).turn(0).play("draw", "card 2000/2", "pay fine")
    assert text.question(table.state, NAMES).endswith("Sell something (3 offers left), or give up?")
    table.play("offer", "for 0", "and 500", "decline")
    assert text.question(table.state, NAMES).endswith("Sell something (2 offers left), or give up?")
    table.play("offer", "for 0", "and 500", "decline")
    assert text.question(table.state, NAMES).endswith("Sell something (1 offer left), or give up?")


def test_a_pipeline_says_what_it_costs_and_brings() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 5).derricks(3, 4).pipeline("7-3").turn(0)
    label = text.action(table.state, GAME.parse("lay 7-3"), NAMES)
    assert label == "pipeline from 7 into 3 for $25,000: $8,000 more a round"


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(ValueError, match="an unknown event"):
        event_words(GAME.new(), Event("flood", (1,)), NAMES)


def test_the_table_fits_a_terminal() -> None:
    table = Table(4).owns(0, 7, 1).owns(1, 3).owns(2, 18).owns(3, 17).derricks(7, 6).derricks(3, 4).caps(18, 3)
    table.pipeline("7-3", 3).turn(0).play("draw", "card 4000/4")
    console = Console(width=WIDTH, record=True, force_terminal=False)
    with console.capture() as captured:
        console.print(terminal.table(table.state, NAMES))
    shown = captured.get()
    assert max(map(len, shown.splitlines())) <= WIDTH
    assert "▲▲▲▲▲▲·· ===>3" in shown
    assert "×××·········" in shown
    assert "$4,000 a derrick; up to 4 wells; no purchase" in shown
