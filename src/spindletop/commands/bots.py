"""spindletop bots: list them, let them play each other, and keep a ladder."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
from rich.console import Console
from rich.table import Table

from spindletop.bots.levels import HIGHEST, LEVEL, LOWEST
from spindletop.bots.roster import any_bot, levels, names
from spindletop.console import add_game, chosen_game, chosen_options, complaints, own_options
from spindletop.games import folder
from spindletop.lab import ladder
from spindletop.lab.arena import COLUMNS, Contest, Note, play, standings, tasks
from spindletop.lab.longrun import Notebook, add_spread, check_spread, progress_bar, spread, stoppable

if TYPE_CHECKING:
    from spindletop.console import Commands

FOLDER = Path(".arena")
RESUME = (
    "Interrupt it at any time: the next run goes on where this one stopped. After a bot was changed, begin --fresh."
)


def add_command(commands: "Commands") -> None:
    tools = commands.add_parser("bots").add_subparsers(required=True, metavar="tool")
    parser = tools.add_parser("list", help="the bots that can play a game")
    add_game(parser)
    parser.set_defaults(run=list_bots)
    parser = tools.add_parser(
        "match",
        help="one bot against others",
        description="One bot in a field of others, in every seat equally often: shares of wins and ratings with "
        f"95% intervals. {RESUME}",
        epilog="Example: spindletop bots match gold memory random --games 1000",
    )
    add_game(parser)
    parser.add_argument("hero", help="the bot that is measured")
    parser.add_argument("rivals", help="the bot in all other seats")
    add_run(parser)
    parser.set_defaults(run=run_match)
    parser = tools.add_parser(
        "arena",
        help="any number of bots against each other",
        description="Goes through every way to seat the bots in which at least two of them play (any bot may take "
        "several seats), each bot in every seat equally often: shares of wins and ratings with 95% intervals. "
        f"{RESUME}",
        epilog="Example: spindletop bots arena gold --bots memory,memory:0.5,random --seats 4 --games 780",
    )
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="BOT,BOT[,BOT...]", help="the bots that play")
    add_run(parser)
    parser.set_defaults(run=run_arena)
    parser = tools.add_parser(
        "ladder",
        help="a page of what arenas and matches have shown",
        description="Writes one page in Markdown: a table for each arena and match that was noted in a folder, "
        "with the command that makes it again.",
        epilog="Example: spindletop bots ladder -o docs/ladder.md",
    )
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"where games were noted ({FOLDER})")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the page (else it is printed)")
    parser.set_defaults(run=run_ladder)


def add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", metavar="N[,N...]", help="numbers of seats (else every number the game allows)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games for each number of seats (400)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the run (1)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where games are noted ({FOLDER})")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    add_spread(parser)


def list_bots(given: argparse.Namespace) -> int:
    with complaints():
        game = chosen_game(given)
    known = levels(game)
    for level in known:
        print(f"{level.name:<12}{level.words}")
    marks = ", ".join(f"{name} {level}" for name, level in folder.marks(game).items())
    print(f"{f'{LEVEL}:4':<12}one of {LOWEST} to {HIGHEST}, in steady steps; on this scale about {marks}")
    taken = {LEVEL, *(level.name for level in known)}
    print("others:", ", ".join(name for name in names(game) if name not in taken))
    return 0


def run_match(given: argparse.Namespace) -> int:
    return hold(given, "match", [given.hero, given.rivals])


def run_arena(given: argparse.Namespace) -> int:
    return hold(given, "arena", given.bots.split(","))


def run_ladder(given: argparse.Namespace) -> int:
    with complaints():
        written = ladder.page(given.folder)
        if given.output:
            given.output.write_text(written, encoding="utf-8")
        else:
            print(written, end="")
    return 0


def hold(given: argparse.Namespace, run: Literal["match", "arena"], bots: list[str]) -> int:
    """Play what is missing of these contests, and show the standings."""
    with complaints():
        check_spread(given)
        contests = chosen_contests(given, run, bots)
        books = {each: Notebook(given.folder / each.notes, each.about(), given.fresh) for each in contests}
    missing = [
        task
        for contest in contests
        for task in tasks(contest, given.games)
        if str(task.number) not in books[contest].entries
    ]
    console = Console(highlight=False)
    with stoppable(console), progress_bar(console) as progress:
        bars = {}
        for contest in contests:
            played = given.games - sum(task.contest == contest for task in missing)
            bars[contest] = progress.add_task(f"{contest.seats} seats", total=given.games, completed=played)
        for task, ended in spread(play, missing, given.jobs, given.ray):
            books[task.contest].note(str(task.number), ended)
            progress.advance(bars[task.contest])
    for contest in contests:
        noted = [books[contest].entries[str(number)] for number in range(given.games)]
        console.print(table(contest, msgspec.convert(noted, list[Note])))
    if before := given.games * len(contests) - len(missing):
        console.print(f"{before} of these games were noted earlier; if a bot has changed since, begin --fresh.")
    return 0


def table(contest: Contest, games: list[Note]) -> Table:
    ways, fair = len(contest.seatings()), 1 / contest.seats
    title = f"\n{len(games)} games for {contest.seats}, {ways} seatings; a fair share is {fair:.1%}"
    shown = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in COLUMNS:
        shown.add_column(column, justify="left" if column == "bot" else "right")
    for standing in standings(games):
        shown.add_row(*standing.row())
    return shown


def chosen_contests(given: argparse.Namespace, run: Literal["match", "arena"], bots: list[str]) -> list[Contest]:
    """One for each number of seats."""
    game = chosen_game(given)
    for name in bots:
        any_bot(name, game)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ValueError(f"name two or more bots, each once, not {', '.join(bots)}")
    if given.games < 1 or given.seed < 0:
        raise ValueError("--games is a number from 1 up, --seed one from 0 up")
    try:
        counts = sorted({int(count) for count in given.seats.split(",")}) if given.seats else list(game.seats)
    except ValueError:
        raise ValueError(f"--seats is a number or several, like 2,3,4, not {given.seats!r}") from None
    options = [own_options(game, seats, chosen_options(given)) for seats in counts]
    return [
        Contest(run, game.slug, game.rules, game.source.hash, given.content, own, tuple(bots), seats, given.seed)
        for seats, own in zip(counts, options, strict=True)
    ]
