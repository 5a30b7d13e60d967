"""Tasks beside everything else come to their end, and one that had stopped is told of."""

import asyncio
import logging

import pytest

from spindletop.table.tasks import end


def test_what_had_stopped_by_itself_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def come_to_grief() -> None:
        raise ValueError("no such clock")

    async def run() -> None:
        well = asyncio.create_task(asyncio.sleep(3600))
        ill = asyncio.create_task(come_to_grief(), name="the postman")
        await asyncio.sleep(0)
        await end([well, ill, None])
        assert well.cancelled()

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    (told,) = caplog.records
    assert told.getMessage() == "the postman had stopped" and "no such clock" in caplog.text
