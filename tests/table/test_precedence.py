"""People go before bots, but not for ever."""

import asyncio

import pytest

from spindletop.table import precedence
from spindletop.table.precedence import Precedence


def test_bots_wait_for_people_and_go_one_after_the_other() -> None:
    said: list[str] = []

    async def bot(first: Precedence, name: str) -> None:
        async with first.of_bot():
            said.append(f"{name} begins")
            await asyncio.sleep(0)
            said.append(f"{name} ends")

    async def person(first: Precedence, done: asyncio.Event) -> None:
        async with first.of_person():
            said.append("person begins")
            await done.wait()
            said.append("person ends")

    async def play() -> None:
        first, done = Precedence(), asyncio.Event()
        tasks = [asyncio.create_task(each) for each in (person(first, done), bot(first, "A"), bot(first, "B"))]
        for _ in range(10):
            await asyncio.sleep(0)
        assert said == ["person begins"]
        done.set()
        await asyncio.gather(*tasks)

    asyncio.run(play())
    assert said == ["person begins", "person ends", "A begins", "A ends", "B begins", "B ends"]


def test_a_bot_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "MANNERS", 0.01)

    async def play() -> None:
        first = Precedence()
        async with first.of_person(), asyncio.timeout(60), first.of_bot():
            pass

    asyncio.run(play())


def test_whoever_waits_goes_on_alone_and_a_person_who_comes_then_goes_before_the_next() -> None:
    said: list[str] = []

    async def board(first: Precedence, name: str) -> None:
        await first.after_people()
        said.append(name)

    async def play() -> None:
        first, came, done = Precedence(), asyncio.Event(), asyncio.Event()

        async def second_person() -> None:
            await came.wait()
            async with first.of_person():
                said.append("person")
                await done.wait()

        async with asyncio.TaskGroup() as tasks:
            async with first.of_person():
                for name in ("A", "B", "C"):
                    tasks.create_task(board(first, name))
                tasks.create_task(second_person())
                await asyncio.sleep(0)
            while not said:
                await asyncio.sleep(0)
            came.set()
            for _ in range(10):
                await asyncio.sleep(0)
            assert said == ["A", "person"]
            done.set()
        assert said == ["A", "person", "B", "C"]

    asyncio.run(play())


def test_where_people_never_cease_one_thing_goes_on_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "MANNERS", 0.01)

    async def play() -> None:
        first = Precedence()
        async with first.of_person(), asyncio.timeout(10):
            await asyncio.gather(*(first.after_people() for _ in range(3)))

    asyncio.run(play())


def test_who_sends_an_answer_slowly_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precedence, "MANNERS", 1000)
    monkeypatch.setattr(precedence, "HURRY", 0.01)

    async def play() -> None:
        first = Precedence()
        async with first.of_person(), asyncio.timeout(10):
            await first.after_people()
            async with first.of_person():
                assert not first._nobody.is_set(), "the next person goes first all the same"
        assert first._nobody.is_set()

    asyncio.run(play())


def test_a_person_who_is_refused_holds_nobody_up() -> None:
    async def play() -> None:
        first = Precedence()
        with pytest.raises(ValueError, match="no"):
            async with first.of_person():
                raise ValueError("no")
        assert first._nobody.is_set()

    asyncio.run(play())
