"""spindletop analyse: how a finished game went, as a page."""

import argparse
import shlex
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from spindletop.analysis.page import page
from spindletop.analysis.played import Played
from spindletop.analysis.study import Budget, Findings, study
from spindletop.analysis.tasks import Task, do
from spindletop.console import complaints
from spindletop.kernel import OVER, Record, RecordError
from spindletop.table.seating import unlike

if TYPE_CHECKING:
    from spindletop.console import Commands

USUAL = Budget()
Run = Callable[[Sequence[Task]], list[Any]]


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "analyse",
        description="Writes one HTML page: every seat's chance to win over the game, and the answers and the luck that "
        "changed it most, with what the strongest bot would have done.",
        epilog="Example: spindletop analyse game.record -o report.html",
    )
    parser.add_argument("record", type=Path, help="the file of the game")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the page (else beside the record)")
    parser.add_argument(
        "--futures",
        type=int,
        default=USUAL.futures,
        metavar="N",
        help=f"for a position, at most ({USUAL.futures})",
    )
    parser.add_argument(
        "--seconds", type=float, default=USUAL.seconds, metavar="S", help=f"to take, about ({USUAL.seconds:.0f})"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that work at the same time (1)")
    parser.add_argument("--content", metavar="FILE", help="the content file the game was played with")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        record = Record.load(given.record, given.content)
        if record.state.actor != OVER:
            raise RecordError(f"{given.record}: the game is not over yet")
        if given.futures < 1 or given.jobs < 1 or not 0 < given.seconds < float("inf"):
            raise ValueError("--futures and --jobs are numbers from 1 up, --seconds is more than 0")
    output = given.output or given.record.with_suffix(".html")
    names: list[str] = []
    for name in record.players:
        names.append(unlike(name, names))
    played = Played.of(record.game, record.seats, record.options, record.answers())
    budget = Budget(given.futures, given.seconds * given.jobs)
    console = Console(highlight=False)
    with processes(given.jobs) as work:
        found = analyse(played, names, budget, work, console)
    output.write_text(page(record, played, found, command(given)), encoding="utf-8")
    console.print(f"{found.last} answers: {output}")
    return 0


@contextmanager
def processes(jobs: int) -> Iterator[Run]:
    """What does tasks: here, or in so many processes."""
    if jobs == 1:
        yield lambda tasks: [do(task) for task in tasks]
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield lambda tasks: list(pool.map(do, tasks))


def analyse(played: Played, names: Sequence[str], budget: Budget, work: Run, console: Console) -> Findings:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("looking at the game", total=1.0)
        steps = study(played, names, budget)
        batch = next(steps)
        while True:
            progress.update(bar, completed=batch.done)
            try:
                batch = steps.send(work(batch.tasks))
            except StopIteration as end:
                found: Findings = end.value
                return found


def command(given: argparse.Namespace) -> str:
    """How to make this page again."""
    words = ["spindletop", "analyse", given.record.name, "--futures", f"{given.futures}"]
    words += ["--seconds", f"{given.seconds:g}", *(["--content", given.content] if given.content else [])]
    return shlex.join(words)
