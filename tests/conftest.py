"""Which build is tested, plain or compiled, is said in the first lines of every run and checked when asked for."""

import gc
import os

import pytest
from tests.databases import database, postgres, postgres_server

from spindletop.kernel import state

__all__ = ["database", "postgres", "postgres_server"]  # fixtures for all tests

GARBAGE = 20_000, 10, 10  # Python's thresholds for looking at new, older and all objects
BUILD = "plain" if (state.__file__ or "").endswith(".py") else "compiled"
# The same rules run plain and compiled. What takes many games is played in full where that is ten times as fast; plain
# runs play enough to show that both agree.
FULL = BUILD == "compiled"


def pytest_report_header() -> str:
    return f"spindletop: {BUILD}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("SPINDLETOP_EXPECT", BUILD)
    if expected != BUILD:
        pytest.exit(f"this run should test the {expected} build, but {BUILD} code was imported", returncode=2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All workers begin with some of what is slow: what is left to the end is quick, and nobody waits for one test."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    items[:] = [item for worker in range(workers) for kind in (slow, quick) for item in share(kind, worker, workers)]


def share(items: list[pytest.Item], worker: int, workers: int) -> list[pytest.Item]:
    """In one piece: what a module sets up for its tests is set up once."""
    return items[len(items) * worker // workers : len(items) * (worker + 1) // workers]


def pytest_collection_finish() -> None:
    """Games make and drop states by the million: looking through all that is imported for garbage every few hundred
    of them is a quarter of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
