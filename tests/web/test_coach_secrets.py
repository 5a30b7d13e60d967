"""What the coach of a lesson says is made from what the learner may know: it is the same, whatever else is true."""

from collections.abc import Iterator

import pytest
from tests.conformance.cases import GAMES

from spindletop.kernel import Rng, State
from spindletop.learn.lesson import lesson
from spindletop.table import BotSeat, Person, SeatPlan, Table
from spindletop.table.course import Course
from spindletop.table.entries import Answered, By, Opened, Started
from spindletop.table.plans import seat_people
from spindletop.web.coach import coach_html, step_html
from spindletop.web.sight import Sight

CHAPTERS = [(slug, chapter.number) for slug in GAMES if (found := lesson(slug)) for chapter in found.chapters]


def lesson_table(slug: str, number: int) -> Table:
    """A table for this chapter, in no store."""
    found, game = lesson(slug), GAMES[slug]
    assert found is not None
    chapter = found.chapters[number - 1]
    seats: list[SeatPlan] = [Person("Ann") if seat == chapter.seat else BotSeat() for seat in range(chapter.seats)]
    options = game.setup(chapter.seats, chapter.options).options
    people = seat_people(game, seats, "")
    opened = Opened(
        slug,
        game.rules,
        game.source.hash,
        options,
        people,
        "",
        "",
        listed=False,
        prefix=chapter.opening,
        chapter=number,
    )
    table = Table("lesson", game, opened, 0.0)
    table.apply(2, Started([]), 0.0)
    return table


def said(table: Table) -> tuple[str, str]:
    """By the coach, about the position and about the last step to it."""
    assert table.chapter is not None
    seen = Sight(table.chapter.seat, (table.chapter.seat,))
    before = max(table.chapter.begin, table.answers - 1)
    return coach_html(table, seen), step_html(table, seen, before, table.answers)[0]


def stages(slug: str, number: int) -> Iterator[Table]:
    """The table whenever its learner is asked: as the lesson goes, and after a wrong turn at each of them."""
    table = lesson_table(slug, number)
    chapter = table.chapter
    assert chapter is not None
    for action in chapter.answers[chapter.begin :]:
        if table.actor == chapter.seat:
            yield table
            wrong = next((each for each in table.legal(chapter.seat) if each != action), None)
            if wrong is not None:
                strayed = lesson_table(slug, number)
                for given in [*table.course.actions()[chapter.begin :], wrong]:
                    answer(strayed, given)
                yield strayed
        answer(table, action)
    yield table


def answer(table: Table, action: int) -> None:
    by = By.PERSON if table.chapter and table.actor == table.chapter.seat else By.TABLE
    table.apply(table.seq + 1, Answered(table.actor, table.game.name(action), by), 0.0)


@pytest.mark.parametrize(("slug", "number"), CHAPTERS)
def test_the_coach_says_the_same_whatever_is_hidden(slug: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    true = Course.position

    def imagined(course: Course, at: int) -> State:
        state = true(course, at)
        return state.view(seat).imagine(Rng(at))

    for table in stages(slug, number):
        assert table.chapter is not None
        seat = table.chapter.seat
        before = said(table)
        assert before[0]
        with monkeypatch.context() as patch:
            patch.setattr(Course, "position", imagined)
            patch.setattr(table.course, "state", table.course.state.view(seat).imagine(Rng(number)))
            assert said(table) == before
