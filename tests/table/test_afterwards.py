"""Rematch, forks, records, and tables that are too old to go on."""

import asyncio
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.table.claims.game import Claims, ClaimsState, Stake
from tests.table.tables import ANN, BEN, EVE, BotSeat, OpenSeat, Person, finish, refused, run, say, two_people, until

from spindletop import Record
from spindletop.kernel import OPEN
from spindletop.table import Refused, Status, Table, Tables, Why
from spindletop.table.dice import verify
from spindletop.table.thinkers import Failed

pytestmark = pytest.mark.usefixtures("kept_thinking")


async def finished(tables: Tables, **more: object) -> Table:
    return await finish(tables, await two_people(tables, **more), ANN, BEN)  # type: ignore[arg-type]


def test_a_rematch_keeps_the_seats(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await finished(tables)
        assert await refused(tables.rematch(table.id, EVE)) == Why.FORGED
        new = await tables.rematch(table.id, ANN)
        assert table.rematch == new.id and new.origin == table.id and new.status == Status.WAITING
        assert new.seats[1].reserved
        assert await refused(tables.claim(new.id, 1, EVE, "Eve")) == Why.FORGED
        assert await tables.rematch(table.id, ANN) is new, "once more changes nothing"
        again = await tables.rematch(table.id, BEN)
        assert again is new and again.status == Status.RUNNING and again.names == ["Ann", "Ben"]
        assert again.seed_hash != table.seed_hash
        await finish(tables, new, ANN, BEN)

    run(test, database)


def test_a_rematch_with_bots_begins_at_once(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), BotSeat("random")])
        await finish(tables, table, ANN)
        new = await tables.rematch(table.id, ANN)
        assert new.status == Status.RUNNING and new.names == ["Ann", "Random"]

    run(test, file)


def test_a_fork_plays_on_from_any_position(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await finished(tables)
        fork = await tables.fork(EVE, table.id, 5, [Person("Eve"), BotSeat()])
        assert fork.origin == table.id and fork.answers >= 5
        assert fork.view(None, 5).to_json() == table.view(None, 5).to_json()
        assert not fork.can_undo(0), "what was played elsewhere stands"
        await finish(tables, fork, EVE)
        record = Record.parse(await tables.download(fork.id))
        assert verify(record).wrong is None
        for why, at, bots in ((Why.ILLEGAL, table.answers, 1), (Why.UNKNOWN, 99, 1), (Why.WRONG, 5, 2)):
            assert await refused(tables.fork(EVE, table.id, at, [Person("Eve"), *[BotSeat()] * bots])) == why

    run(test, file)


def test_a_fork_before_nature_has_dice_of_its_own(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "gold", [BotSeat("random"), BotSeat("random")])
        await until(tables, table, lambda: table.status == Status.OVER)
        fork = await tables.fork(EVE, table.id, 10, [BotSeat("random"), BotSeat("random")])
        await until(tables, fork, lambda: fork.status == Status.OVER)
        record = Record.parse(await tables.download(fork.id))
        assert "first 10" in record.dice and record.answers(10) == table.record().answers(10)
        verdict = verify(record)
        assert verdict.wrong is None and verdict.checked == fork.course.rolls

    run(test, file)


def test_a_record_travels(file: Path, tmp_path: Path) -> None:
    texts = []

    async def play(tables: Tables) -> None:
        table = await tables.open_table(ANN, "gold", [BotSeat("random"), BotSeat("random")])
        await until(tables, table, lambda: table.status == Status.OVER)
        texts.append(await tables.download(table.id))

    async def read(tables: Tables) -> None:
        table = await tables.upload(BEN, texts[0])
        assert table.status == Status.OVER and table.uploaded and table.names == ["Random", "Random 2"]
        assert not any(seat.open for seat in table.seats)
        assert await tables.download(table.id) == texts[0]
        assert verify(Record.parse(await tables.download(table.id))).wrong is None
        record = Record.parse(texts[0])
        assert table.view(OPEN).to_json() == record.state.to_json()
        assert [(each.table, each.uploaded) for each in await tables.finished()] == [(table.id, True)]
        assert (await tables.fork(BEN, table.id, 3, [Person("Ben"), BotSeat()])).answers >= 3

    run(play, file)
    run(read, tmp_path / "other.db")


def test_records_that_cannot_be_uploaded(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "gold", [BotSeat("random"), BotSeat("random")])
        await until(tables, table, lambda: table.status == Status.OVER)
        text = await tables.download(table.id)
        for why, bad in (
            (Why.WRONG, ""),
            (Why.WRONG, "hello"),
            (Why.WRONG, text[: len(text) // 2].rpartition("\n")[0] + "\n"),
            (Why.WRONG, text.replace("turn", "burn", 1)),
            (Why.LIMIT, text + "\n" * 1_000_000),
        ):
            assert await refused(tables.upload(BEN, bad)) == why
        assert await tables.mine(BEN) == []

    run(test, file)


def test_a_table_of_other_rules_is_shown_and_does_not_go_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    async def play(tables: Tables) -> None:
        table = await two_people(tables)
        await say(tables, table, ANN, "stake 2")
        opened.append(table.id)

    async def newer(tables: Tables) -> None:
        table = await tables.table(opened[0])
        assert table.status == Status.STUCK and table.trouble == "played by rules version 1; here it is 2"
        assert table.answers == 3 and table.view(0).to_json()
        assert await refused(tables.answer(table.id, 0, ANN, table.asked, "fold")) == Why.ILLEGAL
        await tables.chat(table.id, 0, ANN, "what a pity")

    run(play, file)
    monkeypatch.setattr(Claims, "rules", 2)
    run(newer, file)


def test_an_answer_that_does_not_replay_leaves_the_last_position(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    async def play(tables: Tables) -> None:
        table = await two_people(tables)
        await say(tables, table, ANN, "peek", "stake 2")
        opened.append(table.id)

    async def later(tables: Tables) -> None:
        table = await tables.table(opened[0])
        assert table.status == Status.STUCK and table.answers == 3
        assert table.trouble.startswith("answer 4 does not replay: stake 2 is not possible now")

    def dearer(self: Stake, state: ClaimsState) -> vec[i64]:
        base = state.setup.game.verbs.base("stake")
        return vec[i64]([base + 3, base + 4])

    run(play, file)
    monkeypatch.setattr(Stake, "legal", dearer)
    run(later, file)


def test_an_open_table_waits_over_a_restart(database: str) -> None:
    opened: list[str] = []

    async def before(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
        await tables.chat(table.id, 0, ANN, "anybody?")
        opened.append(table.id)

    async def after(tables: Tables) -> None:
        table = await tables.table(opened[0])
        assert table.status == Status.WAITING and table.talk[0].text == "anybody?"
        await tables.claim(table.id, 1, BEN, "Ben", invite=table.invite(ANN, 1))
        await finish(tables, table, ANN, BEN)

    run(before, database)
    run(after, database)


def test_a_finished_game_is_analysed_once(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        for look in (tables.analyses.of, tables.analyses.start):
            with pytest.raises(Refused) as refusal:
                look(table)
            assert refusal.value.why == Why.SECRET
        await finish(tables, table, ANN, BEN)
        assert tables.analyses.of(table) is None
        made = tables.analyses.start(table)
        assert made.running and tables.analyses.start(table) is made
        async with asyncio.timeout(60):
            await asyncio.gather(*tables.analyses._tasks)
        assert made.found is not None and tables.analyses.of(table) is made and not made.failed
        assert made.found.names == ("Ann", "Ben") and made.found.last == table.answers
        winners = table.view(OPEN).winners()
        assert made.found.course[table.answers] == [(seat in winners) / len(winners) for seat in range(2)]

    run(test, file, analysis=0.2)


def test_an_analysis_that_fails_can_be_tried_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        table = await two_people(tables)
        await finish(tables, table, ANN, BEN)

        async def fail(*work: object, **whose: object) -> None:
            raise Failed("on purpose")

        with monkeypatch.context() as patched:
            patched.setattr(tables.helpers, "run", fail)
            made = tables.analyses.start(table)
            await asyncio.gather(*tables.analyses._tasks)
        assert made.failed and not made.running
        assert tables.analyses.start(table) is not made

    run(test, file, analysis=0.2)
