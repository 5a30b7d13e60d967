"""What long runs share: a notebook to go on from, a progress bar, and work spread over processes or a Ray cluster."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

# A Ray that is started here is for this machine only, and tells nobody of it.
LOCAL_RAY = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}

T = TypeVar("T")
R = TypeVar("R")


class Notebook:
    """What a run has found so far, in a file: one line of JSON for each entry; the last one under a name counts.

    The first line says what the run is about, and a file about something else is not touched.
    """

    def __init__(self, file: Path, about: dict[str, Any], fresh: bool = False) -> None:
        self.file = file
        self.entries: dict[str, Any] = {}
        lines = [] if fresh or not file.exists() else noted(file)
        if lines and lines[0] != about:
            raise ValueError(f"{file} holds another run ({brief(lines[0])}): choose another file, or begin --fresh")
        self.entries.update(lines[1:])
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = [about, *([name, value] for name, value in self.entries.items())]
        scratch = file.with_suffix(".new")
        scratch.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
        scratch.replace(file)

    def note(self, name: str, value: Any) -> None:
        self.entries[name] = value
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, value]) + "\n")


def noted(file: Path) -> list[Any]:
    """The lines of a notebook: what it is about, then its entries."""
    lines = []
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            lines.append(json.loads(line))
        except ValueError:
            break  # the run was ended while it wrote this
    return lines


def brief(about: Any) -> str:
    return (
        ", ".join(f"{name} {value}" for name, value in about.items()) if isinstance(about, dict) else "not a notebook"
    )


def progress_bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description:<20}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console)


@contextmanager
def stoppable(console: Console) -> Iterator[None]:
    """Ctrl-C ends a run that keeps a notebook with one friendly line."""
    try:
        yield
    except KeyboardInterrupt:
        console.print("Stopped; the next run goes on from here.")
        sys.exit(130)


def add_spread(parser: argparse.ArgumentParser) -> None:
    """The arguments that say where the work is done."""
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play at the same time (1)")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster: at this address, at $RAY_ADDRESS, or one started here",
    )


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int = 1, ray: str | None = None) -> Iterator[tuple[T, R]]:
    """Does all tasks and yields each with its result as soon as it is there: here, in processes, or with Ray."""
    if ray is not None:
        return _on_ray(work, tasks, ray)
    if jobs > 1:
        return _in_processes(work, tasks, jobs)
    return ((task, work(task)) for task in tasks)


def check_spread(given: argparse.Namespace) -> None:
    if given.jobs < 1:
        raise ValueError("--jobs is a number from 1 up")
    if given.ray is not None and find_spec("ray") is None:
        raise ValueError("--ray needs Ray: install spindletop[ray]")


def _in_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[tuple[T, R]]:
    others = set(active_children())
    # Ctrl-C reaches the whole group: only this process should speak of it.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        futures = {pool.submit(work, task): task for task in tasks}
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()


def _on_ray(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[tuple[T, R]]:
    if not address and "RAY_ADDRESS" not in os.environ:
        os.environ.update(LOCAL_RAY)
    ray: Any = import_module("ray")
    ray.init(address=address or None, log_to_driver=False, logging_level="warning")
    remote = ray.remote(work)
    waiting = {remote.remote(task): task for task in tasks}
    try:
        while waiting:
            (done, *_), _ = ray.wait(list(waiting))
            yield waiting.pop(done), ray.get(done)
    finally:
        ray.shutdown()
