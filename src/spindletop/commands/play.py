"""spindletop play: choose a game and seats, and play at the terminal."""

import argparse
import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.prompt import IntPrompt, Prompt

from spindletop.bots.roster import USUAL, any_bot, bot, names
from spindletop.console import add_setup, chosen_game, chosen_options, complaints
from spindletop.games import folder
from spindletop.home import data_folder
from spindletop.kernel import Game, Record, Rng
from spindletop.kernel.options import spellings
from spindletop.kernel.registry import game, games
from spindletop.terminal import Session

if TYPE_CHECKING:
    from spindletop.console import Commands

HUMAN = "human"
EXAMPLE = "spindletop play gold --seats human,memory:0.5,random"
SEEDS = 1 << 32


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "play",
        description="Play a game at the terminal. Without arguments you are asked what to play.",
        epilog=f"Example: {EXAMPLE}",
    )
    parser.add_argument("game", nargs="?", help=f"one of {', '.join(games())}")
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who sits there, clockwise: human, human:Ann, bots such as tycoon or level:4, or an own one, module:Class",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="a whole number: the same dice and cards every time")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="where to keep the game (else in your data folder)")
    parser.add_argument("--quiet", action="store_true", help="say only how it ends")
    add_setup(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    with complaints():
        record = prepare(given, console)
        make = any_bot if given.seats or not given.load else bot  # who sits there in a record was typed elsewhere
        players = [None if is_human(seat) else make(seat, record.game) for seat in record.players]
        seed = secrets.randbelow(SEEDS) if given.seed is None else given.seed
        file = where_to_save(given, record)
        session = Session(record, display_names(record.players), players, Rng(seed), console, file, given.quiet)
    if session.people:
        console.print(f"[dim]Seed {seed}. The game is kept in {file}[/]", soft_wrap=True)
    try:
        session.run()
    except (KeyboardInterrupt, EOFError):
        called = sys.argv[0] if Path(sys.argv[0]).name == "spindletop" else "spindletop"
        kept = f"Saved. Go on with: {called} play --load {file}" if file else "Stopped; nothing was to be saved."
        console.print(f"\n{kept}", soft_wrap=True)
    return 0


def prepare(given: argparse.Namespace, console: Console) -> Record:
    """The game to play: a saved one, one described by the arguments, or one that is asked for."""
    if given.load:
        record = Record.load(given.load, given.content)
        if given.seats:
            record.players = seat_list(given.seats)
        if len(record.players) != record.seats:
            raise ValueError(f"{given.load} has {record.seats} seats, not {len(record.players)}")
        return record
    if given.game:
        chosen, options = chosen_game(given), chosen_options(given)
        seats = seat_list(given.seats or default_seats(chosen))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        chosen, seats, options = ask_for_game(console)
    else:
        raise ValueError(f"there is no terminal to ask at; say what to play, e.g. {EXAMPLE}")
    return Record(chosen, len(seats), dict(options), seats)


def seat_list(text: str) -> list[str]:
    return [seat.strip() for seat in text.split(",")]


def default_seats(chosen: Game[Any]) -> str:
    return ",".join([HUMAN, *[USUAL] * (chosen.seats[0] - 1)])


def is_human(seat: str) -> bool:
    return seat.partition(":")[0] == HUMAN


def display_names(players: list[str]) -> list[str]:
    """What the seats are called: the people by name, the bots by kind and seat."""
    alone = sum(map(is_human, players)) == 1
    shown = []
    for seat, player in enumerate(players):
        name = player.partition(":")[2].strip()
        if is_human(player):
            shown.append(name or ("You" if alone else f"Player {seat}"))
        else:
            shown.append(f"{player} ({seat})")
    return shown


def where_to_save(given: argparse.Namespace, record: Record) -> Path | None:
    """Games of people are always kept; games among bots only where asked for."""
    if given.save or given.load:
        return Path(given.save or given.load)
    if not any(map(is_human, record.players)):
        return None
    folder = data_folder() / "games"
    folder.mkdir(exist_ok=True)
    stem = f"{record.game.slug}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    taken = (folder / f"{stem}{f'-{copy}' if copy else ''}.record" for copy in range(1000))
    return next(file for file in taken if not file.exists())


def ask_for_game(console: Console) -> tuple[Game[Any], list[str], dict[str, str]]:
    """A few questions, each with a good answer ready."""
    slug = Prompt.ask("Which game", choices=games(), default=games()[0], console=console)
    chosen = game(slug)
    lowest, highest = chosen.seats[0], chosen.seats[-1]
    count = IntPrompt.ask("How many players", choices=[str(n) for n in chosen.seats], default=min(3, highest))
    console.print(f"[dim]Bots: {', '.join(names(chosen))}; or human for a second person here.[/]")
    seats = [HUMAN]
    while len(seats) < max(count, lowest):
        seat = Prompt.ask(f"Who sits in seat {len(seats)}", default=USUAL, console=console)
        if not is_human(seat):
            try:
                any_bot(seat, chosen)
            except ValueError as error:
                console.print(f"[red]{error}[/]")
                continue
        seats.append(seat)
    options = {}
    if chosen.options and Prompt.ask("Change options", choices=["yes", "no"], default="no", console=console) == "yes":
        for option in chosen.options:
            console.print(f"[dim]{folder.words(chosen)(f'option_{option.name}.help')}[/]")
            choices = [spellings(choice)[0] for choice in option.allowed(count)]
            default = spellings(option.default)[0]
            options[option.name] = Prompt.ask(option.name, choices=choices, default=default, console=console)
    return chosen, seats, options
