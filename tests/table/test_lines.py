"""Lines of the log: written when they are read, once, in the language of who reads, from what was known then."""

from types import SimpleNamespace
from typing import Any

import pytest
from tests.conformance.cases import GAMES

from spindletop.games import folder
from spindletop.games.reader import Reader
from spindletop.kernel import EVERYBODY, NATURE, OVER, Event, Rng
from spindletop.table.course import STRIDE, Course, Line
from spindletop.table.entries import By
from spindletop.words import language, plain

NAMES = ["Ann", "Bob", "Cid"]
ANSWERS = 5 * STRIDE


def play_on(course: Course, rng: Rng) -> None:
    state = course.state
    legal = state.legal()
    action = state.top().draw(state, rng) if state.actor == NATURE else legal[rng.below(len(legal))]
    course.play(action, By.PERSON if state.actor != NATURE else By.NATURE, 0)


def new_course(slug: str) -> Course:
    return Course(GAMES[slug], 3, dict(GAMES[slug].new(3).setup.options))


def told(course: Course, first: int = 0) -> list[Line]:
    return [*course.newest(first, NAMES)][::-1]


@pytest.mark.parametrize("slug", GAMES)
def test_whoever_reads_late_reads_what_others_have_read_at_once(slug: str) -> None:
    early, late, at_once = new_course(slug), new_course(slug), list[tuple[int, Event, str, bool]]()
    rng, same = Rng(4), Rng(4)
    while early.state.actor != OVER and len(early.moves) < ANSWERS:
        play_on(early, rng)
        play_on(late, same)
        state, text = early.state, folder.text(early.game)
        before = list[Event]()
        for event in early.moves[-1].events:
            known = state.view(event.audience if event.audience >= 0 else None)
            heard = [each for each in before if each.audience in (EVERYBODY, event.audience)]
            words = plain(text.event(known, event, Reader(NAMES, before=heard)))
            at_once.append((len(early.moves), event, words, folder.inset(early.game, event)))
            before.insert(0, event)
        told_now = told(early, len(early.moves) - 1)
        assert [*map(short, told_now)] == [each for each in at_once if each[0] == len(early.moves)]
    assert [*map(short, told(late))] == [*map(short, told(early))] == at_once
    assert told(late) == told(early)


def short(line: Line) -> tuple[int, Event, str, bool]:
    return line.at, line.event, line.words, line.inset


def test_an_answer_waits_for_no_words_and_a_line_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    course, rng, written = new_course("gold"), Rng(1), list[tuple[str, Event]]()

    def event(state: Any, event: Event, reader: Reader) -> str:
        written.append((language.get(), event))
        return event.kind

    def nothing(*given: object) -> None: ...

    monkeypatch.setattr(
        folder, "text", lambda game: SimpleNamespace(event=event, heading=nothing, doer=nothing, HEADINGS=())
    )
    while len(course.moves) < 2 * STRIDE:
        play_on(course, rng)
    assert written == []
    lines = told(course)
    assert told(course) == lines and len(written) == 2 * len(lines), "by itself, and after what came before it"
    play_on(course, rng)
    assert 2 * len(told(course)) == len(written) > 2 * len(lines)
    before = language.set("fr")
    assert len(told(course, STRIDE)) < len(told(course))
    language.reset(before)
    assert [spoken for spoken, _ in written].count("fr") == [spoken for spoken, _ in written].count("en")


def test_what_is_played_instead_of_what_was_taken_back_is_told_in_its_place() -> None:
    course = new_course("king_oil")
    course.play(course.game.parse("start 0"), By.NATURE, 0)
    twin = course.twin()
    course.play(course.game.parse("buy 1"), By.PERSON, 0)
    assert told(course)[-1].words == "Ann bought property 1 for $12,000"
    twin.play(course.game.parse("buy 11"), By.PERSON, 0)
    assert told(twin)[-1].words == "Ann bought property 11 for $9,000"
    for each, number in ((course, 2), (twin, 12)):
        each.play(course.game.parse(f"buy {number}"), By.PERSON, 0)
        assert told(each)[-1].words.startswith(f"Bob bought property {number} ")
        assert each.teller.state is not None and each.teller.state.to_json() == each.state.to_json()
