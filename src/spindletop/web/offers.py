"""What the action bar offers: answers without a place on the board, as buttons or as a stepper."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape

from spindletop.games import folder
from spindletop.kernel import State

BUTTONS = 8  # more answers of one verb than this are a list to step through
ON_BOARD = re.compile(r'data-action="([^"]*)"')


@dataclass(frozen=True)
class Offer:
    """One answer: its notation, and what it means in words."""

    action: str
    words: str


@dataclass(frozen=True)
class Choice:
    """All answers of one verb that the bar offers."""

    verb: str
    offers: list[Offer]
    stepper: bool


def on_board(picture: str) -> set[str]:
    """The answers that can be clicked in a picture."""
    return {unescape(action) for action in ON_BOARD.findall(picture)}


def choices(view: State, legal: Sequence[int], placed: set[str], names: Sequence[str]) -> list[Choice]:
    """The answers that are not placed on the board, verb by verb."""
    game = view.setup.game
    text = folder.text(game)
    by_verb: dict[str, list[Offer]] = {}
    for action in legal:
        name = game.name(action)
        if name not in placed:
            by_verb.setdefault(game.verb(action)[0], []).append(
                Offer(name, folder.sentence(text.action(view, action, names)))
            )
    return [Choice(verb, offers, len(offers) > BUTTONS) for verb, offers in by_verb.items()]


def rule_of(view: State) -> str:
    """The number of the rule that the question comes from, on the page of the game at the table."""
    asked = view.question
    return view.setup.game.rule_of(type(asked)) if asked is not None else ""
