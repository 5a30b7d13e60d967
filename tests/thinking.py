"""A fixture: bots of one test after the other think in the same process, as starting one takes most of a second."""

from concurrent.futures import ProcessPoolExecutor

import pytest

from spindletop.table.thinkers import Thinkers

start, stop = Thinkers._new, Thinkers._stop
idle: list[ProcessPoolExecutor] = []


def taken_over(thinkers: Thinkers) -> ProcessPoolExecutor:
    return idle.pop() if idle and thinkers.workers == 1 else start(thinkers)


def handed_on(thinkers: Thinkers, pool: ProcessPoolExecutor) -> None:
    """Unless it never began, still thinks, or is broken."""
    if thinkers.workers == 1 and pool._processes and not (pool._pending_work_items or pool._broken):
        idle.append(pool)
    else:
        stop(thinkers, pool)


@pytest.fixture
def kept_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for tests of these processes themselves."""
    monkeypatch.setattr(Thinkers, "_new", taken_over)
    monkeypatch.setattr(Thinkers, "_stop", handed_on)
