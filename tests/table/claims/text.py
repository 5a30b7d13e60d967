"""Claims in words."""

from collections.abc import Sequence

from tests.table.claims.game import ClaimsState

from spindletop.games.reader import Reader
from spindletop.kernel import Event

HEADINGS = ("staked",)


def question(state: ClaimsState, names: Sequence[str]) -> str:
    return f"{state.question}"


def action(state: ClaimsState, action: int, names: Sequence[str]) -> str:
    return state.setup.game.name(action)


def step(state: ClaimsState, chosen: int, names: Sequence[str]) -> str:
    return action(state, chosen, names)


def event(state: ClaimsState, event: Event, reader: Reader) -> str:
    return f"{reader.names[event.numbers[0]]} {event.kind} {' '.join(map(str, event.numbers[1:]))}".strip()


def heading(state: ClaimsState, event: Event, reader: Reader) -> str:
    return ""


def doer(state: ClaimsState, event: Event, before: Sequence[Event]) -> int:
    return event.numbers[0]
