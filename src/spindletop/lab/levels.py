"""Are a game's levels steady steps? Neighbours on its dial play each other until their step is known well enough.

In games for two a step is how often the upper one wins; with more seats it is made from the ratings of both, as if
they played for two. The chain of all steps also says where ten even ones would be.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table

from spindletop.bots.levels import HIGHEST, LOWEST
from spindletop.bots.ratings import rate
from spindletop.bots.roster import FULL, USUAL, any_bot
from spindletop.console import add_game, chosen_game, chosen_options, complaints, own_options
from spindletop.games import folder
from spindletop.kernel import Game
from spindletop.lab.arena import Contest, Note, play, tasks
from spindletop.lab.longrun import Notebook, progress_bar, stoppable

if TYPE_CHECKING:
    from spindletop.console import Commands

NOTES = Path(".levels")
STEADY = 0.6, 0.7  # how often a level is to beat the one below
SURE = 1.5  # times the interval must be clear of these bounds to end a step: it is looked at again and again
LEAST_NICE = 19
BOTS = "spindletop.bots"


@dataclass(frozen=True)
class Step:
    """From one place on the dial to the next."""

    lower: float
    upper: float
    games: int
    points: float  # by which the upper one is rated higher,
    half: float  # give or take

    @property
    def share(self) -> float:
        return as_share(self.points)

    @property
    def interval(self) -> tuple[float, float]:
        return as_share(self.points - self.half), as_share(self.points + self.half)

    @property
    def verdict(self) -> str:
        return judged(*self.interval) or "not certain"

    @property
    def decided(self) -> bool:
        return bool(judged(as_share(self.points - SURE * self.half), as_share(self.points + SURE * self.half)))


def judged(low: float, high: float) -> str:
    """A step whose share lies in between; empty if that does not say."""
    least, most = STEADY
    if high < least:
        return "too small"
    if low > most:
        return "too large"
    return "steady" if least <= low and high <= most else ""


def as_share(points: float) -> float:
    """Of the games for two, for who is rated so much higher."""
    return float(1 / (1 + 10 ** (-points / 400)))


def add_command(commands: "Commands") -> None:
    parser = commands.add_parser(
        "levels",
        help="how steady the ten levels of a game are",
        description="Each level plays the one below, until it is certain whether it wins 60 to 70 of 100 games for "
        "two, or as many games as are given; then it is said where the dial would have to stand for even steps. "
        "What was played is noted: the next run goes on from there. It lets everything else on this machine go first.",
        epilog="Example: spindletop lab levels crude --games 200",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="players (else as few as the game allows)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for a step, at most (200)")
    parser.add_argument("--dials", metavar="X,X[,X...]", help="places on the dial to measure instead of the levels'")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the run (1)")
    parser.add_argument("--folder", type=Path, default=NOTES, help=f"where games are noted ({NOTES})")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with complaints():
        game = chosen_game(given)
        dials = chosen_dials(given, game)
        contests = [contest(given, game, lower, upper) for lower, upper in pairwise(dials)]
        books = [Notebook(given.folder / each.notes, each.about(), given.fresh) for each in contests]
    if hasattr(os, "nice"):
        os.nice(LEAST_NICE)
    console = Console(highlight=False)
    steps = []
    with stoppable(console), progress_bar(console) as progress:
        for (lower, upper), each, book in zip(pairwise(dials), contests, books, strict=True):
            bar = progress.add_task(f"{lower:g} and {upper:g}", total=given.games)
            for step in measured(lower, upper, each, book, given.games):
                progress.update(bar, completed=step.games)
            progress.update(bar, total=step.games)
            steps.append(step)
    console.print(table(dials, steps, contests[0].seats))
    if len(steps) > 1:
        fixed = fixed_places(game, dials)
        console.print(f"even steps: {', '.join(f'{dial:g}' for dial in evenly(steps, fixed))}")
        for line in spans(steps, fixed):
            console.print(line)
    return 0


def fixed_places(game: Game[Any], dials: Sequence[float]) -> dict[int, float]:
    """Levels whose places on the dial are given, the others go evenly between: the ends of what was measured, and the
    place of the usual bot, where that is the one at which the dial changes its meaning."""
    usual = {} if folder.dial(game) else {folder.marks(game)[USUAL]: FULL}
    inside = {level: place for level, place in usual.items() if dials[0] < place < dials[-1]}
    return {LOWEST: dials[0], **inside, HIGHEST: dials[-1]}


def chosen_dials(given: argparse.Namespace, game: Game[Any]) -> list[float]:
    try:
        dials = [float(each) for each in given.dials.split(",")] if given.dials else list(folder.dials(game))
    except ValueError:
        raise ValueError(f"--dials are numbers, like 0.2,0.5,1, not {given.dials!r}") from None
    if len(dials) < 2 or any(upper <= lower for lower, upper in pairwise(dials)):
        raise ValueError("name two or more places on the dial, from the lowest to the highest")
    if given.games < 1 or given.seed < 0:
        raise ValueError("--games is a number from 1 up, --seed one from 0 up")
    for each in dials:
        any_bot(f"dial:{each:g}", game)
    return dials


def contest(given: argparse.Namespace, game: Game[Any], lower: float, upper: float) -> Contest:
    seats = given.seats or game.seats[0]
    options = own_options(game, seats, chosen_options(given))
    bots = f"dial:{lower:g}", f"dial:{upper:g}"
    content = game.source.hash
    return Contest(
        "arena", game.slug, game.rules, content, given.content, options, bots, seats, given.seed, code=code(game)
    )


def code(game: Game[Any]) -> str:
    """The hash of all that its bots are made of: whatever judges, searches, or knows the rules."""
    classes = [each for each in type(game).__mro__ if issubclass(each, Game) and each is not Game]
    own = {each.__module__.rpartition(".")[0] for each in classes}
    total = sha256()
    for package in sorted({BOTS, *own}):
        for file in sorted(Path(sys.modules[package].__file__ or "").parent.glob("*.py")):
            total.update(file.read_bytes())
    return total.hexdigest()[:16]


def measured(lower: float, upper: float, contest: Contest, book: Notebook, most: int) -> Iterator[Step]:
    """The step as it looks after each round of seatings, until it is decided."""
    games: list[Note] = []
    for task in tasks(contest, most):
        if str(task.number) not in book.entries:
            book.note(str(task.number), play(task))
        games.append(msgspec.convert(book.entries[str(task.number)], Note))
        if len(games) % len(contest.seatings()) == 0 or len(games) == most:
            step = step_of(lower, upper, contest.bots, games)
            yield step
            if step.decided:
                return


def step_of(lower: float, upper: float, bots: Sequence[str], games: list[Note]) -> Step:
    ratings = rate([(played.bots, played.winners) for played in games])
    below, above = (ratings[name] for name in bots)
    return Step(lower, upper, len(games), above.points - below.points, above.half + below.half)


def evenly(steps: Sequence[Step], fixed: Mapping[int, float]) -> list[float]:
    """Where the dial would stand for ten levels, of which these have their places: with even steps between them, if
    strength grows evenly between two places that were measured."""
    dials, heights = profile(steps)
    found = [fixed[LOWEST]]
    for (low, first), (high, last) in pairwise(fixed.items()):
        bottom, top = (between(place, dials, heights) for place in (first, last))
        for level in range(low + 1, high + 1):
            found.append(between(bottom + (top - bottom) * (level - low) / (high - low), heights, dials))
    return [float(f"{dial:.3g}") for dial in found]


def spans(steps: Sequence[Step], fixed: Mapping[int, float]) -> Iterator[str]:
    """How large even steps are between two levels that have their places: too large or too small, wherever they
    stand."""
    dials, heights = profile(steps)
    for (low, first), (high, last) in pairwise(fixed.items()):
        points = between(last, dials, heights) - between(first, dials, heights)
        share = as_share(points / (high - low))
        yield f"from level {low} to {high} even steps win {share:.0%}: {judged(share, share)}"


def profile(steps: Sequence[Step]) -> tuple[list[float], list[float]]:
    """The places that were measured, and how strong the bots there are; a step down counts as none."""
    dials, heights = [steps[0].lower], [0.0]
    for step in steps:
        dials.append(step.upper)
        heights.append(heights[-1] + max(step.points, 0.0))
    return dials, heights


def between(place: float, along: Sequence[float], values: Sequence[float]) -> float:
    """The value at this place along a line of points."""
    for (near, far), (low, high) in zip(pairwise(along), pairwise(values), strict=True):
        if place <= far:
            return low + (high - low) * (place - near) / (far - near) if far > near else low
    return values[-1]


def table(dials: Sequence[float], steps: Sequence[Step], seats: int) -> Table:
    shown = Table(title=f"\n{seats} seats", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in ("level", "dial", "games", "beats the one below (95% interval)", "points", ""):
        shown.add_column(column, justify="right" if column else "left")
    levels = range(LOWEST, HIGHEST + 1) if len(dials) == HIGHEST else [""] * len(dials)
    for level, dial, step in zip(levels, dials, [None, *steps], strict=True):
        if step is None:
            shown.add_row(str(level), f"{dial:g}", "", "", "", "")
            continue
        low, high = step.interval
        share = f"{step.share:.0%} ({low:.0%} to {high:.0%})"
        shown.add_row(str(level), f"{dial:g}", str(step.games), share, f"{step.points:+.0f}", step.verdict)
    return shown
