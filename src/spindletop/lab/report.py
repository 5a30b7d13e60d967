"""spindletop lab report: play many games and write a page on how balanced they are.

Interrupt it at any time: what was played is kept in a notebook beside the page, and the next run goes on from there.
"""

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from spindletop.bots.roster import any_bot
from spindletop.console import add_game, chosen_game, chosen_options, complaints, own_options, setup_words
from spindletop.lab.longrun import Notebook, add_spread, check_spread, progress_bar, spread, stoppable
from spindletop.lab.page import page
from spindletop.lab.tally import Part, Study, Tally, play_part, read

if TYPE_CHECKING:
    from spindletop.console import Commands

GAMES_A_PART = 5  # so that little is lost when slow bots are interrupted


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "report",
        description="Plays many games and writes one HTML page: who wins, how long it takes, how scores spread, "
        "what winners did differently. Interrupt it at any time: the next run goes on where this one stopped.",
        epilog="Example: spindletop lab report gold --seats 4 --games 2000 --bots greedy -o report.html",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="number of seats (4)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games to play (1,000)")
    parser.add_argument(
        "--bots", default="random", metavar="BOT[,BOT...]", help="one bot for all seats, or one for each (random)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the run (1)")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the page (else GAME-SEATS.html)")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    add_spread(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        check_spread(given)
        study = chosen_study(given)
        output = given.output or Path(f"{study.slug}-{study.seats}.html")
        notebook = Notebook(output.with_suffix(".notes"), about(study), given.fresh)
    parts = parts_of(study, given.games)
    missing = [part for part in parts if str(part) not in notebook.entries]
    console = Console(highlight=False)
    with stoppable(console), progress_bar(console) as progress:
        played = given.games - sum(part.games for part in missing)
        bar = progress.add_task(f"{study.slug}, {study.seats} seats", total=given.games, completed=played)
        for part, tally in spread(play_part, missing, given.jobs, given.ray):
            notebook.note(str(part), tally)
            progress.advance(bar, part.games)
    total = Tally()
    for part in parts:
        total.merge(read(notebook.entries[str(part)]))
    output.write_text(page(study, total, command(given, study)), encoding="utf-8")
    console.print(f"{given.games} games: {output}")
    return 0


def chosen_study(given: argparse.Namespace) -> Study:
    game = chosen_game(given)
    options = own_options(game, given.seats, chosen_options(given))
    bots = tuple(given.bots.split(","))
    if len(bots) not in (1, given.seats):
        raise ValueError(f"--bots names one bot for all seats or one for each of {given.seats}, not {len(bots)}")
    for name in bots:
        any_bot(name, game)
    if given.games < 1 or given.seed < 0:
        raise ValueError("--games is a number from 1 up, --seed one from 0 up")
    return Study(game.slug, given.seats, bots, given.seed, given.content, options)


def about(study: Study) -> dict[str, object]:
    """What the notebook's games depend on."""
    game = study.game()
    return {
        "game": study.slug,
        "rules": game.rules,
        "content": game.source.hash,
        "seats": study.seats,
        "options": dict(study.options),
        "bots": ",".join(study.bots),
        "seed": study.seed,
    }


def parts_of(study: Study, games: int) -> list[Part]:
    return [Part(study, first, min(GAMES_A_PART, games - first)) for first in range(0, games, GAMES_A_PART)]


def command(given: argparse.Namespace, study: Study) -> str:
    """How to make this page again."""
    words = ["spindletop", "lab", "report", study.slug, "--seats", study.seats, "--games", given.games]
    words += ["--bots", ",".join(study.bots), "--seed", study.seed]
    return shlex.join(map(str, [*words, *setup_words(study.content, study.options)]))
