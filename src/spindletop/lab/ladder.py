"""The ladder: one page of what arenas and matches have shown, each table with the command that makes it again."""

import shlex
from itertools import count, groupby, takewhile
from pathlib import Path

import msgspec

from spindletop.console import setup_words
from spindletop.kernel import registry
from spindletop.lab.arena import COLUMNS, Contest, Note, standings
from spindletop.lab.longrun import noted

Run = tuple[Contest, list[Note]]  # with its games

INTRODUCTION = """\
# The ladder

How strong the bots are, measured in games among themselves. The command above a table makes it again; what these
commands noted was put together by `spindletop bots ladder`.

- **wins**: share of the wins for each seat that the bot took (**played**). A win shared by k seats counts 1/k. The bots
  change seats from game to game, so that all of them take every seat equally often.
- **rating**: 400 points more are ten times the odds to win. Zero is the mean of the bots that met in the same run with
  the same number of seats; ratings of different runs cannot be compared.
- **an answer**, **at most**: how long the bot thought about an answer, on average and at the longest.
"""


def page(folder: Path) -> str:
    """The ladder of all notebooks in this folder, in Markdown."""
    runs = [run for file in sorted(folder.glob("*.notes")) if (run := read(file))[1]]
    if not runs:
        raise ValueError(f"no games were noted in {folder}: play some with spindletop bots arena or match")
    order = registry.games()
    runs.sort(key=lambda run: (order.index(run[0].game), *same_command(run), run[0].seats))
    parts = [INTRODUCTION]
    for slug, of_game in groupby(runs, key=lambda run: run[0].game):
        parts.append(f"## {registry.game_class(slug).title}\n")
        parts += [section(list(together)) for _, together in groupby(of_game, key=same_command)]
    return "\n".join(parts)


def read(file: Path) -> Run:
    """A contest with its games, up to the first that was not played yet: those beyond it were the quick ones."""
    try:
        about, *entries = noted(file) or [None]
        contest = msgspec.convert(about, Contest)
        by_number = msgspec.convert(dict(entries), dict[str, Note])
    except (ValueError, TypeError) as error:
        raise ValueError(f"{file} is not the notebook of an arena or a match: {error}") from None
    rules = registry.game_class(contest.game).rules
    if contest.rules != rules:
        raise ValueError(f"{file} was played by rules {contest.rules} of {contest.game}, now it has {rules}: delete it")
    played = takewhile(lambda number: str(number) in by_number, count())
    return contest, [by_number[str(number)] for number in played]


def same_command(run: Run) -> tuple[str, int, str]:
    """What one command shares over all numbers of seats."""
    contest, played = run
    return contest.run, len(played), repr(msgspec.structs.replace(contest, seats=0))


def section(runs: list[Run]) -> str:
    contest, played = runs[0]
    lines = [["seats", "fair share", *COLUMNS], ["---"] * (2 + len(COLUMNS))]
    for each, games in runs:
        lines += [[str(each.seats), f"{1 / each.seats:.1%}", *standing.row()] for standing in standings(games)]
    table = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    seats = [each.seats for each, _ in runs]
    return f"    {command(contest, seats, len(played))}\n\n{table}\nPlayed by the {contest.build} build.\n"


def command(contest: Contest, seats: list[int], games: int) -> str:
    """How to play these games again."""
    bots = list(contest.bots) if contest.run == "match" else ["--bots", ",".join(contest.bots)]
    words = ["spindletop", "bots", contest.run, contest.game, *bots]
    words += ["--seats", ",".join(map(str, seats)), "--games", str(games), "--seed", str(contest.seed)]
    return shlex.join([*words, *setup_words(contest.file, contest.options)])
