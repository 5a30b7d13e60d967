"""What is looked at so often that hardly anybody may wait for it."""

import asyncio

import pytest

from spindletop.store import Glance, StoreDown, glance


class Slow:
    """Something that is read, and how often; `gate`: it is not read before that is open."""

    def __init__(self) -> None:
        self.value = 1
        self.reads = 0
        self.gate = asyncio.Event()
        self.gate.set()
        self.down = False

    async def read(self) -> int:
        self.reads += 1
        value = self.value
        await self.gate.wait()
        if self.down:
            raise StoreDown("gone", full=False)
        return value


def ages(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """What was read just now is as old as this."""
    monkeypatch.setattr(glance, "SOON", glance.SOON - seconds)
    monkeypatch.setattr(glance, "FRESH", glance.FRESH - seconds)


def test_it_is_read_once_for_all_who_ask_at_once() -> None:
    async def test() -> None:
        slow = Slow()
        known = Glance(slow.read, 0)
        assert await asyncio.gather(*(known.now() for _ in range(50))) == [1] * 50
        assert await known.now() == 1 and slow.reads == 1, "and then believed"

    asyncio.run(test())


def test_it_is_read_again_beside_who_asks_before_they_would_have_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slow = Slow()
        known = Glance(slow.read, 0)
        await known.now()
        slow.value = 2
        slow.gate.clear()
        ages(monkeypatch, glance.SOON)
        async with asyncio.timeout(10):
            assert [await known.now(), await known.now()] == [1, 1], "nobody waits"
        await asyncio.sleep(0)
        slow.gate.set()
        while slow.reads < 2 or await known.now() == 1:
            await asyncio.sleep(0)

    asyncio.run(test())


def test_who_asks_after_a_second_waits_until_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slow = Slow()
        known = Glance(slow.read, 0)
        await known.now()
        slow.value = 2
        ages(monkeypatch, glance.FRESH)
        assert await known.now() == 2

    asyncio.run(test())


def test_what_was_changed_here_is_not_believed_even_if_it_is_just_being_read() -> None:
    async def test() -> None:
        slow = Slow()
        known = Glance(slow.read, 0)
        slow.gate.clear()
        early = asyncio.create_task(known.now())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        slow.value = 2
        known.forget()
        slow.gate.set()
        assert await known.now() == 2
        await early
        assert await known.now() == 2, "the look that began before does not count"

    asyncio.run(test())


def test_what_was_known_is_believed_while_the_database_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        slow = Slow()
        known = Glance(slow.read, 0)
        slow.down = True
        assert await known.now() == 0
        slow.down = False
        known.forget()
        assert await known.now() == 1
        slow.down = True
        ages(monkeypatch, glance.FRESH)
        assert await known.now() == 1

    asyncio.run(test())
