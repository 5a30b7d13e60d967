"""Giganten in words."""

from collections.abc import Sequence

from spindletop.games.giganten.steps import Build
from spindletop.games.giganten.words import say
from spindletop.games.prospecting.state import ProspectingState
from spindletop.games.prospecting.text import HEADINGS, Words, doer
from spindletop.games.reader import Reader
from spindletop.kernel import Event

__all__ = ["HEADINGS", "WORDS", "action", "doer", "event", "heading", "question", "request", "step"]

WORDS = Words(say)


def question(state: ProspectingState, names: Sequence[str]) -> str:
    return WORDS.asks(state, names, request(state))


def request(state: ProspectingState) -> str:
    return say("question.build") if isinstance(state.question, Build) else WORDS.request(state)


def action(state: ProspectingState, action: int, names: Sequence[str]) -> str:
    return WORDS.action(state, action, names)


def step(state: ProspectingState, action: int, names: Sequence[str]) -> str:
    return WORDS.step(state, action, names)


def event(state: ProspectingState, event: Event, reader: Reader) -> str:
    return WORDS.event(state, event, reader)


def heading(state: ProspectingState, event: Event, reader: Reader) -> str:
    return WORDS.heading(state, event, reader)
