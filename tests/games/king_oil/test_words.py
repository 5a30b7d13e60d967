"""King Oil in words and on a terminal."""

from typing import Any

import pytest
from rich.console import Console
from tests.games.king_oil.build import GAME, Table

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
            labels = [text.action(state, action) for action in state.legal()]
            assert all(labels) and len(set(labels)) == len(labels)
            action = state.top().draw(state, rng) if state.actor == NATURE else state.legal()[rng.below(len(labels))]
            state.answer(action)
            for event in events:
                assert text.event(state, event, names).endswith(".") or event.kind == "royalty"
            events.clear()
        assert text.question(state, names) == "The game is over."


def test_an_offer_says_what_is_sold_and_for_how_much() -> None:
    table = Table().owns(0, 4, 1).owns(1, 2).derricks(4, 5).pipeline("4-3").owns(1, 3).turn(0)
    table.play("offer", "sell 4", "for 20000", "and 500")
    assert text.question(table.state, NAMES) == (
        "Bob: do you buy property 4 (5 derricks, 6 empty, 1 pipeline) from Ann for $20,500 of your $80,000?"
    )


def test_a_pipeline_says_what_it_costs_and_brings() -> None:
    table = Table().owns(0, 7).owns(1, 3).derricks(7, 5).derricks(3, 4).pipeline("7-3").turn(0)
    label = text.action(table.state, GAME.parse("lay 7-3"))
    assert label == "pipeline from 7 into 3 for $25,000: $8,000 more a round"


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(ValueError, match="an unknown event"):
        text.event(GAME.new(), Event("flood", (1,)), NAMES)


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
