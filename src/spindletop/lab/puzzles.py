"""spindletop lab puzzles: looks through games of bots for positions in which the obvious answer is not the best.

Interrupt it at any time: what was found is kept in a notebook beside the file, and the next run goes on from there.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from rich.console import Console

from spindletop.art.scene import notation
from spindletop.bots import roster
from spindletop.console import complaints
from spindletop.kernel import NATURE, OVER, Game, Rng, State
from spindletop.kernel.registry import game, games
from spindletop.lab.blind import blind
from spindletop.lab.longrun import Notebook, add_spread, check_spread, progress_bar, spread, stoppable
from spindletop.lab.sieve import reasoned, sift, stands
from spindletop.learn.lesson import asks
from spindletop.learn.puzzles import FILE, Puzzle, read, written

if TYPE_CHECKING:
    from spindletop.console import Commands

LOOKED_AT = 20  # positions of a game
FROM_ONE = 2  # puzzles of a game, at most


class Part(NamedTuple):
    """A game to look through."""

    slug: str
    seats: int
    seed: int


class Again(NamedTuple):
    """A puzzle to look at again."""

    slug: str
    puzzle: Puzzle
    seed: int


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "puzzles",
        description="Looks through games of bots for positions in which one plan is better beyond doubt and the "
        "obvious one is worse. Interrupt it at any time: the next run goes on where this one stopped.",
        epilog="Example: spindletop lab puzzles crude --games 500 -o puzzles.toml",
    )
    parser.add_argument("game", choices=[slug for slug in games() if not game(slug).memory])
    parser.add_argument("--seats", type=int, default=3, metavar="N", help="number of seats (3)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games to look through (200)")
    parser.add_argument("--keep", type=int, default=20, metavar="N", help="puzzles to keep (20)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the run (1)")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the puzzles; default: the game's own")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    parser.add_argument("--verify", action="store_true", help="only tell how many stay right under another seed")
    parser.add_argument("--reasons", action="store_true", help="only work out anew why the best of each is better")
    parser.add_argument(
        "--blind", type=Path, metavar="FILE", help="only write a sheet on which reasons are to be guessed"
    )
    add_spread(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        check_spread(given)
        chosen = game(given.game)
        output = given.output or chosen.folder / FILE
        if given.reasons:
            return reason(given, chosen, output)
        if given.blind:
            return guess(given, chosen, output)
        return verify(given, output) if given.verify else find(given, chosen, output)


def guess(given: argparse.Namespace, chosen: Game[Any], output: Path) -> int:
    found = read(output.read_text(encoding="utf-8"))
    count = blind(chosen, found, given.blind, given.seed)
    print(
        f"{count} of {len(found)} puzzles have reasons: {given.blind}, and {given.blind.with_suffix('.key')} beside it"
    )
    return 0


def find(given: argparse.Namespace, chosen: Game[Any], output: Path) -> int:
    about = {"game": chosen.slug, "rules": chosen.rules, "content": chosen.source.hash, "seats": given.seats}
    notebook = Notebook(output.with_suffix(".notes"), {**about, "seed": given.seed}, given.fresh)
    parts = [Part(chosen.slug, given.seats, given.seed + number) for number in range(given.games)]
    missing = [part for part in parts if str(part.seed) not in notebook.entries]
    console = Console(highlight=False)
    with stoppable(console), progress_bar(console) as progress:
        bar = progress.add_task(chosen.slug, total=len(parts), completed=len(parts) - len(missing))
        for part, found in spread(look_through, missing, given.jobs, given.ray):
            notebook.note(str(part.seed), msgspec.to_builtins(found))
            progress.advance(bar)
    noted = [msgspec.convert(notebook.entries[str(part.seed)], list[Puzzle]) for part in parts]
    kept = [reasoned(each, chosen) for each in choose(chosen, noted, given.keep)]
    output.write_text(written(kept), encoding="utf-8")
    console.print(f"{sum(map(len, noted))} puzzles in {len(parts)} games, {len(kept)} kept: {output}")
    return 0


def look_through(part: Part) -> list[Puzzle]:
    """The puzzles among some positions of a game."""
    chosen, rng = game(part.slug), Rng(part.seed)
    turns = list(turns_of(chosen, part.seats, rng))
    some = [turns.pop(rng.below(len(turns))) for _ in range(min(LOOKED_AT, len(turns)))]
    found = (sift(view, notation(chosen, answers), part.seed) for answers, view in some)
    return [each for each in found if each is not None]


def turns_of(chosen: Game[Any], seats: int, rng: Rng) -> Iterator[tuple[list[int], State]]:
    """Of a game of the usual bot: wherever a seat has a choice, with the answers that stand."""
    state, bot = chosen.new(seats), roster.bot(roster.USUAL, chosen)
    answers = list[int]()
    while (actor := state.actor) != OVER:
        if actor == NATURE:
            action = state.top().draw(state, rng)
        else:
            view = state.view(actor)
            if len(view.legal()) > 1:
                yield answers.copy(), view
            action = bot.choose(view, rng)
        state.play(action)
        answers.append(action)


def choose(chosen: Game[Any], found: Sequence[Sequence[Puzzle]], most: int) -> list[Puzzle]:
    """Of all levels and kinds of questions in turn, those that matter most first."""
    kinds: dict[tuple[int, str], list[Puzzle]] = {}
    for of_a_game in found:
        for each in sorted(of_a_game, key=lead, reverse=True)[:FROM_ONE]:
            kinds.setdefault((each.level, asks(each.position(chosen))), []).append(each)
    for some in kinds.values():
        some.sort(key=lead)
    kept: list[Puzzle] = []
    while len(kept) < most and any(kinds.values()):
        kept += [some.pop() for _, some in sorted(kinds.items()) if some]
    return kept[:most]


def lead(puzzle: Puzzle) -> float:
    """Of the best over the obvious."""
    obvious = puzzle.choice(puzzle.obvious)
    assert obvious is not None
    return puzzle.best.share - obvious.share


def reason(given: argparse.Namespace, chosen: Game[Any], output: Path) -> int:
    """Why, of all in a file, as the game tells it now."""
    tasks = [Again(chosen.slug, each, given.seed) for each in read(output.read_text(encoding="utf-8"))]
    console = Console(highlight=False)
    with stoppable(console), progress_bar(console) as progress:
        bar = progress.add_task(chosen.slug, total=len(tasks))
        done: list[Puzzle] = []
        for _, puzzle in spread(reason_again, tasks, given.jobs, given.ray):
            done.append(puzzle)
            progress.advance(bar)
    output.write_text(written(done), encoding="utf-8")
    console.print(f"{sum(bool(each.reasons) for each in done)} of {len(done)} have reasons: {output}")
    return 0


def reason_again(task: Again) -> Puzzle:
    return reasoned(task.puzzle, game(task.slug))


def verify(given: argparse.Namespace, output: Path) -> int:
    """All of a file in other futures."""
    puzzles = read(output.read_text(encoding="utf-8"))
    console, right = Console(highlight=False), 0
    tasks = [Again(given.game, each, given.seed) for each in puzzles]
    with stoppable(console), progress_bar(console) as progress:
        bar = progress.add_task(given.game, total=len(tasks))
        for _, still in spread(stands_again, tasks, given.jobs, given.ray):
            right += still
            progress.advance(bar)
    console.print(f"{right} of {len(puzzles)} stay right under seed {given.seed}")
    return 0


def stands_again(task: Again) -> bool:
    return stands(task.puzzle, game(task.slug), task.seed)
