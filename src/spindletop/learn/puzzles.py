"""A game's puzzles, as they lie in its folder: positions of play in which the obvious answer is not the best.

`puzzles.toml` is found by `spindletop lab puzzles`. A puzzle holds the answers that stand, and all that can be clicked
there: each choice with the plan that it begins, and how often that won in many futures. Nothing is judged again when
somebody answers.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from spindletop.analysis.reasons import Reason
from spindletop.kernel import Game, State
from spindletop.kernel.registry import game, game_class

FILE = "puzzles.toml"
THEN = ";"  # between the answers of a run, in notation
LEVELS = (0.0, 0.45, 0.6)  # how hard a puzzle of each is at least


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that can be clicked."""

    run: str  # its answers, in notation
    plan: str  # the same, and what should follow
    share: float  # of the win, with that plan
    right: bool = False

    @property
    def steps(self) -> list[str]:
        return steps_of(self.run)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what its answers are worth."""

    seats: int
    hard: float  # from 0 to 1
    futures: int  # into which its choices were followed
    obvious: str  # what the quick bot would answer: one of the choices
    answers: str  # that stand, in notation
    choices: list[Choice]  # the best first
    reasons: list[Reason] = []  # why the best is better than the obvious one

    @property
    def id(self) -> str:
        """By which a browser knows it, wherever it stands in the list."""
        return sha256(self.answers.encode()).hexdigest()[:10]

    @property
    def level(self) -> int:
        """From 1."""
        return sum(self.hard >= least for least in LEVELS)

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def choice(self, run: str) -> Choice | None:
        """What was judged of these answers: all of them, or the longest beginning."""
        steps = steps_of(run)
        begun = [each for each in self.choices if each.steps == steps[: len(each.steps)]]
        return max(begun, key=lambda each: len(each.steps), default=None)

    def position(self, of: Game[Any]) -> State:
        """The position itself: show nobody more than the view of the seat that is asked."""
        state: State = of.new(self.seats)
        for answer in steps_of(self.answers):
            state.play(of.parse(answer))
        return state


def steps_of(text: str) -> list[str]:
    return [each.strip() for each in text.split(THEN)]


def read(text: str) -> list[Puzzle]:
    return msgspec.convert(tomllib.loads(text).get("puzzle", []), list[Puzzle])


def written(puzzles: Sequence[Puzzle]) -> str:
    """As a file, the easy ones first."""
    lines = [
        "# Found by `spindletop lab puzzles`: the answers that stand, and what all that can be clicked there is worth."
    ]
    for each in sorted(puzzles, key=lambda each: each.hard):
        lines += ["", "[[puzzle]]"]
        lines += [f"{name} = {getattr(each, name)}" for name in ("seats", "hard", "futures")]
        lines += [f'{name} = "{getattr(each, name)}"' for name in ("obvious", "answers")]
        lines += ["choices = [", *(f"    {{ {in_a_row(choice)} }}," for choice in each.choices), "]"]
        lines += ["reasons = [", *(f"    {{ {as_noted(reason)} }}," for reason in each.reasons), "]"]
    return "\n".join(lines) + "\n"


def in_a_row(choice: Choice) -> str:
    right = ", right = true" if choice.right else ""
    return f'run = "{choice.run}", plan = "{choice.plan}", share = {choice.share:.3f}{right}'


def as_noted(reason: Reason) -> str:
    place = "" if reason.place is None else f", place = {reason.place}"
    return f'feature = "{reason.feature}", amount = {reason.amount:.3f}{place}'


def has_puzzles(slug: str) -> bool:
    return (game_class(slug).folder / FILE).exists()


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """Of a game with its own components; empty, if it has none."""
    return tuple(read((game(slug).folder / FILE).read_text(encoding="utf-8"))) if has_puzzles(slug) else ()
