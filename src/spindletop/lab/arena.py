"""Bots play each other: who sits where in the game of a number, how it ends, and what all games say together."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from spindletop.bots.match import Clock, Result, play_out
from spindletop.bots.ratings import Rating, rate
from spindletop.bots.roster import any_bot
from spindletop.bots.seatings import among, everyone
from spindletop.kernel import Game, Rng, State, state
from spindletop.kernel.registry import game
from spindletop.kernel.state import OptionValue

BUILD = "plain" if (state.__file__ or "").endswith(".py") else "compiled"
COLUMNS = ("bot", "played", "wins (95% interval)", "rating (95%)", "an answer", "at most")


class Contest(msgspec.Struct, frozen=True):
    """What the games of a run depend on. In a match the first bot meets the second; in an arena everybody meets."""

    run: Literal["match", "arena"]
    game: str
    rules: int
    content: str  # its hash
    file: str | None  # where own content is
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[str, ...]
    seats: int
    seed: int
    build: str = BUILD  # a bot that thinks by the clock is stronger compiled
    code: str = ""  # of the bots, its hash, where games of other bots are never to be counted with these

    def seatings(self) -> list[list[str]]:
        if self.run == "match":
            hero, rivals = self.bots
            return among(hero, rivals, self.seats)
        return everyone(self.bots, self.seats)

    def about(self) -> dict[str, Any]:
        """As the first line of a notebook has it."""
        about: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return about

    @property
    def notes(self) -> str:
        """The name of its notebook, that of no other contest."""
        digest = hashlib.sha256(json.dumps(self.about()).encode()).hexdigest()[:8]
        names = "-".join(name.replace(":", "_") for name in self.bots)
        return f"{self.run}-{self.game}-{self.seats}-{names}-{digest}.notes"


class Note(msgspec.Struct):
    """What is noted of a game."""

    bots: list[str]  # by seat
    winners: list[int]
    thought: list[tuple[int, float, float]]  # by seat: answers, seconds for all of them, for the longest


@dataclass(frozen=True)
class Task:
    """The game of a number."""

    contest: Contest
    number: int
    bots: tuple[str, ...]  # by seat


def tasks(contest: Contest, games: int) -> list[Task]:
    seatings = contest.seatings()
    return [Task(contest, number, tuple(seatings[number % len(seatings)])) for number in range(games)]


def play(task: Task) -> dict[str, Any]:
    """Play this game; what is noted of it, as plain data."""
    contest = task.contest
    its_game: Game[Any] = game(contest.game, contest.file)
    position: State = its_game.new(contest.seats, **dict(contest.options))
    players = [any_bot(name, its_game) for name in task.bots]
    clocks = play_out(position, players, Rng(contest.seed << 32 | task.number))
    thought = [(clock.answers, round(clock.seconds, 6), round(clock.longest, 6)) for clock in clocks]
    plain: dict[str, Any] = msgspec.to_builtins(Note(list(task.bots), position.winners(), thought))
    return plain


@dataclass(frozen=True)
class Standing:
    """How a bot did."""

    bot: str
    result: Result  # each seat it took counts as a game; seats of one game share its win, so no interval is too narrow
    rating: Rating
    clock: Clock

    def row(self) -> list[str]:
        """As the table of all standings shows it, under COLUMNS."""
        low, high = self.result.interval
        return [
            self.bot,
            str(self.result.games),
            f"{self.result.share:.1%} ({low:.1%} to {high:.1%})",
            f"{self.rating.points:+.0f} ± {self.rating.half:.0f}",
            spelled(self.clock.mean),
            spelled(self.clock.longest),
        ]


def standings(games: list[Note]) -> list[Standing]:
    """Of all bots in these games of one contest, the best first."""
    results: dict[str, Result] = {}
    clocks: dict[str, Clock] = {}
    for played in games:
        for seat, name in enumerate(played.bots):
            results.setdefault(name, Result(len(played.bots))).add(played.winners, seat)
            clocks.setdefault(name, Clock()).add(*played.thought[seat])
    rated = rate([(played.bots, played.winners) for played in games])
    return [Standing(name, results[name], rating, clocks[name]) for name, rating in rated.items()]


def spelled(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{seconds * 1000:.2g} ms"
