"""Answers, undo and what is refused."""

import asyncio
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import pytest
from tests.table.claims.game import LOW, Claims, ClaimsState
from tests.table.tables import ANN, BEN, EVE, BotSeat, Person, finish, refused, run, say, two_people, until

from spindletop.table import Refused, Status, Table, Tables, Why, entries
from spindletop.table.course import Course
from spindletop.table.entries import By
from spindletop.table.table import Due

pytestmark = pytest.mark.usefixtures("kept_thinking")


def test_two_people_play_to_the_end(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        assert table.status == Status.RUNNING and table.names == ["Ann", "Ben"] and table.turn == 0
        table = await finish(tables, table, ANN, BEN)
        assert table.status == Status.OVER and table.answers == 2 + 2 * 2 * 2
        assert table.course.state.winners()

    run(test, database)


def test_a_game_against_bots(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "gold", [Person("Ann"), BotSeat("random"), BotSeat()])
        assert [seat.bot for seat in table.seats] == ["", "random", "wildcatter"]
        await finish(tables, table, ANN)
        assert table.status == Status.OVER

    run(test, database)


def test_bots_alone_play_on_by_themselves(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [BotSeat(), BotSeat()])
        assert table.names == ["Gus Lindberg", "Dolores Vega"]
        await until(tables, table, lambda: table.status == Status.OVER)

    run(test, file)


async def check_refusals(tables: Tables, table: Table) -> None:
    asked, seq = table.asked, table.seq
    for why, seat, token, at, answer in (
        (Why.FORGED, 0, EVE, asked, "stake 1"),
        (Why.FORGED, 0, BEN, asked, "stake 1"),
        (Why.FORGED, 0, "", asked, "stake 1"),
        (Why.UNKNOWN, 7, ANN, asked, "stake 1"),
        (Why.UNKNOWN, -1, ANN, asked, "stake 1"),
        (Why.ILLEGAL, 1, BEN, asked, "stake 1"),
        (Why.ILLEGAL, 0, ANN, asked, "raise"),
        (Why.ILLEGAL, 0, ANN, asked, "card 3"),
        (Why.ILLEGAL, 0, ANN, asked, "stake 4"),
        (Why.ILLEGAL, 0, ANN, asked, "'; DROP TABLE entries"),
        (Why.LIMIT, 0, ANN, asked, "stake " * 100),
        (Why.FORGED, 0, "\udcff", asked, "stake 1"),
        (Why.STALE, 0, ANN, asked - 1, "stake 1"),
        (Why.STALE, 0, ANN, asked + 1, "stake 1"),
    ):
        assert await refused(tables.answer(table.id, seat, token, at, answer)) == why, (seat, answer)
    assert await refused(tables.answer("nothing", 0, ANN, asked, "stake 1")) == Why.UNKNOWN
    assert (table.asked, table.seq) == (asked, seq), "nothing has changed"


def test_forged_stale_and_illegal_answers_change_nothing(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await check_refusals(tables, table)

    run(test, database)


def test_a_repeated_answer_is_told_apart_from_a_stale_one(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        asked = table.asked
        await tables.answer(table.id, 0, ANN, asked, "stake 2")
        assert await refused(tables.answer(table.id, 0, ANN, asked, "stake 2")) == Why.REPEATED
        assert await refused(tables.answer(table.id, 0, ANN, asked, "stake 3")) == Why.STALE
        await tables.undo(table.id, 0, ANN, table.asked)
        assert await refused(tables.answer(table.id, 0, ANN, asked, "stake 2")) == Why.STALE

    run(test, file)


def test_who_answers_what_is_asked_reads_nothing_before(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        with monkeypatch.context() as patch:
            patch.setattr(tables.library.store, "entries", None)
            assert await tables.table(table.id, table.asked) is table
            await say(tables, table, ANN, "stake 1")
        async with Tables(file) as others:
            action = table.game.name(table.legal(table.turn)[0])
            later = await others.answer(table.id, table.turn, (ANN, BEN)[table.turn], table.asked, action)
            assert table.asked < later.asked == (await tables.table(table.id, later.asked)).asked

    run(test, file)


def test_an_answer_is_worked_out_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On its way from the call to the store, and to what everybody sees of it."""
    calls: Counter[str] = Counter()

    def count(place: object, name: str) -> None:
        done = getattr(place, name)

        def counted(*given: object) -> object:
            calls[name] += 1
            return done(*given)

        monkeypatch.setattr(place, name, counted)

    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        for name in ("legal", "copy", "answer"):
            count(ClaimsState, name)
        count(entries, "encode")
        count(entries, "decode")
        await say(tables, table, ANN, "stake 2")
        assert calls == {"answer": 1, "legal": 1, "copy": 2, "encode": 1}  # copies: for the twin, and for undo

    run(test, file)


def test_talk_does_not_make_an_answer_stale(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        asked = table.asked
        await tables.chat(table.id, 1, BEN, "hurry up")
        await tables.answer(table.id, 0, ANN, asked, "stake 2")
        assert [(talk.kind, talk.name, talk.text) for talk in table.talk] == [
            ("seated", "Ben", ""),
            ("said", "Ben", "hurry up"),
        ]

    run(test, file)


def test_undo_goes_back_to_the_last_sealed_answer(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables, content="cards = 20")
        assert not table.can_undo(0), "nature has answered"
        await say(tables, table, ANN, "stake 3")
        assert table.can_undo(0) and not table.can_undo(1)
        assert await refused(tables.undo(table.id, 1, BEN, table.asked)) == Why.ILLEGAL
        assert await refused(tables.undo(table.id, 0, BEN, table.asked)) == Why.FORGED
        assert await refused(tables.undo(table.id, 0, ANN, table.asked - 1)) == Why.STALE
        await tables.undo(table.id, 0, ANN, table.asked)
        assert (
            table.view(0).legal() == table.legal(0) and table.answers == 2 and table.log(0)[-1].event.kind != "staked"
        )
        await say(tables, table, ANN, "peek")
        assert not table.can_undo(0), "she was shown a card"
        assert await refused(tables.undo(table.id, 0, ANN, table.asked)) == Why.ILLEGAL
        await say(tables, table, ANN, "stake 1", "fold")
        assert await refused(tables.undo(table.id, 0, ANN, table.asked)) == Why.ILLEGAL, "Ben is asked"
        await finish(tables, table, ANN, BEN)
        assert "3  seat 0  stake 3\n4  seat 0  undo\n5  seat 0  peek\n" in await tables.download(table.id)

    run(test, file)


def test_answers_are_tried_on_what_the_seat_could_be_in(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        trial = table.trial(0)
        assert trial.view(0).to_json() == table.view(0).to_json()
        asked = table.course.state.to_json()
        trial.play(table.game.parse("peek"))
        assert table.course.state.to_json() == asked, "the game itself stands still"

    run(test, file)


def test_the_table_gives_a_single_answer_after_a_pause(file: Path) -> None:
    async def test(tables: Tables) -> None:
        low = 0
        while low < 2:
            table = await two_people(tables, content="cards = 4")
            state = table.course.state
            assert isinstance(state, ClaimsState)
            await say(tables, table, ANN, "stake 2")
            if state.cards[0] <= LOW:
                low += 1
                await until(tables, table, lambda table=table: table.turn == 1)  # type: ignore[misc]
                assert table.log(None)[-1].words == "Ann folded"

    run(test, file, pause=(0, 0))


def test_who_answers_during_the_pause_keeps_nobody_waiting(file: Path) -> None:
    async def test(tables: Tables) -> None:
        paused = 0
        while paused < 2:
            table = await tables.open_table(ANN, "claims", [Person("Ann"), BotSeat("random")], content="cards = 4")
            await until(tables, table, lambda table=table: table.turn == 0)  # type: ignore[misc]
            await say(tables, table, ANN, "stake 2")
            if table.due == Due.SINGLE:
                paused += 1
                await asyncio.sleep(0)  # the table has begun to wait
                await finish(tables, table, ANN)

    run(test, file, pause=(600, 600))


@pytest.mark.parametrize(("by", "to"), [(By.PERSON, 2), (By.TABLE, None), (By.BOT, None)])
def test_only_an_own_answer_is_taken_back(by: By, to: int | None) -> None:
    game = Claims()
    course = Course(game, 2, {})
    for answer, giver in (("card 8", By.NATURE), ("card 9", By.NATURE), ("stake 2", by)):
        course.play(game.parse(answer), giver, 0)
    assert course.undo_to(0) == to and course.undo_to(1) is None
    with pytest.raises(ValueError, match="cannot be taken back"):
        course.undo(1)


def test_stepping_to_any_position(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "gold", [BotSeat("random")] * 2)
        await until(tables, table, lambda: table.status == Status.OVER)
        views = [view.to_json() for view in table.views(None)]
        assert len(views) == table.answers + 1
        for at in (0, 1, 31, 32, 33, 64, table.answers):
            assert table.view(None, at).to_json() == views[at]
        for at in (-1, table.answers + 1):
            with pytest.raises(Refused, match="no position"):
                table.view(None, at)

    run(test, file)


def test_since_the_last_turn(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables, content="cards = 20")
        assert table.last_turn(0) == table.last_turn(1) == 0
        await say(tables, table, ANN, "stake 2", "fold")
        await say(tables, table, BEN, "stake 1")
        new = [line.words for line in table.log(0) if line.at > table.last_turn(0)]
        assert new == ["Ben staked 1"]

    run(test, file)


def test_a_run_of_answers_is_given_in_one_go_and_taken_back_as_it_was_given(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "crude", [Person("Ann"), Person("Ben")], {"start": "0"})
        before = table.course.state.to_json()
        with patch.object(tables.library.hub, "publish") as publish:
            await tables.answer(table.id, 0, ANN, table.asked, "purchase rig", "place a11")
        publish.assert_called_once_with(table.id, table.seq)  # nobody sees the table between them
        await tables.undo(table.id, 0, ANN, table.asked)
        assert table.course.state.to_json() == before

    run(test, file)


def test_a_run_of_answers_ends_where_it_cannot_go_on(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "crude", [Person("Ann"), Person("Ben")], {"start": "0"})
        before = table.course.actions()
        with pytest.raises(Refused, match="nonsense"):
            await tables.answer(table.id, 0, ANN, table.asked, "purchase rig", "nonsense")
        assert table.course.actions() == before
        await tables.answer(table.id, 0, ANN, table.asked, "purchase rig", "purchase rig", "place a11")
        assert table.course.actions() == [*before, table.game.parse("purchase rig")]

    run(test, file)
