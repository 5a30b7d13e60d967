"""How the results of Black Gold came about: as in games/prospecting."""

from collections.abc import Sequence

from spindletop.games.accounts import Account
from spindletop.games.black_gold.state import BlackGoldState
from spindletop.games.black_gold.text import WORDS
from spindletop.games.prospecting import account as shared
from spindletop.kernel import Event


def account(state: BlackGoldState, told: Sequence[Event]) -> Account:
    return shared.account(state, told, WORDS)
