"""spindletop lab bench: random play of every game, plain and compiled, beside other libraries, all in one run.

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
from spindletop.console import complaints
from spindletop.kernel.registry import game, games
from spindletop.lab.peers import PEERS, SIDE_BY_SIDE
from spindletop.lab.speed import VECTOR

if TYPE_CHECKING:
    from spindletop.console import Commands

SOURCES = Path("src")
PAGE_WIDTH = 120  # of a file
PEER = "catanatron"
LOOKS = ("view", "imagine", "features", "value")  # microseconds each
TIMES = ("copy", *LOOKS)
Figures = dict[str, float]


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "bench",
        description="Decisions and games a second and microseconds a copy in random play, and what bots do at a "
        f"position (see, imagine, judge, try futures), plain and compiled, beside {PEER} with four random players, "
        f"or beside all peers: {'; '.join(PEERS)}.",
    )
    parser.add_argument("games", nargs="*", help="which games (else all)")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="number of seats (4)")
    parser.add_argument("--seconds", type=float, default=1.5, metavar="S", help="for each turn (1.5)")
    parser.add_argument("--turns", type=int, default=4, metavar="N", help="turns in rotation, the best counts (4)")
    parser.add_argument("--peers", choices=["one", "all", "none"], default="one", help=f"one is {PEER} (one)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        slugs = given.games or games()
        for slug in slugs:
            game(slug).new(given.seats)
    peers = {"one": [PEER], "all": list(PEERS), "none": []}[given.peers]
    present = [peer for peer in peers if PEERS[peer].installed]
    own = [(slug, build) for slug in slugs for build in builds()]
    if given.peers == "all":
        own += [(VECTOR + slug, builds()[0]) for slug in slugs]
    best: dict[tuple[str, str], Figures] = {}
    rotation = (own + [(peer, "") for peer in present]) * given.turns
    for contender in track(rotation, "measuring", console=Console(stderr=True), transient=True):
        figures = measured(contender, given.seats, given.seconds)
        best[contender] = better(best.get(contender, figures), figures)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PAGE_WIDTH
    console.print(speeds(best))
    console.print()
    console.print(thinking(best))
    if present:
        console.print()
        console.print(ratios(best, slugs, present))
    if len(present) < len(peers):
        missing = ", ".join(peer for peer in peers if peer not in present)
        print(f"Not installed, so not compared (make bench-peers installs them): {missing}.")
    return 0


def builds() -> list[str]:
    """What can be measured here: the installed build, and the sources beside it if that is another one."""
    compiled = not (find_spec("spindletop.kernel.state").origin or "").endswith(".py")  # type: ignore[union-attr]
    if not compiled:
        return ["plain"]
    return ["compiled", "plain"] if (SOURCES / spindletop.__name__).is_dir() else ["compiled"]


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
    return {key: (min if key in TIMES else max)(one[key], other[key]) for key in one}


def speeds(best: dict[tuple[str, str], Figures]) -> Table:
    table = Table(box=None, padding=(0, 2))
    for column in ("", "build", "decisions/s", "games/s", "copy, µs"):
        table.add_column(column, justify="left" if column in ("", "build") else "right", no_wrap=True)
    for (what, build), figures in best.items():
        vector = what.startswith(VECTOR)
        name = f"{what.removeprefix(VECTOR)}, {SIDE_BY_SIDE} side by side" if vector else what
        per_game = "-" if vector else f"{figures['games']:,.0f}"
        copy = f"{figures['copy']:.2f}" if "copy" in figures else "-"
        table.add_row(name, build, f"{figures['decisions']:,.0f}", per_game, copy)
    return table


def thinking(best: dict[tuple[str, str], Figures]) -> Table:
    table = Table(box=None, padding=(0, 2))
    for column in ("", "build", *(f"{look}, µs" for look in LOOKS), "futures/s"):
        table.add_column(column, justify="left" if column in ("", "build") else "right", no_wrap=True)
    for (what, build), figures in best.items():
        if "futures" in figures:
            table.add_row(what, build, *(f"{figures[look]:.2f}" for look in LOOKS), f"{figures['futures']:,.0f}")
    return table


def ratios(best: dict[tuple[str, str], Figures], slugs: list[str], peers: list[str]) -> Table:
    """How many times as many decisions a second as each peer, and as many copies, in the build that is installed."""
    build = builds()[0]
    title = f"{build}: how many times the decisions / the copies a second"
    table = Table(box=None, padding=(0, 2), title=title, title_justify="left")
    table.add_column("of", no_wrap=True)
    for slug in slugs:
        table.add_column(slug, justify="right", no_wrap=True)
    for peer in peers:
        theirs = best[peer, ""]
        row = [best[slug, build] for slug in slugs]
        table.add_row(
            peer,
            *(f"{ours['decisions'] / theirs['decisions']:,.1f} / {theirs['copy'] / ours['copy']:,.1f}" for ours in row),
        )
    return table
