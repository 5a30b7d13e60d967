"""Processes that kill themselves at the worst moment, as SIGKILL or a loss of power would."""

import os
import signal
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any

PATIENCE = 120  # seconds; machines that test are busy


def die(*_: object) -> None:
    """At this very moment: nothing is put away."""
    os.kill(os.getpid(), signal.SIGKILL)


def killed(work: Callable[..., None], *given: Any) -> None:
    """Run this in a process of its own, until it dies as it should."""
    process = get_context("spawn").Process(target=work, args=given)
    process.start()
    process.join(PATIENCE)
    process.kill()
    assert process.exitcode == -signal.SIGKILL, "it should have died"
