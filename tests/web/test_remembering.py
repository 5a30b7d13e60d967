"""A memory game on its page: everybody sees what is turned up, step by step, and nothing reminds them of it."""

import re
from collections.abc import Iterator, Sequence

from tests.recorded import RECORDS, played, seated
from tests.web.conftest import Visitor
from tests.words import event_words

from spindletop.kernel import NATURE, OVER, Event, Record
from spindletop.table import Table
from spindletop.web.frames import Frame, frame, step_frames
from spindletop.web.sight import Sight

OUTCOMES = ("strike", "duel", "search", "dynamite", "rush_gold", "rush_nothing")
FACE = re.compile(r'id="face-(\d+)"')


def steps(record: Record) -> Iterator[tuple[Table, int, list[Event]]]:
    """The table after each answer of a seat and nature's after it: how many stood before, and what it led to."""
    table, state = seated(record, record.players), record.replay(0)
    told: list[Event] = []
    before = 0
    for action in played(table, record):
        state.listen(told)
        state.answer(action)
        if table.actor != NATURE:
            yield table, before, told[:]
            before = table.answers
            told.clear()


def words(table: Table, told: Sequence[Event]) -> list[str]:
    """In the story's own words."""
    view = table.view(None)
    return [event_words(view, event, table.names) for event in told]


def sent(made: Frame) -> str:
    return "".join(made.parts.values())


def up(told: Sequence[Event]) -> list[str]:
    """The places of the cards that something came of."""
    numbers = [(event.kind, event.numbers) for event in told if event.kind in OUTCOMES]
    return sorted(str(place) for kind, each in numbers for place in (each[-1:] if "rush" in kind else each[-2:]))


def test_all_see_both_cards_in_a_step_of_its_own_and_neither_afterwards() -> None:
    seen: set[str] = set()
    for table, before, told in steps(Record.load(RECORDS["gold"])):
        if table.actor == OVER or not up(told):
            continue
        seen.update(event.kind for event in told)
        for seat in (0, 1, 2, None):
            viewer = Sight(seat, () if seat is None else (seat,))
            (shown,) = step_frames(table, viewer, "", before)
            assert sorted(FACE.findall(sent(shown))) == up(told) and shown.hold == 2.0
            after = sent(frame(table, viewer, ""))
            assert not FACE.findall(after) and not [each for each in words(table, told) if each in after]
    assert seen >= set(OUTCOMES)


def test_whose_turn_it_was_is_marked_while_it_is_shown() -> None:
    table, before, _ = next(each for each in steps(Record.load(RECORDS["gold"])) if up(each[2]))
    mover = table.course.moves[before].actor
    (shown,) = step_frames(table, Sight(None), "", before)
    assert re.findall(r'id="player-(\d)" class="[^"]*is-turn', shown.parts["plates"]) == [str(mover)]
    settled = frame(table, Sight(None), "").parts["plates"]
    assert re.findall(r'id="player-(\d)" class="[^"]*is-turn', settled) == [str(table.actor)] != [str(mover)]


def test_the_replay_shows_both_cards_when_the_game_is_over(ann: Visitor) -> None:
    record = Record.load(RECORDS["gold"])
    at, told = next((table.answers, told) for table, _, told in steps(record) if up(told))
    answer = ann.client.post("/upload", files={"record": ("a.record", record.text())}, headers={"hx-request": "true"})
    replay = str(answer.headers["hx-redirect"]).split("?")[0]
    assert sorted(FACE.findall(ann.get(f"{replay}?at={at}"))) == up(told)
