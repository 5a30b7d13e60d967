"""spindletop lab bench: random play of every game, plain and compiled, beside catanatron, all in one run.

The machines that run this are shared and noisy: every figure is the best of several short turns taken in rotation,
and the ratios within one run are what counts.
"""

import argparse
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

import spindletop
from spindletop.commands import complaints
from spindletop.kernel.registry import game, games

if TYPE_CHECKING:
    from spindletop.commands import Commands

PEER = "catanatron"
SOURCES = Path("src")
Figures = dict[str, float]


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "bench",
        help="measure random play and copies",
        description="Decisions and games a second and microseconds a copy in random play, plain and compiled, "
        f"beside {PEER} with four random players.",
    )
    parser.add_argument("games", nargs="*", help="which games (else all)")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="number of seats (4)")
    parser.add_argument("--seconds", type=float, default=1.5, metavar="S", help="for each turn (1.5)")
    parser.add_argument("--turns", type=int, default=4, metavar="N", help="turns in rotation, the best counts (4)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        slugs = given.games or games()
        for slug in slugs:
            game(slug).new(given.seats)
    contenders = [(slug, build) for slug in slugs for build in builds()] + [(PEER, "")] * has_peer()
    best: dict[tuple[str, str], Figures] = {}
    rotation = contenders * given.turns
    for contender in track(rotation, "measuring", console=Console(stderr=True), transient=True):
        figures = measured(contender, given.seats, given.seconds)
        best[contender] = better(best.get(contender, figures), figures)
    Console(highlight=False).print(report(best))
    if not has_peer():
        print(f"{PEER} is not installed (make bench installs it), so there is no ratio.")
    return 0


def builds() -> list[str]:
    """What can be measured here: the installed build, and the sources beside it if that is another one."""
    compiled = not (find_spec("spindletop.kernel.state").origin or "").endswith(".py")  # type: ignore[union-attr]
    if not compiled:
        return ["plain"]
    return ["compiled", "plain"] if (SOURCES / spindletop.__name__).is_dir() else ["compiled"]


def has_peer() -> bool:
    return find_spec(PEER) is not None


def measured(contender: tuple[str, str], seats: int, seconds: float) -> Figures:
    """One turn in a process of its own."""
    what, build = contender
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build == "plain":
        environment["PYTHONPATH"] = str(SOURCES.resolve())
    command = [sys.executable, "-m", "spindletop.lab.speed", what, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stderr}\nspindletop: measuring {what} failed")
    figures: Figures = json.loads(done.stdout)
    return figures


def better(one: Figures, other: Figures) -> Figures:
    """The quicker of each figure."""
    return {key: (min if key == "copy" else max)(one[key], other[key]) for key in one}


def report(best: dict[tuple[str, str], Figures]) -> Table:
    table = Table(box=None, padding=(0, 2))
    peer = best.get((PEER, ""))
    for column in ("", "build", "decisions/s", "games/s", "copy, µs", f"times {PEER}'s decisions/s"):
        table.add_column(column, justify="left" if column in ("", "build") else "right")
    for (what, build), figures in best.items():
        ratio = f"{figures['decisions'] / peer['decisions']:.1f}" if peer else "-"
        row = f"{figures['decisions']:,.0f}", f"{figures['games']:,.0f}", f"{figures['copy']:.2f}", ratio
        table.add_row(what, build, *row)
    return table
