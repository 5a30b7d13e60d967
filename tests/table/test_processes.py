"""Several processes at one store, and processes that die."""

import asyncio
import inspect
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.rival import go, start
from tests.table.tables import ANN, BEN, TIME_LIMIT, BotSeat, OpenSeat, Person, finish, refused, run, two_people, until

import spindletop
from spindletop.table import Status, Table, Tables, Why, news
from spindletop.table.thinkers import NICE, Failed, Thinkers

pytestmark = pytest.mark.slow


def test_two_processes_race_for_every_answer(database: str) -> None:
    opened: list[Table] = []

    async def open_one(tables: Tables) -> None:
        opened.append(await tables.open_table(ANN, "gold", [Person("Ann"), Person("Kim")]))

    run(open_one, database)
    rivals = [start("race", database, opened[0].id, ANN, which) for which in ("0", "-1")]
    go(*rivals)
    told = [line for rival in rivals for line in rival.communicate()[0].splitlines()]
    assert [rival.returncode for rival in rivals] == [0, 0]
    accepted = [line for line in told if line != "lost"]
    assert len(accepted) < len(told), "there was a race"

    async def look(tables: Tables) -> None:
        table = await tables.table(opened[0].id)
        assert table.status == Status.OVER
        moves = [move for move in table.course.moves if move.actor >= 0]
        written = [f"{move.asked} {table.game.name(move.action)}" for move in moves]
        assert sorted(written) == sorted(accepted), "each acknowledged answer once, and no other"

    run(look, database)


def test_what_was_acknowledged_survives_kill_9(database: str) -> None:
    rival = start("play_on", database, ANN)
    go(rival)
    told = hear(rival, 60)
    check_kept(database, told + killed(rival))


def test_another_process_that_reads_the_live_file_takes_nothing_away(file: Path) -> None:
    """Who closes an SQLite file as its last user deletes the -wal: nobody may believe that while a server runs."""
    rival = start("play_on", str(file), ANN)
    go(rival)
    told = hear(rival, 30)
    read = "import sqlite3 as s, sys; print(*s.connect(sys.argv[1]).execute('SELECT count(*) FROM entries').fetchone())"
    seen = subprocess.run([sys.executable, "-c", read, str(file)], capture_output=True, text=True, check=True)
    assert int(seen.stdout) >= 30
    told += hear(rival, 60)
    check_kept(str(file), told + killed(rival))


def hear(rival: subprocess.Popen[str], lines: int) -> list[str]:
    assert rival.stdout
    return [rival.stdout.readline() for _ in range(lines)]


def killed(rival: subprocess.Popen[str]) -> list[str]:
    """Kill it, and hear what it had still said."""
    rival.kill()
    return [line for line in rival.communicate()[0].splitlines(keepends=True) if line.endswith("\n")]


def check_kept(database: str, told: list[str]) -> None:
    """All that was acknowledged is there, and the game goes on."""
    acknowledged = [line.split(" ", 2) for line in told]

    async def look(tables: Tables) -> None:
        for id, answers, words in acknowledged:
            table = await tables.table(id)
            assert table.answers >= int(answers)
            assert words.strip() in {table.game.name(move.action) for move in table.course.moves}
        last = await tables.table(acknowledged[-1][0])
        await finish(tables, last, ANN)
        assert last.status == Status.OVER, "and the game goes on"

    run(look, database)


def fifo(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


def test_a_killed_process_leaves_its_bots_to_another(database: str, tmp_path: Path) -> None:
    pipe = fifo(tmp_path)
    rival = start("think", database, ANN, str(pipe))
    go(rival)
    assert rival.stdout
    id = rival.stdout.readline().strip()
    worker = int(pipe.read_text())

    async def look(tables: Tables) -> None:
        table = await tables.table(id)
        assert table.thinking == 0
        rival.kill()
        await until(tables, table, lambda: table.turn == 1)
        while Path(f"/proc/{worker}").exists():  # a worker does not outlive its server
            await asyncio.sleep(0.01)

    run(look, database, patience=0.2)
    rival.communicate()


def test_a_bot_killed_while_it_thinks_begins_again(file: Path, tmp_path: Path) -> None:
    pipe = fifo(tmp_path)

    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [BotSeat(f"stuck:{pipe}"), Person("Ann")])
        worker = int(await asyncio.to_thread(pipe.read_text))
        assert table.thinking == 0
        os.kill(worker, signal.SIGKILL)
        await until(tables, table, lambda: table.turn == 1)
        assert table.log(None)[-1].words in ("Stuck raised", "Stuck folded")

    run(test, file)


@pytest.mark.parametrize("bot", ["broken", "cheat", "deadly"])
def test_a_bad_bot_stops_no_table(file: Path, bot: str) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.open_table(ANN, "claims", [BotSeat(bot), Person("Ann")])
        await until(tables, table, lambda: table.turn == 1)

    run(test, file)


def test_a_thought_that_never_ends_is_given_up(tmp_path: Path) -> None:
    from tests.table.claims.game import Claims

    async def test() -> None:
        thinkers = Thinkers(1, limit=10)  # a new process needs seconds to start where much is going on
        view = Claims().new(2)
        view.play(7)
        view.play(8)
        pipe = fifo(tmp_path)
        thought = asyncio.create_task(thinkers.choose(f"stuck:{pipe}", view.view(0)))
        await asyncio.to_thread(pipe.read_text)
        with pytest.raises(Failed, match="no result in"):
            await thought
        assert await thinkers.choose("steady", view.view(0)) == view.legal()[-1]
        thinkers.close()

    asyncio.run(asyncio.wait_for(test(), TIME_LIMIT))


def test_thinking_steps_back_for_the_server() -> None:
    async def test() -> None:
        thinkers = Thinkers(1)
        assert await thinkers.run(os.nice, 0) == min(os.nice(0) + NICE, 19)  # the last step there is
        thinkers.close()

    asyncio.run(asyncio.wait_for(test(), TIME_LIMIT))


def read_slowly(pipe: Path) -> int:
    """In a worker: wait for somebody who writes, and tell which process this is."""
    pipe.read_text()
    return os.getpid()


@pytest.fixture
def own_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])


@pytest.mark.usefixtures("own_path")
def test_bots_change_over_to_another_folder_when_they_have_answered(file: Path, tmp_path: Path) -> None:
    pipe, folder = fifo(tmp_path), tmp_path / "compiled"
    shutil.copytree(Path(spindletop.__file__).parent, tmp_path / "begun" / "spindletop")

    async def test(tables: Tables) -> None:
        old = await tables.thinkers.run(os.getpid)
        thought = asyncio.create_task(tables.thinkers.run(read_slowly, pipe))
        writing = await asyncio.to_thread(pipe.open, "w")
        changing = asyncio.create_task(tables.change_to(folder))
        (tmp_path / "begun").rename(folder)
        while Path(inspect.getfile(Status)) == Path(await tables.helpers.run(inspect.getfile, Status)):
            await asyncio.sleep(0.01)  # the helpers had nothing to do
        assert not changing.done() and not thought.done()
        writing.close()
        assert await thought == old, "it was not begun again elsewhere"
        await changing
        assert await tables.thinkers.run(os.getpid) != old
        assert Path(await tables.thinkers.run(inspect.getfile, Status)).is_relative_to(folder)
        table = await tables.open_table(ANN, "gold", [BotSeat("random"), BotSeat("rookie")])
        await until(tables, table, lambda: table.status == Status.OVER)

    run(test, file)


@pytest.mark.usefixtures("own_path")
def test_a_folder_that_does_not_work_changes_nothing(file: Path, tmp_path: Path) -> None:
    (tmp_path / "spindletop").mkdir()
    (tmp_path / "spindletop" / "__init__.py").write_text("raise ImportError('made for another Python')")

    async def test(tables: Tables) -> None:
        with pytest.raises(Failed):
            await tables.change_to(tmp_path)
        assert str(tmp_path) not in sys.path
        assert await tables.thinkers.run(inspect.getfile, Status) == inspect.getfile(Status)

    run(test, file)


def test_processes_tell_each_other(postgres: str) -> None:
    async def test(ours: Tables) -> None:
        async with Tables(postgres, pace=0, pause=(60, 60)) as theirs:
            lobby = aiter(ours.lobby())
            news = asyncio.ensure_future(anext(lobby))
            table = await theirs.open_table(ANN, "claims", [Person("Ann"), OpenSeat()])
            await news
            same = await ours.table(table.id)
            assert same is not table
            await ours.claim(table.id, 1, BEN, "Ben")
            await until(theirs, table, lambda: table.status == Status.RUNNING)
            await theirs.answer(table.id, 0, ANN, table.asked, "stake 1")
            await until(ours, same, lambda: same.answers == 3)
            assert same.log(None)[-1].words == "Ann staked 1"

    run(test, postgres)


def test_an_answer_that_this_process_has_not_heard_of_is_no_obstacle(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite tells nobody, so the other process finds out when it writes, if it does not look before."""
    monkeypatch.setattr(news, "LOOK", TIME_LIMIT)

    async def test(ours: Tables) -> None:
        table = await two_people(ours)
        async with Tables(file, pace=0, pause=(60, 60)) as theirs:
            same = await theirs.table(table.id)
            await ours.answer(table.id, 0, ANN, table.asked, "stake 2")
            assert same.answers == 2, "it does not know yet"
            await theirs.undo(table.id, 0, ANN, table.asked)
            assert await refused(ours.answer(table.id, 0, ANN, table.asked, "fold")) == Why.STALE
            await ours.answer(table.id, 0, ANN, table.asked, "stake 1")
            assert (await theirs.table(table.id)).answers == 3

    run(test, file)


@pytest.mark.parametrize("early", [False, True])
def test_streams_end_when_the_tables_close_or_before(file: Path, early: bool) -> None:
    async def test() -> None:
        async with Tables(file, pace=0, pause=(60, 60)) as tables:
            table = await two_people(tables)
            seen: list[int] = []

            async def stream() -> None:
                async for seq in tables.changes(table.id, since=table.seq):
                    seen.append(seq)

            streaming = asyncio.create_task(stream())
            await asyncio.sleep(0)
            await tables.chat(table.id, 0, ANN, "hello")
            if early:
                tables.end_news()
                await streaming
        await streaming
        assert seen == [table.seq]

    asyncio.run(asyncio.wait_for(test(), TIME_LIMIT))


def test_a_lost_connection_is_made_again(postgres: str) -> None:
    import psycopg

    async def test(ours: Tables) -> None:
        async with Tables(postgres, pace=0, pause=(60, 60)) as theirs:
            table = await two_people(ours)
            stream = aiter(theirs.changes(table.id))
            assert await anext(stream) == table.seq
            name = postgres.rpartition("%3D")[2]
            with psycopg.connect(postgres, autocommit=True, application_name="") as connection:
                ended = connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", (name,)
                )
                assert ended.rowcount >= 4, "the listeners, and those that read and write"
            await ours.answer(table.id, 0, ANN, table.asked, "stake 1")
            assert await anext(stream) == table.seq

    run(test, postgres)
