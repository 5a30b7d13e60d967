"""Tables with clocks: what they are opened with, and what happens when somebody's time is up."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.claims.game import LOW, ClaimsState
from tests.table.rival import go, start
from tests.table.tables import (
    ANN,
    BEN,
    EVE,
    BotSeat,
    Clock,
    OpenSeat,
    Person,
    finish,
    refused,
    run,
    say,
    two_people,
    until,
)

from spindletop.store import open_store
from spindletop.table import Status, Table, Tables, Why
from spindletop.table.clocks import DAY, HOUR, NOBODY, Kind, Terms, Then
from spindletop.table.drafts import IDLE
from spindletop.table.entries import By
from spindletop.table.table import Due
from spindletop.table.timing import VACATION
from spindletop.table.uptime import GAP

pytestmark = pytest.mark.usefixtures("kept_thinking")

LIVE = Terms(Kind.LIVE, bank=600, increment=10)
POST = Terms(Kind.POST, period=DAY, bank=HOUR)
MINUTES = 60.0


def then(what: Then, terms: Terms = POST) -> Terms:
    return Terms(terms.kind, terms.period, terms.bank, terms.increment, terms.weekends, what)


async def rebuilt(tables: Tables, table: Table) -> Any:
    """Its clock as another process would know it, from the entries alone."""
    again = await tables.library._load(table.id)
    tables.library._keep(table)
    return again.clock


def test_the_clock_is_rebuilt_from_the_entries(database: str) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=LIVE)
        assert table.clock and table.falls == clock.now + 600
        falls = table.falls
        clock.now += 30
        await say(tables, table, ANN, "stake 1")
        assert table.falls == falls, "it is still her turn"
        clock.now += 5
        await tables.undo(table.id, 0, ANN, table.asked)
        assert table.falls == falls, "undo gives no time back"
        clock.now += 5
        await say(tables, table, ANN, "stake 1", "fold")
        assert (table.clock.banks, table.falls) == ([600 - 40 + 10, 600], clock.now + 600)
        await tables.chat(table.id, 0, ANN, "Your turn.")
        assert await rebuilt(tables, table) == table.clock
        (row,) = await tables.library.store._tables("WHERE game = ?", table.id)
        assert row.falls == table.falls
        over = await finish(tables, table, ANN, BEN)
        assert over.falls is None and await tables.library.store.next_fall(0) is None

    run(test, database, clock=clock)


@pytest.mark.parametrize(
    "terms",
    [
        Terms(Kind.LIVE, bank=30),
        Terms(Kind.LIVE, bank=1e9),
        Terms(Kind.LIVE, bank=600, increment=-1),
        Terms(Kind.LIVE, bank=float("nan")),
        Terms(Kind.LIVE, bank=600, weekends=True),
        Terms(Kind.LIVE, bank=600, period=60),
        Terms(Kind.POST, period=60),
        Terms(Kind.POST, period=float("inf")),
        Terms(Kind.POST, period=DAY, bank=-1),
        Terms(Kind.POST, period=DAY, increment=1),
    ],
    ids=str,
)
def test_terms_that_make_no_sense_are_refused(file: Path, terms: Terms) -> None:
    async def test(tables: Tables) -> None:
        assert await refused(tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()], clock=terms)) == Why.WRONG

    run(test, file)


def test_a_person_among_bots_has_no_clock(file: Path) -> None:
    async def test(tables: Tables) -> None:
        bots = tables.open_table(ANN, "claims", [Person("Ann"), BotSeat()], clock=LIVE)
        assert await refused(bots) == Why.WRONG
        table = await tables.open_table(ANN, "claims", [Person("Ann"), OpenSeat()], clock=LIVE)
        assert table.falls is None, "nobody's time runs before the game"
        assert (await tables.put_bot(table.id, 1, ANN)).clock is None and table.status == Status.RUNNING

    run(test, file)


def test_a_bot_plays_until_the_turn_ends(database: str) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=POST)
        clock.now += DAY + HOUR - 1
        await tables.flags.sweep()
        assert table.turn == 0 and not table.overtime
        clock.now += 1
        await tables.flags.sweep()
        await until(tables, table, lambda: table.turn == 1)
        assert [move.by for move in table.course.moves] == [By.NATURE, By.NATURE, By.CLOCK, By.CLOCK]
        assert not table.seats[0].bot and [line.kind for line in table.talk] == ["seated", "flagged"]
        assert table.falls == clock.now + DAY + HOUR
        await say(tables, table, BEN, "stake 1", "fold")
        assert table.falls == clock.now + DAY, "the bank is empty, but each turn has its period"

    run(test, database, clock=clock)


def test_who_has_no_time_left_cannot_answer_while_a_bot_does(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=POST)
        await say(tables, table, ANN, "stake 1")
        await tables.driver.close()  # no bot comes
        clock.now += 2 * DAY
        await tables.flags.sweep()
        assert table.due == Due.CLOCK and not table.can_undo(0)
        assert await refused(tables.answer(table.id, 0, ANN, table.asked, "fold")) == Why.ILLEGAL
        assert await refused(tables.undo(table.id, 0, ANN, table.asked)) == Why.ILLEGAL
        assert table.id in await tables.library.store.due(clock.now + 1), "another process finds it"

    run(test, file, clock=clock)


def test_a_bot_takes_the_seat_and_it_is_taken_back(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=then(Then.SEAT, LIVE))
        clock.now += 600
        await tables.flags.sweep()
        await until(tables, table, lambda: table.turn == 1)
        assert table.seats[0].away and table.clock and table.clock.banks[0] == 10
        await tables.take_back(table.id, 0, ANN)
        assert table.clock.banks[0] == 60, "time once more"

    run(test, file, clock=clock)


def test_the_table_decides(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=then(Then.TABLE))
        clock.now += IDLE
        assert await refused(tables.stand_in(table.id, 0, BEN)) == Why.ILLEGAL, "she has a day"
        assert await refused(tables.wait(table.id, 0, BEN)) == Why.ILLEGAL
        clock.now += 2 * DAY
        await tables.flags.sweep()
        assert (table.undecided, table.due, table.falls) == (0, None, None)
        assert await refused(tables.wait(table.id, 0, ANN)) == Why.FORGED
        assert await refused(tables.wait(table.id, 0, EVE)) == Why.FORGED
        await tables.wait(table.id, 0, BEN)
        assert (table.undecided, table.falls) == (NOBODY, clock.now + DAY)
        assert (table.talk[-1].kind, table.talk[-1].name, table.talk[-1].text) == ("waited", "Ann", "Ben")
        clock.now += 2 * DAY
        await tables.flags.sweep()
        await tables.stand_in(table.id, 0, BEN)
        await until(tables, table, lambda: table.turn == 1)
        await tables.take_back(table.id, 0, ANN)
        assert table.undecided == NOBODY

    run(test, file, clock=clock)


def test_while_the_others_think_about_it_the_seat_may_answer(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=then(Then.TABLE))
        clock.now += 2 * DAY
        await tables.flags.sweep()
        await say(tables, table, ANN, "stake 1", "fold")
        assert table.turn == 1 and table.undecided == NOBODY and table.falls == clock.now + DAY + HOUR

    run(test, file, clock=clock)


def test_vacation(database: str) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=POST)
        assert await refused(tables.go_away(table.id, 0, BEN, 3)) == Why.FORGED
        for days in (-1, 0, VACATION + 1):
            assert await refused(tables.go_away(table.id, 0, ANN, days)) == Why.LIMIT
        await tables.go_away(table.id, 0, ANN, VACATION - 1)
        assert await refused(tables.go_away(table.id, 0, ANN, 1)) == Why.REPEATED
        assert table.falls == clock.now + (VACATION - 1) * DAY + DAY + HOUR
        clock.now += 3 * DAY - HOUR
        await tables.come_back(table.id, 0, ANN)
        assert await refused(tables.come_back(table.id, 0, ANN)) == Why.REPEATED
        assert table.falls == clock.now + DAY + HOUR
        assert await refused(tables.go_away(table.id, 0, ANN, VACATION - 2)) == Why.LIMIT, "three days are taken"
        for left in range(VACATION - 3, 0, -1):  # who comes back at once has taken a day
            await tables.go_away(table.id, 0, ANN, left)
            await tables.come_back(table.id, 0, ANN)
        assert await refused(tables.go_away(table.id, 0, ANN, 1)) == Why.LIMIT
        clock.now += 366 * DAY
        await tables.go_away(table.id, 1, BEN, 1)
        assert await rebuilt(tables, table) == table.clock

    run(test, database, clock=clock)


def test_a_live_game_and_one_without_a_clock_have_no_vacation(file: Path) -> None:
    async def test(tables: Tables) -> None:
        for terms in (LIVE, None):
            table = await two_people(tables, clock=terms)
            assert await refused(tables.go_away(table.id, 0, ANN, 1)) == Why.ILLEGAL

    run(test, file)


def test_a_rematch_has_the_same_clock_and_a_table_whose_time_runs_does_not_expire(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await two_people(tables, clock=POST)
        clock.now += HOUR
        await tables.expiry.sweep()
        assert table.status == Status.RUNNING
        await finish(tables, table, ANN, BEN)
        again = await tables.rematch(table.id, ANN)
        await tables.rematch(table.id, BEN)
        assert again.opened.clock == POST and again.falls

    run(test, file, clock=clock, idle=60.0)


# Secrets


def test_time_that_is_up_tells_nobody_what_was_legal(file: Path) -> None:
    """With one answer or several: the same entries, and a bot that takes the same time."""

    async def test(tables: Tables) -> None:
        told: dict[bool, object] = {}
        while len(told) < 2:
            table = await two_people(tables, clock=POST)
            await say(tables, table, ANN, "stake 1")
            state = table.course.state
            assert isinstance(state, ClaimsState)
            single = state.cards[0] <= LOW
            assert table.due == (Due.SINGLE if single else None)
            before = table.seq
            clock.now += 2 * DAY
            assert table.falls == clock.now - 2 * DAY + DAY + HOUR
            pause = tables.driver.bot_pause(table)
            await tables.flags.sweep()
            await until(tables, table, lambda table=table: table.turn == 1)  # type: ignore[misc]
            rows = await tables.library.store.entries(table.id, after=before)
            told[single] = [row.kind for row in rows], table.course.moves[-1].by, pause
        assert told[True] == told[False]

    clock = Clock()
    run(test, file, clock=clock)


# Servers that come and go


def test_time_without_a_server_does_not_count(database: str) -> None:
    clock = Clock()
    opened: list[Table] = []

    async def begin(tables: Tables) -> None:
        opened.append(await two_people(tables, clock=POST))
        clock.now += HOUR

    async def go_on(tables: Tables) -> None:
        table = await tables.table(opened[0].id)
        await tables.flags.sweep()
        assert table.turn == 0 and not table.overtime and table.falls == clock.now + DAY
        assert table.clock == await rebuilt(tables, table)
        clock.now += DAY
        await tables.flags.sweep()
        await until(tables, table, lambda: table.turn == 1)

    run(begin, database, clock=clock)
    clock.now += 9 * DAY
    run(go_on, database, clock=clock)


def test_an_answer_that_comes_before_all_is_seen_to_is_not_charged_for_an_outage(file: Path) -> None:
    clock = Clock()
    opened: list[Table] = []

    async def begin(tables: Tables) -> None:
        opened.append(await two_people(tables, clock=LIVE))

    async def go_on(tables: Tables) -> None:
        await tables.flags.close()
        table = await tables.table(opened[0].id)
        await say(tables, table, ANN, "stake 1", "fold")
        assert table.clock and table.clock.banks[0] == 610

    run(begin, file, clock=clock)
    clock.now += 9 * DAY
    run(go_on, file, clock=clock)


def test_of_two_processes_that_were_both_gone_one_writes_the_outage_down(postgres: str) -> None:
    clock, steady = Clock(), Clock()
    settings: dict[str, Any] = {"pace": 0, "pause": (60, 60), "clock": clock, "steady": steady}

    async def main() -> None:
        async with Tables(postgres, **settings) as ours, Tables(postgres, **settings) as theirs:
            assert ours.library.uptime.outages == theirs.library.uptime.outages == []
            table = await two_people(ours, clock=LIVE)
            clock.now += 100  # somebody sets the clock: that is no outage
            await theirs.flags.sweep()
            assert theirs.library.uptime.outages == [] and table.clock and not table.clock.fallen
            await ours.library.store.beat(clock.now)
            clock.now += 9 * DAY  # both stand still
            steady.now += 9 * DAY
            at_theirs = await theirs.table(table.id)
            await say(theirs, at_theirs, ANN, "stake 1", "fold")
            assert at_theirs.clock and at_theirs.clock.banks[0] == 510
            clock.now += GAP / 2
            await ours.flags.sweep()
            table = await ours.table(table.id)
            assert table.clock == at_theirs.clock and ours.library.uptime.outages == theirs.library.uptime.outages
            assert len(ours.library.uptime.outages) == 1

    asyncio.run(main())


def test_a_process_that_starts_beside_another_finds_no_outage(postgres: str) -> None:
    clock = Clock()

    async def main() -> None:
        async with Tables(postgres, clock=clock) as ours:
            clock.now += GAP - 1
            async with Tables(postgres, clock=clock) as theirs:
                assert ours.library.uptime.outages == theirs.library.uptime.outages == []

    asyncio.run(main())


@pytest.mark.slow
def test_a_killed_server_costs_nobody_time_and_its_flags_fall_once(database: str) -> None:
    rival = start("clocked", database, ANN)
    go(rival)
    assert rival.stdout
    ids = [rival.stdout.readline().strip() for _ in range(3)]
    rival.kill()
    rival.communicate()
    store = open_store(database)

    async def last_beat() -> float:
        await store.start()
        (row,) = await store._read("SELECT value FROM settings WHERE name = 'up'")
        await store.close()
        return float(row[0])

    clock = Clock()
    clock.now = asyncio.run(last_beat()) + 9 * DAY

    async def look(tables: Tables) -> None:
        found = [await tables.table(id) for id in ids]
        await tables.flags.sweep()
        assert [table.overtime for table in found] == [False] * 3
        falls = [table.falls for table in found]
        assert all(fall is not None and 9 * MINUTES < fall - clock.now <= 10 * MINUTES for fall in falls)
        clock.now += 10 * MINUTES
        await asyncio.gather(*(tables.flags.sweep() for _ in range(3)))
        for table in found:
            await until(tables, table, lambda table=table: table.turn == 1)  # type: ignore[misc]
            assert [line.kind for line in table.talk].count("flagged") == 1

    run(look, database, clock=clock)
