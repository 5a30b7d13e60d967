"""Garbage is looked for when nobody waits for an answer, and each look is measured."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from spindletop.table import precedence
from spindletop.table.precedence import Precedence
from spindletop.web import garbage
from spindletop.web.garbage import Garbage
from spindletop.web.metrics import Metrics


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    """As they were, afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


class Knot:
    """It leads to itself, so it does not go by itself."""

    def __init__(self) -> None:
        self.itself = self


def test_all_objects_are_looked_through_when_nobodys_answer_is_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.0)
    monkeypatch.setattr(precedence, "MANNERS", 1000)
    monkeypatch.setattr(precedence, "HURRY", 1000)

    async def test() -> None:
        first, metrics = Precedence(), Metrics()
        looking = Garbage(first, metrics)
        looking.start()
        assert gc.get_threshold()[2] == garbage.NEVER, "Python does not do it by itself"
        async with first.of_person():
            knot = weakref.ref(Knot())
            for _ in range(10):
                await asyncio.sleep(0)
            assert knot()
        async with asyncio.timeout(10):
            while knot():
                await asyncio.sleep(0)
        await looking.close()
        assert looking._note not in gc.callbacks
        told = metrics.text({}, {})
        assert 'spindletop_garbage_seconds_count{generation="2"}' in told

    asyncio.run(test())
