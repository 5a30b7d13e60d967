"""Those who wait for a worker: what is urgent first, then person by person; and what a worker may take."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.table.tables import ANN, refused, run

from spindletop.table import Tables, Why, opening
from spindletop.table.thinkers import Failed, Thinkers
from spindletop.table.turns import Rank, Turns


def served(*asked: tuple[str, Rank]) -> list[str]:
    """The order in which these get one worker, who were all there before it was free."""
    order: list[str] = []

    async def ask(turns: Turns, person: str, rank: Rank) -> None:
        async with turns.turn(person, rank):
            order.append(person)
            await asyncio.sleep(0)

    async def main() -> None:
        turns = Turns(1)
        async with turns.turn("first", Rank.URGENT):
            tasks = [asyncio.create_task(ask(turns, *each)) for each in asked]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert turns.free == 1

    asyncio.run(main())
    return order


def test_a_hint_comes_before_records_and_analyses() -> None:
    assert served(("Ann", Rank.PATIENT), ("Ben", Rank.PATIENT), ("Eve", Rank.URGENT)) == ["Eve", "Ann", "Ben"]


def test_who_asks_for_much_waits_for_the_others() -> None:
    asked = [("Ann", Rank.PATIENT)] * 4 + [("Ben", Rank.PATIENT)] * 2 + [("Eve", Rank.PATIENT)]
    assert served(*asked) == ["Ann", "Ben", "Eve", "Ann", "Ben", "Ann", "Ann"]


def test_a_turn_that_nobody_wants_any_more_is_passed_on() -> None:
    async def main() -> None:
        turns = Turns(1)
        served: list[str] = []

        async def ask(person: str) -> None:
            async with turns.turn(person, Rank.URGENT):
                served.append(person)

        async with turns.turn("first", Rank.URGENT):
            gone, late, last = (asyncio.create_task(ask(person)) for person in ("gone", "late", "last"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        late.cancel()  # its turn has come, but it has not begun
        await asyncio.gather(gone, late, last, return_exceptions=True)
        assert served == ["last"] and turns.free == 1

    asyncio.run(main())


def hoard() -> int:
    return len(bytearray(4 * 1024**3))


def in_worker(test: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def main() -> None:
        workers = Thinkers(1)
        try:
            await test(workers)
        finally:
            workers.close()

    asyncio.run(main())


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no limits for memory")
def test_a_worker_cannot_take_all_the_memory() -> None:
    async def test(workers: Thinkers) -> None:
        with pytest.raises(Failed, match="MemoryError"):
            await workers.run(hoard)
        assert await workers.run(len, "still there") == 11

    in_worker(test)


def test_one_person_has_few_records_read_at_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "RECORDS_EACH", 1)

    async def test(tables: Tables) -> None:
        first = asyncio.create_task(refused(tables.upload(ANN, "nonsense", person="Ann")))
        await asyncio.sleep(0)
        assert await refused(tables.upload(ANN, "nonsense", person="Ann")) == Why.OFTEN
        assert await refused(tables.upload(ANN, "nonsense", person="Ben")) == Why.WRONG
        assert await first == Why.WRONG
        assert await refused(tables.upload(ANN, "nonsense", person="Ann")) == Why.WRONG

    run(test, file)
