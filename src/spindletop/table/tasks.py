"""Tasks that go on beside everything else."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

log = logging.getLogger(__name__)


async def end(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """All that were begun, in the middle of whatever they do. One that had come to grief by itself is told of."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    for task, result in zip(begun, await asyncio.gather(*begun, return_exceptions=True), strict=True):
        if isinstance(result, Exception):
            log.error("%s had stopped", task.get_name(), exc_info=result)
