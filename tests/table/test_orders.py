"""Standing orders: followed when their question is asked, known to nobody else, gone when they have nothing to do."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.sale import Sale
from tests.table.claims.game import LOW, ClaimsState
from tests.table.rival import go, start
from tests.table.tables import (
    ANN,
    BEN,
    EVE,
    Clock,
    finish,
    refused,
    run,
    say,
    two_people,
    until,
)

from spindletop.table import Table, Tables, Why
from spindletop.table.clocks import DAY, HOUR, Kind, Terms
from spindletop.table.entries import By, Ordered
from spindletop.table.ordering import ORDERS_AT_ONCE
from spindletop.table.orders import Always, End, Next, Order, UpTo
from spindletop.table.table import Due

pytestmark = pytest.mark.usefixtures("kept_thinking")

TWO = Always("Stake", ("stake 2",))


def standing(table: Table, seat: int) -> list[Order]:
    return [each.order for each in table._orders.of(seat).standing]


def ended(table: Table, seat: int) -> list[End]:
    return [each.why for each in table._orders.of(seat).ended]


def awaited(table: Table) -> Due | None:
    return table.due


def played_by(table: Table, seat: int) -> list[tuple[str, By]]:
    return [(table.game.name(move.action), move.by) for move in table.course.moves if move.actor == seat]


async def with_high_cards(tables: Tables, **more: Any) -> Table:
    """A table at which nobody is answered for because they have a low card."""
    while True:
        table = await two_people(tables, **more)
        state = table.course.state
        assert isinstance(state, ClaimsState)
        if min(state.cards) > LOW:
            return table


# An auction, without a server


def test_who_bids_up_to_a_limit_bids_the_least_and_then_passes() -> None:
    sale = Sale()
    second = sale.seat(1)
    sale.add(Ordered(second, UpTo(3)))
    sale.answer("bid 1")
    assert sale.follow() == "bid 2"
    sale.answer("pass")
    sale.answer("pass")
    assert standing(sale.table, second) == [UpTo(3)], "nobody has gone past it"
    sale.answer("bid 3")
    assert sale.table.turn == second and sale.follow() == "pass"
    assert standing(sale.table, second) == [] and ended(sale.table, second) == [End.OVER]


def test_who_has_reached_the_limit_is_told_so() -> None:
    sale = Sale()
    second = sale.seat(1)
    sale.add(Ordered(second, UpTo(3)))
    sale.answer("bid 3")
    assert sale.follow() == "pass"
    assert standing(sale.table, second) == [] and ended(sale.table, second) == [End.LIMIT]


def test_who_passes_for_the_rest_of_an_auction_is_not_asked_again() -> None:
    sale = Sale()
    second = sale.seat(1)
    sale.add(Ordered(second, UpTo(0)))
    sale.answer("bid 1")
    assert sale.follow() == "pass"
    assert standing(sale.table, second) == [] and ended(sale.table, second) == []


def test_an_auction_that_is_over_ends_what_was_ordered_in_it() -> None:
    sale = Sale()
    last = sale.seat(3)
    sale.add(Ordered(last, UpTo(2)))
    for _ in range(3):
        sale.answer("pass")
    assert sale.follow() == "bid 1"
    assert standing(sale.table, last) == [] and ended(sale.table, last) == [End.OVER]


# At a table


def test_an_order_is_followed_whenever_its_question_is_asked(database: str) -> None:
    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables)
        await tables.order(table.id, 1, BEN, TWO)
        assert table.due is None, "Ann is asked"
        await say(tables, table, ANN, "stake 1", "fold")
        await until(tables, table, lambda: len(played_by(table, 1)) == 1)
        assert played_by(table, 1) == [("stake 2", By.ORDER)]
        assert table.orders(1, BEN).followed == (table.answers,)
        assert table.turn == 1 and table.due is None, "the other question is for him"
        await say(tables, table, BEN, "fold")
        await say(tables, table, ANN, "stake 1", "fold")
        await until(tables, table, lambda: len(played_by(table, 1)) == 3)
        assert played_by(table, 1)[-1] == ("stake 2", By.ORDER) and standing(table, 1) == [TWO]
        assert tables.library.answers[By.ORDER] == 0, "numbers do not tell of it"
        again = await tables.library._load(table.id)
        assert again._orders == table._orders, "all of it stands in the entries"

    run(test, database, pause=(0, 0))


@pytest.mark.parametrize("answer", ["stake 1", "peek"])
def test_the_next_question_is_answered_once_or_by_its_person(file: Path, answer: str) -> None:
    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables)
        claim = Next("Claim", ("raise",))
        await tables.order(table.id, 1, BEN, claim)
        await say(tables, table, ANN, answer, *(["stake 1"] if answer == "peek" else []), "fold")
        assert table.turn == 1 and table.due is None, "he is asked something else first"
        assert standing(table, 1) == [] and ended(table, 1) == [End.OTHER]
        await say(tables, table, BEN, "stake 1", "fold")
        assert ended(table, 1) == [], "he has seen it"
        await tables.order(table.id, 1, BEN, Next("Stake", ("stake 3",)))
        await say(tables, table, ANN, "stake 1", "fold")
        await until(tables, table, lambda: table.turn == 1 and len(played_by(table, 1)) == 3)
        assert played_by(table, 1)[-1] == ("stake 3", By.ORDER) and standing(table, 1) == []

    run(test, file, pause=(0, 0))


def test_what_is_not_possible_is_asked_of_its_person(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables)
        await tables.order(table.id, 1, BEN, Always("Stake", ("raise",)))
        await say(tables, table, ANN, "stake 1", "fold")
        assert table.turn == 1 and table.due is None
        assert standing(table, 1) == [] and ended(table, 1) == [End.IMPOSSIBLE]

    run(test, file)


async def withdrawn(tables: Tables, table: Table) -> None:
    await tables.withdraw(table.id, 1, BEN, 1)


async def by_hand(tables: Tables, table: Table) -> None:
    await say(tables, table, BEN, "stake 3")


@pytest.mark.parametrize("what", [withdrawn, by_hand])
def test_until_the_pause_is_over_it_can_be_withdrawn(file: Path, what: Callable[..., Awaitable[None]]) -> None:
    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables)
        await tables.order(table.id, 1, BEN, TWO)
        await say(tables, table, ANN, "stake 1", "fold")
        assert awaited(table) is Due.ORDER and table.id in tables.driver._tasks
        await asyncio.sleep(0)
        await what(tables, table)
        assert table.due is None
        while table.id in tables.driver._tasks:
            await asyncio.sleep(0)
        assert By.ORDER not in {move.by for move in table.course.moves}

    run(test, file, pause=(600, 600))


def test_who_takes_an_answer_back_is_asked_again(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables)
        await tables.order(table.id, 1, BEN, TWO)
        await say(tables, table, ANN, "stake 1", "fold")
        await until(tables, table, lambda: len(played_by(table, 1)) == 1)
        assert table.can_undo(1)
        await tables.undo(table.id, 1, BEN, table.asked)
        assert table.turn == 1 and table.due is None and table.orders(1, BEN).followed == ()
        assert standing(table, 1) == [] and ended(table, 1) == [End.UNDONE]

    run(test, file, pause=(0, 0))


def test_a_bot_follows_no_orders_and_a_new_holder_never_sees_them(file: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables)
        await tables.order(table.id, 1, BEN, TWO)
        await tables.leave(table.id, 1, BEN, "random")
        assert standing(table, 1) == []
        await say(tables, table, ANN, "stake 1", "fold")
        await until(tables, table, lambda: table.turn == 0)
        await tables.take_back(table.id, 1, BEN)
        assert By.ORDER not in {move.by for move in table.course.moves} and ended(table, 1) == [End.BOT]
        await tables.order(table.id, 1, BEN, TWO)
        await tables.offer(table.id, 1, BEN, "random")
        await tables.claim(table.id, 1, EVE, "Eve", invite=table.invite(ANN, 1))
        assert vars(table.orders(1, EVE)) == vars(table.orders(0, ANN)), "as if there had never been any"

    run(test, file)


def test_what_cannot_be_ordered_is_refused(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables)
        for seat, token, order, why in (
            (1, ANN, TWO, Why.FORGED),
            (1, EVE, TWO, Why.FORGED),
            (7, BEN, TWO, Why.UNKNOWN),
            (1, BEN, UpTo(3), Why.ILLEGAL),
            (1, BEN, Always("Claim", ("fold",)), Why.ILLEGAL),
            (1, BEN, Always("Nothing", ("fold",)), Why.ILLEGAL),
            (1, BEN, Next("Stake", ("gibberish",)), Why.ILLEGAL),
            (1, BEN, Next("Stake", ()), Why.LIMIT),
            (1, BEN, Next("Stake", ("stake 1",) * 100), Why.LIMIT),
            (1, BEN, Next("Stake", ("stake" * 100,)), Why.LIMIT),
            (0, ANN, Next("Stake", ("stake 1",)), Why.ILLEGAL),
        ):
            assert await refused(tables.order(table.id, seat, token, order)) is why, order
        assert await refused(tables.withdraw(table.id, 1, BEN, 1)) is Why.UNKNOWN
        assert await refused(tables.withdraw(table.id, 1, ANN, 1)) is Why.FORGED
        for stake in range(ORDERS_AT_ONCE):
            await tables.order(table.id, 1, BEN, Always("Stake", (f"stake {stake % 2 + 1}",)))
        assert standing(table, 1) == [TWO], "one habit for each question"
        await tables.order(table.id, 1, BEN, TWO)  # sent again
        assert await refused(tables.order(table.id, 1, BEN, Next("Stake", ("stake 3",)))) is Why.OFTEN
        clock.now += 60
        await tables.order(table.id, 1, BEN, Next("Stake", ("stake 3",)))
        await tables.withdraw(table.id, 1, BEN, 1)  # it was replaced long ago
        assert len(standing(table, 1)) == 2
        await finish(tables, table, ANN, BEN)
        assert table.orders(1, BEN).given == () and await refused(tables.order(table.id, 1, BEN, TWO)) is Why.ILLEGAL

    run(test, file, clock=clock)


# Nobody else learns of it


async def seen_by_others(tables: Tables, table: Table) -> dict[str, Any]:
    """All that a table tells of itself but to who holds seat 1."""
    (row,) = await tables.library.store._tables("WHERE game = ?", table.id)
    return {
        "told": (table.told, table.asked, table.when, table.asked_at, table.falls, table.answers),
        "talk": table.talk,
        "clock": table.clock,
        "row": (row.changed, row.turn, row.about, row.falls),
        "log": [table.log(viewer) for viewer in (0, 1, None)],
    }


def test_an_order_changes_nothing_that_others_can_see(file: Path) -> None:
    clock = Clock()

    async def test(tables: Tables) -> None:
        table = await with_high_cards(tables, clock=Terms(Kind.POST, period=DAY, bank=HOUR))
        clock.now += 100
        before = await seen_by_others(tables, table)
        clock.now += 1 / 3
        await tables.order(table.id, 1, BEN, TWO)
        clock.now += 1 / 7
        await tables.order(table.id, 1, BEN, Next("Claim", ("fold",)))
        await tables.withdraw(table.id, 1, BEN, 2)
        assert await seen_by_others(tables, table) == before
        asked = table.asked
        await say(tables, table, ANN, "stake 1")
        assert table.asked == asked + 1, "there is no gap in what they count"
        assert await refused(tables.answer(table.id, 0, ANN, asked, "stake 1")) is Why.REPEATED

    run(test, file, clock=clock)


def test_the_pause_is_that_of_a_single_answer(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody has one answer for a secret reason, and where they have ordered one, the others wait as long."""

    async def test(tables: Tables) -> None:
        waited: list[Due | None] = []

        async def pause(table: Table, asked: int) -> bool:
            waited.append(table.due)
            return False

        monkeypatch.setattr(tables.driver, "_moves_in_the_pause", pause)
        table = await with_high_cards(tables)
        await tables.order(table.id, 1, BEN, TWO)
        await say(tables, table, ANN, "stake 1", "fold")
        await until(tables, table, lambda: len(played_by(table, 1)) == 1)
        assert waited == [Due.ORDER]

    run(test, file)


# Processes


@pytest.mark.slow
def test_an_order_is_followed_once_by_whoever_is_left(database: str) -> None:
    """The process to which it was given is killed while it pauses; two others find the table."""
    rival = start("ordered", database, ANN)
    go(rival)
    assert rival.stdout
    id = rival.stdout.readline().strip()
    rival.kill()
    rival.communicate()

    async def test(tables: Tables) -> None:
        async with Tables(database, pace=0, pause=(0, 0), patience=0.2):
            table = await tables.table(id)
            await until(tables, table, lambda: table.answers > 2)
            assert played_by(table, 0)[0] == ("stake 2", By.ORDER)
            rows = [row for row in await tables.library.store.entries(id) if '"order"' in row.body]
            assert [row.kind for row in rows] == ["ordered", "answered"]

    run(test, database, pause=(0, 0), patience=0.2)
