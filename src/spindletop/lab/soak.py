"""spindletop lab soak: long random and bot play over all seats and options, checked after every answer.

The n-th game of a kind is always the same, so a run can be resumed, and a failure is named by its number.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from spindletop.bots.roster import bot
from spindletop.console import complaints
from spindletop.kernel import NATURE, OVER, Game, Record, Rng, State
from spindletop.kernel.registry import game, games
from spindletop.lab.longrun import Notebook, progress_bar, stoppable

if TYPE_CHECKING:
    from spindletop.console import Commands

RANDOM = "random"
SAVE_EVERY = 50


class SoakFailure(Exception):
    """A game that went wrong: what, where, and the answers that led there."""

    def __init__(self, what: str, seats: int, options: dict[str, Any], answers: list[int]) -> None:
        super().__init__(what)
        self.seats = seats
        self.options = options
        self.answers = answers


@dataclass(frozen=True)
class Task:
    """So many games of one game by one kind of bot."""

    slug: str
    bot: str
    games: int

    def __str__(self) -> str:
        return f"{self.slug} {self.bot}"


def any_setup(game: Game[Any], rng: Rng) -> tuple[int, dict[str, Any]]:
    """A random number of seats and a random choice for every option; some exclude each other, then draw again."""
    while True:
        seats = game.seats[rng.below(len(game.seats))]
        choices = {option.name: option.allowed(seats) for option in game.options}
        options = {name: allowed[rng.below(len(allowed))] for name, allowed in choices.items()}
        try:
            game.new(seats, **options)
        except ValueError:
            continue
        return seats, options


def play_checked(game: Game[Any], bot_name: str, number: int) -> int:
    """Play the game of this number and check it after every answer. Returns how many answers it had."""
    rng = Rng(number)
    seats, options = any_setup(game, rng)
    player = bot(bot_name, game)
    state: State = game.new(seats, **options)
    answers: list[int] = []

    def fail(what: object) -> SoakFailure:
        return SoakFailure(f"{what}", seats, options, answers)

    while (actor := state.actor) != OVER:
        try:
            action = state.top().draw(state, rng) if actor == NATURE else player.choose(state.view(actor), rng)
            answers.append(action)
            state.play(action)
            faults = state.faults()
        except Exception as error:
            raise fail(f"{type(error).__name__}: {error}") from error
        if faults:
            raise fail(faults[0])
        if len(answers) > game.longest:
            raise fail(f"not over after {game.longest} answers")
    if not state.winners():
        raise fail("over, but nobody has won")
    return len(answers)


def run_task(task: Task, done: int = 0) -> Iterator[int]:
    """Plays the games from number `done` on; yields the number of games done."""
    its_game = game(task.slug)
    for number in range(done, task.games):
        try:
            play_checked(its_game, task.bot, number)
        except SoakFailure as failure:
            failure.add_note(f"{task}: game {number}, {failure.seats} seats, {failure.options}")
            raise
        yield number + 1


def keep(folder: Path, task: Task, failure: SoakFailure) -> Path:
    """The record of a failed game, up to the answer that failed."""
    record = Record(game(task.slug), failure.seats, failure.options, [task.bot] * failure.seats)
    for action in failure.answers[:-1]:
        record.append(action)
    file = folder / f"{task.slug}-{task.bot.replace(':', '-')}.record"
    record.save(file)
    return file


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "soak",
        description="Long random and bot play over all seats and options, checked after every answer. "
        "Interrupt it at any time: the next run goes on where this one stopped.",
    )
    parser.add_argument("games", nargs="*", help="which games (else all)")
    parser.add_argument("--random", type=int, default=10_000, metavar="N", help="random games of each (10,000)")
    parser.add_argument(
        "--greedy", type=int, default=1_000, metavar="N", help="games among greedy bots of each (1,000)"
    )
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    parser.add_argument("--folder", type=Path, default=Path(".soak"), help="where progress is kept (.soak)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        slugs = given.games or games()
        for slug in slugs:
            game(slug)
        notebook = Notebook(given.folder / "progress.jsonl", {"run": "soak"}, given.fresh)
    tasks = [Task(slug, RANDOM, given.random) for slug in slugs] + [
        Task(slug, "greedy", given.greedy) for slug in slugs
    ]
    console = Console(highlight=False)
    with stoppable(console), progress_bar(console) as progress:
        for task in tasks:
            begun = min(notebook.entries.get(str(task), 0), task.games)
            bar = progress.add_task(str(task), total=task.games, completed=begun)
            try:
                for done in run_task(task, begun):
                    progress.update(bar, completed=done)
                    if done % SAVE_EVERY == 0 or done == task.games:
                        notebook.note(str(task), done)
            except SoakFailure as failure:
                file = keep(given.folder, task, failure)
                console.print(f"[red]{'; '.join(failure.__notes__)}: {failure}[/]\nThe game so far: {file}")
                return 1
    console.print(f"{sum(task.games for task in tasks)} games, nothing wrong.")
    return 0
