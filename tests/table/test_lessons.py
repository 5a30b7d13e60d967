"""Tables to learn at: everybody does what the lesson says, as long as the learner does."""

from pathlib import Path

import pytest
from tests.conformance.cases import GAMES
from tests.table.tables import ANN, BEN, refused, run, until

from spindletop.kernel import NATURE, OVER
from spindletop.learn.lesson import has_lesson, lesson
from spindletop.table import Status, Table, Tables, Why

pytestmark = pytest.mark.usefixtures("kept_thinking")


def coached(table: Table) -> bool:
    """Whether the learner is asked, or done."""
    told = table.coaching()
    return told is None or told.done or bool(told.asked)


async def follow(tables: Tables, table: Table, answers: int = 1000) -> None:
    """Give so many answers as the lesson suggests, up to its end."""
    for _ in range(answers):
        await until(tables, table, lambda: coached(table))
        told = table.coaching()
        if told is None or told.done:
            return
        answer = table.game.name(told.suggested[0])
        await tables.answer(table.id, table.turn, ANN, table.asked, answer)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if has_lesson(slug)])
def test_a_lesson_is_played_from_chapter_to_chapter(file: Path, slug: str) -> None:
    async def test(tables: Tables) -> None:
        found = lesson(slug)
        assert found is not None
        table = await tables.open_lesson(ANN, slug, "Ann")
        for chapter in found.chapters:
            assert table.chapter == chapter and table.seats_of(ANN) == [chapter.seat] and not table.listed
            await follow(tables, table)
            assert table.course.actions()[: len(chapter.answers)] == chapter.answers
            if chapter is not found.chapters[-1]:
                before, table = table, await tables.next_chapter(table.id, chapter.seat, ANN)
                assert before.status in (Status.CALLED_OFF, Status.OVER)
                assert {*chapter.topics} <= {*table.opened.known}

    run(test, file)


def test_after_a_wrong_turn_the_others_play_as_they_like(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_lesson(ANN, "gold", "Ann")
        told = table.coaching()
        assert told is not None and table.chapter is not None
        wrong = next(action for action in table.legal(table.turn) if action != told.suggested[0])
        await tables.answer(table.id, table.turn, ANN, table.asked, table.game.name(wrong))
        while not (told := table.coaching()) or not told.done:
            assert told is not None and told.left and not table.steered
            answer = table.game.name(table.legal(table.turn)[0])
            await tables.answer(table.id, table.turn, ANN, table.asked, answer)
            await until(tables, table, lambda: coached(table))

    run(test, file)


def test_a_wrong_turn_is_taken_back_though_others_have_answered_it(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_lesson(ANN, "gold", "Ann")
        assert table.chapter is not None
        seat = table.chapter.seat
        assert await refused(tables.undo(table.id, seat, ANN, table.asked)) is Why.ILLEGAL, "nothing is answered yet"
        await follow(tables, table, 1)
        before = table.coaching()
        assert before is not None
        wrong = next(action for action in table.legal(seat) if action != before.suggested[0])
        await tables.answer(table.id, seat, ANN, table.asked, table.game.name(wrong))
        await until(tables, table, lambda: coached(table))
        assert table.answers > before.topics[-1].at + 1 and (told := table.coaching()) and told.strayed is not None
        await tables.undo(table.id, seat, ANN, table.asked)
        assert table.coaching() == before
        await follow(tables, table)
        assert table.course.actions() == table.chapter.answers
        assert all(action >= 0 for _, action in table.course.entries), "no record allows what was taken back here"

    run(test, file)


def test_who_plays_on_without_the_coach_takes_back_what_everybody_may(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_lesson(ANN, "gold", "Ann")
        (seat,) = table.seats_of(ANN)
        await follow(tables, table, 1)
        assert table.can_undo(seat)
        await tables.end_lesson(table.id, seat, ANN)
        assert await refused(tables.undo(table.id, seat, ANN, table.asked)) is Why.ILLEGAL

    run(test, file)


def test_a_lesson_is_kept_and_goes_on_later(file: Path) -> None:
    begun: list[str] = []

    async def before(tables: Tables) -> None:
        table = await tables.open_lesson(ANN, "gold", "Ann")
        await follow(tables, table, 2)
        begun.append(table.id)

    async def later(tables: Tables) -> None:
        (mine,) = await tables.mine(ANN)
        assert (mine.table, mine.lesson, mine.status) == (begun[0], True, Status.RUNNING)
        table = await tables.table(begun[0])
        await follow(tables, table)
        assert (told := table.coaching()) and told.done and not told.left

    run(before, file)
    run(later, file)


def test_who_has_learned_enough_plays_on_without_the_coach(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_lesson(ANN, "gold", "Ann")
        (seat,) = table.seats_of(ANN)
        assert await refused(tables.end_lesson(table.id, seat, BEN)) is Why.FORGED
        assert await refused(tables.next_chapter(table.id, seat, BEN)) is Why.FORGED
        await tables.end_lesson(table.id, seat, ANN)
        assert table.chapter is None and table.coaching() is None and table.status is Status.RUNNING
        assert await refused(tables.next_chapter(table.id, seat, ANN)) is Why.ILLEGAL

    run(test, file)


def test_there_are_only_the_lessons_that_somebody_has_written(file: Path) -> None:
    async def test(tables: Tables) -> None:
        assert await refused(tables.open_lesson(ANN, "gold", "Ann", 9)) is Why.UNKNOWN
        assert await refused(tables.open_lesson(ANN, "gold", "Ann", 0)) is Why.UNKNOWN
        assert await refused(tables.open_lesson(ANN, "claims", "Ann")) is Why.UNKNOWN

    run(test, file)


def test_the_next_chapter_is_opened_once(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_lesson(ANN, "gold", "Ann")
        assert table.chapter is not None
        seat = table.chapter.seat
        after = await tables.next_chapter(table.id, seat, ANN)
        assert after.opened.chapter == 2 and after.names[after.seats_of(ANN)[0]] == "Ann"
        assert table.status is Status.CALLED_OFF
        assert [each.table for each in await tables.mine(ANN) if each.status is Status.RUNNING] == [after.id]

    run(test, file)


def test_nobody_says_of_a_steered_game_that_its_dice_were_fair(file: Path) -> None:
    async def test(tables: Tables) -> None:
        found = lesson("gold")
        assert found is not None
        table = await tables.open_lesson(ANN, "gold", "Ann", len(found.chapters))
        await follow(tables, table)
        assert table.actor == OVER and any(move.actor == NATURE for move in table.course.moves)
        await until(tables, table, lambda: table.status is Status.OVER)
        assert table.record().dice == []

    run(test, file)


def test_a_lesson_that_is_another_one_today_leaves_an_ordinary_table(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_lesson(ANN, "gold", "Ann", 2)
        table.opened.prefix = table.opened.prefix[:-1]
        again = Table(table.id, table.game, table.opened, 0.0)
        assert again.chapter is None and again.status is Status.WAITING

    run(test, file)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if has_lesson(slug)])
def test_nobody_learns_before_a_chapter_begins(file: Path, slug: str) -> None:
    async def test(tables: Tables) -> None:
        found = lesson(slug)
        assert found is not None
        for chapter in found.chapters:
            table = await tables.open_lesson(ANN, slug, "Ann", chapter.number)
            assert all(table.coaching(at) is None for at in range(chapter.begin)) and table.coaching(chapter.begin)

    run(test, file)
