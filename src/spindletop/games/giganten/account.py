"""How the results of Giganten came about: as in games/prospecting."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.giganten.text import WORDS
from spindletop.games.prospecting import account as shared
from spindletop.games.prospecting.state import ProspectingState
from spindletop.kernel import Event


def account(state: ProspectingState, told: Sequence[Event]) -> Account:
    return shared.account(state, told, WORDS)
