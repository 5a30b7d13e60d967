"""spindletop bots: list them, and let them play matches."""

import argparse
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

from spindletop.bots.match import match_games
from spindletop.bots.roster import bot, names
from spindletop.commands import add_game, chosen_game, chosen_options, complaints

if TYPE_CHECKING:
    from spindletop.commands import Commands


def add_command(commands: "Commands") -> None:
    tools = commands.add_parser("bots", help="bots and matches between them").add_subparsers(
        required=True, metavar="tool"
    )
    parser = tools.add_parser("list", help="the bots that can play a game")
    add_game(parser)
    parser.set_defaults(run=list_bots)
    parser = tools.add_parser(
        "match",
        help="one bot against others",
        description="One bot in a field of others, seats rotated; its share of wins with the 95%% interval.",
        epilog="Example: spindletop bots match gold memory random --games 1000",
    )
    add_game(parser)
    parser.add_argument("hero", help="the bot that is measured")
    parser.add_argument("rivals", help="the bot in all other seats")
    parser.add_argument("--seats", metavar="N,N", help="numbers of seats (else every number the game allows)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games for each number of seats (400)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game (1)")
    parser.set_defaults(run=run_match)


def list_bots(given: argparse.Namespace) -> int:
    with complaints():
        print("\n".join(names(chosen_game(given))))
    return 0


def run_match(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    with complaints():
        game, options = chosen_game(given), chosen_options(given)
        hero, rivals = bot(given.hero, game), bot(given.rivals, game)
        counts = [int(count) for count in given.seats.split(",")] if given.seats else list(game.seats)
        for seats in counts:
            game.new(seats, **options)
        if given.games < 1 or given.seed < 0:
            raise ValueError("--games is a number from 1 up, --seed one from 0 up")
    table = Table(title=f"{game.title}: {given.hero} against {given.rivals}", box=None, padding=(0, 2))
    for column in ("seats", "games", "wins", "95% interval", "fair share"):
        table.add_column(column, justify="right")
    for seats in counts:
        played = match_games(game, seats, dict(options), hero, rivals, given.games, given.seed)
        *_, result = track(played, f"{seats} seats", given.games, console=console, transient=True)
        low, high = result.interval
        table.add_row(
            str(seats), str(result.games), f"{result.share:.1%}", f"{low:.1%} to {high:.1%}", f"{1 / seats:.1%}"
        )
    console.print(table)
    return 0
