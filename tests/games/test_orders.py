"""What games declare for standing orders: tried at every question of whole games, from the view of who is asked."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.recorded import RECORDS

import spindletop
from spindletop.games import folder
from spindletop.kernel import Record, State
from spindletop.table.orders import IMPOSSIBLE, Always, UpTo, reply

GAMES = sorted(spindletop.games())
HERE = Path(__file__).parent
SOME = 40  # views of each question: more take long and tell nothing new
RARE = {"BidRest", "RushCard"}  # they are in none of these games


def questions(slug: str) -> Iterator[State]:
    """The views of those who are asked in recorded games."""
    met: Counter[str] = Counter()
    for file in [RECORDS[slug], *sorted(HERE.glob(f"{slug}/records/*.record"))]:
        record = Record.parse(file.read_text(encoding="utf-8"), file.name)
        state = record.game.new(record.seats, **record.options)
        for action in record.answers():
            if state.actor >= 0 and met[state.top().name] < SOME:
                met[state.top().name] += 1
                yield state.view(state.actor)
            state.answer(action)


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_ordered_can_be_answered(slug: str) -> None:
    game = spindletop.game(slug)
    declared = folder.orders(game)
    met = set[str]()
    for view in questions(slug):
        asked, seat = view.top(), view.actor
        auction = declared.auction(asked)
        if auction:
            met.add(asked.name)
            assert auction.is_in(view, seat) and auction.goes_on(asked, asked)
            legal, limits = view.legal(), [*auction.limits(view, seat)]
            for most in limits[:3] + limits[-1:]:
                assert reply(UpTo(most), view) in legal, (asked, most)
                assert auction.amount(most)
            assert reply(UpTo(0), view) in ([*legal, IMPOSSIBLE] if asked.name == "BidRest" else legal)
        for choice in declared.choices:
            assert choice.words()
            for way in choice.ways(view, seat):
                assert way.words and all(game.name(game.parse(each)) == each for each in way.answers)
                answer = reply(Always(choice.question, way.answers), view)
                assert (answer is None) == (choice.question != asked.name)
                met |= {choice.question} if answer in view.legal() else set()
    named = {question for auction in declared.auctions for question in auction.questions}
    named |= {choice.question for choice in declared.choices}
    assert named <= {frame.__name__ for frame in game.frames}, "all of them are questions of the game"
    assert named - met <= RARE


def test_a_game_of_memory_turns_nothing_up_by_habit() -> None:
    for slug in GAMES:
        game = spindletop.game(slug)
        if game.memory:
            assert not any(choice.always for choice in folder.orders(game).choices)
