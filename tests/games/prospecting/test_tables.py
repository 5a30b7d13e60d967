"""Words and tables of whole games: nothing is missing, and nothing secret is shown."""

import re
from typing import Any

import pytest
from tests.conftest import FULL
from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.black_gold.build import board as black_gold_board
from tests.games.giganten.build import GAME as GIGANTEN
from tests.games.giganten.build import board as giganten_board
from tests.games.prospecting.build import Board
from tests.printing import printed
from tests.words import event_words

from spindletop.games import folder
from spindletop.games.prospecting.cards import DrawCards
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import NATURE, Event, Game, Rng

SHOWN = 25 if FULL else 100  # about one position in so many is drawn and printed
NAMES = ["Ann", "Bob", "Cora", "Dan", "Eve"]
CASES: list[tuple[Game[Any], int, dict[str, object]]] = [
    (GIGANTEN, 3, {}),
    (GIGANTEN, 4, {}),
    (BLACK_GOLD, 2, {"tiles": "chosen"}),
    (BLACK_GOLD, 2, {"greedy_baron": True}),
    (BLACK_GOLD, 3, {"length": "longer"}),
    (BLACK_GOLD, 4, {}),
    (BLACK_GOLD, 5, {"map": "more"}),
]

# A doubled full stop or a lost one, "1 plumes", "Tier a", the line that the rules call column or row; and a rule by
# number: who plays one of the two games is not sent to the page of the other.
SLIP = re.compile(r"\.\.|Inc\b(?!\.)|\b1 [a-z]{2,}s\b|\b1 [a-z]+ are\b|\blines?\b|\bTier [a-z]|[A-Z]{2}-\d")


def proper(words: str) -> bool:
    return SLIP.search(words) is None


def answer(state: ProspectingState, rng: Rng) -> int:
    """At random, but with bids that can be paid, so that all kinds of questions come up."""
    if state.actor == NATURE:
        return state.top().draw(state, rng)
    legal = state.legal()
    if legal[-1] == state.box.ids.pass_ and rng.below(3):
        return legal[min(len(legal) - 1, rng.below(3))]
    return legal[rng.below(len(legal))]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_everything_that_is_asked_and_happens_has_words(
    game: Game[Any], seats: int, options: dict[str, object]
) -> None:
    text, terminal = folder.text(game), folder.terminal(game)
    rng = Rng(seats)
    state: ProspectingState = game.new(seats, **options)
    events: list[Event] = []
    state.listen(events)
    names = NAMES[:seats]
    while state.stack:
        question = text.question(state, names)
        assert question.endswith((".", "?", "!")) and "None" not in question and "Error" not in question
        assert proper(question)
        for action in state.legal()[:20]:
            assert proper(text.action(state, action, names))
        if rng.below(SHOWN) == 0:
            view = state.view(state.actor if state.actor >= 0 else None)
            table = printed(terminal.table(view, names))
            assert max(map(len, table.splitlines())) <= 100 and proper(table)
        state.answer(answer(state, rng))
        for event in events:
            words = event_words(state, event, names)
            assert words == "" or (not words.endswith("!") and proper(words))
        events.clear()
    assert "over" in text.question(state, names)
    for sheet in folder.reference(state.setup):
        assert all(map(proper, [sheet.title, sheet.note, *sheet.head, *(cell for row in sheet.rows for cell in row)]))
    printed(terminal.table(state.view(None), names))


@pytest.mark.rule("GI-41", "BG-37")
def test_no_table_shows_how_many_licences_others_hold() -> None:
    for make in (giganten_board, black_gold_board):
        few = make(3).hand(0, 2, 1).hand(1, 1, 1).ask(DrawCards())
        many = make(3).hand(0, 2, 1).hand(1, 14, 13).ask(DrawCards())
        for seat in (0, None):
            assert shown(few, seat) == shown(many, seat)
        assert "14×1 13×2" in shown(many, 1)


def shown(table: Board[Any], seat: int | None) -> str:
    view = table.state.view(seat)
    return printed(folder.terminal(table.game).table(view, NAMES[:3]))


def test_a_judgement_is_a_number_for_every_position_and_seat() -> None:
    for game, seats, options in CASES:
        value = folder.value(game)
        rng = Rng(1)
        state = game.new(seats, **options)
        while state.stack:
            if rng.below(30) == 0:
                for seat in range(seats):
                    assert -1e7 < value.value(state, seat) < 1e7
                    seen = value.features(state.view(seat), seat)
                    assert len(seen) == len(value.FEATURES)
                    assert seen == value.features(state, seat), "what only others have seen makes no difference"
            state.answer(answer(state, rng))
        best = max(range(seats), key=lambda seat: state.scores()[seat])
        assert value.value(state, best) == max(value.value(state, seat) for seat in range(seats))
