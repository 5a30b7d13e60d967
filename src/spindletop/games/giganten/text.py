"""Giganten in words."""

from collections.abc import Sequence

from spindletop.games.giganten.steps import Build
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.text import Words
from spindletop.kernel import Event

WORDS = Words(black="the black train", unit="unit", marker="tile", line="column", terrain=("plain", "hill", "mountain"))


def question(state: ProspectingState, names: Sequence[str]) -> str:
    if isinstance(state.question, Build):
        return f"{names[state.actor]}: do you build a derrick beside your truck?"
    return WORDS.question(state, names)


def action(state: ProspectingState, action: int) -> str:
    return WORDS.action(state, action)


def event(state: ProspectingState, event: Event, names: Sequence[str]) -> str:
    return WORDS.event(state, event, names)
